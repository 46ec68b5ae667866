/** <kort-table>: deals and matches played to their end, and what is seen of them on the way. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Intent, Model } from "../../widgets/src/elements/table/model.ts";
import { goOn } from "../../widgets/src/elements/table/turns.ts";
import { byItself, drawn, first, keysIn, take } from "./table.ts";

/** What the reader might do now that the rules allow. */
function allowed({ deal }: Model): Intent {
  assert.ok(deal);
  const { state, viewer } = deal;
  assert.equal(state.turn, viewer);
  const [action] = state.actions;
  if (action) return { do: "act", action };
  const [move] = state.moves;
  if (move?.kind === "bury") return { do: "act", action: `bury:${move.from?.slice(0, 4).join(" ")}` };
  if (move?.kind === "bet") return { do: "act", action: `bet:${move.call}` };
  assert.equal(move?.kind, "exchange");
  return { do: "act", action: "exchange" };
}

/** Plays on, with taps wherever one is waited for, until the deal or what is asked for is there. */
async function until(model: Model, there: (model: Model) => boolean): Promise<Model> {
  let now = await byItself(model);
  while (!there(now)) now = await byItself(await take(now, goOn(now) ?? allowed(now)));
  return now;
}

const dealOver = ({ deal }: Model) => deal?.state.turn === null;
const matchOver = ({ match }: Model) => match?.standing.over === true;

test("a match of Femkort against bots goes from deal to deal, the dealer moving, to its winner", async () => {
  const sat = await take(await first(), { do: "sit" });
  const dealer = sat.deal?.dealer ?? 0;
  const once = await until(sat, dealOver);
  assert.equal(once.match?.results.length, 1);
  assert.equal(
    once.match?.standing.wins?.reduce((sum, wins) => sum + wins),
    1,
  );
  const next = await take(once, { do: "next" });
  assert.equal(next.deal?.dealer, (dealer + 1) % 3);
  const over = await until(next, matchOver);
  assert.equal(over.match?.standing.wins?.filter((wins) => wins === 3).length, 1);
  assert.deepEqual(goOn(over), null);
  assert.ok(keysIn(drawn(over)).includes("again"));
});

test("every form of every game is played to the end of a deal", async () => {
  for (const game of ["femkort", "bismarck", "femkortskille"]) {
    const start = await first(game);
    for (const form of Object.keys(start.forms)) {
      const sat = await take(start, { do: "form", form }, { do: "you", seat: 1 }, { do: "sit" });
      const over = await until(sat, dealOver);
      assert.ok(over.deal?.state.result, `${game} ${form}`);
      assert.equal(over.match?.results.length, 1);
    }
  }
});

test("trumps, requests for better cards and a common pool come to an end as well", async () => {
  const start = await take(
    await first(),
    { do: "form", form: "pot" },
    { do: "switch", name: "trump", value: true },
    { do: "switch", name: "redeal", value: "any-before-last" },
    { do: "switch", name: "payout", value: "session-pool" },
    { do: "switch", name: "target", value: 1 },
    { do: "sit" },
  );
  assert.deepEqual(start.match?.setup.set, {
    trump: true,
    redeal: "any-before-last",
    payout: "session-pool",
    target: 1,
  });
  const over = await until(start, matchOver);
  assert.equal(
    over.match?.standing.net?.reduce((sum, chips) => sum + chips),
    0,
  );
});

test("the viewer sees the own cards and nobody else's, whoever is on turn", async () => {
  let model = await take(await first(), { do: "sit" });
  while (!dealOver(model)) {
    const { state, viewer } = model.deal ?? assert.fail();
    assert.deepEqual(
      state.hands
        .map((hand, seat) => (hand?.length ? seat : -1))
        .filter((seat) => seat >= 0 && seat !== viewer),
      [],
    );
    if (state.turn !== viewer)
      assert.deepEqual(
        [state.verdicts, state.actions.filter((action) => !action.startsWith("redeal"))],
        [[], []],
      );
    const place = drawn(model);
    assert.ok(place.querySelectorAll(".k-hand button").length <= 5);
    assert.equal(place.querySelectorAll(".k-seat[aria-current=true]").length, 1);
    model = await take(model, goOn(model) ?? (state.turn === viewer ? allowed(model) : { do: "bot" }));
  }
});

