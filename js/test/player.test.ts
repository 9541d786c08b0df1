// The frame player: what is shown when, without a browser.
import { beforeEach, describe, expect, it } from "vitest";
import { FramePlayer } from "../src/player.ts";
import { FakeClock } from "./clock.ts";
import { drawFrames, flipFrames, follow, playFrames, state, table } from "./fixtures.ts";

let clock: FakeClock;
let shown: number[];
let player: FramePlayer;
const start = state(table());
const flip = follow(start, flipFrames(start.snapshot, 0, 5));
const kinds = () => player.shown.value?.frame?.kind ?? null;

beforeEach(() => {
  clock = new FakeClock();
  shown = [];
  player = new FramePlayer({ clock, onShown: (seq) => shown.push(seq) });
  player.watch();
  player.receive(start);
});

describe("the live table", () => {
  it("shows a first table at once", () => {
    expect(player.shown.value?.snapshot).toBe(start.snapshot);
    expect(shown).toEqual([1]);
    expect(clock.count).toBe(0);
  });

  it("reports nothing that nobody sees, and all once somebody does", () => {
    const told: number[] = [];
    const alone = new FramePlayer({ clock, onShown: (seq) => told.push(seq) });
    alone.receive(start);
    expect(told).toEqual([]);
    const leave = alone.watch();
    alone.watch()();
    expect(told).toEqual([1]);
    alone.receive(flip);
    leave();
    clock.run(10_000);
    expect(told).toEqual([1]);
    alone.watch();
    expect(told).toEqual([1, 2]);
  });

  it("plays the frames of an action one after the other and then says so", () => {
    player.receive(flip);
    expect(kinds()).toBe("play");
    const seen = new Set<string | null>();
    for (let i = 0; i < 100; i++) {
      seen.add(kinds());
      expect(shown.includes(2)).toBe(player.live.value && player.run.value === null);
      clock.run(100);
    }
    expect([...seen]).toEqual([
      "play",
      "flip_discard",
      "flip_draw",
      "flip_hands",
      "exposed",
      "turn",
    ]);
    expect(player.shown.value?.snapshot).toBe(flip.snapshot);
    expect(shown).toEqual([1, 2]);
  });

  it("takes about two seconds for the three parts of a Flip, and half of it at double speed", () => {
    const duration = (pace: number) => {
      const own = new FramePlayer({ clock });
      own.pace.value = pace;
      own.receive(start);
      own.receive(flip);
      const from = clock.now;
      while (own.run.value || !own.live.value) clock.run(10);
      return clock.now - from;
    };
    const normal = duration(1);
    expect(duration(2)).toBeCloseTo(normal / 2, -2);
  });

  it("finishes what moves when a new action comes", () => {
    player.receive(flip);
    clock.run(100);
    const next = follow(flip, playFrames(flip.snapshot, 1, 8, "dT2", 2));
    player.receive(next);
    expect(kinds()).toBe("play");
    expect(player.run.value?.from).toBe(flip.snapshot);
    clock.run(10_000);
    expect(player.shown.value?.snapshot).toBe(next.snapshot);
    expect(shown).toEqual([1, 3]);
  });

  it.each(["still", "pace 0"])("with %s shows the end at once", (how) => {
    if (how === "still") player.still.value = true;
    else player.pace.value = 0;
    player.receive(flip);
    expect(player.live.value).toBe(true);
    expect(player.run.value).toBeNull();
    expect(shown).toEqual([1, 2]);
    expect(clock.count).toBe(0);
  });

  it("draws a snapshot without frames as it is and forgets what was before", () => {
    player.receive(flip);
    const undone = state(table({ hand: ["lR1"] }), 3);
    player.receive(undone);
    expect(player.steps.value).toHaveLength(1);
    expect(player.shown.value?.snapshot).toBe(undone.snapshot);
    expect(shown).toEqual([1, 3]);
  });

  it("draws a table that is more than one step ahead as it is", () => {
    player.receive({ ...flip, seq: 7 });
    expect(player.steps.value).toHaveLength(1);
    expect(player.shown.value?.snapshot).toBe(flip.snapshot);
  });

  it("takes the same state twice without playing it again", () => {
    player.receive(flip);
    clock.run(10_000);
    player.receive({ ...flip, snapshot: { ...flip.snapshot, draw: 1 } });
    expect(player.live.value).toBe(true);
    expect(player.newest.value?.snapshot.draw).toBe(1);
    expect(player.run.value).toBeNull();
  });
});

