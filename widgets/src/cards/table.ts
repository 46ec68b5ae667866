/** The table: each seat with the cards it has played, overlapped so that the whole history shows (F11). */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Card } from "../card.ts";
import { disc } from "./chips.ts";
import { cardClass, face, type Style } from "./faces.ts";
import { isLong, type Position, placeIn, plays, seatName } from "./position.ts";

/** What to point at on the table. */
export interface Marks {
  /** Cards that prove something: they are lit where they lie in the latest trick. */
  lit?: Card[];
  /** The one card to beat: it is lit and says so. */
  beat?: Card | undefined;
  /** The seat that the reader plays. */
  you?: number | undefined;
  /** Whether the winner of the latest trick is kept back: that is what is asked. */
  asked?: boolean;
  /** The seats in the order in which they are drawn; from the first on where it isn't said. */
  order?: readonly number[];
  /** What else is to be seen of a seat, below its name. */
  more?: (seat: number) => TemplateResult;
}

interface Laid {
  card: Card;
  won: boolean;
  /** Of the latest trick: the one being played, or the last one if none is. */
  latest: boolean;
  past: boolean;
}

/** The cards that a seat has laid down, oldest first. */
function laid(position: Position, seat: number): Laid[] {
  const { tricks, trick, leader } = position;
  const latest = trick.length ? -1 : tricks.length - 1;
  const past = tricks.flatMap(({ leader, cards, winner }, index) => {
    if (isLong(position) && index !== latest) return [];
    const card = cards[placeIn(position, leader, seat) ?? cards.length];
    return card ? [{ card, won: winner === seat, latest: index === latest, past: true }] : [];
  });
  const now = trick[placeIn(position, leader, seat) ?? trick.length];
  return now ? [...past, { card: now, won: false, latest: true, past: false }] : past;
}

/** The seat whose card in the trick is the one to beat: of equal cards the later one. */
function seatToBeat(position: Position, beat: Card | undefined): number | null {
  const place = beat === undefined ? -1 : position.trick.lastIndexOf(beat);
  if (place < 0) return null;
  return position.hands.findIndex((_, seat) => placeIn(position, position.leader, seat) === place);
}

/** All seats in order with their cards; the one on turn is marked, and those who have passed. */
export function seats(position: Position, marks: Marks, style: Style): TemplateResult {
  const wide = position.hands.length > 5 ? "k-many" : "";
  const order = marks.order ?? position.hands.keys();
  return html`<ol class=${`k-seats ${wide}`}>${[...order].map((seat) => seatOf(position, seat, marks, style))}</ol>`;
}

function seatOf(position: Position, seat: number, marks: Marks, style: Style): TemplateResult {
  const { text } = style;
  const turn = position.turn === seat;
  const out = !plays(position, seat);
  const cards = laid(position, seat);
  const letter = html`<span translate="no">${seatName(seat)}</span>`;
  const name = seat === marks.you ? text.words("seat-you", { seat: seatName(seat) }) : letter;
  const playing = position.turn !== null && (position.phase ?? "play") === "play";
  const open = playing && (position.trick.length > 0 || !position.tricks.length);
  const waiting = open && !out && !cards.some((card) => !card.past);
  const beaten = seatToBeat(position, marks.beat) === seat;
  return html`<li class=${`k-seat ${out ? "k-out" : ""}`} aria-current=${turn ? "true" : "false"}><span class="k-name">${name}${turn ? html`<span class="k-hidden"> ${text.words("on-turn")}</span>` : nothing}${out ? html` · ${text.words("seat-out")}` : nothing}</span>${marks.more?.(seat) ?? nothing}${beside(position, seat, style)}<span class="k-laid">${cards.map((card) => played(card, beaten && !card.past, marks, style))}${waiting ? html`<span class="k-card k-slot" aria-hidden="true">${turn ? "?" : ""}</span>` : nothing}</span></li>`;
}

/** What is beside a seat's name: what it has said, its chips, and the tricks that are not shown. */
function beside(position: Position, seat: number, style: Style): TemplateResult | typeof nothing {
  const { text } = style;
  const [word = "", chips] = (position.said?.[seat] ?? "").split(":");
  const paid = position.paid?.[seat] ?? 0;
  const taken = isLong(position) && position.tricks.length ? (position.taken?.[seat] ?? 0) : null;
  if (!word && !paid && taken === null) return nothing;
  const said =
    word && plays(position, seat) ? text.words("seat-said", { word, chips: Number(chips) || 0 }) : "";
  return html`<span class="k-beside">${said ? html`<span class="k-word-said">${said}</span>` : nothing}${paid ? disc(paid, text.words("seat-paid", { chips: paid }), style) : nothing}${taken === null ? nothing : html`<span>${text.words("seat-taken", { count: taken })}</span>`}</span>`;
}

function played(
  { card, won: taken, past, latest }: Laid,
  beat: boolean,
  marks: Marks,
  style: Style,
): TemplateResult {
  const { text } = style;
  const won = taken && !(latest && marks.asked);
  const lit = beat || (latest && card !== marks.beat && marks.lit?.includes(card));
  const said = [text.card(card), won ? text.words("won-trick") : "", beat ? text.words("to-beat") : ""];
  return html`<span class=${`${cardClass(card)} ${lit ? "k-lit" : ""} ${past && !latest ? "k-past" : ""}`} role="img" aria-label=${said.filter(Boolean).join(", ")} translate="no">${face(card, style)}${beat ? html`<span class="k-tag" data-tag=${text.words("to-beat")} aria-hidden="true"></span>` : nothing}${won ? html`<span class="k-star" aria-hidden="true"></span>` : nothing}</span>`;
}
