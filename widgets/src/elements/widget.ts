/** What a widget is: a model, the intents that change it, and a view of it. No page, no engine, no timers. */
import type { TemplateResult } from "lit-html";
import type { Style } from "../cards/faces.ts";
import type { Ask, Request } from "../runtime/door.ts";
import type { Progress } from "../runtime/progress.ts";

/** Everything beside the model that a view shows. */
export interface Scene extends Style {
  /** The way from this page to the root of its language. */
  root: string;
  /** Python's start, while an answer is waited for; null otherwise. */
  waiting: Progress | "starting" | null;
  /** Asks again what found no Python; null while all is well. */
  retry: (() => void) | null;
}

export interface Widget<Spec, Model, Intent> {
  /** The first state. At build time its questions are answered and written into the page. */
  first(spec: Spec, ask: Ask): Promise<Model>;
  /** What is likely to be asked next: answered at build time, and later while the reader thinks. */
  ahead?(model: Model): Request[];
  /** The state after an intent. May reject; the model stays as it was. */
  step(model: Model, intent: Intent, ask: Ask): Promise<Model>;
  view(model: Model, scene: Scene, send: (intent: Intent) => void): TemplateResult;
  /** What to do by itself after a while: an intent and the milliseconds until it. */
  later?(model: Model): { intent: Intent; after: number } | null;
  /** The intent of a key pressed inside the widget. */
  key?(model: Model, key: string): Intent | null;
  /** What a reload or a change of language keeps, and the state from it. */
  keep?: Keep<Model>;
  /** The intent to begin with on this page address. */
  arrive?(model: Model, address: URL): Intent | null;
  /** The query `?p=` that stands for the model, for widgets whose page address follows them. */
  address?(model: Model): string | null;
}

export interface Keep<Model> {
  where: "session" | "local";
  /** The name it is kept under; `place` tells this widget of the site from the others. */
  name(place: string): string;
  save(model: Model): unknown;
  /** Throws where `saved` can't be used, which loses nothing but what was saved. */
  restore(model: Model, saved: unknown): Model;
}
