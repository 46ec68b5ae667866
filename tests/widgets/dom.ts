/** A small document for the widgets. Import it before anything that draws. */
import { Window } from "happy-dom";

export const window = new Window({ url: "https://kort.example/femkort/try/" });

const NAMES = [
  "document",
  "window",
  "location",
  "history",
  "HTMLElement",
  "Element",
  "Node",
  "NodeFilter",
  "Comment",
  "Text",
  "Event",
  "KeyboardEvent",
  "StorageEvent",
  "MutationObserver",
  "customElements",
  "localStorage",
  "sessionStorage",
  "CSSStyleSheet",
  "DocumentFragment",
];
for (const name of NAMES)
  Object.defineProperty(globalThis, name, {
    value: name === "window" ? window : window[name as keyof Window],
    configurable: true,
    writable: true,
  });
