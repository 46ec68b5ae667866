/** What a course remembers: which of its steps are done, in this browser, for all tabs and languages. */
import { fields, readable, text, whole } from "./kept.ts";
import { type Intent, type Model, nameOf } from "./task-model.ts";
import type { Keep, Kept, Woken } from "./widget.ts";

const VERSION = 1;
const LONGEST_NAME = 60;

export interface Progress {
  /** When it was begun: what was erased doesn't come back from another tab. */
  since: number;
  /** The steps that are done, by the ids of their headings. */
  done: string[];
}

export const begun = (since = 0): Progress => ({ since, done: [] });

export const withStep = (progress: Progress, step: string): Progress =>
  progress.done.includes(step) ? progress : { ...progress, done: [...progress.done, step] };

/** The progress of two tabs: what either has done, unless one of them has begun anew since. */
export function merged(one: Progress, other: Progress): Progress {
  if (one.since !== other.since) return one.since > other.since ? one : other;
  return other.done.reduce(withStep, one);
}

export const courseKeep: Keep<Model> = {
  where: "local",
  together: true,
  name: ({ home }) => `kort-course ${home.game} ${home.rules.profile}`,
  save: ({ progress }) => ({ version: VERSION, ...progress }),
  merge(_, after, shared) {
    const theirs = read(shared);
    const progress = theirs ? merged(after.progress, theirs) : after.progress;
    return same(progress, after.progress) ? after : { ...after, progress };
  },
};

export function wakeTask(model: Model, kept: Kept): Woken<Model, Intent> {
  const found = [kept.own, kept.shared].filter((one) => one !== undefined);
  const progress = found.map(read).reduce<Progress>((sum, one) => (one ? merged(sum, one) : sum), begun());
  const unusable = found.find((one) => read(one) === null);
  return { model: { ...model, progress }, ...(unusable === undefined ? {} : { unusable }) };
}

const same = (one: Progress, other: Progress) =>
  one.since === other.since && one.done.length === other.done.length;

/** Progress as it was kept, null where it can't be read. */
export function read(kept: unknown): Progress | null {
  const all = fields(kept);
  const since = whole(all["since"], 0, Number.MAX_SAFE_INTEGER);
  if (all["version"] !== VERSION || since === null) return null;
  return { since, done: [...new Set(readable(all["done"], (step) => text(step, LONGEST_NAME)))] };
}

/** Whether a step is done, this one where none is named. */
export const isDone = ({ spec, progress }: Model, step = nameOf(spec)): boolean =>
  progress.done.includes(step);

/** The step to go on with: the next that isn't done, from this one on and round; null where all are. */
export function nextStep(model: Model): number | null {
  const { steps, step } = model.spec;
  const order = steps.map((_, index) => (step + 1 + index) % steps.length);
  return order.find((index) => !isDone(model, steps[index])) ?? null;
}
