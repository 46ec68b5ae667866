/** What the widgets say: the engine's codes turned into sentences. */
import { html, type TemplateResult } from "lit-html";
import { isCard, suitOf } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { type Position, placeIn, seatName, type Trick, winningCard } from "../cards/position.ts";
import { paragraphOf } from "../pages.ts";
import type { Refusal } from "../runtime/door.ts";
import type { Part } from "../text.ts";
import { actionParts } from "./actions.ts";
import { groups, said } from "./judged.ts";
import type { Replay, Verdict } from "./replies.ts";
import type { Scene } from "./widget.ts";

/** Why an action is legal or not. */
export function reason(verdict: Verdict, { text }: Scene): Part[] {
  const { id, args } = said("reason", { verdicts: [verdict], all: false }, text);
  return text.parts(id, args);
}

/** What is said of an action that is refused, before the reason. */
export function refusedTitle({ card: action, reason }: Verdict, { text }: Scene): Part[] {
  if (isCard(action))
    return text.parts(reason === "not-in-hand" ? "not-there" : "stays", { card: { card: action } });
  return [...actionParts(action, text), ` · ${text.words("is-illegal")}.`];
}

/** The same as plain words. */
export function reasonWords(verdict: Verdict, { text }: Scene): string {
  const { id, args } = said("reason", { verdicts: [verdict], all: false }, text);
  return text.words(id, args);
}

/** A whole hand explained: the cards that may be played and why, and then what the others lack. */
export function explained(verdicts: readonly Verdict[], { text }: Scene): Part[][] {
  return groups(verdicts, text).map((group, index) => {
    const { id, args } = said(index ? "also" : "reason", group, text);
    return text.parts(id, args);
  });
}

/** What there is to say of words beside which of them are allowed: what has a sentence of its own for that. */
export function remarks(verdicts: readonly Verdict[], { text }: Scene): Part[][] {
  return groups(verdicts, text).flatMap((group) => {
    const { id, args } = said("also", group, text);
    return id.startsWith("also-") ? [text.parts(id, args)] : [];
  });
}

/** What a form of a game is called. */
export function formName(game: string, form: string, { text }: Pick<Scene, "text">): string {
  const own = `profile-${game}-${form}`;
  return text.words(text.has(own) ? own : `profile-${form}`);
}

/** The link to a rule's paragraph. */
export function ruleLink(rule: string | null, { text, root }: Scene): TemplateResult {
  if (rule === null) return html``;
  const paragraph = paragraphOf(rule);
  if (paragraph === null) return html`<span class="k-rule">${text.words("rule", { rule })}</span>`;
  return html`<a class="k-rule" href=${root + paragraph}>${text.words("rule", { rule })}</a>`;
}

/** What is going on before the play; then which trick it is, where that can be told, and which suit was led. */
export function stage(state: Replay, { text }: Scene): string {
  const phase = `phase-${state.phase}`;
  if (text.has(phase)) return text.words(phase);
  const number = trickNumber(state);
  const [led] = state.trick;
  if (led && suitOf(led))
    return text.words(number ? "suit-led" : "only-suit-led", { number, suit: suitOf(led) });
  return number ? text.words("trick-number", { number }) : text.words("new-trick");
}

/**
 * The number of the trick on the table, 0 where it can't be told. A position need not begin with a whole deal, so
 * it is the cards still held that say how far the play has come.
 */
function trickNumber(state: Replay): number {
  const { length: whole, hands, trick, turn, leader } = state;
  if (turn === null) return whole;
  const held = hands.map((hand, seat) => {
    const place = placeIn(state, leader, seat);
    return hand && place !== null ? hand.length + Number(place < trick.length) : 0;
  });
  const most = Math.max(...held);
  return most > 0 && most <= whole ? whole - most + 1 : 0;
}

/** Who won a trick, and with what. */
export function trickWon(trick: Trick, position: Position, { text }: Scene): Part[] {
  const card = winningCard(position, trick);
  return text.parts("trick-won", { seat: seatName(trick.winner), card: { card } });
}

/** How a deal ended: what decided it, and what each won or lost by it. */
export function ended(state: Replay, scene: Scene): Part[][] {
  const { result, paid } = state;
  const { text } = scene;
  if (!result) return [];
  const seat = seatName(result.winners[0] ?? 0);
  const id = `ended-${result.by}`;
  const how = text.has(id) ? text.parts(id, { seat, chips: result.carried }) : text.parts("deal-ended");
  if (!result.net) return [how];
  const nets = result.net.map((net, seat) => text.words("net-of", { seat: seatName(seat), net }));
  return [how, text.parts(paid ? "net-chips" : "net-points", { nets: { list: nets } })];
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
    Array.isArray(part) ? html`<span>${sentence(part, scene)}</span> ` : html`${part} `,
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
