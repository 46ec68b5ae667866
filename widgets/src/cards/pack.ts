/** A whole pack to pick from, one row a suit, for hands that nobody knows yet. */
import { html, type TemplateResult } from "lit-html";
import type { Card } from "../card.ts";
import { chip, type Style } from "./faces.ts";

/** The packs that games are played with, by the names that the engine gives them. */
export type Pack = "standard" | "kille";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
/** The cards in the rows that they are drawn in. */
const ROWS: Record<Pack, Card[][]> = {
  standard: ["S", "H", "D", "C"].map((suit) => RANKS.map((rank) => rank + suit)),
  kille: [
    ["HK", "KU", "HR", "HU", "KV", "VH"],
    ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"],
    ["KR", "BP", "BL"],
  ],
};

/** Every card of the pack, each once. */
export const cardsOf = (pack: Pack): Card[] => ROWS[pack].flat();

/** Every card as a small button; those that `usable` refuses are out of reach, `chosen` ones are pressed. */
export function pack(
  name: Pack,
  label: string,
  usable: (card: Card) => boolean,
  chosen: (card: Card) => boolean,
  choose: (card: Card) => void,
  style: Style,
): TemplateResult {
  const button = (card: Card) =>
    html`<button type="button" class="k-small" data-key=${`pack-${card}`} ?disabled=${!usable(card)} aria-pressed=${String(chosen(card))} translate="no" @click=${() => choose(card)}>${chip(card, style)}</button>`;
  return html`<div class="k-pack" role="group" aria-label=${label}>${ROWS[name].map((row) => html`<div class="k-suit">${row.map(button)}</div>`)}</div>`;
}
