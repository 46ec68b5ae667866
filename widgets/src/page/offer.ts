/**
 * Offers this page in the reader's own language, in a line above it. Never redirects. It runs in the page's head,
 * before anything is drawn, so that the line is there from the first moment and nothing moves.
 */
import { recall } from "./memory.ts";

/** Where the reader's choice of a language is remembered. */
export const CHOICE = "kort-language";

/** The language to offer on a page in `here`, if the reader would rather have one of the `known` others. */
export function offered(here: string, known: readonly string[]): string | null {
  const wanted =
    recall(CHOICE) ?? navigator.languages.map((tag) => tag.slice(0, 2)).find((lang) => known.includes(lang));
  return wanted && wanted !== here && known.includes(wanted) ? wanted : null;
}
