// Hand-made tables for tests and for the harness page. They follow the wire format, not the
// rules: the recorded frames of the kernel are in tests/fixtures/frames.
import type {
  Actions,
  Card,
  CardAction,
  Color,
  Face,
  Frame,
  Message,
  Snapshot,
  TableState,
} from "../src/frames.ts";
import { applyFrame } from "../src/reducer.ts";

const LIGHT = [..."RYGB"].flatMap((c) =>
  [..."123456789", "+1", "r", "s", "f"].map((s) => `l${c}${s}`),
);
const DARK = [..."PTOV"].flatMap((c) =>
  [..."123456789", "+5", "r", "e", "f"].map((s) => `d${c}${s}`),
);
LIGHT.push("lW", "lW+2");
DARK.push("dW", "dW+c");

/** Numbers that look random and are the same every time. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export const NAMES = ["Ann", "Bo", "Cy", "Dee", "Eva", "Fin", "Gus", "Hal", "Ida", "Jo"];

export interface TableOptions {
  players?: number;
  sizes?: number[];
  hand?: Face[];
  side?: "light" | "dark";
  viewer?: number | null;
  turn?: number;
  phase?: string;
  top?: Face;
  color?: Color | null;
  names?: string[];
  actions?: Partial<Actions> | null;
}

export function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

/** What may be done with each card of a hand, as if only color or symbol counted. */
export function cardActions(
  hand: readonly Card[],
  top: Face,
  color: Color,
): Record<string, CardAction> {
  const letters: Record<Color, string> = {
    red: "R",
    yellow: "Y",
    green: "G",
    blue: "B",
    pink: "P",
    teal: "T",
    orange: "O",
    purple: "V",
  };
  const out: Record<string, CardAction> = {};
  for (const [token, face] of hand) {
    const wild = face[1] === "W";
    const restricted = wild && face.length > 2;
    const fits = face[1] === letters[color];
    const same = !wild && face.slice(2) === top.slice(2);
    const ok = wild || fits || same;
    out[token] = {
      ok,
      bluff: restricted && hand.some(([, other]) => other[1] === letters[color]),
      verb: "play",
      color: wild,
      target: false,
      uno: hand.length === 2,
      why: ok
        ? restricted
          ? message("why-restricted-bluff", { card: face, force: color })
          : wild
            ? message("why-wild")
            : fits
              ? message("why-matches-color", { card: face, force: color })
              : message("why-matches-number", { card: face, top })
        : message("why-not-playable", { card: face, top, force: color }),
      rules: [wild ? "F-WILD-1" : fits ? "F-MATCH-1" : "F-MATCH-2"],
    };
  }
  return out;
}

export function table(options: TableOptions = {}): Snapshot {
  const players = options.players ?? 3;
  const side = options.side ?? "light";
  const viewer = options.viewer === undefined ? 0 : options.viewer;
  const roll = dice(players * 7 + (side === "dark" ? 3 : 1));
  const pick = (faces: string[]) => faces[roll(faces.length)] as Face;
  let token = 1;
  const mine = side === "light" ? LIGHT : DARK;
  const theirs = side === "light" ? DARK : LIGHT;
  const defaults: Face[] =
    side === "light"
      ? ["lR7", "lY3", "lB+1", "lGs", "lBf", "lW+2", "lG9"]
      : ["dP7", "dT4", "dO+5", "dVr", "dTe", "dW+c", "dPf"];
  const seats = Array.from({ length: players }, (_, i) => {
    const own = i === viewer;
    const size = options.sizes?.[i] ?? (own ? (options.hand ?? defaults).length : 3 + roll(6));
    const hand = options.hand ?? defaults;
    const cards = Array.from(
      { length: size },
      (_, k): Card => [token++, own ? (hand[k] ?? pick(mine)) : pick(theirs)],
    );
    return {
      name: options.names?.[i] ?? NAMES[i] ?? `P${i}`,
      cards,
      uno: "" as const,
      total: i * 20,
      bot: i === viewer ? null : "steady",
    };
  });
  const top = options.top ?? (side === "light" ? "lB7" : "dT9");
  const color = options.color ?? (side === "light" ? "blue" : "teal");
  const turn = options.turn ?? 0;
  const phase = options.phase ?? "turn";
  const hand = viewer === null ? [] : (seats[viewer]?.cards ?? []);
  const usual: Actions = {
    cards: cardActions(hand, top, color),
    draw: { why: message("why-draw"), rules: ["F-DRAW-1"] },
    catch: [],
    colors:
      side === "light" ? ["red", "yellow", "green", "blue"] : ["pink", "teal", "orange", "purple"],
    choose: false,
    forecast: null,
  };
  return {
    deck: "flip",
    viewer,
    side,
    direction: 1,
    dealer: players - 1,
    turn,
    phase,
    color,
    seats,
    top: [token++, top],
    discard: 14,
    next: [token++, side === "light" ? "dT9" : "lY4"],
    draw: 61,
    pending: null,
    revealed: null,
    say: message("event-play", {
      player: seats[players - 1]?.name ?? "",
      card: top,
      you: "no",
      color: "none",
      jump: "no",
    }),
    rules: ["F-MATCH-1", "F-TURN-2"],
    actions:
      options.actions === null || turn !== viewer ? null : { ...usual, ...(options.actions ?? {}) },
    result: null,
  };
}

