/** Python as the page sees it: one worker a page, started once, asked in turn. */
import type { Assets } from "./assets.ts";
import type { Progress } from "./progress.ts";
import type { FromWorker, ToWorker, Way } from "./worker.ts";

/** Python can't start here, or has stopped. */
export class NoPython extends Error {}

interface Waiting {
  text: string;
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

  /** Whether it answers at once. */
  get ready(): boolean {
    return this.progress?.step === "ready";
  }

  /** Starts the worker if it isn't there yet. */
  start(): void {
    if (!this.#worker) this.#begin("restored");
  }

  #begin(way: Way): void {
    let worker: Worker;
    try {
      worker = new Worker(this.script, { type: "module" });
    } catch (error) {
      this.#fail(String(error));
      return;
    }
    this.#worker = worker;
    // A worker that was given up may have messages on their way.
    const current = () => worker === this.#worker;
    worker.onerror = ({ message }) => current() && this.#fail(message || "the worker did not load");
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => current() && this.#hear(data, way);
    this.#post({ way, assets: this.assets });
  }

  #hear(message: FromWorker, way: Way): void {
    if ("progress" in message) this.#tell(message.progress);
    else if ("reply" in message) {
      this.#waiting.get(message.id)?.resolve(message.reply);
      this.#waiting.delete(message.id);
    } else if (way === "restored" && !this.ready) this.#beginAgain();
    else this.#fail(message.failed);
  }

  /** The plain start after the quick one, in a worker of its own: what has failed may still be going on. */
  #beginAgain(): void {
    this.#worker?.terminate();
    this.#begin("plain");
    for (const [id, { text }] of this.#waiting) this.#post({ id, text });
  }

  /** The engine's reply to a request, both texts. Starts Python if need be; rejects with {@link NoPython}. */
  ask(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { text, resolve, reject });
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
