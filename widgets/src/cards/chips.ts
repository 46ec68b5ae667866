/** Chips: a drawn disc with their number. */
import { html, type TemplateResult } from "lit-html";
import type { Style } from "./faces.ts";

/** So many chips, which are heard as `said`. */
export const disc = (chips: number, said: string, { text }: Style): TemplateResult =>
  html`<span class="k-disc" role="img" aria-label=${said} translate="no">${text.number(chips)}</span>`;
