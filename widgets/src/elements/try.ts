/** <kort-try>: any position, live. Tap a card; a legal one is played, an illegal one stays and says why. */
import { type Ask, type Card, Refusal, type Replay, type Request } from "../runtime/door.ts";
import { changed, draftOf, hasPage, requestOf, type Typo } from "./editor.ts";
import { type Intent, type Model, type Spec, taken } from "./try-model.ts";
import { tryView } from "./try-view.ts";
import type { Widget } from "./widget.ts";

const replay = (line: string, actions: readonly string[] = []): Request => ({ ask: "replay", line, actions });

export const tryWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    return { spec, ...(await own(spec, ask)), said: null, shown: false, draft: null };
  },

  ahead({ state }) {
    const known = state.turn !== null && state.hands[state.turn] !== null;
    const cards = known ? state.actions : [];
    return [[], ...cards.map((card) => [card])].map((more) =>
      replay(state.start, [...state.played, ...more]),
    );
  },

  async step(model, intent, ask) {
    const { state, spec } = model;
    const to = async (request: Request): Promise<Model> => ({
      ...model,
      state: await ask<Replay>(request),
      said: null,
      draft: null,
    });
    switch (intent.do) {
      case "tap":
        return tapped(model, intent.card, ask);
      case "undo":
        return taken(model) ? to(replay(state.start, state.played.slice(0, -1))) : model;
      case "restart":
        return to(replay(state.start, state.played.slice(0, model.given)));
      case "fresh":
        return { ...model, ...(await own(spec, ask)), said: null };
      case "show":
        return { ...model, shown: !model.shown };
      case "say":
        return { ...model, said: { what: intent.what } };
      case "unreadable":
        return { ...model, said: { what: "unreadable", word: intent.word } };
      case "open":
        return opened(model, intent.line, ask);
      case "share":
        return { ...model, said: { what: "shared", link: intent.link, copied: await copy(intent.link) } };
      case "edit":
        return { ...model, draft: draftOf(state, intent.lang), said: null };
      case "cancel":
        return { ...model, draft: null };
      case "draft":
        return model.draft ? { ...model, draft: changed(model.draft, intent.change) } : model;
      case "apply":
        return applied(model, ask);
    }
  },

  view: tryView,

  key(model, key) {
    if (model.draft) return key === "Escape" ? { do: "cancel" } : null;
    const keys: Record<string, Intent> = {
      u: { do: "undo" },
      o: { do: "say", what: "status" },
      m: { do: "say", what: "legal" },
      l: { do: "say", what: "last" },
    };
    return key === "u" && !taken(model) ? null : (keys[key] ?? null);
  },

  arrive({ spec }, address) {
    const line = spec.address ? address.searchParams.get("p") : null;
    return line === null ? null : { do: "open", line };
  },

  address({ spec, state, said }) {
    if (!spec.address || said?.what === "broken") return null;
    return state.line === spec.line ? "" : `?p=${state.line}`;
  },

  keep: {
    where: "session",
    name: (place) => `kort-try ${place}`,
    save: ({ state, given, spec }) => ({ state, given, line: spec.line }),
    restore(model, saved) {
      const { state, given, line } = saved as { state: Replay; given: number; line: string };
      if (line !== model.spec.line || !Array.isArray(state.hands)) throw new Error("another position");
      return { ...model, state, given };
    },
  },
};

/** The page's own position. */
async function own({ line }: Spec, ask: Ask): Promise<Pick<Model, "state" | "given">> {
  const state = await ask<Replay>(replay(line));
  return { state, given: state.played.length };
}

async function tapped(model: Model, card: Card, ask: Ask): Promise<Model> {
  const { state } = model;
  const seat = state.turn;
  if (seat === null) return { ...model, said: { what: "over" } };
  const known = state.verdicts.find((verdict) => verdict.card === card);
  if (known && !known.legal) return { ...model, said: { what: "refused", verdict: known } };
  try {
    const next = await ask<Replay>(replay(state.start, [...state.played, card]));
    const verdict = known ?? { card, legal: true, reason: "", evidence: [], rule: null };
    return { ...model, state: next, said: { what: "played", verdict, seat, led: state.trick[0] } };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "illegal-action") throw error;
    const { reason = "", evidence = [], rule = null } = error.more;
    return { ...model, said: { what: "refused", verdict: { card, legal: false, reason, evidence, rule } } };
  }
}

/** A position from a link. A broken one says what is wrong with it and leaves the page's own in place. */
async function opened(model: Model, line: string, ask: Ask): Promise<Model> {
  try {
    const state = await ask<Replay>(replay(line));
    if (!hasPage(state)) throw new Refusal("other-game", "line", {});
    return { ...model, state, given: 0, said: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { ...model, ...(await own(model.spec, ask)), said: { what: "broken", line, refusal } };
  }
}

async function applied(model: Model, ask: Ask): Promise<Model> {
  const { draft } = model;
  if (!draft) return model;
  const wrong = (typo: Typo): Model => ({ ...model, draft: { ...draft, typo } });
  const read = requestOf(draft);
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
