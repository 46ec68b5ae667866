/** The view of <kort-task>: what is asked, the table, the hand, what came of it, and the way to the next step. */
import { html, nothing, type TemplateResult } from "lit-html";
import { isCard } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { hand, type Look } from "../cards/hand.ts";
import { seatName } from "../cards/position.ts";
import { seats } from "../cards/table.ts";
import { pageOf } from "../pages.ts";
import type { Part } from "../text.ts";
import { actionName, toldParts } from "./actions.ts";
import { around } from "./around.ts";
import { heard } from "./heard.ts";
import { moveControls } from "./moves.ts";
import { notice } from "./notice.ts";
import { verdictOn } from "./replies.ts";
import {
  ended,
  explained,
  reason,
  reasonWords,
  refusedTitle,
  ruleLink,
  trickWon,
  verdictBox,
} from "./sentences.ts";
import { winners } from "./task-goal.ts";
import { type Intent, type Model, marks as marking, nameOf } from "./task-model.ts";
import { isDone, nextStep } from "./task-progress.ts";
import type { Scene } from "./widget.ts";

type Send = (intent: Intent) => void;
type Line = Part[] | TemplateResult;

export function taskView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { spec, state, said } = model;
  const { text } = scene;
  const { step, steps } = spec;
  const of = { number: step + 1, total: steps.length };
  const refused = said?.what === "refused" || said?.what === "marked" ? said.verdict : null;
  const [beat] = refused && /(overtake|head)$/.test(refused.reason) ? refused.evidence : [];
  const naming = spec.goal === "who-wins";
  const asked = naming && model.outcome !== "reached";
  const shown = asked ? { ...state, turn: null } : state;
  const marks = { lit: refused?.evidence ?? [], beat, you: spec.you, asked };
  return html`<div class="k-table k-task" role="group" aria-label=${text.words("task-step", of)}>
<div class="k-bar"><p><b>${text.words("task-step", of)}</b>${isDone(model) ? html` · <span class="k-step-done">✓ ${text.words("task-done")}</span>` : nothing}</p>${dots(model)}</div>
<p class="k-goal">${prose(spec.ask, scene)}</p>
${spec.goal === "worth" ? nothing : around(state, scene)}
${spec.goal === "worth" ? nothing : seats(shown, marks, scene)}
${inHand(model, scene, send)}
${heard(happened(model, scene), alarming(model), model.times)}
${notice(scene)}
${controls(model, scene, send)}
${answer(model, scene)}
</div>`;
}

/** The steps as a row of dots: done, this one, still to come. The words beside it say the same. */
function dots(model: Model): TemplateResult {
  const { steps, step } = model.spec;
  const look = (name: string, index: number) =>
    `k-dot ${isDone(model, name) ? "k-dot-done" : ""} ${index === step ? "k-dot-here" : ""}`;
  return html`<p class="k-dots" aria-hidden="true">${steps.map((name, index) => html`<span class=${look(name, index)}></span>`)}</p>`;
}

const CARD = /<kort-card>(\w+)<\/kort-card>/;

/** The page's own words, with the cards in them drawn. */
function prose(words: string, scene: Scene) {
  return sentence(partsOf(words), scene);
}

const partsOf = (words: string): Part[] =>
  words.split(CARD).map((piece, index) => (index % 2 ? { card: piece } : piece));

// -- The hand ------------------------------------------------------------------------------------

