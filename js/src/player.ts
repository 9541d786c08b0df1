// Plays frames: forward, back, step by step, at any speed. Knows no DOM and no rules; the live
// table, the replay and the lessons all use it.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Frame, Recording, Snapshot, TableState } from "./frames.ts";
import { applyFrame } from "./reducer.ts";

export type Mode = "flow" | "step" | "ask";
export const MODES: readonly Mode[] = ["flow", "step", "ask"];

/** One picture of the table and the frame that led to it. */
export interface Step {
  seq: number;
  frame: Frame | null;
  snapshot: Snapshot;
}

/** A frame on its way: from which table it started and how long it takes. */
export interface Run {
  index: number;
  frame: Frame;
  from: Snapshot;
  ms: number;
}

export interface Clock {
  set(call: () => void, ms: number): number;
  clear(id: number): void;
}

export interface PlayerOptions {
  clock?: Clock;
  /** Called once for each state that a view has shown to its end. */
  onShown?: (seq: number) => void;
}

/** How long a frame moves, and how long it is then left to be read, in milliseconds. */
const TIMES: Readonly<Record<string, readonly [move: number, read: number]>> = {
  play: [430, 220],
  misplay: [430, 500],
  take_back: [430, 400],
  draw: [420, 160],
  deal: [450, 200],
  open: [450, 500],
  reshuffle: [450, 500],
  flip_discard: [720, 380],
  flip_draw: [720, 380],
  flip_hands: [820, 380],
  exposed: [260, 1100],
  direction: [400, 350],
  skip: [300, 350],
  color: [300, 400],
  reveal: [300, 700],
  verdict: [300, 1100],
  challenge: [300, 500],
  swap_hands: [450, 500],
  rotate_hands: [450, 500],
  swap_cards: [450, 400],
  uno: [250, 450],
  catch: [250, 600],
  turn: [200, 40],
};
const USUAL: readonly [number, number] = [220, 260];

/** After these a class can be asked what will follow. */
const BEFORE_CONSEQUENCE: ReadonlySet<string> = new Set(["play", "open", "challenge", "jump"]);

export const usualClock: Clock = {
  set: (call, ms) => setTimeout(call, ms) as unknown as number,
  clear: (id) => clearTimeout(id),
};

export class FramePlayer {
  readonly steps: Signal<readonly Step[]> = signal([]);
  readonly index: Signal<number> = signal(0);
  /** Whether frames follow each other by themselves. */
  readonly playing: Signal<boolean> = signal(true);
  /** Waits for the class to answer what will happen next. */
  readonly asking: Signal<boolean> = signal(false);
  /** The frame that is moving now; null when the table is at rest. */
  readonly run: Signal<Run | null> = signal(null);
  readonly mode: Signal<Mode> = signal("flow");
  /** 1 is normal, 2 twice as fast, 0 without movement. */
  readonly pace: Signal<number> = signal(1);
  readonly still: Signal<boolean> = signal(false);
  readonly shown: ReadonlySignal<Step | null> = computed(
    () => this.steps.value[this.index.value] ?? null,
  );
  /** Whether the newest table is shown. */
  readonly live: ReadonlySignal<boolean> = computed(
    () => this.index.value >= this.steps.value.length - 1,
  );
  readonly newest: ReadonlySignal<Step | null> = computed(() => this.steps.value.at(-1) ?? null);

  private readonly clock: Clock;
  private readonly onShown: (seq: number) => void;
  private moveTimer: number | null = null;
  private nextTimer: number | null = null;
  private reported = -1;
  private views = 0;
  private isReplay = false;

  constructor(options: PlayerOptions = {}) {
    this.clock = options.clock ?? usualClock;
    this.onShown = options.onShown ?? (() => {});
  }

  /** A view has opened; what there is to see is reported only while there is one. */
  watch(): () => void {
    this.views++;
    this.report();
    return () => {
      this.views--;
    };
  }

  /** Takes the next state of a live table. */
  receive(state: TableState): void {
    const last = this.newest.value;
    const follows = last !== null && state.seq === last.seq + 1 && state.frames.length > 0;
    if (!follows) {
      this.reset([{ seq: state.seq, frame: null, snapshot: state.snapshot }]);
      this.index.value = 0;
      this.playing.value = this.mode.value !== "step";
      this.report();
      return;
    }
    const wasLive = this.live.value || this.playing.value;
    const added: Step[] = [];
    let table = last.snapshot;
    for (const frame of state.frames) {
      table = applyFrame(table, frame);
      added.push({ seq: state.seq, frame, snapshot: table });
    }
    const end = added.at(-1);
    if (end) end.snapshot = state.snapshot;
    batch(() => {
      // A new action finishes what still moves; someone who looks back is left in peace.
      if (wasLive) {
        this.halt();
        this.index.value = this.steps.value.length - 1;
      }
      this.steps.value = [...this.steps.value, ...added];
    });
    if (!wasLive) return;
    if (this.mode.value === "flow" && this.instant) this.toLive();
    else this.forward();
  }

