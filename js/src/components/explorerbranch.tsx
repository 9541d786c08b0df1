// One branch: a picture of its table, what may be done there and why, and what was done.
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Branch, Choice, Deed, ExplorerStore, Step } from "../explorerstore.ts";
import type { Color, Face, Snapshot } from "../frames.ts";
import type { Texts } from "../text.ts";
import { CardRow } from "./card.tsx";
import { focusedNear, useOneClick } from "./context.ts";
import { promptOf } from "./dock.tsx";
import {
  CopyText,
  FaceImage,
  memo,
  Problems,
  Reason,
  Refusal,
  useTexts,
} from "./explorerparts.tsx";
import { ColorMark, DirectionArrow, Icon, SideEmblem } from "./icons.tsx";

function Pile({ face, color, label }: { face: Face | null; color?: Color | null; label: string }) {
  const texts = useTexts();
  return (
    <div class="uf-stack">
      {face === null ? <div class="uf-gap" /> : <FaceImage face={face} color={color} />}
      <span>{label}</span>
      {face !== null && <span class="uf-sr">: {texts.face(face)}</span>}
    </div>
  );
}

/** What was done, one action after the other, with what followed from each. */
export function Steps({ steps, testid }: { steps: readonly Step[]; testid: string }) {
  const texts = useTexts();
  return (
    <ol class="uf-steps" data-testid={testid}>
      {steps.map(({ line, say, after }, i) => (
        <li key={i}>
          {texts.say(say)} <code class="uf-code">{line}</code>
          {after.length > 0 && (
            <div class="uf-soft">{after.map((next) => texts.say(next)).join(" ")}</div>
          )}
        </li>
      ))}
    </ol>
  );
}

interface BoardProps {
  table: Snapshot;
  last: Step | null;
}

/** The open table, drawn as it lies. */
const Board = memo(({ table, last }: BoardProps) => {
  const texts = useTexts();
  const t = texts.t.bind(texts);
  const { color, result } = table;
  const winner = result && result.winner !== null ? table.seats[result.winner] : null;
  return (
    <div class="uf-board" data-testid="board" data-side={table.side}>
      <div class="uf-hud">
        {table.deck === "flip" && (
          <span class="uf-chip uf-side" data-side={table.side}>
            <SideEmblem side={table.side} /> {t(`side-${table.side}`)}
          </span>
        )}
        <span class="uf-chip">
          <DirectionArrow clockwise={table.direction === 1} />
          {t(table.direction === 1 ? "direction-clockwise" : "direction-counterclockwise")}
        </span>
      </div>
      <div class="uf-stacks">
        <Pile face={table.next?.[1] ?? null} label={t("ui-draw-pile", { count: table.draw })} />
        <Pile
          face={table.top?.[1] ?? null}
          color={table.top?.[1][1] === "W" ? color : null}
          label={t("ui-discard-pile", { count: table.discard })}
        />
        <span
          class="uf-color"
          data-testid="branch-color"
          style={
            color
              ? { background: `var(--uf-${color})`, color: `var(--uf-${color}-ink)` }
              : undefined
          }
        >
          {color && <ColorMark color={color} />}
          <span class="uf-sr">{t("ui-color-in-force")} </span>
          {texts.color(color ?? "none")}
        </span>
      </div>
      <ul class="uf-places">
        {table.seats.map((seat, i) => (
          <li key={i} data-turn={table.turn === i ? "" : undefined} class="uf-small">
            <div class="uf-plate" data-turn={table.turn === i ? "" : undefined}>
              {table.turn === i && <Icon name="play" />}
              <bdi class="uf-name">{seat.name}</bdi>
              <span class="uf-seat-count" aria-hidden="true">
                {seat.cards.length}
              </span>
              {seat.uno !== "" && (
                <span class="uf-uno" data-uno={seat.uno}>
                  {t(seat.uno === "said" ? "ui-uno-badge" : "ui-uno-badge-owed")}
                </span>
              )}
            </div>
            <CardRow
              faces={seat.cards.map(([, face]) => face)}
              name={(face) => texts.face(face)}
              label={t("ui-seat", { player: seat.name, count: seat.cards.length })}
              picture={FaceImage}
            />
          </li>
        ))}
      </ul>
      <p class="uf-says" data-testid="branch-says" role="status">
        {last && (
          <span dir="auto">
            {[last.say, ...last.after].map((say) => texts.say(say)).join(" ")}{" "}
          </span>
        )}
        <b>{promptOf(table, texts)}</b>
        {winner &&
          result &&
          result.score > 0 &&
          ` ${t("ui-booked", { player: winner.name, points: result.score })}`}
      </p>
    </div>
  );
});

