/** Cards typed in the page's own letters: "DC" is the queen of hearts in French (rank first, then suit). */
import { type Card, rankOf, suitOf } from "../card.ts";

/** For each language the letters of J, Q, K, A and of the suits S, H, D, C; symbols work in all. */
const LETTERS: Record<string, { ranks: Record<string, string>; suits: Record<string, string> }> = {
  en: { ranks: { J: "J", Q: "Q", K: "K", A: "A" }, suits: { S: "S", H: "H", D: "D", C: "C" } },
  fr: {
    ranks: { V: "J", D: "Q", R: "K", A: "A", J: "J", Q: "Q", K: "K" },
    suits: { P: "S", C: "H", K: "D", T: "C" },
  },
  nl: { ranks: { B: "J", V: "Q", H: "K", K: "K", A: "A" }, suits: { S: "S", H: "H", R: "D", K: "C" } },
};
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
export function typed(text: string, lang: string): Card[] {
  const words = text
    .toUpperCase()
    .replace(/\uFE0F/g, "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return words.map((word) => one(word, lang));
}

function one(word: string, lang: string): Card {
  const letters = LETTERS[lang];
  const suit = word.slice(-1);
  const rank = word.slice(0, -1);
  const code = SYMBOLS[suit] ?? letters?.suits[suit];
  const value = NUMBER.test(rank) ? rank : letters?.ranks[rank];
  if (!code || !value) throw new Unreadable(word);
  return value + code;
}

/** The cards as they would be typed, in the page's letters. */
export function written(cards: readonly Card[], lang: string): string {
  return cards
    .map((card) => letter(rankOf(card), LETTERS[lang]?.ranks) + letter(suitOf(card), LETTERS[lang]?.suits))
    .join(" ");
}

/** The first letter that stands for `code`; other letters for it are only read. */
function letter(code: string, table: Record<string, string> = {}): string {
  return Object.keys(table).find((key) => table[key] === code) ?? code;
}
