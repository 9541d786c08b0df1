// What one lesson model knows: a table, what is said beside it, and the answer in the making.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Draft } from "./draft.ts";
import type { Token } from "./frames.ts";
import {
  LESSON_VERSION,
  type LessonData,
  type Option,
  type QuizData,
  type Said,
  spoken,
  type Task,
  versioned,
} from "./lesson.ts";
import { Quizzing } from "./quizzing.ts";
import { type HandTask, type Model, TableStore } from "./store.ts";

const NO_TOKENS: ReadonlySet<Token> = new Set();

/** What a task makes of the hand of the table. */
export function handTask(task: Task | null, done: boolean, draft: Draft, prompt: string): HandTask {
  const held =
    task?.kind === "choose"
      ? task.options.filter((option): option is Option & { token: Token } => option.token != null)
      : [];
  if (held.length === 0) return { prompt, chosen: NO_TOKENS, choose: null };
  const keys = draft.keys.value;
  return {
    prompt,
    chosen: new Set(held.filter(({ key }) => keys.includes(key)).map(({ token }) => token)),
    choose: done
      ? null
      : (token) => {
          const option = held.find((one) => one.token === token);
          if (option) draft.toggle(option.key);
        },
  };
}

export class LessonStore extends Quizzing {
  readonly table: TableStore;
  readonly lesson: Signal<LessonData | null> = signal(null);
  /** The quiz at the end, while it is shown. */
  readonly quiz: ReadonlySignal<QuizData | null> = computed(
    () => this.lesson.value?.quiz?.shown ?? null,
  );

  constructor(private readonly model: Model) {
    super();
    this.table = new TableStore(model);
    const changed = () => this.changed();
    model.on("change:lesson", changed);
    this.cleanups.push(() => model.off("change:lesson", changed));
    this.read();
    this.cleanups.push(
      effect(() => {
        const lesson = this.lesson.value;
        const question = this.quiz.value?.question;
        const task = question?.task ?? lesson?.task ?? null;
        const done = question ? question.feedback !== null : lesson?.done;
        const open = task !== null && !done;
        this.table.task.value =
          open && task.kind === "play"
            ? null
            : handTask(
                task,
                !open,
                this.draft,
                open && task.kind === "move" ? this.say(task.ask) : "",
              );
      }),
    );
  }

  readonly say = (said: Said): string =>
    spoken(said, this.table.locale.value, this.lesson.value?.languages);

  override answer(): void {
    const lesson = this.lesson.value;
    const value = this.draft.answer(lesson?.task ?? null);
    if (this.quiz.value) super.answer();
    else if (lesson && !lesson.done && value !== null)
      this.table.request({ type: "answer", seq: lesson.seq, value });
  }

  /** Asks for the next hint, for the answer, or for the step anew. */
  press(type: "hint" | "show" | "again"): void {
    const lesson = this.lesson.value;
    if (lesson) this.table.request({ type, seq: lesson.seq });
  }

  /** Goes to a step; said by its number, so that two clicks on the way on are one step. */
  go(step: number): void {
    const lesson = this.lesson.value;
    if (!lesson || step < 0 || step === lesson.step) return;
    if (step < lesson.marks.length + (lesson.quiz ? 1 : 0))
      this.table.request({ type: "goto", step });
  }

  private changed(): void {
    batch(() => {
      this.read();
      this.table.answered();
    });
  }

  private read(): void {
    const before = this.lesson.value;
    const now = versioned<LessonData>(this.model.get("lesson"));
    this.newer.value = now !== null && now.v > LESSON_VERSION;
    if (!now || this.newer.value) {
      this.lesson.value = null;
      return;
    }
    const anew = before?.id !== now.id || before.step !== now.step || (before.done && !now.done);
    batch(() => {
      if (anew) this.draft.begin(now.task);
      if (now.done && now.feedback?.answer != null) this.draft.fill(now.feedback.answer);
      if (now.quiz?.shown) this.draft.follow(before?.quiz?.shown ?? null, now.quiz.shown);
      this.lesson.value = now;
    });
  }
}
