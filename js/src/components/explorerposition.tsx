// The editor of the position: every part as text, with what is wrong beside it, and cards to pick.
import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { parseFace, sortKey } from "../art.ts";
import type { ExplorerData, ExplorerStore, Field, PaletteData } from "../explorerstore.ts";
import type { Color, Face } from "../frames.ts";
import type { Texts } from "../text.ts";
import { FaceImage, memo, Problems, plainName, Refusal, useTexts } from "./explorerparts.tsx";
import { ColorMark, Icon } from "./icons.tsx";

/** Parts that a position seldom has; whether a name belongs there. */
const RARE: Readonly<Record<string, boolean>> = {
  pending: false,
  drawn: false,
  after: true,
  offer: false,
  revealed: false,
  uno_owed: true,
  uno_said: true,
  uno_called: false,
  opening_top: false,
  idle: false,
  winner: true,
};
/** The long words for a direction do not fit into half of a narrow column. */
const SHORT: Readonly<Record<string, string>> = {
  clockwise: "ui-direction-short",
  counterclockwise: "ui-direction-short-back",
};
/** More cards than this are folded away. */
const MANY = 16;

function fieldName(texts: Texts, key: string): string {
  if (key.startsWith("hand "))
    return texts.t("explorer-field-hand", { player: plainName(key.slice(5)) });
  return texts.t(`explorer-field-${key.replaceAll("_", "-")}`);
}

function choiceName(texts: Texts, field: Field, value: string): string {
  if (value === "") return field.kind === "color" ? texts.t("explorer-field-color-auto") : "—";
  if (field.kind === "color") return texts.color(value as Color);
  if (field.kind === "names") return plainName(value);
  if (field.key === "opening_top") return texts.t(`explorer-value-${value}`);
  if (field.key === "phase") return texts.t(`ui-explorer-phase-${value.replaceAll("_", "-")}`);
  return texts.t(SHORT[value] ?? `${field.key}-${value}`);
}

type Entry = PaletteData["cards"][number];

/** The face of a card that is in play, and the one that is not. */
function faces([, light, dark]: Entry, side: string): [face: Face, other: Face | null] {
  return side === "dark" && dark !== null ? [dark, light] : [light, dark];
}

