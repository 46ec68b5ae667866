/** What the browser keeps of a widget: read without trust, written without loss. */
import type { Keep, Kept } from "./widget.ts";

/** Where things are kept. Throws, as browsers do, where that is forbidden. */
export interface Stores {
  session: () => Storage;
  local: () => Storage;
}

export const BROWSER: Stores = { session: () => sessionStorage, local: () => localStorage };

export class Memory<Model> {
  /** `place` tells this widget of the site from the others. */
  constructor(
    readonly keep: Keep<Model> | undefined,
    readonly place: string,
    readonly stores: Stores = BROWSER,
  ) {}

  /** What was kept, by this tab and by all of them. */
  kept(model: Model): Kept {
    const { keep } = this;
    if (!keep) return { own: undefined, shared: undefined };
    const name = keep.name(model, this.place);
    const own = parsed(this.#read("session", name));
    const shared = keep.where === "local" ? parsed(this.#read("local", name)) : undefined;
    return { own, shared: shared ?? this.#older(model) };
  }

  /** Keeps the model after a step from `before`; returns it with what other tabs have done. */
  save(before: Model, after: Model): Model {
    const { keep } = this;
    if (!keep) return after;
    const name = keep.name(after, this.place);
    const shared = keep.where === "local" ? parsed(this.#read("local", name)) : undefined;
    const model = shared !== undefined && keep.merge ? keep.merge(before, after, shared) : after;
    const text = JSON.stringify(keep.save(model));
    this.#write("session", name, text);
    if (keep.where === "local" && this.#write("local", name, text)) this.#leave(model);
    return model;
  }

  /** The model with what another tab has just kept, where it is ours and there is something in it. */
  heard(model: Model, event: Pick<StorageEvent, "key" | "newValue">): Model {
    const { keep } = this;
    if (!keep?.merge || event.key !== keep.name(model, this.place)) return model;
    const shared = parsed(event.newValue);
    return shared === undefined ? model : keep.merge(model, model, shared);
  }

  /** Puts what can't be used where it does no harm, and can still be looked at. */
  aside(model: Model, unusable: unknown): void {
    if (this.keep)
      this.#write(this.keep.where, `${this.keep.name(model, this.place)} aside`, JSON.stringify(unusable));
  }

  /** What an older version of this site has kept. */
  #older(model: Model): unknown {
    const older = this.keep?.older;
    const kept = older && parsed(this.#read("local", older.name));
    return kept === undefined ? undefined : older?.taken(model, kept);
  }

  /** What has been taken over is no longer kept a second time. */
  #leave(model: Model): void {
    const older = this.keep?.older;
    const kept = older && parsed(this.#read("local", older.name));
    if (!older || kept === undefined) return;
    const left = older.left(model, kept);
    if (left !== undefined) this.#write("local", older.name, JSON.stringify(left));
    else this.#store("local")?.removeItem(older.name);
  }

  #store(where: keyof Stores): Storage | null {
    try {
      return this.stores[where]();
    } catch {
      return null; // Storage is forbidden: the widget works, and forgets.
    }
  }

  #read(where: keyof Stores, name: string): string | null {
    try {
      return this.#store(where)?.getItem(name) ?? null;
    } catch {
      return null;
    }
  }

  #write(where: keyof Stores, name: string, text: string): boolean {
    try {
      this.#store(where)?.setItem(name, text);
      return true;
    } catch {
      return false; // The store is full: nothing is lost on this page.
    }
  }
}

/** What a text of JSON says; undefined where it says nothing. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) ?? undefined);
  } catch {
    return undefined;
  }
}