test("an illegal card stays and says why; out of turn it is too early", async () => {
  let model = await until(
    await take(await first(), { do: "sit" }),
    ({ deal }) => deal?.state.turn === deal?.viewer,
  );
  const strange = await take(model, { do: "tap", card: "XX" }).catch((error) => error);
  assert.ok(strange instanceof Error, "what is no card is a fault");
  for (let tries = 0; tries < 40; tries++) {
    const bad = model.deal?.state.verdicts.find(({ legal }) => !legal);
    if (bad) {
      const refused = await take(model, { do: "tap", card: bad.card });
      assert.equal(refused.said?.what, "refused");
      assert.deepEqual(refused.deal, model.deal);
      assert.ok(drawn(refused).querySelector("[aria-live=assertive] a.k-rule"));
      assert.ok(drawn(refused).querySelector(".k-hand .k-refused"));
      const other = await take(
        { ...model, deal: model.deal && { ...model.deal, state: { ...model.deal.state, turn: 1 } } },
        { do: "tap", card: bad.card },
      );
      assert.equal(other.said?.what, "waiting");
      return;
    }
    model = await byItself(await take(model, goOn(model) ?? allowed(model)));
    model = await until(model, ({ deal }) => deal?.state.turn === deal?.viewer);
  }
  assert.fail("no illegal card in many tricks");
});

test("the pace is the reader's: card by card, to the end of the trick, or by itself", async () => {
  const sit = async (pace: "card" | "trick" | "self") =>
    take(
      await first(),
      { do: "you", seat: 2 },
      { do: "pace", pace },
      { do: "delay", delay: 300 },
      { do: "sit" },
    );
  const card = await sit("card");
  if (card.deal?.state.turn !== 2) assert.deepEqual(goOn(card), { do: "go" });
  const trick = await until(await sit("trick"), ({ deal }) => (deal?.state.tricks.length ?? 0) > 0);
  if (trick.deal?.state.turn !== 2) assert.equal(trick.paused, true);
  const self = await until(await sit("self"), ({ deal }) => (deal?.state.tricks.length ?? 0) > 1);
  assert.equal(self.paused, false);
  const over = await byItself(await take(self, { do: "skip" }));
  assert.ok(dealOver(over), "a lost deal is played out");
  assert.equal(over.skipping, false);
});

test("why a bot did it is told without its cards, and the last trick with all of them", async () => {
  const sat = await take(await first(), { do: "you", seat: 2 }, { do: "sit" });
  const model = await until(sat, ({ deal }) => (deal?.state.tricks.length ?? 0) > 0);
  const why = drawn(await take(model, { do: "why" })).querySelector("[aria-live=polite]");
  assert.ok(why?.textContent?.trim());
  assert.equal(why?.querySelectorAll(".k-chip").length, 0);
  const last = drawn(await take(model, { do: "say", what: "last" }));
  assert.equal(last.querySelectorAll("[aria-live=polite] .k-chip").length, 4);
});

test("between two persons the cards are hidden until the next says that it is he", async () => {
  const start = await take(await first(), { do: "together", together: true }, { do: "sit" });
  assert.equal(start.deal?.viewer, null);
  assert.equal(drawn(start).querySelectorAll(".k-hand").length, 0);
  const shown = await take(start, { do: "show" });
  assert.equal(drawn(shown).querySelectorAll(".k-hand button").length, 5);
  const played = await take(shown, allowed(shown));
  assert.equal(played.deal?.viewer, null);
  assert.equal(drawn(played).querySelectorAll(".k-hand").length, 0);
  assert.ok(keysIn(drawn(played)).includes("show"));
});