/** Moves the focus among the buttons of a box, so that the box is a single stop for Tab. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const box = event.currentTarget as HTMLElement;
  const buttons = [...box.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = buttons[(at + by + buttons.length) % buttons.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface PaletteProps {
  store: ExplorerStore;
  field: Field;
  side: string;
  onClose: () => void;
}

/** All cards of the deck, to put one more where the person edits. */
function Palette({ store, field, side, onClose }: PaletteProps) {
  const texts = useTexts();
  const cards = store.palette.value.cards
    .map((entry) => ({ entry, face: faces(entry, side) }))
    .sort((a, b) => sortKey(a.face[0]) - sortKey(b.face[0]));
  const colors = [...new Set(cards.map(({ face }) => parseFace(face[0]).color))];
  const [wanted, setWanted] = useState<Color | null>(colors[0] ?? null);
  const color = colors.includes(wanted) ? wanted : (colors[0] ?? null);
  const where = fieldName(texts, field.key);
  return (
    <div
      class="uf-palette"
      data-testid="palette"
      role="group"
      aria-label={texts.t("explorer-add-to", { text: where })}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div class="uf-buttons">
        {colors.map((one) => (
          <button
            key={one}
            type="button"
            class="uf-action"
            data-testid={`palette-${one ?? "wild"}`}
            aria-pressed={one === color}
            onClick={() => setWanted(one)}
          >
            {one && <ColorMark color={one} />} {one ? texts.color(one) : texts.t("symbol-wild")}
          </button>
        ))}
        <button
          type="button"
          class="uf-quiet"
          data-testid="palette-close"
          aria-label={texts.t("ui-close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        class="uf-cards-all"
        role="toolbar"
        aria-label={texts.t("explorer-palette")}
        onKeyDown={walk}
      >
        {cards
          .filter(({ face }) => parseFace(face[0]).color === color)
          .map(({ entry: [card, , , left], face: [face, other] }, i) => (
            <button
              key={card}
              type="button"
              class="uf-pick"
              data-testid="pick"
              data-card={card}
              tabIndex={i === 0 ? 0 : -1}
              aria-disabled={left === 0}
              aria-label={`${texts.face(face)}${other ? ` / ${texts.face(other)}` : ""}, ${texts.t("explorer-left", { count: left })}`}
              title={card}
              onClick={() =>
                left > 0 && store.ask("position", { type: "card", do: "add", key: field.key, card })
              }
            >
              {other && <FaceImage face={other} />}
              <FaceImage face={face} />
              <span>×{left}</span>
            </button>
          ))}
      </div>
    </div>
  );
}

interface FieldProps {
  store: ExplorerStore;
  field: Field;
  side: string;
  names: readonly string[];
  picking: boolean;
  onPick: (open: boolean) => void;
}

function CardsField({
  store,
  field,
  side,
  picking,
  onPick,
  children,
  names,
  ...input
}: FieldProps & Input & { children: ComponentChildren }) {
  const texts = useTexts();
  const [all, setAll] = useState(false);
  const known = new Map(store.palette.value.cards.map((entry) => [entry[0], entry]));
  const words = field.value.split(/\s+/).filter(Boolean);
  const shown = all ? words : words.slice(0, MANY);
  const add = useRef<HTMLButtonElement>(null);
  const close = () => {
    onPick(false);
    add.current?.focus();
  };
  return (
    <>
      <textarea rows={1} class="uf-code" spellcheck={false} {...input} />
      {children}
      <div
        class="uf-chips"
        role="toolbar"
        aria-label={fieldName(texts, field.key)}
        onKeyDown={walk}
      >
        {shown.map((card, at) => {
          const entry = known.get(card);
          if (!entry) return null;
          const [face] = faces(entry, side);
          const name = `${texts.t("explorer-remove")}: ${texts.face(face)}`;
          return (
            <button
              key={at}
              type="button"
              class="uf-pick"
              data-testid="chip"
              data-card={card}
              tabIndex={at === 0 ? 0 : -1}
              aria-label={name}
              title={`${name} (${card})`}
              onClick={({ currentTarget: chip }) => {
                // The last place goes with its card, so the keyboard has to be elsewhere by then.
                if (at === words.length - 1)
                  ((chip.previousElementSibling as HTMLElement | null) ?? add.current)?.focus();
                store.ask("position", { type: "card", do: "remove", key: field.key, card, at });
              }}
            >
              <FaceImage face={face} />
            </button>
          );
        })}
        {words.length > MANY && (
          <button
            type="button"
            class="uf-action"
            aria-expanded={all}
            tabIndex={0}
            onClick={() => setAll(!all)}
          >
            {all ? "…" : `+${words.length - MANY}`}
          </button>
        )}
        <button
          ref={add}
          type="button"
          class="uf-action uf-add"
          data-testid="add"
          aria-expanded={picking}
          tabIndex={0}
          aria-label={texts.t("explorer-add-to", { text: fieldName(texts, field.key) })}
          title={texts.t("explorer-palette")}
          onClick={() => onPick(!picking)}
        >
          +
        </button>
      </div>
      {picking && <Palette store={store} field={field} side={side} onClose={close} />}
    </>
  );
}

/** What every field passes to the element that is typed into or chosen from. */
interface Input {
  id: string;
  value: string;
  "aria-invalid": boolean;
  "aria-describedby": string;
  onInput: (event: { currentTarget: { value: string } }) => void;
  onChange: () => void;
}

function FieldView(props: FieldProps) {
  const { store, field, names } = props;
  const texts = useTexts();
  const { key } = field;
  const id = useId();
  const value = store.typed.value[key] ?? field.value;
  const input: Input = {
    id,
    value,
    "aria-invalid": field.problems.length > 0,
    "aria-describedby": `${id}-problems`,
    onInput: (event) => store.type(key, event.currentTarget.value),
    onChange: () => store.commit(key),
  };
  const picks = field.kind === "names" && key !== "players" ? ["", ...names] : field.values;
  const values = picks && (picks.includes(value) ? picks : [value, ...picks]);
  const wide = field.kind === "cards" || key === "players" || key === "phase";
  const problems = <Problems id={`${id}-problems`} value={field.value} problems={field.problems} />;
  return (
    <div
      class={wide ? "uf-entry uf-across" : "uf-entry"}
      data-testid="field"
      data-key={key}
      data-wrong={field.problems.length > 0 ? "" : undefined}
    >
      <label for={id}>{fieldName(texts, key)}</label>
      {field.kind === "cards" ? (
        <CardsField {...props} {...input}>
          {problems}
        </CardsField>
      ) : values ? (
        <select {...input}>
          {(field.kind === "color" && !values.includes("") ? ["", ...values] : values).map(
            (one) => (
              <option key={one} value={one}>
                {choiceName(texts, field, one)}
              </option>
            ),
          )}
        </select>
      ) : (
        <input type="text" class="uf-code" spellcheck={false} autocomplete="off" {...input} />
      )}
      {field.kind !== "cards" && problems}
    </div>
  );
}

interface EditorProps extends Pick<ExplorerData, "fields" | "problems" | "sound" | "deck"> {
  store: ExplorerStore;
  /** What was pasted and cannot be. */
  pasted: ExplorerData["entry"];
}

export const PositionEditor = memo((data: EditorProps) => {
  const { store } = data;
  const texts = useTexts();
  const [picking, setPicking] = useState<string | null>(null);
  const [extra, setExtra] = useState<readonly string[]>([]);
  const there = new Set(data.fields.map(({ key }) => key));
  const fields: Field[] = [
    ...data.fields,
    ...extra
      .filter((key) => !there.has(key))
      .map((key): Field => {
        const kind = RARE[key] ? "names" : "text";
        const values = key === "opening_top" ? ["", "yes", "no"] : null;
        return { key, value: "", kind, values, problems: [] };
      }),
  ];
  const open = new Set(fields.map(({ key }) => key));
  const names = data.fields.flatMap(({ key }) => (key.startsWith("hand ") ? [key.slice(5)] : []));
  const side = data.fields.find(({ key }) => key === "side")?.value ?? "light";
  return (
    <>
      <div class="uf-fields">
        {fields.map((field) => (
          <FieldView
            key={field.key}
            store={store}
            field={field}
            side={side}
            names={names}
            picking={picking === field.key}
            onPick={(on) => setPicking(on ? field.key : null)}
          />
        ))}
        <div class="uf-entry">
          <select
            data-testid="more"
            aria-label={texts.t("ui-explorer-more")}
            value=""
            onChange={(event) => setExtra([...extra, event.currentTarget.value])}
          >
            <option value="">{texts.t("ui-explorer-more")}</option>
            {Object.keys(RARE)
              .filter((key) => !open.has(key))
              .map((key) => (
                <option key={key} value={key}>
                  {fieldName(texts, key)}
                </option>
              ))}
          </select>
        </div>
      </div>
      <Problems id="" value="" problems={data.problems} />
      {!data.sound && (
        <div class="uf-refusal" data-testid="unsound">
          <span>{texts.t("explorer-draft")} </span>
          <button
            type="button"
            class="uf-action"
            data-testid="discard-draft"
            onClick={() => {
              setExtra([]);
              store.ask("position", { type: "discard_draft" });
            }}
          >
            {texts.t("explorer-discard-draft")}
          </button>
        </div>
      )}
      <Refusal store={store} at="position" />
      <Paste store={store} pasted={data.pasted} />
      <Deal store={store} played={data.deck} />
    </>
  );
});

function Paste({ store, pasted }: { store: ExplorerStore; pasted: ExplorerData["entry"] }) {
  const texts = useTexts();
  const id = useId();
  const [line, setLine] = useState("");
  const name = texts.t("explorer-paste");
  return (
    <form
      class="uf-entry uf-entry-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim()) store.ask("paste", { type: "paste", value: line });
      }}
    >
      <textarea
        rows={1}
        class="uf-code"
        data-testid="paste"
        spellcheck={false}
        aria-label={name}
        aria-invalid={pasted !== null}
        aria-describedby={id}
        placeholder="hand Ann: B2/O8; hand Bo: R5/P2; discard: B7/O3"
        value={line}
        onInput={(event) => setLine(event.currentTarget.value)}
      />
      <button type="submit" class="uf-action" data-testid="paste-take">
        {name}
      </button>
      <Problems id={id} value={pasted?.value ?? ""} problems={pasted?.problems ?? []} />
      <Refusal store={store} at="paste" />
    </form>
  );
}

function Deal({ store, played }: { store: ExplorerStore; played: ExplorerData["deck"] }) {
  const texts = useTexts();
  const [deck, setDeck] = useState(played);
  const [players, setPlayers] = useState(3);
  return (
    <div class="uf-buttons uf-deal">
      <select
        aria-label={texts.t("explorer-option-deck")}
        data-testid="deal-deck"
        value={deck}
        onChange={(event) => setDeck(event.currentTarget.value as "flip" | "classic")}
      >
        {(["flip", "classic"] as const).map((one) => (
          <option key={one} value={one}>
            {texts.t(`explorer-value-${one}`)}
          </option>
        ))}
      </select>
      <label class="uf-pair">
        {texts.t("explorer-players")}
        <select
          data-testid="deal-players"
          value={players}
          onChange={(event) => setPlayers(Number(event.currentTarget.value))}
        >
          {[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="uf-action uf-plain"
        data-testid="deal"
        onClick={() => store.ask("position", { type: "deal", deck, players })}
      >
        {texts.t("explorer-deal")}
      </button>
    </div>
  );
}
