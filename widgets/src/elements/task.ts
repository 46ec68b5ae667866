/** <kort-task>: a position with a goal. The right move goes on by itself, any other says why and may be tried again. */
import { type Ask, Refusal } from "../runtime/door.ts";
import { NOTHING_CHOSEN, toggled } from "./moves.ts";
import { type Replay, replay, type Verdict, verdictOn } from "./replies.ts";
import { answerOf, outcomeOf, winners } from "./task-goal.ts";
import { type Intent, type Model, nameOf, type Said, type Spec } from "./task-model.ts";
import { begun, courseKeep, wakeTask, withStep } from "./task-progress.ts";
import { taskView } from "./task-view.ts";
import type { Widget } from "./widget.ts";

/** How long the others think, in milliseconds. */
const THINKING = 700;

export const taskWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const home = await ask<Replay>(replay(spec.line));
    const worth = await worthOf(spec, home, ask);
    return { spec, home, state: home, worth, ...fresh, said: null, times: 0, progress: begun() };
  },

  ahead({ spec, state, outcome }) {
    if (outcome !== "open" || STILL.has(spec.goal)) return [];
    const answer = answerOf(spec, state);
    const next = answer === null ? state.actions : [answer];
    return [[], ...next.map((action) => [action])].map((more) =>
      replay(state.start, [...state.played, ...more]),
    );
  },

  async step(model, intent, ask) {
    const next = await stepped(model, intent, ask);
    return next.said === model.said ? next : { ...next, times: model.times + 1 };
  },

  view: taskView,

  later(model) {
    const { spec, state, outcome } = model;
    if (STILL.has(spec.goal)) return null;
    const settled = outcome === "missed" || (outcome === "reached" && !state.trick.length);
    if (settled || answerOf(spec, state) === null) return null;
    return { intent: { do: "answer" }, after: THINKING };
  },

  key({ mine, outcome }, key) {
    return key === "u" && mine.length && outcome !== "reached" ? { do: "back" } : null;
  },

  keep: courseKeep,
  wake: wakeTask,
};

/** Goals for which nothing is played. */
const STILL = new Set<Spec["goal"]>(["find-all", "who-wins", "worth"]);

async function worthOf({ score, seat = 0 }: Spec, { game }: Replay, ask: Ask): Promise<number | null> {
  if (!score) return null;
  const reply = await ask<{ scores?: number[]; net?: number[] }>({ ask: "score", game, ...score });
  return (reply.scores ?? reply.net)?.[seat] ?? null;
}

const fresh = { outcome: "open" as const, mine: [], choosing: NOTHING_CHOSEN };

async function stepped(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  const { spec, home, state, outcome, mine } = model;
  switch (intent.do) {
    case "tap":
      if (outcome !== "open") return model;
      return acted(model, intent.card, intent.place, ask);
    case "pick": {
      const picked = toggled(model.choosing.picked, intent.place).sort((a, b) => a - b);
      return outcome === "open" ? { ...model, choosing: { ...model.choosing, picked } } : model;
    }
    case "chips":
      return { ...model, choosing: { ...model.choosing, chips: intent.chips } };
    case "act":
      return outcome === "open" ? acted(model, intent.action, undefined, ask) : model;
    case "seat":
      if (outcome !== "open") return model;
      return winners(home).includes(intent.seat)
        ? reached({ ...model, said: null })
        : { ...model, said: { what: "no-winner", seat: intent.seat } };
    case "number":
      if (outcome !== "open") return model;
      return intent.number === model.worth
        ? reached({ ...model, said: null })
        : { ...model, said: { what: "no-number" } };
    case "check":
      return outcome === "open" ? checked(model) : model;
    case "answer": {
      const action = answerOf(spec, state);
      return action === null || state.turn === null ? model : moved(model, action, null, ask);
    }
    case "back": {
      const length = mine.at(-1);
      if (length === undefined) return model;
      const back = await ask<Replay>(replay(state.start, state.played.slice(0, length)));
      return { ...model, state: back, outcome: "open", mine: mine.slice(0, -1), said: null };
    }
    case "restart":
      return { ...model, ...fresh, state: home, said: null };
    case "erase":
      return { ...model, ...fresh, state: home, said: null, progress: begun(Date.now()) };
  }
}

/** The model after an action of the reader, or with the reason why not. */
async function acted(model: Model, action: string, place: number | undefined, ask: Ask): Promise<Model> {
  const { state, spec } = model;
  if (state.turn === null || state.turn !== spec.you) return model;
  const known = verdictOn(state, action, place);
  const refused = (verdict: Verdict): Model => ({ ...model, said: { what: "refused", verdict, place } });
  if (known && !known.legal) return refused(known);
  try {
    const next = await moved(model, action, known ?? null, ask);
    return { ...next, mine: [...model.mine, state.played.length] };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "illegal-action") throw error;
    const { reason = "", evidence = [], rule = null, args = {} } = error.more as Partial<Verdict>;
    return refused({ card: action, legal: false, reason, evidence, rule, args });
  }
}

/** The model after an action, whoever's it is. */
async function moved(model: Model, action: string, verdict: Verdict | null, ask: Ask): Promise<Model> {
  const { spec, home, state, outcome } = model;
  const next = await ask<Replay>(replay(state.start, [...state.played, action]));
  const said: Said = { what: "moved", seat: state.turn ?? 0, action, verdict };
  const now = { ...model, state: next, choosing: NOTHING_CHOSEN, said };
  if (outcome !== "open") return now;
  const judged = outcomeOf(spec, home, next);
  return judged === "reached" ? reached(now) : { ...now, outcome: judged };
}

const reached = (model: Model): Model => ({
  ...model,
  outcome: "reached",
  progress: withStep(model.progress, nameOf(model.spec)),
});

/** The cards that are marked, against those that the engine allows. */
function checked(model: Model): Model {
  const { verdicts } = model.state;
  const wrong = verdicts.find(({ legal }, place) => model.choosing.picked.includes(place) && !legal);
  if (wrong) return { ...model, said: { what: "marked", verdict: wrong } };
  const count = verdicts.filter(({ legal }, place) => legal && !model.choosing.picked.includes(place)).length;
  return count ? { ...model, said: { what: "missing", count } } : reached({ ...model, said: null });
}
