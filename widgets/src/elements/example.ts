/** <kort-example>: steps through a worked example, both ways, with a reason at every card. */
import { html, nothing, type TemplateResult } from "lit-html";
import { type Card, isCard } from "../card.ts";
import { hand, type Look } from "../cards/hand.ts";
import { seatName } from "../cards/position.ts";
import { seats } from "../cards/table.ts";
import type { Part } from "../text.ts";
import { actionParts, ofAction, toldParts } from "./actions.ts";
import { around } from "./around.ts";
import { fields, text as textOf, whole } from "./kept.ts";
import { type MoveIntent, wordControls, wordsOf } from "./moves.ts";
import { notice } from "./notice.ts";
import { type Lesson, type Replay, type Verdict, verdictOn } from "./replies.ts";
import {
  ended,
  reason,
  reasonWords,
  refusedTitle,
  ruleLink,
  stage,
  trickWon,
  verdictBox,
} from "./sentences.ts";
import type { Kept, Scene, Widget, Woken } from "./widget.ts";

export interface Spec {
  lesson: string;
  /** The step to open at, the first being 0. */
  step?: number;
}

export interface Model {
  lesson: Lesson;
  at: number;
  /** Whether the reader picks a card before seeing the one that is played. */
  guessing: boolean;
  /** The card that the reader has picked, and its place in the hand. */
  guess: { card: Card; place: number } | null;
  playing: boolean;
}

export type Intent =
  | { do: "go"; to: number }
  | { do: "guess"; card: Card; place: number }
  | { do: "guessing" | "play" | "next" };

/** Time to read a step when the example plays by itself, in milliseconds. */
const PACE = 4000;

export const exampleWidget: Widget<Spec, Model, Intent> = {
  async first({ lesson, step = 0 }, ask) {
    return {
      lesson: await ask<Lesson>({ ask: "lesson", lesson }),
      at: step,
      guessing: false,
      guess: null,
      playing: false,
    };
  },

  async step(model, intent) {
    switch (intent.do) {
      case "go":
        return { ...gone(model, intent.to), playing: false };
      case "next": {
        const next = gone(model, model.at + 1);
        return { ...next, playing: next.at < last(next) };
      }
      case "guess":
        return { ...model, guess: { card: intent.card, place: intent.place } };
      case "guessing":
        return { ...model, guessing: !model.guessing, guess: null, playing: false };
      case "play":
        if (model.playing) return { ...model, playing: false };
        return { ...(model.at === last(model) ? gone(model, 0) : model), playing: true, guessing: false };
    }
  },

  view,

  later: ({ playing }) => (playing ? { intent: { do: "next" }, after: PACE } : null),

  key(model, key) {
    const to: Record<string, number> = {
      ArrowRight: model.at + 1,
      ArrowLeft: model.at - 1,
      Home: 0,
      End: last(model),
    };
    return key in to ? { do: "go", to: to[key] ?? 0 } : null;
  },

  keep: {
    where: "session",
    name: (place) => `kort-example ${place}`,
    save: ({ lesson, at, guessing }) => ({ lesson: lesson.lesson, at, guessing }),
  },
  wake,
};

/** The lesson where it was left; another one begins at its beginning. */
function wake(model: Model, { own }: Kept): Woken<Model, Intent> {
  if (own === undefined) return { model };
  const kept = fields(own);
  const [lesson, at] = [textOf(kept["lesson"], 100), whole(kept["at"], 0, Number.MAX_SAFE_INTEGER)];
  if (lesson === null || at === null) return { model, unusable: own };
  if (lesson !== model.lesson.lesson) return { model };
  return { model: { ...gone(model, at), guessing: kept["guessing"] === true } };
}

const last = ({ lesson }: Model) => lesson.steps.length - 1;

function gone(model: Model, to: number): Model {
  const at = Math.min(Math.max(to, 0), last(model));
  return at === model.at ? model : { ...model, at, guess: null };
}

// -- View ----------------------------------------------------------------------------------------

type Send = (intent: Intent) => void;

/** What is done at this step, if anything is, what it leads to, and whether the reader may see it yet. */
interface Moment {
  state: Replay;
  action: string | null;
  verdict: Verdict | null;
  next: Replay | null;
  open: boolean;
}

function moment({ lesson, at, guessing, guess }: Model): Moment {
  const step = lesson.steps[at];
  if (!step) throw new Error(`no step ${at}`);
  const { action, state } = step;
  const verdict = step.verdict ?? (action === null ? null : (verdictOn(state, action) ?? null));
  // Cards and words are guessed: burials, exchanges and chips are shown at once.
  const guessable = action !== null && (isCard(action) || wordsOf(state).includes(action));
  const open = !guessing || guess !== null || !guessable;
  return { state, action, verdict, next: lesson.steps[at + 1]?.state ?? null, open };
}

