/** <kort-points> of a game: the sheet of twelve deals as it fills, what is left to each, and who has won. */

import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../cards/position.ts";
import { CONTRACTS } from "./contracts.ts";
import { notice } from "./notice.ts";
import { now, SEATS, type Sheet, type Standing } from "./points-model.ts";
import { entryForm, type Send } from "./points-view.ts";
import type { Scene } from "./widget.ts";

export function sheetView(model: Sheet, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const standing = now(model);
  return html`<div class="k-points" role="group" aria-label=${text.words("points-sheet")}>
${model.example ? html`<p class="k-help">${text.words("points-example")}</p>` : nothing}
${model.deals.length ? nothing : whoDeals(model, scene, send)}
<div class="k-tally-frame">${table(model, scene)}</div>
<p class="k-now" aria-live="polite">${said(model, scene)} ${standing.over ? result(standing, scene) : text.words("points-now", { deal: model.deals.length + 1, dealer: seatName(standing.dealer), forehand: seatName(standing.forehand) })}</p>
${standing.over || model.example ? nothing : entryForm(model, labels(scene), CONTRACTS, text.words("points-enter"), scene, send)}
${notice(scene)}
<div class="k-tally-frame">${contracts(model, scene)}</div>
${controls(model, scene, send)}
</div>`;
}

const labels = ({ text }: Scene) =>
  SEATS.map((seat) => text.words("points-tricks-of", { seat: seatName(seat) }));

function whoDeals({ dealer }: Sheet, { text }: Scene, send: Send): TemplateResult {
  const chosen = ({ target }: Event) =>
    send({ do: "dealer", dealer: Number((target as HTMLSelectElement).value) });
  return html`<label class="k-choice"><span>${text.words("points-first-dealer")}</span><select data-key="dealer" .value=${String(dealer)} @change=${chosen}>${SEATS.map((seat) => html`<option value=${seat} ?selected=${seat === dealer}>${seatName(seat)}</option>`)}</select></label>`;
}

function table(model: Sheet, { text }: Scene): TemplateResult {
  const seats = SEATS.map((seat) => html`<th scope="col">${seatName(seat)}</th>`);
  return html`<table class="k-tally"><caption>${text.words("points-sheet")}</caption>
<thead><tr><th scope="col">${text.words("points-deal")}</th><th scope="col">${text.words("points-dealer")}</th><th scope="col">${text.words("points-forehand-contract")}</th>${seats}</tr></thead>
<tbody>${model.deals.map(({ contract }, deal) => row(model, contract, deal, text))}</tbody>
<tfoot><tr><th scope="row" colspan="3">${text.words("points-total")}</th>${now(model).net.map((total) => html`<td>${text.signed(total)}</td>`)}</tr></tfoot></table>`;
}

function row({ standings }: Sheet, contract: string, deal: number, text: Scene["text"]): TemplateResult {
  const [before, after] = [standings[deal], standings[deal + 1]];
  if (!before || !after) return html``;
  const cell = (seat: number) => {
    const total = after.net[seat] ?? 0;
    return html`<td><b>${text.signed(total - (before.net[seat] ?? 0))}</b> <small>${text.words("points-so-far", { total: text.signed(total) })}</small></td>`;
  };
  const forehand = { forehand: seatName(before.forehand), contract };
  return html`<tr><th scope="row">${deal + 1}</th><td>${seatName(before.dealer)}</td><td>${text.words("points-announced", forehand)}</td>${SEATS.map(cell)}</tr>`;
}

/** Which contracts each has used, by deal, and which are left. */
function contracts(model: Sheet, { text }: Scene): TemplateResult {
  const dealOf = (seat: number, contract: string) =>
    model.deals.findIndex((deal, at) => deal.contract === contract && model.standings[at]?.forehand === seat);
  const cell = (seat: number, contract: string) => {
    const at = dealOf(seat, contract);
    return at < 0
      ? html`<td>${text.words("points-left")}</td>`
      : html`<td class="k-used">${text.words("points-in-deal", { deal: at + 1 })}</td>`;
  };
  return html`<table class="k-tally"><caption>${text.words("points-used")}</caption>
<thead><tr><td></td>${CONTRACTS.map((contract) => html`<th scope="col">${text.words("contract-name", { contract })}</th>`)}</tr></thead>
<tbody>${SEATS.map((seat) => html`<tr><th scope="row">${seatName(seat)}</th>${CONTRACTS.map((contract) => cell(seat, contract))}</tr>`)}</tbody></table>`;
}

function said(model: Sheet, { text }: Scene): string {
  switch (model.said?.what) {
    case "entered": {
      const [a, b, c] = model.said.points.map((points) => text.signed(points));
      return text.words("points-entered", { deal: model.deals.length, a: a ?? "", b: b ?? "", c: c ?? "" });
    }
    case "taken-back":
      return text.words("points-taken-back");
    case "fresh":
      return text.words("points-emptied");
    default:
      return "";
  }
}

function result({ winners, net }: Standing, { text }: Scene): string {
  const seats = { list: winners.map(seatName) };
  const points = text.signed(net[winners[0] ?? 0] ?? 0);
  return text.words("points-won", { seats, points });
}

function controls(model: Sheet, { text }: Scene, send: Send): TemplateResult {
  const button = (key: "undo" | "ask" | "fresh" | "keep", label: string, off = false, main = false) =>
    html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} ?disabled=${off} @click=${() => send({ do: key })}>${label}</button>`;
  if (model.said?.what === "asked")
    return html`<div class="k-controls" role="group" aria-label=${text.words("points-fresh")}><p class="k-sure" role="alert">${text.words("points-sure", { deals: model.deals.length })}</p>${button("fresh", text.words("points-erase"))}${button("keep", text.words("points-keep"))}</div>`;
  const fresh = model.example
    ? button("fresh", text.words("points-fresh"), false, true)
    : button("ask", text.words("points-fresh"), !model.deals.length);
  return html`<div class="k-controls">${button("undo", text.words("points-undo"), model.example || !model.deals.length)}${fresh}</div>`;
}
