/// <reference lib="webworker" />
/** The worker: Python in the browser. It passes texts to the engine and back, and knows nothing about cards. */
import type { Assets } from "./assets.ts";
import type { Progress, Way } from "./progress.ts";
import { type Answer, plain, restored } from "./start.ts";

export type ToWorker = { way: Way; assets: Assets } | { id: number; text: string };
export type FromWorker = { progress: Progress } | { failed: string } | { id: number; reply: string };

declare const self: DedicatedWorkerGlobalScope;
const post = (message: FromWorker) => self.postMessage(message);
const tell = (progress: Progress) => post({ progress });

let answer: Promise<Answer>;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ("assets" in data) answer = start(data.way, data.assets);
    else post({ id: data.id, reply: (await answer)(data.text) });
    await answer;
  } catch (error) {
    post({ failed: String(error) });
  }
};

async function start(way: Way, assets: Assets): Promise<Answer> {
  const answer = await { restored, plain }[way](assets, tell);
  tell({ step: "ready", way });
  return answer;
}
