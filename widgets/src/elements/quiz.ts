/** <kort-quiz>: rounds of ten questions by concept, with a result, hints, and progress that stays here. */
import type { Ask, Game, Question } from "../runtime/door.ts";
import { ANSWER, type Choice, type Intent, type Model, type Spec } from "./quiz-model.ts";
import {
  answered,
  begun,
  nextRound,
  type Plan,
  type Progress,
  restored,
  reviewRound,
} from "./quiz-progress.ts";
import { quizView } from "./quiz-view.ts";
import type { Widget } from "./widget.ts";

export const quizWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const { profiles } = await ask<Game>({ ask: "game", game: spec.game });
    const concepts = profiles[spec.profile]?.concepts ?? [];
    const progress = begun(concepts);
    return asked({ spec, concepts, progress, question: null, ...unanswered }, ask);
  },

  ahead: ({ spec, progress }) => progress.round.plans.map((plan) => request(spec, plan)),

  async step(model, intent, ask) {
    const { progress, concepts, question } = model;
    const go = (progress: Progress) => asked({ ...model, progress }, ask);
    switch (intent.do) {
      case "choose":
        return model.right === null ? { ...model, chosen: chosen(model, intent.choice) } : model;
      case "check":
        return question && model.chosen.length ? marked(model, matches(question, model.chosen)) : model;
      case "hint":
        return model.hints + 1 < ANSWER
          ? { ...model, hints: model.hints + 1 }
          : marked({ ...model, hints: ANSWER }, false);
      case "next":
      case "resume":
        return go(progress);
      case "round":
        return go(nextRound(progress, concepts, randomSeed));
      case "review":
        return go(reviewRound(progress));
      case "erase":
        return { ...model, erasing: true };
      case "keep":
        return { ...model, erasing: false };
      case "erased":
        return go(begun(concepts));
    }
  },

  view: quizView,

  key({ question, right }, key) {
    const number = Number(key);
    const choice = Number.isInteger(number) && number > 0 ? question?.choices[number - 1] : undefined;
    if (choice !== undefined && right === null) return { do: "choose", choice };
    return key === "h" && right === null && question ? { do: "hint" } : null;
  },

  arrive({ progress, question }) {
    const plan = progress.round.plans[progress.round.answers.length];
    return plan && !question ? { do: "resume" } : null;
  },

  keep: {
    where: "local",
    name: () => "kort-quiz",
    save: ({ spec, progress, question, chosen, hints, right }) => ({
      [spec.profile]: { progress, question, chosen, hints, right },
    }),
    restore(model, saved) {
      const mine = (saved as Record<string, Partial<Model>>)[model.spec.profile] ?? {};
      const progress = restored(mine.progress);
      const { question = null, chosen = [], hints = 0, right = null } = mine;
      return { ...model, progress, question, chosen, hints, right };
    },
  },
};

const unanswered = { chosen: [], hints: 0, right: null, erasing: false };

function request({ game, profile }: Spec, plan: Plan) {
  return { ask: "question", game, rules: { profile }, ...plan };
}

/** The model with the question that its round has come to, or with none at the end. */
async function asked(model: Model, ask: Ask): Promise<Model> {
  const { plans, answers } = model.progress.round;
  const plan = plans[answers.length];
  const question = plan ? await ask<Question>(request(model.spec, plan)) : null;
  return { ...model, question, ...unanswered };
}

function marked(model: Model, right: boolean): Model {
  return { ...model, right, progress: answered(model.progress, right) };
}

/** Several cards can be legal; only one seat can be the answer. */
function chosen({ question, chosen }: Model, choice: Choice): Choice[] {
  if (question?.asks !== "legal-cards") return [choice];
  return chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
}

function matches({ answer }: Question, chosen: readonly Choice[]): boolean {
  return answer.length === chosen.length && answer.every((choice) => chosen.includes(choice));
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
