/** <kort-score>: whole matches entered tap by tap, what is refused, the way back, two tabs, files, and what is kept. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { type Intent, type Model, stageOf } from "../../widgets/src/elements/score/model.ts";
import { sheetOf, tableOf, textOf as written } from "../../widgets/src/elements/score/paper.ts";
import { scoreWidget } from "../../widgets/src/elements/score/score.ts";
import { OPTIONS, type Option, type Sheet } from "../../widgets/src/elements/score/sheet.ts";
import { window } from "./dom.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";

const place = document.createElement("div");
const NAMES = ["Anna", "Bo", "Cleo"];

function drawn(model: Model, text = english): string {
  render(
    scoreWidget.view(model, scene({ text }), () => {}),
    place,
  );
  return (place.textContent ?? "").replace(/\s+/g, " ");
}

const texts = (selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? "").replace(/\s+/g, " ").trim(),
  );
/** Takes steps, each about what is on the page by then. */
const step = (model: Model, ...intents: Intent[]) =>
  intents.reduce<Promise<Model>>(async (before, intent) => {
    const now = await before;
    const staged = "stage" in intent ? { ...intent, stage: stageOf(now) } : intent;
    return scoreWidget.step(now, staged, ask);
  }, Promise.resolve(model));
const first = (game = "femkort") => scoreWidget.first({ game }, ask);
const win = (seat: number): Intent => ({ do: "win", seat, stage: "" });

async function begun(game: string, setup: Record<string, unknown> = {}, names = NAMES): Promise<Model> {
  const model = await step(await first(game), { do: "type", setup: { names, dealer: 0, ...setup } });
  return step(model, { do: "begin" });
}

/** Everything that is there of a sheet but the names of its lines. */
const results = (sheet: Sheet | null) => sheet?.lines.map(({ result }) => result);
const saved = (model: Model) => JSON.parse(JSON.stringify(scoreWidget.keep?.save(model)));
const woken = async (game: string, own: unknown, shared: unknown) => {
  const model = await first(game);
  return scoreWidget.wake?.(model, { own, shared }, new URL("http://x/"), () => undefined) ?? { model };
};

test("a tap a deal: three wins make a game of Femkort, and nothing can be entered after it", async () => {
  const model = await step(await begun("femkort"), win(1), win(2), win(1));
  assert.ok(
    drawn(model).includes(
      english.words("score-next", { deal: 4, dealer: "Anna", forehand: "Bo", again: "no" }),
    ),
  );
  assert.deepEqual(texts(".k-total td"), ["0", "2", "1"]);
  const over = await step(model, win(1));
  const words = drawn(over);
  assert.ok(words.includes(english.words("score-won-wins", { seats: { list: ["Bo"] }, count: 3 })), words);
  assert.equal(place.querySelector("[data-key=win-0]"), null);
  const more = await step(over, win(0));
  drawn(more);
  assert.deepEqual(texts(".k-problem"), [english.words("score-too-many")]);
  assert.deepEqual(results(more.sheet), results(over.sheet));
});

test("a pot with a misdeal, a tie at the end of time, and the hand that decides it", async () => {
  const pot = await begun("femkort", { form: "pot" });
  const again = await step(pot, { do: "event", event: "misdeal", stage: "" });
  const words = drawn(again);
  assert.ok(words.includes(english.words("score-pot", { chips: 6 })), words);
  assert.ok(
    words.includes(english.words("score-next", { deal: 1, dealer: "Anna", forehand: "Bo", again: "yes" })),
  );
  const tied = await step(again, win(0), { do: "event", event: "misdeal", stage: "" }, win(2), {
    do: "event",
    event: "time-up",
    stage: "",
  });
  drawn(tied);
  assert.deepEqual(texts(".k-total b"), ["+2", "−4", "+2"]);
  assert.deepEqual(texts(".k-pick"), ["Anna", "Cleo"], "only those who are level play");
  assert.ok(texts(".k-now")[0]?.startsWith("One deal decides between Anna and Cleo."));
  const decided = await step(tied, win(2));
  assert.deepEqual(decided.told?.winners, [2]);
  assert.deepEqual(decided.told?.net, [2, -4, 2], "no chips are staked in it");
});

