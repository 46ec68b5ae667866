/**
 * The drawing of a widget in the page. The page isn't ours alone: translators wrap every text in elements of their
 * own, extensions take elements out. What somebody else has touched is drawn anew from nothing at the next change,
 * for the nodes that the templates remember are no longer those that the reader sees.
 */
import { hydrate } from "@lit-labs/ssr-client";
import { render, type TemplateResult } from "lit-html";

const TOUCH = { childList: true, characterData: true, subtree: true };

export class Drawing {
  #touched = false;
  readonly #watch = new MutationObserver(() => {
    this.#touched = true;
  });

  /** `root` is what the build drew into. */
  constructor(private root: HTMLElement) {}

  /** Brings what the build has drawn, so many `elements`, to life, where it still is what the build drew. */
  hydrate(view: TemplateResult, elements: number): void {
    try {
      this.#touched = this.root.querySelectorAll("*").length !== elements;
      if (!this.#touched) hydrate(view, this.root);
    } catch {
      this.#touched = true;
    }
    this.watch();
  }

  draw(view: TemplateResult): void {
    const { activeElement } = document;
    const focused = this.root.contains(activeElement);
    const key = focused ? activeElement?.getAttribute("data-key") : null;
    if (this.#watch.takeRecords().length) this.#touched = true;
    try {
      if (this.#touched) this.#anew();
      this.#touched = true; // Until this has gone well.
      render(view, this.root);
      this.#touched = false;
    } finally {
      this.#watch.takeRecords();
      const left = document.activeElement;
      if (focused && (!this.root.contains(left) || left?.matches(":disabled"))) this.#focus(key ?? "");
    }
  }

  /** The one element that a selector finds in the drawing. */
  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  watch(): void {
    this.#watch.observe(this.root, TOUCH);
  }

  /** Watches no longer, until it is told to again; what happens in between counts as touched. */
  rest(): void {
    this.#watch.disconnect();
    this.#touched = true;
  }

  /** The templates remember what they drew by the element they drew it into: a new one is a new beginning. */
  #anew(): void {
    const fresh = this.root.cloneNode(false) as HTMLElement;
    this.root.replaceWith(fresh);
    this.root = fresh;
    this.#watch.disconnect();
    this.watch();
  }

  /** Gives focus to what has the lost element's key, else to what takes the reader on, else to the first control. */
  #focus(key: string): void {
    const find = (selector: string) => this.find(`${selector}:enabled`);
    (find(`[data-key="${key}"]`) ?? find("[data-next]") ?? find(":is(button, input)"))?.focus();
  }
}
