/** What <kort-quiz> is at any moment, and what can be done with it. */
import type { Plan, Progress } from "./quiz-progress.ts";
import type { Asks, Choice, Question } from "./replies.ts";

export interface Spec {
  game: string;
  profile: string;
  /** The switches that differ from the profile. */
  rules?: Record<string, unknown>;
}

export interface Model {
  spec: Spec;
  /** The form of the game that the spec is of. */
  form: string;
  concepts: string[];
  progress: Progress;
  /** Which question of the round is shown: the next one to be answered, or the one just answered. */
  at: number;
  /** The question that is shown; null at the end of a round, and while the engine is asked for it. */
  question: Question | null;
  chosen: Choice[];
  /** Hints taken: where to look, what rule, and the answer itself. */
  hints: number;
  /** Whether the answer was right, once it has been checked. */
  right: boolean | null;
  /** Whether the reader is being asked if all is to be erased. */
  erasing: boolean;
}

export type Intent =
  | { do: "choose"; choice: Choice; place?: number }
  | { do: "check" | "hint" | "next" | "round" | "review" | "resume" | "erase" | "keep" | "erased" };

export const ANSWER = 3;

/** The plan of the question that is shown, if the round isn't over. */
export const planOf = ({ progress, at }: Pick<Model, "progress" | "at">): Plan | undefined =>
  progress.round.plans[at];

/** What is answered by cards or words, of which several can be right, or none. */
export const isSeveral = (asks: Asks) => asks === "legal-cards" || asks === "legal-words";

const SEATS: readonly Asks[] = [
  "trick-winner",
  "next-leader",
  "first-leader",
  "deal-winner",
  "takes-at-once",
];

/** What is answered by a seat. */
export const isSeat = (asks: Asks) => SEATS.includes(asks);

/** Whether what is chosen can be checked: something must be, unless nothing at all may be right. */
export const canCheck = ({ question, chosen }: Model) =>
  question !== null && (chosen.length > 0 || question.asks === "legal-words");

/** Whether the choice at a place is chosen: of twins the first ones are, as many as are chosen. */
export function isChosen({ question, chosen }: Model, place: number): boolean {
  const choices = question?.choices ?? [];
  const choice = choices[place];
  const before = choices.slice(0, place).filter((other) => other === choice).length;
  return before < chosen.filter((other) => other === choice).length;
}
