// What one widget model knows. Views only draw it and call it; two views of a model share it.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Asker } from "./asker.ts";
import {
  type Actions,
  type BackAnswer,
  type CardAction,
  type Color,
  type IntentDetails,
  type IntentVerb,
  type Message,
  type Notice,
  type Request,
  readRecording,
  readState,
  type Snapshot,
  type Token,
} from "./frames.ts";
import type { TaskRequest } from "./lesson.ts";
import { type Clock, FramePlayer, MODES, type Mode } from "./player.ts";
import type { Model } from "./speaker.ts";

export type { Model } from "./speaker.ts";

/** What the person is about to name before a card can be laid. */
export interface Choice {
  kind: "color" | "target" | "give";
  token: Token;
  action: CardAction;
  details: IntentDetails;
  /** A swap of cards was offered and is not wanted. */
  alone?: boolean;
}

/** An answer to "why?" that stays until the table changes. */
export interface Explained {
  say: Message | null;
  rules: string[];
  token: Token | null;
}

/** What a task makes of the own hand: its cards show nothing, and perhaps they are chosen. */
export interface HandTask {
  /** What is asked at the table; nothing if it is asked elsewhere. */
  prompt: string;
  chosen: ReadonlySet<Token>;
  choose: ((token: Token) => void) | null;
}

/** How long a person has for a forgotten UNO before the bots are let on. */
const FAIR_CHANCE = 2500;
export class TableStore extends Asker {
  readonly player: FramePlayer;
  readonly problem: Signal<"empty" | "newer" | null> = signal(null);
  readonly choice: Signal<Choice | null> = signal(null);
  readonly explained: Signal<Explained | null> = signal(null);
  readonly armedUno: Signal<boolean> = signal(false);
  readonly hotseat: Signal<boolean> = signal(false);
  /** The seat whose hand is covered until the person says "I am ...". */
  readonly covered: Signal<number | null> = signal(null);
  /** The own card that is looked at; notebooks can follow and set it. */
  readonly selected: Signal<Token | null> = signal(null);
  /** What may be on the other side of a card that shows its back. */
  readonly back: Signal<BackAnswer | null> = signal(null);
  /** Set while a lesson or a quiz asks something: then nothing here may give the answer away. */
  readonly task: Signal<HandTask | null> = signal(null);
  readonly isReplay: boolean;

  readonly table: ReadonlySignal<Snapshot | null> = computed(
    () => this.player.shown.value?.snapshot ?? null,
  );
  /** What the viewer may do now. An animation on its way does not block it; looking back does. */
  readonly actions: ReadonlySignal<Actions | null> = computed(() => {
    if (this.covered.value !== null || this.lost.value) return null;
    const { player } = this;
    if (!player.live.value && (!player.playing.value || player.asking.value)) return null;
    return player.newest.value?.snapshot.actions ?? null;
  });

  private chanceTimer: number | null = null;
  private lastNotice = -1;

  constructor(model: Model, clock?: Clock) {
    super(model, clock);
    this.player = new FramePlayer({ clock, onShown: (seq) => this.shown(seq) });
    this.isReplay = typeof model.get("recording") === "string";
    this.listen("change:pace", () => this.readPace());
    this.listen("change:mode", () => this.readMode());
    this.listen("change:hotseat", () => this.readHotseat());
    this.listen("change:notice", () => this.readNotice());
    this.listen("change:selected", () => this.readSelected());
    this.readSelected();
    this.readPace();
    this.readMode();
    this.readHotseat();
    const notice = model.get("notice") as Notice | undefined;
    this.lastNotice = notice?.n ?? -1;
    if (this.isReplay) {
      this.listen("change:recording", () => this.readRecording());
      this.readRecording();
    } else {
      this.listen("change:state", () => this.readState());
      this.listen("msg:custom", (message: unknown) => this.heard(message));
      // The manager says so when the channel to the kernel closes, for instance at a restart.
      this.listen("comm_live_update", () => this.expect({ type: "hello" }));
      this.readState();
      this.expect({ type: "hello" });
    }
    // A look at another table closes what was open for the one before. What was said about an
    // action stays to be read while its frames move.
    let before: number | undefined;
    this.cleanups.push(
      effect(() => {
        const seq = this.player.shown.value?.seq;
        this.back.value = null;
        if (seq !== before) this.explained.value = null;
        before = seq;
      }),
    );
  }

  override dispose(): void {
    super.dispose();
    this.endChance();
    this.player.dispose();
  }

  /** Sends what the person wants. Whether it is allowed is for the kernel to say. */
  intent(verb: IntentVerb, details: IntentDetails = {}): void {
    const last = this.player.newest.value;
    if (!last || this.awaiting.value) return;
    this.choice.value = null;
    this.armedUno.value = false;
    const behind = !this.player.live.value;
    this.request({ type: "intent", seq: last.seq, verb, ...details });
    // Only after it: once all is shown the bots are let on, and what a person wants comes first.
    if (behind) this.player.toLive();
    this.endChance();
  }

  /** A card was chosen: lays it, asks for what must be named with it, or says why not. */
  chooseCard(token: Token): void {
    if (this.task.value?.choose) {
      this.task.value.choose(token);
      return;
    }
    const now = this.player.newest.value?.snapshot;
    const action = this.actions.value?.cards[token];
    if (!now || !action) return;
    const choice = this.choice.value;
    if (choice?.kind === "give" && choice.token !== token) {
      this.finishChoice({ ...choice, details: { ...choice.details, give: token } });
      return;
    }
    if (!action.ok) {
      this.select(token);
      this.choice.value = null;
      this.explained.value = { say: action.why, rules: action.rules, token };
      return;
    }
    const details: IntentDetails = { token };
    this.finishChoice({ kind: "color", token, action, details });
  }

