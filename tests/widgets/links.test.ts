/** Links to positions come whole out of a message: found by what mail, chat and forum programs find links with. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import Autolinker from "autolinker";
import { LinkifyIt } from "linkify-it";
import * as linkify from "linkifyjs";
import type { Replay } from "../../widgets/src/elements/replies.ts";
import { replay } from "../../widgets/src/elements/replies.ts";
import { ask } from "./help.ts";

const PAGE = "https://kort.example/fr/femkort/try/?p=";
const MANY = 1000;

const FORMS: [string, number, Record<string, unknown>][] = [
  ["femkort", 3, { profile: "modern" }],
  ["femkort", 5, { profile: "older", target: 5 }],
  ["femkort", 4, { profile: "pot", ante: 2, trump: true, redeal: "any-before-last" }],
  ["bismarck", 3, { profile: "modern", "valfri-suit-fixed": true }],
  ["femkortskille", 4, { profile: "standard", skituppslag: true, "all-pass": "carry" }],
  ["femkortskille", 3, { profile: "standard", betting: "auction", "max-raises": 2 }],
  ["femkortskille", 5, { profile: "standard", betting: "poker", "max-raises": 1 }],
];

/** Lines as the first version wrote them, with nothing where there was nothing. */
const OLD = [
  "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.",
  "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.8H",
  "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.8H-QH-AS",
  "femkort.modern.play.C.8H.QH-3H_x_AS.QH",
  "femkort.older.play.C.6C-7C.8H-KS_QH-3H-2D_AS-5D.",
  "bismarck.modern~valfri-suit-fixed:true.play~contract:spader.A..8H-4S_QH-3H_AS-5D.8H",
  "femkortskille.standard.play.A..HK-4_7-7_KR-1.HK",
];

let seed = 7;
const random = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};

/** Something that the seat on turn may do: what is listed, or what only has a description. */
function someAction({
  actions,
  choices,
  verdicts,
}: Replay & { choices: Record<string, never> | null }): string | null {
  const bury = choices?.["bury"] as { count: number; from: string[] } | undefined;
  if (bury) return `bury:${bury.from.slice(0, bury.count).join(" ")}`;
  if (choices?.["exchange"]) return "exchange";
  const words = [...actions, ...verdicts.filter(({ legal }) => legal).map(({ card }) => card)];
  return words[random(Math.max(words.length, 1))] ?? null;
}

const lines: string[] = [];

before(async () => {
  for (let deal = 0; lines.length < MANY; deal++) {
    const [game, players, rules] = FORMS[deal % FORMS.length] ?? FORMS[0] ?? assert.fail();
    const actions: string[] = [];
    for (let ply = 0; ply < 14; ply++) {
      const state = await ask<Replay & { choices: null }>({
        ask: "replay",
        game,
        rules,
        players,
        dealer: deal % players,
        seed: deal,
        actions,
      });
      lines.push(state.line);
      const hands = state.hands.map((hand, seat) => (seat === random(players) ? null : hand));
      if (state.phase === "play" && hands.some(Boolean) && game !== "bismarck" && state.trick.length === 0) {
        const asked = { ask: "replay", game, rules, hands, leader: state.leader, trick: [], actions: [] };
        const position = await ask<Replay>(asked).catch(() => null);
        if (position) lines.push(position.line);
      }
      const action = someAction(state);
      if (action === null) break;
      actions.push(action);
    }
  }
});

/** The links that each program finds in a text. */
const FINDERS: Record<string, (text: string) => string[]> = {
  "linkify-it": (text) => (new LinkifyIt().match(text) ?? []).map(({ url }) => url),
  linkifyjs: (text) => linkify.find(text, "url").map(({ href }) => href),
  autolinker: (text) => Autolinker.parse(text, { urls: true }).map((match) => match.getAnchorHref()),
};

for (const [name, find] of Object.entries(FINDERS))
  test(`${name} finds every link whole`, () => {
    assert.ok(lines.length >= MANY);
    for (const line of lines) {
      const link = PAGE + line;
      for (const text of [
        link,
        `Look: ${link}`,
        `(${link})`,
        `What would you play here? ${link}.`,
        `${link}, or not?`,
      ])
        assert.deepEqual(find(text), [link], text);
    }
  });

test("what a link says is what is found again", async () => {
  for (const line of lines.filter((_, index) => index % 9 === 0)) {
    const { line: again } = await ask<Replay>(replay(line));
    assert.equal(again, line);
  }
});

test("links of the first version still open, with or without their last dots", async () => {
  for (const line of OLD) {
    const { hands, trick } = await ask<Replay>(replay(line));
    const cut = await ask<Replay>(replay(line.replace(/[._]+$/, "")));
    assert.deepEqual([cut.hands, cut.trick], [hands, trick], line);
  }
});
