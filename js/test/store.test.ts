// The store: what a model tells it, and what it sends to the kernel.
import { beforeEach, describe, expect, it } from "vitest";
import type { Actions, Snapshot, TableState } from "../src/frames.ts";
import { TableStore } from "../src/store.ts";
import { FakeClock } from "./clock.ts";
import { flipFrames, follow, message, playFrames, state, table } from "./fixtures.ts";
import { FakeModel } from "./model.ts";

let clock: FakeClock;
let model: FakeModel;
let store: TableStore;

function open(traits: Record<string, unknown> = {}, answers = true): void {
  clock = new FakeClock();
  model = new FakeModel({
    state: state(table()),
    notice: { n: 0, seq: 0, say: null, rules: [] },
    locale: "en",
    pace: 1,
    mode: "flow",
    ...traits,
  });
  if (answers)
    model.answer = (sent) => {
      if ((sent as { type: string }).type === "hello") model.emit("msg:custom", { type: "here" });
    };
  store = new TableStore(model, clock);
  store.player.watch();
}
const intents = () => model.sent.filter((m) => (m as { type: string }).type === "intent");

beforeEach(() => open());

describe("intents", () => {
  it("sends a playable card with the number of the state it was meant for", () => {
    store.chooseCard(3);
    expect(intents()).toEqual([{ type: "intent", seq: 1, verb: "play", token: 3 }]);
    expect(store.awaiting.value).toBe(true);
  });

  it("sends a double click once", () => {
    store.chooseCard(3);
    store.chooseCard(3);
    store.intent("draw");
    expect(intents()).toHaveLength(1);
  });

  it("explains a card that does not fit and sends nothing", () => {
    store.chooseCard(2);
    expect(intents()).toHaveLength(0);
    expect(store.explained.value?.say?.id).toBe("why-not-playable");
    expect(store.explained.value?.rules).toEqual(["F-MATCH-2"]);
  });

  it("asks for a color first, and Escape costs nothing", () => {
    store.chooseCard(6);
    expect(store.choice.value?.kind).toBe("color");
    expect(store.cancelChoice()).toBe(true);
    expect(intents()).toHaveLength(0);
    store.chooseCard(6);
    store.nameColor("green");
    expect(intents()).toEqual([{ type: "intent", seq: 1, verb: "play", token: 6, color: "green" }]);
    expect(store.choice.value).toBeNull();
  });

  it("asks for a partner and a card to give, or takes neither", () => {
    const made = table();
    const own = made.actions?.cards["3"];
    if (!own || !made.actions) throw new Error("fixture");
    made.actions.cards["3"] = { ...own, swap: true };
    open({ state: state(made) });
    store.chooseCard(3);
    expect(store.choice.value?.kind).toBe("target");
    const choice = store.choice.value;
    if (choice) store.finishChoice({ ...choice, details: { ...choice.details, target: 2 } });
    expect(store.choice.value?.kind).toBe("give");
    store.chooseCard(2);
    expect(intents()).toEqual([
      { type: "intent", seq: 1, verb: "play", token: 3, target: 2, give: 2 },
    ]);
    open({ state: state(made) });
    store.chooseCard(3);
    const alone = store.choice.value;
    if (alone) store.finishChoice({ ...alone, alone: true });
    expect(intents()).toEqual([{ type: "intent", seq: 1, verb: "play", token: 3 }]);
  });

  it("sends UNO with the card it was armed for", () => {
    open({ state: state(table({ hand: ["lB3", "lW"] })) });
    store.armedUno.value = true;
    store.chooseCard(1);
    expect(intents()).toEqual([{ type: "intent", seq: 1, verb: "play", token: 1, uno: true }]);
    expect(store.armedUno.value).toBe(false);
  });

  it("does not wait for an animation", () => {
    const start = model.get("state") as TableState;
    const next = follow(start, flipFrames(start.snapshot, 0, 5), start.snapshot.actions);
    model.set("state", next);
    clock.run(50);
    expect(store.player.live.value).toBe(false);
    store.chooseCard(3);
    expect(intents()).toEqual([{ type: "intent", seq: 2, verb: "play", token: 3 }]);
    expect(store.player.live.value).toBe(true);
  });

  it("comes before what the bots are waiting for, also in the middle of an animation", () => {
    const start = model.get("state") as TableState;
    model.set("state", follow(start, flipFrames(start.snapshot, 0, 5), start.snapshot.actions));
    clock.run(50);
    store.chooseCard(3);
    expect(model.sent.slice(-2)).toMatchObject([
      { type: "intent", seq: 2 },
      { type: "continue", seq: 2 },
    ]);
  });

  it("offers nothing while the person looks back", () => {
    const start = model.get("state") as TableState;
    model.set(
      "state",
      follow(start, playFrames(start.snapshot, 0, 3, "lB+1", 0), start.snapshot.actions),
    );
    clock.run(5000);
    expect(store.actions.value).not.toBeNull();
    store.player.back();
    expect(store.actions.value).toBeNull();
    store.chooseCard(1);
    expect(intents()).toHaveLength(0);
  });
});

