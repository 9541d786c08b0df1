// Turns message ids with arguments into sentences, in the browser, so that the language can
// change without a kernel. Python expands arguments in the same way before it formats.

import { ids, packed } from "virtual:locales";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { parseFace } from "./art.ts";
import type { ArgValue, Color, Face, Message } from "./frames.ts";

export type Locale = "en" | "ru" | "pl";
export const LOCALES: readonly Locale[] = ["en", "ru", "pl"];

/** The Fluent source of each text of a language, put together again from its packed form. */
function sourcesOf(locale: Locale): Map<string, string> {
  const names = ids.split("\n");
  const sources = new Map<string, string>();
  for (const [i, said] of (packed[locale] ?? "").split("\u0001").entries()) {
    const [id, attribute] = (names[i] as string).split(".") as [string, string?];
    if (said === "") continue;
    if (attribute) sources.set(id, `${sources.get(id) ?? `${id} =`}\n    .${attribute} = ${said}`);
    else sources.set(id, `${id} = ${said}`);
  }
  return sources;
}

type Args = Record<string, ArgValue>;
const CASES = ["nom", "acc", "gen", "ins"] as const;
type Case = (typeof CASES)[number];

/** Whether a language is spoken here. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export class Texts {
  private readonly bundle: FluentBundle;
  /** What has not been read yet: a table says few of all the texts, and is drawn the sooner. */
  private readonly unread: Map<string, string>;

  constructor(readonly locale: Locale) {
    // Isolation marks would travel into every accessible name; the texts keep names apart by words.
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.unread = sourcesOf(locale);
  }

  has(id: string): boolean {
    this.read(id);
    return this.bundle.hasMessage(id);
  }

  /** Reads a text, and whatever other texts it is made of. */
  private read(id: string): void {
    const source = this.unread.get(id);
    if (source === undefined) return;
    this.unread.delete(id);
    this.bundle.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) this.read(other as string);
  }

  /** Formats a text; one that is missing shows its id, never nothing. */
  t(id: string, args: Args = {}): string {
    return this.format(id, this.expand(args));
  }

  /** Formats a message of the wire. */
  say(message: Message | null): string {
    return message ? this.t(message.id, message.args ?? {}) : "";
  }

  face(face: Face, grammar: Case = "nom"): string {
    const { color, symbol } = parseFace(face);
    return this.format(`face-${grammar}`, {
      "color-id": color ?? "none",
      // As a number, so that the files can select on it.
      "symbol-id": /^\d$/.test(symbol) ? new FluentNumber(Number(symbol)) : symbol,
    });
  }

  color(color: Color | "none", grammar: Case = "nom"): string {
    return this.format(`color-${grammar}`, { "color-id": color });
  }

  /** What a rule of the rulebook says, and its name in a few words. */
  rule(id: string): { title: string; text: string } {
    return { title: this.t(`rule-${id}.title`), text: this.t(`rule-${id}`) };
  }

  private expand(args: Args): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === "card" || name === "top") {
        for (const grammar of CASES) out[suffixed(name, grammar)] = this.face(`${value}`, grammar);
      } else if (name === "cards" && Array.isArray(value)) {
        out.cards = joined(value.map((face: string) => this.face(face)));
      } else if (name === "players" && Array.isArray(value)) {
        // The reader, if one of them, comes first and is called "you".
        const reader = args.you === "player" ? [this.format("you", {})] : [];
        out.players = this.joinedNames([...reader, ...value]);
      } else if (name === "color" || name === "force") {
        for (const grammar of CASES)
          out[suffixed(name, grammar)] = this.color(value as Color, grammar);
        out[`${name}-id`] = `${value}`;
      } else if (name === "symbol") {
        out.symbol = `${value}`;
        const kind = /^\d+$/.test(`${value}`) ? "number" : `${value}`.replaceAll("_", "-");
        out["symbol-name"] = this.format(`symbol-${kind}`, {});
      } else {
        out[name] =
          typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : `${value}`;
      }
    }
    return out;
  }

  private joinedNames(names: readonly string[]): string {
    if (names.length < 2) return joined(names);
    return `${joined(names.slice(0, -1))} ${this.format("and", {})} ${names.at(-1)}`;
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    const [name, attribute] = id.split(".") as [string, string?];
    this.read(name);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    // Errors are collected, not thrown: a sentence with a hole is better than none.
    return this.bundle.formatPattern(pattern, args, []);
  }
}

function joined(names: readonly string[]): string {
  return names.join(", ") || "—";
}

function suffixed(name: string, grammar: Case): string {
  return grammar === "nom" ? name : `${name}-${grammar}`;
}

const made = new Map<Locale, Texts>();

/** The texts of a language; each language is read once. */
export function texts(locale: Locale): Texts {
  let found = made.get(locale);
  if (!found) {
    found = new Texts(locale);
    made.set(locale, found);
  }
  return found;
}
