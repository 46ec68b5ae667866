/** What the browser keeps of a sheet, for every language and every tab; and how the changes of two tabs come together. */
import { CONTRACTS } from "../contracts.ts";
import { fields, listOf, text, whole } from "../kept.ts";
import type { Keep, Kept, Woken } from "../widget.ts";
import {
  type Entry,
  fitted,
  freshSetup,
  type Intent,
  lineOf,
  MOST_PAST,
  type Model,
  NOTHING,
  type Setup,
} from "./model.ts";
import { formsOf, type Line, limitsOf, newId, optionsOf, type Result, type Sheet } from "./sheet.ts";

const VERSION = 1;
const LONGEST_NAME = 24;
const MOST_LINES = 1000;
const LARGEST = 10 ** 9;

/** What is kept: the sheet and the way back for all tabs, what is typed and chosen for this one. */
interface Left {
  sheet: Sheet | null;
  past: (Sheet | null)[];
  setup: Setup;
  entry: Entry;
  fixing: string | null;
}

export const scoreKeep: Keep<Model> = {
  where: "local",
  name: ({ spec }) => `kort-score ${spec.game}`,
  save: ({ sheet, past, setup, entry, fixing }) => ({ version: VERSION, sheet, past, setup, entry, fixing }),
  merge(before, after, shared) {
    const theirs = left(shared, after.spec.game);
    return theirs ? merged(before, after, theirs) : after;
  },
};

export function wakeScore(model: Model, { own, shared }: Kept): Woken<Model, Intent> {
  const { game } = model.spec;
  const [mine, all] = [left(own, game), left(shared, game)];
  const broken = [shared, own].find((one, at) => one !== undefined && ![all, mine][at]);
  const unusable = broken === undefined ? {} : { unusable: broken };
  const kept = all ?? mine;
  if (!kept) return { model, ...unusable };
  const { sheet, past } = kept;
  const { setup, entry, fixing } = mine ?? kept;
  const woken = { ...model, sheet, past, setup, entry, fixing };
  const fitting = { ...woken, fixing: lineOf(woken, fixing)?.id ?? null };
  return { model: fitting, ...(sheet ? { intent: { do: "recount" } } : {}), ...unusable };
}

/** What is to be counted because another tab has changed it. */
export const followScore = ({ sheet, counted }: Model): Intent | null =>
  sheet === counted ? null : { do: "recount" };

// -- Two tabs --------------------------------------------------------------------------------------

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function merged(before: Model, after: Model, theirs: Left): Model {
  if (same(theirs.sheet, after.sheet) || same(theirs.sheet, before.sheet)) return after;
  // What this tab was in the middle of belongs to the sheet that was there.
  const there = { told: null, said: null, problem: null, asking: null, changing: false } as const;
  if (same(before.sheet, after.sheet)) {
    const { sheet, past } = theirs;
    const entry = sheet?.id === after.sheet?.id ? after.entry : NOTHING;
    return { ...after, ...there, sheet, past, entry, fixing: entry === NOTHING ? null : after.fixing };
  }
  const past = [...theirs.past, theirs.sheet].slice(-MOST_PAST);
  return { ...after, ...there, sheet: joined(before.sheet, after.sheet, theirs.sheet), past };
}

/** A sheet with the changes of both tabs since they had the same; of what both have changed, this tab's. */
function joined(before: Sheet | null, mine: Sheet | null, theirs: Sheet | null): Sheet | null {
  if (!before || !mine || !theirs || mine.id !== before.id || theirs.id !== before.id) return mine;
  const had = new Map(before.lines.map((line) => [line.id, line]));
  const have = new Map(mine.lines.map((line) => [line.id, line]));
  const lines = theirs.lines.flatMap((line): Line[] => {
    const own = have.get(line.id);
    if (!own) return had.has(line.id) ? [] : [line];
    return [same(own, had.get(line.id)) ? line : own];
  });
  const added = mine.lines.filter(({ id }) => !had.has(id));
  const head = same({ ...before, lines: [] }, { ...mine, lines: [] }) ? theirs : mine;
  return { ...head, lines: [...lines, ...added] };
}

// -- What was kept, read without trust -------------------------------------------------------------

