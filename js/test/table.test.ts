// The table in a document: what a person finds, and what a click or a key does.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Actions, TableState } from "../src/frames.ts";
import widget from "../src/index.ts";
import {
  flipFrames,
  follow,
  message,
  playFrames,
  state,
  type TableOptions,
  table,
} from "./fixtures.ts";
import { FakeModel } from "./model.ts";
import { drawn, type Screen, show as showWith } from "./screen.ts";

function show(options: TableOptions = {}, traits: Record<string, unknown> = {}): Screen {
  return showWith({ state: state(table(options)), ...traits });
}

/** A table of the classic game, whose cards have no other side. */
function classicState(): TableState {
  const made = state(table());
  made.snapshot.deck = "classic";
  return made;
}

/** Lets the table come to rest as well: until then nothing moves. */
const settled = async () => {
  await drawn();
  await new Promise((resolve) => setTimeout(resolve, 60));
};
const intents = (model: FakeModel) =>
  model.sent.filter((m) => (m as { type: string }).type === "intent");
const key = (target: Element, code: string, name = code.replace("Key", "").toLowerCase()) =>
  target.dispatchEvent(
    new KeyboardEvent("keydown", { code, key: name, bubbles: true, cancelable: true }),
  );

describe("the hand", () => {
  it("is a list with names that say what may be played", () => {
    const { all, one } = show();
    expect(one("hand").getAttribute("aria-label")).toBe("Hand of Ann: 7 cards");
    expect(all("[data-testid=hand-card]").map((b) => b.getAttribute("aria-label"))).toEqual([
      "red 7, playable",
      "yellow 3, not playable",
      "green 9, not playable",
      "green Skip, not playable",
      "blue Draw One, playable",
      "blue Flip, playable",
      "Wild Draw Two, playable as a bluff",
    ]);
  });

  it("has one tab stop, and arrows move inside it", async () => {
    const { all } = show();
    const cards = () => all("[data-testid=hand-card]");
    expect(cards().map((b) => b.tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1]);
    cards()[0]?.focus();
    key(cards()[0] as Element, "ArrowRight", "ArrowRight");
    await drawn();
    expect(document.activeElement).toBe(cards()[1]);
    key(cards()[1] as Element, "End", "End");
    await drawn();
    expect(document.activeElement).toBe(cards()[6]);
    key(cards()[6] as Element, "ArrowRight", "ArrowRight");
    await drawn();
    expect(document.activeElement).toBe(cards()[0]);
    expect(cards().filter((b) => b.tabIndex === 0)).toHaveLength(1);
  });

  it("plays a card by a click", () => {
    const { all, model } = show();
    all("[data-testid=hand-card][data-token='3']")[0]?.click();
    expect(intents(model)).toEqual([{ type: "intent", seq: 1, verb: "play", token: 3 }]);
  });

  it("plays one card by a double click, also where the turn stays", async () => {
    const { all, model } = show();
    const click = (token: number, detail: number) =>
      all(`[data-testid=hand-card][data-token='${token}']`)[0]?.dispatchEvent(
        new MouseEvent("click", { detail, bubbles: true, cancelable: true }),
      );
    click(3, 1);
    const now = model.get("state") as TableState;
    const after = follow(now, playFrames(now.snapshot, 0, 3, "lB+1", 0));
    const seat = after.snapshot.seats[0];
    after.snapshot.actions = { ...table().actions, ...now.snapshot.actions } as Actions;
    expect(seat?.cards).toHaveLength(6);
    model.set("state", after);
    await drawn();
    click(5, 2);
    expect(intents(model)).toHaveLength(1);
    // Whoever clicks anew means the table that is there now.
    click(5, 1);
    expect(intents(model)[1]).toMatchObject({ seq: 2, verb: "play", token: 5 });
  });

  it("names no color by the second half of a double click", async () => {
    const { all, one, model } = show();
    const click = (node: Element | undefined, detail: number) =>
      node?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
    click(all("[data-bluff]")[0], 1);
    await drawn();
    click(one("color-red"), 2);
    expect(intents(model)).toEqual([]);
    expect(one("color-chooser")).toBeTruthy();
  });

  it("does not keep the next steps from somebody who clicks quickly", async () => {
    const { one, model } = show({}, { mode: "step" });
    const now = model.get("state") as TableState;
    model.set("state", follow(now, flipFrames(now.snapshot, 0, 5)));
    await drawn();
    const at = () => Number(one("table").dataset.index);
    for (const detail of [1, 2, 3]) {
      const before = at();
      one("dock-step").dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
      await drawn();
      expect(at()).toBe(before + 1);
    }
  });

  it("that does not fit goes to where a card may be played, and stays where it was put", async () => {
    const red = Array.from({ length: 40 }, () => "lR3");
    const { all } = show({ hand: [...red, "lB4"] });
    await settled();
    const isAtEnd = () => (all(".uf-scroll-right")[0] as HTMLButtonElement).disabled;
    expect(isAtEnd()).toBe(true);
    all(".uf-scroll-left")[0]?.click();
    await settled();
    expect(isAtEnd()).toBe(false);
  });

  it("says why a card does not fit, with the rule", async () => {
    const { all, one, model } = show();
    all("[data-testid=hand-card][data-ok=false]")[0]?.click();
    await drawn();
    expect(one("explained").textContent).toContain("does not fit on the blue 7");
    expect(one("explained").textContent).toContain("F-MATCH-2");
    expect(intents(model)).toEqual([]);
  });
});

