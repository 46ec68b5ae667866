/** The view of <kort-table>: the others around, your hand below, and what can be done. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Card } from "../../card.ts";
import { hand, type Look } from "../../cards/hand.ts";
import { seatName } from "../../cards/position.ts";
import { seats } from "../../cards/table.ts";
import { around } from "../around.ts";
import { moveControls, pickingIn } from "../moves.ts";
import { notice } from "../notice.ts";
import { type Verdict, verdictOn } from "../replies.ts";
import { reasonWords, stage } from "../sentences.ts";
import type { Scene } from "../widget.ts";
import type { Deal, Intent, Match, Model } from "./model.ts";
import { setupView } from "./setup-view.ts";
import { settings, standing } from "./standing-view.ts";
import { told } from "./told.ts";
import { goOn, isBot, isShared } from "./turns.ts";

type Send = (intent: Intent) => void;

export function tableView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { match, deal, opening } = model;
  if (match && deal) return playView(model, match, deal, scene, send);
  if (!opening) return setupView(model, scene, send);
  const { text } = scene;
  return html`<div class="k-table k-play" role="group" aria-label=${text.words("match-table")}><p class="k-label">${text.words("match-opening")}</p>${notice(scene)}<div class="k-controls"><button type="button" class="k-button" data-key="leave" @click=${() => send({ do: "leave" })}>${text.words("match-leave")}</button></div></div>`;
}

function playView(model: Model, match: Match, deal: Deal, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { state, viewer } = deal;
  const refused = model.said?.what === "refused" ? model.said.verdict : null;
  const beat = refused && beats(refused) ? refused.evidence[0] : undefined;
  const marks = {
    lit: refused?.evidence ?? [],
    beat,
    you: viewer ?? undefined,
    order: clockwise(match, viewer),
    more: (seat: number) => beside(seat, match, deal, scene),
  };
  const count = match.setup.players.length;
  return html`<div class=${`k-table k-play ${count > 5 ? "k-crowd" : ""}`} role="group" aria-label=${text.words("match-table")}>
<div class="k-bar"><p><b>${text.words("match-deal", { deal: dealNumber(match, deal) })}</b> · ${stage(state, scene)}</p><p class="k-turn">${turn(match, deal, scene)}</p></div>
${around(state, scene)}
${seats(state, marks, scene)}
${told(model, match, deal, scene)}
${yours(model, match, deal, scene, send)}
${controls(model, match, deal, scene, send)}
${notice(scene)}
${standing(match, scene)}
${settings(model, scene, send)}
</div>`;
}

/** The number of the deal in its match. */
const dealNumber = ({ standing }: Match, { state }: Deal) => standing.deal + (state.turn === null ? 0 : 1);

/** The others clockwise from the viewer's left, who comes last, nearest to the hand. */
function clockwise({ setup }: Match, viewer: number | null): number[] {
  const count = setup.players.length;
  const first = viewer === null ? 0 : viewer + 1;
  return setup.players.map((_, index) => (first + index) % count);
}

function turn(match: Match, { state, viewer }: Deal, { text }: Scene): string {
  if (state.turn === null) return text.words("match-over");
  const playing = state.phase === "play";
  const seat = seatName(state.turn);
  if (state.turn === viewer) return text.words(playing ? "your-turn" : "your-say", { seat });
  return text.words(isBot(match, state.turn) ? "match-bot-turn" : playing ? "turn-of" : "say-of", { seat });
}

const beats = ({ reason }: Verdict) => /(overtake|head)$/.test(reason);

