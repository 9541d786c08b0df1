// The wire format of lessons and of the quiz: what is asked, and what is said to an answer. Texts
// come ready in every language of the lesson, so that the language can change without a kernel.
import type { Color, Face, Snapshot, Token } from "./frames.ts";
import type { Locale } from "./text.ts";

/** A text in some languages. It is plain: empty lines part paragraphs, and nothing is markup. */
export type Said = Partial<Record<Locale, string>>;

/** Turns a text of the wire into the one of the reader's language. */
export type Say = (said: Said) => string;

export interface Option {
  key: string;
  label: Said;
  face?: Face;
  color?: Color;
  seat?: number;
  /** The option is this card of the own hand. */
  token?: Token;
}

export interface Field {
  key: string;
  label: Said;
  options: Option[];
}

export type Task =
  | { kind: "move" | "play"; ask: Said }
  | { kind: "choose" | "predict" | "order"; ask: Said; options: Option[] }
  | { kind: "challenge"; ask: Said; fields: Field[]; decide: Option[] }
  | { kind: "count"; ask: Said; unit: Said };

export type Answer = string | number | readonly string[] | Readonly<Record<string, string>>;
export type Mark = "right" | "wrong" | "missed";

export interface Feedback {
  right: boolean;
  say: Said[];
  rules: string[];
  marks?: Record<string, Mark>;
  counts?: [seat: number, cards: [face: Face, points: number][], sum: number][];
  answer?: Answer | null;
}

export interface Spread {
  discard?: [face: Face, other: Face][];
  draw?: [face: Face, other: Face][];
}

export type Facts = [label: Said, value: Said][];
export type StepMark = "" | "seen" | "tried" | "shown" | "right";

export interface LessonData {
  v: number;
  seq: number;
  id: string;
  title: Said;
  languages: Locale[];
  /** From 0; as many as there are marks for the quiz. */
  step: number;
  marks: StepMark[];
  text: Said;
  rules: string[];
  table: boolean;
  spread: Spread | null;
  facts: Facts | null;
  task: Task | null;
  done: boolean;
  feedback: Feedback | null;
  hints: Said[];
  hints_left: number;
  can_show: boolean;
  problem: Said | null;
  /** The quiz after the last step, if the lesson has one. */
  quiz: { score: Score; shown: QuizData | null } | null;
}

export interface Score {
  right: number;
  answered: number;
  n: number;
}

export type Status = "open" | "right" | "wrong";

export interface Question {
  topic: string;
  name: Said;
  difficulty: "easy" | "medium" | "hard";
  snapshot: Snapshot | null;
  tell: Said[];
  facts: Facts | null;
  spread: Spread | null;
  task: Task;
  given: Answer | null;
  feedback: Feedback | null;
}

export interface QuizData {
  v: number;
  seq: number;
  title: { id: string; name: Said }[];
  number: number;
  items: { topic: string; name: Said; status: Status }[];
  score: Score;
  question: Question | null;
}

/** What a lesson or a quiz may ask of the kernel. */
export type TaskRequest =
  | { type: "answer"; seq: number; value: Answer; number?: number }
  | { type: "hint" | "show"; seq: number }
  | { type: "again"; seq: number; what?: "mistakes" | "all" | "new" }
  | { type: "goto"; step: number }
  | { type: "go"; seq: number; number: number };

/** The version of both formats that this bundle reads. */
export const LESSON_VERSION = 1;

/** The text in a language; where it is missing, in the first language that has it. */
export function spoken(said: Said, locale: Locale, languages: readonly Locale[] = []): string {
  for (const language of [locale, ...languages])
    if (said[language] !== undefined) return said[language];
  return Object.values(said)[0] ?? "";
}

/** A versioned record from the kernel; null if there is none. */
export function versioned<T extends { v: number }>(value: unknown): T | null {
  const record = value as T | null | undefined;
  return typeof record?.v === "number" ? record : null;
}
