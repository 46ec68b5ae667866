/**
 * <kort-switches>: one trick under a game's switches. The reader flips them, and the engine says which cards are
 * allowed and why, who wins, what the chips do, and who may ask for better cards.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import { type Card, isCard } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { hand, type Look } from "../cards/hand.ts";
import { seatName } from "../cards/position.ts";
import { seats } from "../cards/table.ts";
import type { Ask, Request } from "../runtime/door.ts";
import type { Part } from "../text.ts";
import { fields } from "./kept.ts";
import { notice } from "./notice.ts";
import { type Replay, type Rules, verdictOn } from "./replies.ts";
import { explained, ruleLink, stage, verdictBox } from "./sentences.ts";
import type { Kept, Scene, Widget, Woken } from "./widget.ts";

type Value = boolean | string | number | null;

export interface Spec {
  game: string;
  profile: string;
  /** The switches to flip, in the order in which they are shown. */
  switches: string[];
  players: number;
  dealer: number;
  /** The cards of one deal, first dealt first. */
  deck: Card[];
  /** What is played before the seat on turn has a choice, and what the others add after it. */
  before: Card[];
  after: Card[];
  /** The misdeals before the deal whose pot is counted, and who won the deals whose chips are counted. */
  misdeals: number;
  winners: number[];
}

/** The engine's description of a game's switches. */
interface Described {
  profiles: Record<string, { switches: Record<string, Value>; values: Record<string, Value[]> }>;
}

/** What the engine says of the trick under the switches as they are. */
interface Judged {
  /** Before the choice, and at the deal's first card. */
  choice: Replay;
  start: Replay;
  /** The end of the trick for each card that is allowed. */
  ends: { card: Card; state: Replay; winner: number | null }[];
  chips: { pot: number; net: number[] };
  match: { net: number[]; pool?: number | null };
}

export interface Model {
  spec: Spec;
  /** The values that each switch may have. */
  values: Record<string, Value[]>;
  set: Record<string, Value>;
  judged: Judged;
}

export type Intent = { do: "set"; name: string; value: Value } | { do: "all"; set: Record<string, Value> };

export const switchesWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const { profiles } = await ask<Described>({ ask: "game", game: spec.game });
    const profile = profiles[spec.profile];
    if (!profile) throw new Error(`no profile ${spec.profile}`);
    const values = Object.fromEntries(spec.switches.map((name) => [name, profile.values[name] ?? []]));
    const set = Object.fromEntries(spec.switches.map((name) => [name, profile.switches[name] ?? null]));
    return { spec, values, set, judged: await judge(spec, set, ask) };
  },

  async step(model, intent, ask) {
    const set = intent.do === "all" ? intent.set : flipped(model, intent.name, intent.value);
    return set === model.set ? model : { ...model, set, judged: await judge(model.spec, set, ask) };
  },

  view,

  keep: {
    where: "session",
    name: (_, place) => `kort-switches ${place}`,
    save: ({ set }) => ({ set }),
  },
  wake,
};

function flipped({ set, values }: Model, name: string, value: Value): Record<string, Value> {
  return values[name]?.includes(value) && set[name] !== value ? { ...set, [name]: value } : set;
}

/** The switches as they were left; what the engine says of them is asked for anew. */
function wake(model: Model, { own }: Kept): Woken<Model, Intent> {
  if (own === undefined) return { model };
  const kept = fields(fields(own)["set"]);
  const set = { ...model.set };
  for (const [name, values] of Object.entries(model.values)) {
    if (!(name in kept)) continue;
    const value = values.find((value) => value === kept[name]);
    if (value === undefined) return { model, unusable: own };
    set[name] = value;
  }
  const left = Object.keys(set).some((name) => set[name] !== model.set[name]);
  return left ? { model, intent: { do: "all", set } } : { model };
}

/** All that is asked of the engine. What a switch changes is its to say: each is in every request. */
async function judge(spec: Spec, set: Record<string, Value>, ask: Ask): Promise<Judged> {
  const { game, players, dealer, deck, before, after, misdeals, winners } = spec;
  const rules: Rules = { profile: spec.profile, ...set };
  const play = (actions: readonly string[]): Request => ({
    ask: "replay",
    game,
    rules,
    players,
    dealer,
    deck,
    actions,
  });
  const start = await ask<Replay>(play([]));
  const choice = await ask<Replay>(play(before));
  const ends: Judged["ends"] = [];
  for (const { card } of cardsOf(choice).filter(({ legal }) => legal)) {
    const state = await ask<Replay>(play([...before, card, ...after]));
    ends.push({ card, state, winner: state.tricks.at(-1)?.winner ?? null });
  }
  const [winner = 0] = winners;
  const results = winners.map((winner) => ({ winner, misdeals: 0 }));
  return {
    start,
    choice,
    ends,
    chips: await ask<Judged["chips"]>({ ask: "score", game, rules, players, misdeals, winner }),
    match: await ask<Judged["match"]>({ ask: "match", game, rules, players, dealer, results }),
  };
}

/** The verdicts on cards: a word may be judged beside them. */
const cardsOf = ({ verdicts }: Replay) => verdicts.filter(({ card }) => isCard(card));

// -- View ----------------------------------------------------------------------------------------

type Send = (intent: Intent) => void;

