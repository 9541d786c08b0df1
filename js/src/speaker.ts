// What every widget of the bundle knows: its model, and the language that it speaks.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { isLocale, type Locale, type Texts, texts } from "./text.ts";

/** The part of an anywidget model that is used. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, call: (...args: never[]) => void): void;
  off(event: string, call?: ((...args: never[]) => void) | null): void;
  send(content: unknown): void;
}

export class Speaker {
  readonly locale: Signal<Locale> = signal("en");
  readonly texts: ReadonlySignal<Texts> = computed(() => texts(this.locale.value));
  protected readonly cleanups: (() => void)[] = [];

  constructor(protected readonly model: Model) {
    this.listen("change:locale", () => this.readLocale());
    this.readLocale();
  }

  dispose(): void {
    for (const undo of this.cleanups.splice(0)) undo();
  }

  setLocale(locale: Locale): void {
    this.locale.value = locale;
    this.save("locale", locale);
  }

  protected save(name: string, value: unknown): void {
    this.model.set(name, value);
    try {
      this.model.save_changes();
    } catch {
      // Without a kernel the choice still holds for this page.
    }
  }

  protected listen(event: string, call: (...args: never[]) => void): void {
    this.model.on(event, call);
    this.cleanups.push(() => this.model.off(event, call));
  }

  private readLocale(): void {
    const locale = this.model.get("locale");
    this.locale.value = isLocale(locale) ? locale : "en";
  }
}
