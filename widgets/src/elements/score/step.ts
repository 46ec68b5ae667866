/** The steps of <kort-score>: each makes a new sheet, asks the engine whether it can be, and keeps the way back. */
import { type Ask, Refusal } from "../../runtime/door.ts";
import { cut } from "./cut.ts";
import {
  type Entry,
  endedOf,
  entryOf,
  fitted,
  freshSetup,
  type Intent,
  lineOf,
  MOST_PAST,
  type Model,
  NOTHING,
  namesOf,
  type Problem,
  type Said,
  type Setup,
  stageOf,
  tableOf,
  twice,
} from "./model.ts";
import { sheetOf } from "./paper.ts";
import {
  BISMARCK,
  count,
  KILLE,
  type Line,
  newId,
  type Result,
  type Sheet,
  type Told,
  unusual,
} from "./sheet.ts";

export async function step(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  if ("stage" in intent && intent.stage !== stageOf(model)) return model;
  const calm: Model = { ...model, problem: null, asking: null };
  switch (intent.do) {
    case "type":
      return { ...model, setup: fitted(model.spec.game, { ...model.setup, ...intent.setup }) };
    case "begin":
      return begin(calm, { ...model.setup, ...intent.setup }, ask);
    case "save":
      return save(calm, { ...model.setup, ...intent.setup }, ask);
    case "change":
      return model.sheet ? { ...calm, changing: !model.changing, setup: setupOf(model.sheet) } : model;
    case "win":
      return enter(calm, { winner: intent.seat }, ask);
    case "event":
      return enter({ ...calm, fixing: null }, { event: intent.event }, ask);
    case "choose":
      return choose({ ...model, problem: null }, { ...model.entry, ...intent.entry }, ask);
    case "enter":
      return enterEntry(calm, ask);
    case "fix": {
      const line = lineOf(model, intent.line);
      return line ? { ...calm, fixing: line.id, entry: entryOf(line.result) } : model;
    }
    case "drop":
      return { ...calm, fixing: null, entry: NOTHING };
    case "remove":
      return remove(calm, ask);
    case "undo":
      return undo(calm, ask);
    case "ask":
      return { ...calm, asking: intent.about };
    case "keep":
      return calm;
    case "new":
      return fresh(calm);
    case "read":
      return read(calm, intent.text, ask);
    case "recount":
      return recount(model, ask);
  }
}

// -- The table -------------------------------------------------------------------------------------

const setupOf = ({ form, players, dealer, switches }: Sheet): Setup => ({
  form,
  names: players,
  dealer,
  switches,
});

async function begin(model: Model, typed: Setup, ask: Ask): Promise<Model> {
  const { game } = model.spec;
  const setup = fitted(game, typed);
  const players = namesOf(setup);
  const name = twice(players);
  if (name !== null) return complain({ ...model, setup }, { what: "same-name", name });
  const cards = setup.dealer === null ? await cut(players.length, ask) : null;
  const dealer = cards?.dealer ?? setup.dealer ?? 0;
  const { form } = setup;
  const switches = unusual(game, form, setup.switches);
  const sheet: Sheet = { id: newId(), game, form, switches, players, dealer, lines: [] };
  return put({ ...model, setup }, sheet, { what: "begun", cut: cards?.cards ?? [] }, ask);
}

/** Other names, another first dealer, another agreement; everything is counted again. */
async function save(model: Model, typed: Setup, ask: Ask): Promise<Model> {
  const { sheet } = model;
  if (!sheet) return model;
  const setup = { ...fitted(sheet.game, typed), form: sheet.form };
  const players = namesOf({ ...setup, names: sheet.players.map((_, seat) => setup.names[seat] ?? "") });
  const name = twice(players);
  const changed = { ...model, setup };
  if (name !== null) return complain(changed, { what: "same-name", name });
  const switches = unusual(sheet.game, sheet.form, setup.switches);
  const dealer = setup.dealer ?? sheet.dealer;
  return put(changed, { ...sheet, players, dealer, switches }, { what: "changed" }, ask);
}

/** An empty sheet for the same players. What was there can be had back. */
function fresh(model: Model): Model {
  const { sheet, told } = model;
  if (!sheet) return model;
  const setup = { ...setupOf(sheet), dealer: told?.dealer ?? sheet.dealer };
  return { ...changedTo(model, null, null, { what: "new" }), setup };
}

// -- Deals -----------------------------------------------------------------------------------------

/** A choice. In Bismarck the deal is entered as soon as it is whole, unless an older one is being corrected. */
function choose(model: Model, entry: Entry, ask: Ask): Promise<Model> | Model {
  const chosen = { ...model, entry };
  const whole = entry.contract !== "" && entry.tricks.every((tricks) => tricks !== null);
  return model.spec.game === BISMARCK && whole && model.fixing === null ? enterEntry(chosen, ask) : chosen;
}

async function enterEntry(model: Model, ask: Ask): Promise<Model> {
  const { sheet, entry } = model;
  if (!sheet) return model;
  if (sheet.game === KILLE) {
    if (entry.winner === null && sheet.switches["all-pass"] !== "carry")
      return complain(model, { what: "no-winner" });
    return enter(model, endedOf(entry, sheet), ask);
  }
  const { contract } = entry;
  const tricks = entry.tricks.filter((one) => one !== null);
  try {
    // The engine says what is left for the third.
    const worth = await ask<{ tricks: number[] }>({
      ask: "score",
      game: sheet.game,
      contract,
      tricks,
      rest: true,
    });
    return enter(model, { contract, tricks: worth.tricks }, ask);
  } catch (refusal) {
    return refused(model, refusal, model.fixing);
  }
}

