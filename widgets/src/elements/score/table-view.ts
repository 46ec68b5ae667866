/** The sheet itself: a line a deal with what it brought each player, the totals, and the contracts left. */

import { html, nothing, type TemplateResult } from "lit-html";
import { CONTRACTS } from "../contracts.ts";
import type { Scene } from "../widget.ts";
import type { Send } from "./button.ts";
import type { Model } from "./model.ts";
import { eventOf, standings } from "./paper.ts";
import { plain, type Row, type Sheet, type Told } from "./sheet.ts";

export function sheetTable(model: Model, sheet: Sheet, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { players, lines } = sheet;
  const told = model.counted === sheet ? model.told : null;
  const heads = players.map((name, seat) => {
    const won = told?.winners.includes(seat);
    return html`<th scope="col" class=${won ? "k-winner" : ""}>${name}${won ? html` <span aria-hidden="true">★</span>` : nothing}</th>`;
  });
  return html`<div class="k-tally-frame" role="region" tabindex="0" aria-label=${text.words("score-sheet")}><table class="k-tally k-lines"><caption class="k-hidden">${text.words("score-sheet")}</caption>
<thead><tr><th scope="col">${text.words("score-deal")}</th>${heads}</tr>${told ? total(told, text) : nothing}</thead>
<tbody>${lines.map((line, at) => row(model, sheet, told?.rows[at], at, line.id, scene, send))}</tbody></table></div>`;
}

function total(told: Told, text: Scene["text"]): TemplateResult {
  const count = (number: number) => (plain(told) ? text.number(number) : text.signed(number));
  const pots = (seat: number) =>
    told.wins && told.net
      ? html` <small>${text.words("score-pots", { count: told.wins[seat] ?? 0 })}</small>`
      : nothing;
  return html`<tr class="k-total"><th scope="row">${text.words(told.wins && !told.net ? "score-wins" : "score-total")}</th>${standings(told).map((number, seat) => html`<td><b>${count(number)}</b>${pots(seat)}</td>`)}</tr>`;
}

function row(
  model: Model,
  sheet: Sheet,
  told: Row | undefined,
  at: number,
  id: string,
  scene: Scene,
  send: Send,
): TemplateResult {
  const { text } = scene;
  const event = eventOf(sheet, at, text);
  const deal = told?.deal ?? null;
  const name = deal === null ? text.words("score-fix-event") : text.words("score-fix", { deal });
  const label = event ?? (deal === null ? "…" : text.number(deal));
  const fix = () => send({ do: "fix", line: id });
  const dealer =
    event || !told
      ? nothing
      : html`<small>${text.words("score-deals", { seat: sheet.players[told.dealer] ?? "" })}</small>`;
  return html`<tr class=${model.fixing === id ? "k-current" : ""}><th scope="row"><button type="button" class="k-button k-fix" data-key=${`fix-${at}`} aria-label=${name} title=${name} ?disabled=${!told || model.fixing !== null} @click=${fix}>${label} <span aria-hidden="true">✎</span></button><b class="k-paper">${label}</b> ${dealer}</th>${sheet.players.map((_, seat) => cell(sheet, told, at, seat, text))}</tr>`;
}

/** What a deal brought a player: a win is counted where wins are, else it is chips or points. */
function cell(sheet: Sheet, told: Row | undefined, at: number, seat: number, text: Scene["text"]) {
  const result = sheet.lines[at]?.result;
  if (!told) return html`<td></td>`;
  const won = told.winner === seat;
  if (told.net === null)
    return won ? html`<td class="k-won"><b>${told.wins?.[seat] ?? 0}</b></td>` : html`<td></td>`;
  const net = told.net[seat] ?? 0;
  const event = result && "event" in result;
  if (event && told.net.every((one) => one === 0)) return html`<td></td>`;
  const total = text.words("score-so-far", { total: text.signed(told.total?.[seat] ?? 0) });
  const contract =
    result && "contract" in result && told.forehand === seat
      ? html`<small class="k-contract">${text.words("contract-name", { contract: result.contract })}</small>`
      : nothing;
  return html`<td class=${won ? "k-won" : ""}><b>${text.signed(net)}</b> <small>${total}</small>${contract}</td>`;
}

/** Which contracts each has had, by deal, and which are left. */
export function contractsTable(model: Model, sheet: Sheet, { text }: Scene): TemplateResult {
  const { told, counted } = model;
  if (!told?.used || counted !== sheet) return html``;
  const dealOf = (seat: number, contract: string) => {
    const at = sheet.lines.findIndex(
      ({ result }, index) =>
        "contract" in result && result.contract === contract && told.rows[index]?.forehand === seat,
    );
    return told.rows[at]?.deal ?? null;
  };
  const cell = (seat: number, contract: string) => {
    const deal = dealOf(seat, contract);
    return deal === null
      ? html`<td>${text.words("score-left")}</td>`
      : html`<td class="k-used">${text.words("score-in-deal", { deal })}</td>`;
  };
  return html`<div class="k-tally-frame"><table class="k-tally"><caption>${text.words("score-contracts")}</caption>
<thead><tr><td></td>${CONTRACTS.map((contract) => html`<th scope="col">${text.words("contract-name", { contract })}</th>`)}</tr></thead>
<tbody>${sheet.players.map((name, seat) => html`<tr><th scope="row">${name}</th>${CONTRACTS.map((contract) => cell(seat, contract))}</tr>`)}</tbody></table></div>`;
}
