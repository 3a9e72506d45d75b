// Messages become sentences: Fluent over the shell's own words, the server's common ones and the game's.
// Arguments are treated as in baluchon.texts: references become names, `seat:1` the player's name with `$you`, numbers
// are written in the language's way with a true minus sign.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Language } from "./languages";
import type { GameTexts, Message, Move } from "./protocol";
import { idOf, kindOf } from "./refs";
import { standing } from "./stages";
import { wordsIn } from "./words";

export { LANGUAGES, type Language } from "./languages";
export type Argument = Message["args"][string];

/** How lists, numbers and times are written: our English is British. */
export const WRITTEN: Record<Language, string> = { en: "en-GB", fr: "fr", de: "de" };

const trueMinus = (number: string): string => number.replaceAll("-", "−");

/** Making what writes numbers or lists takes longer than writing them: each is made once. */
const numbers = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}

class TrueNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return trueMinus(super.toString(scope));
  }
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly kinds: Set<string>;
  /** The messages that the game itself has. */
  private readonly own: Set<string>;

  constructor(
    readonly language: Language,
    private readonly common: string = "",
    private readonly game: GameTexts | null = null,
    private readonly players: readonly string[] = [],
    /** The seat that is “you”; null: nobody is. */
    readonly reader: number | null = null,
  ) {
    this.bundle = new FluentBundle(WRITTEN[language], { useIsolating: false });
    const theirs = new FluentResource(game?.texts ?? "");
    for (const resource of [new FluentResource(common), new FluentResource(wordsIn(language)), theirs]) {
      this.bundle.addResource(resource, { allowOverrides: true });
    }
    this.own = new Set(theirs.body.map((message) => message.id));
    this.kinds = new Set(Object.keys(game?.names ?? {}).map(kindOf));
  }

  /** The same words for a table: its players and the reader's seat. */
  at(players: readonly string[], reader: number | null): Texts {
    return new Texts(this.language, this.common, this.game, players, reader);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, Argument> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.variables(args)) : id;
  }

  message(message: Message): string {
    return this.say(message.id, message.args);
  }

  move(move: Move): string {
    const id = `move-${move.verb}`;
    if (!this.has(id)) return [move.verb, ...move.refs.map((ref) => this.name(ref))].join(" ");
    const args: Record<string, Argument> = {};
    const counts = new Map<string, number>();
    for (const ref of move.refs) {
      const kind = kindOf(ref);
      const n = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, n);
      args[n === 1 ? kind : `${kind}-${n}`] = ref;
    }
    return this.say(id, args);
  }

  name(ref: string): string {
    const [kind = "", id = ""] = ref.split(":", 2);
    if (kind === "seat" && /^\d+$/.test(id)) return this.player(Number(id));
    if (kind === "line" && this.has(`line-${id}`)) return this.say(`line-${id}`);
    const name = this.game?.names[ref];
    if (name !== undefined) return name;
    return this.kinds.has(kind) ? this.word(id) : ref;
  }

  /** What a field of a view is called: the game's word, for points that of their line of the score sheet, or the word
   *  that games share; a game that has no words for it shows its own name for it. */
  field(field: string, line: string | null = null): string {
    const id = `field-${dashed(field)}`;
    if (!this.own.has(id) && line !== null && this.has(`line-${line}`)) return this.say(`line-${line}`);
    return this.has(id) ? this.say(id) : field.replaceAll("_", " ");
  }

  /** A word of a view, such as the phase; the same word may mean something else in another field. */
  word(word: string, field = ""): string {
    const id = field ? `word-${dashed(field)}-${word}` : `word-${word}`;
    if (this.has(id)) return this.say(id);
    return field ? this.word(word) : word;
  }

  player(seat: number): string {
    if (seat === this.reader) return this.say("you");
    return this.players[seat] ?? this.say("seat-number", { number: seat + 1 });
  }

  /** What belongs to a seat: in one message the reader's own, in another somebody else's. */
  whose(mine: string, theirs: string, seat: number): string {
    const args = { seat: `seat:${seat}`, player: this.player(seat) };
    return this.say(seat === this.reader ? mine : theirs, args);
  }

  /** Where the game stands, in a few words each. */
  stages(board: unknown): string[] {
    return this.game ? standing(this.game, board).map((each) => this.message(each)) : [];
  }

  join(parts: readonly string[]): string {
    const locale = WRITTEN[this.language];
    return kept(lists, locale, () => new Intl.ListFormat(locale, { type: "conjunction" })).format(parts);
  }

  /** A label and what it says, with the language's colon between them. */
  labelled(label: string, value: string): string {
    return this.say("labelled", { label, value });
  }

  /** A number outside of a sentence, rounded to so many digits after the point. */
  number(value: number, digits = 0): string {
    return this.written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  /** The same with a plus sign if it is above 0: what is won or lost. */
  signed(value: number, digits = 0): string {
    const told = this.number(value, digits);
    return value > 0 ? `+${told}` : told;
  }

  /** A share of one as a percentage. */
  percent(share: number): string {
    return this.written(share, { style: "percent" });
  }

  /** Hours and minutes of a moment in seconds since 1970. */
  time(at: number): string {
    return new Date(at * 1000).toLocaleTimeString(WRITTEN[this.language], { hour: "2-digit", minute: "2-digit" });
  }

  /** The day of a moment in seconds since 1970, the month in words. */
  date(at: number): string {
    return new Date(at * 1000).toLocaleDateString(WRITTEN[this.language], { dateStyle: "long" });
  }

  private written(value: number, options: Intl.NumberFormatOptions): string {
    // Thousands stand apart from five figures on: a year is not to be read as a sum.
    const written = { ...options, signDisplay: "negative", useGrouping: "min2" } as const;
    const locale = WRITTEN[this.language];
    const key = `${locale} ${JSON.stringify(options)}`;
    return trueMinus(kept(numbers, key, () => new Intl.NumberFormat(locale, written)).format(value));
  }

  private variables(args: Record<string, Argument>): Record<string, FluentVariable> {
    const words: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number") words[key] = new TrueNumber(value);
      else if (Array.isArray(value)) words[key] = this.join(value.map((each) => this.name(each)));
      else {
        words[key] = this.name(value);
        if (value.includes(":")) words[`${key}-id`] = idOf(value);
        if (value.startsWith("seat:")) {
          words[key === "seat" ? "you" : `${key}-you`] = value === `seat:${this.reader}` ? "yes" : "no";
        }
      }
    }
    return words;
  }
}

function dashed(field: string): string {
  return field.replaceAll("_", "-");
}
