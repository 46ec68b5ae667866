/** What <kort-try> is at any moment, and what can be done with it. */
import type { Card, Refusal, Replay, Verdict } from "../runtime/door.ts";
import type { Draft, DraftChange } from "./editor.ts";

export interface Spec {
  line: string;
  /** The seat that the reader is told to be; every seat can be played. */
  you?: number;
  /** Whether the page's address follows the position (`?p=`). */
  address?: boolean;
}

/** What the last thing done led to. */
export type Said =
  | { what: "refused"; verdict: Verdict }
  | { what: "played"; verdict: Verdict; seat: number; led: Card | undefined }
  | { what: "shared"; link: string; copied: boolean }
  | { what: "broken"; line: string; refusal: Refusal }
  | { what: "unreadable"; word: string }
  | { what: "status" | "legal" | "last" | "over" };

export interface Model {
  spec: Spec;
  state: Replay;
  /** How many of the actions belong to the position as it was given: they are not taken back. */
  given: number;
  said: Said | null;
  /** Whether the legal cards are marked. */
  shown: boolean;
  /** The position being edited, while it is. */
  draft: Draft | null;
}

export type Intent =
  | { do: "tap"; card: Card }
  | { do: "undo" | "restart" | "fresh" | "show" | "cancel" | "apply" }
  | { do: "say"; what: "status" | "legal" | "last" }
  | { do: "unreadable"; word: string }
  | { do: "open"; line: string }
  | { do: "share"; link: string }
  | { do: "edit"; lang: string }
  | { do: "draft"; change: DraftChange };

/** How many cards have been played here and can be taken back. */
export const taken = ({ state, given }: Model) => state.played.length - given;
