/** What <kort-points> is at any moment: the points of one deal, or the sheet of a whole game. */
import { type Ask, Refusal } from "../runtime/door.ts";
import { CONTRACTS } from "./contracts.ts";
import { fields, listOf, text, whole } from "./kept.ts";
import type { Standing as AnyStanding } from "./replies.ts";

export const SEATS = [0, 1, 2];
/** The deals of a game, for what was kept: no sheet has more. */
const MOST = 12;

/** Tricks to begin with, forehand's first; or the deals of an example and who dealt the first of them. */
export type Spec = { tricks: number[] } | { dealer: number; deals: Deal[] };

/** The contract and the tricks of each, forehand's first. */
export interface Deal {
  contract: string;
  tricks: number[];
}

/** Where a game stands: there are points and contracts all along. */
export type Standing = AnyStanding & { net: number[]; used: string[][] };

/** What the last thing done led to. */
export type Said =
  | { what: "worked-out" | "taken-back" | "fresh" | "asked" }
  | { what: "entered"; points: number[] }
  | { what: "refused"; refusal: Refusal };

/** What the reader has typed: tricks by place in the form, and a contract. */
export interface Entry {
  tricks: string[];
  contract: string;
}

export interface Points {
  kind: "points";
  entry: Entry;
  /** The points of each in every contract; null while what is typed makes none. */
  scores: number[][] | null;
  said: Said | null;
  times: number;
}

export interface Sheet {
  kind: "sheet";
  entry: Entry;
  /** Whether this is the page's example, and not a game of the reader's. */
  example: boolean;
  dealer: number;
  deals: Deal[];
  /** The standing before the first deal and after each. */
  standings: Standing[];
  said: Said | null;
  times: number;
}

export type Model = Points | Sheet;

export type Intent =
  | { do: "type"; entry: Entry }
  | { do: "enter"; entry: Entry }
  | { do: "undo" | "ask" | "keep" | "fresh" }
  | { do: "dealer"; dealer: number }
  | { do: "resume"; dealer: number; deals: Deal[]; entry: Entry };

export const EMPTY: Entry = { tricks: ["", "", ""], contract: "" };

export async function first(spec: Spec, ask: Ask): Promise<Model> {
  if ("tricks" in spec) {
    const entry = { tricks: spec.tricks.map(String), contract: "" };
    return { kind: "points", entry, scores: await scoresOf(entry, ask), said: null, times: 0 };
  }
  const { dealer, deals } = spec;
  const standings = await standingsOf(dealer, deals, ask);
  return {
    kind: "sheet",
    entry: EMPTY,
    example: deals.length > 0,
    dealer,
    deals,
    standings,
    said: null,
    times: 0,
  };
}

export async function step(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  if (intent.do === "type") return { ...model, entry: intent.entry };
  try {
    const next =
      model.kind === "points" ? await calculated(model, intent, ask) : await sheetAfter(model, intent, ask);
    return { ...next, times: model.times + 1 };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const entry = "entry" in intent ? intent.entry : model.entry;
    const said: Said = { what: "refused", refusal };
    const refused = { ...model, entry, said, times: model.times + 1 };
    return refused.kind === "points" ? { ...refused, scores: null } : refused;
  }
}

async function calculated(model: Points, intent: Intent, ask: Ask): Promise<Points> {
  if (intent.do === "resume") {
    const scores = await scoresOf(intent.entry, ask).catch(() => null);
    return { ...model, entry: intent.entry, scores, said: null };
  }
  if (intent.do !== "enter") return model;
  const scores = await scoresOf(intent.entry, ask);
  return { ...model, entry: intent.entry, scores, said: { what: "worked-out" } };
}

