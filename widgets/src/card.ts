/** What a card's code says: "QH" is a queen of hearts; a card of the Kille pack, such as "KU", has no suit. */

/** A card's code, such as "QH". */
export type Card = string;

const SUITED = /^(10|[2-9JQKA])([SHDC])$/;
const KILLE = /^(?:H[KRU]|K[RUV]|VH|B[LP]|1[0-2]|[1-9])$/;

/** Whether a text is the code of a card. */
export const isCard = (code: string) => SUITED.test(code) || KILLE.test(code);

/** The letter of the suit; nothing where there is none. */
export const suitOf = (card: Card) => SUITED.exec(card)?.[2] ?? "";

/** What is left of the code without its suit. */
export const rankOf = (card: Card) => SUITED.exec(card)?.[1] ?? card;
