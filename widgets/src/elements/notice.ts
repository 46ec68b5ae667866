/** What a widget says of itself: what Python is doing while an answer is waited for, and what went wrong. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "./widget.ts";

export function notice(scene: Scene): TemplateResult {
  return html`<div class="k-notice" role="status">${scene.trouble ? trouble(scene) : waiting(scene)}</div>`;
}

function waiting({ waiting, text }: Scene) {
  if (waiting === null) return nothing;
  if (waiting === "starting" || waiting.step !== "download")
    return html`<p>${text.words(waiting === "starting" ? "python-asked" : `python-${waiting.step}`)}</p>`;
  const { loaded, total } = waiting;
  const megabytes = { loaded: loaded / 1e6, total: total / 1e6 };
  return html`<p>${text.words("python-download", megabytes)}</p><progress max=${total} value=${loaded} aria-label=${text.words("python-progress")}></progress>`;
}

function trouble({ text, trouble }: Scene) {
  switch (trouble?.kind) {
    case "renewed":
      return html`<p>${text.words("site-renewed")}</p>${button("reload", text.words("reload"), trouble.retry)}`;
    case "python":
      return html`<p>${text.words("python-failed")}</p>${button("retry", text.words("python-retry"), trouble.retry)}`;
    default:
      return html`<p>${text.words("step-failed")}</p>`;
  }
}

const button = (key: string, label: string, act: (() => void) | null) =>
  act && html`<button type="button" class="k-button" data-key=${key} @click=${act}>${label}</button>`;
