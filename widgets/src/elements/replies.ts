/** What the engine replies to the widgets: verdicts, replays, lessons, questions, games. */
import type { Card } from "../card.ts";
import type { Position } from "../cards/position.ts";
import type { Request } from "../runtime/door.ts";
import type { Fact } from "../text.ts";

/** Why an action is legal or not: a card's code, or a word such as `knock` or `bet:3`. */
export interface Verdict {
  card: string;
  legal: boolean;
  reason: string;
  evidence: Card[];
  rule: string | null;
  /** The facts of the case, by the names that the sentences use. */
  args: Record<string, Fact>;
}

export interface Rules {
  profile: string;
  [name: string]: unknown;
}

/** What makes a position's page: a form of a game. */
export interface Form {
  game: string;
  rules: Rules;
  /** Its name among those that the engine tells apart. */
  form: string;
}

/** What a player may do or try, as the engine describes it for a control to be drawn. */
export type Move =
  /** Actions to choose from, and those of them that may be done. */
  | {
      kind: "card" | "word" | "contract" | "redeal" | "misdeal" | "forgotten-discard";
      actions: string[];
      legal: string[];
    }
  /** So many chips at least, and at most where there is a limit. */
  | { kind: "bet"; least: number; most: number | null; call: number }
  /** So many cards of these, no more and no fewer. */
  | { kind: "bury"; count: number; from: Card[] | null }
  /** So many cards of these at most. */
  | { kind: "exchange"; most: number; from: Card[] | null };

export interface Result {
  winners: number[];
  by: string;
  pot: number;
  carried: number;
  net: number[] | null;
}

/** Where a match stands: wins, or what was gained and lost, of each seat. */
export interface Standing {
  over: boolean;
  winners: number[];
  wins: number[] | null;
  net: number[] | null;
  /** How many deals were played. */
  deal: number;
  dealer: number;
  forehand: number;
  /** The contracts that each has announced, where there are contracts. */
  used: string[][] | null;
  /** Who is level, where one more hand decides. */
  tiebreak: number[] | null;
}

export interface Replay extends Position, Form {
  phase: string;
  length: number;
  moves: Move[];
  exposed: Card[] | null;
  turnup: Card | null;
  contract: string | null;
  trump: string | null;
  pot: number;
  used?: string[];
  actions: string[];
  verdicts: Verdict[];
  result: Result | null;
  /** How many cards each seat holds, whoever sees them. */
  held?: number[];
  /** The result as a match takes it, once there is one. */
  for_match?: unknown;
  line: string;
  start: string;
  played: string[];
}

export interface Step {
  action: string | null;
  /** The verdict on the action, whatever its kind. */
  verdict?: Verdict | null;
  state: Replay;
}

export interface Lesson {
  lesson: string;
  rules: Rules;
  steps: Step[];
}

/** What is asked for: cards and words of which several can be right, a seat, or a number. */
export type Asks =
  | "legal-cards"
  | "legal-words"
  | "trick-winner"
  | "next-leader"
  | "first-leader"
  | "deal-winner"
  | "takes-at-once"
  | "score"
  | "chips"
  | "most-cards";

/** A card, a word, a seat or a number. */
export type Choice = string | number;

/** The position that a question is about, with whatever is to be known of the deal around it. */
export interface Asked extends Position {
  trump?: string | null;
  contract?: string;
  dealer?: number;
  forehand?: number;
  winner?: number;
  /** The seat asked about. */
  seat?: number;
  said?: (string | null)[];
  bets?: number[] | null;
  exposed?: Card[];
  used?: string[];
  won?: number[];
  taken?: number[];
  quotas?: number[];
  ante?: number;
  misdeals?: number;
  pot?: number;
  stock?: number;
}

export interface Question extends Form {
  concept: string;
  level: number;
  seed: number;
  asks: Asks;
  position: Asked;
  choices: Choice[];
  answer: Choice[];
  verdicts: Verdict[];
  look: Card[];
  rule: string;
}

export interface Game {
  profiles: Record<string, { form: string; concepts: string[] }>;
}

/**
 * The request for a position by its line, with more actions after it. The `seed` shuffles what has to be dealt
 * later, after a misdeal.
 */
export const replay = (line: string, actions: readonly string[] = [], seed?: number): Request => ({
  ask: "replay",
  line,
  actions,
  ...(seed === undefined ? {} : { seed }),
});

/** The verdict on a card of the seat on turn, by its place in the hand, for a pack may have it twice. */
export function verdictOn(
  { verdicts }: Pick<Replay, "verdicts">,
  card: Card,
  place = -1,
): Verdict | undefined {
  const there = verdicts[place];
  return there?.card === card ? there : verdicts.find((verdict) => verdict.card === card);
}
