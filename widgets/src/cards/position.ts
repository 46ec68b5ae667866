/** What lies on a table, and where in it a card is found: by its place, for some packs have every card twice. */
import type { Card } from "../card.ts";

export interface Trick {
  leader: number;
  cards: Card[];
  winner: number;
}

/** What a table shows: part of every replay, and the position of a question. */
export interface Position {
  hands: (Card[] | null)[];
  leader: number;
  trick: Card[];
  tricks: Trick[];
  turn: number | null;
  /** The seats still in play; all of them where it isn't said. */
  in?: number[];
  /** What is due, where it isn't only cards. */
  phase?: string;
  /** Of how many tricks a whole deal is. */
  length?: number;
  /** The last word of each seat, while they speak. */
  said?: (string | null)[] | null;
  /** The chips that each seat has put in. */
  paid?: number[] | null;
  /** How many tricks each seat has won. */
  taken?: number[];
}

/** So many tricks at most are shown as a history; in longer deals it is the latest trick alone. */
const SHORT = 5;

/** Whether a deal is so long that its tricks are counted, not shown. */
export const isLong = ({ length = SHORT }: Pick<Position, "length">) => length > SHORT;

const LETTERS = "ABCDEFGHIJ";
/** The name of a seat: A for the first. */
export const seatName = (seat: number) => LETTERS[seat] ?? "?";

/** Whether a seat still plays. */
export const plays = (position: Position, seat: number) => position.in?.includes(seat) ?? true;

/** Which card of a trick a seat has played: none where it has yet to, or doesn't play. */
export function placeIn(position: Position, leader: number, seat: number): number | null {
  if (!plays(position, seat)) return null;
  const order = position.hands.map((_, index) => (leader + index) % position.hands.length);
  return order.filter((other) => plays(position, other)).indexOf(seat);
}

/** The card that won a trick. */
export function winningCard(position: Position, { leader, cards, winner }: Trick): Card {
  return cards[placeIn(position, leader, winner) ?? 0] ?? "";
}