test("Bismarck: a contract and two numbers are a deal, whichever is tapped first", async () => {
  const sheet = await begun("bismarck", { dealer: 2 });
  const choose = (entry: object): Intent => ({ do: "choose", entry, stage: "" });
  const model = await step(
    sheet,
    choose({ tricks: [9, null] }),
    choose({ tricks: [9, 3] }),
    choose({ contract: "spader" }),
  );
  assert.deepEqual(results(model.sheet), [{ contract: "spader", tricks: [9, 3, 4] }]);
  assert.deepEqual(model.told?.net, [1, -1, 0]);
  const sum = await step(model, choose({ contract: "pass" }), choose({ tricks: [12, 8] }));
  drawn(sum);
  assert.deepEqual(texts(".k-problem"), [english.words("score-sum")]);
  assert.deepEqual(sum.entry.tricks, [12, 8], "nothing that was tapped is lost");
  const mended = await step(sum, choose({ tricks: [12, 4] }));
  assert.equal(mended.told?.deal, 2);
  assert.equal(mended.problem, null);
});

test("Bismarck: twelve deals, a contract that is gone, and a correction that would use one twice", async () => {
  let model = await begun("bismarck", { dealer: 2 });
  const contracts = ["spel", "spader", "valfri", "pass"];
  for (let deal = 0; deal < 12; deal++) {
    const contract = contracts[Math.floor(deal / 3)] ?? "";
    if (deal === 3) {
      drawn(model);
      assert.ok(place.querySelector<HTMLButtonElement>("[data-key=contract-spel]")?.disabled);
      assert.ok(!place.querySelector<HTMLButtonElement>("[data-key=contract-pass]")?.disabled);
    }
    model = await step(model, { do: "choose", entry: { contract, tricks: [9, 3] }, stage: "" });
  }
  assert.ok(model.told?.over);
  assert.ok(drawn(model).includes(english.words("score-won-points", { seats: { list: NAMES }, count: "0" })));
  const [line] = model.sheet?.lines ?? [];
  const fixing = await step(model, { do: "fix", line: line?.id ?? "" });
  const clash = await step(
    fixing,
    { do: "choose", entry: { contract: "pass" }, stage: "" },
    { do: "enter", stage: "" },
  );
  drawn(clash);
  assert.deepEqual(texts(".k-problem"), [english.words("score-clash", { deal: 10 })]);
  assert.deepEqual(clash.sheet, model.sheet, "the sheet is as it was");
  const less = await step(
    clash,
    { do: "choose", entry: { contract: "spel", tricks: [8, 4] }, stage: "" },
    { do: "enter", stage: "" },
  );
  assert.deepEqual(results(less.sheet)?.[0], { contract: "spel", tricks: [8, 4, 4] });
  assert.deepEqual([less.told?.net, less.told?.winners], [[-1, 1, 0], [1]]);
});

test("Kille: who knocked and who won; a pot that stays, and payments that do", async () => {
  const table = { form: "standard", switches: { "all-pass": "carry", "payments-stay": true } };
  const model = await begun("femkortskille", table, [...NAMES, "Dirk"]);
  const enter = (inside: number[], winner: number | null): Intent[] => [
    { do: "choose", entry: { inside, winner }, stage: "" },
    { do: "enter", stage: "" },
  ];
  const one = await step(model, ...enter([], null));
  assert.deepEqual([one.told?.net, one.told?.pot], [[-1, -1, -1, -1], 8]);
  const two = await step(one, ...enter([2, 0], 2));
  assert.deepEqual([two.told?.net, two.told?.pot], [[-10, -2, 6, -2], 12]);
  const end = await step(two, { do: "event", event: "time-up", stage: "" });
  assert.deepEqual(end.told?.net, [-8, 0, 8, 0], "what lies there is split");
  drawn(end);
  assert.ok(texts("tbody th b").includes(english.words("score-time-up")));
  const usual = await begun("femkortskille", {});
  drawn(await step(usual, { do: "enter", stage: "" }));
  assert.deepEqual(texts(".k-problem"), [english.words("score-no-winner")]);
  drawn(await step(usual, ...enter([0, 1], 2)));
  assert.deepEqual(texts(".k-problem"), [english.words("score-winner-out")]);
});

test("bets are typed; what is no number and what can't be is said, with the name it is about", async () => {
  const auction = await begun("femkortskille", { form: "auction" });
  const bet = (bets: string[], inside = [0, 2], winner = 2): Intent[] => [
    { do: "choose", entry: { bets, inside, winner }, stage: "" },
    { do: "enter", stage: "" },
  ];
  for (const [bets, words] of [
    [["3", "x", "3"], english.words("score-chips-number", { seat: "Bo" })],
    [["3", "-1", "3"], english.words("score-chips-number", { seat: "Bo" })],
    [["2", "1", "3"], english.words("score-uneven")],
    [["2", "3", "2"], english.words("score-uneven")],
  ] as const) {
    const model = await step(auction, ...bet([...bets]));
    drawn(model);
    assert.deepEqual(texts(".k-problem"), [words]);
    assert.deepEqual(model.entry.bets, bets);
  }
  const model = await step(auction, ...bet(["3", "", "3"]));
  assert.deepEqual(results(model.sheet), [{ knockers: [0, 2], winner: 2, bets: [3, 0, 3] }]);
  assert.deepEqual(model.told?.net, [-13, -1, 14]);
});