async function sheetAfter(model: Sheet, intent: Intent, ask: Ask): Promise<Sheet> {
  switch (intent.do) {
    case "enter": {
      const { forehand } = now(model);
      const tricks = SEATS.map((place) =>
        typed(intent.entry.tricks[(forehand + place) % SEATS.length] ?? ""),
      );
      const deals = [...model.deals, { contract: intent.entry.contract, tricks: tricks as number[] }];
      const standing = await standingOf(model.dealer, deals, ask);
      const before = now(model).net;
      const points = standing.net.map((total, seat) => total - (before[seat] ?? 0));
      const standings = [...model.standings, standing];
      return { ...model, deals, standings, example: false, entry: EMPTY, said: { what: "entered", points } };
    }
    case "undo": {
      if (!model.deals.length) return model;
      const [deals, standings] = [model.deals.slice(0, -1), model.standings.slice(0, -1)];
      return { ...model, deals, standings, example: false, entry: EMPTY, said: { what: "taken-back" } };
    }
    case "ask":
      return { ...model, said: { what: "asked" } };
    case "keep":
      return { ...model, said: null };
    case "fresh":
    case "dealer": {
      const dealer = intent.do === "dealer" ? intent.dealer : model.dealer;
      const standings = await standingsOf(dealer, [], ask);
      const said: Said | null = intent.do === "fresh" ? { what: "fresh" } : null;
      return { ...model, dealer, deals: [], standings, example: false, entry: EMPTY, said };
    }
    case "resume": {
      const { dealer, deals, entry } = intent;
      return {
        ...model,
        dealer,
        deals,
        entry,
        standings: await standingsOf(dealer, deals, ask),
        example: false,
      };
    }
    default:
      return model;
  }
}

export const now = ({ standings }: Sheet): Standing => {
  const last = standings.at(-1);
  if (!last) throw new Error("a sheet has a standing");
  return last;
};

/** What was typed as a number, where it is one; else the engine is to say what it thinks of it. */
export const typed = (text: string): number | string => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : text);

const scoresOf = ({ tricks }: Entry, ask: Ask): Promise<number[][]> =>
  Promise.all(
    CONTRACTS.map(async (contract) => {
      const request = { ask: "score", game: "bismarck", contract, tricks: tricks.map(typed) };
      return (await ask<{ scores: number[] }>(request)).scores;
    }),
  );

const standingOf = (dealer: number, results: Deal[], ask: Ask): Promise<Standing> =>
  ask<Standing>({ ask: "match", game: "bismarck", players: SEATS.length, dealer, results });

async function standingsOf(dealer: number, deals: Deal[], ask: Ask): Promise<Standing[]> {
  const found: Standing[] = [];
  for (let played = 0; played <= deals.length; played++)
    found.push(await standingOf(dealer, deals.slice(0, played), ask));
  return found;
}

// -- What a reload keeps ---------------------------------------------------------------------------

export function save(model: Model): unknown {
  const { entry } = model;
  if (model.kind === "points") return { entry };
  const { example, dealer, deals } = model;
  return example ? { entry } : { entry, dealer, deals };
}

/** What was kept, if it can be read: the intent that goes on from there. */
export function left(model: Model, kept: unknown): Intent | null {
  const found = fields(kept);
  const entry = entryOf(found["entry"]);
  if (!entry) return null;
  if (model.kind === "points") return { do: "resume", dealer: 0, deals: [], entry };
  if (found["dealer"] === undefined) return { do: "type", entry };
  const dealer = whole(found["dealer"], 0, SEATS.length - 1);
  const deals = listOf(found["deals"], dealOf, MOST);
  return dealer === null || deals === null ? null : { do: "resume", dealer, deals, entry };
}

function entryOf(value: unknown): Entry | null {
  const found = fields(value);
  const tricks = listOf(found["tricks"], (one) => text(one, 20), SEATS.length);
  const contract = text(found["contract"], 20);
  return tricks?.length === SEATS.length && contract !== null ? { tricks, contract } : null;
}

function dealOf(value: unknown): Deal | null {
  const found = fields(value);
  const contract = text(found["contract"], 20);
  const tricks = listOf(found["tricks"], (one) => whole(one, 0, 99), SEATS.length);
  return contract !== null && tricks?.length === SEATS.length ? { contract, tricks } : null;
}
