/** <kort-points>: points in every contract, a whole game deal by deal, what is refused, and what is kept. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { CONTRACTS } from "../../widgets/src/elements/contracts.ts";
import { pointsWidget } from "../../widgets/src/elements/points.ts";
import type { Intent, Model, Sheet, Spec } from "../../widgets/src/elements/points-model.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";

const EXAMPLE: Spec = { dealer: 2, deals: [{ contract: "spader", tricks: [9, 3, 4] }] };
const place = document.createElement("div");

function drawn(model: Model, text = english): string {
  render(
    pointsWidget.view(model, scene({ text }), () => {}),
    place,
  );
  return place.textContent ?? "";
}

const cells = () => [...place.querySelectorAll("tbody td")].map(({ textContent }) => textContent);
const step = (model: Model, intent: Intent) => pointsWidget.step(model, intent, ask);
const enter = (model: Model, contract: string, ...tricks: (number | string)[]) =>
  step(model, { do: "enter", entry: { contract, tricks: tricks.map(String) } });
const sheet = async () => (await pointsWidget.first({ dealer: 2, deals: [] }, ask)) as Sheet;
const problem = () => place.querySelector(".k-problem")?.textContent?.trim() ?? "";

/** Every player takes nine tricks as forehand, in each contract in turn; the others take three and four. */
async function played(deals: number): Promise<Sheet> {
  let model: Model = await sheet();
  for (let deal = 0; deal < deals; deal++) {
    const tricks = [0, 1, 2].map((seat) => [9, 3, 4][(seat + 3 - (deal % 3)) % 3] ?? 0);
    model = await enter(model, CONTRACTS[Math.floor(deal / 3)] ?? "", ...tricks);
    assert.notEqual((model as Sheet).said?.what, "refused");
  }
  return model as Sheet;
}

test("nine, three and four tricks make the points of the rules in each contract", async () => {
  const model = await pointsWidget.first({ tricks: [9, 3, 4] }, ask);
  drawn(model);
  const positive = ["+1", "−1", "0"];
  assert.deepEqual(cells(), [...positive, ...positive, ...positive, "−5", "+3", "+2"]);
});

test("tricks that can't be are refused beside the field they are in, and nothing is worked out", async () => {
  const first = await pointsWidget.first({ tricks: [9, 3, 4] }, ask);
  for (const [tricks, words, invalid] of [
    [["9", "3", "5"], english.words("points-sum", { sum: 17 }), ["tricks-0", "tricks-1", "tricks-2"]],
    [["9", "x", "5"], english.words("points-number"), ["tricks-1"]],
    [["9", "3", ""], english.words("points-number"), ["tricks-2"]],
    [["99", "3", "4"], english.words("points-number"), ["tricks-0"]],
  ] as const) {
    drawn(await enter(first, "", ...tricks));
    assert.equal(problem(), words);
    const marked = [...place.querySelectorAll("[aria-invalid=true]")];
    assert.deepEqual(
      marked.map((field) => field.getAttribute("name")),
      invalid,
    );
    assert.equal(place.querySelector("table"), null);
  }
});

test("twelve deals make a game: who deals, the totals, the contracts left, and those who share the victory", async () => {
  const model = await played(12);
  assert.deepEqual(model.standings.map(({ dealer }) => dealer).slice(0, 4), [2, 0, 1, 2]);
  for (const { net } of model.standings)
    assert.equal(
      net.reduce((sum, one) => sum + one, 0),
      0,
    );
  const words = drawn(model);
  assert.ok(
    words.includes(english.words("points-won", { seats: { list: ["A", "B", "C"] }, points: "0" })),
    words,
  );
  assert.equal(place.querySelector("form"), null);
  assert.ok(!cells().includes(english.words("points-left")));
});

test("a contract is refused the second time, with its rule; a missing one is asked for", async () => {
  const model = await played(3);
  drawn(await enter(model, "spel", 9, 3, 4));
  assert.ok(problem().includes("Spel"), problem());
  assert.ok(place.querySelector(".k-problem .k-rule")?.textContent?.includes("B13"));
  drawn(await enter(model, "", 9, 3, 4));
  assert.equal(problem(), english.words("points-no-contract"));
});

test("in a sheet the tricks are those of A, B and C, whoever is forehand", async () => {
  const model = (await enter(await played(1), "pass", 6, 2, 8)) as Sheet;
  assert.deepEqual(model.deals[1], { contract: "pass", tricks: [2, 8, 6] });
  assert.deepEqual(model.said, { what: "entered", points: [0, 2, -2] });
  drawn(await enter(await played(1), "pass", "x", 2, 8));
  assert.equal(place.querySelector("[aria-invalid=true]")?.getAttribute("name"), "tricks-0");
});

test("a deal is taken back; a sheet is only emptied when that is meant; an example makes way at once", async () => {
  const model = await played(2);
  assert.equal(((await step(model, { do: "undo" })) as Sheet).deals.length, 1);
  const asked = await step(model, { do: "ask" });
  drawn(asked);
  assert.ok(place.querySelector("[data-key=keep]"));
  assert.equal((asked as Sheet).deals.length, 2);
  assert.equal(((await step(asked, { do: "fresh" })) as Sheet).deals.length, 0);
  drawn(await pointsWidget.first(EXAMPLE, ask));
  assert.ok(!place.querySelector("[data-key=ask]") && place.querySelector("[data-key=fresh]"));
});

test("a sheet goes on where it was left, and what can't be read is put aside", async () => {
  const kept = JSON.parse(JSON.stringify(pointsWidget.keep?.save(await played(4))));
  const first = await pointsWidget.first(EXAMPLE, ask);
  const wake = (shared: unknown) =>
    pointsWidget.wake?.(first, { own: undefined, shared }, new URL("http://x/"), () => undefined);
  const woken = wake(kept);
  assert.ok(woken?.intent);
  const model = (await step(first, woken.intent)) as Sheet;
  assert.equal(model.deals.length, 4);
  assert.equal(model.example, false);
  for (const broken of [7, {}, { ...kept, dealer: 5 }, { ...kept, deals: [{ contract: 1 }] }])
    assert.deepEqual(wake(broken)?.unusable, broken);
});

test("both have all their sentences in every language", async () => {
  const models = [
    await pointsWidget.first({ tricks: [9, 3, 4] }, ask),
    await sheet(),
    await played(4),
    await played(12),
  ];
  for (const lang of LANGUAGES) for (const model of models) assert.ok(drawn(model, textOf(lang)));
});
