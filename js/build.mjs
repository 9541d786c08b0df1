// Bundles the front end into ../unoflip_widgets/static: widget.js for tables and replays, study.js for
// all other widgets (each is complete in itself), and widget.css for both.
// hatch_build.py decides when this has to run; `--watch` rebuilds on every change.
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { ALL_FILES, localesPlugin, TABLE_FILES } from "./locales.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "unoflip_widgets", "static");

/** @type {esbuild.BuildOptions} */
const options = {
  absWorkingDir: here,
  outdir: out,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "eof",
  logLevel: "warning",
};

const texts = (files) => [localesPlugin(join(here, "..", "unoflip_widgets", "locale"), files)];

/** @type {esbuild.BuildOptions[]} */
const bundles = [
  { ...options, entryPoints: { widget: "src/table.ts" }, plugins: texts(TABLE_FILES) },
  {
    ...options,
    entryPoints: { study: "src/index.ts" },
    plugins: texts(ALL_FILES),
    loader: { ".css": "empty" },
  },
];

if (process.argv.includes("--watch")) {
  for (const bundle of bundles) {
    const context = await esbuild.context({ ...bundle, minify: false, sourcemap: "inline" });
    await context.watch();
  }
} else {
  await Promise.all(bundles.map((bundle) => esbuild.build(bundle)));
  // anywidget is always given both files, also while no source imports a stylesheet.
  const css = join(out, "widget.css");
  if (!existsSync(css)) writeFileSync(css, "");
}