test("a second tap that was quicker than the page enters nothing", async () => {
  const model = await begun("femkort");
  const tap: Intent = { do: "win", seat: 1, stage: stageOf(model) };
  const one = await scoreWidget.step(model, tap, ask);
  assert.equal(await scoreWidget.step(one, tap, ask), one);
  const [line] = one.sheet?.lines ?? [];
  const fixing = await step(one, { do: "fix", line: line?.id ?? "" });
  const correct: Intent = { do: "win", seat: 2, stage: stageOf(fixing) };
  const fixed = await scoreWidget.step(fixing, correct, ask);
  assert.equal(await scoreWidget.step(fixed, correct, ask), fixed);
  assert.deepEqual(fixed.told?.wins, [0, 0, 1]);
  let sent = 0;
  render(
    scoreWidget.view(one, scene(), () => sent++),
    place,
  );
  for (const detail of [1, 2, 3, 1]) {
    const click = new window.MouseEvent("click", { bubbles: true, detail }) as unknown as Event;
    place.querySelector("[data-key=win-0]")?.dispatchEvent(click);
  }
  assert.equal(sent, 2, "of a double tap only the first");
});

test("every change can be undone: deals, corrections, removals, names, a new sheet and the first one", async () => {
  const two = await step(await begun("femkort"), win(0), win(1));
  const [line] = two.sheet?.lines ?? [];
  const fixed = await step(two, { do: "fix", line: line?.id ?? "" }, win(2));
  assert.deepEqual(fixed.told?.wins, [0, 1, 1]);
  assert.deepEqual(fixed.said, { what: "corrected", line: line?.id });
  const removed = await step(fixed, { do: "fix", line: line?.id ?? "" }, { do: "remove" });
  assert.deepEqual(removed.told?.wins, [0, 1, 0]);
  const named = await step(
    removed,
    { do: "change" },
    { do: "save", setup: { names: ["Ann", "Bo", "Cleo"] } },
  );
  assert.equal(named.sheet?.players[0], "Ann");
  const asked = await step(named, { do: "ask", about: "new" });
  drawn(asked);
  assert.ok(place.querySelector("[data-key=sure]") && place.querySelector("[data-key=keep]"));
  const fresh = await step(asked, { do: "new" });
  assert.equal(fresh.sheet, null);
  assert.deepEqual(fresh.setup.names, ["Ann", "Bo", "Cleo"], "the same players again");
  assert.equal(fresh.setup.dealer, 1, "the deal passes on");
  const back = [named, removed, fixed, two].map(({ sheet }) => sheet);
  let model = fresh;
  for (const sheet of back) {
    model = await step(model, { do: "undo" });
    assert.deepEqual(model.sheet, sheet);
    assert.equal(model.told?.rows.length, sheet?.lines.length);
  }
  model = await step(model, { do: "undo" }, { do: "undo" }, { do: "undo" });
  assert.equal(model.sheet, null);
  assert.deepEqual(model.setup.names, NAMES);
  assert.deepEqual((await step(model, { do: "undo" })).past, []);
});

test("names: letters for those who have none, no two alike, and no more players than can play", async () => {
  const named = await begun("femkort", {}, ["", "  Bo  ", ""]);
  assert.deepEqual(named.sheet?.players, ["A", "Bo", "C"]);
  const twice = await begun("femkort", {}, ["Bo", "bo", "C"]);
  assert.equal(twice.sheet, null);
  drawn(twice);
  assert.deepEqual(texts(".k-problem"), [english.words("score-same-name", { seat: "bo" })]);
  assert.deepEqual(twice.setup.names, ["Bo", "bo", "C"]);
  const ten = await step(await first(), { do: "type", setup: { names: Array(12).fill("") } });
  assert.equal(ten.setup.names.length, 10);
  drawn(ten);
  assert.ok(place.querySelector<HTMLButtonElement>("[data-key=more]")?.disabled);
  const eight = await step(ten, { do: "type", setup: { form: "pot" } });
  assert.equal(eight.setup.names.length, 8);
});

