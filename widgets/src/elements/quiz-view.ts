/** The view of <kort-quiz>: a question, its feedback, or the result of a round. */
import { html, nothing, type TemplateResult } from "lit-html";
import { sentence } from "../cards/faces.ts";
import { hand, type Look } from "../cards/hand.ts";
import { seatName, seats } from "../cards/table.ts";
import type { Card, Question, Verdict } from "../runtime/door.ts";
import type { Part, Text } from "../text.ts";
import { ANSWER, type Choice, type Intent, type Model } from "./quiz-model.ts";
import { ROUND, tally } from "./quiz-progress.ts";
import { notice, reason, ruleLink, verdictBox } from "./sentences.ts";
import type { Scene } from "./widget.ts";

type Send = (intent: Intent) => void;

export function quizView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { question, progress } = model;
  const { text } = scene;
  const number = progress.round.answers.length + (model.right === null && question ? 1 : 0);
  const of = { number, total: progress.round.plans.length };
  return html`<section class="k-quiz" aria-label=${text.words("quiz")}>
<div class="k-bar"><p>${question ? html`<b>${text.words("question-of", of)}</b> · ${text.words(`concept-${question.concept}`)}` : html`<b>${text.words("round-over")}</b>`}</p><p>${text.words("streak", { count: progress.streak, best: progress.best })}</p></div>
${question ? asking(model, question, scene, send) : result(model, scene, send)}
${notice(scene)}
${remembered(model, scene, send)}
</section>`;
}

// -- A question ----------------------------------------------------------------------------------

function asking(model: Model, question: Question, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { position, look } = question;
  const done = model.right !== null;
  const lit = model.hints > 0 || done ? look : [];
  return html`<h2 class="k-question" id="k-question">${sentence(prompt(question, scene), scene)}</h2>
<div class="k-baize">${position.trick.length || position.tricks.length ? seats(position, { lit, you: position.turn ?? undefined }, scene) : html`<p class="k-turn">${text.words("table-empty")}</p>`}</div>
${question.asks === "legal-cards" ? cards(model, question, scene, send) : places(model, question, send)}
<div class="k-said" aria-live="polite">${done ? nothing : hint(model, question, scene)}</div>
<div class="k-said" aria-live="assertive">${done ? feedback(model, question, scene) : nothing}</div>
<div class="k-controls">${done ? next(model, scene, send) : html`<button type="button" class="k-button" data-key="hint" @click=${() => send({ do: "hint" })}>${text.words(`hint-${model.hints + 1}`)}</button><button type="button" class="k-button k-main" data-key="check" ?disabled=${model.chosen.length === 0} @click=${() => send({ do: "check" })}>${text.words("check")}</button>`}</div>`;
}

/** The message that says most: of the concept, of the game, with trumps, or of all that is asked in this way. */
function idOf(kind: "ask" | "look" | "why", question: Question, text: Text): string {
  const { concept, game, asks, position } = question;
  const ids = [`${kind}-${concept}`, `${kind}-${game}-${asks}`];
  if (position.trump) ids.push(`${kind}-trump-${asks}`);
  return ids.find((id) => text.has(id)) ?? `${kind}-${asks}`;
}

function prompt(question: Question, { text }: Scene): Part[] {
  const { position } = question;
  const seat = seatName(position.turn ?? 0);
  const [led] = position.trick;
  const card = led ? { card: { card: led } } : {};
  return text.parts(idOf("ask", question, text), { seat, leader: seatName(position.leader), ...card });
}

function cards(model: Model, question: Question, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const done = model.right !== null;
  const look = (card: Card): Look => {
    const verdict = question.verdicts.find((verdict) => verdict.card === card);
    const chosen = model.chosen.includes(card);
    if (!done || !verdict) return { chosen, lit: model.hints > 0 && question.look.includes(card) };
    const said = text.words(verdict.legal ? "is-legal" : "is-illegal");
    return { chosen, legal: verdict.legal, refused: chosen && !verdict.legal, said };
  };
  const choose = (card: Card) => send({ do: "choose", choice: card });
  return hand(text.words("your-hand"), question.choices.map(String), look, done ? null : choose, scene);
}

function places(model: Model, question: Question, send: Send): TemplateResult {
  const done = model.right !== null;
  const place = (choice: Choice) => {
    const right = question.answer.includes(choice);
    const chosen = model.chosen.includes(choice);
    const names = `k-button k-seat-choice ${done && right ? "k-legal" : ""} ${done && chosen && !right ? "k-refused" : ""}`;
    const mark = done && right ? "✓ " : done && chosen ? "✕ " : "";
    return html`<button type="button" class=${names} data-key=${`seat-${choice}`} aria-pressed=${String(chosen)} ?disabled=${done} @click=${() => send({ do: "choose", choice })}>${mark}${seatName(Number(choice))}</button>`;
  };
  return html`<div class="k-controls" role="group" aria-labelledby="k-question">${question.choices.map(place)}</div>`;
}

