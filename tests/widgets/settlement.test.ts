/** <kort-settlement>: the engine's payments, step by step, for any deal that a reader makes up. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import {
  type Intent,
  type Model,
  type Spec,
  settlementWidget,
} from "../../widgets/src/elements/settlement.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";

const place = document.createElement("div");

function drawn(model: Model, text = english, send: (intent: Intent) => void = () => {}): string {
  render(settlementWidget.view(model, scene({ text }), send), place);
  return place.textContent ?? "";
}

const first = (spec: Spec = {}) => settlementWidget.first(spec, ask);
const set = (model: Model, change: Spec) => settlementWidget.step(model, { do: "set", change }, ask);
const steps = ({ steps }: Model) => steps.map(({ what, seats, chips }) => [what, seats.join(""), chips]);

test("four chips in the pot: the loser pays four, and the winner takes eight", async () => {
  const model = await first();
  assert.equal(model.at, 0);
  assert.deepEqual(steps(model), [
    ["ante", "0123", 1],
    ["pays", "1", 4],
    ["takes", "3", 8],
  ]);
  assert.match(drawn(model), /In the end: A −1, B −5, C −1 and D \+7\./);
  assert.match(drawn({ ...model, at: 2 }), /In the middle: 8 chips/);
});

test("every way to share a deal is settled as the engine says, and told in every language", async () => {
  const model = await first();
  for (const change of [
    { inside: [2] },
    { inside: [3, 0, 1], winner: 1 },
    { players: 8, inside: [0, 1, 2, 3, 4, 5, 6, 7] },
    { extra: true, stay: true, carried: 12, ante: 5, inside: [0, 1, 2] },
  ] satisfies Spec[]) {
    const settled = await set(model, change);
    assert.equal(settled.at, settled.steps.length);
    assert.deepEqual(settled.asked.inside, [...settled.asked.inside].sort());
    assert.ok(settled.asked.inside.includes(settled.asked.winner));
    for (const lang of LANGUAGES)
      for (const at of [0, ...settled.steps.keys()]) {
        const words = drawn({ ...settled, at: at + 1 }, textOf(lang));
        assert.ok(!/\{|settle-/.test(words), words);
      }
  }
});

test("one player at least stays in, and the winner is one of those who are in", async () => {
  const model = await first({ players: 5, inside: [3, 4], winner: 4 });
  const fewer = await set(model, { players: 4 });
  assert.deepEqual([fewer.asked.inside, fewer.asked.winner], [[3], 3]);
  const none = await set(model, { players: 3 });
  assert.deepEqual([none.asked.inside, none.asked.winner], [[0], 0]);
  assert.deepEqual(steps(none), [
    ["ante", "012", 1],
    ["takes", "0", 3],
  ]);
});

test("keys go through the steps, and not beyond them", async () => {
  const model = await first();
  const pressed = async (from: Model, key: string) => {
    const intent = settlementWidget.key?.(from, key);
    return intent ? settlementWidget.step(from, intent, ask) : from;
  };
  assert.equal((await pressed(model, "End")).at, 3);
  assert.equal((await pressed(model, "ArrowRight")).at, 1);
  assert.equal(await pressed(model, "ArrowLeft"), model);
  assert.equal(await pressed(model, "x"), model);
});

test("the case is kept, and anything else that is kept does no harm", async () => {
  const model = await first();
  const address = new URL("https://kort.example/");
  const wake = (own: unknown) =>
    settlementWidget.wake?.(model, { own, shared: undefined }, address, () => undefined);
  const saved = settlementWidget.keep?.save({ ...model, at: 2 });
  assert.equal(wake(JSON.parse(JSON.stringify(saved)))?.model.at, 2);
  const other = await set(model, { players: 3, inside: [0, 2], winner: 0, carried: 8 });
  const kept = JSON.parse(JSON.stringify(settlementWidget.keep?.save(other)));
  assert.deepEqual(wake(kept)?.intent, { do: "set", change: other.asked });
  assert.equal(wake(undefined)?.model, model);
  const broken = [
    { players: 2 },
    { inside: [9] },
    { inside: [1, 1] },
    { winner: 0 },
    { ante: 0 },
    { carried: -1 },
  ];
  for (const asked of broken.map((change) => ({ ...model.asked, ...change })))
    assert.deepEqual(wake({ asked, at: 1 })?.unusable, { asked, at: 1 });
  for (const rubbish of [null, 7, [], { asked: model.asked, at: "1" }, { asked: [], at: 0 }])
    assert.equal(wake(rubbish)?.unusable, rubbish);
});
