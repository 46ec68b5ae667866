/** Replies that came with the page are used first; whatever else is asked goes to Python. */
import { type Ask, type Request, read } from "./door.ts";

/** Requests and replies, both as texts. */
export type Inlined = Record<string, string>;

/** Asks `inlined` first and `engine` where it has no answer. */
export function answers(inlined: Inlined, engine: (text: string) => Promise<string>): Ask {
  return async <T>(request: Request) => {
    const text = JSON.stringify(request);
    return read<T>(inlined[text] ?? (await engine(text)));
  };
}
