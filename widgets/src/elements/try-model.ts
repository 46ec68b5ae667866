/** What <kort-try> is at any moment, and what can be done with it. */
import type { Card } from "../card.ts";
import type { Refusal } from "../runtime/door.ts";
import type { Draft, DraftChange } from "./editor.ts";
import type { Choosing, MoveIntent } from "./moves.ts";
import type { Replay, Verdict } from "./replies.ts";

export type Editor = typeof import("./editor.ts");

export interface Spec {
  line: string;
  /** The seat that the reader is told to be; every seat can be played. */
  you?: number;
  /** Whether the page's address follows the position (`?p=`). */
  address?: boolean;
}

/** What the last thing done led to. A refused card is known by its place in the hand, too. */
export type Said =
  | { what: "refused"; verdict: Verdict; place?: number | undefined }
  | { what: "played"; verdict: Verdict; seat: number; tricks: number }
  | { what: "shared"; link: string; copied: boolean }
  | { what: "broken"; line: string; refusal: Refusal }
  | { what: "unreadable"; word: string }
  | { what: "status" | "legal" | "last" | "over" };

/** A position to be opened, which only the engine knows what to make of. */
export type Opening =
  | { line: string }
  /** As it was left: where it began, what was played, how much of that was given, and the line of it all. */
  | { start: string; played: string[]; given: number; at: string };

export interface Model {
  spec: Spec;
  /** The page's own position as the engine writes it: a page may write it in an older way. */
  home: string;
  state: Replay;
  /** How many of the actions belong to the position as it was given: they are not taken back. */
  given: number;
  said: Said | null;
  /** Cards and chips that are being made ready. */
  choosing: Choosing;
  /** How many things have been said. */
  times: number;
  /** Whether the legal cards are marked. */
  shown: boolean;
  /** The position being edited, while it is. */
  draft: Draft | null;
  /** The editor, once it was opened: few open it, so it comes then. */
  editor: Editor | null;
  /** What is being opened: until it is, no card of the page's own position is to be tapped. */
  opening: Opening | null;
}

export type Intent =
  | { do: "tap"; card: Card; place?: number }
  | MoveIntent
  | { do: "undo" | "restart" | "fresh" | "show" | "cancel" | "apply" }
  | { do: "say"; what: "status" | "legal" | "last" }
  | { do: "unreadable"; word: string }
  | { do: "open"; opening: Opening }
  | { do: "share"; link: string }
  | { do: "edit"; lang: string }
  | { do: "draft"; change: DraftChange };

/** How many cards have been played here and can be taken back. */
export const taken = ({ state, given }: Model) => state.played.length - given;
