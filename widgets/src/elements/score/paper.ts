/** A sheet as text to send, and as a file that a spreadsheet opens and this page reads again. */
import type { Text } from "../../text.ts";
import { formName } from "../sentences.ts";
import { sheetFrom } from "./keep.ts";
import { plain, type Row, type Sheet, type Told } from "./sheet.ts";

/** What stands before the sheet itself in a file. */
const MARK = "kort-score";
/** Some programs want to be told that a file is in UTF-8. */
const BOM = "\ufeff";
/** What parts the cells of a table where numbers have a comma. */
const PARTED: Record<string, string> = { en: "," };

/** What a line of the sheet is about, where it isn't a deal: a misdeal, or the end by time. */
export function eventOf(sheet: Sheet, at: number, text: Text): string | null {
  const result = sheet.lines[at]?.result;
  return result && "event" in result ? text.words(`score-${result.event}`) : null;
}

/** What each has of what is counted: wins, chips or points. */
export const standings = (told: Told): number[] => told.net ?? told.wins ?? [];

/** What is played, by its name and that of its form. */
export function titleOf({ game, form }: Sheet, scene: { text: Text }): string {
  const name = game.replace(/^./, (letter) => letter.toUpperCase());
  const own = formName(game, form, scene);
  return own.startsWith(name) ? own : `${name} · ${own}`;
}

/** The sheet in words, a line a deal. */
export function textOf(sheet: Sheet, told: Told, text: Text): string {
  const { players } = sheet;
  const count = (number: number) => (plain(told) ? text.number(number) : text.signed(number));
  const stands = standings(told).map((number, seat) => `${players[seat]} ${count(number)}`);
  const lines = told.rows.map((row, at) => {
    const before = row.deal === null ? eventOf(sheet, at, text) : `${row.deal}.`;
    return [before, detailOf(sheet, at, text), changes(row, players, text)].filter(Boolean).join(" ");
  });
  return [titleOf(sheet, { text }), stands.join(" · "), ...lines].join("\n");
}

function changes({ winner, net }: Row, players: string[], text: Text): string {
  if (net === null) return winner === null ? "" : (players[winner] ?? "");
  if (net.every((one) => one === 0)) return winner === null ? "" : (players[winner] ?? "");
  return net.map((one, seat) => `${players[seat]} ${text.signed(one)}`).join(", ");
}

/** The contract of a deal, where it has one. */
function detailOf(sheet: Sheet, at: number, text: Text): string {
  const result = sheet.lines[at]?.result;
  return result && "contract" in result
    ? `${text.words("contract-name", { contract: result.contract })}:`
    : "";
}

/** The sheet as a table for a spreadsheet. Its last line is the sheet itself. */
export function tableOf(sheet: Sheet, told: Told, text: Text): string {
  const part = PARTED[text.lang] ?? ";";
  const { players } = sheet;
  const cells = (row: Row, at: number) => {
    const numbers = row.net ?? players.map((_, seat) => Number(seat === row.winner));
    return [row.deal ?? eventOf(sheet, at, text), players[row.dealer], detailOf(sheet, at, text), ...numbers];
  };
  const rows = [
    [text.words("score-deal"), text.words("score-dealer"), "", ...players],
    ...told.rows.map(cells),
    [text.words("score-total"), "", "", ...standings(told)],
    [MARK, JSON.stringify(sheet)],
  ];
  return BOM + rows.map((row) => row.map((cell) => quoted(cell, part)).join(part)).join("\r\n");
}

/** A cell. What begins like a formula is a name that somebody typed, and no spreadsheet shall take it for one. */
function quoted(cell: string | number | null | undefined, part: string): string {
  const text = typeof cell === "string" && /^[=+@\t-]/.test(cell) ? `'${cell}` : String(cell ?? "");
  return /["\r\n]/.test(text) || text.includes(part) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The sheet in a file that this page has written, whatever a spreadsheet has done to it since; null in any other. */
export function sheetOf(file: string, game: string): Sheet | null {
  const [, written] = /^"?kort-score"?[;,\t](.*)$/m.exec(file) ?? [];
  const json = written
    ?.trim()
    .replace(/[;,\t]+$/, "")
    .replace(/^"|"$/g, "")
    .replaceAll('""', '"');
  try {
    return sheetFrom(JSON.parse(json ?? ""), game);
  } catch {
    return null;
  }
}
