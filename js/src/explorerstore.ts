// What one explorer model knows: the position being edited, its branches, and what was asked last.
// What is possible and what follows from it is for the kernel to say.
import { batch, type Signal, signal } from "@preact/signals";
import { Asker } from "./asker.ts";
import type { Color, Face, Message, Notice, Snapshot, Token } from "./frames.ts";
import type { Clock } from "./player.ts";
import type { Model } from "./speaker.ts";

/** The version of the format that this bundle reads. */
export const EXPLORER_VERSION = 1;

export type OptionValue = string | number | boolean | null;

/** Something that is wrong; `start` and `end` count characters of the field's value. */
export interface Problem {
  say: Message;
  start: number | null;
  end: number | null;
}

export interface Field {
  key: string;
  value: string;
  kind: "cards" | "names" | "choice" | "color" | "text";
  values: string[] | null;
  problems: Problem[];
}

export interface Switch {
  option: string;
  kind: "bool" | "choice" | "number";
  value: OptionValue;
  values?: OptionValue[];
  min?: number;
  max?: number;
  /** A number may be left out. */
  optional?: boolean;
  rules: string[];
  allowed: boolean;
  why: Message | null;
}

/** An action, and why it may be done. */
export interface Deed {
  line: string;
  seat: number | null;
  verb: string;
  face: Face | null;
  color: Color | null;
  uno: boolean;
  target: number | null;
  give: Face | null;
  lawful: boolean;
  why: Message;
  rules: string[];
}

export type Choice = Deed & { n: number };

/** An action that was done: what it was, and what followed from it. */
export interface Step {
  line: string;
  say: Message;
  after: Message[];
}

/** What the last switch of an option changed, and with which state that is shown. */
export interface Effect {
  seq: number;
  option: string;
  before: OptionValue;
  after: OptionValue;
  rules: string[];
  legal: Deed[];
  illegal: Deed[];
  changed: (Deed & { before: Message[]; after: Message[] })[];
  /** What was done before and cannot be done under the new rules. */
  undone: Step[];
  none: boolean;
}

export interface Branch {
  name: string;
  seq: number;
  snapshot: Snapshot;
  steps: Step[];
  legal: Choice[];
  refused: { face: Face; token: Token; why: Message; rules: string[] }[];
  line: string;
}

export interface ExplorerData {
  v: number;
  seq: number;
  deck: "flip" | "classic";
  line: string;
  text: string;
  current: number;
  fields: Field[];
  sound: boolean;
  problems: Problem[];
  switches: Switch[];
  /** An action that was typed in a branch, or a position that was pasted, and cannot be. */
  entry: { branch: number | null; value: string; problems: Problem[] } | null;
  branches: Branch[];
}

export interface PaletteData {
  deck: "flip" | "classic";
  cards: [notation: string, light: Face, dark: Face | null, left: number][];
}

export type Ask =
  | { type: "edit"; key: string; value: string }
  | { type: "paste"; value: string }
  | { type: "card"; do: "add" | "remove"; key: string; card: string; at?: number }
  | { type: "switch"; option: string; value: OptionValue }
  | { type: "apply"; branch: number; n: number }
  | { type: "apply"; branch: number; line: string }
  | { type: "back" | "fork" | "close" | "select" | "root" | "step"; branch: number }
  | { type: "deal"; deck: "flip" | "classic"; players: number }
  | { type: "discard_draft" }
  | { type: "play"; branch: number; seat: number };

/** A refusal, and the part of the widget where it was asked for. */
export interface Refused {
  at: string;
  say: Message;
  rules: string[];
}

