// The wire format: what the kernel tells the table, and what the table may ask of the kernel.
// The Python side has the same in one module; both are tested by the same recorded fixtures.

/** The version of the format that this bundle reads. */
export const FRAME_VERSION = 1;

/** Side letter and notation ("lB7", "dW+c", "cRs"); "" is a plain back. */
export type Face = string;
/** A token names a card for one viewer; it is never derived from the card. */
export type Token = number;
export type Card = [token: Token, face: Face];
export type Side = "light" | "dark";
export type Color = "red" | "yellow" | "green" | "blue" | "pink" | "teal" | "orange" | "purple";
export type Uno = "" | "said" | "owed";
export type ArgValue = string | number | readonly string[];

/** A text of the .ftl files with its arguments; the browser turns it into a sentence. */
export interface Message {
  id: string;
  args?: Record<string, ArgValue>;
}

export interface Seat {
  name: string;
  cards: Card[];
  uno: Uno;
  total: number;
  /** What kind of bot plays here; null for a person. */
  bot: string | null;
}

/** A penalty that waits for an answer. */
export interface Pending {
  symbol: string;
  count: number;
  by: number;
  victim: number;
  challengeable: boolean;
}

export interface Revealed {
  seat: number;
  cards: Face[];
}

export interface Result {
  winner: number | null;
  void: boolean;
  /** Points of each seat's hand. */
  points: number[];
  /** What was booked. */
  score: number;
  totals: number[];
  series_over: boolean;
  winners: number[];
  /** Each hand card with its points, where the kernel sends them. */
  counts?: [face: Face, points: number][][];
}

/** Something that may be done now, and the rule it rests on. */
export interface Verb {
  why: Message;
  rules: string[];
}

export interface CardAction extends Verb {
  ok: boolean;
  /** Playable, but not lawful: a challenge would succeed. */
  bluff: boolean;
  verb: "play" | "jump" | "give";
  /** A color must be named with it. */
  color: boolean;
  /** Another seat must be named with it. */
  target: boolean;
  /** It would leave one card, so UNO may be said with it. */
  uno: boolean;
  /** Another seat and a card to give may be named with it, or neither. */
  swap?: boolean;
}

export interface Actions {
  cards: Record<string, CardAction>;
  draw?: Verb;
  keep?: Verb;
  accept?: Verb;
  challenge?: Verb;
  uno?: Verb;
  ready?: Verb;
  catch: number[];
  colors: Color[];
  choose: boolean;
  forecast: Message[] | null;
}

export interface Snapshot {
  deck: "flip" | "classic";
  viewer: number | null;
  side: Side;
  /** 1 is clockwise. */
  direction: 1 | -1;
  dealer: number;
  turn: number | null;
  phase: string;
  color: Color | null;
  seats: Seat[];
  top: Card | null;
  discard: number;
  next: Card | null;
  draw: number;
  pending: Pending | null;
  revealed: Revealed | null;
  say: Message | null;
  rules: string[];
  actions: Actions | null;
  result: Result | null;
}

/** Called by the word for the reader, in whatever language; Python knows the same names. */
export const YOU = /^(you|вы|ты|ty)$/i;

/** Whether sentences speak to a seat: the viewer, or where nobody watches whoever is called "You". */
export function spokenTo(table: Snapshot, seat: number): boolean {
  return table.viewer === null ? YOU.test(table.seats[seat]?.name ?? "") : seat === table.viewer;
}

/** How a player is called in a sentence: a name that would be taken for the reader is set apart. */
export function calledIn(table: Snapshot, seat: number): string {
  const name = table.seats[seat]?.name ?? "";
  return YOU.test(name) && !spokenTo(table, seat) ? `“${name}”` : name;
}

/** Where a card can be. */
export type Spot = "draw" | "discard" | number;

/** The scalars that a frame may change. */
export type FrameSet = Partial<
  Pick<
    Snapshot,
    | "side"
    | "direction"
    | "turn"
    | "phase"
    | "color"
    | "draw"
    | "discard"
    | "pending"
    | "dealer"
    | "revealed"
    | "result"
  >
>;

/** One visible step. */
export interface Frame {
  kind: string;
  say: Message | null;
  rules: string[];
  moves?: [token: Token, from: Spot, to: Spot, face: Face][];
  faces?: [token: Token, face: Face][];
  top?: Card | null;
  next?: Card | null;
  set?: FrameSet;
  uno?: [seat: number, uno: Uno][];
  hands?: Token[][] | null;
}

export interface TableState {
  v: number;
  seq: number;
  frames: Frame[];
  snapshot: Snapshot;
}

/** A round to look at again: where it started, and by action the places of its frames. */
export interface Recording {
  v: number;
  start: Snapshot;
  /** Every different frame once; a round repeats many. */
  frames: Frame[];
  actions: number[][];
}

/** A refusal or an explanation; `n` grows with each, so that the same one can be said twice. */
export interface Notice {
  n: number;
  seq: number;
  say: Message | null;
  rules: string[];
}

export type IntentVerb =
  | "play"
  | "draw"
  | "keep"
  | "color"
  | "accept"
  | "challenge"
  | "uno"
  | "catch"
  | "ready"
  | "give"
  | "jump";

export interface IntentDetails {
  token?: Token;
  color?: Color;
  uno?: boolean;
  target?: number;
  give?: Token;
}

export type Request =
  | ({ type: "intent"; seq: number; verb: IntentVerb } & IntentDetails)
  | { type: "continue"; seq: number }
  | { type: "new_round"; seq: number }
  | { type: "hello" }
  | { type: "behind"; token: Token };

/** The kernel's answer to "what may be on the other side of this card?". */
export interface BackAnswer {
  type: "behind";
  token: Token;
  /** The faces it can be and how many such cards are left; nothing if there is no telling. */
  faces: [face: Face, count: number][] | null;
}

export type Reading<T> = { ok: true; value: T } | { ok: false; problem: "empty" | "newer" };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a state from the kernel; a newer or an empty one is named, not guessed at. */
export function readState(value: unknown): Reading<TableState> {
  if (!isRecord(value) || typeof value.v !== "number") return { ok: false, problem: "empty" };
  if (value.v > FRAME_VERSION) return { ok: false, problem: "newer" };
  if (!isRecord(value.snapshot) || !Array.isArray(value.frames) || typeof value.seq !== "number")
    return { ok: false, problem: "empty" };
  if (!Array.isArray(value.snapshot.seats) || value.snapshot.seats.length === 0)
    return { ok: false, problem: "empty" };
  return { ok: true, value: value as unknown as TableState };
}

/** Reads a recording, which travels as JSON; an empty one is named, not guessed at. */
export function readRecording(text: unknown): Reading<Recording> {
  let value = text;
  if (typeof text === "string") {
    try {
      value = JSON.parse(text);
    } catch {
      return { ok: false, problem: "empty" };
    }
  }
  if (!isRecord(value) || typeof value.v !== "number") return { ok: false, problem: "empty" };
  if (value.v > FRAME_VERSION) return { ok: false, problem: "newer" };
  const { start, frames, actions } = value;
  if (!isRecord(start) || !Array.isArray(frames) || !Array.isArray(actions) || actions.length === 0)
    return { ok: false, problem: "empty" };
  return { ok: true, value: value as unknown as Recording };
}
