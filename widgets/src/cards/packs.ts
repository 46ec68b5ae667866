/** The packs: which cards there are, in the order in which they are drawn. */
import type { Card } from "../card.ts";

/** The packs that games are played with, by the names that the engine gives them. */
export type Pack = "standard" | "kille";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
/** The cards in the rows that they are drawn in. */
export const ROWS: Record<Pack, Card[][]> = {
  standard: ["S", "H", "D", "C"].map((suit) => RANKS.map((rank) => rank + suit)),
  kille: [
    ["HK", "KU", "HR", "HU", "KV", "VH"],
    ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"],
    ["KR", "BP", "BL"],
  ],
};

/** Every card of the pack, each once. */
export const cardsOf = (pack: Pack): Card[] => ROWS[pack].flat();
