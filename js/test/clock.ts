// A clock that runs when the test says so.
import type { Clock } from "../src/player.ts";

export class FakeClock implements Clock {
  now = 0;
  private next = 1;
  private readonly waiting = new Map<number, { at: number; call: () => void }>();

  set(call: () => void, ms: number): number {
    this.waiting.set(this.next, { at: this.now + ms, call });
    return this.next++;
  }

  clear(id: number): void {
    this.waiting.delete(id);
  }

  get count(): number {
    return this.waiting.size;
  }

  run(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.waiting]
        .filter(([, t]) => t.at <= end)
        .sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.waiting.delete(due[0]);
      this.now = due[1].at;
      due[1].call();
    }
    this.now = end;
  }
}
