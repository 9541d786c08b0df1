// The card pictures: the same as in Python, whole, and readable by everybody.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faceInside, faceSvg, parseFace, sortKey, WHITE_INK } from "../src/art.ts";
import type { Color } from "../src/frames.ts";
import { palette } from "./palette.ts";

const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/fixtures/art/faces.json"), "utf8"),
) as Record<string, string>;
const colors = palette();
const paint = (name: string) => colors[name] ?? `missing ${name}`;

describe("card pictures", () => {
  it.each(Object.entries(recorded))("%s is the picture that Python draws", (name, digest) => {
    const [face, color] = name.split(" ") as [string, Color | undefined];
    const svg = faceInside(face, color ?? null, paint);
    expect(svg).not.toContain("missing");
    expect(svg).not.toContain("{");
    expect(createHash("sha256").update(svg).digest("hex").slice(0, 16)).toBe(digest);
  });

  it("takes its paint from the stylesheet's variables", () => {
    expect(faceSvg("lB7")).toContain("var(--uf-blue)");
    expect(faceSvg("lB7")).not.toMatch(/#[0-9a-f]{3,6}/i);
  });

  it("knows the ink of every color", () => {
    for (const color of ["red", "yellow", "green", "blue", "pink", "teal", "orange", "purple"])
      expect(colors[`${color}-ink`] === colors.paper).toBe(WHITE_INK.has(color));
  });

  it("reads faces", () => {
    expect(parseFace("lB7")).toEqual({ side: "light", color: "blue", symbol: "7" });
    expect(parseFace("dW+c")).toEqual({ side: "dark", color: null, symbol: "wild-draw-color" });
    expect(parseFace("cY+2")).toEqual({ side: "classic", color: "yellow", symbol: "draw-two" });
    expect(parseFace("")).toEqual({ side: null, color: null, symbol: "back" });
  });

  it("sorts by color, numbers before actions, wilds last", () => {
    const hand = ["lW+2", "lBf", "lR7", "lB3", "lW", "lRs"];
    expect([...hand].sort((a, b) => sortKey(a) - sortKey(b))).toEqual([
      "lR7",
      "lRs",
      "lB3",
      "lBf",
      "lW",
      "lW+2",
    ]);
  });
});
