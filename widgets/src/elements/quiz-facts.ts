/** What the sentences on a question are given: the facts of the deal, by the names that the messages use. */
import type { Card } from "../card.ts";
import { suitOf } from "../card.ts";
import { seatName } from "../cards/position.ts";
import type { Args, Text } from "../text.ts";
import { saidWords } from "./actions.ts";
import { wordFor } from "./judged.ts";
import { isSeat } from "./quiz-model.ts";
import type { Question } from "./replies.ts";

/** The message that says most: of the concept, of the game, with trumps, or of all that is asked in this way. */
export function idOf(kind: "ask" | "look" | "why" | "answer", question: Question, text: Text): string {
  const { concept, game, asks, position } = question;
  const ids = [`${kind}-${concept}`, `${kind}-${game}-${asks}`];
  if (position.trump) ids.push(`${kind}-trump-${asks}`);
  return ids.find((id) => text.has(id)) ?? `${kind}-${asks}`;
}

/** The seat that a question is about: the one on turn, the one asked about, or the one that is the answer. */
function seatOf({ position, asks, answer }: Question): number {
  return position.turn ?? position.seat ?? position.winner ?? (isSeat(asks) ? Number(answer[0]) : 0);
}

export function facts(question: Question, text: Text): Args {
  const { position, asks, answer, look, rule, rules } = question;
  const seat = seatOf(question);
  const bets = position.bets ?? position.hands.map(() => 0);
  const found: Args = {
    rule,
    redeal: typeof rules["redeal"] === "string" ? rules["redeal"] : "",
    contract: (position.contract ?? "").split(":")[0] ?? "",
    seat: seatName(seat),
    answer: answer[0] ?? "",
    players: position.hands.length,
    own: bets[seat] ?? 0,
    highest: Math.max(...bets),
    terms: termsOf(question),
    inside: { list: (position.in ?? []).map(seatName) },
    winners: { list: (position.won ?? []).map(seatName) },
    exposed: { cards: position.exposed ?? [] },
    used: { list: (position.used ?? []).map((contract) => text.words("contract-name", { contract })) },
    said: { list: saidBefore(question, text) },
    words: { list: answer.flatMap((word) => wordFor(String(word), text)).filter(distinct) },
  };
  for (const key of ["leader", "dealer", "forehand", "winner"] as const) {
    const other = position[key];
    if (other !== undefined) found[key] = seatName(other);
  }
  for (const key of ["ante", "misdeals", "pot", "stock"] as const) {
    const number = position[key];
    if (number !== undefined) found[key] = number;
  }
  if (position.taken && position.quotas) {
    const place = (seat - (position.forehand ?? 0) + position.hands.length) % position.hands.length;
    found["taken"] = position.taken[place] ?? 0;
    found["quota"] = position.quotas[place] ?? 0;
  }
  if (position.in) found["losers"] = position.in.length - 1;
  const card: Card | undefined = position.trick[0] ?? look[0];
  if (card) found["card"] = { card };
  if (asks === "trick-winner") {
    const suit = suitOf(look[0] ?? "");
    found["trumped"] = suit && suit === position.trump ? "yes" : "no";
  }
  return found;
}

const distinct = (word: string, index: number, all: string[]) => all.indexOf(word) === index;

/** The words of a round, from the dealer's left on. */
function saidBefore({ position }: Question, text: Text): string[] {
  const words = position.said ?? [];
  const order = words.map((_, place) => ((position.dealer ?? -1) + 1 + place) % words.length);
  return order.flatMap((seat) => {
    const word = words[seat];
    return word ? [saidWords(word, seatName(seat), text)] : [];
  });
}

/** Who is paid what the losers pay. */
function termsOf({ rule, rules }: Question): string {
  if (rule === "KK2" || rules["loser-payment"] === false) return "none";
  return rule === "KV3" ? "stay" : "pay";
}
