/** The small note that says what a term means: a page's first wish for one brings it. */
import type { Text } from "../text.ts";

/** How long a mouse rests on a term before its note shows, and how long the note waits for the mouse, in ms. */
const REST = 150;
const LEAVE = 300;
/** Between the note and the term, and between the note and the edge of the window, in px. */
const GAP = 6;
const EDGE = 8;

/** The one note of a page. */
export class Note {
  readonly #element: HTMLElement;
  #term: HTMLAnchorElement | null = null;
  #timer = 0;

  constructor(
    readonly document: Document,
    readonly text: Text,
  ) {
    this.#element = document.createElement("div");
    this.#element.className = "k-note";
    this.#element.id = "k-note";
    this.#element.setAttribute("role", "tooltip");
    this.#element.addEventListener("pointerenter", () => clearTimeout(this.#timer));
    this.#element.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") this.hideSoon();
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.hide();
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !this.#element.contains(target) && !this.#term?.contains(target))
        this.hide();
    });
    addEventListener("resize", () => this.hide());
  }

  /** Whether it is now showing what `term` means. */
  explains(term: HTMLAnchorElement): boolean {
    return this.#term === term;
  }

  showSoon(term: HTMLAnchorElement): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.show(term), this.explains(term) ? 0 : REST);
  }

  show(term: HTMLAnchorElement): void {
    clearTimeout(this.#timer);
    if (this.explains(term)) return;
    this.hide();
    this.#term = term;
    const word = this.document.createElement("b");
    word.textContent = term.dataset["term"] ?? "";
    const meaning = this.document.createElement("p");
    meaning.textContent = term.dataset["meaning"] ?? "";
    const more = this.document.createElement("a");
    more.href = term.href;
    more.tabIndex = -1;
    more.textContent = this.text.words("term-more");
    this.#element.replaceChildren(word, meaning, more);
    (this.document.querySelector("main") ?? this.document.body).append(this.#element);
    term.setAttribute("aria-describedby", this.#element.id);
    this.#place(term);
  }

  /** Soon, unless the mouse comes into the note or the keyboard is still on the term. */
  hideSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.#term?.matches(":focus-visible")) this.hide();
    }, LEAVE);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#term?.removeAttribute("aria-describedby");
    this.#term = null;
    this.#element.remove();
  }

  /** Below the term's first line, or above it where there is no room below; never over the edge of the window. */
  #place(term: HTMLAnchorElement): void {
    const style = this.#element.style;
    const [line] = term.getClientRects();
    if (!line) return;
    style.left = style.top = "0";
    const origin = this.#element.getBoundingClientRect();
    const last = this.document.documentElement.clientWidth - origin.width - EDGE;
    const left = Math.max(EDGE, Math.min(line.left, last));
    const below = term.getBoundingClientRect().bottom + GAP;
    const above = line.top - GAP - origin.height;
    const top = below + origin.height > innerHeight && above > 0 ? above : below;
    style.left = `${left - origin.left}px`;
    style.top = `${top - origin.top}px`;
  }
}
