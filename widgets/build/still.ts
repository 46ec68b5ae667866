/** Pictures for paper: a position, or a row of cards, drawn once. No script brings them to life. */
import { html, nothing, type TemplateResult } from "lit-html";
import { cardClass, face, type Style } from "../src/cards/faces.ts";
import { hand } from "../src/cards/hand.ts";
import { seatName } from "../src/cards/position.ts";
import { seats } from "../src/cards/table.ts";
import { type Replay, replay, verdictOn } from "../src/elements/replies.ts";
import type { Ask } from "../src/runtime/door.ts";

/** A position by its line, with the hand on turn where that is to be seen; or cards, with their names below. */
export type Spec = { line: string; hand?: boolean } | { cards: string; names?: boolean };

export async function still(spec: Spec, ask: Ask, style: Style): Promise<TemplateResult> {
  if ("cards" in spec) return row(spec.cards.split(" "), spec.names ?? false, style);
  return position(await ask<Replay>(replay(spec.line)), spec.hand ?? false, style);
}

function row(cards: readonly string[], named: boolean, style: Style): TemplateResult {
  const one = (card: string) => {
    const name = style.text.card(card);
    return html`<li><span class=${cardClass(card)} role="img" aria-label=${name} translate="no">${face(card, style)}</span>${named && name !== card ? html`<span class="k-still-name" aria-hidden="true">${name}</span>` : nothing}</li>`;
  };
  return html`<ul class="k-still k-still-row" data-search-exclude>${cards.map(one)}</ul>`;
}

/** Of the hand on turn each card is marked as allowed or not. */
function position(state: Replay, held: boolean, style: Style): TemplateResult {
  const { text } = style;
  const { turn, hands, look } = { look: lookOf(state, style), ...state };
  const cards = turn === null ? null : hands[turn];
  const label = turn === null ? "" : text.words("hand-of", { seat: seatName(turn) });
  return html`<figure class="k-still k-baize" data-search-exclude>${seats(state, {}, style)}${held && cards ? html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, look, null, style)}` : nothing}</figure>`;
}

const lookOf =
  (state: Replay, { text }: Style) =>
  (card: string, place: number) => {
    const verdict = verdictOn(state, card, place);
    if (!verdict) return {};
    return {
      legal: verdict.legal,
      refused: !verdict.legal,
      said: text.words(verdict.legal ? "is-legal" : "is-illegal"),
    };
  };