test("who deals is cut for: the highest card on the sheet is the dealer's", async () => {
  const ranks = "23456789TJQKA";
  const value = (card: string) => ranks.indexOf(card.replace("10", "T")[0] ?? "");
  for (let again = 0; again < 12; again++) {
    const model = await begun("femkort", { dealer: null });
    assert.ok(model.said?.what === "begun");
    const last = model.said.cut.at(-1)?.map(value) ?? [];
    const dealer = model.sheet?.dealer ?? -1;
    assert.equal(last[dealer], Math.max(...last));
    assert.equal(last.filter((one) => one === last[dealer]).length, 1);
    assert.ok(drawn(model).includes(english.words("score-cut-dealer", { seat: NAMES[dealer] ?? "" })));
  }
});

test("a sheet goes on where it was left, and what can't be read is put aside", async () => {
  const model = await step(await begun("femkort", { form: "pot" }), win(0), {
    do: "event",
    event: "misdeal",
    stage: "",
  });
  const kept = saved(model);
  const { model: left, intent } = await woken("femkort", kept, kept);
  assert.deepEqual(intent, { do: "recount" });
  drawn(left);
  const again = await step(left, { do: "recount" });
  assert.deepEqual(again.told, model.told);
  assert.deepEqual((await step(again, { do: "undo" })).told?.rows.length, 1);
  const wrong = { ...kept, sheet: { ...kept.sheet, dealer: 5 } };
  for (const broken of [
    7,
    {},
    { ...kept, version: 2 },
    wrong,
    { ...kept, sheet: { ...kept.sheet, form: "bridge" } },
  ])
    assert.deepEqual((await woken("femkort", undefined, broken)).unusable, broken);
  assert.equal((await woken("femkort", undefined, wrong)).model.sheet, null);
});

test("a kept sheet that the engine doesn't accept loses nothing that can be", async () => {
  const kept = saved(await step(await begun("femkort"), win(0), win(0)));
  kept.sheet.lines.push({ id: "x", result: { winner: 9 } }, { id: "y", result: { winner: 1 } });
  const { model } = await woken("femkort", kept, kept);
  const again = await step(model, { do: "recount" });
  assert.deepEqual(again.told?.wins, [2, 0, 0]);
  assert.equal(again.past.at(-1)?.lines.length, 4, "the whole of it is a step back");
});

test("two tabs: what another has changed is taken over, and the deals of both are kept", async () => {
  const start = await step(await begun("femkort"), win(0));
  const merge = (before: Model, after: Model, shared: unknown) =>
    scoreWidget.keep?.merge?.(before, after, shared) ?? after;
  assert.equal(merge(start, start, saved(start)), start);
  const there = await step(start, win(1));
  const followed = merge(start, start, saved(there));
  assert.deepEqual(followed.sheet, there.sheet);
  assert.deepEqual(scoreWidget.follow?.(followed), { do: "recount" });
  assert.deepEqual((await step(followed, { do: "recount" })).told, there.told);
  // A tab that has slept enters a deal: it comes after those that the other has entered.
  const here = await step(start, win(2));
  const both = await step(merge(start, here, saved(there)), { do: "recount" });
  assert.deepEqual(results(both.sheet), [{ winner: 0 }, { winner: 1 }, { winner: 2 }]);
  assert.deepEqual((await step(both, { do: "undo" })).sheet, there.sheet);
  // A correction here and a deal there.
  const [line] = start.sheet?.lines ?? [];
  const fixed = await step(start, { do: "fix", line: line?.id ?? "" }, win(2));
  const mixed = await step(merge(start, fixed, saved(there)), { do: "recount" });
  assert.deepEqual(mixed.told?.wins, [0, 1, 1]);
  // Another sheet there: this tab's stays, the other is a step back.
  const other = await begun("femkort", {}, ["X", "Y", "Z"]);
  const kept = merge(start, here, saved(other));
  assert.deepEqual(kept.sheet, here.sheet);
  assert.deepEqual(kept.past.at(-1)?.players, ["X", "Y", "Z"]);
  for (const broken of [7, null, { version: 1 }]) assert.equal(merge(start, here, broken), here);
});

