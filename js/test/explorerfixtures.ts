// A hand-made explorer for tests. It follows the wire format, not the rules.
import type {
  Branch,
  Choice,
  Effect,
  ExplorerData,
  Field,
  PaletteData,
  Switch,
} from "../src/explorerstore.ts";
import type { Color } from "../src/frames.ts";
import { message, table } from "./fixtures.ts";

export const LINE = "hand Ann: B2/O8 R9/Tr; hand 🦊: R5/P2; discard: B7/O3; draw: Y4/Vf";

function field(key: string, value: string, more: Partial<Field> = {}): Field {
  return { key, value, kind: "cards", values: null, problems: [], ...more };
}

export function choice(line: string, more: Partial<Choice> = {}): Choice {
  return {
    n: 0,
    line,
    seat: 0,
    verb: line.split(" ")[1] ?? "",
    face: null,
    color: null,
    uno: false,
    target: null,
    give: null,
    lawful: true,
    why: message("why-draw"),
    rules: ["F-DRAW-1"],
    ...more,
  };
}

function wild(n: number, color: Color, uno = false): Choice {
  const line = `Ann play W/P5 ${color}${uno ? " uno" : ""}`;
  return choice(line, { n, face: "lW", color, uno, why: message("why-wild"), rules: ["F-WILD-1"] });
}

export function branch(more: Partial<Branch> = {}): Branch {
  const open = table({ viewer: null, names: ["Ann", "🦊", "Cy"] });
  return {
    name: "A",
    seq: 0,
    snapshot: { ...open, actions: null },
    steps: [],
    legal: [
      choice("Ann play B2/O8", {
        face: "lB2",
        why: message("why-matches-color", { card: "lB2", force: "blue" }),
        rules: ["F-MATCH-1"],
      }),
      wild(1, "red"),
      wild(2, "green", true),
      choice("🦊 catch Ann", { n: 3, seat: 1, target: 0, why: message("why-catch") }),
      choice("Ann draw", { n: 4 }),
    ],
    refused: [
      {
        face: "lR9",
        token: 3,
        why: message("why-not-playable", { card: "lR9", top: "lB7", force: "blue" }),
        rules: ["F-MATCH-1"],
      },
    ],
    line: LINE,
    ...more,
  };
}

const SWITCHES: Switch[] = [
  {
    option: "stack",
    kind: "choice",
    value: "none",
    values: ["none", "sum", "pass"],
    rules: ["H-STACK-1"],
    allowed: true,
    why: null,
  },
  {
    option: "jump_in",
    kind: "bool",
    value: false,
    rules: ["H-JUMP-1"],
    allowed: true,
    why: null,
  },
  {
    option: "target",
    kind: "number",
    value: 500,
    min: 1,
    max: 1000,
    optional: true,
    rules: ["F-SERIES-1"],
    allowed: true,
    why: null,
  },
  {
    option: "zero_rotate",
    kind: "bool",
    value: false,
    rules: ["H-70-1"],
    allowed: false,
    why: message("explorer-switch-conflict"),
  },
];

export const EFFECT: Effect = {
  seq: 1,
  option: "stack",
  before: "none",
  after: "sum",
  rules: ["H-STACK-1"],
  legal: [],
  illegal: [choice("Ann draw")],
  changed: [
    {
      ...choice("Ann play B2/O8", { face: "lB2" }),
      before: [message("event-keep", { player: "Ann", you: "no" })],
      after: [
        message("event-keep", { player: "Ann", you: "no" }),
        message("event-ready", { player: "🦊", you: "no" }),
      ],
    },
  ],
  undone: [],
  none: false,
};

export function explorer(more: Partial<ExplorerData> = {}): ExplorerData {
  return {
    v: 1,
    seq: 0,
    deck: "flip",
    line: LINE,
    text: LINE.replaceAll("; ", "\n"),
    current: 0,
    fields: [
      field("players", "Ann 🦊", { kind: "names" }),
      field("hand Ann", "B2/O8 R9/Tr"),
      field("hand 🦊", "R5/P2"),
      field("discard", "B7/O3"),
      field("draw", "Y4/Vf"),
      field("side", "light", { kind: "choice", values: ["light", "dark"] }),
      field("color", "", { kind: "color", values: ["red", "blue"] }),
      field("turn", "Ann", { kind: "names" }),
      field("phase", "turn", { kind: "choice", values: ["turn", "drawn"] }),
    ],
    sound: true,
    problems: [],
    switches: SWITCHES,
    entry: null,
    branches: [branch()],
    ...more,
  };
}

export const PALETTE: PaletteData = {
  deck: "flip",
  cards: [
    ["B2/O8", "lB2", "dO8", 0],
    ["B2/P6", "lB2", "dP6", 1],
    ["R9/Tr", "lR9", "dTr", 0],
    ["R5/P2", "lR5", "dP2", 0],
    ["B7/O3", "lB7", "dO3", 0],
    ["Y4/Vf", "lY4", "dVf", 0],
    ["W/P5", "lW", "dP5", 1],
  ],
};

/** The same explorer with the value of one field changed. */
export function withField(data: ExplorerData, key: string, more: Partial<Field>): ExplorerData {
  const fields = data.fields.map((one) => (one.key === key ? { ...one, ...more } : one));
  return { ...data, seq: data.seq + 1, fields };
}
