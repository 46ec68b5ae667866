/** Which form of which game has which pages: widgets/pages.yml, as the build hands it on. */

/** A kind of page. */
export type Kind = "rules" | "example" | "try" | "quiz" | "sheet" | "worksheet";

export interface Entry {
  folder: string;
  kinds: Kind[];
  /** How few and how many may sit down, as the engine says. */
  players: [number, number];
}

/** From the build, by game and profile. */
declare const PAGES: Record<string, Record<string, Entry>>;

const entry = (game: string, profile: string): Entry | undefined => PAGES[game]?.[profile];

/** The way from the root of a language to a page, or null where a form has none of the kind. */
export function pageOf(game: string, profile: string, kind: Kind): string | null {
  const found = entry(game, profile);
  if (!found?.kinds.includes(kind)) return null;
  return kind === "rules" ? `${found.folder}/` : `${found.folder}/${kind}/`;
}

/** The profiles of a game that have a page of the kind. */
export const profilesWith = (game: string, kind: Kind): string[] =>
  Object.keys(PAGES[game] ?? {}).filter((profile) => pageOf(game, profile, kind) !== null);

/** How few and how many may sit down to a form that has pages. */
export function seatsFor(game: string, profile: string): [number, number] {
  const found = entry(game, profile);
  if (!found) throw new Error(`no page plays ${game} ${profile}`);
  return found.players;
}