describe("the person at the player", () => {
  it("pauses and goes on", () => {
    player.receive(flip);
    player.pause();
    clock.run(10_000);
    expect(player.index.value).toBe(1);
    expect(player.run.value).toBeNull();
    player.play();
    clock.run(10_000);
    expect(player.live.value).toBe(true);
    expect(shown).toEqual([1, 2]);
  });

  it("looks back and scrubs without telling the kernel, and comes back to now", () => {
    player.receive(flip);
    clock.run(10_000);
    player.seek(2);
    expect(kinds()).toBe("flip_discard");
    expect(player.live.value).toBe(false);
    player.back();
    expect(kinds()).toBe("play");
    player.back();
    player.back();
    expect(player.index.value).toBe(0);
    const next = follow(flip, drawFrames(flip.snapshot, 1, ["lR1"], "turn"));
    player.receive(next);
    expect(player.index.value).toBe(0);
    expect(shown).toEqual([1, 2]);
    player.toLive();
    expect(player.shown.value?.snapshot).toBe(next.snapshot);
    expect(player.playing.value).toBe(true);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("stops after each frame in the step mode", () => {
    player.setMode("step");
    player.receive(flip);
    clock.run(10_000);
    const seen = [kinds()];
    while (!player.live.value) {
      player.step();
      clock.run(10_000);
      seen.push(kinds());
    }
    expect(seen).toEqual(["play", "flip_discard", "flip_draw", "flip_hands", "exposed", "turn"]);
    expect(shown).toEqual([1, 2]);
  });

  it("shows the first frame of the next action by itself in the step mode", () => {
    player.setMode("step");
    player.receive(flip);
    clock.run(10_000);
    player.toLive();
    const next = follow(flip, playFrames(flip.snapshot, 1, 8, "dT2", 2));
    player.receive(next);
    clock.run(10_000);
    expect(player.index.value).toBe(7);
    expect(kinds()).toBe("play");
  });

  it("asks what happens next before the consequence of a card", () => {
    player.setMode("ask");
    player.receive(flip);
    clock.run(10_000);
    expect(kinds()).toBe("play");
    expect(player.asking.value).toBe(true);
    player.step();
    clock.run(10_000);
    expect(player.asking.value).toBe(false);
    expect(player.live.value).toBe(true);
    expect(shown).toEqual([1, 2]);
  });

  it("asks no more about an action that another one has followed", () => {
    player.setMode("ask");
    player.receive(flip);
    clock.run(10_000);
    expect(player.asking.value).toBe(true);
    player.receive(follow(flip, drawFrames(flip.snapshot, 1, ["lR1"], "turn")));
    clock.run(10_000);
    expect(player.asking.value).toBe(false);
    expect(player.live.value).toBe(true);
  });

  it("leaves no timer behind", () => {
    player.receive(flip);
    player.dispose();
    expect(clock.count).toBe(0);
  });
});

describe("a recording", () => {
  const recording = {
    v: 1,
    start: start.snapshot,
    frames: [...flipFrames(start.snapshot, 0, 5), ...playFrames(flip.snapshot, 1, 8, "dT2", 2)],
    actions: [
      [0, 1, 2, 3, 4, 5],
      [6, 7],
    ],
  };

  it("waits at its start, plays to its end and starts over", () => {
    player.load(recording);
    expect(player.steps.value).toHaveLength(9);
    expect(player.playing.value).toBe(false);
    player.play();
    clock.run(30_000);
    expect(player.live.value).toBe(true);
    expect(player.playing.value).toBe(false);
    player.play();
    expect(player.index.value).toBe(1);
  });

  it("is not left out where movement is not wanted: each frame stays to be read", () => {
    player.still.value = true;
    player.load(recording);
    player.play();
    expect(player.index.value).toBe(1);
    clock.run(30_000);
    expect(player.live.value).toBe(true);
  });
});
