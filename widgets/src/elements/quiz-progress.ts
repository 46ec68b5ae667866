/** What the quiz remembers: the round being played, the score by concept, the streak and the mistakes. */
import { fields, readable, text, whole } from "./kept.ts";

/** A question to be asked, made afresh by the engine from its seed. */
export interface Plan {
  concept: string;
  level: number;
  seed: number;
}

export interface Round {
  plans: Plan[];
  answers: boolean[];
  review: boolean;
}

export interface Score {
  seen: number;
  right: number;
  level: number;
  run: number;
}

export interface Progress {
  version: 2;
  /** When it was begun: what was erased doesn't come back from another tab. */
  since: number;
  round: Round;
  concepts: Record<string, Score>;
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

export function begun(concepts: readonly string[], since = 0): Progress {
  const round = { plans: firstRound(concepts), answers: [], review: false };
  return { version: 2, since, round, concepts: {}, streak: 0, best: 0, rounds: 0, mistakes: [] };
}

/** The progress after an answer to the current question. */
export function answered(progress: Progress, right: boolean): Progress {
  const { round } = progress;
  const plan = round.plans[round.answers.length];
  if (!plan) return progress;
  return { ...counted(progress, plan, right), round: { ...round, answers: [...round.answers, right] } };
}

/** The score with one more answer. */
function counted(progress: Progress, plan: Plan, right: boolean): Progress {
  const old = progress.concepts[plan.concept] ?? { seen: 0, right: 0, level: 1, run: 0 };
  const run = right ? old.run + 1 : 0;
  const lifted = run >= LIFT && plan.level === old.level;
  const level = lifted ? Math.min(old.level + 1, HARDEST) : right ? old.level : Math.max(old.level - 1, 1);
  const concept = { seen: old.seen + 1, right: old.right + Number(right), level, run: lifted ? 0 : run };
  const streak = right ? progress.streak + 1 : 0;
  const others = progress.mistakes.filter((mistake) => !same(mistake, plan));
  return {
    ...progress,
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

/**
 * The progress of this tab after a step from `before`, with that of all tabs. The score is theirs and the one answer
 * that the step brought; the round is this tab's, or the same round where another tab has come further in it.
 */
export function merged(before: Progress, mine: Progress, shared: Progress): Progress {
  if (mine.since !== before.since) return mine; // It has just been erased, for all tabs.
  if (mine.since !== shared.since) return shared; // It has been erased in another tab.
  const [now, old] = [mine.round, before.round];
  const at = old.answers.length;
  const [plan, right] = [now.plans[at], now.answers[at]];
  const ahead = sameRound(now, shared.round) && shared.round.answers.length >= now.answers.length;
  const answer = sameRound(now, old) && plan && right !== undefined && !ahead;
  const score = answer ? counted(shared, plan, right) : shared;
  return { ...score, rounds: Math.max(mine.rounds, shared.rounds), round: ahead ? shared.round : now };
}

const sameRound = (a: Round, b: Round) =>
  a.plans.length === b.plans.length &&
  a.plans.every((plan, index) => {
    const other = b.plans[index];
    return other !== undefined && same(plan, other);
  });

// -- What was kept -------------------------------------------------------------------------------

const MANY = 1e9;

/** Progress as it was kept, of this version or the one before: what can be used of it, and null where nothing can. */
export function read(kept: unknown, concepts: readonly string[]): Progress | null {
  const all = fields(kept);
  if (all["version"] !== 1 && all["version"] !== 2) return null;
  const number = (name: string) => whole(all[name], 0, MANY) ?? 0;
  const one = (value: unknown) => planOf(value, concepts);
  const round = roundOf(all["round"], one);
  const scores = concepts.map((concept) => [concept, scoreOf(fields(all["concepts"])[concept])] as const);
  const known = scores.filter((entry): entry is readonly [string, Score] => entry[1] !== null);
  return {
    version: 2,
    since: whole(all["since"], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    round: round ?? { plans: firstRound(concepts), answers: [], review: false },
    concepts: Object.fromEntries(known),
    streak: number("streak"),
    best: Math.max(number("best"), number("streak")),
    rounds: number("rounds"),
    mistakes: readable(all["mistakes"], one).slice(-MOST_MISTAKES),
  };
}

function planOf(value: unknown, concepts: readonly string[]): Plan | null {
  const all = fields(value);
  const [concept, level] = [text(all["concept"], 100), whole(all["level"], 1, HARDEST)];
  const seed = whole(all["seed"], 0, Number.MAX_SAFE_INTEGER);
  if (concept === null || level === null || seed === null || !concepts.includes(concept)) return null;
  return { concept, level, seed };
}

/** A round is whole or none: answers belong to their questions. */
function roundOf(value: unknown, one: (value: unknown) => Plan | null): Round | null {
  const { plans, answers, review } = fields(value);
  if (!Array.isArray(plans) || !Array.isArray(answers)) return null;
  const read = readable(plans, one);
  const fits = read.length === plans.length && read.length > 0 && read.length <= ROUND;
  if (!fits || answers.length > read.length || !answers.every((right) => typeof right === "boolean"))
    return null;
  return { plans: read, answers, review: review === true };
}

function scoreOf(value: unknown): Score | null {
  const all = fields(value);
  const seen = whole(all["seen"], 0, MANY);
  const right = whole(all["right"], 0, seen ?? 0);
  if (seen === null || right === null) return null;
  return { seen, right, level: whole(all["level"], 1, HARDEST) ?? 1, run: whole(all["run"], 0, MANY) ?? 0 };
}