function view(model: Model, scene: Scene, send: Send): TemplateResult {
  const { judged } = model;
  const { text } = scene;
  const { choice } = judged;
  const beat = choice.verdicts.find(({ reason }) => /overtake$/.test(reason))?.evidence[0];
  return html`<div class="k-table k-switches" role="group" aria-label=${text.words("switches")}>
${panel(model, scene, send)}
<div class="k-bar"><p>${stage(choice, scene)}</p><p class="k-turn">${turn(choice, scene)}</p></div>
${seats(choice, { beat }, scene)}
${held(choice, scene)}
<div class="k-said" aria-live="polite">${told(model, scene)}</div>
${notice(scene)}
${chips(model, scene)}
</div>`;
}

const turn = ({ turn }: Replay, { text }: Scene) =>
  turn === null ? "" : text.words("turn-of", { seat: seatName(turn) });

function panel({ spec, values, set }: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  return html`<fieldset class="k-panel"><legend>${text.words("switches")}</legend>${spec.switches.map((name) => flip(name, values[name] ?? [], set[name] ?? null, scene, send))}</fieldset>`;
}

/** One switch: a box where it is on or off, a list where it has other values. */
function flip(name: string, values: Value[], value: Value, scene: Scene, send: Send): TemplateResult {
  const { text, alive } = scene;
  const label = text.words(`switch-${name}`);
  if (values.every((one) => typeof one === "boolean")) {
    const tick = ({ target }: Event) =>
      send({ do: "set", name, value: (target as HTMLInputElement).checked });
    return html`<label class="k-flip"><input type="checkbox" data-key=${`switch-${name}`} ?disabled=${!alive} .checked=${value === true} ?checked=${value === true} @change=${tick}><span>${label}</span></label>`;
  }
  const pick = ({ target }: Event) => {
    const chosen = values[(target as HTMLSelectElement).selectedIndex];
    if (chosen !== undefined) send({ do: "set", name, value: chosen });
  };
  const options = values.map(
    (one) =>
      html`<option value=${String(one)} ?selected=${one === value}>${text.words(`switch-${name}-${one ?? "none"}`)}</option>`,
  );
  return html`<label class="k-flip"><span>${label}</span><select data-key=${`switch-${name}`} ?disabled=${!alive} .value=${String(value)} @change=${pick}>${options}</select></label>`;
}

function held(choice: Replay, scene: Scene) {
  const { text } = scene;
  const cards = choice.turn === null ? null : choice.hands[choice.turn];
  if (choice.turn === null || !cards) return nothing;
  const label = text.words("hand-of", { seat: seatName(choice.turn) });
  const look = (card: Card, place: number): Look => {
    const legal = verdictOn(choice, card, place)?.legal === true;
    return { legal, said: text.words(legal ? "is-legal" : "is-illegal") };
  };
  return html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, look, null, scene)}`;
}

/** Which cards are allowed and why, and who wins after each of them. */
function told({ spec, judged }: Model, scene: Scene): TemplateResult {
  const { text } = scene;
  const { choice, ends } = judged;
  const [reply = ""] = spec.after;
  const verdicts = cardsOf(choice);
  const rules = [...new Set(verdicts.map(({ rule }) => rule))];
  const reasons = explained(verdicts, scene);
  const wins = ends.map(({ card, winner }) =>
    winner === null || choice.turn === null
      ? []
      : text.parts("switch-outcome", {
          seat: seatName(choice.turn),
          card: { card },
          other: seatName((choice.turn + 1) % spec.players),
          reply: { card: reply },
          winner: seatName(winner),
        }),
  );
  const { trump } = choice;
  const title = text.parts("may-play", { cards: { cards: ends.map(({ card }) => card) } });
  const links = rules.map((rule) => ruleLink(rule, scene));
  const trumps = trump ? html`<p class="k-trumps">${text.words("trumps", { suit: trump })}</p>` : nothing;
  return html`${trumps}${verdictBox("yes", title, [...reasons, ...links], scene)}<ul class="k-outcomes">${wins.map((parts) => html`<li>${sentence(parts, scene)}</li>`)}</ul>`;
}

/** Who may ask for better cards before the first card and after this trick; what the pots hold and pay. */
function chips({ spec, judged }: Model, scene: Scene): TemplateResult {
  const { text } = scene;
  const row = (term: Part[], meaning: string) =>
    html`<div><dt>${sentence(term, scene)}</dt><dd>${meaning}</dd></div>`;
  const { net, pool } = judged.match;
  const order = spec.winners.map(seatName);
  const stands = net.map((chips, seat) => `${seatName(seat)} ${text.signed(chips)}`).join(" · ");
  const first = judged.ends[0]?.state ?? judged.choice;
  return html`<dl class="k-changes">
${row(text.parts("switch-asks-start"), askers(judged.start, scene))}
${row(text.parts("switch-asks-later"), askers(first, scene))}
${row(text.parts("switch-pot", { misdeals: spec.misdeals }), text.words("switch-chips", { chips: judged.chips.pot }))}
${row(text.parts("switch-match", { winners: { list: order } }), stands)}
${row(text.parts("switch-pool"), text.words("switch-chips", { chips: pool ?? 0 }))}
</dl>`;
}

/** The seats that may ask now, as the engine lists what may be said. */
function askers({ moves }: Replay, { text }: Scene): string {
  const words = moves.flatMap((move) => (move.kind === "redeal" ? move.legal : []));
  const asking = words
    .filter((word) => word.startsWith("redeal:ask:"))
    .map((word) => seatName(Number(word.split(":")[2])));
  return asking.length
    ? text.words("switch-askers", { seats: { list: asking } })
    : text.words("switch-nobody");
}
