/** Replies that came with the page are used first, then those that were asked for ahead; the rest goes to Python. */
import { type Request, read } from "./door.ts";

/** Requests and replies, both as texts. */
export type Inlined = Record<string, string>;
type Engine = (text: string) => Promise<string>;

export class Answers {
  #ahead = new Map<string, Promise<string>>();

  /** `engine` answers somebody who waits, `early` one who may never ask. */
  constructor(
    readonly inlined: Inlined,
    readonly engine: Engine,
    readonly early: Engine,
  ) {}

  /** The reply to a request. */
  async ask<T>(request: Request): Promise<T> {
    const text = JSON.stringify(request);
    return read<T>(this.inlined[text] ?? (await (this.#ahead.get(text) ?? this.engine(text))));
  }

  /** Gets the replies to what is likely to be asked next. Those to other requests are forgotten. */
  prepare(requests: Request[]): void {
    const texts = requests
      .map((request) => JSON.stringify(request))
      .filter((text) => !(text in this.inlined));
    this.#ahead = new Map(texts.map((text) => [text, this.#ahead.get(text) ?? this.#early(text)]));
  }

  #early(text: string): Promise<string> {
    const reply = this.early(text);
    reply.catch(() => this.#ahead.delete(text)); // Whoever asks then, asks anew.
    return reply;
  }
}
