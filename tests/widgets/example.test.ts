/** <kort-example>: every lesson, step by step: what is done is said where it is done. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { isCard } from "../../widgets/src/card.ts";
import { exampleWidget, type Model } from "../../widgets/src/elements/example.ts";
import { wordsOf } from "../../widgets/src/elements/moves.ts";
import type { Game } from "../../widgets/src/elements/replies.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";

const place = document.createElement("div");
function said(model: Model, text = english): string {
  render(
    exampleWidget.view(model, scene({ text }), () => {}),
    place,
  );
  return [...place.querySelectorAll(".k-said")].map(({ textContent }) => textContent).join("");
}

async function lessons(): Promise<Model[]> {
  const found: Model[] = [];
  for (const game of ["femkort", "bismarck", "femkortskille"]) {
    const { lessons } = await ask<Game & { lessons: string[] }>({ ask: "game", game });
    for (const lesson of lessons) found.push(await exampleWidget.first({ lesson }, ask));
  }
  return found;
}

const WON = /\b[A-J] wins the trick/;

test("no step in the middle is the end, and every trick's winner is told where it is won", async () => {
  for (const model of await lessons()) {
    const { steps, lesson } = model.lesson;
    for (const [at, { action, state }] of steps.entries()) {
      const words = said({ ...model, at });
      const where = `${lesson}, step ${at}: ${words}`;
      assert.equal(words.includes(english.words("example-end")), action === null, where);
      const after = steps[at + 1]?.state ?? state;
      const ends = after.tricks.length > state.tricks.length;
      assert.equal(WON.test(words), ends, where);
      assert.equal(words.match(new RegExp(WON, "g"))?.length ?? 0, WON.test(words) ? 1 : 0, where);
    }
  }
});

test("every step has its sentences in every language", async () => {
  for (const model of await lessons())
    for (const lang of LANGUAGES)
      for (const at of model.lesson.steps.keys()) assert.ok(said({ ...model, at }, textOf(lang)));
});

test("a guess shows nothing before it is made, and only cards and words are guessed", async () => {
  for (const model of await lessons())
    for (const [at, { action, state }] of model.lesson.steps.entries()) {
      const words = said({ ...model, at, guessing: true });
      const card = action !== null && isCard(action);
      const word = action !== null && wordsOf(state).includes(action);
      const seat = "ABCDEFGHIJ"[state.turn ?? 0] ?? "";
      const asked = english.words(card ? "guess-now" : "guess-word", { seat });
      assert.equal(words.trim(), card || word ? asked : said({ ...model, at }).trim());
    }
});

test("the place is kept, and anything else that is kept does no harm", async () => {
  const model = await exampleWidget.first({ lesson: "8H" }, ask);
  const address = new URL("https://kort.example/");
  const wake = (own: unknown) =>
    exampleWidget.wake?.(model, { own, shared: undefined }, address, () => undefined);
  const saved = exampleWidget.keep?.save({ ...model, at: 2, guessing: true });
  assert.deepEqual(wake(JSON.parse(JSON.stringify(saved)))?.model, { ...model, at: 2, guessing: true });
  assert.equal(wake({ lesson: "8H", at: 99, guessing: 1 })?.model.at, 3);
  for (const rubbish of [null, 7, [], { lesson: 8 }, { lesson: "8H", at: "1" }, { lesson: "8H", at: -1 }]) {
    assert.equal(wake(rubbish)?.model, model);
    assert.equal(wake(rubbish)?.unusable, rubbish);
  }
  assert.equal(wake({ lesson: "another", at: 1 })?.model, model);
});
