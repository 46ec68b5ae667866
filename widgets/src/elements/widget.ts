/** What a widget is: a model, the intents that change it, and a view of it. No page, no engine, no timers. */
import type { TemplateResult } from "lit-html";
import type { Style } from "../cards/faces.ts";
import type { Ask, Known, Request } from "../runtime/door.ts";
import type { Progress } from "../runtime/progress.ts";

/** What kept a step from being taken: Python can't start, its files are gone with an older site, or a fault here. */
export interface Trouble {
  kind: "python" | "renewed" | "fault";
  /** Asks again, of the renewed site by loading the page again; null where that is no use. */
  retry: (() => void) | null;
}

/** Everything beside the model that a view shows. */
export interface Scene extends Style {
  /** The way from this page to the root of its language. */
  root: string;
  /** A name that no other widget of the page has, to make ids of. */
  id: string;
  /** Whether a tap is answered. What the build draws can't promise that. */
  alive: boolean;
  /** Python's start, while an answer is waited for; null otherwise. */
  waiting: Progress | "starting" | null;
  /** What went wrong in the last step; null while all is well. */
  trouble: Trouble | null;
}

export interface Widget<Spec, Model, Intent> {
  /** The first state. At build time its questions are answered and written into the page. */
  first(spec: Spec, ask: Ask): Promise<Model>;
  /** What is likely to be asked next, likeliest first: answered at build time, and later while the reader thinks. */
  ahead?(model: Model): Request[];
  /** The state after an intent. May reject; the model stays as it was. */
  step(model: Model, intent: Intent, ask: Ask): Promise<Model>;
  view(model: Model, scene: Scene, send: (intent: Intent) => void): TemplateResult;
  /** The parts of the sentences that a model's view says and that a page doesn't begin with. */
  says?(model: Model): string[];
  /** What to do by itself after a while: an intent and the milliseconds until it. */
  later?(model: Model): { intent: Intent; after: number } | null;
  /** The intent of a key pressed inside the widget. */
  key?(model: Model, key: string): Intent | null;
  /** What a reload or a change of language keeps. */
  keep?: Keep<Model>;
  /** The state to go on with on this page address, after what was kept; and what is still to be asked for that. */
  wake?(model: Model, kept: Kept, address: URL, known: Known): Woken<Model, Intent>;
  /** What to do next where another tab has changed the model; null where the reader goes on as before. */
  follow?(model: Model): Intent | null;
  /** The query `?p=` that stands for the model, for widgets whose page address follows them. */
  address?(model: Model): string | null;
  /** The selector of what the reader should see whole now; null where nothing is to be moved. */
  show?(before: Model, after: Model): string | null;
}

export interface Woken<Model, Intent> {
  model: Model;
  intent?: Intent | null;
  /** What was kept and can't be used: it is put aside, not lost. */
  unusable?: unknown;
}

/** What was kept, whoever wrote it: nothing in it can be trusted. Undefined where there is nothing. */
export interface Kept {
  /** By this tab. */
  own: unknown;
  /** By any tab, this one too. */
  shared: unknown;
}

export interface Keep<Model> {
  /** For this tab, or for all of them. */
  where: "session" | "local";
  /** The name it is kept under; `place` tells this widget of the site from the others. */
  name(model: Model, place: string): string;
  /** Whether several widgets of a page keep the same thing: each is told at once what another has kept. */
  together?: boolean;
  save(model: Model): unknown;
  /** The model after a step, with what other tabs have kept in the meantime. */
  merge?(before: Model, after: Model, shared: unknown): Model;
  /** The name that an older version of this site kept things under, and what it kept, as it is kept now. */
  older?: {
    name: string;
    taken(model: Model, kept: unknown): unknown;
    left(model: Model, kept: unknown): unknown;
  };
}
