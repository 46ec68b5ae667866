/** Cards typed in the page's own letters: "DC" is the queen of hearts in French (rank first, then suit), "Co" the cuckoo. */
import { type Card, rankOf, suitOf } from "../card.ts";
import { cardsOf, type Pack } from "./packs.ts";

/** From the build, for each language: what its letters for ranks and suits stand for. Symbols work in all. */
declare const TYPED: Record<string, Record<"ranks" | "suits" | "kille", Record<string, string>>>;
const SYMBOLS: Record<string, string> = {
  "♠": "S",
  "♥": "H",
  "♦": "D",
  "♣": "C",
  "♤": "S",
  "♡": "H",
  "♢": "D",
  "♧": "C",
};
const NUMBER = /^(?:10|[2-9])$/;

/** A word that is no card in the page's letters. */
export class Unreadable extends Error {
  constructor(readonly word: string) {
    super(word);
  }
}

/** The cards in what was typed, separated by spaces or commas. Throws {@link Unreadable} at the first that is none. */
export function typed(text: string, lang: string, pack: Pack): Card[] {
  const words = text
    .toUpperCase()
    .replace(/\uFE0F/g, "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return words.map((word) => (pack === "kille" ? ofKille(word, lang) : one(word, lang)));
}

function ofKille(word: string, lang: string): Card {
  const card = TYPED[lang]?.kille[word] ?? (/\d/.test(word) ? word : "");
  if (!cardsOf("kille").includes(card)) throw new Unreadable(word);
  return card;
}

function one(word: string, lang: string): Card {
  const letters = TYPED[lang];
  const suit = word.slice(-1);
  const rank = word.slice(0, -1);
  const code = SYMBOLS[suit] ?? letters?.suits[suit];
  const value = NUMBER.test(rank) ? rank : letters?.ranks[rank];
  if (!code || !value) throw new Unreadable(word);
  return value + code;
}

/** The cards as they would be typed, in the page's letters. */
export function written(cards: readonly Card[], lang: string): string {
  const letters = TYPED[lang];
  const one = (card: Card) =>
    suitOf(card)
      ? letter(rankOf(card), letters?.ranks) + letter(suitOf(card), letters?.suits)
      : letter(card, letters?.kille);
  return cards.map(one).join(" ");
}

/** The first letter that stands for `code`; other letters for it are only read. */
function letter(code: string, table: Record<string, string> = {}): string {
  return Object.keys(table).find((key) => table[key] === code) ?? code;
}
