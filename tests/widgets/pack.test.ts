/** <kort-pack>: the engine's order, names in four languages, a drawing for each card, and the question answered. */
import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { render } from "lit-html";
import { face } from "../../widgets/src/cards/faces.ts";
import { cardsOf, packWidget, winningPlace } from "../../widgets/src/elements/pack.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";
import { rest, Stage } from "./stage.ts";

const SPEC = { pack: "kille", game: "femkortskille", profile: "standard" };
const PLACE = "femkortskille/pack.md 0";
const NUMERAL = /^\d/;

const onStage = async () => {
  const stage = new Stage(packWidget, SPEC, PLACE);
  await rest();
  return stage;
};

test("the cards stand in the engine's order, each rank once, with its name", async () => {
  const { cards } = await ask<{ cards: string[] }>({ ask: "pack", pack: "kille" });
  const { ranks } = await packWidget.first(SPEC, ask);
  assert.deepEqual(
    ranks.flatMap(({ card, copies }) => Array(copies).fill(card)),
    cards,
  );
  for (const lang of LANGUAGES) {
    const text = textOf(lang);
    const names = ranks.map(({ card }) => text.card(card));
    const letters = ranks.map(({ card }) => text.index(card, "page"));
    assert.equal(new Set(names).size, ranks.length, `${lang}: a name twice`);
    assert.equal(new Set(letters).size, ranks.length, `${lang}: letters twice`);
  }
});

test("every card points at a drawing of its own, and no picture is drawn like another", async () => {
  const { ranks } = await packWidget.first(SPEC, ask);
  const large: (string | null)[] = [];
  for (const { card } of ranks) {
    const place = document.createElement("div");
    render(face(card, { text: english, letters: "page" }), place);
    const used = [...place.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    assert.deepEqual(used, [`#kille-${NUMERAL.test(card) ? "lily" : card}`, `#kille-${card}`]);
    large.push(used[1] ?? null);
  }
  assert.equal(new Set(large).size, ranks.length);
  const drawn = ["lily", ...ranks.map(({ card }) => card).filter((card) => !NUMERAL.test(card))].map((name) =>
    readFileSync(`widgets/src/cards/kille/${name}.svg`, "utf8"),
  );
  assert.equal(new Set(drawn).size, 10);
  const inside = drawn.join("").replace(/<\/?svg[^>]*>|\s*\n\s*/g, "");
  assert.ok(inside.length < 9_500, `the drawings have grown to ${inside.length}`);
});

test("it says what each card beats and is beaten by, in every language", async () => {
  const first = await packWidget.first(SPEC, ask);
  for (const lang of LANGUAGES)
    for (const at of first.ranks.keys()) {
      const place = document.createElement("div");
      render(
        packWidget.view({ ...first, at }, scene({ text: textOf(lang) }), () => {}),
        place,
      );
      const { card = "" } = first.ranks[at] ?? {};
      const said = place.querySelector(".k-large")?.textContent ?? "";
      assert.ok(said.includes(textOf(lang).card(card)));
      const near = [first.ranks[at - 1]?.card, first.ranks[at + 1]?.card].filter((one) => one !== undefined);
      for (const other of near)
        assert.ok(said.includes(textOf(lang).card(other)), `${lang}: ${card}, ${said}`);
    }
});

test("a card is chosen from the list or by steps, and its names are those of four languages", async () => {
  const stage = await onStage();
  await stage.tap("rank-HU");
  assert.deepEqual(stage.texts(".k-names dd"), ["pig", "cochon", "zwijn", "Husu"]);
  assert.deepEqual(stage.texts("[aria-pressed=true] .k-rank-name"), ["pig Husu"]);
  await stage.tap("lower");
  assert.match(stage.texts(".k-large-name")[0] ?? "", /^cavalier/);
  await stage.tap("higher");
  await stage.tap("higher");
  assert.match(stage.texts(".k-large-name")[0] ?? "", /^hussar/);
});

test("the engine's question is answered by a card, counted once, and the next one follows", async () => {
  const stage = await onStage();
  const { question } = await packWidget.first(SPEC, ask);
  const cards = cardsOf(question);
  const wrong = cards.findIndex((_, place) => place !== winningPlace(question));
  await stage.tap(`hand-${cards[wrong]}`);
  assert.ok(stage.said().includes(english.words("wrong")));
  assert.ok(
    stage
      .said()
      .includes(
        english.words("pack-why", { card: { card: cards[winningPlace(question)] ?? "" }, twins: "no" }),
      ),
  );
  assert.equal(
    stage.find(".k-ranking .k-refused")?.getAttribute("aria-label"),
    english.card(cards[wrong] ?? ""),
  );
  await stage.tap("next");
  assert.equal(stage.said(), "");
  assert.ok(stage.texts(".k-bar p").includes(english.words("pack-score", { right: 0, asked: 1 })));
});

test("the winner is the later of two equal cards", async () => {
  for (let seed = 1, found = 0; found < 3; seed++) {
    const request = {
      ask: "question",
      game: "femkortskille",
      rules: { profile: "standard" },
      concept: "ranking",
      level: 3,
      seed,
    };
    const question = await ask<Parameters<typeof winningPlace>[0]>(request);
    const cards = cardsOf(question);
    const place = winningPlace(question);
    const card = cards[place] ?? "";
    if (cards.filter((other) => other === card).length < 2) continue;
    found++;
    assert.equal(place, cards.lastIndexOf(card));
  }
});

test("what was kept may be anything", async () => {
  const first = await packWidget.first(SPEC, ask);
  const wake = (own: unknown) =>
    packWidget.wake?.(first, { own, shared: undefined }, new URL("https://example.org"), () => undefined)
      ?.model.at;
  assert.equal(wake({ card: "BL" }), 20);
  for (const own of [undefined, null, 7, "HU", {}, { card: "QH" }, { card: ["HU"] }])
    assert.equal(wake(own), 0);
});
