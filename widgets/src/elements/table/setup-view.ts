/** The start panel: what is played, by whom, and how; drawn at build time, too. */
import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../../cards/position.ts";
import { formOf } from "../../pages.ts";
import { notice } from "../notice.ts";
import { formName } from "../sentences.ts";
import type { Scene } from "../widget.ts";
import type { Intent, Model } from "./model.ts";
import { LEVELS, type Player, persons, type Switch, sharedLevel, switchesOf } from "./setup.ts";

type Send = (intent: Intent) => void;
type Option = { value: string; label: string };

/** A list to choose from, with its name above it. */
export function choice(
  key: string,
  label: string,
  options: Option[],
  value: string,
  scene: Scene,
  pick: (value: string) => void,
): TemplateResult {
  const chosen = ({ target }: Event) => pick((target as HTMLSelectElement).value);
  return html`<label class="k-choice"><span>${label}</span><select data-key=${key} ?disabled=${!scene.alive} .value=${value} @change=${chosen}>${options.map((one) => html`<option value=${one.value} ?selected=${one.value === value}>${one.label}</option>`)}</select></label>`;
}

export function setupView(model: Model, scene: Scene, send: Send): TemplateResult {
  const { spec, setup, forms, left } = model;
  const { text } = scene;
  const names = Object.keys(forms);
  const [fewest, most] = formOf(spec.game, setup.form).players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => String(fewest + index));
  const people = persons(setup);
  const [you = 0] = people;
  const bots = people.length < setup.players.length;
  const plain = (value: string): Option => ({ value, label: value });
  return html`<div class="k-table k-play" role="group" aria-label=${text.words("play-table")}>
<div class="k-choices k-start">
${
  names.length > 1
    ? choice(
        "form",
        text.words("play-rules"),
        names.map((form) => ({ value: form, label: formName(spec.game, form, scene) })),
        setup.form,
        scene,
        (form) => send({ do: "form", form }),
      )
    : nothing
}
${counts.length > 1 ? choice("players", text.words("edit-players"), counts.map(plain), String(setup.players.length), scene, (count) => send({ do: "players", count: Number(count) })) : nothing}
${choice("together", text.words("play-who"), whoOptions(model, scene), together(model), scene, (who) => who !== "mixed" && send({ do: "together", together: who === "all" }))}
${
  people.length === 1
    ? choice(
        "you",
        text.words("play-your-seat"),
        setup.players
          .map((_, seat) => plain(seatName(seat)))
          .map((one, seat) => ({ ...one, value: String(seat) })),
        String(you),
        scene,
        (seat) => send({ do: "you", seat: Number(seat) }),
      )
    : nothing
}
${bots ? choice("level", text.words("play-strength"), levelOptions(model, scene), String(sharedLevel(setup) ?? "mixed"), scene, (level) => level !== "mixed" && send({ do: "level", level: Number(level) as 1 })) : nothing}
</div>
<details class="k-more"><summary data-key="seats">${text.words("play-seat-by-seat")}</summary><div class="k-choices k-start">${setup.players.map((player, seat) => seatChoice(player, seat, scene, send))}</div></details>
${switches(model, scene, send)}
<div class="k-controls">
${left && scene.alive ? html`<button type="button" class="k-button" data-key="resume" @click=${() => send({ do: "resume" })}>${text.words("play-resume")}</button>` : nothing}
<button type="button" class="k-button k-main" data-key="sit" data-next ?disabled=${!scene.alive} @click=${() => send({ do: "sit" })}>${text.words("play-sit-down")}</button>
</div>
<div class="k-said" role="status">${model.said?.what === "lost" ? html`<p class="k-label">${text.words("play-lost")}</p>` : nothing}</div>
${notice(scene)}
</div>`;
}

function together({ setup }: Model): string {
  const count = persons(setup).length;
  return count === setup.players.length ? "all" : count === 1 ? "one" : "mixed";
}

function whoOptions(model: Model, { text }: Scene): Option[] {
  const options = ["one", "all"].map((value) => ({ value, label: text.words(`play-who-${value}`) }));
  return together(model) === "mixed"
    ? [...options, { value: "mixed", label: text.words("play-mixed") }]
    : options;
}

function levelOptions({ setup }: Model, { text }: Scene): Option[] {
  const options = LEVELS.map((level) => ({
    value: String(level),
    label: text.words("play-level", { level }),
  }));
  return sharedLevel(setup) ? options : [...options, { value: "mixed", label: text.words("play-mixed") }];
}

function seatChoice(player: Player, seat: number, scene: Scene, send: Send) {
  const { text } = scene;
  const options = [
    { value: "person", label: text.words("play-person") },
    ...LEVELS.map((level) => ({ value: String(level), label: text.words("play-bot", { level }) })),
  ];
  const label = text.words("play-seat", { seat: seatName(seat) });
  return choice(`seat-${seat}`, label, options, String(player), scene, (value) =>
    send({ do: "player", seat, player: value === "person" ? value : (Number(value) as 1) }),
  );
}

/** The rules that can be chosen: how long a match is, and what else differs from table to table. */
function switches({ forms, setup }: Model, scene: Scene, send: Send) {
  const { text } = scene;
  const found = switchesOf(forms, setup.form);
  if (!found.length) return nothing;
  const drawn = found.map(({ name, values, usual }) => {
    const value = name in setup.set ? (setup.set[name] ?? null) : usual;
    const options = values.map((one) => ({ value: String(one), label: valueName(name, one, scene) }));
    return choice(
      `switch-${name}`,
      text.words(`play-switch-${name}`),
      options,
      String(value),
      scene,
      (picked) => {
        const found = values.find((one) => String(one) === picked);
        if (found !== undefined) send({ do: "switch", name, value: found });
      },
    );
  });
  return html`<details class="k-more"><summary data-key="switches">${text.words("play-switches")}</summary><div class="k-choices k-start">${drawn}</div></details>`;
}

function valueName(name: string, value: Switch, { text }: Scene): string {
  if (typeof value === "boolean") return text.words(value ? "play-yes" : "play-no");
  if (typeof value === "number") return text.number(value);
  return text.words(`play-value-${name}`, { value: value ?? "none" });
}
