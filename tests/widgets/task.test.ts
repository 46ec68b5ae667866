/** <kort-task>: tries that miss, what a course remembers, and the tasks of a page that tell each other. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { taskWidget } from "../../widgets/src/elements/task.ts";
import type { Intent, Model, Spec } from "../../widgets/src/elements/task-model.ts";
import { begun, courseKeep, merged, nextStep, read } from "../../widgets/src/elements/task-progress.ts";
import { ask, english, scene } from "./help.ts";

const SPEC: Spec = {
  line: "femkort.modern.play.A.7C.x_9C-KC-2D-5D-5H_10C-3S-8S-6H-JD.0",
  you: 1,
  goal: "lose-trick",
  ask: "Lose the trick.",
  steps: ["one", "two", "three"],
  step: 1,
};
const first = (changes: Partial<Spec> = {}) => taskWidget.first({ ...SPEC, ...changes }, ask);
const step = (model: Model, intent: Intent) => taskWidget.step(model, intent, ask);

function drawn(model: Model, alive = true): HTMLElement {
  const place = document.createElement("div");
  render(
    taskWidget.view(model, scene({ alive }), () => {}),
    place,
  );
  return place;
}

test("what is refused says why and costs nothing", async () => {
  const refused = await step(await first(), { do: "tap", card: "2D", place: 2 });
  assert.ok(refused.said?.what === "refused");
  assert.equal(refused.said.verdict.rule, "F6");
  assert.deepEqual([refused.outcome, refused.mine], ["open", []]);
});

test("an allowed card that misses is taken back, and the right one is answered by the others", async () => {
  const high = await step(await first(), { do: "tap", card: "KC", place: 1 });
  assert.equal(high.outcome, "open", "C has yet to play");
  const missed = await step(high, { do: "answer" });
  assert.equal(missed.outcome, "missed");
  assert.equal(taskWidget.later?.(missed), null, "nothing goes on by itself");
  const again = await step(missed, { do: "restart" });
  const low = await step(again, { do: "tap", card: "9C", place: 0 });
  assert.deepEqual(taskWidget.later?.(low)?.intent, { do: "answer" });
  const done = await step(low, { do: "answer" });
  assert.deepEqual([done.outcome, done.progress.done], ["reached", ["two"]]);
  const next = drawn(done).querySelector("[data-key=next]");
  assert.equal(next?.getAttribute("href"), "#three");
});

test("cards are found when all of them are marked and no other", async () => {
  const model = await first({ goal: "find-all" });
  const wrong = await step(await step(model, { do: "pick", place: 2 }), { do: "check" });
  assert.equal(wrong.said?.what, "marked");
  const one = await step(await step(model, { do: "pick", place: 0 }), { do: "check" });
  assert.deepEqual(one.said, { what: "missing", count: 1 });
  const both = await step(await step(one, { do: "pick", place: 1 }), { do: "check" });
  assert.equal(both.outcome, "reached");
});

test("the build writes the answer behind a summary", async () => {
  const answer = drawn(await first({ solution: ["9C"] }), false).querySelector("details.k-answer");
  assert.equal(answer?.hasAttribute("open"), false);
  assert.ok(answer?.textContent?.includes(english.card("9C")));
});

test("tabs add up what they have done; a course begun anew stays so", () => {
  const [one, other] = [
    { since: 0, done: ["one"] },
    { since: 0, done: ["two"] },
  ];
  assert.deepEqual(merged(one, other).done, ["one", "two"]);
  assert.deepEqual(merged(one, begun(5)), begun(5));
  assert.deepEqual(merged(begun(5), one), begun(5));
});

test("what was kept is read without trust", async () => {
  assert.equal(read({ version: 2, since: 0, done: [] }), null);
  assert.deepEqual(read({ version: 1, since: 0, done: ["one", 3, "one"] }), { since: 0, done: ["one"] });
  const model = await first();
  const woken = taskWidget.wake?.(
    model,
    { own: undefined, shared: { version: 1, since: 0, done: ["two", "three"] } },
    new URL("http://site/"),
    () => undefined,
  );
  assert.ok(woken);
  assert.equal(nextStep(woken.model), 0);
  assert.equal(courseKeep.merge?.(model, model, "nonsense"), model);
});
