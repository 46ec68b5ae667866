/** What is tapped for a deal: the winner; a contract and the tricks; or who knocked, bet and took the pot. */

import { html, nothing, type TemplateResult } from "lit-html";
import { CONTRACTS, MOST_TRICKS } from "../contracts.ts";
import type { Scene } from "../widget.ts";
import { button, once, type Send } from "./button.ts";
import { type Entry, type Model, rowOf, stageOf, tableOf } from "./model.ts";
import { BISMARCK, bets, KILLE, type Sheet } from "./sheet.ts";
import { askedFor } from "./step.ts";

export function entryView(model: Model, sheet: Sheet, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { fixing, told } = model;
  const table = tableOf(model);
  if (!told || !table) return html``;
  if (fixing === null)
    return told.over ? html`` : html`<div class="k-entering">${fields(model, sheet, scene, send)}</div>`;
  const deal = rowOf(model, fixing)?.deal ?? null;
  const title = deal === null ? text.words("score-fix-event") : text.words("score-fixing", { deal });
  return html`<div class="k-entering k-fixing" role="group" aria-label=${title}><p class="k-title">${title}</p>
${deal === null ? nothing : fields(model, sheet, scene, send)}
<div class="k-controls">${sheet.game === BISMARCK ? button("enter", text.words("score-save"), () => send({ do: "enter", stage: stageOf(model) }), { main: true }) : nothing}${button("remove", text.words("score-remove"), () => send({ do: "remove" }))}${button("drop", text.words("score-cancel"), () => send({ do: "drop" }), { next: deal === null })}</div></div>`;
}

function fields(model: Model, sheet: Sheet, scene: Scene, send: Send): TemplateResult {
  if (sheet.game === BISMARCK) return contract(model, sheet, scene, send);
  return sheet.game === KILLE ? ended(model, sheet, scene, send) : winner(model, sheet, scene, send);
}

/** A choice that stays pressed. */
const choice = (
  key: string,
  label: unknown,
  pressed: boolean,
  act: () => void,
  { off = false, name = "", next = false } = {},
): TemplateResult =>
  html`<button type="button" class="k-button k-pick" data-key=${key} data-next=${next ? "" : nothing} aria-pressed=${String(pressed)} aria-label=${name || nothing} ?disabled=${off} @click=${once(act)}>${label}</button>`;

/** How a choice is sent, of the deal that is being entered. */
const chooser = (model: Model, send: Send) => (entry: Partial<Entry>) =>
  send({ do: "choose", entry, stage: stageOf(model) });

// -- Femkort ---------------------------------------------------------------------------------------

/** One tap is a whole deal. */
function winner(model: Model, { players }: Sheet, { text }: Scene, send: Send): TemplateResult {
  const seats = tableOf(model)?.seats ?? [];
  const { fixing, entry } = model;
  const title = text.words("score-who-won");
  return html`<div role="group" aria-label=${title}><p class="k-title">${title}</p><div class="k-picks">${seats.map(
    (seat) => {
      const win = () => send({ do: "win", seat, stage: stageOf(model) });
      return fixing === null
        ? html`<button type="button" class="k-button k-pick" data-key=${`win-${seat}`} @click=${once(win)}>${players[seat]}</button>`
        : choice(`win-${seat}`, players[seat], entry.winner === seat, win, { next: entry.winner === seat });
    },
  )}</div></div>`;
}

// -- Bismarck --------------------------------------------------------------------------------------

