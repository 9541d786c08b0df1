// Sentences in three languages, made in the browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packed, ids as packedIds } from "virtual:locales";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { isLocale, LOCALES, Texts, texts } from "../src/text.ts";

const folder = join(import.meta.dirname, "../../unoflip_widgets/locale");
const ids = (locale: string, file: string) =>
  [...readFileSync(join(folder, locale, file), "utf8").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(
    (m) => m[1] as string,
  );

describe("texts read when they are asked for", () => {
  const names = packedIds.split("\n").filter((id) => !id.includes("."));

  /** Everything in one bundle, as the files have it. */
  function whole(locale: string): FluentBundle {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    const files = ["cards", "events", "verdicts", "rules", "ui", "panel", "quiz", "explorer"];
    for (const name of files) {
      const source = readFileSync(join(folder, locale, `${name}.ftl`), "utf8");
      bundle.addResource(new FluentResource(source));
    }
    return bundle;
  }

  it.each(LOCALES)(
    "%s brings along whatever a text is made of",
    (locale) => {
      const bundle = whole(locale);
      expect(Object.keys(packed)).toContain(locale);
      for (const id of names) {
        // Each by itself, so that no other has brought along what it needs.
        const errors: Error[] = [];
        const pattern = bundle.getMessage(id)?.value;
        const said = pattern ? bundle.formatPattern(pattern, {}, errors) : id;
        expect(new Texts(locale).t(id), id).toBe(said);
      }
    },
    60_000,
  );

  it("knows what it has not read yet", () => {
    const fresh = new Texts("en");
    expect(fresh.has("ui-why")).toBe(true);
    expect(fresh.has("ui-nothing")).toBe(false);
  });
});

describe("labels", () => {
  it.each(LOCALES)("%s has every label, and no other", (locale) => {
    expect(ids(locale, "ui.ftl")).toEqual(ids("en", "ui.ftl"));
  });

  it("has every label that the components ask for", () => {
    const components = [
      "dock",
      "hand",
      "hud",
      "peek",
      "piles",
      "playerbar",
      "roundover",
      "seats",
      "table",
    ];
    const known = new Set(LOCALES.flatMap(() => ids("en", "ui.ftl")));
    for (const name of components) {
      const source = readFileSync(
        join(import.meta.dirname, `../src/components/${name}.tsx`),
        "utf8",
      );
      for (const [, id] of source.matchAll(/"(ui-[a-z-]*[a-z])"/g))
        expect(known, `${id} in ${name}`).toContain(id);
    }
  });

  it.each(LOCALES)("%s leaves no hole in a label", (locale) => {
    const args = {
      player: "Bo",
      target: "Cy",
      players: ["Bo", "Cy"],
      count: 5,
      points: 40,
      name: "X",
      card: "lB7",
    };
    for (const id of ids(locale, "ui.ftl")) {
      const said = texts(locale).t(id, args);
      expect(said, id).not.toContain("{");
      expect(said, id).not.toBe(id);
    }
  });
});

describe("expansion of arguments", () => {
  it("puts faces into the right case", () => {
    expect(texts("ru").face("lB7")).toBe("синяя семёрка");
    expect(texts("ru").face("lB7", "acc")).toBe("синюю семёрку");
    expect(texts("pl").face("dT9")).toContain("turkusowa");
    expect(texts("en").face("dW+c")).toBe("Wild Draw Color");
    expect(texts("en").face("")).toBe("hidden card");
  });

  it("counts in Russian and Polish", () => {
    const ru = [1, 2, 5, 21].map((count) => texts("ru").t("cards-nom", { count }));
    expect(ru).toEqual(["1 карта", "2 карты", "5 карт", "21 карта"]);
    expect(texts("pl").t("event-deal", { count: 7 })).toBe("Każdy dostaje 7 kart.");
  });

  it("expands faces, colors, symbols and names by the name of the argument", () => {
    const en = texts("en");
    expect(
      en.say({
        id: "event-play",
        args: { player: "Bo", card: "lB7", you: "no", color: "none", jump: "no" },
      }),
    ).toBe("Bo plays the blue 7.");
    expect(
      en.say({
        id: "event-play",
        args: { player: "Bo", card: "lW", you: "player", color: "red", jump: "no" },
      }),
    ).toBe("You play the Wild, calling red.");
    expect(en.t("points", { points: 1200 })).toBe("1200 points");
  });

  // Python says the same: tests/teaching/test_texts.py.
  it.each([
    [["Ann"], "no", ["Ann loses a turn.", "Ann пропускает ход.", "Ann traci kolejkę."]],
    [
      ["Ann", "Bo", "Cy"],
      "no",
      [
        "Ann, Bo and Cy lose a turn.",
        "Ann, Bo и Cy пропускают ход.",
        "Ann, Bo i Cy tracą kolejkę.",
      ],
    ],
    [[], "player", ["You lose a turn.", "Вы пропускаете ход.", "Tracisz kolejkę."]],
    [
      ["Bo", "Cy"],
      "player",
      [
        "You, Bo and Cy lose a turn.",
        "Вы, Bo и Cy пропускаете ход.",
        "Ty, Bo i Cy tracicie kolejkę.",
      ],
    ],
  ] as const)("joins the names %j (the reader: %s)", (players, you, said) => {
    const count = players.length + (you === "player" ? 1 : 0);
    const args = { players: [...players], count, you };
    expect(LOCALES.map((locale) => texts(locale).t("event-skip", args))).toEqual(said);
  });

  it("writes a dash for a list of nobody", () => {
    expect(texts("en").t("ui-series-over", { players: [] })).toBe("Series over. Winner: —");
  });

  it("names rules", () => {
    const { title, text } = texts("en").rule("F-DECK-4");
    expect(title).toBe("No zero");
    expect(text).toContain("zero");
  });

  it("shows an id rather than nothing when a text is missing", () => {
    expect(texts("en").t("event-from-the-future", { player: "Bo" })).toBe("event-from-the-future");
    expect(texts("en").say(null)).toBe("");
  });

  it("knows its languages", () => {
    expect(isLocale("ru")).toBe(true);
    expect(isLocale("de")).toBe(false);
  });
});
