/** Which form of which game has which pages (widgets/pages.yml), and from the engine how many may sit down to each. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const READ = "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))";
const python = (args, input) => JSON.parse(execFileSync("python", args, { input, encoding: "utf8" }));

export function pages() {
  const table = python(["-c", READ], readFileSync("widgets/pages.yml", "utf8"));
  for (const [game, forms] of Object.entries(table)) {
    const { profiles } = python(["-m", "kortspel"], `${JSON.stringify({ ask: "game", game })}\n`);
    for (const [profile, form] of Object.entries(forms)) form.players = profiles[profile].players;
  }
  return table;
}
