/** <kort-points> of one deal: three numbers of tricks, and the points they make in every contract. */

import { html, nothing, type TemplateResult } from "lit-html";
import { sentence } from "../cards/faces.ts";
import type { Refusal } from "../runtime/door.ts";
import { CONTRACTS } from "./contracts.ts";
import { problem } from "./heard.ts";
import { notice } from "./notice.ts";
import { type Entry, type Intent, type Model, now, type Points, SEATS, typed } from "./points-model.ts";
import type { Verdict } from "./replies.ts";
import { reason, ruleLink } from "./sentences.ts";
import type { Scene } from "./widget.ts";

export type Send = (intent: Intent) => void;

/** The three places of a deal: forehand, who comes next, and the dealer. */
const PLACES = ["forehand", "second", "dealer"];

export function pointsView(model: Points, scene: Scene, send: Send): TemplateResult {
  const { text, id } = scene;
  const labels = PLACES.map((place) => text.words(`points-tricks-${place}`));
  return html`<div class="k-points" role="group" aria-label=${text.words("points-calculator")}>
${entryForm(model, labels, [], text.words("points-work-out"), scene, send)}
${notice(scene)}
<div class="k-said" aria-live="polite">${model.scores ? table(model.scores, scene, id) : nothing}</div>
</div>`;
}

function table(scores: number[][], { text }: Scene, id: string): TemplateResult {
  return html`<div class="k-tally-frame"><table class="k-tally" id=${`${id}-points`}><caption>${text.words("points-in-each")}</caption>
<thead><tr><th scope="col">${text.words("points-contract")}</th>${PLACES.map((place) => html`<th scope="col">${text.words(`points-${place}`)}</th>`)}</tr></thead>
<tbody>${CONTRACTS.map((contract, row) => html`<tr><th scope="row">${text.words("contract-name", { contract })}</th>${(scores[row] ?? []).map((points) => html`<td>${text.signed(points)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** The fields for tricks and, where there are `contracts` to choose from, for the contract. */
export function entryForm(
  model: Model,
  labels: string[],
  contracts: readonly string[],
  enter: string,
  scene: Scene,
  send: Send,
): TemplateResult {
  const { text, id } = scene;
  const { entry } = model;
  const wrong = model.said?.what === "refused" ? model.said.refusal : null;
  const at = wrong && fieldOf(model, wrong);
  const typedIn = (event: Event) => send({ do: "type", entry: read(event) });
  const submit = (event: Event) => {
    event.preventDefault();
    send({ do: "enter", entry: read(event) });
  };
  const bad = (name: string) => at === name || (at === "tricks" && name.startsWith("tricks"));
  const inform = (name: string) => (bad(name) ? `${id}-problem` : nothing);
  return html`<form class="k-entry" @submit=${submit} @change=${typedIn}>
${contracts.length ? html`<label class="k-choice"><span>${text.words("points-contract")}</span><select name="contract" data-key="contract" .value=${entry.contract} aria-invalid=${String(bad("contract"))} aria-describedby=${inform("contract")}><option value="" ?selected=${entry.contract === ""}>${text.words("points-choose")}</option>${contracts.map((contract) => html`<option value=${contract} ?selected=${entry.contract === contract}>${text.words("contract-name", { contract })}</option>`)}</select></label>` : nothing}
${labels.map((label, place) => html`<label class="k-choice"><span>${label}</span><input type="text" name=${`tricks-${place}`} data-key=${`tricks-${place}`} inputmode="numeric" autocomplete="off" maxlength="4" size="4" .value=${entry.tricks[place] ?? ""} aria-invalid=${String(bad(`tricks-${place}`))} aria-describedby=${inform(`tricks-${place}`)}></label>`)}
<button type="submit" class="k-button k-main" data-key="enter">${enter}</button>
<p class="k-problem" role="alert" id=${`${id}-problem`}>${wrong ? problem(complaint(model, wrong, scene), model.times) : nothing}</p>
</form>`;
}

/** What stands in the form that an event comes from. */
function read(event: Event): Entry {
  const form = event.currentTarget as HTMLFormElement;
  const value = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? "";
  return { tricks: SEATS.map((place) => value(`tricks-${place}`)), contract: value("contract") };
}

/** Which field a refusal is about, `tricks` for all three. The engine counts from forehand, a sheet's form from A. */
function fieldOf(model: Model, { at, more }: Refusal): string {
  if (more["reason"]) return "contract";
  const [, place] = /tricks\/(\d)$/.exec(at) ?? [];
  if (place === undefined) return at.replace(/.*\//, "");
  const from = model.kind === "sheet" ? now(model).forehand : 0;
  return `tricks-${(from + Number(place)) % SEATS.length}`;
}

function complaint(model: Model, wrong: Refusal, scene: Scene): unknown {
  const { text } = scene;
  const where = fieldOf(model, wrong);
  if (wrong.code === "illegal-action") {
    const verdict = { legal: false, evidence: [], ...wrong.more } as unknown as Verdict;
    return [sentence(reason(verdict, scene), scene), " ", ruleLink(verdict.rule, scene)];
  }
  if (where === "contract") return text.words("points-no-contract");
  if (where === "tricks") {
    const sum = model.entry.tricks.reduce((sum, one) => sum + Number(typed(one)), 0);
    return text.words("points-sum", { sum });
  }
  return text.words("points-number");
}
