/** What can't be put on a sheet, in words: what the engine refuses, and names that would be mixed up. */
import { sentence } from "../../cards/faces.ts";
import type { Refusal } from "../../runtime/door.ts";
import type { Verdict } from "../replies.ts";
import { reason, ruleLink } from "../sentences.ts";
import type { Scene } from "../widget.ts";
import { type Model, type Problem, rowOf } from "./model.ts";

export function complaint(problem: Problem, model: Model, scene: Scene): unknown {
  const { text } = scene;
  if (problem.what === "same-name") return text.words("score-same-name", { seat: problem.name });
  if (problem.what !== "refused") return text.words(`score-${problem.what}`);
  const { refusal, line } = problem;
  const deal = line === null ? null : (rowOf(model, line)?.deal ?? null);
  if (refusal.code === "deal-over") return text.words("score-too-many");
  if (deal !== null) return text.words("score-clash", { deal });
  if (refusal.code === "illegal-action") {
    const verdict = { legal: false, evidence: [], ...refusal.more } as unknown as Verdict;
    return [sentence(reason(verdict, scene), scene), " ", ruleLink(verdict.rule, scene)];
  }
  return text.words(wordsFor(refusal), { seat: model.sheet?.players[placeOf(refusal)] ?? "" });
}

/** The seat that a refusal of one seat's chips is about. */
const placeOf = ({ at }: Refusal) => Number(/\d+$/.exec(at)?.[0] ?? -1);

/** The sentence for a field that the engine doesn't accept. */
function wordsFor({ at, code }: Refusal): string {
  if (code === "too-long") return "score-too-many";
  if (/tricks/.test(at)) return "score-sum";
  if (/bets\/\d+$/.test(at)) return "score-chips-number";
  if (/bets$/.test(at)) return "score-uneven";
  if (/winner$/.test(at)) return "score-winner-out";
  if (/contract$/.test(at)) return "score-no-contract";
  return "score-other";
}
