/** What the quiz remembers: levels, rounds, mistakes; two tabs; and whatever may stand in a store. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answered,
  begun,
  merged,
  nextRound,
  type Progress,
  ROUND,
  read,
  reviewRound,
  tally,
} from "../../widgets/src/elements/quiz-progress.ts";

const CONCEPTS = ["lead", "follow", "overtake", "void"];
const all = (answers: boolean[], from = begun(CONCEPTS)) => answers.reduce(answered, from);
const seeds = () => {
  let seed = 100;
  return () => seed++;
};
const seen = ({ concepts }: Progress) => Object.values(concepts).reduce((sum, { seen }) => sum + seen, 0);

test("the first round goes through all concepts", () => {
  const { plans } = begun(CONCEPTS).round;
  assert.equal(plans.length, ROUND);
  assert.deepEqual(
    plans.slice(0, 5).map(({ concept }) => concept),
    [...CONCEPTS, "lead"],
  );
  assert.equal(new Set(plans.map(({ seed }) => seed)).size, ROUND);
});

test("answers are counted by concept, and mistakes kept until they are mended", () => {
  const progress = all([true, false, true]);
  assert.deepEqual(progress.concepts["follow"], { seen: 1, right: 0, level: 1, run: 0 });
  assert.deepEqual([progress.streak, progress.best], [1, 1]);
  assert.deepEqual(progress.mistakes, [progress.round.plans[1]]);
  const mended = answered(reviewRound(progress), true);
  assert.deepEqual(mended.mistakes, []);
  assert.equal(mended.round.review, true);
});

test("two right answers in a row lift a concept, a wrong one lowers it", () => {
  const once = all(Array(ROUND).fill(true));
  assert.equal(once.concepts["lead"]?.level, 2);
  const next = nextRound(once, CONCEPTS, seeds());
  assert.ok(next.round.plans.every(({ concept, level }) => level === next.concepts[concept]?.level));
  const fallen = all(Array(ROUND).fill(false), next);
  assert.ok(Object.values(fallen.concepts).every(({ level }) => level === 1));
});

test("nothing comes after the last question of a round", () => {
  const over = all(Array(ROUND).fill(true));
  assert.equal(answered(over, true), over);
  assert.equal(
    tally(over).reduce((sum, { asked }) => sum + asked, 0),
    ROUND,
  );
});

test("weak concepts come first in the next round", () => {
  const weak = all([true, true, false, true]);
  assert.equal(nextRound(weak, CONCEPTS, seeds()).round.plans[1]?.concept, "overtake");
});

// -- Two tabs ------------------------------------------------------------------------------------

test("three answers in one tab and one in another make four", () => {
  const start = begun(CONCEPTS);
  const shared = all([true, true, false], start);
  const other = answered(nextRound(start, CONCEPTS, seeds()), true);
  const before = nextRound(start, CONCEPTS, seeds());
  const both = merged(before, other, shared);
  assert.equal(seen(both), 4);
  assert.deepEqual(both.round, other.round);
  assert.deepEqual(both.mistakes, shared.mistakes);
});

test("the same question answered in both tabs counts once, and the round goes on where it is furthest", () => {
  const start = begun(CONCEPTS);
  const shared = all([true, true, true], start);
  const both = merged(start, answered(start, false), shared);
  assert.deepEqual(both.round.answers, [true, true, true]);
  assert.equal(seen(both), 3);
});

test("a step without an answer takes over what others have counted", () => {
  const start = begun(CONCEPTS);
  const shared = all([true, false], start);
  assert.deepEqual(merged(start, start, shared), shared);
});

test("what is erased in one tab is erased in all", () => {
  const old = all([true, true]);
  const fresh = begun(CONCEPTS, 5);
  assert.equal(merged(old, fresh, old), fresh);
  assert.equal(merged(old, answered(old, true), fresh), fresh);
});

test("two tabs taking turns at random lose nothing", () => {
  let store = begun(CONCEPTS);
  let number = 1;
  const random = () => (number = (number * 48271) % 2147483647);
  const tabs = [nextRound(store, CONCEPTS, random), nextRound(store, CONCEPTS, random)];
  for (let turn = 1; turn <= 400; turn++) {
    const at = random() % 2;
    const before = tabs[at] ?? store;
    const over = before.round.answers.length === before.round.plans.length;
    const after = over ? nextRound(before, CONCEPTS, random) : answered(before, random() % 3 > 0);
    const answers = seen(store) + Number(!over);
    tabs[at] = store = merged(before, after, store);
    assert.equal(seen(store), answers, `turn ${turn}`);
  }
});

// -- What was kept -------------------------------------------------------------------------------

test("what was kept is read as it was", () => {
  const progress = all([true, false, true], begun(CONCEPTS, 7));
  assert.deepEqual(read(JSON.parse(JSON.stringify(progress)), CONCEPTS), progress);
  const old = { ...progress, version: 1, since: undefined };
  assert.deepEqual(read(old, CONCEPTS), { ...progress, since: 0 });
});

test("what can't be used is left out, and the rest stays", () => {
  const progress = all([true, false, true]);
  const kept = JSON.parse(JSON.stringify(progress));
  kept.round.plans[4] = { concept: "undefined", level: 9, seed: "x" };
  kept.concepts.lead = { seen: -1 };
  kept.concepts.toString = { seen: 1, right: 1, level: 1, run: 0 };
  kept.mistakes.push(null, 7, { concept: "void", level: 1, seed: 1e99 });
  const found = read(kept, CONCEPTS);
  assert.deepEqual(found?.round, begun(CONCEPTS).round, "a round is whole or none");
  assert.deepEqual(found?.concepts, {
    follow: progress.concepts["follow"],
    overtake: progress.concepts["overtake"],
  });
  assert.deepEqual([found?.mistakes, found?.best], [progress.mistakes, progress.best]);
});

test("rubbish is nothing", () => {
  for (const rubbish of [
    null,
    undefined,
    0,
    "",
    "x",
    [],
    {},
    { version: 3 },
    { version: "2" },
    [[]],
    { round: 1 },
  ])
    assert.equal(read(rubbish, CONCEPTS), null);
});