function hint({ hints }: Model, question: Question, scene: Scene) {
  const { text } = scene;
  if (hints === 0) return nothing;
  const rule = hints > 1 ? [text.parts(`rule-${question.rule}`), ruleLink(question.rule, scene)] : [];
  return verdictBox("plain", text.parts(idOf("look", question, text)), rule, scene);
}

function feedback(model: Model, question: Question, scene: Scene): TemplateResult {
  const { text } = scene;
  const { right } = model;
  const title = text.parts(right ? "right" : model.hints === ANSWER ? "answer-shown" : "wrong");
  const answer = right ? [] : [theAnswer(question, scene)];
  return verdictBox(
    right ? "yes" : "no",
    title,
    [...answer, ...why(model, question, scene), ruleLink(question.rule, scene)],
    scene,
  );
}

function theAnswer({ asks, answer }: Question, { text }: Scene): Part[] {
  if (asks === "legal-cards") return text.parts("may-play", { cards: { cards: answer.map(String) } });
  return text.parts("answer-seat", { seat: seatName(Number(answer[0])) });
}

/** The reasons that matter for what was chosen: of the wrong choices first, each kind once. */
function why({ chosen, right }: Model, question: Question, scene: Scene): Part[][] {
  const { asks, verdicts, look, position } = question;
  if (asks !== "legal-cards") {
    const card = look[0] ?? "";
    return [scene.text.parts(idOf("why", question, scene.text), { card: { card } })];
  }
  const mistaken = verdicts.filter(({ card, legal }) => legal !== chosen.includes(card));
  const telling = right ? verdicts : mistaken;
  const kinds = new Map<string, Verdict>();
  for (const verdict of telling) {
    const kind = `${verdict.reason} ${verdict.legal}`;
    if (!kinds.has(kind)) kinds.set(kind, verdict);
  }
  return [...kinds.values()].map((verdict) => reason(verdict, position.trick[0], scene));
}

function next({ progress }: Model, { text }: Scene, send: Send): TemplateResult {
  const { plans, answers } = progress.round;
  const label = answers.length < plans.length ? "next-question" : "see-result";
  return html`<button type="button" class="k-button k-main" data-key="next" data-next @click=${() => send({ do: "next" })}>${text.words(label)}</button>`;
}

// -- The result ----------------------------------------------------------------------------------

function result({ progress }: Model, scene: Scene, send: Send): TemplateResult {
  const { text, root } = scene;
  const { answers } = progress.round;
  const right = answers.filter(Boolean).length;
  const rows = tally(progress);
  const weakest = [...rows].sort((a, b) => a.right / a.asked - b.right / b.asked)[0];
  const perfect = right === answers.length;
  const mistakes = progress.mistakes.length;
  return html`<h2 class="k-question">${text.words("score", { right, total: answers.length })}</h2>
<table class="k-result"><thead><tr><th scope="col">${text.words("concept")}</th><th scope="col">${text.words("right-of")}</th></tr></thead><tbody>${rows.map(({ concept, right, asked }) => html`<tr><th scope="row">${text.words(`concept-${concept}`)}</th><td>${right === asked ? "✓" : "✕"} ${right}/${asked}</td></tr>`)}</tbody></table>
<p class="k-step">${perfect || !weakest ? text.words("step-perfect") : html`${text.words("step-weakest", { concept: text.words(`concept-${weakest.concept}`) })} <a href=${`${root}femkort/#play`}>${text.words("read-again")}</a>`}</p>
<div class="k-controls"><button type="button" class="k-button k-main" data-key="round" data-next @click=${() => send({ do: "round" })}>${text.words("another-round", { total: ROUND })}</button>${mistakes ? html`<button type="button" class="k-button" data-key="review" @click=${() => send({ do: "review" })}>${text.words("review", { count: Math.min(mistakes, ROUND) })}</button>` : nothing}</div>`;
}

/** What is remembered, and how to take it along or erase it. */
function remembered({ progress, erasing }: Model, { text }: Scene, send: Send): TemplateResult {
  const button = (key: string, id: string, intent: Intent) =>
    html`<button type="button" class="k-button" data-key=${key} @click=${() => send(intent)}>${text.words(id)}</button>`;
  return html`<details class="k-remembered"><summary data-key="remembered">${text.words("your-progress")}</summary>
<p>${text.words("progress-kept", { seen: Object.values(progress.concepts).reduce((sum, { seen }) => sum + seen, 0), best: progress.best })}</p>
<div class="k-controls"><button type="button" class="k-button" data-key="export" @click=${() => download(progress)}>${text.words("export")}</button>${erasing ? nothing : button("erase", "erase", { do: "erase" })}</div>
${erasing ? html`<p role="alert">${text.words("erase-sure")}</p><div class="k-controls">${button("erased", "erase-yes", { do: "erased" })}${button("keep", "erase-no", { do: "keep" })}</div>` : nothing}</details>`;
}

function download(progress: unknown): void {
  const file = new Blob([JSON.stringify(progress, null, 2)], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: "femkort-quiz.json",
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
