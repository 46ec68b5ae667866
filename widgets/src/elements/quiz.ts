/** <kort-quiz>: rounds of ten questions by concept, with a result, hints, and progress that stays here. */
import { type Ask, Refusal } from "../runtime/door.ts";
import { quizKeep, requestOf, shown, wakeQuiz } from "./quiz-keep.ts";
import { ANSWER, canCheck, type Intent, isSeveral, type Model, planOf, type Spec } from "./quiz-model.ts";
import { answered, begun, nextRound, type Progress, reviewRound } from "./quiz-progress.ts";
import { quizView } from "./quiz-view.ts";
import type { Choice, Game, Question } from "./replies.ts";
import type { Widget } from "./widget.ts";

export const quizWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const { game, profile } = spec;
    const { profiles } = await ask<Game>({ ask: "game", game, rules: { profile, ...spec.rules } });
    const { form = profile, concepts = [] } = profiles[profile] ?? {};
    const progress = begun(concepts);
    return asked({ spec, form, concepts, progress, at: 0, question: null, ...unanswered }, ask);
  },

  ahead: ({ spec, progress, at }) => progress.round.plans.slice(at).map((plan) => requestOf(spec, plan)),

  async step(model, intent, ask) {
    const { progress, concepts } = model;
    const go = (progress: Progress) =>
      asked({ ...model, ...unanswered, progress, at: progress.round.answers.length }, ask);
    switch (intent.do) {
      case "choose":
        return model.right === null
          ? { ...model, chosen: chosen(model, intent.choice, intent.place) }
          : model;
      case "check":
        return model.right === null && canCheck(model) ? marked(model, matches(model)) : model;
      case "hint":
        if (model.right !== null || !model.question) return model;
        return model.hints + 1 < ANSWER
          ? { ...model, hints: model.hints + 1 }
          : marked({ ...model, hints: ANSWER }, false);
      case "next":
        return go(progress);
      case "resume":
        return resumed(model, ask);
      case "round":
        return go(nextRound(progress, concepts, randomSeed));
      case "review":
        return go(reviewRound(progress));
      case "erase":
        return { ...model, erasing: true };
      case "keep":
        return { ...model, erasing: false };
      case "erased":
        return go(begun(concepts, Date.now()));
    }
  },

  view: quizView,

  key({ question, right }, key) {
    const place = Number(key) - 1;
    const choice = Number.isInteger(place) && place >= 0 ? question?.choices[place] : undefined;
    if (choice !== undefined && right === null) return { do: "choose", choice, place };
    return key === "h" && right === null && question ? { do: "hint" } : null;
  },

  follow({ progress, at, question, chosen, hints, right }) {
    if (!question && progress.round.plans[at]) return { do: "resume" };
    const untouched = right === null && chosen.length === 0 && hints === 0;
    return untouched && at < progress.round.answers.length ? { do: "next" } : null;
  },

  keep: quizKeep,
  wake: wakeQuiz,
  show: (before, after) => (after.right !== null && before.right === null ? ".k-shown" : null),
};

const unanswered = { chosen: [], hints: 0, right: null, erasing: false };

/** The model with its question, or with none at the end of a round. */
async function asked(model: Model, ask: Ask): Promise<Model> {
  const plan = planOf(model);
  return { ...model, question: plan ? await ask<Question>(requestOf(model.spec, plan)) : null };
}

/** The model with the question that it was left at. One that the engine no longer asks makes way for a new round. */
async function resumed(model: Model, ask: Ask): Promise<Model> {
  try {
    const { question } = await asked(model, ask);
    return shown(model, question);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const progress = nextRound(model.progress, model.concepts, randomSeed);
    return asked({ ...model, ...unanswered, progress, at: 0 }, ask);
  }
}

/** The model with the answer checked. What another tab has answered meanwhile doesn't count twice. */
function marked(model: Model, right: boolean): Model {
  const { progress, at } = model;
  const open = progress.round.answers.length === at;
  return { ...model, right, progress: open ? answered(progress, right) : progress };
}

/** Several cards or words can be right, each chosen at its own place; only one seat or number. */
function chosen({ question, chosen }: Model, choice: Choice, place = -1): Choice[] {
  if (!question || !isSeveral(question.asks)) return [choice];
  return toggled(question.choices, chosen, choice, place);
}

/** Twins are told apart by how many of their kind are chosen: which of them is the same to the rules. */
function toggled(
  choices: readonly Choice[],
  chosen: readonly Choice[],
  choice: Choice,
  place: number,
): Choice[] {
  const twins = choices.filter((other) => other === choice).length;
  const taken = chosen.filter((other) => other === choice).length;
  const others = chosen.filter((other) => other !== choice);
  if (twins < 2) return taken ? others : [...chosen, choice];
  const before = choices.slice(0, Math.max(place, 0)).filter((other) => other === choice).length;
  const pressed = before < taken;
  return [...others, ...Array.from({ length: taken + (pressed ? -1 : 1) }, () => choice)];
}

function matches({ question, chosen }: Model): boolean {
  const sorted = (choices: readonly Choice[]) => choices.map(String).sort().join(" / ");
  return question !== null && sorted(question.answer) === sorted(chosen);
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
