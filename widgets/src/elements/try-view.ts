/** The view of <kort-try>: table, hand, verdict and controls. */
import { html, nothing, type TemplateResult } from "lit-html";
import { type Card, isCard } from "../card.ts";
import { sentence } from "../cards/faces.ts";
import { hand, type Look } from "../cards/hand.ts";
import { pack } from "../cards/pack.ts";
import { seatName } from "../cards/position.ts";
import { seats } from "../cards/table.ts";
import { typed, Unreadable } from "../cards/typed.ts";
import { packOf, pageOf } from "../pages.ts";
import type { Part } from "../text.ts";
import { actionName, toldParts } from "./actions.ts";
import { around } from "./around.ts";
import { heard } from "./heard.ts";
import { type Choosing, moveControls, pickingIn } from "./moves.ts";
import { notice } from "./notice.ts";
import { type Replay, verdictOn } from "./replies.ts";
import {
  ended,
  reason,
  reasonWords,
  refusal,
  refusedTitle,
  ruleLink,
  stage,
  trickWon,
  verdictBox,
} from "./sentences.ts";
import { type Intent, type Model, type Said, taken } from "./try-model.ts";
import type { Scene } from "./widget.ts";

type Send = (intent: Intent) => void;

export function tryView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { state, spec, draft, editor } = model;
  const { text } = scene;
  const refused = model.said?.what === "refused" ? model.said.verdict : null;
  const proof = refused?.evidence ?? [];
  const beat = refused ? toBeat(refused.reason, proof) : model.shown ? standing(state) : undefined;
  const marks = { lit: proof, beat, you: spec.you };
  return html`<div class="k-table" role="group" aria-label=${text.words("table")}>
<div class="k-bar"><p>${stage(state, scene)}</p><p class="k-turn">${turn(model, scene)}</p></div>
${around(state, scene)}
${seats(state, marks, scene)}
${draft ? nothing : inHand(model, scene, send)}
${heard(said(model, scene, send), alarming(model.said), model.times)}
${notice(scene)}
${draft && editor ? editor.editor(draft, model.times, scene, send) : model.opening ? waiting(scene, send) : controls(model, scene, send)}
</div>`;
}

function turn({ state, spec }: Model, { text }: Scene): string {
  if (state.turn === null) return text.words("play-over");
  const seat = seatName(state.turn);
  const playing = state.phase === "play";
  return text.words(
    state.turn === spec.you ? (playing ? "your-turn" : "your-say") : playing ? "turn-of" : "say-of",
    { seat },
  );
}

/** The card that the reasons in `state` speak of beating. */
function standing(state: Replay): Card | undefined {
  return state.verdicts.map(({ reason, evidence }) => toBeat(reason, evidence)).find(Boolean);
}

const beats = (reason: string) => /(overtake|head)$/.test(reason);
const toBeat = (reason: string, evidence: Card[]) => (beats(reason) ? evidence[0] : undefined);
/** The cards of the hand that a reason speaks of. */
const held = (reason: string, evidence: Card[]) => (beats(reason) ? evidence.slice(1) : evidence);

// -- The hand ------------------------------------------------------------------------------------

function inHand(model: Model, scene: Scene, send: Send) {
  const { state, spec } = model;
  const { text } = scene;
  if (state.turn === null) return nothing;
  const seat = seatName(state.turn);
  const picks = pickingIn(state) !== undefined;
  const tap = (card: Card, place?: number) =>
    picks && place !== undefined
      ? send({ do: "pick", place })
      : send({ do: "tap", card, ...(place === undefined ? {} : { place }) });
  const cards = state.hands[state.turn];
  if (cards && !cards.length) return nothing;
  if (!cards && model.opening) return nothing;
  if (!cards && state.phase !== "play") return nothing;
  if (!cards) {
    const label = text.words("supply-card", { seat });
    return html`<p class="k-ask">${label}</p>${pack(
      packOf(state.game),
      label,
      (card) => state.actions.includes(card),
      () => false,
      (card) => tap(card),
      scene,
    )}`;
  }
  const label = state.turn === spec.you ? text.words("your-hand") : text.words("hand-of", { seat });
  return html`<p class="k-label" aria-hidden="true">${label}</p>${hand(label, cards, (card, place) => look(card, place, model, scene), model.opening ? null : tap, scene)}`;
}

