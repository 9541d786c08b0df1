// What one score sheet knows. It asks nothing of the kernel, so it works in a saved page too.
import { type Signal, signal } from "@preact/signals";
import type { Face, Side } from "./frames.ts";
import { versioned } from "./lesson.ts";
import { type Model, Speaker } from "./speaker.ts";

export interface SheetRound {
  number: number;
  side: Side;
  winner: number | null;
  void: boolean;
  /** By seat: each card with its points; null where the cards are no longer known. */
  counts: ([face: Face, points: number][] | null)[];
  points: number[];
  score: number;
  booked: number[];
  totals: number[];
}

export interface Sheet {
  v: number;
  deck: "flip" | "classic";
  scoring: "winner" | "lowest" | "loser";
  target: number | null;
  players: string[];
  rounds: SheetRound[];
  totals: number[];
  over: boolean;
  winners: number[];
  losers: number[];
  csv: string;
}

const SHEET_VERSION = 1;

export class SheetStore extends Speaker {
  readonly sheet: Signal<Sheet | null> = signal(null);
  readonly newer: Signal<boolean> = signal(false);

  constructor(model: Model) {
    super(model);
    this.listen("change:sheet", () => this.read());
    this.read();
  }

  private read(): void {
    const sheet = versioned<Sheet>(this.model.get("sheet"));
    this.newer.value = sheet !== null && sheet.v > SHEET_VERSION;
    this.sheet.value = this.newer.value ? null : sheet;
  }
}
