/**
 * Controls for whatever the engine says may be done now, beside playing a card: words to say, chips to put in, cards to
 * pick. What the rules refuse can be tried as well.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Card } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { actionParts } from "./actions.ts";
import type { Move, Replay } from "./replies.ts";
import type { Scene } from "./widget.ts";

/** What is being made ready: cards by their places in the hand, and chips. */
export interface Choosing {
  picked: readonly number[];
  /** Null until the reader has changed them. */
  chips: number | null;
}

export const NOTHING_CHOSEN: Choosing = { picked: [], chips: null };

export type MoveIntent =
  | { do: "act"; action: string }
  | { do: "pick"; place: number }
  | { do: "chips"; chips: number };

type Send = (intent: MoveIntent) => void;
type Picking = Extract<Move, { kind: "bury" | "exchange" }>;
type Listed = Extract<Move, { actions: string[] }>;

/** What cards of the hand are to be picked for, if they are. */
export const pickingIn = ({ moves }: Pick<Replay, "moves">): Picking | undefined =>
  moves.find((move) => move.kind === "bury" || move.kind === "exchange");

/** The places picked, with one more or without it. */
export const toggled = (picked: readonly number[], place: number): number[] =>
  picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place];

/** The action that the picked cards stand for. */
function pickedAction({ kind }: Picking, cards: readonly Card[]): string {
  return cards.length ? `${kind}:${cards.join(" ")}` : kind;
}

/** The words that belong to the play of a card only now and then. */
const isRare = (move: Move, { phase }: Replay) =>
  move.kind === "misdeal" || (phase === "play" && move.kind === "redeal");

export function moveControls(
  state: Replay,
  choosing: Choosing,
  shown: boolean,
  scene: Scene,
  send: Send,
): TemplateResult | typeof nothing {
  const { text } = scene;
  const moves = state.moves.filter((move) => move.kind !== "card" && move.kind !== "forgotten-discard");
  const [rare, usual] = [
    moves.filter((move) => isRare(move, state)),
    moves.filter((move) => !isRare(move, state)),
  ];
  if (!moves.length) return nothing;
  const drawn = (move: Move) => control(move, state, choosing, shown, scene, send);
  return html`<div class="k-moves" role="group" aria-label=${text.words("moves")}>
${usual.length ? html`<div class="k-controls">${usual.map(drawn)}</div>` : nothing}
${rare.length ? html`<details class="k-more"><summary data-key="more">${text.words("more-moves")}</summary><div class="k-controls">${rare.map(drawn)}</div></details>` : nothing}
</div>`;
}

/** The words among what may be said now. */
const listedIn = ({ moves }: Pick<Replay, "moves">) =>
  moves.filter((move): move is Listed => ["word", "contract", "redeal"].includes(move.kind));

export const wordsOf = (state: Replay): string[] => listedIn(state).flatMap(({ actions }) => actions);

/** The words alone, for a reader who says which it will be. */
export const wordControls = (state: Replay, scene: Scene, send: Send): TemplateResult =>
  html`<div class="k-controls k-moves" role="group" aria-label=${scene.text.words("moves")}>${listedIn(state).map((move) => words(move, false, scene, send))}</div>`;

function control(move: Move, state: Replay, choosing: Choosing, shown: boolean, scene: Scene, send: Send) {
  switch (move.kind) {
    case "bet":
      return chips(move, choosing, scene, send);
    case "bury":
    case "exchange":
      return picking(move, state, choosing, scene, send);
    default:
      return words(move, shown, scene, send);
  }
}

/** A button a word; where the allowed ones are shown, with a mark and a spoken word. */
function words({ kind, actions, legal }: Listed, shown: boolean, scene: Scene, send: Send): TemplateResult[] {
  const { text } = scene;
  const judged = shown && kind !== "misdeal";
  return actions.map((action) => {
    const may = legal.includes(action);
    const names = `k-button k-word ${judged ? (may ? "k-legal" : "k-illegal") : ""}`;
    const mark = judged
      ? html`<span aria-hidden="true">${may ? "✓" : "✕"} </span><span class="k-hidden">${text.words(may ? "is-legal" : "is-illegal")}: </span>`
      : nothing;
    return html`<button type="button" class=${names} data-key=${`act-${action}`} @click=${() => send({ do: "act", action })}>${mark}${sentence(actionParts(action, text), scene)}</button>`;
  });
}

/** A number of chips, one less or more at a tap, and the button that puts them in. */
function chips(
  { call }: Extract<Move, { kind: "bet" }>,
  choosing: Choosing,
  scene: Scene,
  send: Send,
): TemplateResult {
  const { text } = scene;
  const amount = choosing.chips ?? call;
  const step = (key: string, sign: string, to: number) =>
    html`<button type="button" class="k-button" data-key=${key} aria-label=${text.words(key)} ?disabled=${to < 0} @click=${() => send({ do: "chips", chips: to })}>${sign}</button>`;
  return html`<span class="k-stepper">${step("chips-less", "−", amount - 1)}<button type="button" class="k-button k-main" data-key="bet" @click=${() => send({ do: "act", action: `bet:${amount}` })}>${sentence(actionParts(`bet:${amount}`, text), scene)}</button>${step("chips-more", "+", amount + 1)}</span>`;
}

/** What is done with the picked cards; and what happens where one is led instead of burying any. */
function picking(
  move: Picking,
  { turn, hands, moves }: Replay,
  { picked }: Choosing,
  scene: Scene,
  send: Send,
): TemplateResult {
  const { text } = scene;
  const hand = (turn === null ? null : hands[turn]) ?? [];
  const cards = picked.flatMap((place) => hand[place] ?? []);
  const limit = move.kind === "bury" ? move.count : move.most;
  const label = text.words(`pick-${move.kind}`, { picked: cards.length, count: limit });
  const forgotten = moves.find(({ kind }) => kind === "forgotten-discard");
  const [only, ...others] = cards;
  const lead =
    forgotten && only && !others.length
      ? html`<button type="button" class="k-button" data-key="forget" @click=${() => send({ do: "act", action: only })}>${sentence(text.parts("lead-unburied", { card: { card: only } }), scene)}</button>`
      : nothing;
  return html`<button type="button" class="k-button k-main" data-key="picked" @click=${() => send({ do: "act", action: pickedAction(move, cards) })}>${label}</button>${lead}`;
}
