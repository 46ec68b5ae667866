/** The view of <kort-worksheet>: each question with its position and boxes to tick, then the key with its reasons. */
import { html, nothing, type TemplateResult } from "lit-html";
import { sentence } from "../cards/faces.ts";
import { hand } from "../cards/hand.ts";
import { notice } from "./notice.ts";
import { nameOf, prompt, table, why } from "./quiz-view.ts";
import type { Question } from "./replies.ts";
import { ruleLink } from "./sentences.ts";
import type { Scene } from "./widget.ts";
import type { Intent, Model } from "./worksheet.ts";

type Send = (intent: Intent) => void;

const UNANSWERED = { hints: 0, right: null };

export function worksheetView({ questions }: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const button = (intent: Intent["do"], main: string) =>
    html`<button type="button" class=${`k-button ${main}`} data-key=${intent} @click=${() => send({ do: intent })}>${text.words(intent)}</button>`;
  return html`<section class="k-quiz k-worksheet" aria-label=${text.words("worksheet")}>
<div class="k-controls">${button("print", "k-main")}${button("renew", "")}</div>
${notice(scene)}
<ol class="k-items">${questions.map((question) => problem(question, scene))}</ol>
</section>
<section class="k-quiz k-key" aria-labelledby=${`${scene.id}-key`}>
<h2 id=${`${scene.id}-key`}>${text.words("key")}</h2>
<ol class="k-answers">${questions.map((question) => answer(question, scene))}</ol>
</section>`;
}

function problem(question: Question, scene: Scene): TemplateResult {
  return html`<li class="k-item"><p>${sentence(prompt(question, scene), scene)}</p>${table(UNANSWERED, question, scene)}${question.asks === "legal-cards" ? cards(question, scene) : boxes(question, scene)}</li>`;
}

/** The hand, with a box below each card. */
const cards = ({ choices }: Question, scene: Scene) =>
  hand(scene.text.words("your-hand"), choices.map(String), () => ({}), null, scene);

const boxes = (question: Question, scene: Scene) =>
  html`<ul class="k-boxes">${question.choices.map((choice) => html`<li>${nameOf(choice, question, scene)}</li>`)}</ul>`;

/** What is right, with its reason and its rule. */
function answer(question: Question, scene: Scene): TemplateResult {
  const said = why(question, scene).map((parts) => html`${sentence(parts, scene)} `);
  const rule = question.rule === null ? nothing : ruleLink(question.rule, scene);
  return html`<li><p>${said}${rule}</p></li>`;
}
