/** The editor of a position: hands, trick, players and rules as the reader types or picks them. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Card } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { pack } from "../cards/pack.ts";
import { seatName } from "../cards/position.ts";
import { typed, Unreadable, written } from "../cards/typed.ts";
import { formOf, formsWith, packOf } from "../pages.ts";
import type { Refusal, Request } from "../runtime/door.ts";
import { actionName } from "./actions.ts";
import { problem } from "./heard.ts";
import type { Replay, Rules } from "./replies.ts";
import { formName, refusal } from "./sentences.ts";
import type { Scene } from "./widget.ts";

/** What is typed for a hand without cards; nothing at all is a hand that nobody knows. */
const NO_CARDS = /^[-–—]$/;

/** What is wrong with a draft, and in which field. */
export type Typo = { field: string } & ({ word: string } | { refusal: Refusal });

export interface Draft {
  game: string;
  form: string;
  rules: Rules;
  leader: number;
  trick: string;
  hands: string[];
  /** What must be named for the cards to be played: trumps, or the contract; nothing where there is no such thing. */
  named: string;
  /** The language in whose letters the cards are typed. */
  lang: string;
  /** The field that a picked card goes into. */
  field: string;
  typo: Typo | null;
}

export type DraftChange =
  | { form: string }
  | { players: number }
  | { leader: number }
  | { named: string }
  | { field: string }
  | { field: string; value: string }
  | { pick: Card }
  | { empty: true };

/** The draft that stands for a position. */
export function draftOf(state: Replay, lang: string): Draft {
  const { game, form, rules, hands, leader, trick } = state;
  const shown = hands.map((hand) => (hand === null ? "" : written(hand, lang) || "–"));
  return {
    game,
    form,
    rules,
    leader,
    trick: written(trick, lang),
    hands: shown,
    named: state.contract ?? state.trump ?? "",
    lang,
    field: "hand-0",
    typo: null,
  };
}

/** The draft after a change. Nothing that was typed is lost by another change. */
export function changed(draft: Draft, change: DraftChange): Draft {
  const next = { ...draft, typo: null };
  if ("form" in change) {
    const { rules } = formOf(draft.game, change.form);
    return seated({ ...next, form: change.form, rules }, draft.hands.length);
  }
  if ("players" in change) return seated(next, change.players);
  if ("named" in change) return { ...next, named: change.named };
  if ("leader" in change) return { ...next, leader: change.leader };
  if ("empty" in change) return { ...next, trick: "", hands: draft.hands.map(() => "") };
  if ("pick" in change) return picked(next, change.pick);
  if ("value" in change) return put({ ...next, field: change.field }, change.value);
  return { ...draft, field: change.field };
}

function seated(draft: Draft, players: number): Draft {
  const [fewest, most] = formOf(draft.game, draft.form).players;
  const count = Math.min(Math.max(players, fewest), most);
  const hands = Array.from({ length: count }, (_, seat) => draft.hands[seat] ?? "");
  return { ...draft, hands, leader: Math.min(draft.leader, count - 1) };
}

/** The field that must be named for the cards to be played, and what it may say; none where there is no such thing. */
function toName({ game, form, rules }: Pick<Draft, "game" | "form" | "rules">): [string, string[]] | null {
  const [found] = Object.entries(formOf(game, form).named);
  return found ?? (rules["trump"] === true ? ["trump", ["S", "H", "D", "C"]] : null);
}

/** What is named, where it can be; else the first that can. */
function nameIn(draft: Draft): Record<string, string> {
  const [field, options] = toName(draft) ?? ["", []];
  const [usual] = options;
  return usual === undefined ? {} : { [field]: options.includes(draft.named) ? draft.named : usual };
}

const seatOfField = (field: string) => Number(field.replace("hand-", ""));
const valueIn = (draft: Draft, field: string) =>
  field === "trick" ? draft.trick : (draft.hands[seatOfField(field)] ?? "");

function put(draft: Draft, value: string): Draft {
  if (draft.field === "trick") return { ...draft, trick: value };
  const seat = seatOfField(draft.field);
  return { ...draft, hands: draft.hands.map((hand, index) => (index === seat ? value : hand)) };
}

/** A picked card goes into the field, or out of it. */
function picked(draft: Draft, card: Card): Draft {
  const cards = cardsIn(draft, draft.field);
  const twins = packOf(draft.game) === "kille" ? 2 : 1;
  const full = cards.filter((other) => other === card).length === twins;
  const left = full ? cards.filter((other) => other !== card) : [...cards, card];
  return put(draft, written(left, draft.lang));
}

function cardsIn(draft: Draft, field: string): Card[] {
  try {
    return NO_CARDS.test(valueIn(draft, field).trim())
      ? []
      : typed(valueIn(draft, field), draft.lang, packOf(draft.game));
  } catch {
    return [];
  }
}

/** The engine's request for a draft, or the first word that is no card. */
export function requestOf(draft: Draft): { request: Request } | { typo: Typo } {
  const { game, rules, leader } = draft;
  const read = (field: string): Card[] | null => {
    const value = valueIn(draft, field).trim();
    return NO_CARDS.test(value) ? [] : value === "" ? null : typed(value, draft.lang, packOf(draft.game));
  };
  let field = "trick";
  try {
    const trick = read(field) ?? [];
    const hands = draft.hands.map((_, seat) => {
      field = `hand-${seat}`;
      return read(field);
    });
    return { request: { ask: "replay", game, rules, hands, leader, trick, ...nameIn(draft), actions: [] } };
  } catch (error) {
    if (error instanceof Unreadable) return { typo: { field, word: error.word } };
    throw error;
  }
}

