/** <kort-task>: a position with a goal. The right move goes on by itself, any other says why and may be tried again. */
import { type Ask, Refusal } from "../runtime/door.ts";
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
    return { spec, home, state: home, ...fresh, said: null, times: 0, progress: begun() };
  },

  ahead({ spec, home, state, outcome }) {
    if (outcome !== "open" || spec.goal === "find-all" || spec.goal === "who-wins") return [];
    const answer = answerOf(spec, home, state);
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
    const { spec, home, state, outcome } = model;
    const settled = outcome === "missed" || (outcome === "reached" && !state.trick.length);
    if (settled || answerOf(spec, home, state) === null) return null;
    return { intent: { do: "answer" }, after: THINKING };
  },

  key({ mine, outcome }, key) {
    return key === "u" && mine.length && outcome !== "reached" ? { do: "back" } : null;
  },

  keep: courseKeep,
  wake: wakeTask,
};

const fresh = { outcome: "open" as const, mine: [], marked: [] };

async function stepped(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  const { spec, home, state, outcome, mine } = model;
  switch (intent.do) {
    case "tap":
      if (outcome !== "open") return model;
      if (spec.goal === "find-all") return { ...model, marked: toggled(model.marked, intent.place ?? -1) };
      return acted(model, intent.card, intent.place, ask);
    case "word":
      return outcome === "open" ? acted(model, intent.action, undefined, ask) : model;
    case "seat":
      if (outcome !== "open") return model;
      return winners(home).includes(intent.seat)
        ? reached({ ...model, said: null })
        : { ...model, said: { what: "no-winner", seat: intent.seat } };
    case "check":
      return outcome === "open" ? checked(model) : model;
    case "answer": {
      const action = answerOf(spec, home, state);
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

const toggled = (places: number[], place: number) =>
  places.includes(place)
    ? places.filter((other) => other !== place)
    : [...places, place].sort((a, b) => a - b);

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
  const now = { ...model, state: next, said };
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
  const wrong = verdicts.find(({ legal }, place) => model.marked.includes(place) && !legal);
  if (wrong) return { ...model, said: { what: "marked", verdict: wrong } };
  const count = verdicts.filter(({ legal }, place) => legal && !model.marked.includes(place)).length;
  return count ? { ...model, said: { what: "missing", count } } : reached({ ...model, said: null });
}
