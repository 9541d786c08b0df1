// What can be asked of a quiz, whether it is a widget of its own or the end of a lesson.
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Draft } from "./draft.ts";
import type { QuizData, Say } from "./lesson.ts";
import type { TableStore } from "./store.ts";

export abstract class Quizzing {
  abstract readonly table: TableStore;
  abstract readonly quiz: ReadonlySignal<QuizData | null>;
  abstract readonly say: Say;
  readonly draft = new Draft();
  /** What the kernel sends is of a newer version than this bundle. */
  readonly newer: Signal<boolean> = signal(false);
  protected readonly cleanups: (() => void)[] = [];

  dispose(): void {
    for (const undo of this.cleanups.splice(0)) undo();
    this.table.dispose();
  }

  answer(): void {
    const quiz = this.quiz.value;
    const question = quiz?.question;
    const value = this.draft.answer(question?.task ?? null);
    if (quiz && question?.feedback === null && value !== null)
      this.table.request({ type: "answer", seq: quiz.seq, number: quiz.number, value });
  }

  toQuestion(number: number): void {
    const quiz = this.quiz.value;
    if (quiz && number >= 0 && number <= quiz.items.length && number !== quiz.number)
      this.table.request({ type: "go", seq: quiz.seq, number });
  }

  anew(what: "mistakes" | "all" | "new"): void {
    const quiz = this.quiz.value;
    if (quiz) this.table.request({ type: "again", seq: quiz.seq, what });
  }
}
