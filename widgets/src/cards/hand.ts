/** A hand of cards to choose from: buttons in the tab order, each with a spoken name. */
import { html, nothing, type TemplateResult } from "lit-html";
import { type Card, suitOf } from "../card.ts";
import { cardClass, face, type Style } from "./faces.ts";
import { cardsOf } from "./packs.ts";

/** How one card of a hand looks. All marks have a shape or a word beside their colour. */
export interface Look {
  /** Tried and refused: it stays in the hand, raised, with a cross. */
  refused?: boolean;
  /** Part of the proof: lit. */
  lit?: boolean;
  /** Known to be legal (true) or not (false), where that is shown. */
  legal?: boolean | undefined;
  /** Chosen, where several can be. */
  chosen?: boolean | undefined;
  /** A word on a tag above the card. */
  tag?: string | undefined;
  /** What is said after the card's name. */
  said?: string | undefined;
}

/** More cards than this stand closer together. */
const MANY = 8;

/**
 * The hand `cards`; `choose` is called with a card and its place when it is pressed, null makes the hand a picture.
 * A card is known by its place, for a pack may have it twice.
 */
export function hand(
  label: string,
  cards: readonly Card[],
  look: (card: Card, place: number) => Look,
  choose: ((card: Card, place: number) => void) | null,
  style: Style,
): TemplateResult {
  const drawn = (place: number) => {
    const card = cards[place] ?? "";
    return held(card, keyOf(cards, place), look(card, place), choose && (() => choose(card, place)), style);
  };
  return html`<div class=${`k-hand ${cards.length > MANY ? "k-full" : ""}`} role="group" aria-label=${label} @keydown=${walk}>${orderOf(cards).map((place) => drawn(place))}</div>`;
}

/** The places in the order in which they are drawn: many cards are sorted, few stay as they came. */
function orderOf(cards: readonly Card[]): number[] {
  const places = cards.map((_, place) => place);
  if (cards.length <= MANY) return places;
  const sorted = cardsOf(suitOf(cards[0] ?? "") ? "standard" : "kille");
  const rank = (place: number) => sorted.indexOf(cards[place] ?? "");
  return places.sort((a, b) => rank(a) - rank(b));
}

/** The key of a card: its code, and for the second of its kind a mark. */
const keyOf = (cards: readonly Card[], place: number) =>
  `hand-${cards[place]}${cards.indexOf(cards[place] ?? "") < place ? "+" : ""}`;

function held(
  card: Card,
  key: string,
  look: Look,
  choose: (() => void) | null,
  style: Style,
): TemplateResult {
  const marks = [
    look.refused ? "k-refused" : "",
    look.lit ? "k-lit" : "",
    look.legal === true ? "k-legal" : "",
    look.legal === false ? "k-illegal" : "",
  ];
  const names = `${cardClass(card)} ${marks.filter(Boolean).join(" ")}`;
  const label = [style.text.card(card), look.said].filter(Boolean).join(", ");
  const inside = html`${face(card, style)}${look.tag ? html`<span class="k-tag" data-tag=${look.tag} aria-hidden="true"></span>` : nothing}${look.refused ? html`<span class="k-cross" aria-hidden="true"></span>` : nothing}${look.legal ? html`<span class="k-tick" aria-hidden="true"></span>` : nothing}`;
  if (!choose)
    return html`<span class=${`${names} ${look.chosen ? "k-chosen" : ""}`} role="img" aria-label=${label} translate="no">${inside}</span>`;
  const pressed = look.chosen === undefined ? nothing : String(look.chosen);
  return html`<button type="button" class=${names} data-key=${key} aria-label=${label} aria-pressed=${pressed} translate="no" @click=${choose}>${inside}</button>`;
}

/** The arrow keys go from card to card; Tab does too. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const { currentTarget, target } = event;
  if (!step || !(currentTarget instanceof Element) || !(target instanceof Element)) return;
  const cards = [...currentTarget.querySelectorAll("button")];
  const next = cards[cards.indexOf(target as HTMLButtonElement) + step];
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
