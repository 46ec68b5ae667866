/** <kort-table>: whole matches against bots, or passed from hand to hand. */

import { formOf } from "../../pages.ts";
import { type Ask, Refusal } from "../../runtime/door.ts";
import { NOTHING_CHOSEN, toggled } from "../moves.ts";
import { ruledOut } from "../refused.ts";
import { type Verdict, verdictOn } from "../replies.ts";
import type { Widget } from "../widget.ts";
import { act, askBot, askStanding, beginMatch, chance, dealNext, reopen, seeDeal, settle } from "./course.ts";
import { leftOf, tableKeep, wakeTable } from "./keep.ts";
import {
  DELAYS,
  type Deal,
  type Intent,
  type Left,
  type Match,
  type Model,
  PACES,
  type Spec,
} from "./model.ts";
import {
  askForms,
  newSetup,
  type Player,
  persons,
  type Setup,
  seated,
  sharedLevel,
  switched,
} from "./setup.ts";
import { goOn, isBot } from "./turns.ts";
import { tableView } from "./view.ts";

/** How much longer a finished trick stays where nobody taps. */
const TRICK_STAYS = 2.5;
/** Between two cards of a deal that is played to its end at once, in milliseconds. */
const AT_ONCE = 40;
/** How strong the bots are that play a deal to its end: the quickest that know what they do. */
const QUICK = 2;

export const tableWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    return {
      spec,
      forms: await askForms(spec.game, ask),
      setup: seated(spec.game, newSetup(spec.form, spec.players), spec.players),
      settings: { pace: "trick", delay: DELAYS[1] },
      match: null,
      deal: null,
      paused: false,
      skipping: false,
      said: null,
      times: 0,
      choosing: NOTHING_CHOSEN,
      left: null,
      opening: false,
    };
  },

  ahead({ deal }) {
    if (!deal || deal.viewer === null || deal.state.turn !== deal.viewer) return [];
    const seat = deal.seats.indexOf(deal.viewer);
    return deal.state.actions.map((action) => ({
      ask: "replay",
      line: deal.start,
      actions: [...deal.played, action],
      seat,
    }));
  },

  async step(model, intent, ask) {
    const next = await stepped(model, intent, ask);
    return next.said === model.said ? next : { ...next, times: model.times + 1 };
  },

  later({ deal, paused, skipping, settings, match, opening }) {
    if (!deal || !match || opening || deal.state.turn === null) return null;
    if (skipping) return { intent: { do: "bot" }, after: AT_ONCE };
    if (paused || match.setup.players[deal.state.turn] === "person") return null;
    const stays = settings.pace === "self" && !deal.state.trick.length && deal.state.tricks.length > 0;
    return { intent: { do: "bot" }, after: settings.delay * (stays ? TRICK_STAYS : 1) };
  },

  key(model, key) {
    if (!model.deal) return null;
    const keys: Record<string, Intent> = {
      l: { do: "say", what: "last" },
      o: { do: "say", what: "status" },
      w: { do: "why" },
    };
    return key === "g" ? goOn(model) : (keys[key] ?? null);
  },

  show: (before, after) => (before.deal === null && after.deal !== null ? ".k-play" : null),

  view: tableView,
  keep: tableKeep,
  wake: wakeTable,
};

async function stepped(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  const { spec, setup, match, deal, choosing } = model;
  switch (intent.do) {
    case "form":
      return formOf(spec.game, intent.form) && changed(model, ofForm(spec.game, setup, intent.form));
    case "players":
      return changed(model, seated(spec.game, setup, intent.count));
    case "you":
      return changed(model, moved(setup, intent.seat));
    case "level":
      return changed(model, {
        ...setup,
        players: setup.players.map((one) => (one === "person" ? one : intent.level)),
      });
    case "together":
      return changed(model, together(setup, intent.together));
    case "player":
      return changed(model, withPlayer(setup, intent.seat, intent.player));
    case "switch":
      return changed(model, switched(model.forms, setup, intent.name, intent.value));
    case "pace":
      return PACES.includes(intent.pace)
        ? { ...model, settings: { ...model.settings, pace: intent.pace }, paused: false }
        : model;
    case "delay":
      return { ...model, settings: { ...model.settings, delay: intent.delay } };
    case "sit":
      return sitDown(model, ask);
    case "resume":
      return model.left ? resumed(model, model.left, ask) : model;
    case "leave":
      return { ...model, left: leftOf(model), match: null, deal: null, said: null, skipping: false };
    case "next":
      return match && deal?.state.turn === null && match.standing.next ? dealt(model, match, ask) : model;
    default:
      return match && deal ? played(model, match, deal, choosing, intent, ask) : model;
  }
}

// -- Sitting down --------------------------------------------------------------------------------

const changed = (model: Model, setup: Setup): Model => ({ ...model, setup });

function ofForm(game: string, setup: Setup, form: string): Setup {
  return seated(
    game,
    { ...setup, form, set: {} },
    Math.min(setup.players.length, formOf(game, form).players[1]),
  );
}

/** The one person in another seat, with whoever sat there in his. */
function moved(setup: Setup, seat: number): Setup {
  const [from = 0] = persons(setup);
  const there = setup.players[seat];
  if (there === undefined) return setup;
  const players = setup.players.map(
    (one, at): Player => (at === seat ? "person" : at === from ? there : one),
  );
  return { ...setup, players };
}

function together(setup: Setup, all: boolean): Setup {
  const level = sharedLevel(setup) ?? 2;
  return {
    ...setup,
    players: setup.players.map((_, seat): Player => (all || seat === 0 ? "person" : level)),
  };
}