/** Puts a result in the place of the one that is being corrected, or after all others. */
function enter(model: Model, result: Result, ask: Ask): Promise<Model> | Model {
  const { sheet, fixing } = model;
  if (!sheet) return model;
  const line = { id: fixing ?? newId(), result };
  const lines = sheet.lines.map((old) => (old.id === fixing ? line : old));
  const said: Said = { what: fixing === null ? "entered" : "corrected", line: line.id };
  return put(model, { ...sheet, lines: fixing === null ? [...lines, line] : lines }, said, ask);
}

function remove(model: Model, ask: Ask): Promise<Model> | Model {
  const { sheet, fixing } = model;
  if (!sheet || fixing === null) return model;
  const lines = sheet.lines.filter(({ id }) => id !== fixing);
  return put(model, { ...sheet, lines }, { what: "removed" }, ask);
}

// -- Back, and from elsewhere ----------------------------------------------------------------------

async function undo(model: Model, ask: Ask): Promise<Model> {
  const before = model.past.at(-1);
  if (before === undefined) return model;
  const told = before ? await count(before, ask) : null;
  const changed = changedTo(model, before, told, { what: "undone" });
  const setup = before || !model.sheet ? model.setup : setupOf(model.sheet);
  return { ...changed, setup, past: model.past.slice(0, -1) };
}

/** A sheet that was saved to a file. */
async function read(model: Model, text: string, ask: Ask): Promise<Model> {
  const sheet = sheetOf(text, model.spec.game);
  if (!sheet) return complain(model, { what: "no-file" });
  try {
    const told = await count(sheet, ask);
    return changedTo(model, sheet, told, { what: "read" });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return complain(model, { what: "no-file" });
  }
}

/**
 * What the engine says of a sheet that was kept, or that two tabs have made. Where it can't be, the last good one
 * stays, and the other is a step back.
 */
async function recount(model: Model, ask: Ask): Promise<Model> {
  const { sheet, counted } = model;
  if (!sheet) return { ...model, told: null, counted: null, fixing: null };
  try {
    const told = await count(sheet, ask);
    const fixing = lineOf(model, model.fixing)?.id ?? null;
    return { ...model, told, counted: sheet, fixing };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const good = counted ?? (await longest(sheet, ask));
    const past = [...model.past, sheet].slice(-MOST_PAST);
    return { ...model, sheet: good, told: await count(good, ask), counted: good, past, fixing: null };
  }
}

/** As many of the first lines of a sheet as can be. */
async function longest(sheet: Sheet, ask: Ask): Promise<Sheet> {
  for (let lines: Line[] = sheet.lines; ; lines = lines.slice(0, -1)) {
    const shorter = { ...sheet, lines };
    const can = await count(shorter, ask).then(
      () => true,
      () => false,
    );
    if (can || lines.length === 0) return shorter;
  }
}

// -- What all of them do ---------------------------------------------------------------------------

/** The model with another sheet, where the engine finds nothing wrong with it. */
async function put(model: Model, sheet: Sheet, said: Said, ask: Ask): Promise<Model> {
  try {
    return changedTo(model, sheet, await count(sheet, ask), said);
  } catch (refusal) {
    return refused(model, refusal, lineAt(refusal, sheet));
  }
}

function changedTo(model: Model, sheet: Sheet | null, told: Told | null, said: Said): Model {
  const past = [...model.past, model.sheet].slice(-MOST_PAST);
  const rest = { entry: NOTHING, fixing: null, asking: null, problem: null, changing: false };
  return { ...model, ...rest, sheet, told, counted: sheet, past, said, times: model.times + 1 };
}

const complain = (model: Model, problem: Problem): Model => ({
  ...model,
  problem,
  said: null,
  times: model.times + 1,
});

function refused(model: Model, refusal: unknown, line: string | null): Model {
  if (!(refusal instanceof Refusal)) throw refusal;
  const old = line !== model.fixing && lineOf(model, line) ? line : null;
  return complain(model, { what: "refused", refusal, line: old });
}

/** The line that a refusal is about. */
function lineAt(refusal: unknown, sheet: Sheet): string | null {
  const [, index] = refusal instanceof Refusal ? (/^results\/(\d+)/.exec(refusal.at) ?? []) : [];
  return index === undefined ? null : (sheet.lines[Number(index)]?.id ?? null);
}

export const first = (spec: { game: string }): Model => ({
  spec,
  setup: freshSetup(spec.game),
  changing: false,
  sheet: null,
  told: null,
  counted: null,
  past: [],
  entry: NOTHING,
  fixing: null,
  asking: null,
  problem: null,
  said: null,
  times: 0,
});

/** Whose turn it is to be asked about tricks: forehand first. */
export function askedFor(model: Model): number[] {
  const table = tableOf(model);
  if (!table || !model.sheet) return [];
  const { length } = model.sheet.players;
  return model.sheet.players.map((_, place) => (table.forehand + place) % length);
}
