/** A list to choose from, with its name above it. */
import { html, type TemplateResult } from "lit-html";
import type { Scene } from "../widget.ts";

export interface Option {
  value: string;
  label: string;
}

export interface Choice {
  key: string;
  label: string;
  options: readonly Option[];
  value: string;
  pick(value: string): void;
  /** Whether it takes a row of its own. */
  wide?: boolean;
}

export function choice({ key, label, options, value, pick, wide }: Choice, scene: Scene): TemplateResult {
  const chosen = ({ target }: Event) => pick((target as HTMLSelectElement).value);
  const drawn = options.map(
    (one) => html`<option value=${one.value} ?selected=${one.value === value}>${one.label}</option>`,
  );
  return html`<label class=${`k-choice ${wide ? "k-wide" : ""}`}><span>${label}</span><select data-key=${key} ?disabled=${!scene.alive} .value=${value} @change=${chosen}>${drawn}</select></label>`;
}
