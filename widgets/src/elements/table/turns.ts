/** Whose turn it is, and what lets the play go on. */
import type { Intent, Match, Model } from "./model.ts";

/** Whether a bot is on turn. */
export const isBot = ({ setup }: Match, turn: number | null): boolean =>
  turn !== null && setup.players[turn] !== "person";

/** Whether several persons play on this device. */
export const isShared = ({ setup }: Match): boolean =>
  setup.players.filter((player) => player === "person").length > 1;

/** What going on means now. */
export function goOn({ deal, match, paused, skipping }: Model): Intent | null {
  if (!deal || !match) return null;
  const { turn } = deal.state;
  if (turn === null) return match.standing.over ? null : { do: "next" };
  if (match.setup.players[turn] === "person") return deal.viewer === turn || skipping ? null : { do: "show" };
  return paused ? { do: "go" } : null;
}
