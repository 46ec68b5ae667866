/** Who sits down to what: the form of the game with its switches, and who plays each seat. */
import { formOf, formsWith } from "../../pages.ts";
import type { Ask } from "../../runtime/door.ts";
import { fields, listOf, text } from "../kept.ts";
import type { Rules } from "../replies.ts";

export type Switch = boolean | string | number | null;

/** Strengths of bots: any legal card; by principles. */
export const LEVELS = [1, 2] as const;
export type Level = (typeof LEVELS)[number];
export type Player = "person" | Level;

export interface Setup {
  form: string;
  /** The switches that were changed. */
  set: Record<string, Switch>;
  players: Player[];
}

type Values = readonly Switch[] | { from: number; to: number; null: boolean };

/** What the engine says of a form of a game: its switches, those that do nothing, and the values of each. */
export interface Described {
  switches: Record<string, Switch>;
  idle: string[];
  values: Record<string, Values>;
}

/** The forms of a game that can be played at a table. */
export type Forms = Record<string, Described>;

/** What the engine says of each form that has a table. */
export async function askForms(game: string, ask: Ask): Promise<Forms> {
  const forms: Forms = {};
  for (const form of formsWith(game, "play")) {
    const { rules } = formOf(game, form);
    const reply = await ask<{ profiles: Record<string, Described> }>({ ask: "game", game, rules });
    const found = reply.profiles[rules.profile];
    if (found) forms[form] = { switches: found.switches, idle: found.idle, values: found.values };
  }
  return forms;
}

/** The switches that can be chosen at a table, and of numbers those that are offered. */
const OFFERED: Record<string, readonly Switch[] | null> = {
  target: [1, 2, 3, 5],
  head: null,
  trump: null,
  redeal: null,
  payout: null,
  ante: [1, 2, 5],
  "valfri-suit-fixed": null,
  "equal-heads": null,
  skituppslag: null,
  "all-pass": null,
  "knock-stake": [0, 1],
  "payments-stay": null,
  "max-raises": [1, 3, 5],
  deals: [null, 4, 6, 8, 12],
};

/** What can be chosen in a form, and what it is by itself. */
export function switchesOf(forms: Forms, form: string) {
  const known = forms[form];
  return Object.entries(OFFERED).flatMap(([name, some]) => {
    const values = known?.values[name];
    if (!known || !values || known.idle.includes(name)) return [];
    const offered = (some ?? (Array.isArray(values) ? values : [])).filter((value) => allows(values, value));
    return [{ name, values: offered, usual: known.switches[name] ?? null }];
  });
}

function allows(values: Values, value: Switch): boolean {
  if (Array.isArray(values)) return values.includes(value);
  const { from, to, null: none } = values as Exclude<Values, readonly Switch[]>;
  return value === null ? none : typeof value === "number" && value >= from && value <= to;
}

/** The rules that a setup stands for. */
export function rulesOf(game: string, { form, set }: Setup): Rules {
  return { ...formOf(game, form).rules, ...set };
}

/** The persons among the players. */
export const persons = ({ players }: Setup): number[] =>
  players.flatMap((player, seat) => (player === "person" ? [seat] : []));

/** So many players, the first a person, the others bots. */
export function newSetup(form: string, players: number, level: Level = 2): Setup {
  const all = Array.from({ length: players }, (_, seat): Player => (seat ? level : "person"));
  return { form, set: {}, players: all };
}

/** The strength that all bots share; null where they don't. */
export function sharedLevel({ players }: Setup): Level | null {
  const levels = new Set(players.filter((player) => player !== "person"));
  const [level] = levels;
  return levels.size === 1 && level !== undefined ? (level as Level) : null;
}

/** With as many players as the form takes, those who were there keeping their seats. */
export function seated(game: string, setup: Setup, count: number): Setup {
  const [fewest, most] = formOf(game, setup.form).players;
  const wanted = Math.min(most, Math.max(fewest, count));
  const more = setup.players.includes("person")
    ? (sharedLevel(setup) ?? (persons(setup).length > 1 ? "person" : 2))
    : 2;
  const players = Array.from({ length: wanted }, (_, seat) => setup.players[seat] ?? more);
  return { ...setup, players: players.includes("person") ? players : ["person", ...players.slice(1)] };
}

/** With one switch set; values that are not offered change nothing. */
export function switched(forms: Forms, setup: Setup, name: string, value: Switch): Setup {
  const found = switchesOf(forms, setup.form).find((one) => one.name === name);
  if (!found?.values.includes(value)) return setup;
  const { [name]: _, ...set } = setup.set;
  return { ...setup, set: value === found.usual ? set : { ...set, [name]: value } };
}

/** A setup as it was kept, where it can be one of this game. */
export function readSetup(kept: unknown, forms: Forms, game: string): Setup | null {
  const all = fields(kept);
  const form = text(all["form"], 40);
  if (form === null || !Object.hasOwn(forms, form)) return null;
  const players = listOf(all["players"], aPlayer, 10);
  const [fewest, most] = formOf(game, form).players;
  if (!players?.includes("person") || players.length < fewest || players.length > most) return null;
  const set = Object.entries(fields(all["set"]));
  const plain: Setup = { form, set: {}, players };
  return set.reduce((setup, [name, value]) => switched(forms, setup, name, value as Switch), plain);
}

const aPlayer = (value: unknown): Player | null =>
  value === "person" ? value : (LEVELS.find((level) => level === value) ?? null);
