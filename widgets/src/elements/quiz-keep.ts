/** What a reload keeps of <kort-quiz>: what is to be asked and what was chosen. The engine is asked again. */
import type { Known, Request } from "../runtime/door.ts";
import { fields, readable, whole } from "./kept.ts";
import { ANSWER, type Intent, type Model, planOf, type Spec } from "./quiz-model.ts";
import { merged, type Plan, type Progress, read } from "./quiz-progress.ts";
import type { Choice, Question } from "./replies.ts";
import type { Keep, Kept, Woken } from "./widget.ts";

/** The one key of the first version, for all profiles of one game. */
const OLD = "kort-quiz";
const OLD_GAME = "femkort";
const MOST_CHOSEN = 20;

export function requestOf({ game, profile, rules }: Spec, plan: Plan): Request {
  return { ask: "question", game, rules: { profile, ...rules }, ...plan };
}

export const quizKeep: Keep<Model> = {
  where: "local",
  name: ({ spec, form }) => `kort-quiz ${spec.game} ${form}`,
  save: ({ progress, at, chosen, hints }) => ({ ...progress, at, chosen, hints }),
  merge(before, after, shared) {
    const theirs = read(shared, after.concepts);
    if (!theirs) return after;
    const progress = merged(before.progress, after.progress, theirs);
    return erased(after, progress) ?? { ...after, progress };
  },
  older: {
    name: OLD,
    taken: ({ spec }, kept) => {
      const mine = fields(spec.game === OLD_GAME ? fields(kept)[spec.profile] : undefined);
      return mine["progress"] === undefined ? undefined : { ...fields(mine["progress"]), ...whereOf(mine) };
    },
    left: ({ spec }, kept) => {
      if (spec.game !== OLD_GAME) return kept;
      const { [spec.profile]: _, ...others } = fields(kept);
      return Object.keys(others).length ? others : undefined;
    },
  },
};

/** Where in its round the first version was: it kept the question itself, and whether the answer was right. */
function whereOf({ progress, chosen, hints, right }: Readonly<Record<string, unknown>>) {
  const { answers } = fields(fields(progress)["round"]);
  const count = Array.isArray(answers) ? answers.length : 0;
  return { at: typeof right === "boolean" ? Math.max(count - 1, 0) : count, chosen, hints };
}

/** The model where another tab has erased everything: it begins anew, too. */
function erased(model: Model, progress: Progress): Model | null {
  if (progress.since === model.progress.since) return null;
  return {
    ...model,
    progress,
    at: progress.round.answers.length,
    question: null,
    chosen: [],
    hints: 0,
    right: null,
  };
}

/** The model to go on with, as this tab has left it or else another one. */
export function wakeQuiz(model: Model, kept: Kept, _: URL, known: Known): Woken<Model, Intent> {
  const [own, shared] = [read(kept.own, model.concepts), read(kept.shared, model.concepts)];
  const broken = [kept.own, kept.shared].find((one, index) => one !== undefined && ![own, shared][index]);
  const unusable = broken === undefined ? {} : { unusable: broken };
  const progress = own && shared ? merged(own, own, shared) : (shared ?? own);
  if (!progress) return { model, ...unusable };
  const mine = own?.since === progress.since && own.round.answers.length === progress.round.answers.length;
  const left = fields(mine ? kept.own : kept.shared);
  const placed = placedIn({ ...model, progress }, left);
  const plan = planOf(placed);
  if (!plan) return { model: { ...placed, question: null }, ...unusable };
  const question = replyTo(requestOf(placed.spec, plan), known);
  if (question) return { model: shown(placed, question), ...unusable };
  return { model: { ...placed, question: null }, intent: { do: "resume" }, ...unusable };
}

function replyTo(request: Request, known: Known): Question | undefined {
  try {
    return known<Question>(request);
  } catch {
    return undefined;
  }
}

/** The model at the question it was left at, with what was chosen; or at the next one to be answered. */
function placedIn(model: Model, left: Readonly<Record<string, unknown>>): Model {
  const { answers } = model.progress.round;
  const at = whole(left["at"], Math.max(answers.length - 1, 0), answers.length);
  if (at === null) return { ...model, at: answers.length, chosen: [], hints: 0, right: null };
  const chosen = readable(left["chosen"], choiceOf).slice(0, MOST_CHOSEN);
  const hints = whole(left["hints"], 0, ANSWER) ?? 0;
  const right = answers[at] ?? null;
  return { ...model, at, chosen, hints: right === null ? Math.min(hints, ANSWER - 1) : hints, right };
}

const choiceOf = (value: unknown): Choice | null =>
  typeof value === "string" || Number.isSafeInteger(value) ? (value as Choice) : null;

/** The model with its question there: what was chosen must be among its choices. */
export function shown(model: Model, question: Question | null): Model {
  const chosen = model.chosen.filter((choice) => question?.choices.includes(choice));
  return { ...model, question, chosen };
}
