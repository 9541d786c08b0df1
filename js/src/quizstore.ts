// What one quiz model knows: the question shown, its table to look at, and the answer in the making.
import { batch, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Draft } from "./draft.ts";
import {
  LESSON_VERSION,
  type QuizData,
  type Said,
  type Say,
  spoken,
  type TaskRequest,
  versioned,
} from "./lesson.ts";
import { handTask } from "./lessonstore.ts";
import { type Model, TableStore } from "./store.ts";

/** What a quiz can be asked, whether it is a widget of its own or the end of a lesson. */
export interface Quizzing {
  readonly table: TableStore;
  readonly draft: Draft;
  readonly quiz: ReadonlySignal<QuizData | null>;
  readonly say: Say;
  answer(): void;
  toQuestion(number: number): void;
  anew(what: "mistakes" | "all" | "new"): void;
}

/** A model of a table that is only looked at: its state is the snapshot of the question. */
class QuestionModel implements Model {
  private readonly told = new Map<string, Set<(...args: never[]) => void>>();
  private state: unknown = {};

  constructor(private readonly quiz: Model) {}

  get(name: string): unknown {
    return name === "state" ? this.state : this.quiz.get(name);
  }

  /** Lays another table. */
  show(quiz: QuizData): void {
    const snapshot = quiz.question?.snapshot ?? null;
    this.state = snapshot ? { v: 1, seq: quiz.seq, frames: [], snapshot } : {};
    for (const call of this.told.get("change:state") ?? []) (call as () => void)();
  }

  on(event: string, call: (...args: never[]) => void): void {
    if (event === "change:state")
      this.told.set(event, (this.told.get(event) ?? new Set()).add(call));
    else this.quiz.on(event, call);
  }

  off(event: string, call?: ((...args: never[]) => void) | null): void {
    if (event === "change:state") this.told.delete(event);
    else this.quiz.off(event, call);
  }

  set(name: string, value: unknown): void {
    // How the table is played back is nothing that a quiz keeps.
    if (name === "locale" || name === "pace") this.quiz.set(name, value);
  }

  save_changes(): void {
    this.quiz.save_changes();
  }

  send(content: unknown): void {
    if ((content as { type: string }).type !== "continue") this.quiz.send(content);
  }
}

export class QuizStore implements Quizzing {
  readonly table: TableStore;
  readonly draft = new Draft();
  readonly quiz: Signal<QuizData | null> = signal(null);
  readonly newer: Signal<boolean> = signal(false);
  private readonly shown: QuestionModel;
  private readonly cleanups: (() => void)[] = [];

  constructor(private readonly model: Model) {
    this.shown = new QuestionModel(model);
    const first = this.wire();
    if (first) this.shown.show(first);
    this.table = new TableStore(this.shown);
    const changed = () => this.changed();
    model.on("change:quiz", changed);
    this.cleanups.push(() => model.off("change:quiz", changed));
    this.read();
    this.cleanups.push(
      effect(() => {
        const question = this.quiz.value?.question;
        const done = !question || question.feedback !== null;
        this.table.task.value = handTask(question?.task ?? null, done, this.draft, "");
      }),
    );
  }

  dispose(): void {
    for (const undo of this.cleanups.splice(0)) undo();
    this.table.dispose();
  }

  readonly say = (said: Said): string => spoken(said, this.table.locale.value);

  answer(): void {
    const quiz = this.quiz.value;
    const question = quiz?.question;
    if (!quiz || !question || question.feedback) return;
    const value = this.draft.answer(question.task);
    const { seq, number } = quiz;
    if (value !== null) this.ask({ type: "answer", seq, number, value });
  }

  toQuestion(number: number): void {
    const quiz = this.quiz.value;
    if (quiz && number >= 0 && number <= quiz.items.length && number !== quiz.number)
      this.ask({ type: "go", seq: quiz.seq, number });
  }

  anew(what: "mistakes" | "all" | "new"): void {
    const quiz = this.quiz.value;
    if (quiz) this.ask({ type: "again", seq: quiz.seq, what });
  }

  private ask(request: TaskRequest): void {
    if (this.table.awaiting.value) return;
    this.table.awaiting.value = true;
    this.table.ask(request);
  }

  private wire(): QuizData | null {
    const quiz = versioned<QuizData>(this.model.get("quiz"));
    this.newer.value = quiz !== null && quiz.v > LESSON_VERSION;
    return this.newer.value ? null : quiz;
  }

  private changed(): void {
    batch(() => {
      this.read();
      const quiz = this.quiz.value;
      if (quiz) this.shown.show(quiz);
      this.table.answered();
    });
  }

  private read(): void {
    const now = this.wire();
    batch(() => {
      this.draft.follow(this.quiz.peek(), now);
      this.quiz.value = now;
    });
  }
}
