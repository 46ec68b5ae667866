/// <reference lib="webworker" />
/** The worker: Python in the browser. It passes texts to the engine and back, and knows nothing about cards. */
import type { PyodideInterface } from "pyodide";
import type { Progress } from "./progress.ts";

/** Where everything lies, and how many bytes there are to download. */
export interface Assets {
  pyodide: string;
  wheel: string;
  bytes: number;
}
export type ToWorker = { assets: Assets } | { id: number; text: string };
export type FromWorker = { progress: Progress } | { failed: string } | { id: number; reply: string };

declare const self: DedicatedWorkerGlobalScope;
const post = (message: FromWorker) => self.postMessage(message);
const tell = (progress: Progress) => post({ progress });

let answer: Promise<(text: string) => string>;

// Where Pyodide's start fails, it rejects a promise of its own at most and leaves ours waiting for ever.
self.addEventListener("unhandledrejection", ({ reason }) => post({ failed: String(reason) }));
const fail = (why: unknown): never => {
  post({ failed: String(why) });
  throw new Error(String(why));
};

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ("assets" in data) answer = start(data.assets);
    else post({ id: data.id, reply: (await answer)(data.text) });
    await answer;
  } catch (error) {
    post({ failed: String(error) });
  }
};

async function start(assets: Assets): Promise<(text: string) => string> {
  countBytes(assets.bytes);
  const { loadPyodide } = await import(`${assets.pyodide}pyodide.mjs`);
  const [python, wheel]: [PyodideInterface, ArrayBuffer] = await Promise.all([
    loadPyodide({ indexURL: assets.pyodide }),
    fetch(assets.wheel).then((response) => response.arrayBuffer()),
  ]);
  tell({ step: "engine" });
  python.unpackArchive(wheel, "wheel");
  const door = python.pyimport("kortspel.api");
  tell({ step: "ready" });
  return door.answer;
}

/** From here on tells of every byte that a fetch brings, out of `total`. */
function countBytes(total: number): void {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (...request) => {
    const response = await plain(...request).catch(fail);
    if (!response.ok) return fail(`${response.status} ${response.url}`);
    if (!response.body) return response;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell(loaded < total ? { step: "download", loaded, total } : { step: "start" });
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    response.body.pipeTo(counter.writable).catch(fail);
    return new Response(counter.readable, { status, statusText, headers });
  };
}