  /** Goes on to the next thing that must be named, or sends the card. */
  finishChoice(choice: Choice): void {
    const { action, details } = choice;
    if (action.color && details.color === undefined) {
      this.choice.value = { ...choice, kind: "color" };
      return;
    }
    const swap = action.swap && !choice.alone;
    // Only while something is still to be said: a card that goes out needs one message, not two.
    if (action.color || action.target || swap) this.select(choice.token);
    if ((action.target || swap) && details.target === undefined) {
      this.choice.value = { ...choice, kind: "target" };
      return;
    }
    if (swap && details.give === undefined) {
      this.choice.value = { ...choice, kind: "give" };
      return;
    }
    const uno = action.uno && this.armedUno.value ? { uno: true } : {};
    this.intent(action.verb, { ...details, ...uno });
  }

  cancelChoice(): boolean {
    if (!this.choice.value) return false;
    this.choice.value = null;
    return true;
  }

  nameColor(color: Color): void {
    const choice = this.choice.value;
    if (choice) this.finishChoice({ ...choice, details: { ...choice.details, color } });
    else this.intent("color", { color });
  }

  /** Whether this is a table at which one may ask what the other side of a card may be. */
  get tellsBacks(): boolean {
    return (
      this.table.value?.deck === "flip" &&
      !this.isReplay &&
      !this.lost.value &&
      this.covered.value === null &&
      this.task.value === null
    );
  }

  /** Whether it can be asked now: the kernel knows only the newest table. */
  get knowsBacks(): boolean {
    return this.tellsBacks && this.player.live.value;
  }

  askBack(token: Token): void {
    if (this.knowsBacks) this.send({ type: "behind", token });
  }

  newRound(): void {
    const last = this.player.newest.value;
    if (last && !this.task.value) this.request({ type: "new_round", seq: last.seq });
  }

  select(token: Token | null): void {
    if (this.selected.value === token) return;
    this.selected.value = token;
    if (this.model.get("selected") !== undefined) this.save("selected", token);
  }

  setMode(mode: Mode): void {
    this.player.setMode(mode);
    this.save("mode", mode);
  }

  setPace(pace: number): void {
    this.player.pace.value = pace;
    this.save("pace", pace);
  }

  explain(explained: Explained | null): void {
    this.explained.value = explained;
  }

  uncover(): void {
    this.covered.value = null;
    const { newest, live } = this.player;
    if (newest.value && live.value) this.shown(newest.value.seq);
  }

  /** Asks for something, unless an answer is on its way: by then this would be about what is gone. */
  request(request: Request | TaskRequest): void {
    if (this.awaiting.value) return;
    this.awaiting.value = true;
    this.expect(request);
  }

  private heard(message: unknown): void {
    const { type } = (message ?? {}) as { type?: unknown };
    if (type === "here") this.answered();
    if (type === "behind") this.back.value = message as BackAnswer;
  }

  private shown(seq: number): void {
    this.endChance();
    // While the device is handed over nobody sees anything that could be let on.
    if (this.isReplay || this.covered.value !== null) return;
    const { snapshot } = this.player.newest.value ?? {};
    const { actions } = snapshot ?? {};
    const forgotten = snapshot?.seats.some((seat) => seat.uno === "owed");
    if (!forgotten || !actions || (!actions.uno && actions.catch.length === 0)) {
      this.send({ type: "continue", seq });
      return;
    }
    // However fast the table moves: a forgotten UNO can still be said, or caught, by a person.
    this.chanceTimer = this.clock.set(() => {
      this.chanceTimer = null;
      this.send({ type: "continue", seq });
    }, FAIR_CHANCE);
  }

  private endChance(): void {
    if (this.chanceTimer !== null) this.clock.clear(this.chanceTimer);
    this.chanceTimer = null;
  }

  private readPace(): void {
    const pace = this.model.get("pace");
    if (typeof pace === "number" && pace >= 0) this.player.pace.value = pace;
  }

  private readMode(): void {
    const mode = this.model.get("mode") as Mode;
    if (MODES.includes(mode) && mode !== this.player.mode.value) this.player.setMode(mode);
  }

  private readSelected(): void {
    const token = this.model.get("selected");
    this.selected.value = typeof token === "number" ? token : null;
  }

  private readHotseat(): void {
    this.hotseat.value = this.model.get("hotseat") === true;
  }

  private readNotice(): void {
    const notice = this.model.get("notice") as Notice | undefined;
    if (!notice || notice.n === this.lastNotice) return;
    this.lastNotice = notice.n;
    this.answered();
    if (notice.say) this.explained.value = { say: notice.say, rules: notice.rules, token: null };
  }

  private readRecording(): void {
    const reading = readRecording(this.model.get("recording"));
    this.problem.value = reading.ok ? null : reading.problem;
    if (reading.ok) this.player.load(reading.value);
  }

  private readState(): void {
    const reading = readState(this.model.get("state"));
    batch(() => {
      this.problem.value = reading.ok ? null : reading.problem;
      this.choice.value = null;
      this.explained.value = null;
      this.armedUno.value = false;
      if (!reading.ok) return;
      const before = this.player.newest.value?.snapshot;
      const { viewer, result } = reading.value.snapshot;
      // Everybody looks at how a round is counted, so the next hands are dealt covered.
      const passed = before?.viewer !== viewer || (before.result && !result);
      if (this.hotseat.value && passed) this.covered.value = viewer;
      if (viewer === null) this.covered.value = null;
      if (before) this.answered();
    });
    if (reading.ok) this.player.receive(reading.value);
  }
}
