/** What lies on a table beside the tricks: the pot, the contract, trumps, the turn-up, cards exposed for all to see. */
import { html, nothing, type TemplateResult } from "lit-html";
import { disc } from "../cards/chips.ts";
import { chip, sentence } from "../cards/faces.ts";
import { hand } from "../cards/hand.ts";
import { ofAction } from "./actions.ts";
import type { Replay } from "./replies.ts";
import type { Scene } from "./widget.ts";

export function around(state: Replay, scene: Scene): TemplateResult | typeof nothing {
  const { text } = scene;
  const { pot, contract, trump, turnup, exposed, phase } = state;
  const facts: unknown[] = [];
  if (pot > 0)
    facts.push(
      html`<span class="k-pot">${text.words("pot")} ${disc(pot, text.words("pot-of", { chips: pot }), scene)}</span>`,
    );
  if (contract)
    facts.push(html`<span>${text.words("action-contract", ofAction(`contract:${contract}`))}</span>`);
  else if (trump) facts.push(html`<span>${text.words("trumps", { suit: trump })}</span>`);
  if (turnup)
    facts.push(html`<span>${sentence(text.parts("turn-up", { card: { card: turnup } }), scene)}</span>`);
  const label = text.words("open-cards");
  const open = exposed && phase === "contract";
  if (exposed && !open && phase !== "over")
    facts.push(html`<span>${label}: ${exposed.map((card) => html`${chip(card, scene)} `)}</span>`);
  const cards = open
    ? html`<div class="k-open"><p class="k-label" aria-hidden="true">${label}</p>${hand(label, exposed, () => ({}), null, scene)}</div>`
    : nothing;
  return html`${facts.length ? html`<p class="k-facts">${facts}</p>` : nothing}${cards}`;
}
