/** The engine's door as the page sees it: requests, replies and the way to get from one to the other. */

/** A card's code, such as "QH". */
export type Card = string;

export type Request = { ask: string } & Record<string, unknown>;

/** Whoever answers requests: the engine at build time, inlined replies or Python in the browser. */
export type Ask = <T>(request: Request) => Promise<T>;

export interface Verdict {
  card: Card;
  legal: boolean;
  reason: string;
  evidence: Card[];
  rule: string | null;
}

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
}

export interface Replay extends Position {
  phase: string;
  actions: string[];
  verdicts: Verdict[];
  result: { winners: number[]; by: string } | null;
  line: string;
  start: string;
  played: string[];
  game: string;
  rules: { profile: string };
}

export interface Lesson {
  lesson: string;
  rules: { profile: string };
  steps: { action: Card | null; state: Replay }[];
}

export interface Question {
  game: string;
  concept: string;
  level: number;
  seed: number;
  rules: { profile: string };
  asks: "legal-cards" | "trick-winner" | "next-leader" | "deal-winner";
  position: Position & { trump?: string | null };
  choices: (Card | number)[];
  answer: (Card | number)[];
  verdicts: Verdict[];
  look: Card[];
  rule: string;
}

export interface Game {
  profiles: Record<string, { players: [number, number]; concepts: string[] }>;
}

/** The engine's refusal of a request, by code and place. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly at: string,
    readonly more: Partial<Verdict>,
  ) {
    super(`${code} at ${at || "the request"}`);
  }
}

/** The reply in a text from the engine. Throws {@link Refusal} where it is an error. */
export function read<T>(text: string): T {
  const reply = JSON.parse(text);
  if (reply.error) {
    const { code, at, ...more } = reply.error;
    throw new Refusal(code, at, more);
  }
  return reply;
}
