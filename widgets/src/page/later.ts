/** What comes to a page only when it needs it: widgets that few pages have, and sentences that it doesn't begin with. */
import { Renewed } from "../runtime/python.ts";
import { changed } from "../runtime/renewed.ts";
import type { Text } from "../text.ts";

/** From the build: sentences as Fluent source, by the name of what says them. */
export type Sources = Record<string, () => Promise<{ default: string }>>;

export class Later {
  readonly #known = new Set<string>();

  constructor(
    readonly text: Text,
    readonly sources: Sources,
  ) {}

  /** The sentences of each of these, added to those that the page has. */
  async sentences(...names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#known.has(name) || this.#learn(name)));
  }

  async #learn(name: string): Promise<void> {
    const source = await arrived(this.sources[name]?.());
    if (!source || this.#known.has(name)) return;
    this.#known.add(name);
    this.text.add(source.default);
  }
}

/** What is on its way. Where it doesn't come because the site was renewed under the page, that is said. */
export async function arrived<T>(coming: T | Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (error) {
    const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src.split("/").at(-1);
    const renewed = own !== undefined && (await changed(location.href, own));
    throw renewed ? new Renewed(String(error), []) : error;
  }
}