/** The contracts that forehand has left, and the tricks of two; the engine says what is left for the third. */
function contract(model: Model, sheet: Sheet, { text }: Scene, send: Send): TemplateResult {
  const { entry } = model;
  const [forehand = 0, second = 0, third = 0] = askedFor(model);
  const name = (seat: number) => sheet.players[seat] ?? "";
  const announces = text.words("score-contract", { seat: name(forehand) });
  const choose = chooser(model, send);
  const numbers = Array.from({ length: MOST_TRICKS + 1 }, (_, number) => number);
  const tricks = (place: number, seat: number) => {
    const title = text.words("score-tricks", { seat: name(seat) });
    const chosen = (number: number) => entry.tricks.map((old, at) => (at === place ? number : old));
    return html`<div role="group" aria-label=${title}><p class="k-title">${title}</p><div class="k-picks k-numbers">${numbers.map((number) => choice(`tricks-${place}-${number}`, text.number(number), entry.tricks[place] === number, () => choose({ tricks: chosen(number) })))}</div></div>`;
  };
  return html`<div role="group" aria-label=${announces}><p class="k-title">${announces}</p><div class="k-picks">${CONTRACTS.map((contract) => choice(`contract-${contract}`, text.words("contract-name", { contract }), entry.contract === contract, () => choose({ contract }), { off: gone(model, forehand, contract), next: entry.contract === contract }))}</div></div>
${tricks(0, forehand)}${tricks(1, second)}
<p class="k-help">${text.words("score-rest", { seat: name(third) })}</p>`;
}

/** Whether forehand has had a contract before, in another deal than the one that is corrected. */
function gone({ told, sheet, fixing }: Model, forehand: number, contract: string): boolean {
  const own = sheet?.lines.find(({ id }) => id === fixing)?.result;
  if (own && "contract" in own && own.contract === contract) return false;
  return told?.used?.[forehand]?.includes(contract) ?? false;
}

// -- Femkortskille ---------------------------------------------------------------------------------

function ended(model: Model, sheet: Sheet, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { entry } = model;
  const choose = chooser(model, send);
  const betting = bets(sheet.form);
  const stayed = text.words(betting ? "score-stayed" : "score-knocked");
  const took = text.words("score-took");
  const row = (name: string, seat: number) => {
    const inside = entry.inside.includes(seat);
    const others = entry.inside.filter((other) => other !== seat);
    const won = entry.winner === seat;
    const knock = () => choose({ inside: inside ? others : [...others, seat] });
    const take = () => choose(won ? { winner: null } : { winner: seat, inside: [...others, seat] });
    const put = ({ target }: Event) => {
      const typed = sheet.players.map((_, at) =>
        at === seat ? (target as HTMLInputElement).value : (entry.bets[at] ?? ""),
      );
      choose({ bets: typed });
    };
    const bet = html`<input type="text" inputmode="numeric" class="k-bet" data-key=${`bet-${seat}`} maxlength="9" size="3" placeholder="0" aria-label=${text.words("score-bet-of", { seat: name })} .value=${entry.bets[seat] ?? ""} @change=${put}>`;
    return html`<li><b>${name}</b>${betting ? bet : nothing}${choice(`in-${seat}`, stayed, inside, knock, { name: `${name}: ${stayed}`, next: model.fixing !== null && seat === 0 })}${choice(`took-${seat}`, took, won, take, { name: `${name}: ${took}` })}</li>`;
  };
  const title = text.words(betting ? "score-who-stayed" : "score-who-knocked");
  const low = ({ target }: Event) => choose({ low: (target as HTMLInputElement).checked });
  return html`<div role="group" aria-label=${title}><p class="k-title">${title}</p>
<ul class=${`k-ended ${betting ? "k-betting" : ""}`}>${sheet.players.map(row)}</ul></div>
${sheet.switches["skituppslag"] === true ? html`<label class="k-flip"><input type="checkbox" data-key="low" .checked=${entry.low} @change=${low}><span>${text.words("score-low")}</span></label>` : nothing}
${sheet.switches["all-pass"] === "carry" ? html`<p class="k-help">${text.words("score-nobody")}</p>` : nothing}
<div class="k-controls">${button("enter", text.words(model.fixing === null ? "score-enter" : "score-save"), () => send({ do: "enter", stage: stageOf(model) }), { main: true })}</div>`;
}
