/** <kort-print>: the button that prints the page. Where no script runs there is none, and the browser's menu does it. */
import type { Text } from "../text.ts";

export function definePrint(document: Document, text: Text): void {
  const { defaultView: window } = document;
  window?.customElements.define(
    "kort-print",
    class extends window.HTMLElement {
      connectedCallback() {
        if (this.firstChild) return;
        const button = document.createElement("button");
        button.type = "button";
        button.className = "k-button k-main";
        button.textContent = text.words("print");
        button.addEventListener("click", () => window.print());
        this.append(button);
      }
    },
  );
}