function look(card: Card, place: number, { state, said, shown, choosing }: Model, scene: Scene): Look {
  if (pickingIn(state)) return { chosen: choosing.picked.includes(place) };
  const verdict = verdictOn(state, card, place);
  const refusal = said?.what === "refused" ? said.verdict : null;
  const at = said?.what === "refused" ? said.place : undefined;
  const refused = refusal?.card === card && (at === undefined || at === place);
  const lit = refusal ? held(refusal.reason, refusal.evidence).includes(card) : false;
  const tag = !lit
    ? undefined
    : scene.text.words(refusal?.reason === "must-overtake" ? "beats-it" : "led-suit-card");
  if (!verdict || !(shown || refused)) return { refused, lit, tag, said: tag };
  const words = reasonWords(verdict, scene);
  const spoken = scene.text.words(verdict.legal ? "legal-because" : "illegal-because", { reason: words });
  return {
    refused,
    lit,
    tag,
    legal: shown ? verdict.legal : undefined,
    said: tag ? `${tag}, ${spoken}` : spoken,
  };
}

// -- What is said --------------------------------------------------------------------------------

/** While a position is on its way: the page's own can be had instead. */
function waiting({ text }: Scene, send: Send): TemplateResult {
  return html`<div class="k-controls"><button type="button" class="k-button" data-key="fresh" @click=${() => send({ do: "fresh" })}>${text.words("fresh")}</button></div>`;
}

const alarming = (said: Said | null) =>
  said?.what === "refused" || said?.what === "broken" || said?.what === "unreadable";

function said(model: Model, scene: Scene, send: Send): TemplateResult {
  const { state, said } = model;
  const { text } = scene;
  const box = (tone: "yes" | "no" | "plain", title: Part[], body: Parameters<typeof verdictBox>[2] = []) =>
    verdictBox(tone, title, body, scene);
  if (said === null && (!scene.alive || model.opening)) return box("plain", ["\u00a0"]); // No promise yet.
  if (said === null && state.result) {
    const [how = text.parts("play-over"), ...more] = ended(state, scene);
    return box("plain", how, more);
  }
  if (said === null) return box("plain", text.parts(model.draft ? "edit-prompt" : prompt(state)));
  switch (said.what) {
    case "refused": {
      const { verdict } = said;
      return box("no", refusedTitle(verdict, scene), [reason(verdict, scene), ruleLink(verdict.rule, scene)]);
    }
    case "played": {
      const { verdict, seat } = said;
      return box("yes", toldParts(verdict.card, seat, text), [
        ...(verdict.reason ? [reason(verdict, scene)] : []),
        ruleLink(verdict.rule, scene),
        ...ending(state, said.tricks, scene),
        ...(pickingIn(state) ? [text.parts("try-pick")] : []),
      ]);
    }
    case "shared":
      return box("plain", text.parts(said.copied ? "link-copied" : "link-shown"), [
        html`<input class="k-link" type="text" readonly translate="no" aria-label=${text.words("link")} .value=${said.link}>`,
      ]);
    case "broken":
      return box("no", text.parts("link-broken"), [
        refusal(said.refusal, scene),
        text.parts("link-fresh"),
        html`<button type="button" class="k-button" data-key="fresh" @click=${() => send({ do: "fresh" })}>${text.words("fresh")}</button>`,
      ]);
    case "unreadable":
      return box("no", text.parts("error-unknown-card", { word: said.word }));
    case "status":
      return box("plain", [stage(state, scene)], [[turn(model, scene)]]);
    case "legal":
      return box("plain", legal(state, scene));
    case "last":
      return box("plain", last(state, scene));
    case "over":
      return box("plain", text.parts("play-over"));
  }
}

/** What is to be done next, where nothing has been yet. */
function prompt({ phase }: Replay): string {
  const prompts: Record<string, string> = {
    play: "try-prompt",
    bury: "try-pick",
    exchange: "try-pick",
    over: "play-over",
  };
  return prompts[phase] ?? "try-words";
}

/** Who won the trick, if one has just been finished, and how the deal ended, if it did. */
function ending(state: Replay, before: number, scene: Scene): Part[][] {
  const trick = state.tricks.length > before ? state.tricks.at(-1) : undefined;
  const won = trick ? [trickWon(trick, state, scene)] : [];
  if (state.result) return [...won, ...ended(state, scene)];
  return trick ? [...won, scene.text.parts("leads-next", { seat: seatName(trick.winner) })] : [];
}

/** What is allowed: cards by their names, words by theirs; what is described instead of listed has its limits. */
function legal(state: Replay, { text }: Scene): Part[] {
  if (state.turn === null) return text.parts("play-over");
  const cards = state.actions.filter(isCard);
  if (cards.length) return text.parts("may-play", { cards: { cards } });
  const words = state.moves.flatMap((move): string[] => {
    if (move.kind === "bet") return [actionName(`bet:${move.call}`, text)];
    if (move.kind === "bury") return [text.words("pick-bury", { picked: 0, count: move.count })];
    if (move.kind === "exchange") return [text.words("pick-exchange", { picked: 0, count: move.most })];
    return move.kind === "word" || move.kind === "contract" || move.kind === "redeal"
      ? move.legal.map((action) => actionName(action, text))
      : [];
  });
  return text.parts("may-say", { words: { list: words } });
}

