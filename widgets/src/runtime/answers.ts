/** Replies that came with the page are used first, then those that were asked for ahead; the rest goes to Python. */
import { type Request, read } from "./door.ts";
import type { Early } from "./python.ts";

/** Requests and replies, both as texts. */
export type Inlined = Record<string, string>;
type Engine = (text: string) => Promise<string>;

/** How many replies are got ahead at a time. */
const MOST_AHEAD = 6;

export class Answers {
  #ahead = new Map<string, Early>();

  /** `engine` answers somebody who waits, `early` one who may never ask. */
  constructor(
    readonly inlined: Inlined,
    readonly engine: Engine,
    readonly early: { early(text: string): Early },
  ) {}

  /** The reply to a request. */
  async ask<T>(request: Request): Promise<T> {
    const text = JSON.stringify(request);
    return read<T>(this.#inlined(text) ?? (await (this.#ahead.get(text)?.hurry() ?? this.engine(text))));
  }

  /** The reply to a request, where it came with the page. */
  known<T>(request: Request): T | undefined {
    const reply = this.#inlined(JSON.stringify(request));
    return reply === undefined ? undefined : read<T>(reply);
  }

  /** Gets the replies to what is likely to be asked next. Those to other requests are no longer wanted. */
  prepare(requests: Request[]): void {
    const texts = requests
      .map((request) => JSON.stringify(request))
      .filter((text) => this.#inlined(text) === undefined)
      .slice(0, MOST_AHEAD);
    const old = this.#ahead;
    this.#ahead = new Map(texts.map((text) => [text, old.get(text) ?? this.#early(text)]));
    for (const [text, early] of old) if (!this.#ahead.has(text)) early.cancel();
  }

  #inlined(text: string): string | undefined {
    return Object.hasOwn(this.inlined, text) ? this.inlined[text] : undefined;
  }

  #early(text: string): Early {
    const early = this.early.early(text);
    early.reply.catch(() => this.#ahead.get(text) === early && this.#ahead.delete(text)); // Whoever asks then, asks anew.
    return early;
  }
}