/** Below a seat's name: whether it deals or leads first, and how many cards it holds that nobody sees. */
function beside(seat: number, match: Match, deal: Deal, { text }: Scene): TemplateResult {
  const { state, viewer, dealer, seats } = deal;
  const first = seats[(seats.indexOf(dealer) + 1) % seats.length];
  const role = seat === dealer ? "match-dealer" : seat === first ? "match-forehand" : "";
  const held = seat === viewer || !state.in?.includes(seat) ? 0 : (state.held?.[seat] ?? 0);
  const player = match.setup.players[seat];
  const who = player === "person" || player === undefined ? "" : text.words("match-bot", { level: player });
  return html`<span class="k-beside">${role ? html`<span class="k-role">${text.words(role)}</span>` : nothing}${who ? html`<span class="k-hidden">${who}</span>` : nothing}${held ? html`<span class="k-backs" role="img" aria-label=${text.words("match-holds", { count: held })}>${Array.from({ length: Math.min(held, 5) }, () => html`<i></i>`)}<b translate="no">${text.number(held)}</b></span>` : nothing}</span>`;
}

// -- The viewer's own hand -----------------------------------------------------------------------

function yours(model: Model, match: Match, deal: Deal, scene: Scene, send: Send) {
  const { state, viewer } = deal;
  const { text } = scene;
  if (viewer === null) return covered(match, deal, model.skipping, scene, send);
  const cards = state.hands[viewer];
  if (!cards?.length || (state.in && !state.in.includes(viewer))) return nothing;
  const mine = state.turn === viewer;
  const picks = mine && pickingIn(state) !== undefined;
  const tap = (card: Card, place: number) => send(picks ? { do: "pick", place } : { do: "tap", card, place });
  const label = text.words(isShared(match) ? "hand-of" : "your-hand", { seat: seatName(viewer) });
  return html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, (card, place) => look(card, place, model, deal, scene), tap, scene)}`;
}

function look(card: Card, place: number, { said, choosing }: Model, deal: Deal, scene: Scene): Look {
  const { state, viewer } = deal;
  if (state.turn === viewer && pickingIn(state)) return { chosen: choosing.picked.includes(place) };
  if (said?.what !== "refused") return {};
  const { verdict, place: at } = said;
  const refused = verdict.card === card && (at === undefined || at === place);
  const proof = beats(verdict) ? verdict.evidence.slice(1) : verdict.evidence;
  const lit = proof.includes(card);
  const tag = lit
    ? scene.text.words(verdict.reason === "must-overtake" ? "beats-it" : "led-suit-card")
    : undefined;
  const why = refused ? verdictOn(state, card, place) : undefined;
  const spoken = why ? scene.text.words("illegal-because", { reason: reasonWords(why, scene) }) : tag;
  return { refused, lit, tag, said: spoken };
}

/** Between two persons: nobody's cards are seen before the next one says that it is he. */
function covered(match: Match, { state }: Deal, skipping: boolean, { text }: Scene, send: Send) {
  if (state.turn === null || skipping || isBot(match, state.turn)) return nothing;
  const seat = seatName(state.turn);
  return html`<div class="k-cover"><p class="k-label">${text.words("match-hand-over", { seat })}</p><button type="button" class="k-button k-main" data-key="show" data-next @click=${() => send({ do: "show" })}>${text.words("match-show", { seat })}</button></div>`;
}

// -- What can be done ----------------------------------------------------------------------------

function controls(model: Model, match: Match, deal: Deal, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { state } = deal;
  const button = (key: string, label: string, intent: Intent, main = false) =>
    html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} ?data-next=${main} @click=${() => send(intent)}>${label}</button>`;
  const going = goOn(model);
  const over = state.turn === null;
  const moves = model.skipping ? nothing : moveControls(state, model.choosing, false, scene, send as never);
  const asked = deal.whys.some(Boolean) && !over;
  const people = match.setup.players.filter(
    (player, seat) => player === "person" && (state.in ?? deal.seats).includes(seat),
  );
  const skips = !over && !model.skipping && people.length < 2;
  return html`${moves}<div class="k-controls">
${going && going.do !== "show" ? button(going.do, text.words(`match-${going.do}`), going, true) : nothing}
${over && match.standing.over ? button("again", text.words("match-new-match"), { do: "leave" }, true) : nothing}
${asked ? button("why", text.words("match-why"), { do: "why" }) : nothing}
${state.tricks.length ? button("last", text.words("match-last"), { do: "say", what: "last" }) : nothing}
${skips ? button("skip", text.words("match-skip"), { do: "skip" }) : nothing}
</div>`;
}
