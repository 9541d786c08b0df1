// The answer that a person is putting together, before it is given. Knows nothing of what is right.
import { type Signal, signal } from "@preact/signals";
import type { Answer, Feedback, Mark, QuizData, Task } from "./lesson.ts";

export class Draft {
  /** Keys of chosen options, or all keys in their order. */
  readonly keys: Signal<readonly string[]> = signal([]);
  readonly fields: Signal<Readonly<Record<string, string>>> = signal({});
  readonly number: Signal<string> = signal("");

  begin(task: Task | null): void {
    this.keys.value = task?.kind === "order" ? task.options.map(({ key }) => key) : [];
    this.fields.value = {};
    this.number.value = "";
  }

  /** Shows an answer that was given. */
  fill(answer: Answer): void {
    if (Array.isArray(answer)) this.keys.value = answer;
    else if (typeof answer === "object") this.fields.value = answer as Record<string, string>;
    else if (typeof answer === "number") this.number.value = `${answer}`;
    else this.keys.value = [answer];
  }

  /** Follows a quiz: another question, or what was answered to this one. */
  follow(before: QuizData | null, now: QuizData | null): void {
    const question = now?.question ?? null;
    if (before?.number !== now?.number || (question !== null && question.given === null))
      this.begin(question?.task ?? null);
    // Both are to be seen: what was given, and by its marks what would have been right.
    if (question?.given != null) this.fill(question.given);
  }

  choose(key: string): void {
    this.keys.value = [key];
  }

  toggle(key: string): void {
    const { value } = this.keys;
    this.keys.value = value.includes(key) ? value.filter((one) => one !== key) : [...value, key];
  }

  /** Moves a part to another place of the order; where it ends up. */
  move(key: string, by: number): number {
    const rest = this.keys.value.filter((one) => one !== key);
    const to = Math.max(0, Math.min(this.keys.value.indexOf(key) + by, rest.length));
    this.keys.value = [...rest.slice(0, to), key, ...rest.slice(to)];
    return to;
  }

  name(field: string, key: string): void {
    this.fields.value = { ...this.fields.value, [field]: key };
  }

  /** The answer, once there is one to give. */
  answer(task: Task | null): Answer | null {
    switch (task?.kind) {
      case "predict":
        return this.keys.value[0] ?? null;
      case "choose":
      case "order":
        return this.keys.value;
      case "count": {
        const said = this.number.value.trim();
        return /^\d{1,9}$/.test(said) ? Number(said) : null;
      }
      case "challenge": {
        const named = this.fields.value;
        const all = [...task.fields.map(({ key }) => key), "decide"];
        return all.every((key) => key in named) ? named : null;
      }
      default:
        return null;
    }
  }
}

/** Which option gets which mark. Where the kernel sends none, the one chosen option speaks. */
export function marksOf(
  task: Task,
  feedback: Feedback | null,
  given: Answer | null,
): Readonly<Record<string, Mark>> {
  if (!feedback) return {};
  if (feedback.marks && Object.keys(feedback.marks).length > 0) return feedback.marks;
  if (task.kind !== "predict") return {};
  const marks: Record<string, Mark> = {};
  if (typeof given === "string") marks[given] = feedback.right ? "right" : "wrong";
  if (typeof feedback.answer === "string") marks[feedback.answer] = "right";
  return marks;
}
