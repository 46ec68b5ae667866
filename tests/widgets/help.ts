/** What the tests share: the engine itself, the sentences, and a page around a widget. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Scene } from "../../widgets/src/elements/widget.ts";
import { type Ask, type Request, read } from "../../widgets/src/runtime/door.ts";
import { Text } from "../../widgets/src/text.ts";

export const LANGUAGES = readdirSync("translations").sort();

let engine: ChildProcess | null = null;
let replies: AsyncIterator<string>;
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Whether somebody waits for the engine. */
export const busy = () => waiting > 0;

/** The engine's reply to a request, both texts. One process for all tests of a file, ended with it. */
export function engineSays(text: string): Promise<string> {
  if (!engine?.stdout) {
    engine = spawn("python", ["-m", "kortspel"], { stdio: ["pipe", "pipe", "inherit"] });
    const { stdout } = engine;
    if (!stdout) throw new Error("no engine");
    replies = createInterface({ input: stdout })[Symbol.asyncIterator]();
    engine.unref();
    (stdout as unknown as { unref(): void }).unref();
    (engine.stdin as unknown as { unref(): void }).unref();
  }
  const { stdin } = engine;
  waiting++;
  const answer = queue.then(async () => {
    (stdoutOf(engine) as unknown as { ref(): void }).ref();
    stdin?.write(`${text}\n`);
    const { value } = await replies.next();
    (stdoutOf(engine) as unknown as { unref(): void }).unref();
    waiting--;
    return value as string;
  });
  queue = answer;
  return answer;
}

const stdoutOf = (process: ChildProcess | null) => process?.stdout;

export const ask: Ask = async <T>(request: Request) => read<T>(await engineSays(JSON.stringify(request)));

/** All sentences of a language, those of games without pages too. */
export function textOf(lang: string): Text {
  const folder = `translations/${lang}`;
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Text(lang, files.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n"));
}

export const english = textOf("en");

export function scene(changes: Partial<Scene> = {}): Scene {
  return {
    text: english,
    letters: "page",
    root: "../../",
    id: "k0",
    alive: true,
    waiting: null,
    trouble: null,
    ...changes,
  };
}
