/**
 * Draws widgets at build time: one process, one line of JSON in for each widget, one line of HTML in JSON out.
 * It asks the engine through `python -m kortspel`, with the very code that asks it in the browser, and writes
 * the replies into the page beside the drawing.
 */
import { spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import translations from "translations";
import { chip } from "../src/cards/faces.ts";
import { exampleWidget } from "../src/elements/example.ts";
import { packWidget } from "../src/elements/pack.ts";
import { pointsWidget } from "../src/elements/points.ts";
import { quizWidget } from "../src/elements/quiz.ts";
import { sceneOf } from "../src/elements/scene.ts";
import { scoreWidget } from "../src/elements/score/score.ts";
import { settlementWidget } from "../src/elements/settlement.ts";
import { switchesWidget } from "../src/elements/switches.ts";
import { tableWidget } from "../src/elements/table/table.ts";
import { taskWidget } from "../src/elements/task.ts";
import { tryWidget } from "../src/elements/try.ts";
import type { Widget } from "../src/elements/widget.ts";
import { worksheetWidget } from "../src/elements/worksheet.ts";
import type { Lack } from "../src/page/missing.ts";
import type { Inlined } from "../src/runtime/answers.ts";
import { type Ask, type Request, read } from "../src/runtime/door.ts";
import { type Args, Text } from "../src/text.ts";
import { type Spec as Still, still } from "./still.ts";

interface Order {
  widget: string;
  lang: string;
  /** The way from the page to the root of its language. */
  root: string;
  /** This widget's place in the site, the same in every language. */
  place: string;
  spec: unknown;
  /** Whether it is drawn into what a reader has yet to open: then nothing is answered ahead. */
  closed?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each widget has types of its own, which meet only inside it.
const WIDGETS: Record<string, Widget<any, any, any>> = {
  example: exampleWidget,
  try: tryWidget,
  quiz: quizWidget,
  points: pointsWidget,
  pack: packWidget,
  task: taskWidget,
  switches: switchesWidget,
  settlement: settlementWidget,
  table: tableWidget,
  worksheet: worksheetWidget,
  score: scoreWidget,
};
const TEXTS = Object.fromEntries(
  Object.entries(translations).map(([lang, ftl]) => [lang, new Text(lang, ftl)]),
);

/** The engine as a process: a request a line, a reply a line. */
class Engine {
  readonly #process = spawn(process.argv[2] ?? "python3", ["-m", "kortspel"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  readonly #replies: AsyncIterator<string>;

  constructor() {
    const lines: Interface = createInterface({ input: this.#process.stdout });
    this.#replies = lines[Symbol.asyncIterator]();
  }

  async ask(text: string): Promise<string> {
    this.#process.stdin.write(`${text}\n`);
    const { value, done } = await this.#replies.next();
    if (done) throw new Error("the engine has stopped");
    return value;
  }

  stop(): void {
    this.#process.stdin.end();
  }
}

const ssr = (template: unknown) => collectResultSync(render(template));
async function draw(order: Order, engine: Engine): Promise<string> {
  const { widget: name, lang, root, place, spec, closed } = order;
  const widget = WIDGETS[name];
  if (!widget) throw new Error(`there is no widget ${name}`);
  const replies: Inlined = {};
  const ask: Ask = async <T>(request: Request) => {
    const asked = JSON.stringify(request);
    replies[asked] ??= await engine.ask(asked);
    return read<T>(replies[asked]);
  };
  const model = await widget.first(spec, ask);
  for (const request of (!closed && widget.ahead?.(model)) || []) await ask(request);
  const text = textOf(lang);
  const style = { text, letters: "page" as const };
  const scene = sceneOf({ ...style, root, place, waiting: null, trouble: null });
  const drawing = ssr(widget.view(model, { ...scene, alive: false }, () => {}));
  const elements = drawing.match(/<[a-z]/g)?.length ?? 0;
  const data = JSON.stringify({ spec, root, place, elements, replies }).replaceAll("<", "\\u003c");
  const missing = LACKS.map((lack) => `data-${lack}="${escaped(text.words(`missing-${lack}`))}"`).join(" ");
  const note = `<p class="k-missing" role="status" ${missing}></p><noscript><p class="k-no-script">${text.words("no-script")}</p></noscript>`;
  return `<kort-${name} data-search-exclude><script type="application/json">${data}</script><div class="k-root">${drawing}</div>${note}</kort-${name}>`;
}

/** What a page says where its widgets can't come alive; see page/missing.ts. */
const LACKS: Lack[] = ["file", "script", "renewed"];
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** One card among words, without the marks that only a living template needs. */
function drawCard(lang: string, card: string): string {
  const drawing = ssr(chip(card, { text: textOf(lang), letters: "page" })).replace(/<!--.*?-->/g, "");
  return `<kort-card code="${card}">${drawing}</kort-card>`;
}

/** A picture, without the marks that only a living template needs. */
async function drawStill(lang: string, spec: Still): Promise<string> {
  const ask: Ask = async <T>(request: Request) => read<T>(await engine.ask(JSON.stringify(request)));
  const drawing = ssr(await still(spec, ask, { text: textOf(lang), letters: "page" }));
  return drawing.replace(/<!--.*?-->/g, "");
}

function textOf(lang: string): Text {
  const text = TEXTS[lang];
  if (!text) throw new Error(`there is no language ${lang}`);
  return text;
}

async function answer(order: Order & { say?: string; args?: Args }): Promise<unknown> {
  if (order.say) return { words: textOf(order.lang).words(order.say, order.args) };
  if (order.widget === "card") return { html: drawCard(order.lang, (order.spec as { card: string }).card) };
  if (order.widget === "still") return { html: await drawStill(order.lang, order.spec as Still) };
  return { html: await draw(order, engine) };
}

const engine = new Engine();
for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(JSON.parse(line)).catch((error) => ({ error: String(error) }));
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
engine.stop();
