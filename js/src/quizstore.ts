// What one quiz model knows: the question shown, its table to look at, and the answer in the making.
import { batch, effect, type Signal, signal } from "@preact/signals";
import { LESSON_VERSION, type QuizData, type Said, spoken, versioned } from "./lesson.ts";
import { handTask } from "./lessonstore.ts";
import { Quizzing } from "./quizzing.ts";
import { type Model, TableStore } from "./store.ts";

export type { Quizzing } from "./quizzing.ts";

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

export class QuizStore extends Quizzing {
  readonly table: TableStore;
  readonly quiz: Signal<QuizData | null> = signal(null);
  private readonly shown: QuestionModel;

  constructor(private readonly model: Model) {
    super();
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

  readonly say = (said: Said): string => spoken(said, this.table.locale.value);

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
