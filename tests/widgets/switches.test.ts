/** <kort-switches>: one trick under switches, as the engine judges it; what was left is judged again. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { type Intent, type Model, type Spec, switchesWidget } from "../../widgets/src/elements/switches.ts";
import { ask, LANGUAGES, scene, textOf } from "./help.ts";

const spec: Spec = {
  game: "femkort",
  profile: "pot",
  switches: ["head", "trump", "redeal", "payout", "escalate"],
  players: 3,
  dealer: 2,
  deck: "8H QH 5D KS 3H 6D 4S 10S KC 9D 7D 3C 2C JC AS".split(" "),
  before: ["8H"],
  after: ["AS"],
  misdeals: 1,
  winners: [1, 0, 1],
};
const set = (name: string, value: string | boolean | null): Intent => ({ do: "set", name, value });
const after = async (...intents: Intent[]): Promise<Model> => {
  let model = await switchesWidget.first(spec, ask);
  for (const intent of intents) model = await switchesWidget.step(model, intent, ask);
  return model;
};
/** Who wins after each card that is allowed. */
const wins = ({ judged }: Model) =>
  Object.fromEntries(judged.ends.map(({ card, winner }) => [card, "ABC"[winner ?? 9]]));
const place = document.createElement("div");
const drawn = (model: Model, lang = "en") => {
  render(
    switchesWidget.view(model, scene({ text: textOf(lang) }), () => {}),
    place,
  );
  return [...place.querySelectorAll(".k-changes dd")].map(({ textContent }) => textContent ?? "");
};

test("each switch says what it changes, and only that", async () => {
  const plain = await after();
  assert.deepEqual(wins(plain), { QH: "B" });
  assert.deepEqual(wins(await after(set("head", false))), { QH: "B", "3H": "A" });
  assert.deepEqual(wins(await after(set("trump", true))), { QH: "C" });
  assert.deepEqual(wins(await after(set("head", false), set("trump", true))), { QH: "C", "3H": "C" });
  assert.deepEqual(drawn(plain), ["nobody", "nobody", "6 chips", "A 0 · B +3 · C −3", "0 chips"]);
  assert.equal(drawn(await after(set("escalate", true)))[2], "9 chips");
  assert.deepEqual(drawn(await after(set("payout", "session-pool"))).slice(3), [
    "A −3 · B −3 · C −3",
    "9 chips",
  ]);
});

test("who may ask for better cards, and until when", async () => {
  const asking = async (value: string) => drawn(await after(set("redeal", value))).slice(0, 2);
  assert.deepEqual(await asking("any-before-first"), ["A, B and C", "nobody"]);
  assert.deepEqual(await asking("forehand"), ["A", "nobody"]);
  assert.deepEqual(await asking("any-before-last"), ["A, B and C", "A, B and C"]);
});

test("a value that a switch has not changes nothing", async () => {
  const model = await after();
  for (const intent of [set("head", "maybe"), set("colour", true), set("redeal", "never")])
    assert.equal(await switchesWidget.step(model, intent, ask), model);
});

test("every language has words for every value", async () => {
  for (const lang of LANGUAGES)
    for (const value of ["any-before-first", "forehand", "any-before-last", null])
      assert.equal(drawn(await after(set("redeal", value)), lang).length, 5);
});

test("switches are kept, and anything else that is kept does no harm", async () => {
  const model = await after();
  const address = new URL("https://kort.example/");
  const wake = (own: unknown) =>
    switchesWidget.wake?.(model, { own, shared: undefined }, address, () => undefined);
  const left = switchesWidget.keep?.save(await after(set("trump", true)));
  const intent = wake(JSON.parse(JSON.stringify(left)))?.intent;
  assert.ok(intent);
  assert.deepEqual(wins(await switchesWidget.step(model, intent, ask)), { QH: "C" });
  assert.deepEqual(wake(undefined), { model });
  assert.deepEqual(wake({ set: { trump: 7 } })?.unusable, { set: { trump: 7 } });
  for (const rubbish of [null, 7, [], { set: [] }, {}]) assert.equal(wake(rubbish)?.model, model);
});
