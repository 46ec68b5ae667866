/** <kort-table>: sitting down, and what a reload, another tab or a stranger's storage finds. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Left, Model } from "../../widgets/src/elements/table/model.ts";
import { switchesOf } from "../../widgets/src/elements/table/setup.ts";
import { tableWidget } from "../../widgets/src/elements/table/table.ts";
import { NoPython } from "../../widgets/src/runtime/python.ts";
import { rest, Stage } from "./stage.ts";
import { drawn, first, keysIn, SPECS, take } from "./table.ts";

const address = new URL("https://kort.example/femkort/play/");
const saved = (model: Model): unknown => JSON.parse(JSON.stringify(tableWidget.keep?.save(model)));
const wake = (model: Model, own: unknown, shared: unknown = own) => {
  const woken = tableWidget.wake?.(model, { own, shared }, address, () => undefined);
  assert.ok(woken);
  return woken;
};

test("who sits down can be chosen, and somebody always is a person", async () => {
  const start = await first();
  assert.deepEqual(start.setup.players, ["person", 2, 2]);
  const six = await take(
    start,
    { do: "players", count: 6 },
    { do: "level", level: 1 },
    { do: "you", seat: 4 },
  );
  assert.deepEqual(six.setup.players, [1, 1, 1, 1, "person", 1]);
  assert.equal((await take(six, { do: "players", count: 99 })).setup.players.length, 10);
  const fewer = await take(six, { do: "players", count: 3 });
  assert.deepEqual(fewer.setup.players, ["person", 1, 1]);
  const all = await take(fewer, { do: "together", together: true });
  assert.deepEqual(all.setup.players, ["person", "person", "person"]);
  const mixed = await take(all, { do: "player", seat: 1, player: 2 });
  assert.deepEqual(mixed.setup.players, ["person", 2, "person"]);
  const none = await take(start, { do: "player", seat: 0, player: 2 });
  assert.deepEqual(none.setup, start.setup);
  assert.equal((await take(six, { do: "form", form: "older" })).setup.players.length, 6);
});

test("a form offers the switches that do something in it, and takes no other values", async () => {
  const { forms } = await first("femkortskille");
  const names = (form: string) => switchesOf(forms, form).map(({ name }) => name);
  assert.ok(names("standard").includes("knock-stake"));
  assert.ok(!names("poker").includes("knock-stake"));
  assert.ok(names("auction").includes("max-raises"));
  const start = await first();
  assert.deepEqual((await take(start, { do: "switch", name: "target", value: 4711 })).setup, start.setup);
  assert.deepEqual((await take(start, { do: "switch", name: "trump", value: true })).setup, start.setup);
});

test("a reload goes on in the same deal, a new tab offers it", async () => {
  const start = await first();
  const sat = await take(start, { do: "sit" });
  const { model, intent } = wake(start, saved(sat));
  assert.deepEqual([model.opening, intent], [true, { do: "resume" }]);
  assert.equal(drawn(model).querySelectorAll(".k-hand").length, 0);
  const again = await take(model, { do: "resume" });
  assert.deepEqual(again.deal?.state, sat.deal?.state);
  assert.deepEqual(again.match, sat.match);
  const other = wake(start, undefined, saved(sat));
  assert.equal(other.intent, undefined);
  assert.ok(keysIn(drawn(other.model)).includes("resume"));
  assert.deepEqual(saved(other.model), { ...(saved(sat) as object), open: false });
  const resumed = await take(other.model, { do: "resume" });
  assert.deepEqual(resumed.deal?.state, sat.deal?.state);
  const left = await take(sat, { do: "leave" });
  assert.equal(wake(start, saved(left)).intent, undefined);
  assert.ok(keysIn(drawn(left)).includes("resume"));
});

test("what can't be a match is put aside, and what the engine doesn't believe is let go", async () => {
  const start = await first();
  const kept = saved(await take(start, { do: "sit" })) as { left: Left };
  const wrong: [unknown, boolean][] = [
    [7, true],
    [{ version: 1, left: { ...kept.left, setup: { form: "chess" } } }, true],
    [{ ...kept, left: { ...kept.left, setup: { ...kept.left.setup, players: ["person", 3, 9] } } }, true],
    [{ ...kept, left: { ...kept.left, deal: { ...kept.left.deal, played: [3] } } }, true],
    [{ ...kept, left: { ...kept.left, deal: { ...kept.left.deal, start: "x" } } }, false],
    [{ ...kept, left: { ...kept.left, deal: { ...kept.left.deal, played: ["2X"] } } }, false],
    [{ ...kept, left: { ...kept.left, results: [{ winner: 9 }] } }, false],
  ];
  for (const [own, aside] of wrong) {
    const { model, intent, unusable } = wake(start, own);
    assert.equal(unusable !== undefined, aside, JSON.stringify(own).slice(0, 80));
    if (aside) assert.equal(intent, undefined);
    if (intent) assert.equal((await take(model, intent)).said?.what, "lost");
  }
});

test("in a page: sitting down gives a hand, and where Python fails the step can be tried again", async () => {
  localStorage.clear();
  sessionStorage.clear();
  const stage = new Stage(tableWidget, SPECS["femkort"] as never, "femkort/play.md 0");
  await rest();
  stage.engine.out = new NoPython("gone");
  await stage.tap("sit");
  assert.match(stage.notice(), /could not start/);
  stage.engine.out = null;
  await stage.tap("retry");
  await rest();
  assert.equal(stage.element.querySelectorAll(".k-hand button").length, 5);
  const again = new Stage(tableWidget, SPECS["femkort"] as never, "femkort/play.md 0");
  await rest();
  assert.equal(again.element.querySelectorAll(".k-hand button").length, 5, "a reload keeps the deal");
});