function left(kept: unknown, game: string): Left | null {
  const all = fields(kept);
  if (all["version"] !== VERSION) return null;
  const sheet = sheetFrom(all["sheet"], game);
  if (sheet === null && all["sheet"] !== null) return null;
  const past = Array.isArray(all["past"]) ? all["past"] : [];
  const before = past.flatMap((one) =>
    one === null ? [null] : [sheetFrom(one, game)].filter((it) => it !== null),
  );
  const entry = entryFrom(fields(all["entry"]));
  const fixing = text(all["fixing"], LONGEST_NAME);
  return {
    sheet,
    past: before.slice(-MOST_PAST),
    setup: setupFrom(fields(all["setup"]), game),
    entry,
    fixing,
  };
}

/** A sheet of the game, null where this is none. Whether its results can be is for the engine to say. */
export function sheetFrom(value: unknown, game: string): Sheet | null {
  const all = fields(value);
  const form = text(all["form"], LONGEST_NAME);
  if (all["game"] !== game || form === null || !formsOf(game).includes(form)) return null;
  const [fewest, most] = limitsOf(game, form);
  const players = listOf(all["players"], (name) => text(name, LONGEST_NAME) || null, most);
  const lines = listOf(all["lines"], lineFrom, MOST_LINES);
  if (!players || players.length < fewest || !lines) return null;
  const dealer = whole(all["dealer"], 0, players.length - 1);
  if (dealer === null || new Set(lines.map(({ id }) => id)).size < lines.length) return null;
  const switches = switchesFrom(all["switches"], game, form);
  return { id: text(all["id"], LONGEST_NAME) ?? newId(), game, form, switches, players, dealer, lines };
}

function switchesFrom(value: unknown, game: string, form: string) {
  const all = fields(value);
  const known = optionsOf(game, form).flatMap(({ name, values }) => {
    const found = values.find((one) => one === all[name]);
    return found === undefined ? [] : [[name, found] as const];
  });
  return Object.fromEntries(known);
}

function lineFrom(value: unknown): Line | null {
  const all = fields(value);
  const [id, result] = [text(all["id"], LONGEST_NAME), resultFrom(fields(all["result"]))];
  return id && result ? { id, result } : null;
}

const seat = (value: unknown) => whole(value, 0, 9);
const chips = (value: unknown) => whole(value, 0, LARGEST);

function resultFrom(all: Readonly<Record<string, unknown>>): Result | null {
  const { event, contract } = all;
  if (event === "misdeal" || event === "time-up") return { event };
  const winner = seat(all["winner"]);
  if (CONTRACTS.some((one) => one === contract)) {
    const tricks = listOf(all["tricks"], (one) => whole(one, 0, 99), 3);
    return tricks?.length === 3 ? { contract: String(contract), tricks } : null;
  }
  if (all["knockers"] === undefined) return winner === null ? null : { winner };
  const knockers = listOf(all["knockers"], seat, 10);
  const put = all["bets"] === undefined ? undefined : listOf(all["bets"], chips, 10);
  if (!knockers || put === null || (winner === null && all["winner"] !== null)) return null;
  const low = all["skituppslag"] === true ? { skituppslag: true } : {};
  return { knockers, winner, ...(put ? { bets: put } : {}), ...low };
}

function setupFrom(all: Readonly<Record<string, unknown>>, game: string): Setup {
  const fresh = freshSetup(game);
  const form = formsOf(game).find((one) => one === all["form"]) ?? fresh.form;
  const names = listOf(all["names"], (name) => text(name, 2 * LONGEST_NAME), 10) ?? fresh.names;
  const dealer = whole(all["dealer"], 0, names.length - 1);
  return fitted(game, { form, names, dealer, switches: switchesFrom(all["switches"], game, form) });
}

function entryFrom(all: Readonly<Record<string, unknown>>): Entry {
  const contract = CONTRACTS.find((one) => one === all["contract"]) ?? "";
  const tricks = [0, 1].map((place) => whole(Object(all["tricks"])[place], 0, 99));
  const inside = listOf(all["inside"], seat, 10) ?? [];
  const put = listOf(all["bets"], (one) => text(one, LONGEST_NAME), 10) ?? [];
  return { contract, tricks, inside, winner: seat(all["winner"]), bets: put, low: all["low"] === true };
}
