/** Sentences with cards in them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Text } from "../../widgets/src/text.ts";
import { LANGUAGES, textOf } from "./help.ts";

const SMALL = `
card = { $rank } of { $suit }
kille-card = kille { $rank }
the-card = the { $card-name }
plain = So it is.
one = { $seat } plays { $card } ({ $card-rank }, { $card-suit }).
many = { $cards-count ->
    [0] none
    [one] only { $cards }
   *[other] { $cards }
  }
words = { $words } and { $words-count }
broken = { $missing }
`;
const text = new Text("en", SMALL);

test("cards are parts of their own", () => {
  assert.deepEqual(text.parts("one", { seat: "A", card: { card: "QH" } }), [
    "A plays the ",
    { card: "QH" },
    " (Q, H).",
  ]);
  assert.deepEqual(text.parts("many", { cards: { cards: ["QH", "KU"] } }), [
    "the ",
    { card: "QH" },
    " and the ",
    { card: "KU" },
    "",
  ]);
  assert.deepEqual(text.parts("plain"), ["So it is."]);
});

test("in plain words cards have names", () => {
  assert.equal(text.words("one", { seat: "A", card: { card: "10S" } }), "A plays the 10 of S (10, S).");
  assert.equal(text.words("many", { cards: { cards: ["KU"] } }), "only the kille KU");
  assert.equal(text.words("many", { cards: { cards: [] } }), "none");
  assert.equal(text.words("words", { words: { list: ["a", "b", "c"] } }), "a, b and c and 3");
});

test("what is missing is told at once", () => {
  assert.throws(() => text.words("nowhere"), /no message nowhere in en/);
  assert.throws(() => text.words("broken"), /message broken in en/);
  assert.equal(text.has("nowhere"), false);
});

test("every language has the same messages", () => {
  const names = ["try-prompt", "seat-out", "site-renewed", "step-failed", "reload"];
  for (const lang of LANGUAGES)
    for (const name of names) assert.ok(textOf(lang).has(name), `${name} in ${lang}`);
});
