/** What <kort-table> is at any moment, and what can be done with it. */
import type { Choosing, MoveIntent } from "../moves.ts";
import type { Replay, Standing, Verdict } from "../replies.ts";
import type { Forms, Level, Setup, Switch } from "./setup.ts";

export interface Spec {
  game: string;
  /** The form that is offered first. */
  form: string;
  /** How many sit down at first. */
  players: number;
}

/** How the play goes on: card by card or trick by trick at a tap, or by itself. */
export const PACES = ["card", "trick", "self"] as const;
export type Pace = (typeof PACES)[number];
/** The milliseconds that a player without hands takes, as the reader chooses. */
export const DELAYS = [300, 800, 1600] as const;

export interface Settings {
  pace: Pace;
  delay: number;
}

/** A deal: the cards by the line of its beginning, and what has been done with them. */
export interface Deal {
  start: string;
  /** Of how many tricks it is. */
  length: number;
  /** Shuffles what may have to be dealt anew, and makes the bots' choices. */
  seed: number;
  /** The seats of the match that play it, in the order of the deal's own. */
  seats: number[];
  dealer: number;
  played: string[];
  /** The engine's codes of the reasons that bots had, an action each; null where a person acted. */
  whys: (string | null)[];
  /** As the viewer sees it, in seats of the match. */
  state: Replay;
  /** Whose cards are seen: nobody's while the device changes hands, or where no person plays. */
  viewer: number | null;
}

/** Where a match stands, and what the next deal begins with. */
export interface Progress extends Standing {
  pool?: number;
  next: ({ players: number; dealer: number; seats: number[] } & Record<string, unknown>) | null;
}

/** A match: who sits where, who dealt first, and what each deal brought. */
export interface Match {
  game: string;
  setup: Setup;
  /** The first dealer. */
  dealer: number;
  results: unknown[];
  standing: Progress;
}

/** What was last done or asked, to be told. */
export type Said =
  | { what: "done"; seat: number; action: string; trick: number }
  | { what: "refused"; verdict: Verdict; place?: number | undefined }
  | { what: "waiting" | "last" | "status" | "lost" | "dealt" }
  | { what: "why"; at: number };

/** A match as it was left, not yet believed: only the engine knows whether it can have been. */
export interface Left {
  setup: Setup;
  dealer: number;
  results: unknown[];
  deal: Pick<Deal, "start" | "length" | "seed" | "seats" | "dealer" | "played" | "whys">;
}

export interface Model {
  spec: Spec;
  forms: Forms;
  setup: Setup;
  settings: Settings;
  match: Match | null;
  deal: Deal | null;
  /** Whether nobody goes on before the reader says so. */
  paused: boolean;
  /** Whether the deal is played to its end at once, the reader's cards too. */
  skipping: boolean;
  said: Said | null;
  /** How many things have been said. */
  times: number;
  choosing: Choosing;
  /** A match that can be gone on with. */
  left: Left | null;
  /** Whether that is being opened now. */
  opening: boolean;
}

export type Intent =
  | { do: "form"; form: string }
  | { do: "players"; count: number }
  | { do: "you"; seat: number }
  | { do: "level"; level: Level }
  | { do: "together"; together: boolean }
  | { do: "player"; seat: number; player: Setup["players"][number] }
  | { do: "switch"; name: string; value: Switch }
  | { do: "sit" | "resume" | "next" | "leave" | "go" | "bot" | "skip" | "show" }
  | { do: "tap"; card: string; place?: number }
  | MoveIntent
  | { do: "say"; what: "last" | "status" }
  | { do: "why" }
  | { do: "pace"; pace: Pace }
  | { do: "delay"; delay: number };
