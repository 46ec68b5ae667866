/** What the engine's refusal of an action says of it. */
import { Refusal } from "../runtime/door.ts";
import type { Verdict } from "./replies.ts";

/** The verdict in a refusal of `action`; null where something else went wrong. */
export function ruledOut(error: unknown, action: string): Verdict | null {
  if (!(error instanceof Refusal) || error.code !== "illegal-action") return null;
  const more = error.more as Partial<Verdict>;
  const { reason = "", evidence = [], rule = null, args = {} } = more;
  return { ...more, card: action, legal: false, reason, evidence, rule, args };
}
