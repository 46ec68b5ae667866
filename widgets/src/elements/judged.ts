/** Verdicts as messages: those judged alike together, each group with the facts that its sentence is given. */
import { isCard } from "../card.ts";
import { seatName } from "../cards/position.ts";
import { type Arg, type Args, argsOf, type Text } from "../text.ts";
import type { Verdict } from "./replies.ts";

/** Verdicts alike: the same reason, seen from the same side. `all`: whether nothing else is judged. */
export interface Group {
  verdicts: Verdict[];
  all: boolean;
}

export interface Said {
  id: string;
  args: Args;
}

/**
 * The verdicts in groups, in the order in which they are told: what is legal first, and first of that what has no
 * sentence for coming after another.
 */
export function groups(verdicts: readonly Verdict[], text: Text): Group[] {
  const found = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const kind = `${verdict.reason} ${verdict.legal} ${verdict.args["equal"] ?? ""}`;
    found.set(kind, [...(found.get(kind) ?? []), verdict]);
  }
  const order = ([first]: Verdict[]) =>
    first
      ? [!first.legal, text.has(name("also", first)), first.args["equal"] === "yes"].map(Number).join("")
      : "";
  const sorted = [...found.values()].sort((a, b) => order(a).localeCompare(order(b)));
  return sorted.map((verdicts) => ({ verdicts, all: sorted.length === 1 && verdicts.length > 1 }));
}

const name = (kind: "reason" | "also", { reason, legal }: Verdict) =>
  `${kind}-${reason}-${legal ? "legal" : "refused"}`;

/** The message of a group and its arguments. Where there is no `also-` message it is the one that stands alone. */
export function said(kind: "reason" | "also", { verdicts, all }: Group, text: Text): Said {
  const [first] = verdicts;
  if (!first) throw new Error("nothing is judged");
  const id = text.has(name(kind, first)) ? name(kind, first) : name("reason", first);
  const args = argsOf(first.args);
  // Of twins in a hand one is enough to name; what is picked is named card by card.
  for (const key of ["over", "follow"]) if (args[key]) args[key] = distinct(args[key]);
  const [beat, over] = [first.args["beat"], first.args["over"]];
  const overEqual = typeof beat === "string" && Array.isArray(over) && over.includes(beat);
  const actions = verdicts.map(({ card }) => card);
  return {
    id,
    args: {
      ...args,
      cards: distinct({ cards: actions.filter(isCard) }),
      words: distinct({ list: actions.flatMap((action) => wordFor(action, text)) }),
      rule: first.rule ?? "",
      all: all ? "yes" : "no",
      "over-equal": overEqual ? "yes" : "no",
    },
  };
}

function distinct(arg: Arg): Arg {
  if (typeof arg !== "object" || "card" in arg) return arg;
  return "cards" in arg ? { cards: [...new Set(arg.cards)] } : { list: [...new Set(arg.list)] };
}

/** How a word is named in a list of words: knocking, a contract, the seat that asks; bets and burials are not. */
export function wordFor(action: string, text: Text): string[] {
  const [head = "", first = "", second = ""] = action.split(":");
  if (head === "contract") return [text.words("contract-name", { contract: first })];
  if (head === "redeal") return second ? [seatName(Number(second))] : [];
  return text.has(`word-${head}`) ? [text.words(`word-${head}`)] : [];
}
