/** How cards look, as the reader chose it: two or four colours, and whose letters. */
import type { Letters } from "../cards/faces.ts";
import type { Text } from "../text.ts";
import { recall, remember } from "./memory.ts";

/** Sets up the choices in the page's header; says which letters are chosen, and when that changes. */
export function cardStyle(document: Document, text: Text) {
  const root = document.documentElement;
  const listeners = new Set<() => void>();
  const offered = document.querySelectorAll<HTMLInputElement>(".k-settings input[name=letters]");
  const known = Array.from(offered, ({ value }) => value);
  let letters = one(recall("kort-letters"));

  const show = (name: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`.k-settings input[name=${name}][value=${value}]`);
    if (input) input.checked = true;
  };
  const deck = recall("kort-deck") === "four" ? "four" : "two";
  root.setAttribute("data-deck", deck);
  show("deck", deck);
  show("letters", letters);

  document.querySelector(".k-settings")?.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    remember(`kort-${target.name}`, target.value);
    if (target.name === "deck") root.setAttribute("data-deck", target.value);
    else letters = one(target.value);
    for (const listener of listeners) listener();
  });

  return {
    letters: (): Letters => letters,
    /** Calls back at every change; returns how to stop that. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  /** The page's own letters where the choice comes to the same: then nothing needs to be drawn again. */
  function one(value: string | null): Letters {
    return value !== null && known.includes(value) && value !== text.lang ? value : "page";
  }
}
