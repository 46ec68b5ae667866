/** The page comes alive: widgets, card style, and the way between the languages. One bundle a language. */
import ftl from "translations";
import { defineCard } from "./elements/card.ts";
import { exampleWidget } from "./elements/example.ts";
import { define, type Page } from "./elements/live.ts";
import { quizWidget } from "./elements/quiz.ts";
import { tryWidget } from "./elements/try.ts";
import { cardStyle } from "./page/card-style.ts";
import { keepPlace, offerLanguage } from "./page/languages.ts";
import type { Assets } from "./runtime/assets.ts";
import { Python } from "./runtime/python.ts";
import { Text } from "./text.ts";

/** Where the build put the worker and what it needs, seen from this script. */
declare const ASSETS: Assets & { worker: string };

const here = (path: string) => new URL(path, import.meta.url).href;
const { connection } = navigator as { connection?: { saveData?: boolean } };
const text = new Text(document.documentElement.lang, ftl);
const style = cardStyle(document, text);

const page: Page = {
  text,
  python: new Python(here(ASSETS.worker), {
    ...ASSETS,
    pyodide: here(ASSETS.pyodide),
    wasm: here(ASSETS.wasm),
    snapshot: { ...ASSETS.snapshot, url: here(ASSETS.snapshot.url) },
    wheel: { ...ASSETS.wheel, url: here(ASSETS.wheel.url) },
  }),
  letters: style.letters,
  onLetters: style.onChange,
  frugal: connection?.saveData === true,
};

defineCard(page);
define("kort-example", exampleWidget, page);
define("kort-try", tryWidget, page);
define("kort-quiz", quizWidget, page);
keepPlace(document);
offerLanguage(document);
