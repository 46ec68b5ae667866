/** What is told at the table: what was done, why not, why, and how it ended. */
import { nothing, type TemplateResult } from "lit-html";
import { seatName } from "../../cards/position.ts";
import type { Part } from "../../text.ts";
import { toldParts } from "../actions.ts";
import { heard } from "../heard.ts";
import { pickingIn } from "../moves.ts";
import { ended, reason, refusedTitle, ruleLink, stage, trickWon, verdictBox } from "../sentences.ts";
import type { Scene } from "../widget.ts";
import type { Deal, Match, Model, Said } from "./model.ts";
import { toldIn } from "./seen.ts";

export function told(model: Model, match: Match, deal: Deal, scene: Scene): TemplateResult {
  const { said } = model;
  return heard(box(said, model, match, deal, scene), said?.what === "refused", model.times);
}

function box(said: Said | null, model: Model, match: Match, deal: Deal, scene: Scene) {
  const { state } = deal;
  const { text } = scene;
  const drawn = (tone: "yes" | "no" | "plain", title: Part[], body: Parameters<typeof verdictBox>[2] = []) =>
    verdictBox(tone, title, body, scene);
  const over = state.turn === null;
  switch (said?.what) {
    case "refused": {
      const { verdict } = said;
      return drawn("no", refusedTitle(verdict, scene), [
        reason(verdict, scene),
        ruleLink(verdict.rule, scene),
      ]);
    }
    case "done": {
      const action = toldIn(said.action, deal.seats);
      const trick = said.trick ? state.tricks[said.trick - 1] : undefined;
      const what = shownAs(action, said.seat, deal.viewer, scene);
      return drawn(over ? "yes" : "plain", what, [
        ...(trick ? [trickWon(trick, state, scene)] : []),
        ...(over ? [...ended(state, scene), ...ending(match, scene)] : []),
        ...(pick(deal) ? [text.parts("try-pick")] : []),
      ]);
    }
    case "why":
      return drawn("plain", ...whyParts(said.at, deal, scene));
    case "last": {
      const trick = state.tricks.at(-1);
      if (!trick) return drawn("plain", text.parts("no-trick-yet"));
      const inside = [...(state.in ?? deal.seats)].sort((a, b) => a - b);
      const from = inside.indexOf(trick.leader);
      const cards = trick.cards.map((card, index) =>
        text.parts("match-laid", {
          seat: seatName(inside[(from + index) % inside.length] ?? 0),
          card: { card },
        }),
      );
      return drawn("plain", trickWon(trick, state, scene), cards);
    }
    case "status":
      return drawn("plain", [stage(state, scene)], [[turnWords(deal, scene)]]);
    case "waiting":
      return drawn(
        "plain",
        text.parts(over ? "match-over" : "match-not-yet", { seat: seatName(state.turn ?? 0) }),
      );
    case "dealt":
      return drawn(
        "plain",
        text.parts("match-dealt", { seat: seatName(deal.dealer) }),
        pick(deal) ? [text.parts("try-pick")] : [],
      );
    default:
      if (over)
        return drawn("plain", text.parts("match-over"), [...ended(state, scene), ...ending(match, scene)]);
      return state.turn === deal.viewer && model.times === 0
        ? drawn("plain", text.parts("match-your-card"))
        : nothing;
  }
}

const pick = ({ state, viewer }: Deal) => state.turn === viewer && pickingIn(state) !== undefined;

/** What was done, as the others may know it: cards put aside stay hidden. */
function shownAs(action: string, seat: number, viewer: number | null, { text }: Scene): Part[] {
  const [head = "", picked = ""] = action.split(":");
  if (head === "bury" && seat !== viewer)
    return text.parts("match-buries", { seat: seatName(seat), count: picked.split(" ").length });
  return toldParts(action, seat, text);
}

function turnWords({ state, viewer }: Deal, { text }: Scene): string {
  if (state.turn === null) return text.words("match-over");
  return text.words(state.turn === viewer ? "your-say" : "say-of", { seat: seatName(state.turn) });
}

/** Who has won the match, once it is won. */
function ending({ standing }: Match, { text }: Scene): Part[][] {
  if (!standing.over) return [];
  return [text.parts("match-match-won", { winners: { list: standing.winners.map(seatName) } })];
}

/** Why a bot did what it did. What it holds stays hidden until the deal is over: only its reason is told. */
function whyParts(at: number, deal: Deal, { text }: Scene): [Part[], Part[][]] {
  const why = deal.whys[at];
  const id = `bot-reason-${why}`;
  return [text.parts("match-why"), [text.parts(text.has(id) ? id : "match-no-reason")]];
}
