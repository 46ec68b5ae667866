/** Where things are on this site: the pages of each form of a game (widgets/pages.yml), and the paragraph of each rule. */
import type { Pack } from "./cards/packs.ts";
import type { Rules } from "./elements/replies.ts";

/** A kind of page. */
export type Kind = "rules" | "learn" | "example" | "try" | "quiz" | "sheet" | "worksheet" | "score" | "play";

/** A game on this site. */
interface Game {
  pack: Pack;
  forms: Record<string, Entry>;
}

export interface Entry {
  /** The ways to its pages from the root of a language. */
  pages: Partial<Record<Kind, string>>;
  /** The rules that make it, and how few and how many may sit down, as the engine says. */
  rules: Rules;
  players: [number, number];
  /** What must be named for given hands to be played: the field, and what it may say. */
  named: Record<string, string[]>;
}

/** From the build. */
declare const PAGES: Record<string, Game>;
/** From the build: the rules that have their paragraph on a page, blanks between them, by the way to the page. */
declare const PARAGRAPHS: Record<string, string>;

/** The way from the root of a language to a page, or null where a form has none of the kind. */
export const pageOf = (game: string, form: string, kind: Kind): string | null =>
  PAGES[game]?.forms[form]?.pages[kind] ?? null;

/** The forms of a game that have a page of the kind. */
export const formsWith = (game: string, kind: Kind): string[] =>
  Object.keys(PAGES[game]?.forms ?? {}).filter((form) => pageOf(game, form, kind) !== null);

/** A form of a game: the rules that make it, and who may sit down to it. */
export function formOf(game: string, form: string): Entry {
  const found = PAGES[game]?.forms[form];
  if (!found) throw new Error(`there is no form ${form} of ${game}`);
  return found;
}

/** The pack that a game is played with. */
export const packOf = (game: string): Pack => PAGES[game]?.pack ?? "standard";

/** The way from the root of a language to the paragraph of a rule; null where no page has it. */
export function paragraphOf(rule: string): string | null {
  const page = Object.keys(PARAGRAPHS).find((page) => PARAGRAPHS[page]?.split(" ").includes(rule));
  return page === undefined ? null : `${page}#${rule}`;
}
