/** The start panel: what is played, by whom, and how; drawn at build time, too. */
import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../../cards/position.ts";
import { formOf } from "../../pages.ts";
import { notice } from "../notice.ts";
import { formName } from "../sentences.ts";
import type { Scene } from "../widget.ts";
import { type Choice, choice, type Option } from "./choice.ts";
import type { Intent, Model } from "./model.ts";
import {
  LEVELS,
  type Level,
  type Player,
  persons,
  type Setup,
  type Switch,
  sharedLevel,
  switchesOf,
} from "./setup.ts";

type Send = (intent: Intent) => void;

export function setupView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { setup, left, said } = model;
  const { text, alive } = scene;
  const drawn = (choices: Choice[]) =>
    html`<div class="k-choices k-start">${choices.map((one) => choice(one, scene))}</div>`;
  const switches = switchChoices(model, scene, send);
  const more = (key: string, label: string, choices: Choice[]) =>
    html`<details class="k-more"><summary data-key=${key}>${label}</summary>${drawn(choices)}</details>`;
  return html`<div class="k-table k-play" role="group" aria-label=${text.words("match-table")}>
${drawn(mainChoices(model, scene, send))}
${more("seats", text.words("match-seat-by-seat"), seatChoices(setup, scene, send))}
${switches.length ? more("switches", text.words("match-switches"), switches) : nothing}
<div class="k-controls">
${left && alive ? html`<button type="button" class="k-button" data-key="resume" @click=${() => send({ do: "resume" })}>${text.words("match-resume")}</button>` : nothing}
<button type="button" class="k-button k-main" data-key="sit" data-next ?disabled=${!alive} @click=${() => send({ do: "sit" })}>${text.words("match-sit-down")}</button>
</div>
<div class="k-said" role="status">${said?.what === "lost" ? html`<p class="k-label">${text.words("match-lost")}</p>` : nothing}</div>
${notice(scene)}
</div>`;
}

/** The form, how many players, who they are, and how strong. */
function mainChoices({ spec, setup, forms }: Model, scene: Scene, send: Send): Choice[] {
  const { text } = scene;
  const { players } = setup;
  const [fewest, most] = formOf(spec.game, setup.form).players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const people = persons(setup);
  const names = Object.keys(forms);
  const form: Choice = {
    key: "form",
    label: text.words("match-rules"),
    options: names.map((form) => ({ value: form, label: formName(spec.game, form, scene) })),
    value: setup.form,
    pick: (form) => send({ do: "form", form }),
    wide: true,
  };
  const count: Choice = {
    key: "players",
    label: text.words("match-players"),
    options: counts.map((count) => ({ value: String(count), label: text.number(count) })),
    value: String(players.length),
    pick: (count) => send({ do: "players", count: Number(count) }),
  };
  const you: Choice = {
    key: "you",
    label: text.words("match-your-seat"),
    options: players.map((_, seat) => ({ value: String(seat), label: seatName(seat) })),
    value: String(people[0] ?? 0),
    pick: (seat) => send({ do: "you", seat: Number(seat) }),
  };
  return [
    ...(names.length > 1 ? [form] : []),
    whoChoice(setup, scene, send),
    ...(counts.length > 1 ? [count] : []),
    ...(people.length === 1 ? [you] : []),
    ...(people.length < players.length ? [levelChoice(setup, scene, send)] : []),
  ];
}

const MIXED = "mixed";

function whoChoice(setup: Setup, { text }: Scene, send: Send): Choice {
  const count = persons(setup).length;
  const value = count === setup.players.length ? "all" : count === 1 ? "one" : MIXED;
  const options = ["one", "all"].map((value) => ({ value, label: text.words(`match-who-${value}`) }));
  return {
    key: "together",
    label: text.words("match-who"),
    options: value === MIXED ? [...options, mixed(text)] : options,
    value,
    pick: (who) => who !== MIXED && send({ do: "together", together: who === "all" }),
    wide: true,
  };
}

function levelChoice(setup: Setup, { text }: Scene, send: Send): Choice {
  const shared = sharedLevel(setup);
  const options = LEVELS.map((level) => ({
    value: String(level),
    label: text.words("match-level", { level }),
  }));
  return {
    key: "level",
    label: text.words("match-strength"),
    options: shared ? options : [...options, mixed(text)],
    value: String(shared ?? MIXED),
    pick: (level) => level !== MIXED && send({ do: "level", level: Number(level) as Level }),
    wide: true,
  };
}

const mixed = (text: Scene["text"]): Option => ({ value: MIXED, label: text.words("match-mixed") });

/** A person or a bot for each seat. */
function seatChoices({ players }: Setup, { text }: Scene, send: Send): Choice[] {
  const bots = LEVELS.map((level) => ({ value: String(level), label: text.words("match-bot", { level }) }));
  const options = [{ value: "person", label: text.words("match-person") }, ...bots];
  const playerOf = (value: string): Player => (value === "person" ? value : (Number(value) as Level));
  return players.map((player, seat) => ({
    key: `seat-${seat}`,
    label: text.words("match-seat", { seat: seatName(seat) }),
    options,
    value: String(player),
    pick: (value) => send({ do: "player", seat, player: playerOf(value) }),
  }));
}

/** How long a match is, and what else differs from table to table. */
function switchChoices({ forms, setup }: Model, scene: Scene, send: Send): Choice[] {
  const { text } = scene;
  return switchesOf(forms, setup.form).map(({ name, values, usual }) => ({
    key: `switch-${name}`,
    label: text.words(`match-switch-${name}`),
    options: values.map((one) => ({ value: String(one), label: valueName(name, one, scene) })),
    value: String(name in setup.set ? (setup.set[name] ?? null) : usual),
    pick(picked) {
      const value = values.find((one) => String(one) === picked);
      if (value !== undefined) send({ do: "switch", name, value });
    },
  }));
}

function valueName(name: string, value: Switch, { text }: Scene): string {
  if (typeof value === "boolean") return text.words(value ? "match-yes" : "match-no");
  if (typeof value === "number") return text.number(value);
  return text.words(`match-value-${name}`, { value: value ?? "none" });
}
