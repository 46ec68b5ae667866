/** <kort-example>: steps through a worked example, both ways, with a reason at every card. */
import { html, nothing, type TemplateResult } from "lit-html";
import { hand, type Look } from "../cards/hand.ts";
import { seatName, seats } from "../cards/table.ts";
import type { Card, Lesson, Replay, Verdict } from "../runtime/door.ts";
import type { Part } from "../text.ts";
import { notice, reason, reasonWords, ruleLink, stage, trickWon, verdictBox } from "./sentences.ts";
import type { Scene, Widget } from "./widget.ts";

export interface Spec {
  lesson: string;
}

export interface Model {
  lesson: Lesson;
  at: number;
  /** Whether the reader picks a card before seeing the one that is played. */
  guessing: boolean;
  guess: Card | null;
  playing: boolean;
}

export type Intent =
  | { do: "go"; to: number }
  | { do: "guess"; card: Card }
  | { do: "guessing" | "play" | "next" };

/** Time to read a step when the example plays by itself, in milliseconds. */
const PACE = 4000;

export const exampleWidget: Widget<Spec, Model, Intent> = {
  async first({ lesson }, ask) {
    return {
      lesson: await ask<Lesson>({ ask: "lesson", lesson }),
      at: 0,
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
        return { ...model, guess: intent.card };
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
    restore(model, saved) {
      const { lesson, at, guessing } = saved as { lesson: string; at: number; guessing: boolean };
      if (lesson !== model.lesson.lesson) throw new Error("another lesson");
      return { ...gone(model, Number(at) || 0), guessing: guessing === true };
    },
  },
};

const last = ({ lesson }: Model) => lesson.steps.length - 1;

function gone(model: Model, to: number): Model {
  const at = Math.min(Math.max(to, 0), last(model));
  return at === model.at ? model : { ...model, at, guess: null };
}

// -- View ----------------------------------------------------------------------------------------

type Send = (intent: Intent) => void;

/** What is played at this step, if anything is, and whether the reader may see it yet. */
interface Moment {
  state: Replay;
  verdict: Verdict | null;
  open: boolean;
}

function moment({ lesson, at, guessing, guess }: Model): Moment {
  const step = lesson.steps[at];
  if (!step) throw new Error(`no step ${at}`);
  const verdict = step.state.verdicts.find(({ card }) => card === step.action) ?? null;
  return { state: step.state, verdict, open: !guessing || guess !== null };
}

function view(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const now = moment(model);
  const { state, verdict, open } = now;
  const shown = open ? verdict : null;
  const overtaking = shown && /overtake$/.test(shown.reason);
  const marks = { lit: shown?.evidence ?? [], beat: overtaking ? shown.evidence[0] : undefined };
  return html`<div class="k-table" role="group" aria-label=${text.words("example")}>
<div class="k-bar"><p>${stage(state, scene)}</p><p class="k-turn">${text.words("step-of", { step: model.at + 1, steps: model.lesson.steps.length })}</p></div>
${seats(state, marks, scene)}
${holding(model, now, scene, send)}
<div class="k-said" aria-live="polite">${explained(model, now, scene)}</div>
${notice(scene)}
${controls(model, scene, send)}
</div>`;
}

function holding(model: Model, { state, verdict, open }: Moment, scene: Scene, send: Send) {
  if (state.turn === null || !verdict) return nothing;
  const { text } = scene;
  const label = text.words("hand-of", { seat: seatName(state.turn) });
  const led = state.trick[0];
  const look = (card: Card): Look => {
    const judged = state.verdicts.find((verdict) => verdict.card === card);
    if (!open || !judged) return {};
    const words = reasonWords(judged, led, scene);
    const said = text.words(judged.legal ? "legal-because" : "illegal-because", { reason: words });
    const tag = card === verdict.card ? text.words("played-card") : undefined;
    return {
      legal: judged.legal,
      lit: card === verdict.card,
      refused: !judged.legal && model.guess === card,
      tag,
      said,
    };
  };
  const guess = (card: Card) => send({ do: "guess", card });
  const cards = state.hands[state.turn] ?? [];
  return html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, look, model.guessing && !open ? guess : null, scene)}`;
}

function explained(model: Model, { state, verdict, open }: Moment, scene: Scene): TemplateResult {
  const { text } = scene;
  const before = finished(state, scene);
  if (!verdict || state.turn === null) return verdictBox("yes", text.parts("example-end"), before, scene);
  const led = state.trick[0];
  const seat = seatName(state.turn);
  if (!open) return verdictBox("plain", text.parts("guess-now", { seat }), before, scene);
  const plays = text.parts("plays", { seat, card: { card: verdict.card } });
  const body = [reason(verdict, led, scene), ruleLink(verdict.rule, scene)];
  const guessed = state.verdicts.find(({ card }) => card === model.guess);
  if (!guessed) return verdictBox("yes", plays, [...body, ...before], scene);
  if (!guessed.legal) {
    const stays = text.parts("stays", { card: { card: guessed.card } });
    return verdictBox(
      "no",
      stays,
      [reason(guessed, led, scene), ruleLink(guessed.rule, scene), plays],
      scene,
    );
  }
  const title = text.parts(guessed.card === verdict.card ? "guess-same" : "guess-legal", {
    card: { card: guessed.card },
  });
  return verdictBox("yes", title, [plays, ...body], scene);
}

/** Who won the trick that ended just before this step, and the deal at the end of it. */
function finished(state: Replay, scene: Scene): Part[][] {
  const trick = state.tricks.at(-1);
  if (state.trick.length || !trick) return [];
  const whole = state.hands.every((hand) => hand?.length === 0);
  const won = trickWon(trick, scene);
  return whole ? [won, scene.text.parts("deal-won", { seat: seatName(trick.winner) })] : [won];
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
