/** <kort-score>: the score sheet of those who play with real cards, deal by deal. The engine does all the sums. */
import type { Widget } from "../widget.ts";
import { followScore, scoreKeep, wakeScore } from "./keep.ts";
import type { Intent, Model, Spec } from "./model.ts";
import { first, step } from "./step.ts";
import { scoreView } from "./view.ts";

export const scoreWidget: Widget<Spec, Model, Intent> = {
  first: async (spec) => first(spec),
  step,
  view: scoreView,
  keep: scoreKeep,
  wake: wakeScore,
  follow: followScore,
  show(before, after) {
    if (after.problem && after.problem !== before.problem) return ".k-problem";
    return after.fixing !== before.fixing && after.fixing !== null ? ".k-fixing" : null;
  },
};
