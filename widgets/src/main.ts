/** The page comes alive: widgets, card style, the way between the languages, and the way without a network. */
import { defineCard } from "./elements/card.ts";
import { exampleWidget } from "./elements/example.ts";
import { define, type Page } from "./elements/live.ts";
import { tryWidget } from "./elements/try.ts";
import { workOffline } from "./offline/page.ts";
import { cardStyle } from "./page/card-style.ts";
import { dismissOffer, keepPlace } from "./page/languages.ts";
import { tellAll } from "./page/missing.ts";
import { definePrint } from "./page/print.ts";
import { leaveSearch } from "./page/search.ts";
import { explainTerms } from "./page/terms.ts";
import type { Assets } from "./runtime/assets.ts";
import { Python } from "./runtime/python.ts";
import { changed } from "./runtime/renewed.ts";
import { Text } from "./text.ts";

/** Where the build put the worker and what it needs, seen from this script. */
declare const ASSETS: Assets & { worker: string };

const here = (path: string) => new URL(path, import.meta.url).href;

/** Begins with the sentences of the page's language, as Fluent source. */
export function begin(ftl: string): void {
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
    python,
    letters: style.letters,
    onLetters: style.onChange,
    frugal: connection?.saveData === true,
  };
  defineCard(page);
  define("kort-example", exampleWidget, page);
  define("kort-try", tryWidget, page);
  late("kort-quiz", async () => define("kort-quiz", (await import("./elements/quiz.ts")).quizWidget, page));
  late("kort-pack", async () => define("kort-pack", (await import("./elements/pack.ts")).packWidget, page));
  late("kort-task", async () => define("kort-task", (await import("./elements/task.ts")).taskWidget, page));
  late("kort-worksheet", async () =>
    define("kort-worksheet", (await import("./elements/worksheet.ts")).worksheetWidget, page),
  );
  late("kort-switches", async () =>
    define("kort-switches", (await import("./elements/switches.ts")).switchesWidget, page),
  );
  late("kort-points", async () =>
    define("kort-points", (await import("./elements/points.ts")).pointsWidget, page),
  );
  late("kort-settlement", async () =>
    define("kort-settlement", (await import("./elements/settlement.ts")).settlementWidget, page),
  );
  late("kort-score", async () =>
    define("kort-score", (await import("./elements/score/score.ts")).scoreWidget, page),
  );
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

/** Some widgets come only to pages that have one. */
async function late(name: string, come: () => Promise<void>): Promise<void> {
  if (!document.querySelector(name)) return;
  try {
    await come();
  } catch (error) {
    console.error(error);
    const script = document
      .querySelector<HTMLScriptElement>("script[type=module][src]")
      ?.src.split("/")
      .at(-1);
    const renewed = script !== undefined && (await changed(location.href, script));
    tellAll(document, renewed ? "renewed" : "script");
  }
}
