// Hand-made lessons, quizzes and score sheets. They follow the wire format, not the rules.
import type { Feedback, LessonData, Question, QuizData, Said, Task } from "../src/lesson.ts";
import type { Sheet } from "../src/sheetstore.ts";

export function said(en: string): Said {
  return { en, ru: `${en} (ru)`, pl: `${en} (pl)` };
}

export const predict: Task = {
  kind: "predict",
  ask: said("Which face?"),
  options: [
    { key: "R7", label: said("red 7"), face: "lR7" },
    { key: "green", label: said("green"), color: "green" },
    { key: "Ann", label: said("Ann"), seat: 0 },
  ],
};

export const choose: Task = {
  kind: "choose",
  ask: said("Which cards?"),
  options: [
    { key: "R7", label: said("red 7"), face: "lR7", token: 1 },
    { key: "Y3", label: said("yellow 3"), face: "lY3", token: 2 },
  ],
};

export const order: Task = {
  kind: "order",
  ask: said("In which order?"),
  options: ["a", "b", "c"].map((key) => ({ key, label: said(`part ${key}`) })),
};

export const count: Task = { kind: "count", ask: said("How many?"), unit: said("points") };

export const challenge: Task = {
  kind: "challenge",
  ask: said("What does it cost?"),
  fields: ["accept", "won", "lost"].map((key) => ({
    key,
    label: said(key),
    options: ["0", "2"].map((n) => ({ key: n, label: said(`${n} cards`) })),
  })),
  decide: ["accept", "challenge"].map((key) => ({ key, label: said(key) })),
};

export const move: Task = { kind: "move", ask: said("Make the move.") };

export function lesson(options: Partial<LessonData> = {}): LessonData {
  return {
    v: 1,
    seq: 1,
    id: "test",
    title: said("A lesson"),
    languages: ["en", "ru", "pl"],
    step: 1,
    marks: ["right", "seen", ""],
    text: said("First.\n\nSecond <b>not bold</b>."),
    rules: ["F-FLIP-1"],
    table: true,
    spread: null,
    facts: null,
    task: predict,
    done: false,
    feedback: null,
    hints: [],
    hints_left: 2,
    can_show: false,
    problem: null,
    quiz: null,
    ...options,
  };
}

export function feedback(options: Partial<Feedback> = {}): Feedback {
  return { right: false, say: [said("Because.")], rules: ["F-FLIP-3"], ...options };
}

export function question(options: Partial<Question> = {}): Question {
  return {
    topic: "flip",
    name: said("The Flip"),
    difficulty: "easy",
    snapshot: null,
    tell: [said("Suppose this.")],
    facts: null,
    spread: null,
    task: predict,
    given: null,
    feedback: null,
    ...options,
  };
}

export function quiz(options: Partial<QuizData> = {}): QuizData {
  const items = (["right", "wrong", "open"] as const).map((status) => ({
    topic: "flip",
    name: said("The Flip"),
    status,
  }));
  return {
    v: 1,
    seq: 4,
    title: [{ id: "flip", name: said("The Flip") }],
    number: 2,
    items,
    score: { right: 1, answered: 2, n: 3 },
    question: question(),
    ...options,
  };
}

export function sheet(options: Partial<Sheet> = {}): Sheet {
  return {
    v: 1,
    deck: "flip",
    scoring: "winner",
    target: 500,
    players: ["Ann", "<b>Bo</b>"],
    rounds: [
      {
        number: 1,
        side: "dark",
        winner: 0,
        void: false,
        counts: [
          [],
          [
            ["dV5", 5],
            ["dW+c", 60],
          ],
        ],
        points: [0, 65],
        score: 65,
        booked: [65, 0],
        totals: [65, 0],
      },
      {
        number: 2,
        side: "light",
        winner: 1,
        void: false,
        counts: [null, null],
        points: [20, 0],
        score: 20,
        booked: [0, 20],
        totals: [65, 20],
      },
    ],
    totals: [65, 20],
    over: false,
    winners: [],
    losers: [],
    csv: "round\n1\n",
    ...options,
  };
}
