/// <reference lib="webworker" />
/** Two ways to start Python: restored from the snapshot, and plainly, as Pyodide itself does it. */
import type { PyodideConfig, PyodideInterface } from "pyodide";
import type { Assets } from "./assets.ts";
import type { Progress } from "./progress.ts";

export type Answer = (text: string) => string;
type Tell = (progress: Progress) => void;

declare const self: DedicatedWorkerGlobalScope;
const fetched = self.fetch.bind(self);
/** An archive without files: the snapshot has the library in it already. */
const EMPTY_ZIP = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==";
const GZIP = 0x1f;

/** Python as it was when the build had imported the engine. Rejects where anything in it fails. */
export async function restored({ pyodide, lock, wasm, snapshot }: Assets, tell: Tell): Promise<Answer> {
  const program = fetched(wasm);
  const memory = unpacked(snapshot, tell);
  memory.catch(() => {}); // Whoever awaits it below hears of it.
  self.fetch = (request, options) =>
    String(request).endsWith(".wasm") ? program : fetched(request, options);
  const python = await load(pyodide, {
    _loadSnapshot: memory,
    stdLibURL: EMPTY_ZIP,
    lockFileContents: JSON.stringify(lock),
  } as PyodideConfig);
  tell({ step: "engine" });
  // Every start would throw the same dice: the snapshot holds them in mid-air.
  python.pyimport("random").seed(crypto.getRandomValues(new Uint32Array(1))[0]);
  return python.pyimport("kortspel.api").answer;
}

/** Python from Pyodide's stock files and the engine's wheel. */
export async function plain({ pyodide, wheel }: Assets, tell: Tell): Promise<Answer> {
  self.fetch = counting(wheel.download, tell);
  const [python, archive] = await Promise.all([
    load(pyodide, {}),
    self.fetch(wheel.url).then((response) => response.arrayBuffer()),
  ]);
  tell({ step: "engine" });
  python.unpackArchive(archive, "wheel");
  return python.pyimport("kortspel.api").answer;
}

async function load(indexURL: string, config: PyodideConfig): Promise<PyodideInterface> {
  const program = import(`${indexURL}pyodide.asm.js`); // Its download need not wait for the loader's.
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  await program;
  return loadPyodide({ indexURL, ...config });
}

/** The snapshot's memory. The length that it had is the length that it must have again. */
async function unpacked({ url, download, bytes }: Assets["snapshot"], tell: Tell): Promise<Uint8Array> {
  const response = await counting(download, tell)(url);
  if (!response.body) throw new Error("an empty snapshot");
  const memory = new Uint8Array(bytes);
  let at = 0;
  const [head, body] = await peeked(response.body);
  // Some hosts unpack what they send.
  const stream = head === GZIP ? body.pipeThrough(new DecompressionStream("gzip")) : body;
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    memory.set(chunk.value, at);
    at += chunk.value.length;
  }
  return memory;
}

/** The first byte of a stream, and the stream with it. */
async function peeked(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    async pull(controller) {
      const next = await reader.read();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  return [first.value?.[0], whole] as const;
}

/** A fetch that tells of every byte it brings, out of `total` for all that it is asked for. */
function counting(total: number, tell: Tell): typeof fetch {
  let loaded = 0;
  return async (request, options) => {
    const response = await fetched(request, options);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    if (!response.body) return response;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell(loaded < total ? { step: "download", loaded, total } : { step: "start" });
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
