// Whatever breaks, the person reads what is wrong, in the place of the widget.
import { afterEach, expect, it, vi } from "vitest";
import widget from "../src/index.ts";
import { state, table } from "./fixtures.ts";
import { FakeModel } from "./model.ts";
import { drawn } from "./screen.ts";

afterEach(() => vi.restoreAllMocks());

async function shown(model: FakeModel): Promise<string> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const el = document.createElement("div");
  const made = widget();
  made.initialize({ model });
  const close = made.render({ model, el });
  // What breaks in the drawing is noticed by the next one.
  await drawn();
  const text = el.querySelector("[data-testid=problem-broken]")?.textContent ?? "";
  close();
  expect(el.innerHTML).toBe("");
  expect(console.error).toHaveBeenCalled();
  return text;
}

it("says that a table cannot be drawn", async () => {
  const broken = { ...table(), seats: [null] } as never;
  expect(await shown(new FakeModel({ state: state(broken), locale: "en" }))).toMatch(
    /Something went wrong here \(TypeError.*Reload the page/,
  );
});

it("says that a model cannot be read, in its language", async () => {
  const model = new FakeModel({ state: state(table()), locale: "pl" });
  model.on = () => {
    throw new Error("no listeners");
  };
  expect(await shown(model)).toContain("Coś tu poszło nie tak (Error: no listeners)");
});
