/**
 * Where things are on the site. `pages`: which form of which game has which pages (widgets/pages.yml), and from the
 * engine what the forms are. `paragraphs`: which page of docs/en has the paragraph of each rule.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const READ = "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))";
const DOCS = "docs/en";
const RULE = /\{:\s*#([A-Z]+\d+)\s+\.rule\b/g;

const python = (args, input) => JSON.parse(execFileSync("python", args, { input, encoding: "utf8" }));

export function pages() {
  const table = python(["-c", READ], readFileSync("widgets/pages.yml", "utf8"));
  const listed = Object.entries(table).map(([game, named]) => {
    const { forms, pack } = python(["-m", "kortspel"], `${JSON.stringify({ ask: "game", game })}\n`);
    const strange = Object.keys(named).filter((form) => !(form in forms));
    if (strange.length) throw new Error(`widgets/pages.yml: ${game} has no form ${strange}`);
    const all = Object.entries(forms).map(([form, facts]) => [form, { pages: named[form] ?? {}, ...facts }]);
    return [game, { pack, forms: Object.fromEntries(all) }];
  });
  return Object.fromEntries(listed);
}

/** The rules of each page that has any, blanks between them, by the way to the page. */
export function paragraphs() {
  const found = {};
  for (const file of readdirSync(DOCS, { recursive: true }).sort()) {
    if (!file.endsWith(".md")) continue;
    const rules = [...readFileSync(join(DOCS, file), "utf8").matchAll(RULE)].map(([, rule]) => rule);
    const page = `${file.replaceAll("\\", "/").replace(/\.md$/, "")}/`.replace(/(^|\/)index\/$/, "$1");
    if (rules.length) found[page] = rules.join(" ");
  }
  return found;
}
