import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { MODULE, packLocales } from "./locales.mjs";

const LOCALES = join(import.meta.dirname, "..", "unoflip_widgets", "locale");

export default defineConfig({
  plugins: [
    {
      // The bundler packs the texts into a module of this name; the tests must see the same.
      name: "locales",
      resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
      load: (id) => (id === `\0${MODULE}` ? packLocales(LOCALES) : undefined),
    },
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.{ts,tsx}"],
    css: false,
  },
});
