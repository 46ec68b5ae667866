/** What a widget's view is given beside its model, in the page and at build time. */
import type { Scene } from "./widget.ts";

type Around = Pick<Scene, "text" | "letters" | "root" | "waiting" | "trouble"> & {
  /** This widget's place in the site; it ends in its number on the page. */
  place: string;
};

export const sceneOf = ({ place, ...around }: Around): Scene => ({
  ...around,
  id: `k${/\d+$/.exec(place)?.[0] ?? ""}`,
  alive: true,
});
