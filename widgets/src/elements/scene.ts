/** What a widget's view is given beside its model, in the page and at build time. */
import { pageOf } from "../pages.ts";
import type { Scene, Widget } from "./widget.ts";

type Around = Pick<Scene, "text" | "letters" | "root" | "waiting" | "trouble"> & {
  /** This widget's place in the site; it ends in its number on the page. */
  place: string;
};

export function sceneOf<Spec, Model, Intent>(
  widget: Widget<Spec, Model, Intent>,
  model: Model,
  { place, ...around }: Around,
): Scene {
  const { game, profile } = widget.form(model);
  const rules = pageOf(game, profile, "rules");
  const id = `k${/\d+$/.exec(place)?.[0] ?? ""}`;
  return { ...around, rules: rules === null ? null : around.root + rules, id, alive: true };
}
