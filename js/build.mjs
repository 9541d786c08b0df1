// Bundles the front end: src/index.ts -> ../unoflip_widgets/static/widget.js and widget.css.
// hatch_build.py decides when this has to run; `--watch` rebuilds on every change.
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { localesPlugin } from "./locales.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "unoflip_widgets", "static");

/** @type {esbuild.BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: { widget: "src/index.ts" },
  outdir: out,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [localesPlugin(join(here, "..", "unoflip_widgets", "locale"))],
  legalComments: "eof",
  logLevel: "warning",
};

if (process.argv.includes("--watch")) {
  const context = await esbuild.context({ ...options, minify: false, sourcemap: "inline" });
  await context.watch();
} else {
  await esbuild.build(options);
  // anywidget is always given both files, also while no source imports a stylesheet.
  const css = join(out, "widget.css");
  if (!existsSync(css)) writeFileSync(css, "");
}
