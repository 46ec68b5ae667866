/** Python as the page sees it: one worker a page, started once, asked in turn. */
import type { Assets } from "./assets.ts";
import type { Progress } from "./progress.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** Python can't start here, or has stopped. */
export class NoPython extends Error {}

interface Waiting {
  resolve(reply: string): void;
  reject(error: Error): void;
}

export class Python {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #listeners = new Set<(progress: Progress) => void>();
  progress: Progress | null = null;

  constructor(
    readonly script: string | URL,
    readonly assets: Assets,
  ) {}

  /** Starts the worker if it isn't there yet. */
  start(): void {
    if (this.#worker) return;
    try {
      this.#worker = new Worker(this.script, { type: "module" });
    } catch (error) {
      this.#fail(String(error));
      return;
    }
    this.#worker.onerror = (event) => this.#fail(event.message || "the worker did not load");
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("progress" in data) this.#tell(data.progress);
      else if ("failed" in data) this.#fail(data.failed);
      else {
        this.#waiting.get(data.id)?.resolve(data.reply);
        this.#waiting.delete(data.id);
      }
    };
    this.#post({ assets: this.assets });
  }

  /** The engine's reply to a request, both texts. Starts Python if need be; rejects with {@link NoPython}. */
  ask(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { resolve, reject });
      this.start();
      this.#post({ id, text });
    });
  }

  /** Calls `listener` at every step of the start; returns how to stop that. */
  listen(listener: (progress: Progress) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #tell(progress: Progress): void {
    this.progress = progress;
    for (const listener of this.#listeners) listener(progress);
  }

  /** Everyone who waits is told, and the next question starts afresh. */
  #fail(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.progress = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new NoPython(why));
    this.#waiting.clear();
  }
}