function last(state: Replay, scene: Scene): Part[] {
  const trick = state.tricks.at(-1);
  return trick ? trickWon(trick, state, scene) : scene.text.parts("no-trick-yet");
}

// -- Controls ------------------------------------------------------------------------------------

function controls(model: Model, scene: Scene, send: Send): TemplateResult {
  const { state, said, shown } = model;
  const { text, root } = scene;
  const page = pageOf(state.game, state.form, "try");
  const button = (key: string, label: string, intent: Intent, off = false, main = false) =>
    html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} ?disabled=${off} @click=${() => send(intent)}>${label}</button>`;
  const share = () =>
    send({ do: "share", link: new URL(`${root}${page}?p=${state.line}`, document.baseURI).href });
  const cards = state.actions.filter(isCard);
  const [only] = said?.what === "refused" && state.phase === "play" && cards.length === 1 ? cards : [];
  const fresh = taken(model) === 0;
  return html`${model.opening ? nothing : moveControls(state, model.choosing, shown, scene, send)}<div class="k-controls">
${only ? html`<button type="button" class="k-button k-main" data-key="only" @click=${() => send({ do: "tap", card: only })}>${sentence(text.parts("play-only", { card: { card: only } }), scene)}</button>` : nothing}
${button("undo", text.words("undo"), { do: "undo" }, fresh)}
<button type="button" class="k-button" data-key="show" aria-pressed=${String(shown)} ?disabled=${state.turn === null} @click=${() => send({ do: "show" })}>${text.words(state.phase === "play" || state.turn === null ? "show-legal" : "show-allowed")}</button>
${button("restart", text.words("restart"), { do: "restart" }, fresh)}
${button("edit", text.words("edit"), { do: "edit", lang: text.lang })}
${page === null ? nothing : html`<button type="button" class="k-button" data-key="share" @click=${share}>${text.words("share")}</button>`}
</div>
${state.turn === null ? nothing : typing(model, scene, send)}`;
}

/** A field for those who would rather type a card than find it; or a word, or a number of chips. */
function typing({ state, choosing }: Model, { text }: Scene, send: Send): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem("card") as HTMLInputElement;
    const word = typedAction(input.value, state, text);
    if (word !== null) {
      send({ do: "act", action: word });
      input.value = "";
      return;
    }
    try {
      for (const card of typed(input.value, text.lang, packOf(state.game))) {
        const place = pickingIn(state) ? placeOf(card, state, choosing) : -1;
        send(place < 0 ? { do: "tap", card } : { do: "pick", place });
        if (!pickingIn(state)) break;
      }
      input.value = "";
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      send({ do: "unreadable", word: error.word });
    }
  };
  const saying = state.phase !== "play" && !pickingIn(state);
  const example = packOf(state.game) === "kille" ? "type-kille" : "type-example";
  const bet = state.moves.some(({ kind }) => kind === "bet");
  const label = saying ? (bet ? "type-bet" : "type-word") : "type-card";
  const go = saying ? "type-say" : pickingIn(state) ? "type-pick" : "type-go";
  return html`<form class="k-typing" @submit=${submit}><label><span>${text.words(label)}</span><input name="card" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" translate="no" data-key="type" placeholder=${saying ? "" : text.words(example)} size="6"></label><button class="k-button" data-key="type-go">${text.words(go)}</button></form>`;
}

/** The word or the number of chips that was typed, if one can be said now. */
function typedAction(input: string, { moves }: Replay, text: Scene["text"]): string | null {
  const typed = input.trim().toLocaleLowerCase(text.lang);
  const bet = moves.some(({ kind }) => kind === "bet");
  if (bet && /^\d{1,9}$/.test(typed)) return `bet:${Number(typed)}`;
  const words = moves.flatMap((move) => ("actions" in move && move.kind !== "card" ? move.actions : []));
  const named = words.filter((action) => !isCard(action));
  return named.find((action) => actionName(action, text).toLocaleLowerCase(text.lang) === typed) ?? null;
}

/** The place of a card in the hand on turn: of twins the first that isn't picked yet. */
function placeOf(card: Card, { hands, turn }: Replay, { picked }: Choosing): number {
  const hand = (turn === null ? null : hands[turn]) ?? [];
  const places = hand.flatMap((other, place) => (other === card ? [place] : []));
  return places.find((place) => !picked.includes(place)) ?? places[0] ?? -1;
}
