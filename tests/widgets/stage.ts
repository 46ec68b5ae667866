/** A page around a live widget, in the small document: what the build writes, and Python as the tests want it. */
import "./dom.ts";

import { define, type Page, type Written } from "../../widgets/src/elements/live.ts";
import type { Widget } from "../../widgets/src/elements/widget.ts";
import type { Early } from "../../widgets/src/runtime/python.ts";
import { window } from "./dom.ts";
import { busy, engineSays, english } from "./help.ts";

/** Python that answers at once; or not at all, while `out` is an error. */
export class Engine {
  ready = true;
  progress = null;
  out: Error | null = null;
  asked: string[] = [];
  listeners = new Set<() => void>();
  start = () => {};
  ask = (text: string): Promise<string> => {
    this.asked.push(text);
    return this.out ? Promise.reject(this.out) : engineSays(text);
  };
  /** What may be asked later is only asked for when it is. */
  early = (text: string): Early => ({
    reply: new Promise(() => {}),
    hurry: () => this.ask(text),
    cancel() {},
  });
  listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

let names = 0;

export class Stage<Spec, Model, Intent> {
  readonly engine = new Engine();
  readonly letters = new Set<() => void>();
  readonly name = `kort-test-${names++}`;
  readonly element: HTMLElement;

  constructor(
    readonly widget: Widget<Spec, Model, Intent>,
    readonly spec: Spec,
    place = "femkort/try.md 0",
  ) {
    const { engine, letters } = this;
    const page: Page = {
      text: english,
      later: { sentences: async () => {} },
      python: engine as unknown as Page["python"],
      letters: () => "page",
      onLetters: (listener) => {
        letters.add(listener);
        return () => letters.delete(listener);
      },
      frugal: true,
    };
    define(this.name, widget, page);
    const written: Written<Spec> = { spec, root: "../../", place, elements: 0, replies: {} };
    const element = document.createElement(this.name);
    element.innerHTML = `<script type="application/json"></script><div class="k-root"></div><p class="k-missing" data-script="missing"></p>`;
    const data = element.querySelector("script");
    if (data) data.textContent = JSON.stringify(written);
    this.element = element;
    document.body.replaceChildren(element);
  }

  find(selector: string): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(selector);
  }

  texts(selector: string): string[] {
    return [...this.element.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? "").trim());
  }

  /** What is said just now. */
  said = () => this.texts(".k-said").join(" ").trim();

  notice = () => this.texts(".k-notice").join(" ").trim();

  async tap(key: string): Promise<void> {
    const found = this.find(`[data-key="${key}"]`);
    if (!found) throw new Error(`no ${key} among ${this.keys()}`);
    found.focus();
    found.click();
    await rest();
  }

  keys = () => [...this.element.querySelectorAll("[data-key]")].map((one) => one.getAttribute("data-key"));
}

/** Lets everything that is under way come to its end. */
export async function rest(): Promise<void> {
  for (let calm = 0; calm < 4; calm = busy() ? 0 : calm + 1)
    await new Promise((resolve) => setTimeout(resolve, 3));
}

/** Wraps each text in elements of its own, as translators do; some take the marks between texts for nothing. */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `${text.data}*`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

export { window };