test("a sheet goes through a file and comes back the same, in every language", async () => {
  const names = ['An"na', "=Bo;", "Cl,eo"];
  const pot = await begun("femkort", { form: "pot", switches: { ante: 2 } }, names);
  const model = await step(pot, { do: "event", event: "misdeal", stage: "" }, win(1), win(2));
  const { sheet, told } = model;
  assert.ok(sheet && told);
  for (const lang of LANGUAGES) {
    const file = tableOf(sheet, told, textOf(lang));
    assert.deepEqual(sheetOf(file, "femkort"), sheet);
    assert.equal(sheetOf(file, "bismarck"), null);
    const padded = file.replace(/$/, ";;;\r\n");
    assert.deepEqual(sheetOf(padded, "femkort"), sheet, "as a spreadsheet writes it again");
    assert.ok(file.includes("'=Bo;"), "no name is a formula");
  }
  const file = tableOf(sheet, told, english);
  assert.ok(file.includes(`2,'=Bo;,,-2,-2,4`), file);
  const read = await step(await first(), { do: "read", text: file });
  assert.deepEqual([read.sheet, read.told], [sheet, told]);
  for (const text of [
    "",
    "a,b\n1,2",
    'kort-score,{"game":"femkort"}',
    file.replace(`""winner"":1`, `""winner"":7`),
  ]) {
    const refused = await step(model, { do: "read", text });
    assert.deepEqual(refused.problem, { what: "no-file" });
    assert.deepEqual(refused.sheet, sheet);
  }
  const words = written(sheet, told, english);
  assert.equal(words.split("\n").length, 5);
  assert.ok(words.includes("Misdeal"), words);
});

test("what players may agree on is what the engine offers, and as usual where nothing is said", async () => {
  interface Described {
    profiles: Record<string, { switches: Record<string, unknown>; idle: string[] }>;
    forms: Record<string, { rules: { profile: string } }>;
  }
  for (const [game, forms] of Object.entries(OPTIONS)) {
    const { forms: known } = await ask<Described>({ ask: "game", game });
    assert.deepEqual(Object.keys(forms), Object.keys(known));
    for (const [form, options] of Object.entries(forms)) {
      const rules = known[form]?.rules ?? { profile: "" };
      const { profiles } = await ask<Described>({ ask: "game", game, rules });
      const usual = profiles[rules.profile]?.switches ?? {};
      for (const { name, values } of options) assert.equal(values[0], usual[name], `${form} ${name}`);
      for (const { name, values } of options) await eachValue(game, form, options, name, values);
    }
  }
});

/** Every value makes a sheet that the engine accepts, with what it depends on set as well. */
async function eachValue(game: string, form: string, options: Option[], name: string, values: unknown[]) {
  for (const value of values) {
    const { needs } = options.find((one) => one.name === name) ?? {};
    const switches = { ...(needs ? { [needs.name]: needs.value } : {}), [name]: value } as Sheet["switches"];
    const model = await begun(game, { form, switches });
    assert.ok(model.sheet, `${form} ${name}=${value}`);
    for (const lang of LANGUAGES) assert.ok(drawn({ ...model, sheet: null }, textOf(lang)));
  }
}

test("it has all its sentences in every language, at every point of a game", async () => {
  const femkort = await begun("femkort");
  const pot = await begun("femkort", { form: "pot" });
  const kille = await begun("femkortskille", { switches: { skituppslag: true, "all-pass": "carry" } });
  const auction = await begun("femkortskille", { form: "auction" });
  const bismarck = await begun("bismarck");
  const one = await step(bismarck, { do: "choose", entry: { contract: "spel", tricks: [9, 3] }, stage: "" });
  const fix = (model: Model): Intent => ({ do: "fix", line: model.sheet?.lines[0]?.id ?? "" });
  const misdealt = await step(pot, { do: "event", event: "misdeal", stage: "" });
  const tied = await step(misdealt, win(0), { do: "event", event: "misdeal", stage: "" }, win(1), {
    do: "event",
    event: "time-up",
    stage: "",
  });
  const models = [
    femkort,
    await step(femkort, win(0), { do: "ask", about: "new" }),
    await step(femkort, win(0), { do: "undo" }),
    await step(femkort, win(0), { do: "change" }),
    await step(femkort, win(0), { do: "new" }),
    misdealt,
    await step(misdealt, fix(misdealt)),
    await step(misdealt, win(0), { do: "ask", about: "time-up" }),
    tied,
    await step(tied, win(1)),
    one,
    await step(one, fix(one)),
    kille,
    auction,
    await step(
      kille,
      { do: "choose", entry: { winner: 1, inside: [1], low: true }, stage: "" },
      { do: "enter", stage: "" },
    ),
    await step(kille, { do: "event", event: "time-up", stage: "" }),
  ];
  for (const lang of LANGUAGES) for (const model of models) assert.ok(drawn(model, textOf(lang)));
});
