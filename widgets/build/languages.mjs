/** The languages of the site: a folder each in translations/, English first, with what its language.yml says. */
import { execFileSync } from "node:child_process";

const READ = `
import json, pathlib, yaml
files = sorted(pathlib.Path("translations").glob("*/language.yml"), key=lambda file: (file.parent.name != "en", file))
print(json.dumps({file.parent.name: yaml.safe_load(file.read_text(encoding="utf-8")) for file in files}))
`;

const SETTINGS = JSON.parse(execFileSync("python", ["-c", READ], { encoding: "utf8" }));

export const LANGUAGES = Object.keys(SETTINGS);

/** The letters that cards are typed with, by language. */
export const TYPED = Object.fromEntries(LANGUAGES.map((lang) => [lang, SETTINGS[lang].typed]));
