/** Who plays, what they agreed on and who deals first: before a sheet is begun, and to change it later. */
import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../../cards/position.ts";
import { formName } from "../sentences.ts";
import type { Scene } from "../widget.ts";
import { button, type Send } from "./button.ts";
import { type Model, namesOf, type Setup } from "./model.ts";
import { applies, formsOf, limitsOf, type Option, optionsOf, settingOf, type Value } from "./sheet.ts";

const LONGEST_NAME = 20;

export function setupView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text, alive } = scene;
  const { setup, sheet, spec } = model;
  const [fewest, most] = limitsOf(spec.game, setup.form);
  const { length } = setup.names;
  const submit = (event: Event) => {
    event.preventDefault();
    send({ do: sheet ? "save" : "begin", setup: typedIn(event, setup) });
  };
  const change = (event: Event) => send({ do: "type", setup: typedIn(event, setup) });
  const count = (names: string[]) => send({ do: "type", setup: { names } });
  return html`<form class="k-setup" @submit=${submit} @change=${change} autocomplete="off">
${sheet ? nothing : forms(model, scene, send)}
<fieldset class="k-roster"><legend>${text.words("score-players")}</legend>
<p class="k-help">${text.words("score-order")}</p>
${setup.names.map((name, seat) => html`<label class="k-name-field"><span>${text.number(seat + 1)}</span><input type="text" name=${`name-${seat}`} data-key=${`name-${seat}`} maxlength=${LONGEST_NAME} placeholder=${seatName(seat)} aria-label=${text.words("score-name", { number: seat + 1 })} autocapitalize="words" enterkeyhint="next" .value=${name} ?disabled=${!alive}></label>`)}
${sheet || fewest === most ? nothing : html`<div class="k-count">${button("more", text.words("score-more"), () => count([...setup.names, ""]), { off: !alive || length >= most })}${button("fewer", text.words("score-fewer"), () => count(setup.names.slice(0, -1)), { off: !alive || length <= fewest })}</div>`}
</fieldset>
<div class="k-agreed">${dealer(model, scene)}${optionsOf(spec.game, setup.form).map((option) => agreed(option, setup, spec.game, scene))}</div>
<div class="k-controls"><button type="submit" class="k-button k-main" data-key="begin" ?disabled=${!alive}>${text.words(sheet ? "score-save" : "score-begin")}</button>${sheet ? button("cancel", text.words("score-cancel"), () => send({ do: "change" })) : nothing}</div>
</form>`;
}

/** The names in the form that an event comes from. Everything else is sent when it is chosen. */
function typedIn(event: Event, setup: Setup): Partial<Setup> {
  const form = event.currentTarget as HTMLFormElement;
  const field = <T extends Element>(name: string) => form.querySelector<T>(`[name="${name}"]`);
  const names = setup.names.map((name, seat) => field<HTMLInputElement>(`name-${seat}`)?.value ?? name);
  const dealer = field<HTMLSelectElement>("dealer")?.value ?? "";
  const switches: Record<string, Value> = { ...setup.switches };
  for (const one of form.querySelectorAll<HTMLSelectElement>("select[data-option]"))
    switches[one.dataset["option"] ?? ""] = JSON.parse(one.value);
  for (const one of form.querySelectorAll<HTMLInputElement>("input[data-option]"))
    switches[one.dataset["option"] ?? ""] = JSON.parse(String(one.dataset[one.checked ? "on" : "off"]));
  return { names, dealer: dealer === "" ? null : Number(dealer), switches };
}

function forms({ spec, setup }: Model, scene: Scene, send: Send): TemplateResult {
  const known = formsOf(spec.game);
  if (known.length < 2) return html``;
  return html`<fieldset class="k-forms"><legend>${scene.text.words("score-form")}</legend>${known.map((form) => html`<button type="button" class="k-button" data-key=${`form-${form}`} aria-pressed=${String(form === setup.form)} ?disabled=${!scene.alive} @click=${() => send({ do: "type", setup: { form } })}>${formName(spec.game, form, scene)}</button>`)}</fieldset>`;
}

function dealer({ setup, sheet }: Model, { text, alive }: Scene): TemplateResult {
  const names = namesOf(setup);
  const chosen = setup.dealer === null ? "" : String(setup.dealer);
  return html`<label class="k-choice"><span>${text.words("score-first-dealer")}</span><select name="dealer" data-key="dealer" .value=${chosen} ?disabled=${!alive}>${sheet ? nothing : html`<option value="" ?selected=${chosen === ""}>${text.words("score-cut-for-it")}</option>`}${names.map((name, seat) => html`<option value=${String(seat)} ?selected=${chosen === String(seat)}>${name}</option>`)}</select></label>`;
}

/** Something to agree on: a box where it is on or off, else a list. */
function agreed(option: Option, setup: Setup, game: string, { text, alive }: Scene): TemplateResult {
  const { name, values } = option;
  if (!applies(option, optionsOf(game, setup.form), setup.switches)) return html``;
  const value = settingOf(option, setup.switches);
  const label = text.words(`score-set-${name}`);
  if (values.length === 2) {
    // Which of the two the box stands for: what isn't usual, or whatever is true.
    const [off, on] = values[0] === true ? [values[1], values[0]] : values;
    return html`<label class="k-flip"><input type="checkbox" data-key=${`set-${name}`} data-option=${name} data-on=${JSON.stringify(on)} data-off=${JSON.stringify(off)} .checked=${value === on} ?checked=${value === on} ?disabled=${!alive}><span>${label}</span></label>`;
  }
  const all = values.includes(value) ? values : [...values, value];
  const ordered = [...all].sort((one, other) => Number(one ?? 1e12) - Number(other ?? 1e12));
  const words = (one: Value) => (one === null ? text.words(`score-${name}-none`) : text.number(Number(one)));
  return html`<label class="k-choice"><span>${label}</span><select data-key=${`set-${name}`} data-option=${name} .value=${JSON.stringify(value)} ?disabled=${!alive}>${ordered.map((one) => html`<option value=${JSON.stringify(one)} ?selected=${one === value}>${words(one)}</option>`)}</select></label>`;
}
