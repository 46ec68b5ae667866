/** Live regions that are heard each time something is said in them, and once, even where it is the same again. */
import { html, nothing, type TemplateResult } from "lit-html";

type Content = TemplateResult | typeof nothing;

/**
 * What is said: at once where it alarms, else when there is a pause. `times` counts what has been said: the same
 * words said again are drawn by the other of two templates, in elements of their own and with an invisible mark,
 * so that there is a change to hear.
 */
export function heard(content: Content, alarms: boolean, times: number): TemplateResult {
  const again = content === nothing ? nothing : times % 2 ? odd(content) : even(content);
  return html`<div class="k-said" aria-live="assertive">${alarms ? again : nothing}</div>
<div class="k-said" aria-live="polite">${alarms ? nothing : again}</div>`;
}

const even = (content: Content) => html`<div>${content}</div>`;
const odd = (content: Content) => html`<div>${content}\u00a0</div>`;

/** A problem beside what it is about, heard each time like the rest. */
export function problem(content: unknown, times: number): TemplateResult {
  return times % 2 ? html`<span>${content}\u00a0</span>` : html`<span>${content}</span>`;
}