describe("the kernel", () => {
  it("is not let on before there is a view", () => {
    model = new FakeModel({ state: state(table()), pace: 0 });
    store = new TableStore(model, clock);
    expect(model.sent).toEqual([{ type: "hello" }]);
    store.player.watch();
    expect(model.sent).toContainEqual({ type: "continue", seq: 1 });
  });

  it("is told once when a state has been shown", () => {
    expect(model.sent).toContainEqual({ type: "continue", seq: 1 });
    const start = model.get("state") as TableState;
    model.set("state", follow(start, playFrames(start.snapshot, 0, 3, "lB+1", 1)));
    expect(model.sent).not.toContainEqual({ type: "continue", seq: 2 });
    clock.run(5000);
    expect(model.sent.filter((m) => (m as { seq?: number }).seq === 2)).toHaveLength(1);
  });

  const owed = (seq: number, actions: Partial<Actions>): TableState => {
    const made = table({ actions });
    const seats = made.seats.map((seat, i) => (i === 0 ? { ...seat, uno: "owed" } : seat));
    return { v: 1, seq, frames: [], snapshot: { ...made, seats } as Snapshot };
  };
  const told = (seq: number) =>
    model.sent.some((m) => JSON.stringify(m) === JSON.stringify({ type: "continue", seq }));

  it("is let on only by somebody who sees the table, not while it is handed over", () => {
    open({ hotseat: true });
    clock.run(5000);
    expect(told(1)).toBe(false);
    store.uncover();
    expect(told(1)).toBe(true);
    model.set("state", owed(2, { catch: [1] }));
    clock.run(1000);
    model.set("state", { ...owed(3, { catch: [1] }), snapshot: table({ viewer: 1, turn: 1 }) });
    clock.run(5000);
    expect([store.covered.value, told(2), told(3)]).toEqual([1, false, false]);
  });

  it("is let on later while a person may still say a forgotten UNO, covered or not", () => {
    open({ hotseat: true, state: owed(4, { catch: [1] }) });
    clock.run(5000);
    store.uncover();
    clock.run(2000);
    expect(told(4)).toBe(false);
    clock.run(1000);
    expect(told(4)).toBe(true);
  });

  it("is let on later while a person may still say a forgotten UNO", () => {
    const uno = { why: message("why-uno"), rules: [] };
    for (const [seq, pace, actions] of [
      [5, 1, { uno }],
      [6, 0, { catch: [1] }],
    ] as const) {
      open({ pace, state: owed(seq, actions as Partial<Actions>) });
      clock.run(2000);
      expect(told(seq)).toBe(false);
      clock.run(1000);
      expect(told(seq)).toBe(true);
    }
    open({ pace: 0, state: owed(7, {}) });
    expect(told(7)).toBe(true);
    open({ pace: 0, state: owed(8, { uno }) });
    store.intent("uno");
    clock.run(4000);
    expect(told(8)).toBe(false);
    store.dispose();
    expect(clock.count).toBe(0);
  });

  it("frees the table when it refuses, and its reason is shown", () => {
    store.intent("draw");
    model.set("notice", { n: 1, seq: 1, say: message("why-already-drew"), rules: ["F-DRAW-6"] });
    expect(store.awaiting.value).toBe(false);
    expect(store.explained.value?.say?.id).toBe("why-already-drew");
  });

  it("has its reason read as long as the table that it is about moves, and no longer", () => {
    const start = model.get("state") as TableState;
    const next = follow(start, flipFrames(start.snapshot, 0, 5));
    store.intent("draw");
    // Somebody else was faster.
    model.set("state", next);
    model.set("notice", { n: 1, seq: 2, say: message("ui-notice-stale"), rules: [] });
    clock.run(20_000);
    expect(store.player.live.value).toBe(true);
    expect(store.explained.value?.say?.id).toBe("ui-notice-stale");
    store.player.seek(0);
    expect(store.explained.value).toBeNull();
  });

  it("is missed when it does not answer for five seconds, and welcome back", () => {
    store.intent("draw");
    clock.run(4999);
    expect(store.lost.value).toBe(false);
    clock.run(2);
    expect(store.lost.value).toBe(true);
    expect(store.actions.value).toBeNull();
    model.emit("msg:custom", { type: "here" });
    expect(store.lost.value).toBe(false);
    expect(store.actions.value).not.toBeNull();
  });

  it("is missed from the start when nobody is there", () => {
    open({}, false);
    clock.run(5001);
    expect(store.lost.value).toBe(true);
  });

  it("may be gone so that sending throws", () => {
    open();
    model.answer = () => {
      throw new Error("closed");
    };
    store.intent("draw");
    expect(store.lost.value).toBe(true);
  });
});

