/** The view of <kort-quiz>: a question, its feedback, or the result of a round. */
import { html, nothing, type TemplateResult } from "lit-html";
import { sentence } from "../cards/faces.ts";
import { hand, type Look } from "../cards/hand.ts";
import { seatName } from "../cards/position.ts";
import { seats } from "../cards/table.ts";
import { pageOf } from "../pages.ts";
import type { Part } from "../text.ts";
import { actionName } from "./actions.ts";
import { notice } from "./notice.ts";
import { facts, idOf } from "./quiz-facts.ts";
import {
  ANSWER,
  canCheck,
  type Intent,
  isChosen,
  isSeat,
  isSeveral,
  type Model,
  planOf,
} from "./quiz-model.ts";
import { ROUND, tally } from "./quiz-progress.ts";
import { type Choice, type Question, verdictOn } from "./replies.ts";
import { explained, remarks, ruleLink, verdictBox } from "./sentences.ts";
import type { Scene } from "./widget.ts";

type Send = (intent: Intent) => void;

export function quizView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { question, progress, at } = model;
  const { text } = scene;
  const plan = planOf(model);
  const of = { number: at + 1, total: progress.round.plans.length };
  return html`<section class="k-quiz" aria-label=${text.words("quiz")}>
<div class="k-bar"><p>${plan ? html`<b>${text.words("question-of", of)}</b> · ${text.words(`concept-${plan.concept}`)}` : html`<b>${text.words("round-over")}</b>`}</p><p>${text.words("streak", { count: progress.streak, best: progress.best })}</p></div>
${question ? asking(model, question, scene, send) : plan ? nothing : result(model, scene, send)}
${notice(scene)}
${remembered(model, scene, send)}
</section>`;
}

// -- A question ----------------------------------------------------------------------------------

function asking(model: Model, question: Question, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const done = model.right !== null;
  return html`<h2 class="k-question" id=${`${scene.id}-question`}>${sentence(prompt(question, scene), scene)}</h2>
<div class="k-shown">${table(model, question, scene)}
<div class="k-said" aria-live="assertive">${done ? feedback(model, question, scene) : nothing}</div></div>
${question.asks === "legal-cards" ? cards(model, question, scene, send) : buttons(model, question, scene, send)}
<div class="k-said" aria-live="polite">${done ? nothing : hint(model, question, scene)}</div>
<div class="k-controls">${done ? next(model, scene, send) : html`<button type="button" class="k-button" data-key="hint" @click=${() => send({ do: "hint" })}>${text.words(`hint-${model.hints + 1}`)}</button><button type="button" class="k-button k-main" data-key="check" ?disabled=${!canCheck(model)} @click=${() => send({ do: "check" })}>${text.words("check")}</button>`}</div>`;
}

/** The table of the question; the hands, where it shows some that nobody is to play from. */
export function table(
  model: Pick<Model, "hints" | "right">,
  question: Question,
  scene: Scene,
): TemplateResult | typeof nothing {
  const { position, look, asks } = question;
  const lit = model.hints > 0 || model.right !== null ? look : [];
  const asked = model.right === null && (asks === "trick-winner" || asks === "next-leader");
  if (asks === "takes-at-once") return html`<div class="k-baize">${hands(question, lit, scene)}</div>`;
  const laid = position.trick.length || position.tricks.length;
  if (laid)
    return html`<div class="k-baize">${seats(position, { lit, you: position.turn ?? undefined, asked }, scene)}</div>`;
  if (asks !== "legal-cards") return nothing; // All that is to be known is said.
  return html`<div class="k-baize"><p class="k-turn">${scene.text.words("table-empty")}</p></div>`;
}

function hands({ position }: Question, lit: readonly string[], scene: Scene): TemplateResult[] {
  const label = (seat: number) => scene.text.words("hand-of", { seat: seatName(seat) });
  return position.hands.flatMap((cards, seat) =>
    cards
      ? [
          html`<p class="k-label" aria-hidden="true">${label(seat)}</p>${hand(label(seat), cards, (card) => ({ lit: lit.includes(card) }), null, scene)}`,
        ]
      : [],
  );
}

export const prompt = (question: Question, { text }: Scene): Part[] =>
  text.parts(idOf("ask", question, text), facts(question, text));

function cards(model: Model, question: Question, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const done = model.right !== null;
  const look = (card: string, place: number): Look => {
    const verdict = verdictOn(question, card, place);
    const chosen = isChosen(model, place);
    if (!done || !verdict) return { chosen, lit: model.hints > 0 && question.look.includes(card) };
    const said = text.words(verdict.legal ? "is-legal" : "is-illegal");
    return { chosen, legal: verdict.legal, refused: chosen && !verdict.legal, said };
  };
  const choose = (choice: string, place: number) => send({ do: "choose", choice, place });
  return hand(text.words("your-hand"), question.choices.map(String), look, done ? null : choose, scene);
}

/** Buttons for what isn't a card: words of which several can be right, seats, or numbers. */
function buttons(model: Model, question: Question, scene: Scene, send: Send): TemplateResult {
  const done = model.right !== null;
  const button = (choice: Choice, place: number) => {
    const right = question.answer.includes(choice);
    const chosen = isChosen(model, place);
    const names = `k-button k-seat-choice ${done && right ? "k-legal" : ""} ${done && chosen && !right ? "k-refused" : ""}`;
    const mark = done && right ? "✓ " : done && chosen ? "✕ " : "";
    const key = `${kindOf(question)}-${choice}`;
    const codes = kindOf(question) === "word" ? nothing : "no";
    return html`<button type="button" class=${names} data-key=${key} translate=${codes} aria-pressed=${String(chosen)} ?disabled=${done} @click=${() => send({ do: "choose", choice, place })}>${mark}${nameOf(choice, question, scene)}</button>`;
  };
  return html`<div class="k-controls" role="group" aria-labelledby=${`${scene.id}-question`}>${question.choices.map(button)}</div>`;
}

