/** What an action is called, and what is told of it. Its text is all that is known here of what it means. */
import { isCard } from "../card.ts";
import { seatName } from "../cards/position.ts";
import type { Args, Part, Text } from "../text.ts";

/** What an action is about, by its own text: chips, a contract and its suit, a seat, or the cards picked. */
export function ofAction(action: string): Args {
  const [head = "", first = "", second = ""] = action.split(":");
  const picked = head === "bury" || head === "exchange" ? first.split(" ").filter(Boolean) : [];
  const seat = /^\d+$/.test(second) ? { seat: seatName(Number(second)) } : {};
  return { chips: Number(first) || 0, contract: first, suit: second, picked: { cards: picked }, ...seat };
}

/** The name of an action that is a word, such as a bet or a contract, as it stands on a control. */
export function actionName(action: string, text: Text): string {
  return text.words(`action-${wordOf(action)}`, ofAction(action));
}

/** The same, with its cards as parts of their own. */
export function actionParts(action: string, text: Text): Part[] {
  return text.parts(`action-${wordOf(action)}`, ofAction(action));
}

/** What is told of a player who says or does something that isn't playing a card: "A knocks". A request names who asks. */
export function saidWords(action: string, seat: string, text: Text): string {
  return text.words(`said-${wordOf(action)}`, { seat, ...ofAction(action) });
}

/** What is told of any action, as a sentence: "A plays the queen of hearts." */
export function toldParts(action: string, seat: number, text: Text): Part[] {
  if (isCard(action)) return text.parts("plays", { seat: seatName(seat), card: { card: action } });
  return [...text.parts(`said-${wordOf(action)}`, { seat: seatName(seat), ...ofAction(action) }), "."];
}

function wordOf(action: string): string {
  const [head = "", first = ""] = action.split(":");
  return head === "redeal" ? `redeal-${first}` : head;
}
