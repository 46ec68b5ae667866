/** A button of a score sheet, and where what it means is sent. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Intent } from "./model.ts";

export type Send = (intent: Intent) => void;

/** A button with its key. */
export const button = (
  key: string,
  label: unknown,
  act: () => void,
  { main = false, off = false, next = false } = {},
): TemplateResult =>
  html`<button type="button" class=${`k-button ${main ? "k-main" : ""}`} data-key=${key} data-next=${next ? "" : nothing} ?disabled=${off} @click=${act}>${label}</button>`;