const kindOf = ({ asks }: Question) => (isSeat(asks) ? "seat" : isSeveral(asks) ? "word" : "number");

export function nameOf(choice: Choice, question: Question, { text }: Scene): string {
  if (isSeat(question.asks)) return seatName(Number(choice));
  return typeof choice === "string" ? actionName(choice, text) : text.number(choice);
}

function hint({ hints }: Model, question: Question, scene: Scene) {
  const { text } = scene;
  if (hints === 0) return nothing;
  const rule = hints > 1 ? [text.parts(`rule-${question.rule}`), ruleLink(question.rule, scene)] : [];
  const look = text.parts(idOf("look", question, text), facts(question, text));
  return verdictBox("plain", look, rule, scene);
}

function feedback(model: Model, question: Question, scene: Scene): TemplateResult {
  const { text } = scene;
  const title = text.parts(titleOf(model, question));
  const body = [...why(question, scene), ruleLink(question.rule, scene)];
  return verdictBox(model.right ? "yes" : "no", title, body, scene);
}

/** What an answer is called: it can be right in part where several can be right. */
function titleOf({ right, hints, chosen }: Model, { asks, answer }: Question): string {
  if (right) return "right";
  if (hints === ANSWER) return "answer-shown";
  return isSeveral(asks) && chosen.some((choice) => answer.includes(choice)) ? "partly" : "wrong";
}

/** The answer with its reasons: it is named once, and each reason once. */
export function why(question: Question, scene: Scene): Part[][] {
  const { asks, verdicts } = question;
  const { text } = scene;
  if (asks === "legal-cards") return explained(verdicts, scene);
  if (asks !== "legal-words") return [text.parts(idOf("why", question, text), facts(question, text))];
  return [text.parts(idOf("answer", question, text), facts(question, text)), ...remarks(verdicts, scene)];
}

function next({ progress, at }: Model, { text }: Scene, send: Send): TemplateResult {
  const label = at + 1 < progress.round.plans.length ? "next-question" : "see-result";
  return html`<button type="button" class="k-button k-main" data-key="next" data-next @click=${() => send({ do: "next" })}>${text.words(label)}</button>`;
}

// -- The result ----------------------------------------------------------------------------------

function result({ progress, spec, form }: Model, scene: Scene, send: Send): TemplateResult {
  const { text, root } = scene;
  const rules = pageOf(spec.game, form, "rules");
  const { answers } = progress.round;
  const right = answers.filter(Boolean).length;
  const rows = tally(progress);
  const weakest = [...rows].sort((a, b) => a.right / a.asked - b.right / b.asked)[0];
  const perfect = right === answers.length;
  const mistakes = progress.mistakes.length;
  return html`<h2 class="k-question">${text.words("score", { right, total: answers.length })}</h2>
<table class="k-result"><thead><tr><th scope="col">${text.words("concept")}</th><th scope="col">${text.words("right-of")}</th></tr></thead><tbody>${rows.map(({ concept, right, asked }) => html`<tr><th scope="row">${text.words(`concept-${concept}`)}</th><td>${right === asked ? "✓" : "✕"} ${right}/${asked}</td></tr>`)}</tbody></table>
<p class="k-step">${perfect || !weakest ? text.words("step-perfect") : html`${text.words("step-weakest", { concept: text.words(`concept-${weakest.concept}`) })} ${rules === null ? nothing : html`<a href=${`${root}${rules}#play`}>${text.words("read-again")}</a>`}`}</p>
<div class="k-controls"><button type="button" class="k-button k-main" data-key="round" data-next @click=${() => send({ do: "round" })}>${text.words("another-round", { total: ROUND })}</button>${mistakes ? html`<button type="button" class="k-button" data-key="review" @click=${() => send({ do: "review" })}>${text.words("review", { count: Math.min(mistakes, ROUND) })}</button>` : nothing}</div>`;
}

/** What is remembered, and how to take it along or erase it. */
function remembered({ spec, progress, erasing }: Model, { text }: Scene, send: Send): TemplateResult {
  const button = (key: string, id: string, intent: Intent) =>
    html`<button type="button" class="k-button" data-key=${key} @click=${() => send(intent)}>${text.words(id)}</button>`;
  return html`<details class="k-remembered"><summary data-key="remembered">${text.words("your-progress")}</summary>
<p>${text.words("progress-kept", { seen: Object.values(progress.concepts).reduce((sum, { seen }) => sum + seen, 0), best: progress.best })}</p>
<div class="k-controls"><button type="button" class="k-button" data-key="export" @click=${() => download(progress, `${spec.game}-quiz.json`)}>${text.words("export")}</button>${erasing ? nothing : button("erase", "erase", { do: "erase" })}</div>
${erasing ? html`<p role="alert">${text.words("erase-sure")}</p><div class="k-controls">${button("erased", "erase-yes", { do: "erased" })}${button("keep", "erase-no", { do: "keep" })}</div>` : nothing}</details>`;
}

function download(progress: unknown, name: string): void {
  const file = new Blob([JSON.stringify(progress, null, 2)], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
