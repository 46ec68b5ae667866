/** Starts Python in each way that is measured, and says how long the first answer took. */
import { Python } from "../../../widgets/src/runtime/python.ts";
import { restored } from "../../../widgets/src/runtime/start.ts";
import { type Manifest, stock } from "./stock.ts";

const PATIENCE = 180_000;
const REQUEST = '{"ask":"judge","game":"femkort","trick":["8H"],"hand":["QH","3H"]}';

const folder = new URL("../assets/kort/", location.href);
const here = (path: string) => new URL(path, folder).href;
const { start: manifest } = (await (await fetch(here("manifest.json"))).json()) as { start: Manifest };
const assets: Manifest = {
  ...manifest,
  worker: here(manifest.worker),
  pyodide: here(manifest.pyodide),
  wasm: here(manifest.wasm),
  snapshot: { ...manifest.snapshot, url: here(manifest.snapshot.url) },
  wheel: { ...manifest.wheel, url: here(manifest.wheel.url) },
};

/** Each way by its name: what becomes of the request. In a worker as the site does it, or in the page itself. */
const ways: Record<string, () => Promise<string>> = {
  "ours, worker": () => new Python(assets.worker, assets).ask(REQUEST),
  "ours, page": async () => (await restored(assets, () => {}))(REQUEST),
  "stock, worker": () => {
    const worker = new Worker("stock-worker.js", { type: "module" });
    worker.postMessage({ assets, text: REQUEST });
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) =>
        "reply" in data ? resolve(data.reply) : reject(new Error(data.failed));
    });
  },
  "stock, page": async () => (await stock(assets))(REQUEST),
};

/** Milliseconds from nothing to the first answer, and that answer. */
async function measure(way: string): Promise<{ milliseconds: number; reply: string }> {
  const start = ways[way];
  if (!start) throw new Error(`no way ${way}`);
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`${way}: no answer`)), PATIENCE),
  );
  const began = performance.now();
  const reply = await Promise.race([start(), late]);
  return { milliseconds: performance.now() - began, reply };
}

Object.assign(window, { measure });
