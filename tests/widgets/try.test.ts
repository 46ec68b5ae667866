/** <kort-try>: cards tried, links opened, and what a reload finds again. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { replay } from "../../widgets/src/elements/replies.ts";
import { tryWidget } from "../../widgets/src/elements/try.ts";
import { type Intent, type Model, taken } from "../../widgets/src/elements/try-model.ts";
import { type Request, read } from "../../widgets/src/runtime/door.ts";
import { ask, engineSays, english, scene } from "./help.ts";

const LINE = "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.8H";
const KILLE = "femkortskille.standard.play.A..HK-4_7-7_KR-1.";
const step = (model: Model, intent: Intent) => tryWidget.step(model, intent, ask);
const first = (line = LINE) => tryWidget.first({ line, you: 1, address: true }, ask);

function drawn(model: Model): HTMLElement {
  const place = document.createElement("div");
  render(
    tryWidget.view(model, scene(), () => {}),
    place,
  );
  return place;
}

test("an illegal card stays and proves why, a legal one is played and taken back", async () => {
  const start = await first();
  const refused = await step(start, { do: "tap", card: "3H" });
  assert.equal(refused.said?.what, "refused");
  assert.deepEqual(refused.state, start.state);
  const lit = [...drawn(refused).querySelectorAll(".k-hand .k-lit")].map((card) =>
    card.getAttribute("data-key"),
  );
  assert.deepEqual(lit, ["hand-QH"]);
  const played = await step(refused, { do: "tap", card: "QH" });
  assert.deepEqual(played.state.trick, ["8H", "QH"]);
  const back = await step(played, { do: "undo" });
  assert.deepEqual([back.state.trick, taken(back)], [["8H"], 0]);
  assert.equal(await step(back, { do: "undo" }), back, "what was given stays");
});

test("a card that isn't there is refused by the engine", async () => {
  const { said } = await step(await first(), { do: "tap", card: "2C" });
  assert.ok(said?.what === "refused");
  assert.equal(said.verdict.reason, "not-in-hand");
});

test("of two equal cards the one that was tapped is refused, and no twin is lit for the other", async () => {
  const lead = await step(await first(KILLE), { do: "tap", card: "4", place: 1 });
  const hand = drawn(lead).querySelectorAll(".k-hand button");
  assert.deepEqual(
    [...hand].map((card) => card.getAttribute("data-key")),
    ["hand-7", "hand-7+"],
  );
  const played = await step(lead, { do: "tap", card: "7", place: 1 });
  assert.deepEqual(played.state.trick, ["4", "7"]);
});

test("a position of any form has a link to share and a link to its rule", async () => {
  for (const line of [KILLE, LINE]) assert.ok(drawn(await first(line)).querySelector("[data-key=share]"));
  const refused = await step(await first(), { do: "tap", card: "3H" });
  assert.equal(drawn(refused).querySelector("a.k-rule")?.getAttribute("href"), "../../femkort/#F7");
});

test("what is refused before the play is said by its name, and what is picked goes together", async () => {
  const deck = "femkortskille.standard.deal.4.D.HU-4-BL-12-7-7-KR-2-1-HK-KU-3-HR-5-12-6.knock";
  const refused = await step(await first(deck), { do: "act", action: "check" });
  assert.equal(refused.said?.what === "refused" && refused.said.verdict.reason, "check-after-knock");
  assert.match(drawn(refused).querySelector(".k-said")?.textContent ?? "", /Check . not allowed/);
  const passed = await step(refused, { do: "act", action: "pass" });
  assert.deepEqual(passed.state.in, [0, 2, 3]);
  assert.match(drawn(passed).querySelector(".k-seats")?.textContent ?? "", /knocks/);
  const poker =
    "femkortskille.standard~betting:poker.deal.3.C.HK-3-2-9-5-KU-12-11-4-1-KR-BP-8-6-10-7-KV-HU-9-12-5-VH";
  let model = await first(`${poker}.check-check-check`);
  for (const place of [1, 2, 4, 2]) model = await step(model, { do: "pick", place });
  assert.deepEqual(model.choosing.picked, [1, 4]);
  const exchange = drawn(model).querySelector<HTMLElement>("[data-key=picked]");
  assert.ok(exchange?.textContent?.includes("2"));
  const after = await step(model, { do: "act", action: "exchange:3 5" });
  assert.deepEqual(after.state.hands[0]?.length, 5);
  assert.deepEqual(after.choosing.picked, []);
  const bet = await step(await first(`${poker}.bet:2`), { do: "act", action: "bet:1" });
  assert.equal(bet.said?.what === "refused" && bet.said.verdict.reason, "bet-too-low");
});

test("the build promises no tap", async () => {
  const place = document.createElement("div");
  const model = await first();
  render(
    tryWidget.view(model, scene({ alive: false }), () => {}),
    place,
  );
  assert.ok(!place.textContent?.includes(english.words("try-prompt")));
  assert.ok(drawn(model).textContent?.includes(english.words("try-prompt")));
});

// -- Links and what is kept ----------------------------------------------------------------------

const nobody = () => undefined;
function wake(
  model: Model,
  own: unknown,
  query = "",
  known: <T>(request: Request) => T | undefined = nobody,
) {
  const address = new URL(`https://kort.example/femkort/try/${query}`);
  const woken = tryWidget.wake?.(model, { own, shared: undefined }, address, known);
  assert.ok(woken);
  return woken;
}
const saved = (model: Model): unknown => JSON.parse(JSON.stringify(tryWidget.keep?.save(model)));

test("while a position is on its way, no card of another one can be tapped", async () => {
  const { model, intent } = wake(await first(), undefined, `?p=${LINE}-QH`);
  assert.ok(intent);
  assert.equal(drawn(model).querySelectorAll(".k-hand button").length, 0);
  assert.equal(await step(model, { do: "tap", card: "QH" }), model);
  assert.equal(tryWidget.address?.(model), null, "the address stays what it is");
  const opened = await step(model, intent);
  assert.deepEqual(opened.state.trick, ["8H", "QH"]);
  assert.equal(drawn(opened).querySelectorAll(".k-hand button").length, 2);
  const fresh = await step(model, { do: "fresh" });
  assert.deepEqual([fresh.opening, fresh.state.trick], [null, ["8H"]]);
});

test("a broken link says so and leaves the page's own position", async () => {
  for (const line of ["x", KILLE, `${LINE}-3H`, LINE.replace("modern", "poker")]) {
    const { model, intent } = wake(await first(), undefined, `?p=${line}`);
    assert.ok(intent);
    const { said, state } = await step(model, intent);
    assert.equal(said?.what, "broken", line);
    assert.deepEqual(state.trick, ["8H"]);
  }
});

test("a reload finds the position again, from the page's own replies where they do", async () => {
  const start = await first();
  const left = await step(start, { do: "tap", card: "QH" });
  const { model, intent } = wake(start, saved(left), `?p=${left.state.line}`);
  assert.ok(intent);
  const again = await step(model, intent);
  assert.deepEqual([again.state, taken(again)], [left.state, 1]);
  const text = await engineSays(JSON.stringify(replay(left.state.start, left.state.played)));
  const known = <T>(request: Request): T => {
    assert.deepEqual(request["actions"], ["8H", "QH"]);
    return read<T>(text);
  };
  const atOnce = wake(start, saved(left), "", known);
  assert.deepEqual([atOnce.intent, atOnce.model.state], [undefined, left.state]);
});

test("a link is the later word, where it says something else than what was left", async () => {
  const start = await first();
  const left = await step(start, { do: "tap", card: "QH" });
  const { intent } = wake(start, saved(left), `?p=${LINE}-QH-5D`);
  assert.deepEqual(intent, { do: "open", opening: { line: `${LINE}-QH-5D` } });
});

test("what the first version kept is opened by the engine, not believed", async () => {
  const start = await first();
  const left = await step(start, { do: "tap", card: "QH" });
  const old = { state: { ...left.state, hands: [["AH"], [], []], verdicts: [] }, given: 1, line: LINE };
  const { model, intent } = wake(start, old);
  assert.ok(intent);
  assert.deepEqual((await step(model, intent)).state, left.state);
});

test("what was left on a page that is about something else by now is let go", async () => {
  const left = await step(await first(), { do: "tap", card: "QH" });
  const other = await first("femkort.modern.play.A..7C-4S_9C-3C_AS-5D.7C");
  assert.deepEqual(wake(other, saved(left)), { model: other });
});

test("what was left and the engine refuses by now is let go", async () => {
  const start = await first();
  const kept = { version: 2, line: LINE, at: "x", start: start.state.start, played: ["8H", "AS"], given: 1 };
  const { model, intent } = wake(start, kept);
  assert.ok(intent);
  const { said, state, opening } = await step(model, intent);
  assert.deepEqual([said, state.trick, opening], [null, ["8H"], null]);
});
