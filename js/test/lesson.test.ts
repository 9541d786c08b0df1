// Lessons, quizzes and score sheets in a document: what is shown, and what a click sends.
import { describe, expect, it, vi } from "vitest";
import { apart, chartOf, stepOf } from "../src/chart.ts";
import { Draft, marksOf } from "../src/draft.ts";
import type { TableState } from "../src/frames.ts";
import { spoken, type Task } from "../src/lesson.ts";
import { follow, playFrames, state, table } from "./fixtures.ts";
import {
  challenge,
  choose,
  count,
  feedback,
  lesson,
  move,
  order,
  predict,
  question,
  quiz,
  said,
  sheet,
} from "./lessonfixtures.ts";
import { closeAll, drawn, show as showWith } from "./screen.ts";

function show(traits: Record<string, unknown>) {
  const screen = showWith(traits);
  const sent = () => screen.model.sent.filter((one) => !/hello|continue/.test(JSON.stringify(one)));
  return { ...screen, sent };
}

const lessonWith = (options = {}, snapshot = {}) =>
  show({ lesson: lesson(options), state: state(table(snapshot)) });

function pick(el: HTMLElement, key: string): void {
  el.querySelector<HTMLInputElement>(`[data-key="${key}"] input`)?.click();
}

describe("an answer in the making", () => {
  const given = (task: Task, act: (draft: Draft) => void) => {
    const draft = new Draft();
    draft.begin(task);
    act(draft);
    return draft.answer(task);
  };

  it("is there once it is whole", () => {
    expect(given(predict, () => {})).toBeNull();
    expect(given(predict, (draft) => draft.choose("R7"))).toBe("R7");
    expect(given(choose, () => {})).toEqual([]);
    expect(
      given(choose, (draft) => {
        draft.toggle("R7");
        draft.toggle("Y3");
        draft.toggle("R7");
      }),
    ).toEqual(["Y3"]);
    expect(given(count, () => {})).toBeNull();
    for (const [typed, answer] of [
      ["12", 12],
      [" 0 ", 0],
      ["-1", null],
      ["1.5", null],
      ["1e3", null],
      ["", null],
    ] as const)
      expect(
        given(count, (draft) => {
          draft.number.value = typed;
        }),
      ).toBe(answer);
    expect(given(challenge, (draft) => draft.name("won", "0"))).toBeNull();
    expect(
      given(challenge, (draft) => {
        for (const key of ["accept", "won", "lost"]) draft.name(key, "2");
        draft.name("decide", "accept");
      }),
    ).toEqual({ accept: "2", won: "2", lost: "2", decide: "accept" });
    expect(given(move, () => {})).toBeNull();
  });

  it("moves parts within the order and not beyond it", () => {
    expect(given(order, () => {})).toEqual(["a", "b", "c"]);
    expect(given(order, (draft) => draft.move("c", -1))).toEqual(["a", "c", "b"]);
    expect(given(order, (draft) => draft.move("a", -1))).toEqual(["a", "b", "c"]);
    expect(given(order, (draft) => draft.move("a", 5))).toEqual(["b", "c", "a"]);
  });

  it("is marked as the kernel says, or by the one option that was chosen", () => {
    expect(marksOf(predict, null, null)).toEqual({});
    expect(marksOf(choose, feedback({ marks: { R7: "missed" } }), null)).toEqual({ R7: "missed" });
    expect(marksOf(predict, feedback({ answer: "R7" }), "Ann")).toEqual({
      Ann: "wrong",
      R7: "right",
    });
    expect(marksOf(predict, feedback({ right: true, answer: "R7" }), null)).toEqual({
      R7: "right",
    });
  });
});

it("says a text in the first language that has it", () => {
  expect(spoken({ ru: "да", en: "yes" }, "ru")).toBe("да");
  expect(spoken({ ru: "да", pl: "tak" }, "en", ["pl"])).toBe("tak");
  expect(spoken({ ru: "да" }, "en")).toBe("да");
  expect(spoken({}, "en")).toBe("");
});

