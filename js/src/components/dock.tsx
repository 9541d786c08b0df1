// Where the eye is: what just happened and why, what can be done now, and what must be named.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import {
  type Card,
  calledIn,
  type Message,
  type Snapshot,
  spokenTo,
  type Token,
} from "../frames.ts";
import { bottomSeat, sortedHand } from "../layout.ts";
import type { Step } from "../player.ts";
import type { TableStore } from "../store.ts";
import type { Texts } from "../text.ts";
import { CardRow, FacePicture } from "./card.tsx";
import { useFirstFocus, useSpeaker, useStore } from "./context.ts";
import { ColorMark, Icon, Key } from "./icons.tsx";

export interface Told {
  says: readonly Message[];
  rules: readonly string[];
}

const QUIET: ReadonlySet<string> = new Set(["turn", "choose_color", "respond", "await_ready"]);
/** As many sentences are heard, and as many of them are shown. */
const AT_MOST = 8;
const IN_SIGHT = 3;

/**
 * The newest event worth a sentence; whose turn it is is said elsewhere. Where nothing moves
 * (`all`) the events that nobody could see are told too, back to the viewer's last turn.
 */
export function latestEvents(steps: readonly Step[], index: number, all: boolean): Told {
  const told: { say: Message; rules: readonly string[] }[] = [];
  for (let i = index; i >= 0 && told.length < AT_MOST; i--) {
    const step = steps[i];
    if (!step) break;
    const { say, rules } = step.frame ?? step.snapshot;
    if (say && (step.frame === null || !QUIET.has(step.frame.kind))) {
      told.unshift({ say, rules });
      if (!all) break;
    }
    const before = steps[i - 1];
    const ended = before && before.seq !== step.seq;
    if (ended && all && before.snapshot.turn === before.snapshot.viewer) break;
    if (ended && !all && told.length > 0) break;
  }
  if (told.length === 0) {
    const here = steps[index]?.frame ?? steps[index]?.snapshot;
    if (here?.say) told.push({ say: here.say, rules: here.rules });
  }
  return {
    says: told.map(({ say }) => say),
    rules: [...new Set(told.flatMap(({ rules }) => rules))],
  };
}

/** One sentence: what is asked of whom. */
export function promptOf(table: Snapshot, texts: Texts): string {
  if (table.result) return texts.t("ui-round-over");
  const { turn, phase } = table;
  if (turn === null) return "";
  if (spokenTo(table, turn)) {
    const id = `ui-do-${phase.replaceAll("_", "-")}`;
    // An onlooker has no cards to raise.
    return texts.t(table.viewer !== null && texts.has(id) ? id : "ui-your-turn");
  }
  const what = phase === "respond" || phase === "choose_color" ? phase.replace("_", "-") : "turn";
  return texts.t(`ui-waits-${what}`, { player: calledIn(table, turn) });
}

