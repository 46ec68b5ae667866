/**
 * What is kept of <kort-table>: the match under way, each tab its own, and the last one of all tabs to go on with in a
 * new one. Cards and actions are kept, never what the engine made of them.
 */
import { fields, listOf, text, whole } from "../kept.ts";
import type { Keep, Kept, Woken } from "../widget.ts";
import { DELAYS, type Intent, type Left, type Model, PACES, type Settings } from "./model.ts";
import { type Forms, readSetup } from "./setup.ts";

const VERSION = 1;
const LONGEST_LINE = 8000;
const LONGEST_REASON = 80;
const MOST_ACTIONS = 600;
const MOST_RESULTS = 1200;
const MOST_SEATS = 10;
const MOST_SEED = 2 ** 31;

export const tableKeep: Keep<Model> = {
  where: "local",
  name: (_, place) => `kort-table ${place}`,
  save(model) {
    const { setup, settings, match } = model;
    return { version: VERSION, setup, settings, open: match !== null || model.opening, left: leftOf(model) };
  },
};

/** The match under way, or the one that was left. */
export const leftOf = ({ match, deal, left }: Model): Left | null => {
  if (!match || !deal) return left;
  const { setup, dealer, results } = match;
  const { start, length, seed, seats, dealer: dealt, played, whys } = deal;
  return { setup, dealer, results, deal: { start, length, seed, seats, dealer: dealt, played, whys } };
};

/** This tab goes on where it was. In a new one the last match of any tab can be gone on with. */
export function wakeTable(model: Model, { own, shared }: Kept): Woken<Model, Intent> {
  const kept = own ?? shared;
  if (kept === undefined) return { model };
  const all = fields(kept);
  const { forms, spec } = model;
  const left = readLeft(all["left"], forms, spec.game);
  const unusable =
    all["version"] !== VERSION || (left === null && all["left"] !== null) ? { unusable: kept } : {};
  const setup = readSetup(all["setup"], forms, spec.game) ?? model.setup;
  const woken = { ...model, left, setup, settings: readSettings(all["settings"], model.settings) };
  if (own === undefined || all["open"] !== true || !left) return { model: woken, ...unusable };
  return { model: { ...woken, opening: true }, intent: { do: "resume" }, ...unusable };
}

function readSettings(kept: unknown, usual: Settings): Settings {
  const all = fields(kept);
  return {
    pace: PACES.find((pace) => pace === all["pace"]) ?? usual.pace,
    delay: DELAYS.find((delay) => delay === all["delay"]) ?? usual.delay,
  };
}

/** A match as it was left, where it has the shape of one; the engine says whether it is. */
function readLeft(kept: unknown, forms: Forms, game: string): Left | null {
  const all = fields(kept);
  const setup = readSetup(all["setup"], forms, game);
  const deal = readDeal(all["deal"]);
  const dealer = whole(all["dealer"], 0, MOST_SEATS);
  const results = listOf(all["results"], (value) => (typeof value === "object" ? value : null), MOST_RESULTS);
  if (!setup || !deal || dealer === null || results === null) return null;
  const seats = setup.players.length;
  if (dealer >= seats || deal.dealer >= seats || deal.seats.some((seat) => seat >= seats)) return null;
  return { setup, dealer, results, deal };
}

function readDeal(kept: unknown): Left["deal"] | null {
  const all = fields(kept);
  const start = text(all["start"], LONGEST_LINE);
  const length = whole(all["length"], 1, 52);
  const seed = whole(all["seed"], 0, MOST_SEED);
  const seats = listOf(all["seats"], (value) => whole(value, 0, MOST_SEATS), MOST_SEATS);
  const dealer = whole(all["dealer"], 0, MOST_SEATS);
  const played = listOf(all["played"], (value) => text(value, 200), MOST_ACTIONS);
  if (start === null || length === null || seed === null || !seats?.length || dealer === null || !played)
    return null;
  const reasons = Array.isArray(all["whys"]) ? all["whys"] : [];
  const whys = played.map((_, index) => text(reasons[index], LONGEST_REASON));
  return { start, length, seed, seats, dealer, played, whys };
}