describe("a lesson", () => {
  it("shows title, steps, text and question; a text is never markup", () => {
    const { one, all, el } = lessonWith();
    expect(el.querySelector("h2")?.textContent).toBe("A lesson");
    expect(all('[data-testid="dot"]').map((dot) => dot.dataset.mark)).toEqual([
      "right",
      "seen",
      "",
    ]);
    expect(all("[aria-current]").map((dot) => dot.textContent)).toEqual(["2"]);
    expect(all('[data-testid="dot"]')[0]?.getAttribute("aria-label")).toBe("Step 1 of 3: right");
    expect([...one("text").children].map((part) => part.textContent)).toEqual([
      "First.",
      "Second <b>not bold</b>.",
    ]);
    expect(one("ask-line").textContent).toBe("Which face?");
    expect(el.querySelectorAll("b").length).toBe(0);
  });

  it("speaks three languages without the kernel", async () => {
    const { one, el, model } = lessonWith();
    one("locale-ru").click();
    await drawn();
    expect(el.querySelector("h2")?.textContent).toBe("A lesson (ru)");
    expect(one("check").textContent).toBe("Проверить");
    expect(model.get("locale")).toBe("ru");
  });

  it("sends the chosen option once, and only when there is one", async () => {
    const { el, one, sent } = lessonWith();
    expect((one("check") as HTMLButtonElement).disabled).toBe(true);
    pick(el, "green");
    await drawn();
    one("check").click();
    one("check").click();
    expect(sent()).toEqual([{ type: "answer", seq: 1, value: "green" }]);
  });

  it("says why an answer is wrong, keeps it, and leads to the rule", async () => {
    const { el, one, all, model } = lessonWith();
    pick(el, "green");
    model.set("lesson", lesson({ seq: 2, feedback: feedback() }));
    await drawn();
    expect(one("feedback").dataset.right).toBe("false");
    expect(one("feedback").textContent).toContain("Because.");
    expect(all("[data-picked]").map((option) => option.dataset.key)).toEqual(["green"]);
    one("feedback-why").click();
    await drawn();
    expect(one("rules").textContent).toContain("F-FLIP-3");
    expect((one("next") as HTMLButtonElement).disabled).toBe(false);
  });

  it("shows the right answer read-only when it is done", async () => {
    const { one, has, all, model, sent } = lessonWith();
    const done = { seq: 2, done: true, hints_left: 0 };
    model.set("lesson", lesson({ ...done, feedback: feedback({ right: true, answer: "R7" }) }));
    await drawn();
    expect(has("check")).toBe(false);
    expect(all("input").every((input) => (input as HTMLInputElement).disabled)).toBe(true);
    expect(all('[data-mark="right"].uf-option').map((o) => o.dataset.key)).toEqual(["R7"]);
    one("again").click();
    expect(sent()).toEqual([{ type: "again", seq: 2 }]);
    model.set("lesson", lesson({ seq: 3 }));
    await drawn();
    expect(all("[data-picked]")).toEqual([]);
  });

  it("keeps what was said to an answer in sight after a double click, and pages on quickly", async () => {
    const { one, model, sent } = lessonWith();
    const click = (id: string, detail: number) =>
      one(id).dispatchEvent(
        new MouseEvent("click", { detail, bubbles: true, cancelable: true, composed: true }),
      );
    click("text", 1);
    model.set("lesson", lesson({ seq: 2, done: true, feedback: feedback({ right: true }) }));
    await drawn();
    // Where the button to check was, there is now the one to try again.
    click("again", 2);
    expect(sent()).toEqual([]);
    click("next", 2);
    expect(sent()).toEqual([{ type: "goto", step: 2 }]);
    click("again", 1);
    expect(sent()).toHaveLength(1);
    model.set("lesson", lesson({ seq: 3, done: true, feedback: feedback({ right: true }) }));
    await drawn();
    click("again", 1);
    expect(sent()[1]).toEqual({ type: "again", seq: 3 });
  });

  it("gives hints, then the answer", async () => {
    const { one, model, sent } = lessonWith();
    expect(one("hint").textContent).toContain("2");
    one("hint").click();
    model.set("lesson", lesson({ seq: 2, hints: [said("Look.")], hints_left: 0, can_show: true }));
    await drawn();
    expect(one("hints").textContent).toBe("Look.");
    one("hint").click();
    expect(sent()).toEqual([
      { type: "hint", seq: 1 },
      { type: "show", seq: 2 },
    ]);
  });

  it("goes to any step", async () => {
    const { one, all, sent, model } = lessonWith();
    const answered = () => model.set("lesson", lesson());
    one("next").click();
    answered();
    one("back").click();
    answered();
    all('[data-testid="dot"]')[1]?.click();
    const five = lesson({ marks: ["", "", "", "", ""] });
    model.set("lesson", five);
    await drawn();
    all('[data-testid="dot"]')[4]?.click();
    expect(sent()).toEqual([2, 0, 4].map((step) => ({ type: "goto", step })));
  });

  it("is one step ahead after two clicks, also if the table has moved in between", () => {
    const { one, model, sent } = lessonWith();
    one("next").click();
    one("next").click();
    expect(sent()).toEqual([{ type: "goto", step: 2 }]);
    model.set("state", state(table(), 2));
    one("next").click();
    expect(sent().at(-1)).toEqual({ type: "goto", step: 2 });
  });

  it("says that it is over, and does not go on from its last step", async () => {
    const { one, has } = lessonWith({ step: 2, task: null });
    expect(has("lesson-end")).toBe(true);
    expect((one("next") as HTMLButtonElement).disabled).toBe(true);
    expect(has("task")).toBe(false);
  });

  it("takes letters anywhere in it, but none from a field", async () => {
    const { one, el, sent, model } = lessonWith({ task: count });
    const press = (node: Element | null, code: string) =>
      node?.dispatchEvent(
        new KeyboardEvent("keydown", { code, key: code.slice(3).toLowerCase(), bubbles: true }),
      );
    press(one("number"), "KeyN");
    expect(sent()).toEqual([]);
    press(el.querySelector(".uf-hit"), "KeyN");
    expect(sent()).toEqual([{ type: "goto", step: 2 }]);
    model.set("lesson", lesson({ seq: 2, task: count }));
    press(one("head"), "KeyH");
    expect(sent().at(-1)).toEqual({ type: "hint", seq: 2 });
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    press(one("head"), "KeyQ");
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener("keydown", heard);
  });

  it("goes on by one step while a key is held down", () => {
    const { one, sent } = lessonWith({ task: null });
    const held = { code: "KeyN", key: "n", repeat: true, bubbles: true, cancelable: true };
    const event = new KeyboardEvent("keydown", held);
    one("head").dispatchEvent(event);
    expect(sent()).toEqual([]);
    expect(event.defaultPrevented).toBe(true);
  });

  it("keeps the keys of the table apart from its own", async () => {
    const { one, sent } = lessonWith({ task: { kind: "play", ask: said("Play.") } });
    const letter = one("own-plate").getAttribute("aria-keyshortcuts");
    one("own-plate").dispatchEvent(
      new KeyboardEvent("keydown", { code: `Key${letter}`, key: `${letter}`, bubbles: true }),
    );
    await drawn();
    expect(one("look")).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it("betrays nothing at the table while a move is asked", () => {
    const { all, one } = lessonWith({ task: move });
    expect(all("[data-state]")).toEqual([]);
    expect(all("[data-ok]")).toEqual([]);
    expect(all('[data-testid="hand-card"]').map((c) => c.getAttribute("aria-label"))).toContain(
      "red 7",
    );
    expect(one("prompt").textContent).toBe("Make the move.");
  });

  it("sends a move as the table does, and shows the play buttons again in a round", async () => {
    const { one, sent, all, model } = lessonWith({ task: move });
    one("action-draw").click();
    expect(sent()).toEqual([{ type: "intent", seq: 1, verb: "draw" }]);
    model.set("lesson", lesson({ seq: 2, task: { kind: "play", ask: said("Play.") } }));
    await drawn();
    expect(all('[data-state="ok"]').length).toBeGreaterThan(0);
  });

  it.each([
    [0, "✓", "You win the round!", "true"],
    [1, "", "Round over", undefined],
  ])("cheers at the end of a round only whoever has won (seat %i)", (winner, sign, words, tone) => {
    const none = [0, 0, 0];
    const result = { winner, void: false, points: none, score: 0, totals: none };
    const task: Task = { kind: "play", ask: said("Play.") };
    const { all, one } = show({
      lesson: lesson({ task, done: true, feedback: feedback({ right: true }) }),
      state: state({
        ...table({ actions: null }),
        phase: "round_over",
        result: { ...result, series_over: false, winners: [] },
      }),
    });
    expect(one("feedback").querySelector(".uf-verdict")?.textContent).toBe(
      `${sign && `${sign}this is right`} ${words}`,
    );
    expect(all(".uf-feedback")[0]?.dataset.right).toBe(tone);
  });

  it("calls the reader you at the table, as the options do", () => {
    const { one } = lessonWith({ task: predict });
    expect(one("own-plate").textContent).toContain("Ann (you)");
  });

  it("lets cards be chosen in the hand", async () => {
    const { all, sent, one } = lessonWith({ task: choose }, { actions: null });
    const card = all('[data-testid="hand-card"][data-token="2"]')[0];
    expect(card?.getAttribute("aria-pressed")).toBe("false");
    card?.click();
    await drawn();
    expect(all('[data-state="chosen"]').map((c) => c.dataset.token)).toEqual(["2"]);
    expect(all(".uf-option[data-picked]").map((c) => c.dataset.key)).toEqual(["Y3"]);
    one("check").click();
    expect(sent()).toEqual([{ type: "answer", seq: 1, value: ["Y3"] }]);
  });

  it("puts parts in order by buttons and arrow keys, and keeps the focus on the part", async () => {
    const { all, one, sent, el } = lessonWith({ task: order });
    const keys = () => all(".uf-order li").map((row) => row.dataset.key);
    const up = () => el.querySelector<HTMLElement>('li[data-key="c"] [data-testid="up"]');
    up()?.click();
    await drawn();
    expect(keys()).toEqual(["a", "c", "b"]);
    expect(document.activeElement).toBe(up());
    up()?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    await drawn();
    expect(keys()).toEqual(["c", "a", "b"]);
    one("check").click();
    expect(sent()).toEqual([{ type: "answer", seq: 1, value: ["c", "a", "b"] }]);
  });

  it("shows laid-open piles, facts and counted hands", () => {
    const { one, all } = lessonWith({
      task: count,
      spread: {
        discard: [
          ["lR7", "dP3"],
          ["lB2", ""],
        ],
      },
      facts: [[said("Bo"), said("120 points")]],
      feedback: feedback({ counts: [[1, [["lR7", 7]], 7]] }),
    });
    expect(all('[data-testid="spread-discard"] [data-face]').map((c) => c.dataset.face)).toEqual([
      "lR7",
      "dP3",
      "lB2",
    ]);
    expect(one("facts").textContent).toBe("Bo120 points");
    expect(one("counts").textContent).toContain("= 7");
  });

  it.each([
    ["cannot be read", lesson({ problem: said("No such lesson."), marks: [], table: false })],
    ["is newer", { v: 9 }],
    ["is empty", {}],
  ])("that %s is a sentence, never a blank", (_, wire) => {
    const { one, has } = show({ lesson: wire, state: {} });
    expect(one("lesson-problem").textContent?.length).toBeGreaterThan(10);
    expect(has("locale-pl")).toBe(true);
  });

  it("keeps its steps when one of them cannot be laid", () => {
    const { one, has } = show({
      lesson: lesson({ problem: said("Impossible."), table: false, task: null }),
      state: {},
    });
    expect(one("lesson-problem").textContent).toBe("Impossible.");
    expect(has("dot")).toBe(true);
    expect(has("next")).toBe(true);
  });

  it("leaves no listener behind", () => {
    const { model } = lessonWith();
    closeAll();
    expect(model.count()).toBe(0);
  });
});

describe("a quiz at the end of a lesson", () => {
  const offered = { score: { right: 0, answered: 0, n: 3 }, shown: null };
  const closing = (options = {}, snapshot: object | null = null) =>
    show({
      lesson: lesson({
        seq: 4,
        step: 3,
        task: null,
        table: snapshot !== null,
        text: {},
        rules: [],
        quiz: { score: { right: 1, answered: 2, n: 3 }, shown: quiz(options) },
      }),
      state: state(table(snapshot ?? {})),
    });

  it("is offered after the last step, and only there", async () => {
    const { one, has, sent, model, all } = show({
      lesson: lesson({ step: 1, quiz: offered }),
      state: state(table()),
    });
    expect(one("next").textContent).toContain("Next");
    expect(all('[data-testid="dot"]').map((dot) => dot.textContent)).toEqual(["✓", "2", "3", "?"]);
    expect(has("lesson-end")).toBe(false);
    model.set("lesson", lesson({ seq: 2, step: 2, done: true, quiz: offered }));
    await drawn();
    expect(one("lesson-end").textContent).toContain("A short quiz with 3 questions follows");
    expect(one("next").textContent).toContain("To the quiz");
    one("next").click();
    expect(sent()).toEqual([{ type: "goto", step: 3 }]);
  });

  it("is the last dot, and a lesson without one ends with its last step", () => {
    const { all, one } = lessonWith({ step: 2, done: true });
    expect(all('[data-testid="dot"]')).toHaveLength(3);
    expect((one("next") as HTMLButtonElement).disabled).toBe(true);
    const other = show({
      lesson: lesson({ quiz: { score: { right: 3, answered: 3, n: 3 }, shown: null } }),
      state: state(table()),
    });
    const dot = other.all('[data-testid="dot"]')[3];
    expect(dot?.dataset.mark).toBe("right");
    for (const [right, answered, mark] of [
      [1, 1, "seen"],
      [1, 2, "tried"],
      [0, 0, ""],
    ] as const) {
      const score = { right, answered, n: 3 };
      const some = show({
        lesson: lesson({ quiz: { score, shown: null } }),
        state: state(table()),
      });
      expect(some.all('[data-testid="dot"]')[3]?.dataset.mark).toBe(mark);
    }
    expect(dot?.getAttribute("aria-label")).toBe("Quiz: Right: 3 of 3 answered");
    dot?.click();
    expect(other.sent()).toEqual([{ type: "goto", step: 3 }]);
  });

  it("asks, sends the answer with the number, and is skipped by the same keys", async () => {
    const { el, one, sent, model, all } = closing();
    expect(one("lesson").dataset.at).toBe("5");
    expect(all('[aria-current="step"]').map((dot) => dot.textContent)).toEqual(["?"]);
    expect(all("h2").map((title) => title.textContent)).toEqual(["A lesson: Quiz"]);
    pick(el, "Ann");
    await drawn();
    one("check").click();
    model.set(
      "lesson",
      lesson({
        seq: 5,
        step: 3,
        task: null,
        table: false,
        quiz: {
          score: { right: 1, answered: 3, n: 3 },
          shown: quiz({
            seq: 5,
            question: question({ given: "Ann", feedback: feedback({ answer: "R7" }) }),
          }),
        },
      }),
    );
    await drawn();
    expect(one("feedback").dataset.right).toBe("false");
    expect(all(".uf-option").map((option) => option.dataset.mark)).toEqual([
      "right",
      undefined,
      "wrong",
    ]);
    one("lesson").dispatchEvent(
      new KeyboardEvent("keydown", { key: "n", code: "KeyN", bubbles: true }),
    );
    expect(sent()).toEqual([
      { type: "answer", seq: 4, number: 2, value: "Ann" },
      { type: "go", seq: 5, number: 3 },
    ]);
  });

  it("lies on the table of the lesson, where cards of the hand can be picked", async () => {
    const { all, one, sent } = closing({ question: question({ task: choose }) }, { actions: null });
    expect(one("table")).toBeTruthy();
    all('[data-testid="hand-card"][data-token="2"]')[0]?.click();
    await drawn();
    expect(all(".uf-option[data-picked]").map((c) => c.dataset.key)).toEqual(["Y3"]);
    one("check").click();
    expect(sent()).toEqual([{ type: "answer", seq: 4, number: 2, value: ["Y3"] }]);
  });

  it("leads back to the lesson, and ends with the mistakes", () => {
    const first = closing({ number: 0 });
    first.one("back").click();
    expect(first.sent()).toEqual([{ type: "goto", step: 2 }]);
    const end = closing({ number: 3, question: null });
    expect(end.one("quiz-end").textContent).toContain("1 / 3");
    expect(end.has("next")).toBe(false);
    end.one("look-again").click();
    expect(end.sent()).toEqual([{ type: "go", seq: 4, number: 1 }]);
    const again = closing({ number: 3, question: null });
    again.one("again-new").click();
    expect(again.sent()).toEqual([{ type: "again", seq: 4, what: "new" }]);
  });
});

describe("a quiz", () => {
  const quizWith = (options = {}) => show({ view: "quiz", quiz: quiz(options) });

  it("asks, sends the answer with the number, and can be skipped", async () => {
    const { el, one, sent, all, model } = quizWith();
    expect(one("score").textContent).toBe("Right: 1 of 2 answered");
    expect(all('[data-testid="dot"]').map((dot) => dot.dataset.mark)).toEqual([
      "right",
      "wrong",
      "open",
    ]);
    pick(el, "Ann");
    await drawn();
    one("check").click();
    model.set("quiz", quiz({ seq: 5 }));
    one("next").click();
    expect(sent()).toEqual([
      { type: "answer", seq: 4, number: 2, value: "Ann" },
      { type: "go", seq: 5, number: 3 },
    ]);
  });

  it("shows what was given and what would have been right", () => {
    const { all, has, one } = quizWith({
      question: question({ given: "Ann", feedback: feedback({ answer: "R7" }) }),
    });
    expect(all(".uf-option").map((option) => option.dataset.mark)).toEqual([
      "right",
      undefined,
      "wrong",
    ]);
    expect(has("check")).toBe(false);
    expect(one("next").textContent).toContain("Next question");
  });

  it("shows a table only to look at", async () => {
    const snapshot = table({ actions: null });
    const { has, all, model, sent } = quizWith({ question: question({ snapshot }) });
    expect(has("table")).toBe(true);
    expect(all("[data-state]")).toEqual([]);
    all('[data-testid="hand-card"]')[0]?.click();
    expect(sent()).toEqual([]);
    model.set("quiz", quiz({ seq: 5, number: 1 }));
    await drawn();
    expect(has("table")).toBe(false);
  });

  it("ends with the score and a look at the mistakes", async () => {
    const { one, all, sent, model } = quizWith({ number: 3, question: null });
    expect(one("quiz-end").textContent).toContain("1 / 3");
    expect(all('[data-testid="look-again"]').map((link) => link.dataset.number)).toEqual(["1"]);
    one("look-again").click();
    model.set("quiz", quiz({ seq: 5, number: 3, question: null }));
    one("again-mistakes").click();
    expect(sent()).toEqual([
      { type: "go", seq: 4, number: 1 },
      { type: "again", seq: 5, what: "mistakes" },
    ]);
  });

  it("tells at the end what was left out, and plays nothing back", async () => {
    const statuses = ["right", "open", "open"] as const;
    const items = quiz().items.map((item, i) => ({ ...item, status: statuses[i] ?? "open" }));
    const score = { right: 1, answered: 1, n: 3 };
    const end = quizWith({ number: 3, question: null, items, score });
    expect(end.one("quiz-end").textContent).toContain("Left out: 2.");
    expect(end.one("quiz-end").textContent).not.toContain("No mistakes");
    end.one("look-left").click();
    expect(end.sent()).toEqual([{ type: "go", seq: 4, number: 1 }]);
    expect(end.one("quiz").dataset.still).toBe("quiz");
  });

  it("plays back in a lesson what happens at the table, where something does", async () => {
    const still = (options = {}) => lessonWith(options).one("lesson").dataset.still;
    expect(still()).toBe("lesson");
    expect(still({ task: null })).toBe("lesson");
    expect(still({ task: move })).toBeUndefined();
    // What was done at the table stays to be looked through.
    const { one, model } = lessonWith({ task: move });
    const now = model.get("state") as TableState;
    model.set("state", follow(now, playFrames(now.snapshot, 0, 3, "lB+1", 1)));
    model.set("lesson", lesson({ task: move, done: true, seq: 9 }));
    await drawn();
    expect(one("lesson").dataset.still).toBeUndefined();
  });

  it("says a refusal in words", async () => {
    const { one, model, has } = quizWith();
    const say = { id: "quiz-notice-answered", args: {} };
    model.set("notice", { n: 1, seq: 4, say, rules: [] });
    await drawn();
    expect(one("explained").textContent).toBe("This question has been answered already.");
    model.set("quiz", quiz({ seq: 6, number: 1 }));
    await drawn();
    expect(has("explained")).toBe(false);
  });

  it("shows no row of dots for two hundred questions, and a sentence for a newer quiz", () => {
    const item = { topic: "flip", name: said("The Flip"), status: "open" as const };
    expect(quizWith({ items: Array(200).fill(item) }).has("dot")).toBe(false);
    expect(show({ view: "quiz", quiz: { v: 9 } }).one("quiz-problem").textContent).toContain(
      "newer",
    );
  });

  it("leaves no listener behind", () => {
    const { model } = quizWith({ question: question({ snapshot: table({ actions: null }) }) });
    closeAll();
    expect(model.count()).toBe(0);
  });
});

describe("a score sheet", () => {
  it("counts each hand, books, adds up and draws", () => {
    const { one, all } = show({ sheet: sheet() });
    const rows = all('[data-testid="totals"] tr').map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["", "Ann", "<b>Bo</b>"],
      ["Round 1", "65", "–"],
      ["Round 2", "–", "20"],
      ["Total", "65", "20"],
    ]);
    const first = all('[data-testid="round"]')[0];
    expect(
      [...(first?.querySelectorAll<HTMLElement>("[data-face]") ?? [])].map((c) => c.dataset.face),
    ).toEqual(["dV5", "dW+c"]);
    expect(first?.textContent).toContain("dark side");
    expect(all('[data-testid="round"]')[1]?.textContent).toContain("cards not known");
    expect(one("chart").querySelector("svg")?.getAttribute("aria-label")).toContain("Ann 65");
    expect(one("chart").querySelectorAll(".uf-line").length).toBe(2);
  });

  it("saves what the kernel wrote", () => {
    const { one } = show({ sheet: sheet() });
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    one("csv").click();
    const [saved] = made.mock.calls[0] ?? [];
    expect((saved as Blob | undefined)?.type).toContain("text/csv");
    made.mockRestore();
  });

  it("says that it is empty, over, void or newer", () => {
    const empty = show({ sheet: sheet({ rounds: [], target: null }) });
    expect(empty.one("sheet-empty").textContent).toBe("No round has been counted yet.");
    const over = show({ sheet: sheet({ over: true, winners: [0] }) });
    expect(over.one("sheet-over").textContent).toContain("Ann");
    const [round] = sheet().rounds;
    const none = { ...round, void: true, winner: null };
    expect(show({ sheet: sheet({ rounds: [none] as never }) }).one("totals").textContent).toContain(
      "void",
    );
    expect(show({ sheet: { v: 9 } }).one("sheet-problem").textContent).toContain("newer");
  });

  it("follows the language and new rounds, and sends nothing", async () => {
    const { one, model, el } = show({ sheet: sheet({ rounds: [] }) });
    one("locale-pl").click();
    model.set("sheet", sheet());
    await drawn();
    expect(one("csv").textContent).toBe("Zapisz jako CSV");
    expect(el.querySelector("section")?.lang).toBe("pl");
    expect(model.sent).toEqual([]);
  });
});

describe("the chart of totals", () => {
  it("has round steps and lines within the picture", () => {
    expect([1, 7, 30, 91, 480, 5000].map(stepOf)).toEqual([1, 2, 10, 50, 200, 2000]);
    const chart = chartOf(
      [
        [21, 0],
        [21, 53],
      ],
      400,
    );
    expect(chart.ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60]);
    for (const { points } of chart.lines)
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(chart.left);
        expect(x).toBeLessThanOrEqual(chart.right);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(chart.height);
      }
  });

  it("keeps names apart", () => {
    const places = apart([100, 100, 101, 180], 10, 180);
    const sorted = [...places].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] as number) - (sorted[i - 1] as number)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...places)).toBeLessThanOrEqual(180);
    expect(apart([], 0, 10)).toEqual([]);
  });
});
