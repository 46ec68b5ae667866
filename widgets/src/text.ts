/** Sentences: Fluent messages with cards in them, as parts to draw or as words to speak. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Card, isCard, rankOf, suitOf } from "./card.ts";

/** A piece of a sentence: words, or a card to be drawn among them. */
export type Part = string | { card: Card };
/** A message's argument: a number, words, a card, or a list of cards or words. */
export type Arg = number | string | { card: Card } | { cards: Card[] } | { list: string[] };
export type Args = Record<string, Arg>;
/** A fact as the engine says it: a number, a code, or a list of codes. */
export type Fact = number | string | readonly string[];

/** Stands on both sides of a card's place in a formatted text. Whatever comes from outside loses it. */
const MARK = "\u2063";
const PLACE = new RegExp(`${MARK}(\\d+)${MARK}`);
/** Where English is written as in Britain, lists have no comma before their "and". */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** The engine's facts as arguments, by their shape: codes of cards are cards, lists are lists, the rest is as it is. */
export function argsOf(facts: Record<string, Fact>): Args {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, argOf(fact)]));
}

function argOf(fact: Fact): Arg {
  if (typeof fact === "number") return fact;
  if (typeof fact === "string") return isCard(fact) ? { card: fact } : fact;
  return fact.length > 0 && fact.every(isCard) ? { cards: [...fact] } : { list: [...fact] };
}

/** A number that is less than nothing with a minus sign, not a hyphen. */
class Signed extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "\u2212");
  }
}

/** NUMBER() as Fluent has it, for numbers that keep their sign. */
function signed([value]: unknown[], options: Record<string, unknown>): Signed {
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER takes a number");
  const opts = Object.entries(options).map(([name, option]) => [name, plainOf(option)]);
  return new Signed(value.valueOf(), { ...value.opts, ...Object.fromEntries(opts) });
}

const plainOf = (option: unknown) => (option instanceof FluentNumber ? option.valueOf() : option);

/** How a card is named while a sentence is formatted. */
type Name = (card: Card) => string;

export class Text {
  readonly #bundle: FluentBundle;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;
  readonly #numbers: Intl.NumberFormat;

  /** Sentences of the language `lang` from the Fluent source `ftl`. */
  constructor(
    readonly lang: string,
    ftl: string,
  ) {
    const locale = LOCALES[lang] ?? lang;
    this.#bundle = new FluentBundle(locale, { useIsolating: false, functions: { NUMBER: signed } });
    this.add(ftl);
    this.#and = new Intl.ListFormat(locale, { type: "conjunction" });
    this.#numbers = new Intl.NumberFormat(locale);
    this.#or = new Intl.ListFormat(locale, { type: "disjunction" });
  }

  /** Adds sentences from more Fluent source. */
  add(ftl: string): void {
    this.#bundle.addResource(new FluentResource(ftl));
  }

  /** Whether there is a message `id`. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence `id` with its cards as parts of their own. Throws where the message is missing or broken. */
  parts(id: string, args: Args = {}): Part[] {
    const cards: Card[] = [];
    const text = this.#format(id, args, (card) => `${MARK}${cards.push(card) - 1}${MARK}`);
    return text
      .split(PLACE)
      .map((piece, index) => (index % 2 ? { card: cards[Number(piece)] ?? "" } : piece));
  }

  /** The sentence `id` as plain words, cards by their names. */
  words(id: string, args: Args = {}): string {
    return this.#format(id, args, (card) => this.card(card));
  }

  /** Whether a card's pack has names here. */
  names(card: Card): boolean {
    return this.has(suitOf(card) ? "card" : "kille-card");
  }

  /** The name of a card: "queen of hearts", "cuckoo". */
  card(card: Card): string {
    const suit = suitOf(card);
    return this.#plainly(suit ? "card" : "kille-card", { rank: rankOf(card), suit });
  }

  /** What stands in a card's corner, in the letters of `letters`: "D" for the queen in French. */
  index(card: Card, letters: string): string {
    return this.#plainly(suitOf(card) ? "index" : "kille-index", { rank: rankOf(card), letters });
  }

  /** A number as this language writes it. */
  number(value: number): string {
    return this.#numbers.format(value).replace("-", "\u2212");
  }

  /** A gain or a loss with its sign. */
  signed(value: number): string {
    return (value > 0 ? "+" : "") + this.number(value);
  }

  #format(id: string, args: Args, name: Name): string {
    const plain: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) Object.assign(plain, this.#plain(key, arg, name));
    return this.#plainly(id, plain);
  }

  #plainly(id: string, plain: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, plain, errors);
    if (errors[0]) throw new Error(`message ${id} in ${this.lang}: ${errors[0].message}`);
    return text;
  }

  /**
   * An argument `x` as Fluent takes it, with what comes along: a card or a list at the start of a sentence as `X`,
   * a card's bare name `x-name`, a list joined by "or" as `x-or`, its length `x-count`, and rank and suit of the
   * card, of a list the first, as `x-rank` and `x-suit`.
   */
  #plain(key: string, arg: Arg, name: Name): Record<string, FluentVariable> {
    if (typeof arg === "number") return { [key]: new Signed(arg) };
    if (typeof arg === "string") return { [key]: unmarked(arg) };
    if ("card" in arg) {
      const called = this.#called(arg.card, name);
      return {
        [key]: called,
        [raised(key)]: raised(called),
        ...code(key, arg.card),
        [`${key}-name`]: name(arg.card),
      };
    }
    const [first = ""] = "cards" in arg ? arg.cards : [];
    const items = "cards" in arg ? arg.cards.map((card) => this.#called(card, name)) : arg.list.map(unmarked);
    const joined = this.#and.format(items);
    const more = { [`${key}-or`]: this.#or.format(items), [`${key}-count`]: new Signed(items.length) };
    return { [key]: joined, [raised(key)]: raised(joined), ...code(key, first), ...more };
  }

  /** A card with its article: "the queen of hearts". */
  #called(card: Card, name: Name): string {
    return this.#plainly("the-card", { "card-name": name(card), ...code("card", card) });
  }
}

const code = (key: string, card: Card) => ({ [`${key}-rank`]: rankOf(card), [`${key}-suit`]: suitOf(card) });

const unmarked = (text: string) => text.replaceAll(MARK, "");

/** A text with a capital where it begins with a letter. */
const raised = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
