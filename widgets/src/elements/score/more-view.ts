/** What else there is to a sheet: the players and what they agreed on, paper, a text to send, a file to keep. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../widget.ts";
import { button, type Send } from "./button.ts";
import type { Model } from "./model.ts";
import { tableOf, textOf } from "./paper.ts";

/** The largest file that is read: more than a thousand deals take. */
const LARGEST_FILE = 2 ** 20;

export function more(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { sheet, told, counted, changing, asking } = model;
  const ready = sheet !== null && sheet === counted ? told : null;
  const written = sheet && ready ? textOf(sheet, ready, text) : "";
  return html`${sheet ? html`<div class="k-controls">${changing || asking ? nothing : button("change", text.words("score-change"), () => send({ do: "change" }))}${button("print", text.words("print"), () => window.print())}</div>` : nothing}
<details class="k-remembered"><summary data-key="copies">${text.words("score-copy")}</summary>
${
  sheet && ready
    ? html`<label class="k-choice"><span>${text.words("score-as-text")}</span><textarea readonly rows="5" data-key="text" .value=${written}></textarea></label>
<div class="k-controls">${button("copy", text.words("score-copy-text"), () => copy(written))}${button("export", text.words("score-export"), () => download(tableOf(sheet, ready, text), `${sheet.game}-score.csv`))}</div>`
    : nothing
}
<label class="k-choice"><span>${text.words("score-read-file")}</span><input type="file" accept=".csv,text/csv,text/plain" data-key="file" ?disabled=${!scene.alive} @change=${(event: Event) => readFile(event, send)}></label></details>`;
}

function copy(written: string): void {
  navigator.clipboard?.writeText(written).catch(() => {}); // The text stands there to be taken by hand.
}

/** Reads the file that was chosen; the same one may be chosen again. */
async function readFile({ target }: Event, send: Send): Promise<void> {
  const field = target as HTMLInputElement;
  const [file] = field.files ?? [];
  if (!file) return;
  const text = file.size > LARGEST_FILE ? "" : await file.text().catch(() => "");
  field.value = "";
  send({ do: "read", text });
}

function download(contents: string, name: string): void {
  const file = new Blob([contents], { type: "text/csv;charset=utf-8" });
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
