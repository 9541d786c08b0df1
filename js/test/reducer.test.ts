// A frame changes exactly what it says, and the table before stays as it was.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Snapshot, TableState } from "../src/frames.ts";
import { applyFrame } from "../src/reducer.ts";
import { drawFrames, flipFrames, follow, playFrames, state, table } from "./fixtures.ts";

const freeze = <T>(value: T): T => {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
};
const apply = (from: Snapshot, frames: ReturnType<typeof playFrames>) =>
  frames.reduce(applyFrame, freeze(from));

describe("applyFrame", () => {
  it("lays a card: it leaves the hand and is the top", () => {
    const before = table();
    const after = apply(before, playFrames(before, 0, 3, "lB+1", 1));
    expect(after.seats[0]?.cards.map(([t]) => t)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(after.top).toEqual([3, "lB+1"]);
    expect(after.discard).toBe(before.discard + 1);
    expect(after.turn).toBe(1);
    expect(after.actions).toBeNull();
  });

  it("draws cards: the next one keeps its token, the pile shows a new one", () => {
    const before = table();
    const after = apply(before, drawFrames(before, 0, ["lG2", "lY8"], "draw_one"));
    expect(after.seats[0]?.cards.at(-2)?.[0]).toBe(before.next?.[0]);
    expect(after.seats[0]?.cards.at(-1)?.[1]).toBe("lY8");
    expect(after.next?.[0]).not.toBe(before.next?.[0]);
    expect(after.draw).toBe(before.draw - 2);
  });

  it("flips: side, both piles and all hands, each in its own frame", () => {
    const before = table();
    const [play, discard, draw, hands] = flipFrames(before, 0, 5);
    const one = apply(
      before,
      [play, discard].filter((f) => f !== undefined),
    );
    expect(one.side).toBe("dark");
    expect(one.seats[1]).toBe(before.seats[1]);
    const two = apply(
      one,
      [draw].filter((f) => f !== undefined),
    );
    expect(two.top).toBe(one.top);
    const three = apply(
      two,
      [hands].filter((f) => f !== undefined),
    );
    expect(three.seats[0]?.cards.every(([, face]) => face.startsWith("d"))).toBe(true);
    expect(three.seats[1]?.cards.every(([, face]) => face.startsWith("l"))).toBe(true);
  });

  it("swaps whole hands by their tokens", () => {
    const before = table({ players: 3 });
    const [a, b, c] = before.seats.map((s) => s.cards.map(([t]) => t)) as [
      number[],
      number[],
      number[],
    ];
    const after = apply(before, [{ kind: "swap_hands", say: null, rules: [], hands: [b, a, c] }]);
    expect(after.seats[0]?.cards).toEqual(before.seats[1]?.cards);
    expect(after.seats[1]?.cards).toEqual(before.seats[0]?.cards);
    expect(after.seats[2]).toEqual(before.seats[2]);
  });

  it("marks UNO and books a result with its totals", () => {
    const before = table();
    const result = {
      winner: 0,
      void: false,
      points: [0, 5, 7],
      score: 12,
      totals: [12, 0, 0],
      series_over: false,
      winners: [],
    };
    const after = apply(before, [
      { kind: "uno", say: null, rules: [], uno: [[1, "owed"]] },
      { kind: "round_over", say: null, rules: [], set: { result, turn: null } },
    ]);
    expect(after.seats[1]?.uno).toBe("owed");
    expect(after.seats.map((s) => s.total)).toEqual([12, 0, 0]);
    expect(after.result).toEqual(result);
  });

  it("ignores a token that is not there", () => {
    const before = table();
    const after = apply(before, [{ kind: "draw", say: null, rules: [], moves: [[999, 1, 2, ""]] }]);
    expect(after.seats[1]?.cards).toEqual(before.seats[1]?.cards);
  });
});

describe("recorded rounds", () => {
  const folder = join(import.meta.dirname, "../../tests/fixtures/frames");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const start = state(table());
  const flip = follow(start, flipFrames(start.snapshot, 0, 5));
  const own = [start, flip, follow(flip, drawFrames(flip.snapshot, 1, ["lR1"], "turn"))];
  const rounds: [string, TableState[]][] = [
    ["made by hand", own],
    ...files.map((name): [string, TableState[]] => [
      name,
      (JSON.parse(readFileSync(join(folder, name), "utf8")) as { states: TableState[] }).states,
    ]),
  ];
  // What comes only with the snapshot: the last event, and what may be done now.
  const settled = ({ actions: _a, say: _s, rules: _r, ...rest }: Snapshot) => rest;

  it("are there", () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(rounds)("%s: the frames lead to the next snapshot", (_, states) => {
    let before: TableState | null = null;
    for (const now of states) {
      if (before && now.seq === before.seq + 1 && now.frames.length > 0) {
        const reached = now.frames.reduce(applyFrame, before.snapshot);
        expect(settled(reached), `seq ${now.seq}`).toEqual(settled(now.snapshot));
      }
      before = now;
    }
  });
});
