// What every widget knows that asks the kernel: whether an answer is awaited, and if nobody is there.
import { batch, type Signal, signal } from "@preact/signals";
import { type Clock, usualClock } from "./player.ts";
import { type Model, Speaker } from "./speaker.ts";

const ANSWER_IN = 5000;

export class Asker extends Speaker {
  /** The kernel has not answered for a while. */
  readonly lost: Signal<boolean> = signal(false);
  readonly awaiting: Signal<boolean> = signal(false);
  private answerTimer: number | null = null;

  constructor(
    model: Model,
    protected readonly clock: Clock = usualClock,
  ) {
    super(model);
  }

  override dispose(): void {
    super.dispose();
    this.stopWaiting();
  }

  protected send(message: unknown): void {
    try {
      this.model.send(message);
    } catch {
      // A closed channel throws at once; the person is told as for one that stays silent.
      this.end(true);
    }
  }

  /** Sends something that the kernel answers, and notices when it does not. */
  protected expect(message: unknown): void {
    this.answerTimer ??= this.clock.set(() => this.end(true), ANSWER_IN);
    this.send(message);
  }

  /** The kernel has answered, whatever it said. */
  answered(): void {
    this.end(false);
  }

  /** Ends the waiting, with or without an answer. */
  private end(lost: boolean): void {
    this.stopWaiting();
    batch(() => {
      this.lost.value = lost;
      this.awaiting.value = false;
    });
  }

  private stopWaiting(): void {
    if (this.answerTimer !== null) this.clock.clear(this.answerTimer);
    this.answerTimer = null;
  }
}
