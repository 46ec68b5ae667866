/** The page comes alive: widgets, card style, the way between the languages, and the way without a network. */
import { defineCard } from "./elements/card.ts";
import { define, type Page } from "./elements/live.ts";
import { tryWidget } from "./elements/try.ts";
import type { Widget } from "./elements/widget.ts";
import { workOffline } from "./offline/page.ts";
import { cardStyle } from "./page/card-style.ts";
import { dismissOffer, keepPlace } from "./page/languages.ts";
import { arrived, Later, type Sources } from "./page/later.ts";
import { tellAll } from "./page/missing.ts";
import { definePrint } from "./page/print.ts";
import { leaveSearch } from "./page/search.ts";
import { explainTerms } from "./page/terms.ts";
import type { Assets } from "./runtime/assets.ts";
import { Python, Renewed } from "./runtime/python.ts";
import { Text } from "./text.ts";

/** Where the build put the worker and what it needs, seen from this script. */
declare const ASSETS: Assets & { worker: string };

const here = (path: string) => new URL(path, import.meta.url).href;

/** Begins with the sentences of the page's language, as Fluent source, and the `sources` of those that come later. */
export function begin(ftl: string, sources: Sources): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const text = new Text(document.documentElement.lang, ftl);
  const style = cardStyle(document, text);
  const python = new Python(here(ASSETS.worker), {
    ...ASSETS,
    pyodide: here(ASSETS.pyodide),
    wasm: here(ASSETS.wasm),
    snapshot: { ...ASSETS.snapshot, url: here(ASSETS.snapshot.url) },
    wheel: { ...ASSETS.wheel, url: here(ASSETS.wheel.url) },
  });
  const page: Page = {
    text,
    later: new Later(text, sources),
    python,
    letters: style.letters,
    onLetters: style.onChange,
    frugal: connection?.saveData === true,
  };
  defineCard(page);
  define("kort-try", tryWidget, page);
  const late = comesLate(page);
  late("kort-example", ["example"], async () => (await import("./elements/example.ts")).exampleWidget);
  late("kort-quiz", ["quiz"], async () => (await import("./elements/quiz.ts")).quizWidget);
  late("kort-pack", ["pack", "quiz"], async () => (await import("./elements/pack.ts")).packWidget);
  late("kort-task", ["task", "quiz"], async () => (await import("./elements/task.ts")).taskWidget);
  late("kort-worksheet", ["quiz"], async () => (await import("./elements/worksheet.ts")).worksheetWidget);
  late("kort-switches", ["switches"], async () => (await import("./elements/switches.ts")).switchesWidget);
  late("kort-points", ["points"], async () => (await import("./elements/points.ts")).pointsWidget);
  late(
    "kort-settlement",
    ["settlement", "example"],
    async () => (await import("./elements/settlement.ts")).settlementWidget,
  );
  late(
    "kort-table",
    ["play", "bots", "games"],
    async () => (await import("./elements/table/table.ts")).tableWidget,
  );
  late("kort-score", ["score", "games"], async () => (await import("./elements/score/score.ts")).scoreWidget);
  definePrint(document, text);
  keepPlace(document);
  dismissOffer(document);
  leaveSearch(document);
  explainTerms(document, text);
  addEventListener("load", () => scrollByKeyboard(document));
  const script = document.querySelector<HTMLElement>("[data-sw]")?.dataset["sw"];
  if (script && !page.frugal) addEventListener("load", () => workOffline(script, QUICK_START, python, text));
}

/** What a quick start loads. */
const QUICK_START = [
  ASSETS.wasm,
  ASSETS.snapshot.url,
  ...["pyodide.mjs", "pyodide.asm.js"].map((name) => ASSETS.pyodide + name),
].map(here);

/** Tables that scroll on a narrow screen can be scrolled by keyboard too, once Material has framed them. */
function scrollByKeyboard(document: Document): void {
  for (const frame of document.querySelectorAll<HTMLElement>(".md-typeset__scrollwrap")) frame.tabIndex = 0;
}

/** Some widgets come only to pages that have one, and with them the sentences of theirs. */
const comesLate =
  (page: Page) =>
  async <Spec, Model, Intent>(
    name: string,
    sentences: string[],
    come: () => Promise<Widget<Spec, Model, Intent>>,
  ): Promise<void> => {
    if (!document.querySelector(name)) return;
    try {
      const [widget] = await Promise.all([arrived(come()), page.later.sentences(...sentences)]);
      define(name, widget, page);
    } catch (error) {
      console.error(error);
      tellAll(document, error instanceof Renewed ? "renewed" : "script");
    }
  };
