/** <kort-worksheet>: ten questions of the quiz for paper and pencil, and the key to them on a page of its own. */
import type { Ask } from "../runtime/door.ts";
import { requestOf } from "./quiz-keep.ts";
import { firstRound, type Plan } from "./quiz-progress.ts";
import type { Game, Question } from "./replies.ts";
import type { Widget } from "./widget.ts";
import { worksheetView } from "./worksheet-view.ts";

export interface Spec {
  game: string;
  profile: string;
}

export interface Model {
  spec: Spec;
  concepts: string[];
  questions: Question[];
}

export type Intent = { do: "renew" | "print" };

export const worksheetWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const { profiles } = await ask<Game>({ ask: "game", game: spec.game });
    const concepts = profiles[spec.profile]?.concepts ?? [];
    return { spec, concepts, questions: await asked(spec, firstRound(concepts), ask) };
  },

  async step(model, intent, ask) {
    if (intent.do === "print") {
      print();
      return model;
    }
    return { ...model, questions: await asked(model.spec, anotherRound(model.concepts), ask) };
  },

  view: worksheetView,
};

async function asked(spec: Spec, plans: readonly Plan[], ask: Ask): Promise<Question[]> {
  const questions: Question[] = [];
  for (const plan of plans) questions.push(await ask<Question>(requestOf(spec, plan)));
  return questions;
}

/** The first round's concepts and level, with cards that nobody has seen. */
function anotherRound(concepts: readonly string[]): Plan[] {
  const seeds = crypto.getRandomValues(new Uint32Array(concepts.length + 10));
  return firstRound(concepts).map((plan, index) => ({ ...plan, seed: seeds[index] ?? plan.seed }));
}
