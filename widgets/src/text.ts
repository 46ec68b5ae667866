/** Sentences: Fluent messages with cards in them, as parts to draw or as words to speak. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Card, rankOf, suitOf } from "./card.ts";

/** A piece of a sentence: words, or a card to be drawn among them. */
export type Part = string | { card: Card };
/** A message's argument: a number, words, a card, or a list of cards or words joined by "and". */
export type Arg = number | string | { card: Card } | { cards: Card[] } | { list: string[] };
export type Args = Record<string, Arg>;

const OPEN = "\u2063[";
const CLOSE = "]\u2063";
const MARKED = /\u2063\[(\w+)\]\u2063/;

export class Text {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  /** Sentences of the language `lang` from the Fluent source `ftl`. */
  constructor(
    readonly lang: string,
    ftl: string,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(ftl));
    this.#lists = new Intl.ListFormat(lang, { type: "conjunction" });
  }

  /** Whether there is a message `id`. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence `id` with its cards as parts of their own. Throws where the message is missing or broken. */
  parts(id: string, args: Args = {}): Part[] {
    const marked = this.#format(id, args, (card) => OPEN + card + CLOSE);
    return marked.split(MARKED).map((piece, index) => (index % 2 ? { card: piece } : piece));
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
    return this.#format(suit ? "card" : "kille-card", { rank: rankOf(card), suit }, String);
  }

  /** What stands in a card's corner, in the letters of `letters`: "D" for the queen in French. */
  index(card: Card, letters: string): string {
    const id = suitOf(card) ? "index" : "kille-index";
    return this.#format(id, { rank: rankOf(card), letters }, String);
  }

  #format(id: string, args: Args, name: (card: Card) => string): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${this.lang}`);
    const plain: Record<string, string | number> = {};
    for (const [key, arg] of Object.entries(args)) Object.assign(plain, this.#plain(key, arg, name));
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, plain, errors);
    if (errors[0]) throw new Error(`message ${id} in ${this.lang}: ${errors[0].message}`);
    return text;
  }

  /** An argument as Fluent takes it. A card `x` brings its rank `x-rank` along, a list its length `x-count`. */
  #plain(key: string, arg: Arg, name: (card: Card) => string): Record<string, string | number> {
    if (typeof arg !== "object") return { [key]: arg };
    if ("card" in arg)
      return {
        [key]: name(arg.card),
        [`${key}-rank`]: rankOf(arg.card),
        [`${key}-suit`]: suitOf(arg.card),
      };
    const items = "list" in arg ? arg.list : arg.cards.map(name);
    return { [key]: this.#lists.format(items), [`${key}-count`]: items.length };
  }
}