type Send = (intent: { do: "draft"; change: DraftChange } | { do: "apply" | "cancel" }) => void;

/** The form. What is typed stays; what is wrong is said beside its field, and heard: `times` counts what was said. */
export function editor(draft: Draft, times: number, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const change = (change: DraftChange) => send({ do: "draft", change });
  const submit = (event: Event) => {
    event.preventDefault();
    send({ do: "apply" });
  };
  const [fewest, most] = formOf(draft.game, draft.form).players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const forms = formsWith(draft.game, "try").map((form) => ({
    value: form,
    label: formName(draft.game, form, scene),
  }));
  const numbers = counts.map((count) => ({ value: String(count), label: String(count) }));
  const leaders = draft.hands.map((_, seat) => ({ value: String(seat), label: seatName(seat) }));
  const used = ["trick", ...draft.hands.map((_, seat) => `hand-${seat}`)].flatMap((field) =>
    cardsIn(draft, field),
  );
  const copies = packOf(draft.game) === "kille" ? 2 : 1;
  const left = (card: Card) => copies - used.filter((other) => other === card).length;
  const [name, options] = toName(draft) ?? ["", []];
  const option = (value: string) => ({
    value,
    label:
      name === "contract" ? actionName(`contract:${value}`, text) : text.words("trumps", { suit: value }),
  });
  const inField = cardsIn(draft, draft.field);
  const fieldName =
    draft.field === "trick"
      ? text.words("edit-trick")
      : text.words("hand-of", { seat: seatName(seatOfField(draft.field)) });
  return html`<form class="k-editor" aria-label=${text.words("edit")} @submit=${submit}>
<div class="k-choices">
${choice("profile", text.words("edit-profile"), forms, draft.form, (form) => change({ form }))}
${choice("players", text.words("edit-players"), numbers, String(draft.hands.length), (value) => change({ players: Number(value) }))}
${choice("leader", text.words("edit-leader"), leaders, String(draft.leader), (value) => change({ leader: Number(value) }))}
${options.length ? choice("named", text.words(`edit-${name}`), options.map(option), nameIn(draft)[name] ?? "", (named) => change({ named })) : nothing}
</div>
<p class="k-help" id=${`${scene.id}-help`}>${text.words(packOf(draft.game) === "kille" ? "edit-help-kille" : "edit-help")}</p>
${field(draft, "trick", text.words("edit-trick"), times, scene, change)}
${draft.hands.map((_, seat) => field(draft, `hand-${seat}`, text.words("hand-of", { seat: seatName(seat) }), times, scene, change))}
${pack(
  packOf(draft.game),
  text.words("edit-pick", { field: fieldName }),
  (card) => left(card) > 0 || inField.includes(card),
  (card) => inField.includes(card),
  (pick) => change({ pick }),
  scene,
)}
<p class="k-problem" role="alert">${draft.typo && !known(draft, draft.typo.field) ? wrong(draft.typo, times, scene) : nothing}</p>
<div class="k-controls"><button type="submit" class="k-button k-main" data-key="apply">${text.words("edit-apply")}</button><button type="button" class="k-button" data-key="empty" @click=${() => change({ empty: true })}>${text.words("edit-empty")}</button><button type="button" class="k-button" data-key="cancel" @click=${() => send({ do: "cancel" })}>${text.words("edit-cancel")}</button></div>
</form>`;
}

const known = (draft: Draft, field: string) =>
  field === "trick" || (field.startsWith("hand-") && seatOfField(field) < draft.hands.length);

function wrong(typo: Typo, times: number, scene: Scene) {
  const parts =
    "word" in typo
      ? scene.text.parts("error-unknown-card", { word: typo.word })
      : refusal(typo.refusal, scene);
  return problem(sentence(parts, scene), times);
}

interface Option {
  value: string;
  label: string;
}

function choice(
  name: string,
  label: string,
  options: Option[],
  value: string,
  choose: (value: string) => void,
) {
  const chosen = ({ target }: Event) => choose((target as HTMLSelectElement).value);
  return html`<label class="k-choice"><span>${label}</span><select data-key=${`edit-${name}`} .value=${value} @change=${chosen}>${options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.label}</option>`)}</select></label>`;
}

function field(
  draft: Draft,
  name: string,
  label: string,
  times: number,
  scene: Scene,
  change: (change: DraftChange) => void,
) {
  const said = draft.typo?.field === name ? wrong(draft.typo, times, scene) : null;
  const input = ({ target }: Event) => change({ field: name, value: (target as HTMLInputElement).value });
  return html`<label class="k-field"><span>${label}</span><input type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" translate="no" data-key=${`edit-${name}`} aria-describedby=${`${scene.id}-help`} aria-invalid=${String(said !== null)} .value=${valueIn(draft, name)} @input=${input} @focus=${() => change({ field: name })}>${said ? html`<span class="k-problem" role="alert">${said}</span>` : nothing}</label>`;
}
