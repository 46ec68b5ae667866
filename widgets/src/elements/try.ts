/** <kort-try>: any position, live. Tap a card; a legal one is played, an illegal one stays and says why. */
import { arrived } from "../page/later.ts";
import { type Ask, Refusal, type Request } from "../runtime/door.ts";
import type { Typo } from "./editor.ts";
import { NOTHING_CHOSEN, toggled } from "./moves.ts";
import { ruledOut } from "./refused.ts";
import { type Replay, replay, verdictOn } from "./replies.ts";
import { tryKeep, wakeTry } from "./try-keep.ts";
import { type Intent, type Model, type Opening, type Said, type Spec, taken } from "./try-model.ts";
import { tryView } from "./try-view.ts";
import type { Widget } from "./widget.ts";

export const tryWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const empty = {
      said: null,
      times: 0,
      shown: false,
      draft: null,
      editor: null,
      opening: null,
      choosing: NOTHING_CHOSEN,
    };
    const start = await own(spec, ask);
    return { spec, home: start.state.line, ...start, ...empty };
  },

  ahead({ state }) {
    const known = state.turn !== null && state.hands[state.turn] !== null;
    const cards = known ? state.actions : [];
    return [[], ...cards.map((card) => [card])].map((more) =>
      replay(state.start, [...state.played, ...more]),
    );
  },

  async step(model, intent, ask) {
    const next = await stepped(model, intent, ask);
    const again = next.said !== model.said || next.draft?.typo !== model.draft?.typo;
    return again ? { ...next, times: model.times + 1 } : next;
  },

  says({ draft, said }) {
    if (draft) return ["editor", "errors"];
    return said?.what === "broken" || said?.what === "unreadable" ? ["errors"] : [];
  },

  view: tryView,

  key(model, key) {
    if (model.draft) return key === "Escape" ? { do: "cancel" } : null;
    if (model.opening) return null;
    const keys: Record<string, Intent> = {
      u: { do: "undo" },
      o: { do: "say", what: "status" },
      m: { do: "say", what: "legal" },
      l: { do: "say", what: "last" },
    };
    return key === "u" && !taken(model) ? null : (keys[key] ?? null);
  },

  address({ spec, home, state, said, opening }) {
    if (!spec.address || opening || said?.what === "broken") return null;
    return state.line === home ? "" : `?p=${state.line}`;
  },

  keep: tryKeep,
  wake: wakeTry,
};

async function stepped(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  const { state, spec, choosing } = model;
  const to = async (request: Request): Promise<Model> => ({
    ...model,
    state: await ask<Replay>(request),
    said: null,
    choosing: NOTHING_CHOSEN,
    draft: null,
    opening: null,
  });
  switch (intent.do) {
    case "tap":
      return model.opening ? model : acted(model, intent.card, intent.place, ask);
    case "act":
      return model.opening ? model : acted(model, intent.action, undefined, ask);
    case "pick":
      return { ...model, choosing: { ...choosing, picked: toggled(choosing.picked, intent.place) } };
    case "chips":
      return { ...model, choosing: { ...choosing, chips: intent.chips } };
    case "undo":
      return taken(model) ? to(replay(state.start, state.played.slice(0, -1))) : model;
    case "restart":
      return to(replay(state.start, state.played.slice(0, model.given)));
    case "fresh":
      return { ...model, ...(await own(spec, ask)), said: null, opening: null };
    case "show":
      return { ...model, shown: !model.shown };
    case "say":
      return { ...model, said: { what: intent.what } };
    case "unreadable":
      return { ...model, said: { what: "unreadable", word: intent.word } };
    case "open":
      return model.opening === intent.opening ? opened(model, intent.opening, ask) : model;
    case "share":
      return { ...model, said: { what: "shared", link: intent.link, copied: await copy(intent.link) } };
    case "edit":
      return edited(model, intent.lang);
    case "cancel":
      return { ...model, draft: null };
    case "draft":
      return model.draft && model.editor
        ? { ...model, draft: model.editor.changed(model.draft, intent.change) }
        : model;
    case "apply":
      return applied(model, ask);
  }
}

/** The page's own position. */
async function own({ line }: Spec, ask: Ask): Promise<Pick<Model, "state" | "given">> {
  const state = await ask<Replay>(replay(line));
  return { state, given: state.played.length };
}

async function acted(model: Model, action: string, place: number | undefined, ask: Ask): Promise<Model> {
  const { state } = model;
  const seat = state.turn;
  if (seat === null) return { ...model, said: { what: "over" } };
  const known = verdictOn(state, action, place);
  if (known && !known.legal) return { ...model, said: { what: "refused", verdict: known, place } };
  try {
    const next = await played(state, action, ask);
    const verdict = known ?? { card: action, legal: true, reason: "", evidence: [], rule: null, args: {} };
    const said: Said = { what: "played", verdict, seat, tricks: state.tricks.length };
    return { ...model, state: next, said, choosing: NOTHING_CHOSEN };
  } catch (error) {
    const verdict = ruledOut(error, action);
    if (!verdict) throw error;
    return { ...model, said: { what: "refused", verdict, place } };
  }
}

/** The state after one more action. Where it has to be dealt again the pack is shuffled. */
async function played({ start, played }: Replay, action: string, ask: Ask): Promise<Replay> {
  const actions = [...played, action];
  try {
    return await ask<Replay>(replay(start, actions));
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "missing-field" && error.at.startsWith("decks/")))
      throw error;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return ask<Replay>(replay(start, actions, seed));
  }
}

/**
 * A position from a link, or as it was left. A broken link says what is wrong with it and leaves the page's own
 * position in place; what was left and can't be opened any more is let go.
 */
async function opened(model: Model, opening: Opening, ask: Ask): Promise<Model> {
  const asked = "line" in opening ? replay(opening.line) : replay(opening.start, opening.played);
  try {
    const state = await ask<Replay>(asked);
    if (state.game !== model.state.game) throw new Refusal("other-game", "line", {});
    const given = "given" in opening ? Math.min(opening.given, state.played.length) : 0;
    return { ...model, state, given, said: null, opening: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const fresh = { ...model, ...(await own(model.spec, ask)), opening: null };
    return "line" in opening ? { ...fresh, said: { what: "broken", line: opening.line, refusal } } : fresh;
  }
}

async function edited(model: Model, lang: string): Promise<Model> {
  const editor = await arrived(import("./editor.ts"));
  return { ...model, editor, draft: editor.draftOf(model.state, lang), said: null };
}

async function applied(model: Model, ask: Ask): Promise<Model> {
  const { draft, editor } = model;
  if (!draft || !editor) return model;
  const wrong = (typo: Typo): Model => ({ ...model, draft: { ...draft, typo } });
  const read = editor.requestOf(draft);
  if ("typo" in read) return wrong(read.typo);
  try {
    return { ...model, state: await ask<Replay>(read.request), given: 0, said: null, draft: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return wrong({ field: refusal.at.replace(/^hands\/(\d+).*/, "hand-$1").replace(/\/.*/, ""), refusal });
  }
}

async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false; // The reader copies it by hand: it is shown.
  }
}