export function Rules({ rules }: { rules: readonly string[] }) {
  const texts = useSpeaker().texts.value;
  return (
    <ul class="uf-rules" data-testid="rules">
      {rules.map((id) => {
        const rule = texts.rule(id);
        return (
          <li key={id}>
            <b>{rule.title}</b>
            <br />
            {rule.text} <span class="uf-rule-id">{id}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface CaptionProps {
  says: readonly Message[];
  rules: readonly string[];
  prompt: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** What happened, as a sentence, with the rule one click away. */
export function Caption({ says, rules, prompt, open, onOpen }: CaptionProps) {
  const texts = useStore().texts.value;
  if (says.length === 0 && !prompt) return null;
  const last = says.at(-1);
  const before = says.slice(-IN_SIGHT, -1);
  return (
    <div class="uf-note" data-testid="caption-box">
      {before.length > 0 && (
        <p class="uf-earlier" data-testid="earlier" dir="auto">
          {before.map((say) => texts.say(say)).join(" ")}
        </p>
      )}
      <p class="uf-caption">
        {last && (
          <span data-testid="caption" dir="auto">
            {texts.say(last)}{" "}
          </span>
        )}
        {rules.length > 0 && (
          <button
            type="button"
            class="uf-link"
            data-testid="why"
            aria-expanded={open}
            aria-keyshortcuts="W"
            title="W"
            onClick={() => onOpen(!open)}
          >
            {texts.t("ui-why")}
          </button>
        )}
      </p>
      {prompt && (
        <p class="uf-prompt" data-testid="prompt">
          {prompt}
        </p>
      )}
    </div>
  );
}

interface SheetProps {
  /** As much room as there is above the caption. */
  room: number;
  onClose: () => void;
  children: ComponentChildren;
}

/** An answer to a question: it lies over the table above the caption, and nothing makes room. */
export function Sheet({ room, onClose, children }: SheetProps) {
  return (
    <div class="uf-note uf-answer" style={{ "--uf-room": `${room}px` }}>
      <button
        type="button"
        class="uf-quiet uf-close"
        data-testid="sheet-close"
        aria-label={useStore().texts.value.t("ui-close")}
        title="Esc"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {children}
    </div>
  );
}

/** Why a card may not be laid, or why something was refused. */
export function Explanation() {
  const store = useStore();
  const explained = store.explained.value;
  return (
    explained && (
      <div data-testid="explained" role="status">
        <p class="uf-prompt">{store.texts.value.say(explained.say)}</p>
        <Rules rules={explained.rules} />
      </div>
    )
  );
}

interface ActionProps {
  id: string;
  letter: string;
  label: string;
  strong?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

export function ActionButton({ id, letter, label, strong, pressed, onClick }: ActionProps) {
  return (
    <button
      type="button"
      class={strong ? "uf-action uf-strong" : "uf-action"}
      data-testid={`action-${id}`}
      aria-keyshortcuts={letter || undefined}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {label} <Key letter={letter} />
    </button>
  );
}

/** UNO: at once, or together with the card that is laid next. */
function UnoButton() {
  const store = useStore();
  const texts = store.texts.value;
  const now = unoNow(store);
  if (!now && !canArm(store)) return null;
  const armed = store.armedUno.value;
  return (
    <ActionButton
      id="uno"
      letter="U"
      strong
      pressed={now ? undefined : armed}
      label={texts.t(now ? "ui-say-uno" : armed ? "ui-uno-armed" : "ui-uno-arm")}
      onClick={() => sayUno(store)}
    />
  );
}

function canArm(store: TableStore): boolean {
  return Object.values(store.actions.value?.cards ?? {}).some((card) => card.ok && card.uno);
}

/** Whether UNO is said at once. A task is answered by one move, so there it goes with a card. */
function unoNow(store: TableStore): boolean {
  return !!store.actions.value?.uno && !(store.task.value && canArm(store));
}

export function sayUno(store: TableStore): void {
  // While a color is being named, UNO goes out with the card.
  if (canArm(store) && (store.choice.value || !unoNow(store)))
    store.armedUno.value = !store.armedUno.value;
  else if (unoNow(store)) store.intent("uno");
}

/** Only what may be done now. */
export function ActionBar({ table }: { table: Snapshot }) {
  const store = useStore();
  const texts = store.texts.value;
  const actions = store.actions.value;
  if (!actions) return null;
  const verbs = [
    ["draw", "D", "ui-draw"],
    ["keep", "K", "ui-keep"],
    ["challenge", "C", "ui-challenge"],
    ["accept", "A", table.pending?.symbol.startsWith("skip") ? "ui-accept-skip" : "ui-accept"],
    ["ready", "R", "ui-ready"],
  ] as const;
  return (
    <div class="uf-actions" role="group" aria-label={texts.t("ui-actions")}>
      {verbs.map(([verb, letter, id]) =>
        actions[verb] ? (
          <ActionButton
            key={verb}
            id={verb}
            letter={letter}
            label={texts.t(id)}
            onClick={() => store.intent(verb)}
          />
        ) : null,
      )}
      <UnoButton />
      {actions.catch.map((seat, i) => (
        <ActionButton
          key={`catch-${seat}`}
          id={`catch-${seat}`}
          letter={i === 0 ? "X" : ""}
          strong
          label={texts.t("ui-catch", { target: table.seats[seat]?.name ?? "" })}
          onClick={() => store.intent("catch", { target: seat })}
        />
      ))}
    </div>
  );
}

/** What a challenge tests and what each outcome costs, before it is decided. */
export function Forecast({ forecast }: { forecast: readonly Message[] }) {
  const texts = useStore().texts.value;
  return (
    <ul class="uf-forecast" data-testid="forecast" aria-label={texts.t("ui-forecast")}>
      {forecast.map((message) => (
        <li key={message.id} data-id={message.id}>
          {texts.say(message)}
        </li>
      ))}
    </ul>
  );
}

/** The colors of the side in play, by name; UNO stays in reach. */
export function ColorChooser() {
  const store = useStore();
  const texts = store.texts.value;
  const box = useFirstFocus<HTMLDivElement>();
  const choice = store.choice.value;
  const actions = store.actions.value;
  return (
    <div
      ref={box}
      class="uf-chooser"
      data-testid="color-chooser"
      role="group"
      aria-label={texts.t("ui-choose-color")}
    >
      <p class="uf-prompt">
        {choice
          ? texts.t("ui-choose-color-for", { card: faceOf(store, choice.token) })
          : texts.t("ui-choose-color")}
      </p>
      <div class="uf-colors">
        {(actions?.colors ?? []).map((color, i) => (
          <button
            key={color}
            type="button"
            class="uf-color-button"
            data-testid={`color-${color}`}
            aria-keyshortcuts={`${i + 1}`}
            style={{ background: `var(--uf-${color})`, color: `var(--uf-${color}-ink)` }}
            onClick={() => store.nameColor(color)}
          >
            <ColorMark color={color} />
            <span>{texts.color(color)}</span>
            <Key letter={i + 1} />
          </button>
        ))}
      </div>
      <div class="uf-actions">
        <UnoButton />
        {choice && <CancelButton />}
      </div>
    </div>
  );
}

/** Whom a card is aimed at. */
export function TargetChooser({ table }: { table: Snapshot }) {
  const store = useStore();
  const texts = store.texts.value;
  const box = useFirstFocus<HTMLDivElement>();
  const choice = store.choice.value;
  if (!choice) return null;
  return (
    <div
      ref={box}
      class="uf-chooser"
      data-testid="target-chooser"
      role="group"
      aria-label={texts.t("ui-choose-target")}
    >
      <p class="uf-prompt">{texts.t(choice.action.swap ? "ui-choose-swap" : "ui-choose-target")}</p>
      <div class="uf-actions">
        {table.seats.map((seat, i) =>
          i === table.viewer ? null : (
            <button
              // Two people may have the same name; the seat tells them apart.
              key={i}
              type="button"
              class="uf-action"
              data-testid={`target-${i}`}
              onClick={() =>
                store.finishChoice({ ...choice, details: { ...choice.details, target: i } })
              }
            >
              <bdi>{seat.name}</bdi>{" "}
              <span class="uf-soft">{texts.t("cards-nom", { count: seat.cards.length })}</span>
            </button>
          ),
        )}
        {choice.action.swap && (
          <button
            type="button"
            class="uf-action"
            data-testid="target-none"
            onClick={() => store.finishChoice({ ...choice, alone: true })}
          >
            {texts.t("ui-no-swap")}
          </button>
        )}
        <UnoButton />
        <CancelButton />
      </div>
    </div>
  );
}

/** The next click on a card of the hand offers it. */
export function GiveChooser() {
  const store = useStore();
  return (
    <div class="uf-chooser" data-testid="give-chooser">
      <p class="uf-prompt">{store.texts.value.t("ui-choose-give")}</p>
      <div class="uf-actions">
        <CancelButton />
      </div>
    </div>
  );
}

function CancelButton() {
  const store = useStore();
  return (
    <button
      type="button"
      class="uf-action uf-plain"
      data-testid="cancel"
      onClick={() => store.cancelChoice()}
    >
      {store.texts.value.t("ui-cancel")} <Key letter="Esc" />
    </button>
  );
}

function faceOf(store: TableStore, token: number): string {
  for (const seat of store.table.value?.seats ?? [])
    for (const [held, face] of seat.cards) if (held === token) return face;
  return "";
}

/** A hand that was shown because of a challenge, for the one who may see it. */
export function RevealedHand({ table }: { table: Snapshot }) {
  const texts = useStore().texts.value;
  if (!table.revealed) return null;
  const player = table.seats[table.revealed.seat]?.name ?? "";
  const label = texts.t("ui-revealed", { player });
  return (
    <div class="uf-note uf-revealed" data-testid="revealed">
      <p class="uf-prompt">{label}</p>
      <CardRow faces={table.revealed.cards} name={(face) => texts.face(face)} label={label} />
    </div>
  );
}

/** What is looked at more closely: the hand of a seat, or the top of the draw pile. */
export type Looked = number | "draw";

interface LookProps {
  table: Snapshot;
  at: Looked;
  /** A card whose other side is asked for at once. */
  token: Token | null;
}

/** A closer look at cards: what one can see of them, and what may be on their other side. */
export function Look({ table, at, token }: LookProps) {
  const store = useStore();
  const texts = store.texts.value;
  const box = useFirstFocus<HTMLDivElement>(
    token === null ? ".uf-back-button" : `[data-token="${token}"]`,
  );
  const pile = at === "draw";
  const own = at === bottomSeat(table);
  const seat = pile ? null : table.seats[at];
  const held = seat?.cards ?? [];
  const cards: Card[] = pile ? (table.next ? [table.next] : []) : own ? sortedHand(held) : held;
  const asks = store.knowsBacks && cards.some(([, face]) => face !== "");
  const first = token ?? (pile ? (cards[0]?.[0] ?? null) : null);
  useLayoutEffect(() => {
    if (first !== null) store.askBack(first);
  }, [store, first]);
  const label = pile
    ? texts.t("ui-draw-pile", { count: table.draw })
    : texts.t(own ? "ui-hand" : "ui-look", { player: seat?.name ?? "", count: cards.length });
  const back = store.back.value;
  const asked = cards.find(([held]) => held === back?.token);
  const name = (face: string) => texts.face(face);
  return (
    <div ref={box} class="uf-look" data-testid="look" data-at={at}>
      <p class="uf-prompt">{label}</p>
      {asks ? (
        <>
          {!pile && <p class="uf-soft">{texts.t("ui-back-ask")}</p>}
          <ul class="uf-row" aria-label={label}>
            {cards.map(([token, face]) => (
              <li key={token}>
                <button
                  type="button"
                  class="uf-back-button"
                  data-testid="back"
                  data-token={token}
                  aria-pressed={token === back?.token}
                  aria-label={name(face)}
                  onClick={() => store.askBack(token)}
                >
                  <FacePicture face={face} />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <CardRow faces={cards.map(([, face]) => face)} name={name} label={label} />
      )}
      {back && asked && (
        <div role="status" data-testid="back-answer">
          {back.faces === null ? (
            <p class="uf-prompt">{texts.t("ui-back-unknown")}</p>
          ) : (
            <>
              <p class="uf-prompt">
                {texts.t("ui-back-answer", { card: asked[1], count: back.faces.length })}
              </p>
              <CardRow
                faces={back.faces.map(([face]) => face)}
                name={name}
                label={texts.t("ui-back-answer-label")}
                note={(_, i) => {
                  const count = back.faces?.[i]?.[1] ?? 1;
                  return count > 1 ? `×${count}` : "";
                }}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** When the table waits for the person at the player, not for a move. */
export function PlayerPrompt() {
  const store = useStore();
  const { player } = store;
  const texts = store.texts.value;
  if (player.asking.value)
    return (
      <div class="uf-actions uf-ask" data-testid="ask">
        <strong>{texts.t("ui-what-next")}</strong>
        <button
          type="button"
          class="uf-action uf-strong"
          data-testid="ask-go"
          onClick={() => player.step()}
        >
          {texts.t("ui-show-me")} <Key letter="." />
        </button>
      </div>
    );
  if (player.live.value || player.playing.value) return null;
  const left = player.steps.value.length - 1 - player.index.value;
  return (
    <div class="uf-actions uf-ask" data-testid="behind">
      <button
        type="button"
        class="uf-action uf-strong"
        data-testid="dock-step"
        onClick={() => player.step()}
      >
        {texts.t("ui-next-step", { count: left })} <Key letter="." />
      </button>
      {!store.isReplay && (
        <button
          type="button"
          class="uf-action"
          data-testid="dock-live"
          onClick={() => player.toLive()}
        >
          {texts.t("ui-to-live")}
        </button>
      )}
    </div>
  );
}

/** Says that an answer of the kernel is awaited, but not for the blink that it usually takes. */
export function Waiting() {
  const store = useStore();
  const [slow, setSlow] = useState(false);
  const awaiting = store.awaiting.value;
  useEffect(() => {
    if (!awaiting) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), 300);
    return () => clearTimeout(timer);
  }, [awaiting]);
  if (!awaiting || !slow) return null;
  return (
    <span class="uf-waiting" data-testid="waiting">
      {store.texts.value.t("ui-waiting")}
    </span>
  );
}
