/** What <kort-score> is at any moment: what is typed, the sheet, what the engine says of it, and the way back. */
import { seatName } from "../../cards/position.ts";
import type { Refusal } from "../../runtime/door.ts";
import {
  bets,
  formsOf,
  type Line,
  limitsOf,
  type Result,
  type Sheet,
  type Told,
  type Value,
} from "./sheet.ts";

export interface Spec {
  game: string;
}

/** What is typed before a sheet is begun. */
export interface Setup {
  form: string;
  names: string[];
  /** Who deals first; null where that is to be cut for. */
  dealer: number | null;
  switches: Record<string, Value>;
}

/** What is chosen of the deal that is being entered. */
export interface Entry {
  contract: string;
  /** What the first two of the deal have taken, in Bismarck. */
  tricks: (number | null)[];
  inside: number[];
  winner: number | null;
  bets: string[];
  low: boolean;
}

/** What is wrong with what was to be done: what the engine says, or what it isn't asked about. */
export type Problem =
  | { what: "same-name"; name: string }
  | { what: "no-winner" | "no-file" }
  /** The line by its name, where it is one of the sheet before; null for what was being entered. */
  | { what: "refused"; refusal: Refusal; line: string | null };

/** What was done last. */
export type Said =
  | { what: "begun"; cut: string[][] }
  | { what: "entered" | "corrected"; line: string }
  | { what: "removed" | "undone" | "changed" | "new" | "read" };

export interface Model {
  spec: Spec;
  setup: Setup;
  /** Whether the players and what they agreed on are being changed in the middle of a match. */
  changing: boolean;
  sheet: Sheet | null;
  /** What the engine says of this sheet; null until it has. */
  told: Told | null;
  /** The sheet that `told` is about. */
  counted: Sheet | null;
  /** The sheets before each change, the latest last. */
  past: (Sheet | null)[];
  entry: Entry;
  /** The line that is being corrected. */
  fixing: string | null;
  /** What the reader is asked to confirm. */
  asking: "new" | "time-up" | null;
  problem: Problem | null;
  said: Said | null;
  /** How often something was said. */
  times: number;
}

export type Intent =
  | { do: "type"; setup: Partial<Setup> }
  | { do: "begin" | "save"; setup?: Partial<Setup> }
  | { do: "change" | "drop" | "remove" | "undo" | "keep" | "new" | "recount" }
  | { do: "ask"; about: "new" | "time-up" }
  | { do: "win"; seat: number; stage: string }
  | { do: "enter"; stage: string }
  | { do: "choose"; entry: Partial<Entry>; stage: string }
  | { do: "event"; event: "misdeal" | "time-up"; stage: string }
  | { do: "fix"; line: string }
  | { do: "read"; text: string };

/** So many changes can be undone. */
export const MOST_PAST = 30;

export const NOTHING: Entry = {
  contract: "",
  tricks: [null, null],
  inside: [],
  winner: null,
  bets: [],
  low: false,
};

export const freshSetup = (game: string): Setup => {
  const [form = ""] = formsOf(game);
  const [fewest] = limitsOf(game, form);
  return { form, names: Array.from({ length: fewest }, () => ""), dealer: null, switches: {} };
};

/** The names as the sheet has them: who has none is called by a letter. */
export const namesOf = ({ names }: Setup): string[] =>
  names.map((name, seat) => name.trim().replace(/\s+/g, " ") || seatName(seat));

/** A name that two players have. */
export function twice(names: readonly string[]): string | null {
  const plain = names.map((name) => name.toLocaleLowerCase());
  return names.find((_, at) => plain.indexOf(plain[at] ?? "") !== at) ?? null;
}

/** What is typed, with no more and no fewer players than the form takes. */
export function fitted(game: string, setup: Setup): Setup {
  const [fewest, most] = limitsOf(game, setup.form);
  const names = [...setup.names.slice(0, most)];
  while (names.length < fewest) names.push("");
  const dealer = setup.dealer !== null && setup.dealer < names.length ? setup.dealer : null;
  return { ...setup, names, dealer };
}

/** What is chosen when a line is opened to be corrected. */
export function entryOf(result: Result): Entry {
  if ("contract" in result)
    return { ...NOTHING, contract: result.contract, tricks: result.tricks.slice(0, 2) };
  if ("knockers" in result)
    return {
      ...NOTHING,
      inside: result.knockers,
      winner: result.winner,
      bets: (result.bets ?? []).map(String),
      low: result.skituppslag === true,
    };
  return "winner" in result ? { ...NOTHING, winner: result.winner } : NOTHING;
}

/** What was typed as a number, where it is one; else the engine is to say what it thinks of it. */
const typed = (text: string): number | string => {
  const plain = text.trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : plain === "" ? 0 : plain;
};

/** The end of a deal of Femkortskille as it is chosen. */
export function endedOf(entry: Entry, { form, players, switches }: Sheet): Result {
  const put = players.map((_, seat) => typed(entry.bets[seat] ?? ""));
  return {
    knockers: [...entry.inside].sort((one, other) => one - other),
    winner: entry.winner,
    ...(bets(form) ? { bets: put } : {}),
    ...(switches["skituppslag"] === true && entry.low ? { skituppslag: true } : {}),
  };
}

/** What is being entered, for a tap to be about: one that was too quick for the page is no second deal. */
export const stageOf = ({ sheet, fixing }: Model): string =>
  `${sheet?.id} ${sheet?.lines.length} ${fixing ?? ""}`;

export const lineOf = (model: Model, id: string | null): Line | undefined =>
  model.sheet?.lines.find((line) => line.id === id);

/** The row of a line, where the engine has told it. */
export function rowOf({ sheet, told, counted }: Model, id: string) {
  if (!told || sheet !== counted) return undefined;
  return told.rows[sheet?.lines.findIndex((line) => line.id === id) ?? -1];
}

/** Who plays the deal that is being entered, and its place in it: forehand, the others in turn, the dealer. */
export function tableOf(model: Model): { dealer: number; forehand: number; seats: number[] } | null {
  const { told, sheet, fixing } = model;
  if (!told || !sheet) return null;
  const row = fixing === null ? undefined : rowOf(model, fixing);
  const { dealer, forehand } = row ?? told;
  const seats = row?.seats ?? told.tiebreak ?? sheet.players.map((_, seat) => seat);
  return { dealer, forehand, seats };
}
