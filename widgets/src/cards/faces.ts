/** Card faces: what is drawn on a card, large in a hand or small in a sentence. Knows no rules. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { type Card, rankOf, suitOf } from "../card.ts";
import type { Part, Text } from "../text.ts";

/** Whose letters stand in the corners: a language, or "page" for the page's own. */
export type Letters = string;

/** How words and cards are shown on this page. */
export interface Style {
  text: Text;
  letters: Letters;
}

const SUITS: Record<string, string> = {
  S: "M50 5C57 25 93 39 93 63c0 13-10 21-21 21-8 0-14-4-18-10 1 10 4 17 11 22H35c7-5 10-12 11-22-4 6-10 10-18 10C17 84 7 76 7 63 7 39 43 25 50 5z",
  H: "M50 94C22 70 6 52 6 33 6 18 17 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c13 0 24 10 24 25 0 19-16 37-44 61z",
  D: "M50 3c9 19 20 34 36 47-16 13-27 28-36 47C41 78 30 63 14 50 30 37 41 22 50 3z",
  C: "M50 6a21 21 0 0 1 16 35 21 21 0 1 1-13 35c1 9 5 15 11 20H36c6-5 10-11 11-20a21 21 0 1 1-13-35A21 21 0 0 1 50 6z",
};
/** Head-dresses that tell the court cards apart without reading: crown, coronet, feathered cap. */
const COURTS: Record<string, string> = {
  K: "M12 84V34l20 20L50 16l18 38 20-20v50zM12 90h76v6H12z",
  Q: "M14 84c-2-20-4-30-8-44l22 20L36 28l14 28 14-28 8 32 22-20c-4 14-6 24-8 44zM14 90h72v6H14z",
  J: "M10 84c0-24 16-40 40-40 14 0 24 4 32 12C88 38 80 22 62 14c28 0 40 28 32 52-2 8-3 12-3 18zM10 90h81v6H10z",
};

const path = (d: string, name: string) =>
  html`<svg class=${name} viewBox="0 0 100 100" aria-hidden="true" focusable="false">${svg`<path d=${d}></path>`}</svg>`;

/** The class names of a card, so that its suit gives it its colour. */
export const cardClass = (card: Card) => `k-card ${suitClass(card)}`;

const suitClass = (card: Card) => (suitOf(card) ? `k-${suitOf(card)}` : "k-kille");

/** The suit's own sign, for whoever takes the text without the drawing. */
const SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A drawing of the Kille pack, from the sheet of symbols that the build writes into each page with such cards. */
const emblem = (code: string, name: string) =>
  html`<svg class=${name} viewBox="0 0 100 100" aria-hidden="true" focusable="false">${svg`<use href=${`#kille-${code}`}></use>`}</svg>`;

const NUMERAL = /^\d/;
/** The small drawing beside the letters: a numeral's is one of its lilies. */
const sign = (card: Card, name: string) =>
  suitOf(card) ? pip(card, name) : emblem(NUMERAL.test(card) ? "lily" : card, name);

const pip = (card: Card, name: string) => {
  const drawing = SUITS[suitOf(card)];
  return drawing ? path(drawing, name) : nothing;
};

/** The drawing inside a card. Its name is the business of the element around it. */
export function face(card: Card, { text, letters }: Style): TemplateResult {
  const court = suitOf(card) ? COURTS[rankOf(card)] : undefined;
  const suited = suitOf(card) !== "";
  const large = suited ? pip(card, "k-pip") : emblem(card, "k-emblem");
  const index = text.index(card, letters);
  // A picture's two letters are no part of its name, so the style sheet draws them, and the name is what is copied.
  const picture = !suited && !NUMERAL.test(card);
  const said = suited ? html`${index}<span class="k-hidden">${SIGNS[suitOf(card)]}</span>` : index;
  const corner = picture
    ? html`<span class="k-index" data-index=${index} aria-hidden="true"><span class="k-hidden">${text.card(card)}</span>${sign(card, "")}</span>`
    : html`<span class="k-index" aria-hidden="true">${said}${sign(card, "")}</span>`;
  return html`${corner}${court ? path(court, "k-court") : nothing}${large}`;
}

/**
 * A card among words: its letter and suit to see, its name to hear and to copy. The letter is drawn by the style
 * sheet, so that the text holds the card once.
 */
export function chip(card: Card, { text, letters }: Style): TemplateResult {
  return html`<span class=${`k-chip ${suitClass(card)}`} translate="no"><span class="k-hidden">${text.card(card)}</span><span class="k-corner" data-index=${text.index(card, letters)} aria-hidden="true">${sign(card, "")}</span></span>`;
}

/** A sentence with its cards drawn. */
export function sentence(parts: Part[], style: Style): (string | TemplateResult)[] {
  return parts.map((part) => (typeof part === "string" ? part : chip(part.card, style)));
}