describe("traits", () => {
  it("switches the language at once and saves it", () => {
    store.setLocale("pl");
    expect(model.get("locale")).toBe("pl");
    expect(store.texts.value.locale).toBe("pl");
    model.set("locale", "ru");
    expect(store.texts.value.locale).toBe("ru");
    model.set("locale", "xx");
    expect(store.texts.value.locale).toBe("en");
  });

  it("follows pace and mode in both directions", () => {
    store.setPace(2);
    store.setMode("step");
    expect([model.get("pace"), model.get("mode")]).toEqual([2, "step"]);
    model.set("pace", 0.5);
    model.set("mode", "ask");
    expect([store.player.pace.value, store.player.mode.value]).toEqual([0.5, "ask"]);
  });

  it.each([
    ["empty", {}],
    ["empty", null],
    ["newer", { v: 99, seq: 1, frames: [], snapshot: {} }],
    ["empty", { v: 1, seq: 1, frames: [], snapshot: { seats: [] } }],
  ])("names what is wrong with a state: %s", (problem, bad) => {
    open({ state: bad });
    expect(store.problem.value).toBe(problem);
    model.set("state", state(table()));
    expect(store.problem.value).toBeNull();
  });

  it("covers the hand when the device goes to another person", () => {
    open({ hotseat: true });
    expect(store.covered.value).toBe(0);
    expect(store.actions.value).toBeNull();
    store.uncover();
    expect(store.actions.value).not.toBeNull();
    model.set("state", state(table({ viewer: 1, turn: 1 }), 2));
    expect(store.covered.value).toBe(1);
  });

  it("covers the hand that is dealt while everybody looks at how the round was counted", () => {
    const none = [0, 0, 0];
    const result = { winner: 0, void: false, points: none, score: 0, totals: none };
    const over = {
      ...table({ actions: null }),
      result: { ...result, series_over: false, winners: [] },
    };
    open({ hotseat: true, state: state(over) });
    store.uncover();
    model.set("state", state(table(), 2));
    expect(store.covered.value).toBe(0);
  });

  it("names the card that is looked at, and takes one from the notebook", () => {
    open({ selected: null });
    store.chooseCard(2);
    expect(model.get("selected")).toBe(2);
    model.set("selected", 4);
    expect(store.selected.value).toBe(4);
    model.set("selected", null);
    expect(store.selected.value).toBeNull();
  });

  it.each([
    ["empty", "not JSON"],
    ["empty", JSON.stringify({ v: 1, start: {}, frames: [], actions: [] })],
    ["newer", JSON.stringify({ v: 2 })],
  ])("names what is wrong with a recording: %s", (problem, recording) => {
    open({ recording }, false);
    expect(store.problem.value).toBe(problem);
    expect(store.isReplay).toBe(true);
  });

  it("plays a recording without a kernel", () => {
    const start = table();
    open(
      {
        recording: JSON.stringify({
          v: 1,
          start,
          frames: playFrames(start, 0, 3, "lB+1", 1),
          actions: [[0, 1]],
        }),
        state: undefined,
      },
      false,
    );
    expect(model.sent).toEqual([]);
    store.player.play();
    clock.run(5000);
    expect(store.table.value?.top).toEqual([3, "lB+1"]);
    expect(store.lost.value).toBe(false);
  });
});

it("leaves no listener and no timer", () => {
  store.intent("draw");
  store.dispose();
  expect(model.count()).toBe(0);
  expect(clock.count).toBe(0);
});
