/** The table counts over the seats in play, and knows a card by its place. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { hand } from "../../widgets/src/cards/hand.ts";
import { type Position, placeIn, winningCard } from "../../widgets/src/cards/position.ts";
import { type Marks, seats } from "../../widgets/src/cards/table.ts";
import { english, scene } from "./help.ts";

const empty = { hands: [[], [], [], []], trick: [], tricks: [], turn: null };

function drawn(position: Position, marks: Marks = {}): string[][] {
  const place = document.createElement("div");
  render(seats(position, marks, scene()), place);
  return [...place.querySelectorAll("li")].map((seat) =>
    [...seat.querySelectorAll("[role=img]")].map((card) => card.getAttribute("aria-label") ?? ""),
  );
}

test("a seat that has passed plays nothing and is said to be out", () => {
  const trick = { leader: 1, cards: ["5", "6"], winner: 3 };
  const position = { ...empty, leader: 3, in: [1, 3], tricks: [trick], trick: ["HK"], turn: 1 };
  assert.deepEqual(drawn(position), [[], ["5"], [], ["6, won its trick", "harlequin"]]);
  assert.equal(winningCard(position, trick), "6");
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => placeIn(position, 1, seat)),
    [null, 0, null, 1],
  );
  const place = document.createElement("div");
  render(seats(position, {}, scene()), place);
  const out = [...place.querySelectorAll(".k-out")].map((seat) => seat.textContent?.trim());
  assert.deepEqual(out, [`A · ${english.words("seat-out")}`, `C · ${english.words("seat-out")}`]);
});

test("of two equal cards the later one is to be beaten", () => {
  const position = { ...empty, leader: 0, trick: ["7", "3", "7"], turn: 3 };
  assert.deepEqual(drawn(position, { lit: ["7"], beat: "7" }), [["7"], ["3"], ["7, to beat"], []]);
});

test("only the latest trick is lit", () => {
  const tricks = [{ leader: 0, cards: ["7", "3", "7", "1"], winner: 2 }];
  const place = document.createElement("div");
  render(seats({ ...empty, leader: 2, tricks, trick: ["7"], turn: 3 }, { lit: ["7"] }, scene()), place);
  assert.equal(place.querySelectorAll(".k-lit").length, 1);
});

test("twins in a hand have keys of their own", () => {
  const place = document.createElement("div");
  const chosen: number[] = [];
  const look = (_: string, at: number) => ({ refused: at === 2 });
  render(
    hand("hand", ["HK", "4", "HK"], look, (_, at) => chosen.push(at), scene()),
    place,
  );
  const buttons = [...place.querySelectorAll("button")];
  assert.deepEqual(
    buttons.map((button) => button.getAttribute("data-key")),
    ["hand-HK", "hand-4", "hand-HK+"],
  );
  assert.deepEqual(
    buttons.map((button) => button.className.includes("k-refused")),
    [false, false, true],
  );
  buttons[2]?.click();
  assert.deepEqual(chosen, [2]);
});

test("a card reads once when it is copied", async () => {
  const { chip, face } = await import("../../widgets/src/cards/faces.ts");
  const place = document.createElement("div");
  render(chip("AS", scene()), place);
  assert.equal(place.textContent, "ace of spades");
  render(face("AS", scene()), place);
  assert.equal(place.textContent, "A♠");
  render(face("HK", scene()), place);
  assert.match(place.textContent ?? "", /harlequin$/);
});