const VERBS: Readonly<Record<string, string>> = { uno: "ui-say-uno", open: "ui-explorer-open" };

/** What the button of an action says. Its card stands beside the buttons. */
function doing(deed: Deed, table: Snapshot, texts: Texts): string {
  const { verb, color, target, give } = deed;
  const player = target === null ? "" : (table.seats[target]?.name ?? "");
  const parts: string[] = [];
  if (verb === "catch") parts.push(texts.t("ui-catch", { target: player }));
  else if (color || target !== null || (give && verb !== "give")) {
    if (color) parts.push(texts.color(color));
    if (target !== null) parts.push(texts.t("ui-explorer-swap", { player }));
    if (give) parts.push(texts.face(give));
  } else {
    const id = VERBS[verb] ?? `ui-explorer-${verb}`;
    parts.push(texts.t(texts.has(id) ? id : `ui-${verb}`));
  }
  return parts.join(", ") + (deed.uno ? " + UNO" : "");
}

/** The card of an action in notation; it tells two cards with the same face apart. */
function cardOf({ line, verb, face }: Deed): string {
  return face ? (line.split(` ${verb} `).pop()?.split(" ")[0] ?? "") : "";
}

interface Deeds<D extends Deed> {
  key: string;
  first: D;
  all: D[];
}

/** Actions with one card belong together, whatever is named with it. */
export function grouped<D extends Deed>(
  deeds: readonly D[],
  more: (deed: D) => unknown = () => "",
) {
  const groups = new Map<string, Deeds<D>>();
  for (const deed of deeds) {
    const { seat, verb, why } = deed;
    const kind = deed.face ? cardOf(deed) : verb === "color" ? "" : deed.line;
    const key = JSON.stringify([seat, verb, kind, why.id, more(deed)]);
    const group = groups.get(key);
    if (group) group.all.push(deed);
    else groups.set(key, { key, first: deed, all: [deed] });
  }
  return [...groups.values()];
}

/** What an action is about: whose, which card, and whether it is a bluff. */
export function DeedTitle({ deed, table }: { deed: Deed; table: Snapshot }) {
  const texts = useTexts();
  const card = cardOf(deed);
  return (
    <>
      {deed.seat !== null && deed.seat !== table.turn && (
        <bdi>
          <b>{table.seats[deed.seat]?.name}</b>:{" "}
        </bdi>
      )}
      {deed.face && (
        <>
          <b>{texts.face(deed.face)}</b> <code class="uf-code">{card}</code>{" "}
        </>
      )}
      {!deed.lawful && <span class="uf-bluff">{texts.t("explorer-bluff")}</span>}
    </>
  );
}

interface DeedsProps {
  choices: readonly Choice[];
  table: Snapshot;
  /** Does one; the same function every time. */
  onDo: (n: number) => void;
}

