/** The view of <kort-score>: what is next, what is to be entered, the sheet, and what can be done with it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { sentence } from "../../cards/faces.ts";
import { heard } from "../heard.ts";
import { notice } from "../notice.ts";
import type { Scene } from "../widget.ts";
import { button, once, type Send } from "./button.ts";
import { entryView } from "./entry-view.ts";
import { type Model, rowOf, stageOf, tableOf } from "./model.ts";
import { more } from "./more-view.ts";
import { standings, titleOf } from "./paper.ts";
import { complaint } from "./problems.ts";
import { setupView } from "./setup-view.ts";
import { plain, type Sheet, type Told } from "./sheet.ts";
import { contractsTable, sheetTable } from "./table-view.ts";

export function scoreView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const { sheet } = model;
  return html`<div class=${`k-score ${sheet ? "k-begun" : ""}`} role="group" aria-label=${text.words("score-sheet")}>
${sheet ? begun(model, sheet, scene, send) : html`${told(model, scene)}${setupView(model, scene, send)}${notice(scene)}${controls(model, scene, send)}${more(model, scene, send)}`}
</div>`;
}

function begun(model: Model, sheet: Sheet, scene: Scene, send: Send): TemplateResult {
  const { changing } = model;
  return html`<p class="k-paper">${titleOf(sheet, scene)}</p>${standing(model, sheet, scene)}${changing ? nothing : entryView(model, sheet, scene, send)}
${told(model, scene)}
${notice(scene)}
${controls(model, scene, send)}
${sheetTable(model, sheet, scene, send)}
${contractsTable(model, sheet, scene)}
${changing ? setupView(model, scene, send) : nothing}
${more(model, scene, send)}`;
}

// -- What is next ----------------------------------------------------------------------------------

/** Who deals and leads now, or who has won. */
function standing(model: Model, sheet: Sheet, { text }: Scene): TemplateResult {
  const { told } = model;
  if (!told) return html`<p class="k-now" aria-live="polite"></p>`;
  return html`<p class="k-now" aria-live="polite">${told.over ? won(sheet, told, text) : next(sheet, told, text)}</p>`;
}

function next({ players, lines }: Sheet, told: Told, text: Scene["text"]): unknown {
  const { deal, dealer, forehand, tiebreak, pot } = told;
  const name = (seat: number) => players[seat] ?? "";
  const who = { dealer: name(dealer), forehand: name(forehand) };
  const last = lines.at(-1)?.result;
  const again = last && "event" in last && last.event === "misdeal";
  const about = tiebreak
    ? text.words("score-next-tie", { ...who, seats: { list: tiebreak.map(name) } })
    : text.words("score-next", { ...who, deal: deal + 1, again: again ? "yes" : "no" });
  return html`<b>${about}</b> ${pot === null || tiebreak ? nothing : text.words("score-pot", { chips: pot })}`;
}

function won({ players }: Sheet, told: Told, text: Scene["text"]): string {
  const [best = 0] = told.winners;
  const points = standings(told)[best] ?? 0;
  const seats = { list: told.winners.map((seat) => players[seat] ?? "") };
  const kind = plain(told) ? "score-won-wins" : told.used ? "score-won-points" : "score-won-chips";
  return text.words(kind, { seats, count: plain(told) ? points : text.signed(points) });
}

// -- What is said ----------------------------------------------------------------------------------

function told(model: Model, scene: Scene): TemplateResult {
  const { problem, times } = model;
  if (problem)
    return heard(
      html`<p class="k-problem"><span>${complaint(problem, model, scene)}</span></p>`,
      true,
      times,
    );
  const words = said(model, scene);
  return heard(words ? html`<p class="k-done">${words}</p>` : nothing, false, times);
}

function said(model: Model, scene: Scene): unknown {
  const { said, sheet } = model;
  const { text } = scene;
  switch (said?.what) {
    case "begun":
      return said.cut.length && sheet ? cutCards(said.cut, sheet, scene) : text.words("score-begun");
    case "entered":
    case "corrected":
      return entered(model, said.line, said.what, text);
    case undefined:
      return "";
    default:
      return text.words(`score-${said?.what}`);
  }
}

/** The cards that were cut for the deal. */
function cutCards(rounds: string[][], { players, dealer }: Sheet, scene: Scene): unknown {
  const { text } = scene;
  const drawn = rounds.map((cards) =>
    cards.flatMap((card, seat) =>
      card
        ? [html`${players[seat]} ${sentence([{ card }], scene)}${seat < cards.length - 1 ? ", " : ""}`]
        : [],
    ),
  );
  return html`${text.words("score-cut")} ${drawn.map((round, at) => html`${at ? " · " : nothing}${round}`)}. ${text.words("score-cut-dealer", { seat: players[dealer] ?? "" })}`;
}

/** What the line that was entered has brought. */
function entered(model: Model, id: string, what: string, text: Scene["text"]): string {
  const row = rowOf(model, id);
  const { sheet, told } = model;
  if (!row || !sheet || !told) return "";
  const result = sheet.lines.find((line) => line.id === id)?.result;
  if (result && "event" in result) return text.words(`score-entered-${result.event}`);
  const seat = row.winner === null ? "" : (sheet.players[row.winner] ?? "");
  const deal = row.deal ?? 0;
  const corrected = what === "corrected" ? "yes" : "no";
  const nothingMoved = row.net === null || row.net.every((one) => one === 0);
  if (nothingMoved && row.winner !== null) return text.words("score-entered-win", { deal, seat, corrected });
  const list = (row.net ?? []).map((one, at) => `${sheet.players[at]} ${text.signed(one)}`).join(", ");
  return text.words("score-entered-net", { deal, list, corrected });
}

// -- What can be done ------------------------------------------------------------------------------

function controls(model: Model, scene: Scene, send: Send): TemplateResult {
  const { text, alive } = scene;
  const { asking, sheet, told, past, fixing, changing } = model;
  if (asking && sheet)
    return html`<div class="k-controls k-asking" role="group" aria-label=${text.words(`score-do-${asking}`)}><p class="k-sure" role="alert">${text.words(`score-sure-${asking}`)}</p>${button("sure", text.words(`score-yes-${asking}`), () => send(asking === "new" ? { do: "new" } : { do: "event", event: asking, stage: stageOf(model) }), { main: true, next: true })}${button("keep", text.words("score-no"), () => send({ do: "keep" }))}</div>`;
  const undo = button("undo", text.words("score-undo"), () => send({ do: "undo" }), {
    off: !alive || !past.length,
  });
  if (!sheet) return past.length ? html`<div class="k-controls">${undo}</div>` : html``;
  const idle = fixing === null && !changing && told !== null && tableOf(model) !== null;
  const open = idle && !told.over;
  const staked = told !== null && !told.used && !plain(told);
  const misdeal = open && staked && told.wins !== null && !told.tiebreak;
  const timed = open && staked && !told.tiebreak && sheet.lines.length > 0;
  return html`<div class="k-controls">${
    misdeal
      ? button(
          "misdeal",
          text.words("score-do-misdeal"),
          once(() => send({ do: "event", event: "misdeal", stage: stageOf(model) })),
        )
      : nothing
  }${undo}${timed ? button("time-up", text.words("score-do-time-up"), () => send({ do: "ask", about: "time-up" })) : nothing}${told?.over ? button("again", text.words("score-again"), () => send({ do: "new" }), { main: true, next: true }) : button("new", text.words("score-do-new"), () => send(sheet.lines.length ? { do: "ask", about: "new" } : { do: "new" }))}</div>`;
}
