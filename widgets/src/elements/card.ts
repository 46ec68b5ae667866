/** <kort-card>: one card among words. It is drawn already; only other letters make it draw itself again. */
import { render } from "lit-html";
import { chip } from "../cards/faces.ts";
import type { Page } from "./live.ts";

export function defineCard(page: Page): void {
  customElements.define(
    "kort-card",
    class extends HTMLElement {
      #stop: (() => void) | null = null;

      connectedCallback() {
        this.#stop ??= page.onLetters(() => this.draw());
        if (page.letters() !== "page") this.draw();
      }

      disconnectedCallback() {
        this.#stop?.();
        this.#stop = null;
      }

      draw() {
        const card = this.getAttribute("code") ?? "";
        const drawing = document.createDocumentFragment();
        render(chip(card, { text: page.text, letters: page.letters() }), drawing);
        this.replaceChildren(drawing);
      }
    },
  );
}