function inHand(model: Model, scene: Scene, send: Send) {
  const { state, spec, outcome } = model;
  const { text } = scene;
  const cards = spec.you === undefined ? null : state.hands[spec.you];
  if (!cards?.length) return nothing;
  const label = text.words("your-hand");
  const tap = (card: string, place: number) =>
    send(marking(model) ? { do: "pick", place } : { do: "tap", card, place });
  return html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, (card, place) => look(card, place, model, scene), outcome === "open" ? tap : null, scene)}`;
}

function look(card: string, place: number, model: Model, scene: Scene): Look {
  const { spec, state, said, choosing, outcome } = model;
  const { text } = scene;
  const finding = spec.goal === "find-all";
  const verdict = state.turn === spec.you ? verdictOn(state, card, place) : undefined;
  if (finding && outcome === "reached" && verdict)
    return { legal: verdict.legal, said: text.words(verdict.legal ? "is-legal" : "is-illegal") };
  const refusal = said?.what === "refused" || said?.what === "marked" ? said.verdict : null;
  const there = said?.what === "refused" ? said.place : undefined;
  const refused = refusal?.card === card && (there === undefined || there === place);
  const proof =
    refusal && /(overtake|head)$/.test(refusal.reason) ? refusal.evidence.slice(1) : refusal?.evidence;
  const lit = !finding && proof?.includes(card) === true;
  const chosen = marking(model) ? choosing.picked.includes(place) : undefined;
  if (!refused || !verdict) return { refused, lit, chosen };
  return {
    refused,
    lit,
    chosen,
    said: text.words("illegal-because", { reason: reasonWords(verdict, scene) }),
  };
}

// -- What came of it -----------------------------------------------------------------------------

const alarming = ({ said, outcome }: Model) =>
  outcome === "missed" || (said !== null && said.what !== "moved");

function happened(model: Model, scene: Scene): TemplateResult {
  const { spec, state, said, outcome } = model;
  const { text } = scene;
  const box = (tone: "yes" | "no" | "plain", title: Part[], body: Line[] = []) =>
    verdictBox(tone, title, body, scene);
  if (outcome === "reached")
    return box("yes", text.parts("right"), [
      ...(spec.done ? [partsOf(spec.done)] : []),
      ...why(model, scene),
    ]);
  if (outcome === "missed")
    return box("no", text.parts("task-missed"), [...course(model, scene), ...missed(model, scene)]);
  if (said === null || !scene.alive) return box("plain", ["\u00a0"]);
  switch (said.what) {
    case "refused":
    case "marked": {
      const { verdict } = said;
      const title =
        said.what === "marked"
          ? text.parts("task-not-allowed", { card: { card: verdict.card } })
          : refusedTitle(verdict, scene);
      return box("no", title, [reason(verdict, scene), ruleLink(verdict.rule, scene)]);
    }
    case "missing":
      return box("no", text.parts("task-missing", { count: said.count }), [...missed(model, scene)]);
    case "no-number":
      return box("no", text.parts("wrong"), missed(model, scene));
    case "no-winner":
      return box("no", text.parts("task-not-seat", { seat: seatName(said.seat) }), missed(model, scene));
    case "moved": {
      const { seat, action, verdict } = said;
      const title = toldParts(action, seat, text);
      const mine = seat === spec.you && verdict?.reason ? [reason(verdict, scene)] : [];
      return box(
        mine.length ? "yes" : "plain",
        title,
        state.trick.length ? mine : [...mine, ...course(model, scene)],
      );
    }
  }
}

/** What the page says of a miss, and the rule. */
function missed({ spec }: Model, scene: Scene): Line[] {
  const { rule = null, miss } = spec;
  const said: Line[] = miss === undefined ? [] : [partsOf(miss)];
  return rule === null ? said : [...said, ruleLink(rule, scene)];
}

/** How the latest trick ended, and the deal with it. */
function course({ state }: Model, scene: Scene): Line[] {
  const trick = state.tricks.at(-1);
  if (state.trick.length) return [];
  return [...(trick ? [trickWon(trick, state, scene)] : []), ...ended(state, scene)];
}

/** Why what was done is right. */
function why(model: Model, scene: Scene): Line[] {
  const { spec, home, said } = model;
  if (spec.goal === "find-all") return explained(home.verdicts, scene);
  const reasons = said?.what === "moved" && said.verdict?.reason ? [reason(said.verdict, scene)] : [];
  return [...(spec.goal === "play" || spec.goal === "any" ? reasons : []), ...course(model, scene)];
}

// -- Controls ------------------------------------------------------------------------------------

function controls(model: Model, scene: Scene, send: Send): TemplateResult {
  const { spec, state, outcome, mine, choosing } = model;
  const { text } = scene;
  const open = outcome === "open";
  const button = (key: string, label: string, intent: Intent, main = false) =>
    html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} data-next=${main ? "" : nothing} @click=${() => send(intent)}>${label}</button>`;
  const choices = open ? choicesOf(model, scene, send) : nothing;
  const moves = state.moves.filter(({ kind }) => kind !== "misdeal" && kind !== "redeal");
  const mineNow = open && spec.you !== undefined && state.turn === spec.you;
  const words = mineNow ? moveControls({ ...state, moves }, choosing, false, scene, send) : nothing;
  const check =
    open && spec.goal === "find-all" ? button("check", text.words("check"), { do: "check" }) : nothing;
  const again =
    outcome === "missed" ? button("restart", text.words("task-again"), { do: "restart" }, true) : nothing;
  const back =
    mine.length > Number(outcome === "missed") && outcome !== "reached"
      ? button("back", text.words("undo"), { do: "back" })
      : nothing;
  return html`${words}<div class="k-controls">${choices}${check}${again}${back}${isDone(model) ? onward(model, scene, send) : nothing}</div>`;
}

