/** A score sheet: who sits at the table, what they agreed on, and what came of each deal. It adds nothing up. */
import { formOf, formsWith } from "../../pages.ts";
import type { Ask, Request } from "../../runtime/door.ts";
import type { Standing } from "../replies.ts";

export type Value = boolean | string | number | null;

/** How a deal of Femkortskille ended: who played for the pot, who took it, and what each had bet. */
export interface Ended {
  knockers: number[];
  winner: number | null;
  bets?: (number | string)[];
  skituppslag?: boolean;
}

/** What came of a deal, or what happened between two, in the words of a match request. */
export type Result =
  | { winner: number }
  | { event: "misdeal" | "time-up" }
  | { contract: string; tricks: number[] }
  | Ended;

/** A line of the sheet. Its name tells it from the others, in other tabs too. */
export interface Line {
  id: string;
  result: Result;
}

export interface Sheet {
  id: string;
  game: string;
  form: string;
  /** What was agreed on, where it isn't as usual. */
  switches: Record<string, Value>;
  /** The players in their order round the table. */
  players: string[];
  /** Who dealt first. */
  dealer: number;
  lines: Line[];
}

/** What the engine says of a line. */
export interface Row {
  deal: number | null;
  dealer: number;
  forehand: number;
  seats: number[];
  winner: number | null;
  net: number[] | null;
  total: number[] | null;
  wins: number[] | null;
  pool: number | null;
}

/** What the engine says of a sheet. */
export interface Told extends Standing {
  pot: number | null;
  rows: Row[];
}

export const BISMARCK = "bismarck";
export const KILLE = "femkortskille";

/** Something that players agree on: what it may be, the usual first. Some mean something only where another is on. */
export interface Option {
  name: string;
  values: Value[];
  needs?: { name: string; value: Value };
}

const option = (name: string, ...values: Value[]): Option => ({ name, values });
const TARGET = option("target", 3, 1, 2, 4, 5, 7, 10);
const ANTE = option("ante", 1, 2, 3, 5, 10);
const LENGTH = option("deals", 12, 4, 6, 8, 10, 16, 20, 24);
const STAY: Option = {
  ...option("payments-stay", false, true),
  needs: { name: "loser-payment", value: true },
};
const CAP: Option = {
  ...option("carry-cap", null, 10, 20, 50, 100),
  needs: { name: "payments-stay", value: true },
};
const LOW = option("skituppslag", false, true);
const LAST = option("all-pass", "last-wins", "carry");

/** What changes the score in each form. What changes only the play is no business of a sheet. */
export const OPTIONS: Record<string, Record<string, Option[]>> = {
  femkort: {
    modern: [TARGET],
    older: [TARGET],
    pot: [
      TARGET,
      ANTE,
      option("deals", null, 5, 8, 10, 12, 15, 20),
      option("payout", "per-pot", "session-pool"),
      option("escalate", false, true),
    ],
  },
  bismarck: { modern: [] },
  femkortskille: {
    standard: [
      LENGTH,
      ANTE,
      option("knock-stake", 0, 1, 2, 3, 5),
      LAST,
      LOW,
      option("payments-stay", false, true),
      CAP,
    ],
    auction: [LENGTH, ANTE, option("loser-payment", true, false), STAY, CAP, LAST, LOW],
    poker: [LENGTH, ANTE, LOW],
  },
};

export const optionsOf = (game: string, form: string): Option[] => OPTIONS[game]?.[form] ?? [];

/** What an option is set to. */
export function settingOf({ name, values }: Option, switches: Record<string, Value>): Value {
  return switches[name] ?? values[0] ?? null;
}

/** Whether an option means anything beside the others. */
export function applies(
  { needs }: Option,
  options: readonly Option[],
  switches: Record<string, Value>,
): boolean {
  const other = options.find(({ name }) => name === needs?.name);
  if (!needs || !other) return true;
  return applies(other, options, switches) && settingOf(other, switches) === needs.value;
}

/** The switches that aren't as usual, of those that mean anything. */
export function unusual(game: string, form: string, switches: Record<string, Value>): Record<string, Value> {
  const options = optionsOf(game, form);
  const set = options.filter(
    (one) => applies(one, options, switches) && settingOf(one, switches) !== one.values[0],
  );
  return Object.fromEntries(set.map((one) => [one.name, settingOf(one, switches)]));
}

/** The forms of a game that a sheet can be kept of, the usual one first. */
export const formsOf = (game: string): string[] => formsWith(game, "score");

/** How few and how many may sit down. */
export const limitsOf = (game: string, form: string): [number, number] => formOf(game, form).players;

/** Asks the engine what a sheet adds up to. Rejects where the lines can't be. */
export function count({ game, form, switches, players, dealer, lines }: Sheet, ask: Ask): Promise<Told> {
  const rules = { ...formOf(game, form).rules, ...switches };
  const results = lines.map(({ result }) => result);
  const request: Request = {
    ask: "match",
    game,
    rules,
    players: players.length,
    dealer,
    results,
    rows: true,
  };
  return ask<Told>(request);
}

/** Whether players bet for the pot, each what they like. */
export const bets = (form: string) => form === "auction" || form === "poker";

/** Whether wins alone count, and no chips or points. */
export const plain = (told: Told) => told.net === null;

/** A name that nothing else has. */
export const newId = () => Math.random().toString(36).slice(2, 12);
