/** A button of a score sheet, and where what it means is sent. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Intent } from "./model.ts";

export type Send = (intent: Intent) => void;

/** What a tap does, unless it is the second of a double one: those who are in a hurry enter a deal once. */
export const once = (act: () => void) => (event?: MouseEvent) => {
  if ((event?.detail ?? 0) < 2) act();
};

/** A button with its key. */
export const button = (
  key: string,
  label: unknown,
  act: (event?: MouseEvent) => void,
  { main = false, off = false, next = false } = {},
): TemplateResult =>
  html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} data-next=${next ? "" : nothing} ?disabled=${off} @click=${act}>${label}</button>`;
