import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [
    {
      // The bundler loads these files as text; the tests must see the same.
      name: "text-files",
      enforce: "pre",
      transform(code, id) {
        if (/\.(ftl|svg)$/.test(id))
          return { code: `export default ${JSON.stringify(code)};`, map: null };
        return undefined;
      },
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
