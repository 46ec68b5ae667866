/** <kort-points>: what tricks are worth in Bismarck. One deal in every contract, or the sheet of twelve deals. */
import { first, type Intent, left, type Model, type Spec, save, step } from "./points-model.ts";
import { sheetView } from "./points-sheet.ts";
import { pointsView } from "./points-view.ts";
import type { Widget } from "./widget.ts";

export const pointsWidget: Widget<Spec, Model, Intent> = {
  first,
  step,
  view: (model, scene, send) =>
    model.kind === "points" ? pointsView(model, scene, send) : sheetView(model, scene, send),
  keep: {
    where: "local",
    name: (_, place) => `kort-points ${place}`,
    save,
  },
  wake(model, { own, shared }) {
    const kept = shared ?? own;
    if (kept === undefined) return { model };
    const intent = left(model, kept);
    return intent ? { model, intent } : { model, unusable: kept };
  },
};
