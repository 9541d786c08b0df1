// A widget in a document, as a host shows it, and what a test finds there.
import { options } from "preact";
import { afterEach } from "vitest";
import widget from "../src/index.ts";
import { FakeModel } from "./model.ts";

export interface Screen {
  model: FakeModel;
  el: HTMLElement;
  all: (selector: string) => HTMLElement[];
  /** What is there once, by its test id. */
  one: (id: string) => HTMLElement;
  has: (id: string) => boolean;
  words: (selector: string) => string[];
  /** Takes this view away, as a host does when its output is cleared. */
  close: () => void;
  /** Lets go of the model, as a host does when its kernel has gone. */
  dispose: () => void;
}

// Effects come in a turn of their own, and not with a picture that nobody draws here.
options.requestAnimationFrame = (call) => setTimeout(call);

const open: (() => void)[] = [];

/** Takes everything away that is shown. */
export function closeAll(): void {
  for (const close of open.splice(0)) close();
}

afterEach(closeAll);

/** A model with what every widget has, whose kernel is there. */
export function modelWith(traits: Record<string, unknown>): FakeModel {
  const model = new FakeModel({
    notice: { n: 0, seq: 0, say: null, rules: [] },
    locale: "en",
    pace: 0,
    mode: "flow",
    ...traits,
  });
  model.answer = (sent) => {
    if ((sent as { type: string }).type === "hello") model.emit("msg:custom", { type: "here" });
  };
  return model;
}

/** Shows a widget. */
export function show(traits: Record<string, unknown>): Screen {
  const model = modelWith(traits);
  const el = document.createElement("div");
  document.body.append(el);
  const made = widget();
  const dispose = made.initialize({ model });
  const close = made.render({ model, el });
  open.push(() => {
    close();
    dispose();
    el.remove();
  });
  const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
  const find = (id: string) => el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  return {
    model,
    el,
    all,
    one: (id) => {
      const found = find(id);
      if (!found) throw new Error(`${id} is not there`);
      return found;
    },
    has: (id) => find(id) !== null,
    words: (selector) => all(selector).map((node) => node.textContent ?? ""),
    close,
    dispose,
  };
}

/** Lets Preact draw what has changed, and its effects happen: both are at most some turns away. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
}
