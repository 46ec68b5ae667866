/** What the widgets say: the engine's codes turned into sentences. */
import { html, type TemplateResult } from "lit-html";
import { type Card, isCard, suitOf } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { type Position, seatName, type Trick, winningCard } from "../cards/position.ts";
import type { Refusal } from "../runtime/door.ts";
import type { Args, Part } from "../text.ts";
import type { Verdict } from "./replies.ts";
import type { Scene } from "./widget.ts";

/** Who plays which card, why it is legal or not, from the cards. */
export function reason(verdict: Verdict, led: Card | undefined, scene: Scene): Part[] {
  return scene.text.parts(...message(verdict, led));
}

/** The same as plain words. */
export function reasonWords(verdict: Verdict, led: Card | undefined, scene: Scene): string {
  return scene.text.words(...message(verdict, led));
}

function message(verdict: Verdict, led: Card | undefined): [string, Args] {
  const { card, evidence, legal, reason } = verdict;
  const proof = { cards: { cards: evidence }, rule: verdict.rule ?? "" };
  const suit = led === undefined ? {} : { suit: suitOf(led) };
  const [beat, ...over] = evidence;
  const equal = beat === card ? "yes" : "no";
  const beaten = beat === undefined ? {} : { beat: { card: beat }, over: { cards: over }, equal };
  return [
    `reason-${reason}-${legal ? "legal" : "refused"}`,
    { ...about(card), ...proof, ...suit, ...beaten },
  ];
}

/** What an action is about: a card, the `picked` cards of a burial or an exchange, `chips`, or a contract. */
function about(action: string): Args {
  if (isCard(action)) return { card: { card: action }, picked: { cards: [action] } };
  const [, first = "", suit = ""] = action.split(":");
  const picked = { cards: first.split(" ").filter(isCard) };
  return { picked, chips: Number(first) || 0, contract: first, suit };
}

/** The link to a rule's paragraph. */
export function ruleLink(rule: string | null, { text, rules }: Scene): TemplateResult {
  if (rule === null) return html``;
  if (rules === null) return html`<span class="k-rule">${text.words("rule", { rule })}</span>`;
  return html`<a class="k-rule" href=${`${rules}#${rule}`}>${text.words("rule", { rule })}</a>`;
}

/** Which suit was led, or whose lead it is. */
export function stage(position: Position, scene: Scene): string {
  const { text } = scene;
  const [led] = position.trick;
  const number = position.tricks.length + (position.turn === null ? 0 : 1);
  if (led && suitOf(led)) return text.words("suit-led", { number, suit: suitOf(led) });
  return text.words("trick-number", { number });
}

/** Who won a trick, and with what. */
export function trickWon(trick: Trick, position: Position, scene: Scene): Part[] {
  const card = winningCard(position, trick);
  return scene.text.parts("trick-won", { seat: seatName(trick.winner), card: { card } });
}

/** A mark, a heading and what explains it: the verdict on something the reader did. */
export function verdictBox(
  tone: "yes" | "no" | "plain",
  title: Part[],
  body: (Part[] | TemplateResult)[],
  scene: Scene,
): TemplateResult {
  const mark = { yes: "✓", no: "✕", plain: "" }[tone];
  const inside = body.map((part) =>
    Array.isArray(part) ? html`<span>${sentence(part, scene)}</span> ` : part,
  );
  return html`<div class=${`k-verdict k-${tone}`}><span class="k-mark" aria-hidden="true">${mark}</span><p><b>${sentence(title, scene)}</b> ${inside}</p></div>`;
}

/** Why the engine could make nothing of a request, with the card or word it stumbled over. */
export function refusal({ code, at, more }: Refusal, { text }: Scene): Part[] {
  const about = code === "out-of-range" && !at.startsWith("hands/") ? "wrong-type" : code;
  const id = text.has(`error-${about}`) ? `error-${about}` : "error-other";
  const word = typeof more["card"] === "string" ? more["card"] : "";
  const card = code !== "unknown-card" && isCard(word) && text.names(word);
  if (code === "illegal-action" && !card) return text.parts("error-illegal-word");
  return text.parts(id, { word: card ? { card: word } : word });
}