/** What has not changed stays the same object, so that nothing of it is drawn anew. */
export function kept<T>(before: T, now: T): T {
  if (typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const parts = Object.entries(now).map(([key, part]) => [key, kept(old[key], part)] as const);
  if (parts.length === Object.keys(old).length && parts.every(([key, part]) => part === old[key]))
    return before;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

const TYPED_FOR = 450;
/** These mean the same after another one was answered, so they wait for it. */
const PATIENT: ReadonlySet<string> = new Set(["edit", "card", "switch"]);

export class ExplorerStore extends Asker {
  readonly data: Signal<ExplorerData | null> = signal(null);
  readonly palette: Signal<PaletteData> = signal({ deck: "flip", cards: [] });
  /** What the last switch changed; it comes ahead of the rest of the answer. */
  readonly effect: Signal<Effect | null> = signal(null);
  readonly problem: Signal<"empty" | "newer" | null> = signal(null);
  readonly refused: Signal<Refused | null> = signal(null);
  /** What was typed and is not answered yet, by the key of its field. */
  readonly typed: Signal<Readonly<Record<string, string>>> = signal({});
  /** The current position as a step of a lesson, once it was asked for. */
  readonly step: Signal<string | null> = signal(null);
  /** The table that is played on at, as the manager names its model. */
  readonly table: Signal<string | null> = signal(null);

  private readonly typing = new Map<string, number>();
  private queue: { at: string; ask: Ask }[] = [];
  private at = "";
  private lastNotice = -1;

  constructor(model: Model, clock?: Clock) {
    super(model, clock);
    this.lastNotice = (model.get("notice") as Notice | undefined)?.n ?? -1;
    this.listen("change:explorer", () => this.changed());
    this.listen("change:palette", () => this.readPalette());
    this.listen("change:switched", () => this.readEffect());
    this.listen("change:notice", () => this.readNotice());
    this.listen("change:table", () => this.readTable());
    this.listen("msg:custom", (message: unknown) => this.heard(message));
    this.listen("comm_live_update", () => this.expect({ type: "hello" }));
    this.read();
    this.readPalette();
    this.readEffect();
    this.readTable();
    this.expect({ type: "hello" });
  }

  override dispose(): void {
    super.dispose();
    for (const timer of this.typing.values()) this.clock.clear(timer);
    this.typing.clear();
  }

  /** Asks for something from a part of the widget; a refusal is said there. */
  ask(at: string, ask: Ask): void {
    const data = this.data.value;
    if (!data) return;
    if (ask.type === "edit")
      this.queue = this.queue.filter((one) => one.ask.type !== "edit" || one.ask.key !== ask.key);
    if (this.awaiting.value) {
      if (PATIENT.has(ask.type)) this.queue.push({ at, ask });
      return;
    }
    batch(() => {
      this.at = at;
      this.refused.value = null;
      this.awaiting.value = true;
      this.expect({ ...ask, seq: data.seq });
    });
  }

  /** Something was typed into a field; it is asked about when the typing pauses. */
  type(key: string, value: string): void {
    this.typed.value = { ...this.typed.value, [key]: value };
    this.forget(key);
    this.typing.set(
      key,
      this.clock.set(() => this.commit(key), TYPED_FOR),
    );
  }

  /** The typing in a field is over. */
  commit(key: string): void {
    const value = this.typed.value[key];
    this.forget(key);
    if (value === undefined) return;
    const known = this.data.value?.fields.find((field) => field.key === key)?.value;
    if (value !== (known ?? "") || this.awaiting.value)
      this.ask("position", { type: "edit", key, value });
    else this.keepTyped();
  }

  /** The model of a child, drawn by whoever draws widgets here; null where nobody does. */
  async draw(name: string): Promise<{ el: HTMLElement; remove?: () => void } | null> {
    type Manager = {
      get_model(id: string): Promise<unknown>;
      create_view(model: unknown): Promise<{ el: HTMLElement; remove?: () => void }>;
    };
    const manager = (this.model as { widget_manager?: Manager }).widget_manager;
    if (!manager?.get_model) return null;
    try {
      return await manager.create_view(await manager.get_model(name.replace("IPY_MODEL_", "")));
    } catch {
      // The model went with its kernel, or this host draws no widgets inside of widgets.
      return null;
    }
  }

  private forget(key: string): void {
    const timer = this.typing.get(key);
    if (timer !== undefined) this.clock.clear(timer);
    this.typing.delete(key);
  }

  override answered(): void {
    super.answered();
    const next = this.queue.shift();
    if (next) this.ask(next.at, next.ask);
  }

  private changed(): void {
    batch(() => {
      this.refused.value = null;
      this.step.value = null;
      this.read();
      // First, as what waits is sent now and not answered yet.
      this.keepTyped();
      this.answered();
    });
  }

  /** Keeps only what the kernel has not heard of yet. */
  private keepTyped(): void {
    const open = new Set(this.typing.keys());
    for (const { ask } of this.queue) if (ask.type === "edit") open.add(ask.key);
    this.typed.value = Object.fromEntries(
      Object.entries(this.typed.value).filter(([key]) => open.has(key)),
    );
  }

  private heard(message: unknown): void {
    const { type, text } = (message ?? {}) as { type?: unknown; text?: unknown };
    if (type === "step") this.step.value = `${text}`;
    if (type === "here" && this.awaiting.value) return;
    this.answered();
  }

  private read(): void {
    const data = this.model.get("explorer") as ExplorerData | undefined;
    if (typeof data?.v !== "number" || !data.branches?.length) this.problem.value = "empty";
    else if (data.v > EXPLORER_VERSION) this.problem.value = "newer";
    else {
      this.problem.value = null;
      this.data.value = kept(this.data.peek(), data);
      return;
    }
    this.data.value = null;
  }

  private readPalette(): void {
    const palette = this.model.get("palette") as PaletteData | undefined;
    if (palette?.cards) this.palette.value = kept(this.palette.peek(), palette);
  }

  private readEffect(): void {
    const effect = this.model.get("switched") as Partial<Effect> | undefined;
    this.effect.value = effect?.option ? (effect as Effect) : null;
  }

  private readTable(): void {
    const table = this.model.get("table");
    this.table.value = typeof table === "string" ? table : null;
    if (this.awaiting.value) this.answered();
  }

  private readNotice(): void {
    const notice = this.model.get("notice") as Notice | undefined;
    if (!notice || notice.n === this.lastNotice) return;
    this.lastNotice = notice.n;
    const { at } = this;
    this.answered();
    if (notice.say) this.refused.value = { at, say: notice.say, rules: notice.rules };
  }
}