/** What is chosen instead of played: a seat or a number. */
function choicesOf(model: Model, { text }: Scene, send: Send) {
  const { spec, home } = model;
  const button = (key: string, label: string, intent: Intent) =>
    html`<button type="button" class="k-button" data-key=${key} translate="no" @click=${() => send(intent)}>${label}</button>`;
  if (spec.goal === "who-wins")
    return home.hands.map((_, seat) => button(`seat-${seat}`, seatName(seat), { do: "seat", seat }));
  if (spec.goal === "worth")
    return (spec.choices ?? []).map((number) =>
      button(`number-${number}`, text.number(number), { do: "number", number }),
    );
  return nothing;
}

/** The way on: to the next step that isn't done, and after the last one to the quiz. */
function onward(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text, root } = scene;
  const { spec, home, outcome } = model;
  const next = nextStep(model);
  const erase = html`<button type="button" class="k-button" data-key="erase" @click=${() => send({ do: "erase" })}>${text.words("task-erase")}</button>`;
  const quiz = pageOf(home.game, home.rules.profile, "quiz");
  if (next !== null)
    return html`<a class="k-button k-main" data-key="next" data-next href=${`#${spec.steps[next]}`}>${text.words("task-next", { number: next + 1 })}</a>${outcome === "reached" ? again(scene, send) : nothing}`;
  return html`${quiz === null ? nothing : html`<a class="k-button k-main" data-key="next" data-next href=${root + quiz}>${text.words("task-quiz")}</a>`}${nameOf(spec) === spec.steps.at(-1) ? erase : nothing}`;
}

const again = ({ text }: Scene, send: Send) =>
  html`<button type="button" class="k-button" data-key="again" @click=${() => send({ do: "restart" })}>${text.words("restart")}</button>`;

// -- The answer, for those who give up and those who only read ------------------------------------

function answer(model: Model, scene: Scene): TemplateResult {
  const { text } = scene;
  return html`<details class="k-answer"><summary>${text.words("task-answer")}</summary><p>${solved(model, scene).map((line) => html`<span>${Array.isArray(line) ? sentence(line, scene) : line}</span> `)}</p></details>`;
}

function solved(model: Model, scene: Scene): Line[] {
  const { text } = scene;
  const { spec, home } = model;
  const trick = home.tricks.at(-1);
  if (spec.goal === "find-all") return explained(home.verdicts, scene);
  if (spec.goal === "worth" && model.worth !== null)
    return [[text.number(model.worth)], ...(spec.done ? [partsOf(spec.done)] : [])];
  if (spec.goal === "who-wins" && !trick)
    return winners(home).map((seat) => text.parts("task-answer-seat", { seat: seatName(seat) }));
  if (spec.goal === "who-wins" && trick) {
    return [trickWon(trick, home, scene), ...ended(home, scene)];
  }
  const moves = spec.solution ?? [];
  const [only, ...more] = moves;
  const verdict = only !== undefined && !more.length ? verdictOn(home, only) : undefined;
  const cards = moves.filter(isCard);
  const words = moves.filter((move) => !isCard(move)).map((move) => actionName(move, text));
  return [
    ...(words.length ? [text.parts("task-answer-words", { words: { list: words } })] : []),
    ...(cards.length ? [text.parts("task-answer-cards", { cards: { cards }, count: cards.length })] : []),
    ...(verdict?.reason ? [reason(verdict, scene)] : []),
    ...(spec.done && moves.length ? [partsOf(spec.done)] : []),
  ];
}
