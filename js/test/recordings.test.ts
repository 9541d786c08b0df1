// What the kernel really sends of lessons, quizzes and the explorer, in a document. Python's tests
// hold the same files against the code of today.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Effect, ExplorerData, Field } from "../src/explorerstore.ts";
import type { LessonData, QuizData } from "../src/lesson.ts";
import { texts } from "../src/text.ts";
import { show as showWith } from "./screen.ts";

const FOLDER = join(import.meta.dirname, "../../tests/fixtures");

interface Recording {
  name: string;
  /** What the browser is sent, one after the other. */
  stages: [name: string, traits: Record<string, unknown>][];
}

function recordings(kind: string): Recording[] {
  const folder = join(FOLDER, kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((file) => {
      const { name, ...stages } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return { name, stages: Object.entries(stages) };
    });
}

const show = (traits: Record<string, unknown>) =>
  showWith({ locale: "pl", table: null, ...traits });

/** Nothing that is sent may end as a blank, as the name of a text, or as an error. */
function speaks(el: HTMLElement): void {
  expect(el.querySelector('[data-testid="broken"]')).toBeNull();
  expect(el.textContent?.length).toBeGreaterThan(10);
  expect(el.textContent).not.toMatch(/undefined|\[object|NaN|[{}]|\b(ui|quiz|explorer)-[a-z]+-/);
}

/** A quiz, as a widget of its own or at the end of a lesson. */
function asks(shown: ReturnType<typeof show>, quiz: QuizData): void {
  const { all, words } = shown;
  const { question } = quiz;
  if (!question) {
    expect(words('[data-testid="quiz-end"]').join()).toContain(
      `${quiz.score.right} / ${quiz.score.n}`,
    );
    return;
  }
  const { task, feedback } = question;
  expect(words('[data-testid="ask-line"]')).toEqual([task.ask.pl]);
  const options = "options" in task ? task.options : [];
  const rows = task.kind === "order" ? ".uf-order > li" : '[data-testid="option"]';
  expect(all(rows).map((row) => row.dataset.key)).toHaveLength(options.length);
  for (const { label } of options) expect(words(rows).join()).toContain(label.pl);
  expect(all('[data-testid="check"]')).toHaveLength(feedback ? 0 : 1);
  const said = words('[data-testid="feedback"]').join();
  for (const say of feedback?.say ?? []) expect(said).toContain(say.pl);
  if (feedback && task.kind !== "count") {
    const marks = all(`${rows}[data-mark]`).map((row) => [row.dataset.key, row.dataset.mark]);
    expect(Object.fromEntries(marks)).toEqual(feedback.marks);
  }
}

describe.each(recordings("lessons").filter(({ name }) => name !== "sheet"))(
  "the lesson $name",
  ({ stages }) => {
    it.each(stages)("is shown: %s", (_, traits) => {
      const shown = show(traits);
      const lesson = traits.lesson as LessonData;
      speaks(shown.el);
      if (lesson.problem) {
        expect(shown.words('[data-testid="lesson-problem"]').join()).toContain(lesson.problem.pl);
        return;
      }
      const quiz = lesson.quiz?.shown;
      expect(shown.all('[data-testid="dot"]')).toHaveLength(lesson.marks.length + 1);
      expect(shown.all('[data-testid="table"]')).toHaveLength(lesson.table ? 1 : 0);
      if (quiz) asks(shown, quiz);
      else expect(shown.words('[data-testid="ask-line"]')).toEqual([lesson.task?.ask.pl]);
      const feedback = quiz ? quiz.question?.feedback : lesson.feedback;
      expect(shown.all('[data-testid="feedback"][data-right]')).toHaveLength(feedback ? 1 : 0);
    });
  },
);

describe.each(recordings("quiz"))("the question of kind $name", ({ stages }) => {
  it.each(stages)("is shown: %s", (_, quiz) => {
    const shown = show({ view: "quiz", quiz });
    speaks(shown.el);
    asks(shown, quiz as unknown as QuizData);
  });
});

/** What a field says is wrong, and which parts of it are marked. */
function complaints(shown: ReturnType<typeof show>, { key }: Field) {
  const field = shown.all('[data-testid="field"]').find((node) => node.dataset.key === key);
  const within = (selector: string) =>
    [...(field?.querySelectorAll(selector) ?? [])].map((node) => node.textContent ?? "");
  return { said: within('[data-testid="problem"]').join(" "), marked: within("mark") };
}

describe.each(recordings("explorer"))("the explorer: $name", ({ stages }) => {
  it.each(stages)("is shown: %s", (_, traits) => {
    const shown = show({ view: "explorer", ...traits });
    const data = traits.explorer as ExplorerData;
    const t = texts("pl");
    speaks(shown.el);
    expect(shown.all('[data-testid="branch"]')).toHaveLength(data.branches.length);
    expect(shown.all('[data-testid="field"]').map((node) => node.dataset.key)).toEqual(
      data.fields.map(({ key }) => key),
    );
    for (const field of data.fields) {
      const { said, marked } = complaints(shown, field);
      for (const { say } of field.problems) expect(said).toContain(t.say(say));
      const places = field.problems.filter(({ start, end }) => start !== null && end !== start);
      expect(marked).toEqual(
        places.map(({ start, end }) => field.value.slice(start ?? 0, end ?? 0)),
      );
    }
    expect(shown.all('[data-testid="unsound"]')).toHaveLength(data.sound ? 0 : 1);
    const branch = data.branches.length - 1;
    const last = shown.all('[data-testid="branch"]')[branch];
    expect(last?.querySelectorAll('[data-testid="do"]')).toHaveLength(
      data.branches[branch]?.legal.length ?? 0,
    );
    for (const { steps } of data.branches)
      for (const { say, after } of steps)
        for (const one of [say, ...after])
          expect(shown.words('[data-testid="steps"]').join()).toContain(t.say(one));
    const effect = traits.switched as Partial<Effect>;
    expect(shown.all('[data-testid="effect-undone"] li')).toHaveLength(effect.undone?.length ?? 0);
    expect(shown.all('[data-testid="effect"]')).toHaveLength(effect.option ? 1 : 0);
    for (const list of ["legal", "illegal", "changed"] as const) {
      const lines = shown.words(`[data-testid="effect-${list}"] .uf-line`);
      expect(lines.sort()).toEqual((effect[list] ?? []).map(({ line }) => line).sort());
    }
    const { entry } = data;
    if (entry) {
      const where = entry.branch === null ? ".uf-entry:has([data-testid=paste])" : ".uf-branch";
      const marked = entry.problems.flatMap(({ start, end }) =>
        start === null || end === null ? [] : [entry.value.slice(start, end)],
      );
      expect(marked.length).toBeGreaterThan(0);
      expect(shown.words(`${where} mark`)).toEqual(marked);
      for (const { say } of entry.problems)
        expect(shown.words(`${where} [data-testid="problem"]`).join()).toContain(t.say(say));
    }
  });
});
