/** What there is to enter of a deal of Bismarck. */

/** The contracts by the names that the engine has for them. */
export const CONTRACTS = ["spel", "spader", "valfri", "pass"] as const;
/** The most tricks that a player can take. */
export const MOST_TRICKS = 16;
