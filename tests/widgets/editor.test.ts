/** The editor of a position: what is typed becomes a request, and nothing typed is lost. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, type Draft, draftOf, requestOf } from "../../widgets/src/elements/editor.ts";
import { type Replay, replay } from "../../widgets/src/elements/replies.ts";
import { ask } from "./help.ts";

const LINE = "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.8H";
const draft = async (lang = "en"): Promise<Draft> => draftOf(await ask<Replay>(replay(LINE)), lang);

test("a draft stands for its position, in each language", async () => {
  for (const lang of ["en", "fr", "nl"]) {
    const read = requestOf(await draft(lang));
    assert.ok("request" in read);
    const { trick, hands, leader } = await ask<Replay>(read.request);
    assert.deepEqual({ trick, leader, hand: hands[1] }, { trick: ["8H"], leader: 0, hand: ["QH", "3H"] });
  }
});

test("an empty field is a hand that nobody knows, a dash a hand without cards", async () => {
  let next = changed(await draft(), { field: "hand-0", value: " – " });
  next = changed(next, { field: "hand-1", value: "  " });
  const read = requestOf(next);
  assert.ok("request" in read);
  assert.deepEqual(read.request["hands"], [[], null, (read.request["hands"] as unknown[])[2]]);
});

test("the first word that is no card is named with its field", async () => {
  const next = changed(await draft(), { field: "hand-1", value: "QH 3X" });
  assert.deepEqual(requestOf(next), { typo: { field: "hand-1", word: "3X" } });
});

test("a card that is picked goes into the field, and out of it again", async () => {
  const empty = changed(changed(await draft(), { empty: true }), { field: "hand-1" });
  const one = changed(empty, { pick: "QH" });
  const two = changed(one, { pick: "3H" });
  assert.equal(two.hands[1], "QH 3H");
  assert.equal(changed(two, { pick: "QH" }).hands[1], "3H");
  assert.equal(changed({ ...two, field: "trick" }, { pick: "8H" }).trick, "8H");
});

test("players come and go between what the rules allow, and typed hands stay", async () => {
  const start = await draft();
  const many = changed(start, { players: 99 });
  assert.equal(many.hands.length, 10);
  assert.equal(changed(many, { form: "older" }).hands.length, 8);
  const few = changed(changed(many, { leader: 9 }), { players: 1 });
  assert.deepEqual([few.hands.length, few.leader], [3, 2]);
  assert.deepEqual(few.hands, start.hands);
  assert.deepEqual(changed(start, { form: "pot" }).rules, { profile: "pot" });
  assert.throws(() => changed(start, { form: "poker" }), /no form poker of femkort/);
});
