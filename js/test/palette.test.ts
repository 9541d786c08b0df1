// Contrast and distinctness are computed, as no tool can judge them inside a picture.
import { describe, expect, it } from "vitest";
import { contrast, DEFICIENCIES, distance, over, palette, rgb } from "./palette.ts";

const hex = palette();
const color = (name: string) => rgb(hex[name] as string);
const LIGHT = ["red", "yellow", "green", "blue"];
const DARK = ["pink", "teal", "orange", "purple"];

describe("contrast", () => {
  it.each([...LIGHT, ...DARK, "wild-light", "wild-dark"])("ink on %s is 4.5:1", (name) => {
    const ink = color(`${name}-ink`);
    expect(contrast(ink, color(name))).toBeGreaterThanOrEqual(4.5);
    // The motif behind the symbol must not eat it up.
    const wild = name.startsWith("wild");
    const shade = wild ? ink : hex[`${name}-ink`] === hex.paper ? color("night") : color("paper");
    const strongest = name === "wild-dark" || DARK.includes(name) ? 0.5 : 0.25;
    expect(contrast(ink, over(shade, strongest, color(name)))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["gold-ink", "gold"],
    ["bluff-ink", "bluff"],
    ["alarm-ink", "alarm"],
    ["note-ink", "note"],
    ["note-soft", "note"],
    ["link", "note"],
    ["felt-ink", "felt-chip"],
    ["felt-ink", "felt-chip-dark"],
    ["felt-ink", "felt-light-1"],
    ["felt-ink", "felt-light-3"],
    ["felt-ink", "felt-dark-1"],
    ["felt-ink", "felt-dark-3"],
    ["moon", "night"],
    ["night", "paper"],
  ])("text %s on %s is 4.5:1", (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ["gold", "felt-light-1"],
    ["gold", "felt-dark-1"],
    ["bluff", "felt-light-1"],
    ["bluff", "felt-dark-1"],
    ["paper", "felt-light-1"],
    ["sun", "night"],
  ])("sign %s on %s is 3:1", (sign, ground) => {
    expect(contrast(color(sign), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe("distinctness", () => {
  const pairs = [LIGHT, DARK].flatMap((side) =>
    side.flatMap((a, i) => side.slice(i + 1).map((b) => [a, b] as const)),
  );
  it.each(pairs)("%s and %s are told apart by everybody", (a, b) => {
    expect(distance(color(a), color(b))).toBeGreaterThan(25);
    for (const deficiency of Object.keys(DEFICIENCIES))
      expect(distance(color(a), color(b), deficiency), deficiency).toBeGreaterThan(8);
  });
});
