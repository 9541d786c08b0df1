// A widget model without Jupyter: keeps traits, tells listeners, remembers what was sent.
import type { Model } from "../src/store.ts";

export class FakeModel implements Model {
  readonly sent: unknown[] = [];
  readonly listeners = new Map<string, Set<(...args: never[]) => void>>();
  /** Called for each message, so that a test can answer like a kernel. */
  answer: (message: unknown) => void = () => {};

  constructor(private readonly traits: Record<string, unknown>) {}

  get(name: string): unknown {
    return this.traits[name];
  }

  set(name: string, value: unknown): void {
    if (this.traits[name] === value) return;
    this.traits[name] = value;
    this.emit(`change:${name}`, value);
  }

  save_changes(): void {}

  on(event: string, call: (...args: never[]) => void): void {
    const calls = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, calls.add(call));
  }

  off(event: string, call?: ((...args: never[]) => void) | null): void {
    if (call) this.listeners.get(event)?.delete(call);
    else this.listeners.delete(event);
  }

  send(content: unknown): void {
    this.sent.push(content);
    this.answer(content);
  }

  emit(event: string, ...args: unknown[]): void {
    for (const call of this.listeners.get(event) ?? [])
      (call as (...all: unknown[]) => void)(...args);
  }

  count(): number {
    return [...this.listeners.values()].reduce((sum, calls) => sum + calls.size, 0);
  }
}
