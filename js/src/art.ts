// Card pictures, put together from the pieces in unoflip_widgets/art. The Python module there
// gives the same picture for every face; a test compares them.
import art from "../../unoflip_widgets/art/art.json" with { type: "json" };
import type { Color, Face, Side } from "./frames.ts";

const PARTS: Readonly<Record<string, string>> = art.parts;
const COLORS = art.colors as Readonly<Record<string, Color>>;
const SIDES = art.sides as Readonly<Record<string, "light" | "dark" | "classic">>;
const HOLE = /\{([@$]?)([\w+-]+)\}/g;

/** Gives the paint for a name of palette.css; in the browser a reference to its variable. */
export type Paint = (name: string) => string;
const variable: Paint = (name) => `var(--uf-${name})`;

const SYMBOLS: Readonly<Record<string, string>> = {
  "+1": "draw-one",
  "+2": "draw-two",
  "+5": "draw-five",
  r: "reverse",
  s: "skip",
  e: "skip-everyone",
  f: "flip",
  W: "wild",
  "W+2": "wild-draw-two",
  "W+c": "wild-draw-color",
  "W+4": "wild-draw-four",
};

export interface FaceParts {
  side: "light" | "dark" | "classic" | null;
  color: Color | null;
  /** "7", "draw-one", ...; "back" for a plain back. */
  symbol: string;
}

/** Reads a face of the wire. */
export function parseFace(face: Face): FaceParts {
  if (face === "") return { side: null, color: null, symbol: "back" };
  const side = SIDES[face[0] as string] ?? null;
  const rest = face.slice(1);
  if (rest.startsWith("W")) return { side, color: null, symbol: SYMBOLS[rest] ?? rest };
  const symbol = rest.slice(1);
  return { side, color: COLORS[rest[0] as string] ?? null, symbol: SYMBOLS[symbol] ?? symbol };
}

/** The outline of a color's mark in a box of 10 by 10. */
export function colorMark(color: Color): string {
  return PARTS[`mark-${color}`] ?? "";
}

/** The small sun or moon of a side, drawn around 0,0 in the ink given. */
export function emblem(side: Side, ink = "currentColor"): string {
  return (PARTS[`emblem-${side}`] ?? "").replaceAll("{ink}", ink);
}

/** Draws what is inside a card's <svg>. */
export function faceInside(
  face: Face,
  color: Color | null = null,
  paint: Paint = variable,
): string {
  const values: Record<string, string> = {};
  const alias: Record<string, string> = {};
  if (face !== "") {
    const side = SIDES[face[0] as string] ?? "light";
    let symbol = face.slice(1);
    let name: string;
    const panel = side === "dark" ? "dark" : "light";
    Object.assign(alias, {
      motif: `motif-${side}`,
      emblem: `emblem-${side}`,
      wheel: `wheel-${panel}`,
      dial: `dial-${panel}`,
      "until-card": "until-colors",
    });
    const wild = symbol.startsWith("W");
    if (wild) {
      name = `wild-${panel}`;
      alias["mark-place"] = "no-mark";
      if (color !== null) {
        values.called = paint(color);
        values["called-ink"] = paint(`${color}-ink`);
        Object.assign(alias, {
          wheel: "wheel-called",
          "wheel-under": `wheel-${panel}`,
          "called-mark": `mark-${color}`,
          dial: "dial-called",
          "until-card": "until-called",
        });
      }
    } else {
      const letter = symbol[0] as string;
      name = COLORS[letter] ?? "wild-light";
      alias.mark = `mark-${name}`;
      alias.letter = `letter-${letter}`;
      symbol = symbol.slice(1);
    }
    alias.center = `symbol-${symbol}`;
    alias.index = `index-${symbol}`;
    values.bg = paint(name);
    values.ink = paint(`${name}-ink`);
    // The motif moves the panel away from its ink, never towards it.
    values.shade = wild ? values.ink : paint(WHITE_INK.has(name) ? "night" : "paper");
    values.frame = paint(side === "dark" ? "night" : side === "light" ? "paper" : "frame-classic");
    values.line = paint(`line-${side}`);
  }
  const fill = (_: string, kind: string, name: string): string => {
    if (kind === "@") return (PARTS[alias[name] ?? name] ?? "").replace(HOLE, fill);
    return kind === "$" ? paint(name) : (values[name] ?? "");
  };
  return (PARTS[face === "" ? "back" : "card"] ?? "").replace(HOLE, fill);
}

/** Colors whose ink is white; the palette test holds this against palette.css. */
export const WHITE_INK: ReadonlySet<string> = new Set(["red", "green", "blue"]);

const drawn = new Map<string, string>();

/** Draws a whole face for the browser; each picture is put together once. */
export function faceSvg(face: Face, color: Color | null = null): string {
  const key = `${face}|${color ?? ""}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    svg = `<svg viewBox="0 0 ${art.size[0]} ${art.size[1]}" aria-hidden="true" focusable="false">${faceInside(face, color)}</svg>`;
    drawn.set(key, svg);
  }
  return svg;
}

const SYMBOL_ORDER = [..."0123456789", "+1", "+2", "+5", "r", "s", "e", "f"];
const COLOR_ORDER = Object.keys(COLORS);

/** Where a face stands in a sorted hand: by color, then numbers before actions, wilds last. */
export function sortKey(face: Face): number {
  if (face === "") return 9000;
  const rest = face.slice(1);
  if (rest.startsWith("W")) return 8000 + rest.length;
  return COLOR_ORDER.indexOf(rest[0] as string) * 100 + SYMBOL_ORDER.indexOf(rest.slice(1));
}