describe("naming a color", () => {
  it("offers the four colors of the side by name; Escape takes the card back", async () => {
    const { all, one, model, el } = show();
    all("[data-bluff]")[0]?.click();
    await drawn();
    expect(one("color-chooser").textContent).toMatch(/red.*yellow.*green.*blue/);
    key(one("color-red"), "Escape", "Escape");
    await drawn();
    expect(el.querySelector("[data-testid=color-chooser]")).toBeNull();
    expect(intents(model)).toEqual([]);
    all("[data-bluff]")[0]?.click();
    await drawn();
    one("color-green").click();
    expect(intents(model)).toEqual([
      { type: "intent", seq: 1, verb: "play", token: 6, color: "green" },
    ]);
  });

  it("leaves the draw pile alone meanwhile, which cannot be clicked then", async () => {
    const { all, one } = show();
    const pile = () => one("draw-pile") as HTMLButtonElement;
    expect(pile().disabled).toBe(false);
    all("[data-testid=hand-card]")[6]?.click();
    await drawn();
    expect(pile().disabled).toBe(true);
    one("cancel").click();
    await drawn();
    expect(pile().disabled).toBe(false);
  });

  it("takes the keyboard only from inside the widget", async () => {
    const elsewhere = document.createElement("input");
    document.body.append(elsewhere);
    onTestFinished(() => elsewhere.remove());
    elsewhere.focus();
    const { one } = show({ phase: "choose_color", actions: { choose: true, cards: {} } });
    await drawn();
    expect(document.activeElement).toBe(elsewhere);
    one("color-red").focus();
    expect(document.activeElement).toBe(one("color-red"));
  });

  it("keeps UNO in reach", async () => {
    const { all, one, model } = show({ hand: ["lB3", "lW"] });
    all("[data-testid=hand-card][data-token='2']")[0]?.click();
    await drawn();
    one("action-uno").click();
    await drawn();
    expect(one("action-uno").getAttribute("aria-pressed")).toBe("true");
    one("color-blue").click();
    expect(intents(model)).toEqual([
      { type: "intent", seq: 1, verb: "play", token: 2, color: "blue", uno: true },
    ]);
  });
});

