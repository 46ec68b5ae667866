/** The engine's door as the page sees it: requests, replies and the way to get from one to the other. */

export type Request = { ask: string } & Record<string, unknown>;

/** Whoever answers requests: the engine at build time, inlined replies or Python in the browser. */
export type Ask = <T>(request: Request) => Promise<T>;

/** A reply that is there already, without asking anybody; undefined where there is none. */
export type Known = <T>(request: Request) => T | undefined;

/** The engine's refusal of a request, by code and place. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly at: string,
    /** Whatever else the engine says of it. */
    readonly more: Readonly<Record<string, unknown>>,
  ) {
    super(`${code} at ${at || "the request"}`);
  }
}

/** The reply in a text from the engine. Throws {@link Refusal} where it is an error. */
export function read<T>(text: string): T {
  const reply = JSON.parse(text);
  if (reply.error) {
    const { code, at, ...more } = reply.error;
    throw new Refusal(code, at, more);
  }
  return reply;
}
