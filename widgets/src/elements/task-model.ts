/** What <kort-task> is at any moment, and what can be done with it: one step of a course, a position with a goal. */

import { type Choosing, type MoveIntent, pickingIn } from "./moves.ts";
import type { Replay, Verdict } from "./replies.ts";
import type { Goal, Outcome } from "./task-goal.ts";
import type { Progress } from "./task-progress.ts";

/** What the page says of a task. `ask`, `done` and `miss` are prose, with cards in it. */
export interface Spec {
  line: string;
  /** The seat that the reader plays; none where the reader looks on. */
  you?: number;
  goal: Goal;
  /** What of the reader's actions leads to the goal, one after the other. */
  solution?: string[];
  /** For `play`: the actions of which one is asked for. */
  among?: string[];
  /** For `net`: what the deal must bring at least. */
  least?: number;
  /** For `worth`: what the engine is asked to score, whose share is asked for, and the numbers to choose from. */
  score?: Record<string, unknown>;
  seat?: number;
  choices?: number[];
  /** What the others do where there is a choice: by the letter of the seat, what they like best first. */
  others?: Record<string, string[]>;
  /** What is to be done. */
  ask: string;
  /** What there is to say once it is done, and where an allowed action misses it. */
  done?: string;
  miss?: string;
  /** The rule that a miss is told. */
  rule?: string;
  /** The steps of the course by the ids of their headings, and which of them this is: the build says so. */
  steps: string[];
  step: number;
}

export type Said =
  | { what: "refused"; verdict: Verdict; place: number | undefined }
  /** A move of the reader or of somebody else. */
  | { what: "moved"; seat: number; action: string; verdict: Verdict | null }
  /** Of the cards marked one may not be played, or so many are missing. */
  | { what: "marked"; verdict: Verdict }
  | { what: "missing"; count: number }
  | { what: "no-winner"; seat: number }
  | { what: "no-number" };

export interface Model {
  spec: Spec;
  /** The position as the page gives it, and as it is now. */
  home: Replay;
  state: Replay;
  outcome: Outcome;
  /** How much had been played before each move of the reader. */
  mine: number[];
  /** For `worth`: the number that is right. */
  worth: number | null;
  /** The cards that are marked: to be found, or to be buried; and chips to be put in. */
  choosing: Choosing;
  said: Said | null;
  /** How many things have been said. */
  times: number;
  progress: Progress;
}

export type Intent =
  | { do: "tap"; card: string; place?: number }
  | MoveIntent
  | { do: "seat"; seat: number }
  | { do: "number"; number: number }
  | { do: "check" | "answer" | "back" | "restart" | "erase" };

/** Whether cards are marked instead of played: where they are to be found, and where some are to be buried. */
export const marks = ({ spec, state }: Model): boolean =>
  spec.goal === "find-all" || (state.turn === spec.you && pickingIn(state) !== undefined);

/** The step's name: the id of its heading. */
export const nameOf = ({ steps, step }: Spec): string => steps[step] ?? "";
