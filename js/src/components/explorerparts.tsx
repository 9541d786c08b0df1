// Small pieces of the explorer: a reason with its rules, a line to copy, a refusal where it belongs.
import type { ComponentChildren, FunctionComponent, VNode } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { faceSvg } from "../art.ts";
import type { ExplorerStore, OptionValue, Problem } from "../explorerstore.ts";
import type { Color, Face, Message } from "../frames.ts";
import type { Texts } from "../text.ts";
import { FacePicture } from "./card.tsx";
import { useSpeaker } from "./context.ts";
import { Rules } from "./dock.tsx";

export function useTexts(): Texts {
  return useSpeaker().texts.value;
}

/** A component that is drawn anew only if what it is given, or a signal, has changed. */
export function memo<P extends object>(Inner: FunctionComponent<P>): FunctionComponent<P> {
  return (props: P) => {
    const last = useRef<{ props: P; drawn: VNode } | null>(null);
    const before = last.current?.props as Record<string, unknown> | undefined;
    const changed =
      !before || Object.entries(props).some(([name, value]) => before[name] !== value);
    if (changed) last.current = { props, drawn: <Inner {...props} /> };
    return (last.current as { drawn: VNode }).drawn;
  };
}

/** Faces that have been turned into images; the colors are the same on every page. */
const images = new Map<string, string>();

/** A face as an image. An image does not see the colors around it; null if they are not there yet. */
function imageOf(node: Element, face: Face, color: Color | null): string | null {
  const key = `${face}|${color ?? ""}`;
  let source = images.get(key);
  if (source === undefined) {
    const style = getComputedStyle(node);
    let missing = false;
    const svg = faceSvg(face, color)
      .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/var\((--[\w-]+)\)/g, (_, name) => {
        const value = style.getPropertyValue(name).trim();
        missing ||= value === "";
        return value;
      });
    if (missing) return null;
    source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    images.set(key, source);
  }
  return source;
}

/**
 * The picture of a face, as one image. An explorer shows so many faces that drawing all their
 * parts would hold up whatever changes on the page.
 */
export function FaceImage({ face, color = null }: { face: Face; color?: Color | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [plain, setPlain] = useState(false);
  useLayoutEffect(() => {
    const image = box.current?.querySelector("img");
    if (!image) return;
    const source = imageOf(image, face, color);
    if (source === null) setPlain(true);
    else image.src = source;
  }, [face, color]);
  if (plain) return <FacePicture face={face} color={color} />;
  return (
    <div ref={box} class="uf-face" data-face={face}>
      <img alt="" draggable={false} />
    </div>
  );
}

/** A sentence, with the rules that it rests on one click away. */
export function Reason({ say, rules }: { say?: Message | null; rules: readonly string[] }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      {say && <span>{texts.say(say)} </span>}
      {rules.length > 0 && (
        <button type="button" class="uf-link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts.t("ui-why")}
        </button>
      )}
      {open && <Rules rules={rules} />}
    </>
  );
}

/** What the kernel refused, said in the part of the widget where it was asked for. */
export function Refusal({ store, at }: { store: ExplorerStore; at: string }) {
  const refused = store.refused.value;
  return (
    <div role="status">
      {refused?.at === at && (
        <p class="uf-refusal" data-testid="refusal">
          <Reason say={refused.say} rules={refused.rules} />
        </p>
      )}
    </div>
  );
}

/** A text that is there to be taken away. */
export function CopyText({ label, text, testid }: { label: string; text: string; testid: string }) {
  const texts = useTexts();
  const box = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState("");
  const id = useId();
  const copy = async () => {
    const node = box.current;
    if (!node) return;
    node.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure address there is no clipboard, but what is selected can be copied.
      node.ownerDocument.execCommand("copy");
    }
    setCopied(text);
  };
  return (
    <div class="uf-entry">
      <label for={id}>{label}</label>
      <div class="uf-entry-row">
        <textarea
          ref={box}
          id={id}
          data-testid={testid}
          class="uf-code"
          rows={2}
          readOnly
          spellcheck={false}
          value={text}
        />
        <button type="button" class="uf-action" data-testid={`${testid}-copy`} onClick={copy}>
          {texts.t("explorer-copy")}
        </button>
      </div>
      <span class="uf-soft" role="status">
        {copied === text && texts.t("explorer-copied")}
      </span>
    </div>
  );
}

const AROUND = 24;
/** More places than this tell nothing more. */
const MOST_PLACES = 8;

/** A text with some places in it marked; what is far from all of them is left out. */
function Excerpt({ signs, places }: { signs: string[]; places: [start: number, end: number][] }) {
  const shown: ComponentChildren[] = [];
  let at = 0;
  const between = (to: number) => {
    const head = at > 0 ? Math.min(at + AROUND, to) : at;
    const tail = Math.max(head, to - AROUND);
    const part = (from: number, end: number) => signs.slice(from, end).join("");
    shown.push(part(at, head), tail > head ? "… " : "", part(tail, to));
  };
  for (const [start, end] of places.slice(0, MOST_PLACES)) {
    between(start);
    shown.push(<mark>{signs.slice(start, end).join("")}</mark>);
    at = end;
  }
  const rest = signs.slice(at, at + AROUND).join("");
  shown.push(rest, signs.length > at + AROUND ? "…" : "");
  return <code class="uf-code">{shown}</code>;
}

/** What is wrong with a text, with the places in it marked; the same is said once. */
export function Problems({
  id,
  value,
  problems,
}: {
  id: string;
  value: string;
  problems: readonly Problem[];
}) {
  const texts = useTexts();
  // The kernel counts characters, where a string here counts halves of some.
  const signs = [...value];
  const said = new Map<string, { say: Message; places: [start: number, end: number][] }>();
  for (const { say, start, end } of problems) {
    const key = JSON.stringify(say);
    const one = said.get(key) ?? { say, places: [] };
    if (start !== null && end !== null && end > start) one.places.push([start, end]);
    said.set(key, one);
  }
  return (
    <div id={id || undefined} class="uf-problems" role="status">
      {[...said].map(([key, { say, places }]) => (
        <p key={key} data-testid="problem">
          {texts.say(say)}
          {places.length > 0 && <Excerpt signs={signs} places={places} />}
        </p>
      ))}
    </div>
  );
}

interface SectionProps {
  name: string;
  title: string;
  open: boolean;
  children: ComponentChildren;
}

/** A part of the explorer that can be folded away. */
export function Section({ name, title, open: wanted, children }: SectionProps) {
  const [open, setOpen] = useState(wanted);
  const id = useId();
  useLayoutEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <section class="uf-section" data-testid={name}>
      <h3>
        <button
          type="button"
          class="uf-fold"
          data-testid={`${name}-fold`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}

/** The value of an option in words. */
export function valueName(texts: Texts, value: OptionValue): string {
  if (typeof value === "number") return `${value}`;
  const name = value === null ? "single" : value === true ? "yes" : value === false ? "no" : value;
  const id = `explorer-value-${name}`;
  return texts.has(id) ? texts.t(id) : name;
}

/** A name as it stands in notation, without its quotation marks. */
export function plainName(name: string): string {
  if (!name.startsWith('"')) return name;
  try {
    return `${JSON.parse(name)}`;
  } catch {
    return name;
  }
}
