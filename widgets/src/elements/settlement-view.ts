/** The view of <kort-settlement>: the chips in the middle and before each player, and every payment with its rule. */
import { html, nothing, type TemplateResult } from "lit-html";
import { sentence } from "../cards/faces.ts";
import { seatName } from "../cards/position.ts";
import type { Part } from "../text.ts";
import { notice } from "./notice.ts";
import { ruleLink } from "./sentences.ts";
import { ANTES, CARRIED, type Intent, type Model, PLAYERS, type Spec, type Step } from "./settlement.ts";
import type { Scene } from "./widget.ts";

type Send = (intent: Intent) => void;

/** So many chips are drawn one by one; more are only counted. */
const DRAWN = 24;

export function settlementView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { at, steps } = model;
  return html`<div class="k-table k-settlement" role="group" aria-label=${text.words("settlement")}>
<div class="k-bar"><p>${text.words("settle-title")}</p><p class="k-turn">${text.words("settle-step", { step: at, steps: steps.length })}</p></div>
${middle(model, scene)}
${seats(model, scene, send)}
<div class="k-said" aria-live="polite"><div class="k-verdict"><p>${now(model, scene)}</p></div></div>
${notice(scene)}
${controls(model, scene, send)}
<ol class="k-payments" aria-label=${text.words("settle-payments")}>${steps.map((step, place) => payment(step, place, model, scene))}</ol>
<p class="k-ends">${sentence(text.parts("settle-end", { list: { list: standing(model, scene) } }), scene)}</p>
${panel(model, scene, send)}
</div>`;
}

/** What each has won or lost in the end. */
function standing({ steps, asked }: Model, scene: Scene): string[] {
  const net = steps.at(-1)?.net ?? [];
  return Array.from(
    { length: asked.players },
    (_, seat) => `${seatName(seat)} ${scene.text.signed(net[seat] ?? 0)}`,
  );
}

// -- The table -----------------------------------------------------------------------------------

function middle({ at, steps }: Model, scene: Scene): TemplateResult {
  const lying = steps[at - 1]?.lying ?? 0;
  return html`<div class="k-middle"><p class="k-label">${scene.text.words("settle-middle", { chips: lying })}</p>${discs(lying)}</div>`;
}

/** Chips as they lie there; the count beside them says how many. */
function discs(chips: number) {
  const drawn = Array.from({ length: Math.min(chips, DRAWN) }, () => html`<i class="k-disc"></i>`);
  return html`<div class="k-discs" aria-hidden="true">${drawn}${chips > DRAWN ? html`<b>…</b>` : nothing}</div>`;
}

function seats(model: Model, scene: Scene, send: Send): TemplateResult {
  const { asked, steps, at } = model;
  const { text } = scene;
  const last = steps[at - 1];
  const every = Array.from({ length: asked.players }, (_, seat) => seat);
  return html`<ol class="k-purses">${every.map((seat) => {
    const inside = asked.inside.includes(seat);
    const name = seatName(seat);
    const toggled = inside ? asked.inside.filter((other) => other !== seat) : [...asked.inside, seat];
    const lone = inside && asked.inside.length === 1;
    const net = last?.net[seat] ?? 0;
    const words = text.words(inside ? "settle-knocked" : "settle-passed");
    return html`<li class=${`k-purse ${inside ? "" : "k-out"} ${last?.seats.includes(seat) ? "k-moved" : ""}`}>
<b>${name}</b><span class="k-net">${text.words("settle-net", { net: text.signed(net) })}</span>
<button type="button" class="k-button" data-key=${`inside-${name}`} ?disabled=${lone || !scene.alive} aria-label=${text.words("settle-change", { seat: name, words })} @click=${() => send({ do: "set", change: { inside: toggled } })}>${words}</button></li>`;
  })}</ol>`;
}

// -- What is said --------------------------------------------------------------------------------

function now(model: Model, scene: Scene): TemplateResult {
  const step = model.steps[model.at - 1];
  if (!step) return html`${sentence(scene.text.parts("settle-none"), scene)}`;
  return html`${sentence(words(step, model, scene), scene)} ${ruleLink(step.rule, scene)}`;
}

/** What a step is, and why. */
function words(step: Step, { asked, pot }: Model, { text }: Scene): Part[] {
  const { what, seats, chips, rule } = step;
  const winner = seatName(asked.winner);
  return text.parts(`settle-${what}`, {
    seats: { list: seats.map(seatName) },
    count: seats.length,
    chips,
    rule,
    pot,
    winner,
    losers: asked.inside.length - 1,
  });
}

function payment(step: Step, place: number, model: Model, scene: Scene): TemplateResult {
  const done = place < model.at;
  const current = place === model.at - 1;
  return html`<li class=${done ? "k-done" : ""} aria-current=${current ? "step" : nothing}>${sentence(words(step, model, scene), scene)}</li>`;
}

// -- Controls ------------------------------------------------------------------------------------

function controls({ at, steps }: Model, { text }: Scene, send: Send): TemplateResult {
  const end = steps.length;
  const go = (key: string, to: number, off: boolean, main = false) =>
    html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} data-next=${main ? "" : nothing} ?disabled=${off} @click=${() => send({ do: "go", to })}>${text.words(key)}</button>`;
  return html`<div class="k-controls">${go("first", 0, at === 0)}${go("back", at - 1, at === 0)}${go("next", at + 1, at === end, true)}${go("last", end, at === end)}</div>`;
}

function panel({ asked }: Model, scene: Scene, send: Send): TemplateResult {
  const { text, alive } = scene;
  const set = (change: Spec) => send({ do: "set", change });
  const list = (
    name: "players" | "winner" | "ante" | "carried",
    values: number[],
    label: (value: number) => string,
  ) => {
    const pick = ({ target }: Event) => {
      const value = values[(target as HTMLSelectElement).selectedIndex];
      if (value !== undefined) set({ [name]: value });
    };
    return html`<label class="k-flip"><span>${text.words(`settle-set-${name}`)}</span><select data-key=${`set-${name}`} ?disabled=${!alive} .value=${String(asked[name])} @change=${pick}>${values.map((value) => html`<option value=${String(value)} ?selected=${value === asked[name]}>${label(value)}</option>`)}</select></label>`;
  };
  const flip = (name: "extra" | "stay") => {
    const tick = ({ target }: Event) => set({ [name]: (target as HTMLInputElement).checked });
    return html`<label class="k-flip"><input type="checkbox" data-key=${`set-${name}`} ?disabled=${!alive} .checked=${asked[name]} ?checked=${asked[name]} @change=${tick}><span>${text.words(`settle-set-${name}`)}</span></label>`;
  };
  const chips = (value: number) => text.words("settle-chips", { chips: value });
  return html`<fieldset class="k-panel"><legend>${text.words("settle-set")}</legend>${list("players", PLAYERS, (value) => text.number(value))}${list("winner", asked.inside, seatName)}${list("ante", kept(ANTES, asked.ante), chips)}${list("carried", kept(CARRIED, asked.carried), chips)}${flip("extra")}${flip("stay")}</fieldset>`;
}

/** The choices, with the one that is made. */
const kept = (values: number[], value: number) =>
  values.includes(value) ? values : [...values, value].sort((one, other) => one - other);