function view(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const now = moment(model);
  const { state, verdict, open } = now;
  const shown = open ? verdict : null;
  const overtaking = shown && /(overtake|head)$/.test(shown.reason);
  const marks = { lit: shown?.evidence ?? [], beat: overtaking ? shown.evidence[0] : undefined };
  return html`<div class="k-table" role="group" aria-label=${text.words("example")}>
<div class="k-bar"><p>${stage(state, scene)}</p><p class="k-turn">${text.words("step-of", { step: model.at + 1, steps: model.lesson.steps.length })}</p></div>
${around(state, scene)}
${seats(state, marks, scene)}
${holding(model, now, scene, send)}
<div class="k-said" aria-live="polite">${explained(model, now, scene)}</div>
${notice(scene)}
${controls(model, scene, send)}
</div>`;
}

function holding(model: Model, { state, action, open }: Moment, scene: Scene, send: Send) {
  const { text } = scene;
  const cards = state.turn === null ? null : state.hands[state.turn];
  if (state.turn === null || action === null || !cards?.length) return nothing;
  const label = text.words("hand-of", { seat: seatName(state.turn) });
  const shown = cards.indexOf(action);
  const gone = open ? placesOf(action, cards) : [];
  const look = (card: Card, place: number): Look => {
    const judged = verdictOn(state, card, place);
    if (gone.includes(place)) return { chosen: true };
    if (!open || !judged) return {};
    const words = reasonWords(judged, scene);
    const said = text.words(judged.legal ? "legal-because" : "illegal-because", { reason: words });
    const tag = place === shown ? text.words("played-card") : undefined;
    return {
      legal: judged.legal,
      lit: place === shown,
      refused: !judged.legal && model.guess?.place === place,
      tag,
      said,
    };
  };
  const guess = (card: Card, place: number) => send({ do: "guess", card, place });
  const guessing = model.guessing && !open;
  const words = guessing && !isCard(action);
  const say = (intent: MoveIntent) =>
    intent.do === "act" && send({ do: "guess", card: intent.action, place: -1 });
  return html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, look, guessing && !words ? guess : null, scene)}${words ? wordControls(state, scene, say) : nothing}`;
}

/** The places of the cards that an action puts away: of twins the first ones. */
function placesOf(action: string, cards: readonly Card[]): number[] {
  const { picked } = ofAction(action);
  if (typeof picked !== "object" || !("cards" in picked)) return [];
  const places: number[] = [];
  for (const card of picked.cards)
    places.push(cards.findIndex((other, at) => other === card && !places.includes(at)));
  return places;
}

function explained(model: Model, moment: Moment, scene: Scene): TemplateResult {
  const { text } = scene;
  const { state, action, verdict, open } = moment;
  if (action === null || state.turn === null)
    return verdictBox("yes", text.parts("example-end"), ended(state, scene), scene);
  const seat = seatName(state.turn);
  if (!open)
    return verdictBox("plain", text.parts(isCard(action) ? "guess-now" : "guess-word", { seat }), [], scene);
  const done = toldParts(action, state.turn, text);
  const why = verdict ? [reason(verdict, scene), ruleLink(verdict.rule, scene)] : [];
  const ending = finished(moment, scene);
  const guessed = model.guess && verdictOn(state, model.guess.card, model.guess.place);
  if (!guessed) return verdictBox("yes", done, [...why, ...ending], scene);
  const same = guessed.card === action;
  if (!guessed.legal) {
    const body = [reason(guessed, scene), ruleLink(guessed.rule, scene), done, ...ending];
    return verdictBox("no", refusedTitle(guessed, scene), body, scene);
  }
  const title = isCard(guessed.card)
    ? text.parts(same ? "guess-same" : "guess-legal", { card: { card: guessed.card } })
    : [...actionParts(guessed.card, text), " · ", text.words(same ? "guess-that" : "is-legal")];
  return verdictBox("yes", title, [done, ...why, ...ending], scene);
}

/** Who wins the trick that ends with this step. */
function finished({ state, next }: Moment, scene: Scene): Part[][] {
  const trick = next?.tricks[state.tricks.length];
  return trick ? [trickWon(trick, state, scene)] : [];
}

function controls(model: Model, { text }: Scene, send: Send): TemplateResult {
  const { at, guessing, playing } = model;
  const end = last(model);
  const go = (key: string, label: string, to: number, off: boolean, main = false) =>
    html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} data-next=${main ? "" : nothing} ?disabled=${off} @click=${() => send({ do: "go", to })}>${label}</button>`;
  return html`<div class="k-controls">
${go("first", text.words("first"), 0, at === 0)}
${go("back", text.words("back"), at - 1, at === 0)}
${go("next", text.words("next"), at + 1, at === end, true)}
${go("last", text.words("last"), end, at === end)}
<button type="button" class="k-button" data-key="play" aria-pressed=${String(playing)} @click=${() => send({ do: "play" })}>${text.words(playing ? "pause" : "play")}</button>
<button type="button" class="k-button" data-key="guessing" aria-pressed=${String(guessing)} @click=${() => send({ do: "guessing" })}>${text.words("guess-first")}</button>
</div>`;
}