export function state(snapshot: Snapshot, seq = 1, frames: Frame[] = []): TableState {
  return { v: 1, seq, frames, snapshot };
}

/** The state after some frames, as the kernel would send it. */
export function follow(
  before: TableState,
  frames: Frame[],
  actions: Actions | null = null,
): TableState {
  let snapshot = before.snapshot;
  for (const frame of frames) snapshot = applyFrame(snapshot, frame);
  return state({ ...snapshot, actions }, before.seq + 1, frames);
}

/** A card of a hand is laid and the turn goes on. */
export function playFrames(
  from: Snapshot,
  seat: number,
  token: number,
  face: Face,
  next: number,
): Frame[] {
  const player = from.seats[seat]?.name ?? "";
  return [
    {
      kind: "play",
      say: message("event-play", {
        player,
        card: face,
        you: seat === from.viewer ? "player" : "no",
        color: "none",
        jump: "no",
      }),
      rules: ["F-MATCH-1"],
      moves: [[token, seat, "discard", face]],
      set: { discard: from.discard + 1 },
    },
    turnFrame(from, next),
  ];
}

export function turnFrame(from: Snapshot, next: number): Frame {
  return {
    kind: "turn",
    say: message("event-turn", {
      player: from.seats[next]?.name ?? "",
      you: next === from.viewer ? "player" : "no",
    }),
    rules: ["F-TURN-1"],
    set: { turn: next, phase: "turn" },
  };
}

/** A Flip in its parts: laid, discard pile, draw pile, hands, the card that is not carried out. */
export function flipFrames(from: Snapshot, seat: number, token: number): Frame[] {
  const to = from.side === "light" ? "dark" : "light";
  const roll = dice(99);
  const mine = to === "light" ? LIGHT : DARK;
  const theirs = to === "light" ? DARK : LIGHT;
  const pick = (faces: string[]) => faces[roll(faces.length)] as Face;
  const face = from.seats[seat]?.cards.find(([held]) => held === token)?.[1] ?? "lBf";
  const top = to === "dark" ? "dOe" : "lGs";
  const color: Color = to === "dark" ? "orange" : "green";
  const fresh = Math.max(...from.seats.flatMap((s) => s.cards.map(([t]) => t))) + 50;
  return [
    {
      kind: "play",
      say: message("event-play", {
        player: from.seats[seat]?.name ?? "",
        card: face,
        you: seat === from.viewer ? "player" : "no",
        color: "none",
        jump: "no",
      }),
      rules: ["F-FLIP-1"],
      moves: [[token, seat, "discard", face]],
      set: { discard: from.discard + 1 },
    },
    {
      kind: "flip_discard",
      say: message("event-flip-discard", { card: top }),
      rules: ["F-FLIP-3"],
      top: [fresh, top],
      set: { side: to },
    },
    {
      kind: "flip_draw",
      say: message("event-flip-draw", { count: from.draw }),
      rules: ["F-FLIP-4"],
      next: [fresh + 1, pick(theirs)],
    },
    {
      kind: "flip_hands",
      say: message("event-flip-hands", { side: to }),
      rules: ["F-FLIP-5"],
      faces: from.seats.flatMap((s, i) =>
        s.cards
          .filter(([t]) => t !== token)
          .map(([t]): [number, Face] => [t, i === from.viewer ? pick(mine) : pick(theirs)]),
      ),
    },
    {
      kind: "exposed",
      say: message("event-exposed", { card: top, color }),
      rules: ["F-FLIP-6"],
      set: { color },
    },
    turnFrame(from, (seat + 1) % from.seats.length),
  ];
}

/** One player draws cards from the pile. */
export function drawFrames(from: Snapshot, seat: number, faces: Face[], cause: string): Frame[] {
  const fresh = Math.max(...from.seats.flatMap((s) => s.cards.map(([t]) => t))) + 80;
  const first = from.next?.[0] ?? fresh;
  return [
    {
      kind: "draw",
      say: message("event-draw", {
        player: from.seats[seat]?.name ?? "",
        count: faces.length,
        part: "no",
        cause,
        missing: 0,
        you: seat === from.viewer ? "player" : "no",
      }),
      rules: ["F-DRAW-1"],
      moves: faces.map((face, i) => [i === 0 ? first : fresh + i, "draw", seat, face]),
      next: [fresh + 40, from.side === "light" ? "dV2" : "lR5"],
      set: { draw: from.draw - faces.length },
    },
  ];
}
