/** Where the match stands, and how the play goes on. */
import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../../cards/position.ts";
import type { Scene } from "../widget.ts";
import { type Choice, choice } from "./choice.ts";
import { DELAYS, type Intent, type Match, type Model, PACES, type Pace } from "./model.ts";

type Send = (intent: Intent) => void;

/** A row a seat: deals won, and chips or points. */
export function standing({ standing }: Match, { text }: Scene): TemplateResult {
  const { wins, net, winners, pool } = standing;
  const seats = (wins ?? net ?? []).map((_, seat) => seat);
  const staked = pool !== undefined;
  const column = (id: string) => html`<th scope="col">${text.words(id)}</th>`;
  const row = (seat: number) => {
    const won = winners.includes(seat);
    return html`<tr class=${won ? "k-winner" : ""}><th scope="row"><span translate="no">${seatName(seat)}</span>${won ? html` <span aria-hidden="true">★</span><span class="k-hidden">${text.words("match-winner")}</span>` : nothing}</th>${wins ? html`<td>${text.number(wins[seat] ?? 0)}</td>` : nothing}${net ? html`<td>${text.signed(net[seat] ?? 0)}</td>` : nothing}</tr>`;
  };
  return html`<details class="k-more k-standing"><summary data-key="standing">${text.words("match-standing")}: ${inBrief(standing, text)}</summary><table class="k-result"><thead><tr>${column("match-player")}${wins ? column("match-wins") : nothing}${net ? column(staked ? "match-chips" : "match-points") : nothing}</tr></thead><tbody>${seats.map(row)}</tbody></table>${pool ? html`<p class="k-label">${text.words("match-pool", { chips: pool })}</p>` : nothing}</details>`;
}

type Text = Scene["text"];

/** The standing in one line: A 2 · B 0 · C 1. */
function inBrief({ wins, net }: Match["standing"], text: Text): string {
  const counts = net
    ? net.map((value) => text.signed(value))
    : (wins ?? []).map((value) => text.number(value));
  return counts.map((count, seat) => `${seatName(seat)} ${count}`).join(" · ");
}

/** How the play goes on, and how long the bots take. */
export function settings({ settings }: Model, scene: Scene, send: Send): TemplateResult {
  const { text } = scene;
  const pace: Choice = {
    key: "pace",
    label: text.words("match-goes-on"),
    options: PACES.map((pace) => ({ value: pace, label: text.words(`match-pace-${pace}`) })),
    value: settings.pace,
    pick: (pace) => send({ do: "pace", pace: pace as Pace }),
    wide: true,
  };
  const delay: Choice = {
    key: "delay",
    label: text.words("match-delay"),
    options: DELAYS.map((delay) => ({
      value: String(delay),
      label: text.words("match-seconds", { seconds: delay / 1000 }),
    })),
    value: String(settings.delay),
    pick: (delay) => send({ do: "delay", delay: Number(delay) }),
    wide: true,
  };
  return html`<details class="k-more"><summary data-key="settings">${text.words("match-pace")}</summary><div class="k-choices k-start">${choice(pace, scene)}${settings.pace === "card" ? nothing : choice(delay, scene)}</div><div class="k-controls"><button type="button" class="k-button" data-key="leave" @click=${() => send({ do: "leave" })}>${text.words("match-leave")}</button></div></details>`;
}
