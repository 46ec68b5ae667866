/** What the tests of <kort-table> share: a widget's model, taken on step by step by the engine itself. */
import { render } from "lit-html";
import type { Intent, Model, Spec } from "../../widgets/src/elements/table/model.ts";
import { tableWidget } from "../../widgets/src/elements/table/table.ts";
import { ask, scene } from "./help.ts";

export const SPECS: Record<string, Spec> = {
  femkort: { game: "femkort", form: "modern", players: 3 },
  bismarck: { game: "bismarck", form: "modern", players: 3 },
  femkortskille: { game: "femkortskille", form: "standard", players: 4 },
};

export const first = (game = "femkort") => tableWidget.first(SPECS[game] as Spec, ask);

export async function take(model: Model, ...intents: Intent[]): Promise<Model> {
  let now = model;
  for (const intent of intents) now = await tableWidget.step(now, intent, ask);
  return now;
}

/** Goes on while there is something that goes on by itself. */
export async function byItself(model: Model): Promise<Model> {
  let now = model;
  for (let next = tableWidget.later?.(now); next; next = tableWidget.later?.(now))
    now = await take(now, next.intent);
  return now;
}

export function drawn(model: Model, send: (intent: Intent) => void = () => {}): HTMLElement {
  const place = document.createElement("div");
  render(tableWidget.view(model, scene(), send), place);
  return place;
}

export const keysIn = (place: HTMLElement) =>
  [...place.querySelectorAll("[data-key]")].map((one) => one.getAttribute("data-key"));
