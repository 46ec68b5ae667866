/** What <kort-quiz> is at any moment, and what can be done with it. */
import type { Card, Question } from "../runtime/door.ts";
import type { Progress } from "./quiz-progress.ts";

export interface Spec {
  game: string;
  profile: string;
}

export type Choice = Card | number;

export interface Model {
  spec: Spec;
  concepts: string[];
  progress: Progress;
  /** The question being asked, or null at the end of a round. */
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
  | { do: "choose"; choice: Choice }
  | { do: "check" | "hint" | "next" | "round" | "review" | "resume" | "erase" | "keep" | "erased" };

export const ANSWER = 3;
