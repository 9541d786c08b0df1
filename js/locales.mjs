// Packs the texts of all languages into one module: every id is written once, and each language
// brings only what it says. The texts are a third of the bundle, and ids a seventh of the texts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a table says; a replay says no more. */
export const TABLE_FILES = ["cards", "events", "verdicts", "rules", "ui"];
/** What all widgets say. */
export const ALL_FILES = [...TABLE_FILES, "panel", "quiz", "explorer"];
export const SEPARATOR = "\u0001";
export const MODULE = "virtual:locales";

/** Reads the texts of one language: id (or id.attribute) to what is said. */
function read(folder, files) {
  const texts = new Map();
  for (const name of files) {
    let id = "";
    let current = "";
    for (const line of readFileSync(join(folder, `${name}.ftl`), "utf8").split("\n")) {
      if (line.trim() === "" || line.startsWith("#")) continue;
      const message = /^(-?[a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
      const attribute = /^ +\.([a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
      if (message) {
        id = current = message[1];
        texts.set(current, message[2]);
      } else if (attribute) {
        current = `${id}.${attribute[1]}`;
        texts.set(current, attribute[2]);
      } else {
        texts.set(current, `${texts.get(current)}\n ${line.trim()}`);
      }
    }
  }
  return texts;
}

/** The source of the module: ids, and the texts of each language in the order of the ids. */
export function packLocales(folder, files = ALL_FILES) {
  const locales = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "__pycache__")
    .map((entry) => entry.name)
    .sort();
  const byLocale = new Map(locales.map((locale) => [locale, read(join(folder, locale), files)]));
  const ids = [...new Set([...byLocale.values()].flatMap((texts) => [...texts.keys()]))];
  const packed = Object.fromEntries(
    [...byLocale].map(([locale, texts]) => [
      locale,
      ids.map((id) => texts.get(id) ?? "").join(SEPARATOR),
    ]),
  );
  return [
    `export const ids = ${JSON.stringify(ids.join("\n"))};`,
    `export const packed = ${JSON.stringify(packed)};`,
  ].join("\n");
}

/** For esbuild; the tests do the same with a plugin of theirs. */
export function localesPlugin(folder, files) {
  return {
    name: "locales",
    setup(build) {
      build.onResolve({ filter: /^virtual:locales$/ }, () => ({
        path: MODULE,
        namespace: "locales",
      }));
      build.onLoad({ filter: /.*/, namespace: "locales" }, () => ({
        contents: packLocales(folder, files),
        watchDirs: readdirSync(folder).map((name) => join(folder, name)),
        loader: "js",
      }));
    },
  };
}