describe("keys", () => {
  it("work by letter and never leave the widget", () => {
    const { one, model } = show();
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    key(one("hand").querySelector("button") as Element, "KeyD");
    expect(intents(model)).toEqual([{ type: "intent", seq: 1, verb: "draw" }]);
    for (const code of ["KeyA", "KeyB", "KeyX", "Digit1", "Escape"]) key(one("table"), code);
    expect(outside).not.toHaveBeenCalled();
    document.body.removeEventListener("keydown", outside);
  });

  it("that are held down make one move", async () => {
    const { all, one, model } = show();
    const held = (target: Element, code: string) => {
      const options = { code, key: code, repeat: true, bubbles: true, cancelable: true };
      return target.dispatchEvent(new KeyboardEvent("keydown", options));
    };
    const card = all("[data-testid=hand-card]")[0] as HTMLElement;
    // A browser clicks the button that has the focus, unless it is told not to.
    expect(held(card, "Enter")).toBe(false);
    expect(held(card, "KeyD")).toBe(false);
    expect(intents(model)).toEqual([]);
    // Who goes along the hand, or on with Tab, goes on.
    card.focus();
    held(card, "Tab");
    expect(held(card, "ArrowRight")).toBe(false);
    await drawn();
    expect(document.activeElement).toBe(one("hand").querySelectorAll("button")[1]);
  });

  it("leave shortcuts with a modifier alone", () => {
    const { one, model } = show();
    one("table").dispatchEvent(
      new KeyboardEvent("keydown", { code: "KeyD", key: "d", ctrlKey: true, bubbles: true }),
    );
    expect(intents(model)).toEqual([]);
  });
});

