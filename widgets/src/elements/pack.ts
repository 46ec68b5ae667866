/** <kort-pack>: a pack card by card, high to low, and questions on its order. The engine gives both. */
import type { Card } from "../card.ts";
import type { Ask, Request } from "../runtime/door.ts";
import { fields, text, whole } from "./kept.ts";
import { packView } from "./pack-view.ts";
import type { Question } from "./replies.ts";
import type { Widget } from "./widget.ts";

export interface Spec {
  pack: string;
  /** Whose questions on the ranking are asked. */
  game: string;
  profile: string;
}

/** One rank of the pack, and how often it is there. */
export interface Rank {
  card: Card;
  copies: number;
}

export interface Model {
  spec: Spec;
  /** High to low. */
  ranks: Rank[];
  /** The rank that is shown large. */
  at: number;
  question: Question;
  /** The card of the question that the reader has picked, by its place. */
  picked: number | null;
  asked: number;
  right: number;
}

export type Intent =
  | { do: "see"; at: number; from?: "large" }
  | { do: "pick"; place: number }
  | { do: "next" };

/** How hard a question is, by how many were right: more cards lie in a trick. */
const levelAfter = (right: number) => (right < 3 ? 1 : right < 7 ? 2 : 3);
/** Questions that the build answers ahead. */
const AHEAD = 3;

export const packWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const { cards } = await ask<{ cards: Card[] }>({ ask: "pack", pack: spec.pack });
    const ranks = [...new Set(cards)].map((card) => ({
      card,
      copies: cards.filter((other) => other === card).length,
    }));
    const question = await ask<Question>(questionOf(spec, 1, 1));
    return { spec, ranks, at: 0, question, picked: null, asked: 0, right: 0 };
  },

  ahead: ({ spec, question, right }) =>
    Array.from({ length: AHEAD }, (_, more) => questionOf(spec, levelAfter(right), question.seed + 1 + more)),

  step,
  view: packView,

  show: (before, after) => (before.at === after.at ? null : ".k-large"),

  keep: {
    where: "session",
    name: (_, place) => `kort-pack ${place}`,
    save: ({ ranks, at }) => ({ card: ranks[at]?.card }),
  },
  wake(model, { own }) {
    const card = text(fields(own)["card"], 3);
    const at = whole(
      model.ranks.findIndex((rank) => rank.card === card),
      0,
      model.ranks.length,
    );
    return { model: at === null ? model : { ...model, at } };
  },
};

async function step(model: Model, intent: Intent, ask: Ask): Promise<Model> {
  const { spec, ranks, question, asked, right, picked } = model;
  switch (intent.do) {
    case "see":
      return { ...model, at: Math.min(Math.max(intent.at, 0), ranks.length - 1) };
    case "pick": {
      if (picked !== null) return model;
      const good = intent.place === winningPlace(question);
      return { ...model, picked: intent.place, asked: asked + 1, right: right + Number(good) };
    }
    case "next": {
      const next = questionOf(spec, levelAfter(right), question.seed + 1);
      return { ...model, question: await ask<Question>(next), picked: null };
    }
  }
}

const questionOf = ({ game, profile }: Spec, level: number, seed: number): Request => ({
  ask: "question",
  game,
  rules: { profile },
  concept: "ranking",
  level,
  seed,
});

/** The cards of a question in the order they were played. */
export const cardsOf = ({ position }: Question): Card[] => position.tricks[0]?.cards ?? [];

/** The place of the card that wins: the engine answers with a seat. */
export function winningPlace({ position, answer }: Question): number {
  const [trick] = position.tricks;
  const seats = position.hands.length;
  return trick ? (Number(answer[0]) - trick.leader + seats) % seats : -1;
}
