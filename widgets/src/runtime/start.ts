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
export const restored = (assets: Assets, tell: Tell) => watched(() => restore(assets, tell));

/** Python from Pyodide's stock files and the engine's wheel. Rejects where anything in it fails. */
export const plain = (assets: Assets, tell: Tell) => watched(() => unpack(assets, tell));

/** Ends the start that is going on. */
let failed: (why: unknown) => void = () => {};

/**
 * Where a download fails, Pyodide's own start rejects a promise of its own at most and leaves ours waiting for
 * ever. So every download is watched, and every rejection that nobody takes.
 */
function watched(start: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    failed = reject;
    start().then(resolve, reject);
  });
}
self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  failed(event.reason);
});

/** A response that brings what was asked for, or the end of the start. */
async function watching(response: Promise<Response>): Promise<Response> {
  try {
    const { ok, status, url } = await response;
    if (!ok) throw new Error(`${status} ${url}`);
  } catch (error) {
    failed(error);
  }
  return response;
}

/** Compiling is watched too: where it fails, Pyodide would try in vain to fetch its program a second time. */
const compile = WebAssembly.instantiateStreaming.bind(WebAssembly);
WebAssembly.instantiateStreaming = (source, imports) => {
  const compiled = compile(source, imports);
  compiled.catch(failed);
  return compiled;
};

/** Some hosts don't know what wasm is, and browsers insist on hearing it. */
function asWasm(response: Response): Response {
  if (response.headers.get("Content-Type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}

async function restore({ pyodide, lock, wasm, snapshot }: Assets, tell: Tell): Promise<Answer> {
  const program = watching(fetched(wasm)).then(asWasm);
  const memory = unpacked(snapshot, tell);
  memory.catch(failed);
  self.fetch = (request, options) =>
    String(request).endsWith(".wasm") ? program : watching(fetched(request, options));
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

async function unpack({ pyodide, wheel }: Assets, tell: Tell): Promise<Answer> {
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
    const response = await watching(fetched(request, options));
    if (!response.body) return response;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell(loaded < total ? { step: "download", loaded, total } : { step: "start" });
        controller.enqueue(chunk);
      },
    });
    response.body.pipeTo(counter.writable).catch(failed);
    const { status, statusText, headers } = response;
    const counted = new Response(counter.readable, { status, statusText, headers });
    return response.url.endsWith(".wasm") ? asWasm(counted) : counted;
  };
}
