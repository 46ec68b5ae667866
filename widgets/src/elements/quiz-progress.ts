/** What the quiz remembers: the round being played, the score by concept, the streak and the mistakes. */

/** A question to be asked, made afresh by the engine from its seed. */
export interface Plan {
  concept: string;
  level: number;
  seed: number;
}

export interface Progress {
  version: 1;
  round: { plans: Plan[]; answers: boolean[]; review: boolean };
  concepts: Record<string, { seen: number; right: number; level: number; run: number }>;
  streak: number;
  best: number;
  rounds: number;
  mistakes: Plan[];
}

export const ROUND = 10;
const HARDEST = 3;
/** Right answers in a row on a concept that lift its level. */
const LIFT = 2;
const MOST_MISTAKES = 50;

/** The first round: every concept once, as the build writes it, at the first level. */
export function firstRound(concepts: readonly string[]): Plan[] {
  return Array.from({ length: ROUND }, (_, index) => ({
    concept: concepts[index % concepts.length] ?? "",
    level: 1,
    seed: index + 1,
  }));
}

export function begun(concepts: readonly string[]): Progress {
  const round = { plans: firstRound(concepts), answers: [], review: false };
  return { version: 1, round, concepts: {}, streak: 0, best: 0, rounds: 0, mistakes: [] };
}

/** The progress after an answer to the current question. */
export function answered(progress: Progress, right: boolean): Progress {
  const { round } = progress;
  const plan = round.plans[round.answers.length];
  if (!plan) return progress;
  const old = progress.concepts[plan.concept] ?? { seen: 0, right: 0, level: 1, run: 0 };
  const run = right ? old.run + 1 : 0;
  const lifted = run >= LIFT && plan.level === old.level;
  const level = lifted ? Math.min(old.level + 1, HARDEST) : right ? old.level : Math.max(old.level - 1, 1);
  const concept = { seen: old.seen + 1, right: old.right + Number(right), level, run: lifted ? 0 : run };
  const streak = right ? progress.streak + 1 : 0;
  const others = progress.mistakes.filter((mistake) => !same(mistake, plan));
  return {
    ...progress,
    round: { ...round, answers: [...round.answers, right] },
    concepts: { ...progress.concepts, [plan.concept]: concept },
    streak,
    best: Math.max(progress.best, streak),
    mistakes: right ? others : [...others, plan].slice(-MOST_MISTAKES),
  };
}

const same = (a: Plan, b: Plan) => a.concept === b.concept && a.level === b.level && a.seed === b.seed;

/** The next round: the weakest concepts come first and twice, each at the level it has reached. */
export function nextRound(progress: Progress, concepts: readonly string[], seed: () => number): Progress {
  const share = (concept: string) => {
    const score = progress.concepts[concept];
    return score ? (score.right + 1) / (score.seen + 2) : 0.5;
  };
  const weakest = [...concepts].sort((a, b) => share(a) - share(b));
  const plans = Array.from({ length: ROUND }, (_, index) => {
    const concept = weakest[Math.floor(index / 2) % weakest.length] ?? "";
    const spread =
      index % 2 ? concept : (concepts[(index / 2 + progress.rounds) % concepts.length] ?? concept);
    return { concept: spread, level: progress.concepts[spread]?.level ?? 1, seed: seed() };
  });
  return { ...progress, round: { plans, answers: [], review: false }, rounds: progress.rounds + 1 };
}

/** A round of the questions that went wrong, oldest first. */
export function reviewRound(progress: Progress): Progress {
  const plans = progress.mistakes.slice(0, ROUND);
  return { ...progress, round: { plans, answers: [], review: true } };
}

/** Right and asked by concept in the round, in the order asked. */
export function tally({ round }: Progress): { concept: string; right: number; asked: number }[] {
  const counts = new Map<string, { right: number; asked: number }>();
  round.plans.forEach(({ concept }, index) => {
    const count = counts.get(concept) ?? { right: 0, asked: 0 };
    counts.set(concept, { right: count.right + Number(round.answers[index]), asked: count.asked + 1 });
  });
  return [...counts].map(([concept, count]) => ({ concept, ...count }));
}

/** Progress as it was saved. Throws where it is not of this version or not whole. */
export function restored(saved: unknown): Progress {
  const progress = saved as Progress;
  const whole =
    progress?.version === 1 &&
    Array.isArray(progress.round?.plans) &&
    Array.isArray(progress.round.answers) &&
    Array.isArray(progress.mistakes) &&
    typeof progress.concepts === "object" &&
    [...progress.round.plans, ...progress.mistakes].every(
      (plan) =>
        typeof plan.concept === "string" && Number.isInteger(plan.level) && Number.isInteger(plan.seed),
    );
  if (!whole) throw new Error("no progress of this version");
  return progress;
}
