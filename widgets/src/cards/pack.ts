/** A whole pack to pick from, one row a suit, for hands that nobody knows yet. */
import { html, type TemplateResult } from "lit-html";
import type { Card } from "../card.ts";
import { chip, type Style } from "./faces.ts";
import { type Pack, ROWS } from "./packs.ts";

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
