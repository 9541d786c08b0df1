// Files that the bundler (and vitest) hand over as text, and stylesheets.
declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.svg" {
  const text: string;
  export default text;
}
declare module "*.css";
