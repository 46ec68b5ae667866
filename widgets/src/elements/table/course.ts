/** The course of a match: its deals, what is done in them, and what they bring, all by questions to the engine. */
import { type Ask, Refusal, type Request } from "../../runtime/door.ts";
import { type Replay, replay } from "../replies.ts";
import type { Deal, Left, Match, Progress } from "./model.ts";
import { inMatch, offered, unseen } from "./seen.ts";
import { rulesOf, type Setup } from "./setup.ts";

/** A number for a seed, from the machine's own chance. */
export function chance(below = 2 ** 31): number {
  const [some = 0] = crypto.getRandomValues(new Uint32Array(1));
  return some % below;
}

/** Where a match stands after some deals. */
export function askStanding(
  game: string,
  setup: Setup,
  dealer: number,
  results: readonly unknown[],
  ask: Ask,
): Promise<Progress> {
  const players = setup.players.length;
  return ask<Progress>({ ask: "match", game, rules: rulesOf(game, setup), players, dealer, results });
}

/** A match before its first deal. */
export async function beginMatch(game: string, setup: Setup, dealer: number, ask: Ask): Promise<Match> {
  return { game, setup, dealer, results: [], standing: await askStanding(game, setup, dealer, [], ask) };
}

/** The next deal of a match that isn't over. */
export async function dealNext(match: Match, seed: number, ask: Ask): Promise<Deal> {
  const { game, setup } = match;
  const { next } = match.standing;
  if (!next) throw new Error("the match is over");
  const { seats, ...before } = next;
  const asked: Request = { ask: "replay", game, rules: rulesOf(game, setup), ...before, seed, actions: [] };
  const { start, length } = await ask<Replay>(asked);
  const deal = { start, length, seed, seats, dealer: match.standing.dealer, played: [], whys: [] };
  return seeDeal(deal, match, viewerAtFirst(match, seats), ask);
}

/** The one person who plays, who sees his cards all the time; nobody where the device goes round. */
export function viewerAtFirst({ setup }: Match, seats: readonly number[]): number | null {
  const persons = seats.filter((seat) => setup.players[seat] === "person");
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** A deal that was left, as far as the engine takes it. */
export function reopen(deal: Left["deal"], match: Match, ask: Ask): Promise<Deal> {
  return seeDeal(deal, match, viewerAtFirst(match, deal.seats), ask);
}

/** The deal as the viewer sees it now. Nothing else of what the engine knows is taken from it. */
export async function seeDeal(
  deal: Omit<Deal, "state" | "viewer">,
  match: Match,
  viewer: number | null,
  ask: Ask,
): Promise<Deal> {
  const seat = viewer === null ? 0 : deal.seats.indexOf(viewer);
  const seen = await ask<Replay>({ ...replay(deal.start, deal.played), seat });
  return { ...deal, viewer, state: framed(seen, deal, match, viewer) };
}

/** What is not said to a seat, because it is the same all through. */
function framed(
  seen: Replay,
  { start, played, seats, length }: Pick<Deal, "start" | "seats" | "played" | "length">,
  { game, setup }: Match,
  viewer: number | null,
): Replay {
  const rules = rulesOf(game, setup);
  const all = { ...seen, game, rules, form: setup.form, length, start, played, line: start };
  const state = inMatch(all, seats, setup.players.length);
  if (viewer === null) return unseen(state);
  return { ...state, moves: offered(seen.moves, seats.indexOf(viewer), state.turn === viewer) };
}

/** The deal after one more action, which `why` explains where a bot did it. Rejects what isn't allowed. */
export async function act(
  deal: Deal,
  match: Match,
  action: string,
  why: string | null,
  ask: Ask,
): Promise<Deal> {
  const played = [...deal.played, action];
  const next = { ...deal, played, whys: [...deal.whys, why] };
  try {
    return await seeDeal(next, match, deal.viewer, ask);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "missing-field" && error.at.startsWith("decks/")))
      throw error;
    // The cards are dealt anew: from here on the line of the deal's beginning has both packs.
    const { start } = await ask<Replay>(replay(deal.start, played, deal.seed));
    return seeDeal({ ...next, start }, match, deal.viewer, ask);
  }
}

/** How far the seeds of two choices are apart. */
const APART = 7919;

/** What a bot does, and why: it is told what its seat can see, and no more. */
export async function askBot(
  { start, played, seats, seed }: Deal,
  seat: number,
  level: number,
  ask: Ask,
): Promise<{ action: string; reason: string }> {
  const asked = { ...replay(start, played), ask: "bot", seat: seats.indexOf(seat), level };
  return ask({ ...asked, seed: (seed + APART * played.length) % 2 ** 31 });
}

/** The match with the deal that is over. */
export async function settle(match: Match, { state }: Deal, ask: Ask): Promise<Match> {
  const { game, setup, dealer } = match;
  const results = [...match.results, state.for_match];
  return { ...match, results, standing: await askStanding(game, setup, dealer, results, ask) };
}
