/** The view of <kort-pack>: one card large, all of them high to low, and a question. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Card } from "../card.ts";
import { cardClass, face, sentence } from "../cards/faces.ts";
import { hand, type Look, walk } from "../cards/hand.ts";
import type { Args } from "../text.ts";
import { notice } from "./notice.ts";
import { cardsOf, type Intent, type Model, winningPlace } from "./pack.ts";
import { ruleLink, verdictBox } from "./sentences.ts";
import type { Scene } from "./widget.ts";

/** From the build: the pictures' names, by language and code. */
declare const KILLE_NAMES: Record<string, Record<Card, string>>;

type Send = (intent: Intent) => void;

export function packView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  return html`<section class="k-table" aria-label=${text.words("pack-label")}>
<div class="k-large" aria-live="polite">${large(model, scene)}</div>
${steps(model, scene, send)}
<ol class="k-ranks" @keydown=${walk}>${model.ranks.map((_, at) => rank(model, at, scene, send))}</ol>
</section>
<section class="k-quiz k-ranking" aria-label=${text.words("pack-quiz")}>${question(model, scene, send)}
${notice(scene)}</section>`;
}

/** The name in a language: a numeral's is its number. */
const nameIn = (lang: string, card: Card) => KILLE_NAMES[lang]?.[card] ?? card;

// -- The cards -----------------------------------------------------------------------------------

function large({ ranks, at }: Model, scene: Scene): TemplateResult {
  const { text } = scene;
  const { card = "", copies = 1 } = ranks[at] ?? {};
  const names = card in (KILLE_NAMES["sv"] ?? {}) ? Object.keys(KILLE_NAMES) : [];
  const [higher, lower] = [ranks[at - 1]?.card, ranks[at + 1]?.card];
  const facts: Args = { count: at, below: ranks.length - 1 - at, copies };
  if (higher) facts["higher"] = { card: higher };
  if (lower) facts["lower"] = { card: lower };
  const said = ["pack-beats", "pack-beaten", ...(copies > 1 ? ["pack-twins"] : [])];
  return html`<span class=${cardClass(card)} aria-hidden="true" translate="no">${face(card, scene)}</span>
<div><p class="k-large-name"><b>${text.card(card)}</b> · ${text.words("pack-place", { place: at + 1, total: ranks.length })}</p>
${names.length ? html`<dl class="k-names">${names.map((lang) => html`<div><dt>${text.words("pack-language", { lang })}</dt><dd lang=${lang} translate="no">${nameIn(lang, card)}</dd></div>`)}</dl>` : nothing}
<p>${said.map((id) => html`${sentence(text.parts(id, facts), scene)} `)}</p></div>`;
}

function steps({ ranks, at }: Model, { text }: Scene, send: Send): TemplateResult {
  const button = (key: string, to: number) =>
    html`<button type="button" class="k-button" data-key=${key} ?disabled=${!ranks[to]} @click=${() => send({ do: "see", at: to })}>${text.words(`pack-${key}`)}</button>`;
  return html`<div class="k-controls">${button("higher", at - 1)}${button("lower", at + 1)}</div>`;
}

function rank({ ranks, at }: Model, own: number, scene: Scene, send: Send): TemplateResult {
  const { card = "" } = ranks[own] ?? {};
  const name = scene.text.card(card);
  const swedish = nameIn("sv", card);
  return html`<li><button type="button" class="k-rank" data-key=${`rank-${card}`} aria-pressed=${String(own === at)} translate="no" @click=${() => send({ do: "see", at: own })}><span class=${cardClass(card)} aria-hidden="true">${face(card, scene)}</span><span class="k-rank-name">${name}${swedish === card ? nothing : html` <i lang="sv">${swedish}</i>`}</span></button></li>`;
}

// -- The question --------------------------------------------------------------------------------

function question(model: Model, scene: Scene, send: Send): TemplateResult {
  const { question, picked, asked, right } = model;
  const { text } = scene;
  const winner = winningPlace(question);
  const look = (_: Card, place: number): Look => {
    if (picked === null) return {};
    const wins = place === winner;
    return {
      lit: wins,
      refused: place === picked && !wins,
      legal: wins ? true : undefined,
      tag: wins ? text.words("pack-wins") : undefined,
      said: wins ? text.words("pack-wins") : undefined,
    };
  };
  const label = text.words("pack-cards");
  const pick = (_: Card, place: number) => send({ do: "pick", place });
  return html`<div class="k-bar"><p><b>${text.words("pack-quiz")}</b></p><p>${asked ? text.words("pack-score", { right, asked }) : nothing}</p></div>
<p class="k-question">${text.words("pack-ask")}</p>
${hand(label, cardsOf(question), look, picked === null ? pick : null, scene)}
<div class="k-said" aria-live="assertive">${picked === null ? nothing : answered(model, scene)}</div>
<div class="k-controls">${picked === null ? nothing : html`<button type="button" class="k-button k-main" data-key="next" data-next @click=${() => send({ do: "next" })}>${text.words("next-question")}</button>`}</div>`;
}

function answered({ question, picked }: Model, scene: Scene): TemplateResult {
  const { text } = scene;
  const cards = cardsOf(question);
  const winner = winningPlace(question);
  const card = cards[winner] ?? "";
  const twins = cards.filter((other) => other === card).length > 1 ? "yes" : "no";
  const right = picked === winner;
  const why = text.parts("pack-why", { card: { card }, twins });
  return verdictBox(
    right ? "yes" : "no",
    text.parts(right ? "right" : "wrong"),
    [why, ruleLink(question.rule, scene)],
    scene,
  );
}
