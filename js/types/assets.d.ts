// The texts of all languages as the bundler (and vitest) pack them, and stylesheets.
declare module "virtual:locales" {
  /** Ids, one a line; an attribute is "id.attribute". */
  export const ids: string;
  /** By language what is said, in the order of the ids, kept apart by U+0001. */
  export const packed: Record<string, string>;
}
declare module "*/locales.mjs" {
  export const MODULE: string;
  export function packLocales(folder: string): string;
}
declare module "*.css";