describe("the table", () => {
  it("says side, direction, turn, color and counts in words", () => {
    const { one, all } = show({ players: 4, turn: 2 });
    expect(one("side").textContent).toBe("light side");
    expect(one("direction").textContent).toContain("clockwise");
    expect(one("turn").textContent).toContain("Cy");
    expect(one("color").textContent).toContain("blue");
    expect(one("draw-count").textContent).toContain("Draw pile: 61 cards");
    expect(all("[data-testid=seat]").map((s) => s.dataset.seat)).toEqual(["1", "2", "3"]);
  });

  it("keeps one node for a card from the hand to the pile", async () => {
    const { all, model } = show();
    const card = all("[data-testid=card][data-token='3']")[0];
    const now = model.get("state") as TableState;
    model.set("state", follow(now, playFrames(now.snapshot, 0, 3, "lB+1", 1)));
    await drawn();
    expect(all("[data-testid=card][data-token='3']")).toEqual([card]);
    expect(card?.dataset.spot).toBe("discard");
  });

  it("leaves every card at its place in the document, so that it glides and sheds its glow", async () => {
    const { all, model } = show();
    const tokens = () => all("[data-testid=card]").map((card) => Number(card.dataset.token));
    const moved: Node[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes)
        for (const node of addedNodes) if ([...removedNodes].includes(node)) moved.push(node);
    });
    const cards = all("[data-testid=cards]")[0] as HTMLElement;
    watch.observe(cards, { childList: true });
    const before = tokens();
    const now = model.get("state") as TableState;
    model.set("state", follow(now, playFrames(now.snapshot, 0, 3, "lB+1", 1)));
    await drawn();
    expect(tokens()).toEqual(tokens().sort((a, b) => a - b));
    expect(before).toEqual([...before].sort((a, b) => a - b));
    expect(moved).toEqual([]);
  });

  it("holds no face that is out of sight after a Flip", async () => {
    const { all, el, model } = show();
    const now = model.get("state") as TableState;
    model.set("state", follow(now, flipFrames(now.snapshot, 0, 5)));
    await drawn();
    const own = all("[data-testid=card][data-spot='0']").map((card) => card.dataset.face ?? "");
    expect(own.every((face) => face.startsWith("d"))).toBe(true);
    // One face for each card in sight, and none behind it.
    expect(all(".uf-face")).toHaveLength(all("[data-testid=card]").length);
    expect(el.querySelector("[data-testid=table]")?.getAttribute("data-side")).toBe("dark");
  });

  it("shows names as text and runs nothing", () => {
    const { el, all } = show({ names: ["<b>Ann</b>", "<img src=x onerror=alert(1)>", "Cy"] });
    expect(el.querySelector("b, img, script")).toBeNull();
    expect(all("[data-testid=seat]")[0]?.textContent).toContain("<img src=x onerror=alert(1)>");
  });

  it("switches the language without a kernel", async () => {
    const { one } = show();
    one("locale-ru").click();
    await drawn();
    expect(one("side").textContent).toBe("светлая сторона");
    expect(one("hand").querySelector("button")?.getAttribute("aria-label")).toBe(
      "красная семёрка, можно сыграть",
    );
  });

  it("shows the rule of the last event one click away", async () => {
    const { one } = show();
    one("why").click();
    await drawn();
    expect(one("rules").textContent).toContain("F-MATCH-1");
  });

  it("opens neither the rule nor the hands by itself at the table that comes next", async () => {
    const { one, all, model } = show();
    one("why").click();
    await drawn();
    const none = [0, 0, 0];
    const result = { winner: 0, void: false, points: none, score: 0, totals: none };
    const over = (seq: number) => {
      const made = table({ actions: null });
      return state({ ...made, result: { ...result, series_over: false, winners: [] } }, seq);
    };
    model.set("state", over(3));
    await drawn();
    expect(all("[data-testid=rules]")).toEqual([]);
    one("round-over-close").click();
    await drawn();
    expect(all("[data-testid=round-over]")).toEqual([]);
    model.set("state", over(5));
    await drawn();
    expect(one("round-over")).toBeTruthy();
  });

  it("shows what a challenge tests and costs before it is decided", () => {
    const { one, all, model } = show({
      phase: "respond",
      actions: {
        cards: {},
        draw: undefined as never,
        accept: { why: message("why-accept"), rules: [] },
        challenge: { why: message("why-challenge"), rules: [] },
        forecast: [message("challenge-test", { force: "blue", target: "Cy" })],
      },
    });
    expect(one("forecast").textContent).toContain("did Cy hold another blue card");
    expect(all(".uf-action").map((b) => b.dataset.testid)).toEqual([
      "action-challenge",
      "action-accept",
    ]);
    one("action-challenge").click();
    expect(intents(model)).toEqual([{ type: "intent", seq: 1, verb: "challenge" }]);
  });

  it.each([
    ["skip", "Lose the turn"],
    ["skip_everyone", "Lose the turn"],
    ["draw_one", "Accept"],
  ])("calls by its name what is accepted of a %s", (symbol, label) => {
    const accept = { why: message("why-accept"), rules: [] };
    const snapshot = table({ phase: "respond", actions: { cards: {}, accept } });
    const pending = { symbol, count: 1, by: 1, victim: 0, challengeable: false };
    const { one } = show({}, { state: state({ ...snapshot, pending }) });
    expect(one("action-accept").textContent).toContain(label);
  });

  it("counts the hands at the end and goes on to the next round", async () => {
    const made = table({ hand: [], actions: null });
    const { one, model } = show(
      {},
      {
        state: state({
          ...made,
          turn: null,
          phase: "round_over",
          result: {
            winner: 0,
            void: false,
            points: [0, 12, 30],
            score: 42,
            totals: [42, 0, 0],
            series_over: false,
            winners: [],
            counts: [
              [],
              [
                ["lR7", 7],
                ["lY5", 5],
              ],
              [
                ["lB+1", 10],
                ["lGf", 20],
              ],
            ],
          },
        }),
      },
    );
    expect(one("round-over").textContent).toContain("You win the round!");
    expect(one("round-over").textContent).toContain("Booked for Ann: 42 points");
    one("new-round").click();
    expect(model.sent).toContainEqual({ type: "new_round", seq: 1 });
    one("round-over-close").click();
    await drawn();
    expect(() => one("round-over")).toThrow();
    // Who has looked at the table long enough comes back, and from there to the next round.
    one("round-over-open").click();
    await drawn();
    expect(one("new-round")).toBeTruthy();
  });

  it("says how many cards were left where they are not counted, and begins a new series", async () => {
    const made = table({ hand: [], actions: null });
    const { one, model } = show(
      {},
      {
        state: state({
          ...made,
          turn: null,
          phase: "round_over",
          result: {
            winner: null,
            void: true,
            points: [0, 0, 0],
            score: 0,
            totals: [0, 0, 0],
            series_over: true,
            winners: [],
            counts: [[], [], []],
          },
        }),
      },
    );
    const left = made.seats[1]?.cards.length ?? 0;
    expect(left).toBeGreaterThan(0);
    const row = one("round-over").querySelector('tr[data-seat="1"]');
    expect(row?.textContent).toContain(`${left} card`);
    expect(one("new-round").textContent).toContain("Play again");
    one("new-round").click();
    expect(model.sent).toContainEqual({ type: "new_round", seq: 1 });
  });

  it("tells what may be on the other side of a back that can be seen", async () => {
    const { one, all, model } = show();
    all("[data-testid=seat]")[0]?.click();
    await drawn();
    const back = all("[data-testid=back]")[0] as HTMLElement;
    back.click();
    const token = Number(back.dataset.token);
    expect(model.sent).toContainEqual({ type: "behind", token });
    model.emit("msg:custom", {
      type: "behind",
      token,
      faces: [
        ["lB2", 2],
        ["lR4", 1],
      ],
    });
    await drawn();
    expect(one("back-answer").textContent).toContain("there may be one of 2");
    expect(one("back-answer").textContent).toContain("red 4");
    expect(one("back-answer").textContent).toContain("×2");
    model.emit("msg:custom", { type: "behind", token, faces: null });
    await drawn();
    expect(one("back-answer").textContent).toContain("no telling");
  });

  it("tells what may be under the back on the draw pile, asked at once", async () => {
    const { one, model } = show();
    const { next } = (model.get("state") as TableState).snapshot;
    const token = (next as [number, string])[0];
    one("draw-count").click();
    await drawn();
    expect(model.sent).toContainEqual({ type: "behind", token });
    model.emit("msg:custom", { type: "behind", token, faces: [["lB2", 1]] });
    await drawn();
    expect(one("look").textContent).toContain("Draw pile");
    expect(one("back-answer").textContent).toContain("there can only be");
    expect(one("draw-count").getAttribute("aria-pressed")).toBe("true");
    one("draw-count").click();
    await drawn();
    expect(() => one("look")).toThrow();
  });

  it("tells what may be on the other side of own cards, by click and by key", async () => {
    const { one, all, model } = show();
    one("own-plate").focus();
    one("own-plate").click();
    await settled();
    const hand = all("[data-testid=hand-card]").map((card) => card.dataset.token);
    expect(all("[data-testid=back]").map((card) => card.dataset.token)).toEqual(hand);
    expect(document.activeElement).toBe(one("look").querySelector("button"));
    all("[data-testid=back]")[2]?.click();
    expect(model.sent).toContainEqual({ type: "behind", token: Number(hand[2]) });
    key(one("look"), "Escape", "Escape");
    await drawn();
    expect(() => one("look")).toThrow();
    // With a card under the cursor the key asks about that one.
    const card = all("[data-testid=hand-card]")[3] as HTMLElement;
    card.focus();
    await drawn();
    key(card, "KeyO");
    await settled();
    expect(model.sent).toContainEqual({ type: "behind", token: Number(hand[3]) });
    expect((document.activeElement as HTMLElement).dataset.token).toBe(hand[3]);
    key(document.activeElement as Element, "Escape", "Escape");
    await drawn();
    expect(document.activeElement).toBe(card);
  });

  it("does not offer what nobody would answer", async () => {
    for (const covered of [show({}, { hotseat: true }), show({}, { state: classicState() })]) {
      expect(covered.one("own-plate").tagName).toBe("SPAN");
      expect(covered.one("draw-count").tagName).toBe("SPAN");
      key(covered.one("table"), "KeyO");
      await drawn();
      expect(covered.all("[data-testid=look]")).toEqual([]);
      expect(covered.model.sent.filter((m) => (m as { type: string }).type === "behind")).toEqual(
        [],
      );
    }
  });

  it("keeps its signs while cards move, so that nothing twitches", async () => {
    const { one, model } = show({ hand: ["lG2", "lR4", "lB5"], top: "lB7" }, { pace: 1 });
    const before = [one("own-plate"), one("draw-count")];
    const first = model.get("state") as TableState;
    const own = first.snapshot.seats[0]?.cards ?? [];
    const token = own.find(([, face]) => face === "lB5")?.[0] as number;
    model.set("state", follow(first, playFrames(first.snapshot, 0, token, "lB5", 1)));
    await drawn();
    expect(one("table").dataset.running).toBe("");
    expect([one("own-plate"), one("draw-count")]).toEqual(before);
    expect(one("own-plate").tagName).toBe("BUTTON");
  });

  it("answers one question at a time, above the sentence that it belongs to", async () => {
    const { one, all } = show({ hand: ["lG2", "lR4", "lB5"], top: "lB7" });
    const answers = () => all(".uf-answer > [data-testid], .uf-answer > .uf-rules");
    all("[data-testid=seat]")[0]?.click();
    await drawn();
    expect(answers().map((a) => a.dataset.testid)).toEqual(["sheet-close", "look"]);
    one("why").click();
    await drawn();
    expect(answers().map((a) => a.dataset.testid)).toEqual(["sheet-close", "rules"]);
    all('[data-testid=hand-card][data-ok="false"]')[0]?.click();
    await drawn();
    expect(answers().map((a) => a.dataset.testid)).toEqual(["sheet-close", "explained"]);
    expect(one("why").getAttribute("aria-expanded")).toBe("false");
    one("sheet-close").click();
    await drawn();
    // What was asked before does not come back.
    expect(all(".uf-answer")).toEqual([]);
  });

  it("speaks to whoever is called You where nobody watches, and sets the name apart elsewhere", () => {
    const names = ["You", "Bo", "Cy"];
    const onlooker = show({ names, viewer: null, turn: 0, actions: null });
    expect(onlooker.one("prompt").textContent).toBe("Your turn");
    const bo = show({ names, viewer: 1, turn: 0, actions: null });
    expect(bo.one("prompt").textContent).toBe("“You” is to play.");
    const ann = show({ viewer: 1, turn: 0, actions: null });
    expect(ann.one("prompt").textContent).toBe("Ann is to play.");
  });

  it("hides the hand while the device is handed on", async () => {
    const { one, all } = show({}, { hotseat: true });
    expect(one("cover").textContent).toContain("Hand the device to Ann");
    expect(all("[data-testid=card][data-spot='0']").every((c) => c.dataset.face === "")).toBe(true);
    expect(all("[data-testid=hand-card]")).toEqual([]);
    one("uncover").click();
    await drawn();
    expect(all("[data-testid=hand-card]")).toHaveLength(7);
  });

  it.each([
    ["empty", {}, "There is no table here yet"],
    ["newer", { v: 2 }, "newer version"],
  ])("is never an empty box: %s", (problem, bad, words) => {
    const { one } = show({}, { state: bad });
    expect(one(`problem-${problem}`).textContent).toContain(words);
  });
});

describe("views", () => {
  it("of one model stay in step and clean up after themselves", { timeout: 30_000 }, async () => {
    const model = new FakeModel({ state: state(table()), locale: "en", pace: 0, mode: "flow" });
    model.answer = () => model.emit("msg:custom", { type: "here" });
    const made = widget();
    const dispose = made.initialize({ model });
    const boxes = [document.createElement("div"), document.createElement("div")];
    const closes = boxes.map((el) => made.render({ model, el }));
    const listeners = model.count();
    const now = model.get("state") as TableState;
    model.set("state", follow(now, playFrames(now.snapshot, 0, 3, "lB+1", 1)));
    await drawn();
    expect(
      boxes.map((el) => el.querySelector("[data-testid=table]")?.getAttribute("data-seq")),
    ).toEqual(["2", "2"]);
    for (let i = 0; i < 10; i++) {
      const el = document.createElement("div");
      made.render({ model, el })();
      expect(el.childNodes).toHaveLength(0);
    }
    expect(model.count()).toBe(listeners);
    for (const close of closes) close();
    dispose();
    expect(model.count()).toBe(0);
  });
});
