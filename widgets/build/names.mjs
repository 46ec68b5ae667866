/** What each card of the Kille pack is called in each language of the site, and in Swedish, where it is at home. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "./languages.mjs";

const SWEDISH = {
  HK: "Harlekin",
  KU: "Kuku",
  HR: "Husar",
  HU: "Husu",
  KV: "Kavall",
  VH: "Värdshus",
  KR: "Kransen",
  BP: "Blompottan",
  BL: "Blaren",
};

/** The pictures' names by language and code; numerals are called by their number everywhere. */
export const KILLE_NAMES = {
  ...Object.fromEntries(LANGUAGES.map((lang) => [lang, namesIn(lang)])),
  sv: SWEDISH,
};

function namesIn(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`translations/${lang}/kille.ftl`, "utf8")));
  const pattern = bundle.getMessage("kille-card").value;
  return Object.fromEntries(
    Object.keys(SWEDISH).map((rank) => [rank, bundle.formatPattern(pattern, { rank })]),
  );
}
