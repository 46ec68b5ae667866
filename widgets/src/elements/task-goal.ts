/** Whether a task's goal is reached: read off the engine's replies, which say who won and what may be played. */
import { seatName } from "../cards/position.ts";
import type { Replay } from "./replies.ts";
import type { Spec } from "./task-model.ts";

/**
 * `any`: whatever may be done. `play`: one of the actions `among`. `find-all`: every card that may be played, marked.
 * `who-wins`: the seat that won the last trick, or the deal where it is over. `win-trick`, `lose-trick`: the trick on
 * the table, or else the next one. `win-deal`: the deal. `net`: at least so many points or chips from it.
 * `worth`: what a deal brings, as a number.
 */
export type Goal =
  | "any"
  | "play"
  | "find-all"
  | "who-wins"
  | "win-trick"
  | "lose-trick"
  | "win-deal"
  | "net"
  | "worth";

export type Outcome = "open" | "reached" | "missed";

/** What has come of a task, played from `home` to `state`. Marking and naming are judged where they are done. */
export function outcomeOf(spec: Spec, home: Replay, state: Replay): Outcome {
  const { goal, you = -1 } = spec;
  const first = state.played[home.played.length];
  const judge = (reached: boolean | undefined): Outcome =>
    reached === undefined ? "open" : reached ? "reached" : "missed";
  switch (goal) {
    case "any":
      return first === undefined ? "open" : "reached";
    case "play":
      return judge(first === undefined ? undefined : spec.among?.map(unordered).includes(unordered(first)));
    case "win-trick":
    case "lose-trick": {
      const winner = state.tricks[home.tricks.length]?.winner;
      return judge(winner === undefined ? undefined : (winner === you) === (goal === "win-trick"));
    }
    case "win-deal":
      return judge(state.result?.winners.includes(you));
    case "net":
      return judge(state.result ? (state.result.net?.[you] ?? 0) >= (spec.least ?? 1) : undefined);
    default:
      return "open";
  }
}

/** An action with the cards in it in an order that is always the same. */
const unordered = (action: string): string => action.split(/[: ]/).sort().join(" ");

/** Who won: the deal where it is over, else its last trick. */
export const winners = ({ result, tricks }: Replay): number[] =>
  result?.winners ?? tricks.slice(-1).map(({ winner }) => winner);

/** What the seat on turn does, if it is not the reader's: what it likes best of what it may, else the first of that. */
export function answerOf({ others, you }: Spec, state: Replay): string | null {
  const { turn, actions, hands } = state;
  if (turn === null || turn === you) return null;
  const liked = others?.[seatName(turn)] ?? [];
  const may = liked.find((action) => actions.includes(action) || state.phase === "bury");
  return may ?? (hands[turn] === null ? null : (actions[0] ?? null));
}
