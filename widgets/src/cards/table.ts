/** The table: each seat with the cards it has played, overlapped so that the whole history shows (F11). */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Card, Position } from "../runtime/door.ts";
import { cardClass, face, type Style } from "./faces.ts";

const LETTERS = "ABCDEFGHIJ";
/** The name of a seat: A for the first. */
export const seatName = (seat: number) => LETTERS[seat] ?? "?";

/** What to point at on the table. */
export interface Marks {
  /** Cards that prove something: they are lit. */
  lit?: Card[];
  /** The one card to beat: it is lit and says so. */
  beat?: Card | undefined;
  /** The seat that the reader plays. */
  you?: number | undefined;
}

interface Laid {
  card: Card;
  won: boolean;
  past: boolean;
}

/** The cards that a seat has laid down, oldest first. */
function laid(position: Position, seat: number): Laid[] {
  const count = position.hands.length;
  const at = (leader: number) => (seat - leader + count) % count;
  const past = position.tricks.flatMap(({ leader, cards, winner }) => {
    const card = cards[at(leader)];
    return card ? [{ card, won: winner === seat, past: true }] : [];
  });
  const now = position.trick[at(position.leader)];
  return now ? [...past, { card: now, won: false, past: false }] : past;
}

/** Whether the latest trick is finished, so that its cards are still what everybody looks at. */
const fresh = (position: Position) => position.trick.length === 0;

/** All seats in order with their cards; the one on turn is marked. */
export function seats(position: Position, marks: Marks, style: Style): TemplateResult {
  const wide = position.hands.length > 5 ? "k-many" : "";
  return html`<ol class=${`k-seats ${wide}`}>${position.hands.map((_, seat) => seatOf(position, seat, marks, style))}</ol>`;
}

function seatOf(position: Position, seat: number, marks: Marks, style: Style): TemplateResult {
  const { text } = style;
  const turn = position.turn === seat;
  const cards = laid(position, seat);
  const name = seat === marks.you ? text.words("seat-you", { seat: seatName(seat) }) : seatName(seat);
  const open = position.turn !== null && (position.trick.length > 0 || !position.tricks.length);
  const waiting = open && !cards.some((card) => !card.past);
  return html`<li class="k-seat" aria-current=${turn ? "true" : "false"}><span class="k-name">${name}${turn ? html`<span class="k-hidden"> ${text.words("on-turn")}</span>` : nothing}</span><span class="k-laid">${cards.map((card, index) => played(card, index === cards.length - 1 && fresh(position), marks, style))}${waiting ? html`<span class="k-card k-slot" aria-hidden="true">${turn ? "?" : ""}</span>` : nothing}</span></li>`;
}

function played({ card, won, past }: Laid, latest: boolean, marks: Marks, style: Style): TemplateResult {
  const { text } = style;
  const beat = card === marks.beat;
  const lit = beat || marks.lit?.includes(card);
  const said = [text.card(card), won ? text.words("won-trick") : "", beat ? text.words("to-beat") : ""];
  return html`<span class=${`${cardClass(card)} ${lit ? "k-lit" : ""} ${past && !latest ? "k-past" : ""}`} role="img" aria-label=${said.filter(Boolean).join(", ")}>${face(card, style)}${beat ? html`<span class="k-tag" aria-hidden="true">${text.words("to-beat")}</span>` : nothing}${won ? html`<span class="k-star" aria-hidden="true">★</span>` : nothing}</span>`;
}
