/** Python as the page sees it: one worker a page, started once, asked one thing at a time. */
import type { Assets } from "./assets.ts";
import type { Progress, Way } from "./progress.ts";
import { missing } from "./renewed.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** Python can't start here, or has stopped. */
export class NoPython extends Error {}

/** Its files are gone: the site has been renewed under an open page. */
export class Renewed extends NoPython {
  constructor(
    why: string,
    /** The files that are gone. */
    readonly files: readonly string[],
  ) {
    super(why);
  }
}

/** An answer that nobody waits for yet. */
export interface Early {
  reply: Promise<string>;
  /** Somebody waits for it now. */
  hurry(): Promise<string>;
  /** Nobody will: it isn't asked for, unless it has been already. */
  cancel(): void;
}

interface Question {
  text: string;
  resolve(reply: string): void;
  reject(error: Error): void;
}

export class Python {
  #worker: Worker | null = null;
  /** The question that the worker has, by its number. */
  #asked: { id: number; question: Question } | null = null;
  #waiting: Question[] = [];
  #early: Question[] = [];
  #count = 0;
  /** What is wrong is being found out. */
  #failing = false;
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
    if (!this.#worker && !this.#failing) this.#begin("restored");
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
    if (this.#asked) this.#post({ id: this.#asked.id, text: this.#asked.question.text });
    else this.#next();
  }

  #hear(message: FromWorker, way: Way): void {
    if ("progress" in message) this.#tell(message.progress);
    else if ("reply" in message) {
      const { id, question } = this.#asked ?? {};
      if (id !== message.id || !question) return;
      this.#asked = null;
      question.resolve(message.reply);
      this.#next();
    } else this.#fail(message.failed, way === "restored" && !this.ready ? "plain" : null);
  }

  /** The engine's reply to a request, both texts. Starts Python if need be; rejects with {@link NoPython}. */
  ask(text: string): Promise<string> {
    const { question, reply } = asking(text);
    this.#waiting.push(question);
    this.start();
    this.#next();
    return reply;
  }

  /** The same for one who may never ask: after whatever somebody waits for. */
  early(text: string): Early {
    const { question, reply } = asking(text);
    this.#early.push(question);
    this.#next();
    const leave = () => {
      const at = this.#early.indexOf(question);
      if (at >= 0) this.#early.splice(at, 1);
      return at >= 0;
    };
    const hurry = () => {
      if (leave()) {
        this.#waiting.push(question);
        this.start();
        this.#next();
      }
      return reply;
    };
    return { reply, hurry, cancel: leave };
  }

  /** Calls `listener` at every step of the start; returns how to stop that. */
  listen(listener: (progress: Progress) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Gives the worker the next question, when it has none: one that somebody waits for, if there is one. */
  #next(): void {
    if (!this.#worker || this.#asked) return;
    const question = this.#waiting.shift() ?? (this.ready ? this.#early.shift() : undefined);
    if (!question) return;
    this.#asked = { id: this.#count++, question };
    this.#post({ id: this.#asked.id, text: question.text });
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #tell(progress: Progress): void {
    this.progress = progress;
    for (const listener of this.#listeners) listener(progress);
    if (progress.step === "ready") {
      performance.mark("python", { detail: progress.way });
      this.#next();
    }
  }

  /**
   * Ends the worker. Where another `way` to start is left, and the files for it may be there, it is tried in a
   * worker of its own: what has failed may still be going on. Else everyone who waits is told, and the next
   * question starts afresh.
   */
  async #fail(why: string, way: Way | null = null): Promise<void> {
    this.#worker?.terminate();
    this.#worker = null;
    this.progress = null;
    this.#failing = true;
    const gone = await missing([String(this.script), ...files(this.assets)]);
    this.#failing = false;
    if (way && !gone.length) {
      console.warn(`Python's quick start failed, so it starts the ${way} way: ${why}`);
      this.#begin(way);
      return;
    }
    const error = gone.length ? new Renewed(why, gone) : new NoPython(why);
    const all = [...(this.#asked ? [this.#asked.question] : []), ...this.#waiting, ...this.#early];
    this.#asked = null;
    this.#waiting = [];
    this.#early = [];
    for (const question of all) question.reject(error);
  }
}

function asking(text: string): { question: Question; reply: Promise<string> } {
  let question: Question | undefined;
  const reply = new Promise<string>((resolve, reject) => {
    question = { text, resolve, reject };
  });
  return { question: question as unknown as Question, reply };
}

/** The files that are named by what is in them, and so go with an older site. */
const files = ({ wasm, snapshot, wheel }: Assets) => [wasm, snapshot.url, wheel.url];