  /** Takes a recording and waits at its start. */
  load(recording: Recording): void {
    const steps: Step[] = [{ seq: 0, frame: null, snapshot: recording.start }];
    let table = recording.start;
    recording.actions.forEach((places, i) => {
      for (const place of places) {
        const frame = recording.frames[place];
        if (!frame) continue;
        table = applyFrame(table, frame);
        steps.push({ seq: i + 1, frame, snapshot: table });
      }
    });
    this.reset(steps);
    this.playing.value = false;
  }

  play(): void {
    if (this.live.value && this.newest.value?.frame && !this.playing.value && this.isReplay)
      this.index.value = 0;
    this.playing.value = true;
    this.asking.value = false;
    if (!this.run.value) this.forward();
  }

  pause(): void {
    this.playing.value = false;
    this.clearNext();
  }

  toggle(): void {
    if (this.playing.value && !this.asking.value) this.pause();
    else this.play();
  }

  /** Shows the next frame and stops after it (in the ask mode: goes on to the next question). */
  step(): void {
    if (this.asking.value) {
      this.asking.value = false;
      this.forward();
      return;
    }
    this.halt();
    if (this.mode.value !== "ask") this.playing.value = false;
    this.forward();
  }

  back(): void {
    this.seek(this.index.value - 1);
  }

  /** Shows any table that this viewer has seen. */
  seek(index: number): void {
    this.halt();
    this.playing.value = false;
    this.index.value = Math.max(0, Math.min(index, this.steps.value.length - 1));
    if (this.live.value) {
      this.playing.value = this.mode.value !== "step" && !this.isReplay;
      this.report();
    }
  }

  /** Leaves out what is still to be shown. */
  toLive(): void {
    this.seek(this.steps.value.length - 1);
  }

  setMode(mode: Mode): void {
    this.mode.value = mode;
    this.asking.value = false;
    if (mode === "step") this.pause();
    else if (!this.isReplay) this.play();
  }

  /** Ends all waiting; the player is of no use afterwards. */
  dispose(): void {
    this.halt();
  }

  private get instant(): boolean {
    return this.still.value || this.pace.value === 0;
  }

  private reset(steps: Step[]): void {
    this.halt();
    this.isReplay = steps.length > 1;
    batch(() => {
      this.steps.value = steps;
      this.index.value = 0;
    });
    this.reported = -1;
  }

  private forward(): void {
    const at = this.index.value;
    const next = this.steps.value[at + 1];
    const now = this.steps.value[at];
    if (!next?.frame || !now) {
      this.report();
      return;
    }
    const [move, read] = TIMES[next.frame.kind] ?? USUAL;
    const pace = this.pace.value || 1;
    const ms = this.instant ? 0 : move / pace;
    batch(() => {
      this.run.value = { index: at + 1, frame: next.frame as Frame, from: now.snapshot, ms };
      this.index.value = at + 1;
    });
    if (ms === 0) {
      this.arrive(next.frame, this.isReplay ? (move + read) / pace : 0);
      return;
    }
    const { frame } = next;
    this.moveTimer = this.clock.set(() => {
      this.moveTimer = null;
      this.arrive(frame, read / pace);
    }, ms);
  }

  private arrive(frame: Frame, rest: number): void {
    this.run.value = null;
    if (this.live.value) {
      if (this.isReplay) this.playing.value = false;
      this.report();
      return;
    }
    if (!this.playing.value) return;
    if (this.mode.value === "ask" && BEFORE_CONSEQUENCE.has(frame.kind)) {
      this.asking.value = true;
      return;
    }
    if (this.mode.value === "step") return;
    this.nextTimer = this.clock.set(() => {
      this.nextTimer = null;
      this.forward();
    }, rest);
  }

  private report(): void {
    const last = this.newest.value;
    if (!last || !this.live.value || this.run.value || last.seq === this.reported) return;
    if (this.views === 0) return;
    this.reported = last.seq;
    this.onShown(last.seq);
  }

  private clearNext(): void {
    if (this.nextTimer !== null) this.clock.clear(this.nextTimer);
    this.nextTimer = null;
  }

  private halt(): void {
    if (this.moveTimer !== null) this.clock.clear(this.moveTimer);
    this.moveTimer = null;
    this.clearNext();
    this.run.value = null;
    this.asking.value = false;
  }
}
