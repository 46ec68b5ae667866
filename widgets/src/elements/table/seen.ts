/** What a seat sees of a deal, in the seats of the match: some of them may not be in this deal. */
import type { Trick } from "../../cards/position.ts";
import type { Move, Replay, Result } from "../replies.ts";

/** The reply in the seats of a match of so many `players`; `seats` are those of the deal. */
export function inMatch(reply: Replay, seats: readonly number[], players: number): Replay {
  if (seats.length === players) return reply;
  const at = (seat: number) => seats[seat] ?? seat;
  const spread = <T>(list: T[], none: T): T[] =>
    Array.from({ length: players }, (_, seat) => list[seats.indexOf(seat)] ?? none);
  const trick = (one: Trick): Trick => ({ ...one, leader: at(one.leader), winner: at(one.winner) });
  const result = (one: Result): Result => ({
    ...one,
    winners: one.winners.map(at),
    net: one.net && spread(one.net, 0),
  });
  return {
    ...reply,
    turn: reply.turn === null ? null : at(reply.turn),
    in: (reply.in ?? []).map(at),
    leader: at(reply.leader),
    tricks: reply.tricks.map(trick),
    hands: spread(reply.hands, null),
    ...(reply.said ? { said: spread(reply.said, null) } : {}),
    ...(reply.paid ? { paid: spread(reply.paid, 0) } : {}),
    ...(reply.taken ? { taken: spread(reply.taken, 0) } : {}),
    ...(reply.held ? { held: spread(reply.held, 0) } : {}),
    result: reply.result && result(reply.result),
  };
}

/** The same with nothing of what any seat holds, nor of what it may do with that. */
export const unseen = (state: Replay): Replay => ({
  ...state,
  hands: state.hands.map(() => null),
  moves: [],
  verdicts: [],
  actions: [],
});

/**
 * What the viewer can do: what only happens by mistake at a real table isn't offered, and nobody asks for better
 * cards for somebody else. `seat` is the viewer's in the deal.
 */
export function offered(moves: readonly Move[], seat: number, turn: boolean): Move[] {
  return moves.flatMap((move): Move[] => {
    if (move.kind === "misdeal" || move.kind === "forgotten-discard") return [];
    if (move.kind !== "redeal") return turn ? [move] : [];
    const answers = (action: string) => turn && !action.startsWith("redeal:ask");
    const legal = move.legal.filter((action) => action === `redeal:ask:${seat}` || answers(action));
    return legal.length ? [{ ...move, actions: legal, legal }] : [];
  });
}

/** An action of a deal as it is told in the match: it may name a seat. */
export function toldIn(action: string, seats: readonly number[]): string {
  const asks = /^redeal:ask:(\d+)$/.exec(action);
  return asks ? `redeal:ask:${seats[Number(asks[1])] ?? asks[1]}` : action;
}
