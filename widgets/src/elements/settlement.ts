/**
 * <kort-settlement>: the end of a deal of Femkortskille, payment by payment. The reader says who played and who won,
 * and the engine says who pays what, in which order, and by which rule.
 */
import type { Ask } from "../runtime/door.ts";
import { fields, listOf, whole } from "./kept.ts";
import { settlementView } from "./settlement-view.ts";
import type { Kept, Widget, Woken } from "./widget.ts";

/** Who played for the pot and what was agreed on. */
export interface Case {
  players: number;
  /** The seats that play for the pot, in seat order; never none. */
  inside: number[];
  winner: number;
  ante: number;
  carried: number;
  /** Whether a knock costs one more stake (KV2). */
  extra: boolean;
  /** Whether payments stay for the next deal (KV3). */
  stay: boolean;
}

export type Spec = Partial<Case>;

/** A movement of chips, as the engine gives it. */
export interface Payment {
  what: string;
  seat: number | null;
  chips: number;
  rule: string;
  /** The chips in the middle after it, and what each seat has gained or lost by then. */
  lying: number;
  net: number[];
}

/** Payments that are made together: each of these seats pays the same. */
export interface Step extends Omit<Payment, "seat"> {
  seats: number[];
}

export interface Model {
  asked: Case;
  /** The chips in the pot before a loser pays. */
  pot: number;
  steps: Step[];
  /** How many steps have been taken. */
  at: number;
}

export type Intent = { do: "go"; to: number } | { do: "set"; change: Spec };

/** The choices that a reader has. */
export const PLAYERS = [3, 4, 5, 6, 7, 8];
export const ANTES = [1, 2, 3, 5];
export const CARRIED = [0, 4, 8, 12, 20];
const GAME = "femkortskille";
const PROFILE = "standard";
/** Payments that are told together. */
const TOGETHER = ["ante", "knock-stake"];

export const settlementWidget: Widget<Spec, Model, Intent> = {
  async first(spec, ask) {
    const asked = { players: 4, inside: [1, 3], winner: 3, ante: 1, carried: 0, extra: false, stay: false };
    return { ...(await settled({ ...asked, ...spec }, ask)), at: 0 };
  },

  async step(model, intent, ask) {
    if (intent.do === "go") return gone(model, intent.to);
    return settled(fitting({ ...model.asked, ...intent.change }), ask);
  },

  view: settlementView,

  key(model, key) {
    const { at, steps } = model;
    const to: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: steps.length,
    };
    return key in to ? { do: "go", to: to[key] ?? 0 } : null;
  },

  keep: {
    where: "session",
    name: (_, place) => `kort-settlement ${place}`,
    save: ({ asked, at }) => ({ asked, at }),
  },
  wake,
};

/** What the engine says of a case; all of it is shown. */
async function settled(asked: Case, ask: Ask): Promise<Model> {
  const { players, inside, winner, ante, carried, extra, stay } = asked;
  const { pot, steps } = await ask<{ pot: number; steps: Payment[] }>({
    ask: "score",
    game: GAME,
    rules: { profile: PROFILE, ante, "knock-stake": extra ? ante : 0, "payments-stay": stay },
    players,
    carried,
    knockers: inside,
    winner,
    steps: true,
  });
  const taken = joined(steps);
  return { asked, pot, steps: taken, at: taken.length };
}

/** The payments, those of a kind that come one after the other as one step. */
function joined(payments: readonly Payment[]): Step[] {
  const steps: Step[] = [];
  for (const { seat, ...payment } of payments) {
    const last = steps.at(-1);
    const seats = seat === null ? [] : [seat];
    if (last?.what === payment.what && TOGETHER.includes(payment.what)) {
      steps[steps.length - 1] = { ...payment, seats: [...last.seats, ...seats] };
    } else steps.push({ ...payment, seats });
  }
  return steps;
}

/** The case with seats that are there, one of them at least inside, and the winner among these. */
function fitting(asked: Case): Case {
  const there = asked.inside.filter((seat) => seat < asked.players).sort((one, other) => one - other);
  const inside = there.length ? there : [0];
  const winner = inside.includes(asked.winner) ? asked.winner : (inside[0] ?? 0);
  return { ...asked, inside, winner };
}

function gone(model: Model, to: number): Model {
  const at = Math.min(Math.max(to, 0), model.steps.length);
  return at === model.at ? model : { ...model, at };
}

/** The case as it was left; the engine is asked about it anew. */
function wake(model: Model, { own }: Kept): Woken<Model, Intent> {
  if (own === undefined) return { model };
  const kept = fields(own);
  const asked = read(fields(kept["asked"]));
  const at = whole(kept["at"], 0, Number.MAX_SAFE_INTEGER);
  if (asked === null || at === null) return { model, unusable: own };
  if (JSON.stringify(asked) === JSON.stringify(model.asked)) return { model: gone(model, at) };
  return { model, intent: { do: "set", change: asked } };
}

function read(kept: Readonly<Record<string, unknown>>): Case | null {
  const players = whole(kept["players"], 3, 8);
  if (players === null) return null;
  const inside = listOf(kept["inside"], (seat) => whole(seat, 0, players - 1), players);
  const winner = whole(kept["winner"], 0, players - 1);
  const ante = whole(kept["ante"], 1, 100);
  const carried = whole(kept["carried"], 0, 1000);
  if (!inside?.length || winner === null || ante === null || carried === null) return null;
  if (!inside.includes(winner) || new Set(inside).size < inside.length) return null;
  return {
    players,
    inside,
    winner,
    ante,
    carried,
    extra: kept["extra"] === true,
    stay: kept["stay"] === true,
  };
}