function withPlayer(setup: Setup, seat: number, player: Player): Setup {
  const players = setup.players.map((one, at) => (at === seat ? player : one));
  return players.includes("person") ? { ...setup, players } : setup;
}

async function sitDown(model: Model, ask: Ask): Promise<Model> {
  const { spec, setup } = model;
  const match = await beginMatch(spec.game, setup, chance(setup.players.length), ask);
  return dealt({ ...model, left: null }, match, ask);
}

/** The next deal of a match. Where somebody may want other cards, the bots wait for him. */
async function dealt(model: Model, match: Match, ask: Ask): Promise<Model> {
  const deal = await dealNext(match, chance(), ask);
  const wanted = deal.state.moves.some(({ kind }) => kind === "redeal");
  const paused = isBot(match, deal.state.turn) && (wanted || model.settings.pace === "card");
  const said = { what: "dealt" } as const;
  return { ...model, match, deal, paused, skipping: false, said, choosing: NOTHING_CHOSEN };
}

/** A match as it was left. What the engine doesn't believe is let go, and told. */
async function resumed(model: Model, left: Left, ask: Ask): Promise<Model> {
  const { setup, dealer, results } = left;
  const { game } = model.spec;
  try {
    const standing = await askStanding(game, setup, dealer, results, ask);
    const match: Match = { game, setup, dealer, results, standing };
    const deal = await reopen(left.deal, match, ask);
    const bots = isBot(match, deal.state.turn);
    return {
      ...model,
      setup,
      match,
      deal,
      left: null,
      opening: false,
      paused: bots,
      skipping: false,
      said: null,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...model, left: null, opening: false, said: { what: "lost" } };
  }
}

// -- Playing -------------------------------------------------------------------------------------

async function played(
  model: Model,
  match: Match,
  deal: Deal,
  choosing: Model["choosing"],
  intent: Intent,
  ask: Ask,
): Promise<Model> {
  const { turn } = deal.state;
  switch (intent.do) {
    case "go":
    case "bot":
      return botActs({ ...model, paused: false }, match, deal, ask);
    case "skip":
      return turn === null ? model : { ...model, skipping: true, paused: false };
    case "show": {
      if (turn === null || isBot(match, turn)) return model;
      return { ...model, deal: await seeDeal(deal, match, turn, ask), said: null, choosing: NOTHING_CHOSEN };
    }
    case "tap":
      return tried(model, match, deal, intent.card, intent.place, ask);
    case "act":
      return tried(model, match, deal, intent.action, undefined, ask);
    case "pick":
      return { ...model, choosing: { ...choosing, picked: toggled(choosing.picked, intent.place) } };
    case "chips":
      return { ...model, choosing: { ...choosing, chips: intent.chips } };
    case "say":
      return { ...model, said: { what: intent.what } };
    case "why": {
      const at = deal.whys.map(Boolean).lastIndexOf(true);
      return at < 0 ? model : { ...model, said: { what: "why", at } };
    }
    default:
      return model;
  }
}

/** What the reader wants to do: it is done, or told why not. */
async function tried(
  model: Model,
  match: Match,
  deal: Deal,
  action: string,
  place: number | undefined,
  ask: Ask,
): Promise<Model> {
  const { state, viewer } = deal;
  const asks = action.startsWith("redeal:ask") && state.moves.some(({ kind }) => kind === "redeal");
  if (viewer === null || model.skipping || (state.turn !== viewer && !asks))
    return { ...model, said: { what: "waiting" } };
  const refused = (verdict: Verdict): Model => ({ ...model, said: { what: "refused", verdict, place } });
  const known = asks ? undefined : verdictOn(state, action, place);
  if (known && !known.legal) return refused(known);
  try {
    return await done(model, match, deal, asks ? viewer : (state.turn ?? viewer), action, null, ask);
  } catch (error) {
    const verdict = ruledOut(error, action);
    if (!verdict) throw error;
    return refused(verdict);
  }
}

async function botActs(model: Model, match: Match, deal: Deal, ask: Ask): Promise<Model> {
  const { turn } = deal.state;
  if (turn === null) return model;
  const player = match.setup.players[turn];
  if (player === "person" && !model.skipping) return model;
  const level = model.skipping ? QUICK : (player as number);
  const { action, reason } = await askBot(deal, turn, level, ask);
  return done(model, match, deal, turn, action, reason, ask);
}

/** The model after something has been done, and settled, if that was the end of the deal. */
async function done(
  model: Model,
  match: Match,
  deal: Deal,
  seat: number,
  action: string,
  why: string | null,
  ask: Ask,
): Promise<Model> {
  let next = await act(deal, match, action, why, ask);
  const over = next.state.turn === null;
  const settled = over ? await settle(match, next, ask) : match;
  const trick = next.state.tricks.length > deal.state.tricks.length;
  const { pace } = model.settings;
  const stops = !model.skipping && (pace === "card" || (pace === "trick" && trick));
  // The next person's cards are not seen before the device has changed hands.
  if (!over && next.viewer !== next.state.turn && !isBot(match, next.state.turn) && next.viewer !== null)
    next = await seeDeal(next, match, null, ask);
  return {
    ...model,
    match: settled,
    deal: next,
    paused: stops && isBot(match, next.state.turn),
    skipping: model.skipping && !over,
    said: { what: "done", seat, action, trick: trick ? next.state.tricks.length : 0 },
    choosing: NOTHING_CHOSEN,
  };
}
