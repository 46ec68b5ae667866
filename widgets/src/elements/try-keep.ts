/** What a reload keeps of <kort-try>: where the position began and what was played, never what the engine said. */
import type { Known } from "../runtime/door.ts";
import { fields, listOf, text, whole } from "./kept.ts";
import { type Replay, replay } from "./replies.ts";
import type { Intent, Model, Opening } from "./try-model.ts";
import type { Keep, Kept, Woken } from "./widget.ts";

const VERSION = 2;
const LONGEST_LINE = 4000;
const MOST_ACTIONS = 200;

interface Left {
  version: number;
  /** The page's own line: a page that has another one by now is about something else. */
  line: string;
  start: string;
  played: string[];
  given: number;
  /** The line of the position. */
  at: string;
}

export const tryKeep: Keep<Model> = {
  where: "session",
  name: (_, place) => `kort-try ${place}`,
  save({ spec, state, given, opening }): Left {
    if (opening && "start" in opening) return { version: VERSION, line: spec.line, ...opening };
    const { start, played, line } = state;
    return { version: VERSION, line: spec.line, start, played, given, at: line };
  },
};

/** The model to go on with: from the address, or as it was left, or the page's own. */
export function wakeTry(model: Model, kept: Kept, address: URL, known: Known): Woken<Model, Intent> {
  const line = model.spec.address ? address.searchParams.get("p") : null;
  const left = kept.own === undefined ? null : read(kept.own);
  const unusable = kept.own !== undefined && left === null ? { unusable: kept.own } : {};
  // The address is the later word, unless it is what was left, of which the tab knows more.
  const mine = left?.line === model.spec.line && (line === null || line === left.at) ? left : null;
  if (!mine) return { ...(line === null ? { model } : opened(model, { line }, known)), ...unusable };
  const { start, played, given, at } = mine;
  if (start === model.state.start && `${played}` === `${model.state.played}`) return { model, ...unusable };
  return opened(model, { start, played, given, at }, known);
}

/** The model with what is opened, or on the way to it. */
function opened(model: Model, opening: Opening, known: Known): Woken<Model, Intent> {
  const state = "start" in opening ? knownReplay(opening, known) : undefined;
  if (state && "given" in opening) return { model: { ...model, state, given: opening.given } };
  return { model: { ...model, opening }, intent: { do: "open", opening } };
}

function knownReplay({ start, played }: { start: string; played: string[] }, known: Known) {
  try {
    return known<Replay>(replay(start, played));
  } catch {
    return undefined;
  }
}

/** What was left, where it has the shape of it; of this version or of the one before. */
function read(kept: unknown): Left | null {
  const all = fields(kept);
  const state = all["version"] === VERSION ? all : fields(all["state"]);
  const [line, start] = [text(all["line"], LONGEST_LINE), text(state["start"], LONGEST_LINE)];
  const played = listOf(state["played"], (action) => text(action, LONGEST_LINE), MOST_ACTIONS);
  const given = whole(all["given"], 0, played?.length ?? 0);
  const at = text(state["at"] ?? state["line"], LONGEST_LINE);
  if (line === null || start === null || played === null || given === null || at === null) return null;
  return { version: VERSION, line, start, played, given, at };
}
