/// <reference lib="webworker" />
/** The stock start in a worker: answers one request. */
import { type Manifest, stock } from "./stock.ts";

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data }: MessageEvent<{ assets: Manifest; text: string }>) => {
  try {
    self.postMessage({ reply: (await stock(data.assets))(data.text) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