const Deeds = memo(({ choices, table, onDo }: DeedsProps) => {
  const texts = useTexts();
  const once = useOneClick(choices);
  if (choices.length === 0) return <p>{texts.t("explorer-nothing-legal")}</p>;
  return (
    <ul class="uf-deeds" data-testid="legal" onClickCapture={once}>
      {grouped(choices).map(({ key, first, all }) => (
        <li key={key}>
          {first.face && <FaceImage face={first.face} />}
          <div>
            <div>
              <DeedTitle deed={first} table={table} />
            </div>
            <div class="uf-buttons">
              {all.map((choice) => {
                const label = doing(choice, table, texts);
                return (
                  <button
                    key={choice.line}
                    type="button"
                    class="uf-action"
                    data-testid="do"
                    data-line={choice.line}
                    title={choice.line}
                    aria-label={choice.face ? `${texts.face(choice.face)}: ${label}` : undefined}
                    onClick={() => onDo(choice.n)}
                  >
                    {choice.color && <ColorMark color={choice.color} />} {label}
                  </button>
                );
              })}
            </div>
            <div class="uf-reason">
              <Reason say={first.why} rules={first.rules} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
});

/** Cards that may not be laid, and why. */
const Refused = memo(({ refused }: { refused: Branch["refused"] }) => {
  const texts = useTexts();
  return (
    <>
      <h4>{texts.t("explorer-refused")}</h4>
      <ul class="uf-deeds uf-no" data-testid="refused">
        {refused.map(({ face, token, why, rules }) => (
          <li key={token}>
            <FaceImage face={face} />
            <div>
              <b>{texts.face(face)}</b>
              <div class="uf-reason">
                <Reason say={why} rules={rules} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
});

interface BranchProps {
  store: ExplorerStore;
  branch: Branch;
  index: number;
  /** The only one can neither be closed nor chosen. */
  only: boolean;
  current: boolean;
}

export function BranchView({ store, branch, index, only, current }: BranchProps) {
  const texts = useTexts();
  const t = texts.t.bind(texts);
  const table = branch.snapshot;
  const at = `branch-${index}`;
  const root = useRef<HTMLElement>(null);
  const acted = useRef(false);
  const [seat, setSeat] = useState<number | null>(null);
  const [typed, setTyped] = useState("");
  const data = store.data.value;
  const entry = data?.entry?.branch === index ? data.entry : null;

  // The button that was pressed may be gone with what it did; the next ones are near the title.
  useLayoutEffect(() => {
    const node = root.current;
    if (acted.current && node && !node.contains(focusedNear(node)))
      node.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
    acted.current = false;
    setTyped("");
  }, [branch.seq]);

  const onDo = useCallback(
    (n: number) => {
      acted.current = true;
      store.ask(at, { type: "apply", branch: index, n });
    },
    [store, at, index],
  );
  const ask = (type: "back" | "fork" | "close" | "select" | "root" | "step") => {
    acted.current = true;
    store.ask(at, { type, branch: index });
  };
  const button = (
    type: "back" | "fork" | "root" | "step",
    extra: { disabled?: boolean; class?: string } = {},
  ) => (
    <button
      type="button"
      class={`uf-action ${extra.class ?? "uf-plain"}`}
      data-testid={`branch-${type}`}
      disabled={extra.disabled}
      onClick={() => ask(type)}
    >
      {t(`explorer-${type}`)}
    </button>
  );
  // Whoever was chosen may be gone after another deal.
  const player = seat !== null && table.seats[seat] ? seat : (table.turn ?? 0);
  return (
    <section
      ref={root}
      class="uf-branch"
      data-testid="branch"
      data-branch={branch.name}
      data-seq={branch.seq}
      data-current={current && !only ? "" : undefined}
      aria-label={t("explorer-branch", { text: branch.name })}
    >
      <div class="uf-branch-head">
        <h3 tabIndex={-1}>{t("explorer-branch", { text: branch.name })}</h3>
        {!only && (
          <>
            <button
              type="button"
              class="uf-action uf-plain"
              data-testid="branch-select"
              aria-pressed={current}
              onClick={() => ask("select")}
            >
              {t("explorer-select")}
            </button>
            <button
              type="button"
              class="uf-quiet"
              data-testid="branch-close"
              aria-label={t("explorer-close")}
              title={t("explorer-close")}
              onClick={() => ask("close")}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </div>
      <Board table={table} last={branch.steps.at(-1) ?? null} />
      <div class="uf-buttons">
        {button("back", { disabled: branch.steps.length === 0 })}
        {button("fork", { disabled: (data?.branches.length ?? 0) > 3 })}
      </div>
      <Refusal store={store} at={at} />
      <h4>{t("explorer-legal")}</h4>
      <Deeds choices={branch.legal} table={table} onDo={onDo} />
      {!table.result && (
        <form
          class="uf-entry"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim()) store.ask(at, { type: "apply", branch: index, line: typed.trim() });
          }}
        >
          <div class="uf-entry-row">
            <input
              type="text"
              class="uf-code"
              data-testid="branch-line"
              spellcheck={false}
              autocomplete="off"
              aria-label={t("explorer-type-action")}
              placeholder={t("explorer-type-action")}
              aria-invalid={entry !== null}
              aria-describedby={`${at}-${branch.name}`}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="uf-action" data-testid="branch-do">
              {t("explorer-do")}
            </button>
          </div>
          <Problems
            id={`${at}-${branch.name}`}
            value={entry?.value ?? ""}
            problems={entry?.problems ?? []}
          />
        </form>
      )}
      {branch.refused.length > 0 && <Refused refused={branch.refused} />}
      {branch.steps.length > 0 && (
        <>
          <h4>{t("explorer-steps")}</h4>
          <Steps steps={branch.steps} testid="steps" />
        </>
      )}
      <CopyText label={t("explorer-line")} text={branch.line} testid="branch-share" />
      <div class="uf-buttons">
        {!table.result && (
          <span class="uf-pair">
            <select
              aria-label={t("explorer-play")}
              data-testid="play-seat"
              value={player}
              onChange={(event) => setSeat(Number(event.currentTarget.value))}
            >
              {table.seats.map(({ name }, i) => (
                <option key={i} value={i}>
                  {t("explorer-play-as", { player: name })}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="uf-action"
              data-testid="play"
              onClick={() => store.ask(at, { type: "play", branch: index, seat: player })}
            >
              {t("explorer-play")}
            </button>
          </span>
        )}
        {button("root", { disabled: branch.steps.length === 0 })}
        {button("step")}
      </div>
    </section>
  );
}
