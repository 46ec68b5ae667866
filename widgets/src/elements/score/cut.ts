/** Cutting for the deal with a pack of the page's own: the engine says which card is the highest (D4). */
import type { Card } from "../../card.ts";
import type { Ask } from "../../runtime/door.ts";

export interface Cut {
  dealer: number;
  /** The cards of each round, by seat; nothing where a seat no longer cuts. */
  cards: Card[][];
}

/** Everyone cuts; those who are level cut again, until one card is the highest. */
export async function cut(players: number, ask: Ask): Promise<Cut> {
  const { cards: pack } = await ask<{ cards: Card[] }>({ ask: "pack", pack: "standard" });
  let cutting = Array.from({ length: players }, (_, seat) => seat);
  const rounds: Card[][] = [];
  for (;;) {
    const drawn = shuffled(pack);
    const cards = Array.from({ length: players }, (_, seat) =>
      cutting.includes(seat) ? (drawn[seat] ?? null) : null,
    );
    rounds.push(cards.map((card) => card ?? ""));
    const { dealer, again } = await ask<{ dealer: number | null; again: number[] }>({ ask: "cut", cards });
    if (dealer !== null) return { dealer, cards: rounds };
    cutting = again;
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  const drawn = items.map((item) => ({ item, at: Math.random() }));
  return drawn.sort((one, other) => one.at - other.at).map(({ item }) => item);
}
