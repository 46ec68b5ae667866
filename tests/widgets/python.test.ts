/** Python as the page sees it: whoever waits comes first, and files that are gone are told from a browser that can't. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Answers } from "../../widgets/src/runtime/answers.ts";
import type { Assets } from "../../widgets/src/runtime/assets.ts";
import { NoPython, Python, Renewed } from "../../widgets/src/runtime/python.ts";
import { changed } from "../../widgets/src/runtime/renewed.ts";
import type { FromWorker, ToWorker } from "../../widgets/src/runtime/worker.ts";

/** A worker that does as it is told by the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  posted: ToWorker[] = [];
  ended = false;
  onmessage: (event: { data: FromWorker }) => void = () => {};
  onerror: (event: { message?: string }) => void = () => {};
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage = (message: ToWorker) => void this.posted.push(message);
  terminate = () => {
    this.ended = true;
  };
  say = (data: FromWorker) => this.onmessage({ data });
  get asked(): string[] {
    return this.posted.flatMap((message) => ("text" in message ? [message.text] : []));
  }
  reply(): void {
    const last = this.posted.at(-1);
    if (last && "id" in last) this.say({ id: last.id, reply: JSON.stringify({ to: last.text }) });
  }
}

const worker = (): FakeWorker => {
  const last = FakeWorker.all.at(-1);
  assert.ok(last);
  return last;
};
const assets = {
  wasm: "/a.wasm",
  snapshot: { url: "/s.bin" },
  wheel: { url: "/w.whl" },
} as unknown as Assets;
let host: (path: string) => Response | Promise<Response> = () => new Response("", { status: 200 });
const { fetch } = globalThis;

beforeEach(() => {
  FakeWorker.all = [];
  Object.assign(globalThis, { Worker: FakeWorker, fetch: async (path: string) => host(path) });
  host = () => new Response("", { status: 200, headers: { "Content-Type": "application/wasm" } });
});
afterEach(() => Object.assign(globalThis, { fetch }));

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
function running(): Python {
  const python = new Python("/worker.js", assets);
  python.start();
  worker().say({ progress: { step: "ready", way: "restored" } });
  return python;
}

test("one question at a time, those that somebody waits for first", async () => {
  const python = running();
  const early = ["e1", "e2", "e3"].map((text) => python.early(text));
  assert.deepEqual(worker().asked, ["e1"]);
  const waited = python.ask("w1");
  worker().reply();
  assert.deepEqual(worker().asked, ["e1", "w1"]);
  worker().reply();
  assert.equal(await waited, JSON.stringify({ to: "w1" }));
  assert.deepEqual(worker().asked, ["e1", "w1", "e2"]);
  early[2]?.cancel();
  worker().reply();
  assert.deepEqual(worker().asked, ["e1", "w1", "e2"], "what nobody will ask is not asked for");
});

test("what was to be asked ahead is hurried when somebody asks", async () => {
  const python = running();
  python.early("e1");
  python.early("e2");
  const e3 = python.early("e3");
  const reply = e3.hurry();
  worker().reply();
  assert.deepEqual(worker().asked, ["e1", "e3"]);
  worker().reply();
  assert.equal(await reply, JSON.stringify({ to: "e3" }));
});

test("few answers are got ahead, and those no longer wanted are given up", async () => {
  const python = running();
  const answers = new Answers({}, (text) => python.ask(text), python);
  const request = (card: number) => ({ ask: "replay", card });
  answers.prepare(Array.from({ length: 17 }, (_, card) => request(card)));
  for (let turn = 0; turn < 20; turn++) worker().reply();
  assert.equal(worker().asked.length, 6);
  assert.deepEqual(await answers.ask(request(2)), { to: JSON.stringify(request(2)) });
  assert.equal(worker().asked.length, 6, "the answer was there");
  answers.prepare([request(30), request(31), request(32)]);
  answers.prepare([]);
  worker().reply();
  assert.equal(worker().asked.length, 7);
});

test("replies that came with the page need nobody, whatever their names", async () => {
  const answers = new Answers({ '{"ask":"game"}': '{"a":1}' }, () => assert.fail(), {
    early: () => assert.fail(),
  });
  assert.deepEqual(await answers.ask({ ask: "game" }), { a: 1 });
  assert.deepEqual(answers.known({ ask: "game" }), { a: 1 });
  assert.equal(answers.known({ ask: "constructor" }), undefined);
});

test("after a quick start that failed the plain one is tried, with the same question", async () => {
  const python = new Python("/worker.js", assets);
  const reply = python.ask("q");
  worker().say({ failed: "no" });
  await settled();
  assert.equal(FakeWorker.all.length, 2);
  assert.deepEqual(worker().posted[0], { way: "plain", assets });
  assert.deepEqual(worker().asked, ["q"]);
  worker().reply();
  assert.equal(await reply, JSON.stringify({ to: "q" }));
});

test("when that fails, too, everybody is told, and the next question starts afresh", async () => {
  const python = new Python("/worker.js", assets);
  const both = [python.ask("q1"), python.ask("q2")].map((reply) => assert.rejects(reply, NoPython));
  worker().say({ failed: "no" });
  await settled();
  worker().say({ failed: "no" });
  await Promise.all(both);
  assert.ok(FakeWorker.all.every(({ ended }) => ended));
  const reply = python.ask("q3");
  assert.equal(FakeWorker.all.length, 3);
  assert.deepEqual(worker().posted[0], { way: "restored", assets });
  worker().reply();
  assert.equal(await reply, JSON.stringify({ to: "q3" }));
});

const html = () =>
  new Response("<h1>Not here</h1>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
for (const [what, answer] of [
  ["404", () => new Response("", { status: 404 })],
  ["410", () => new Response("", { status: 410 })],
  ["a page with status 200", html],
] as const)
  for (const file of ["/worker.js", "/a.wasm", "/s.bin", "/w.whl"])
    test(`${what} in place of ${file} means that the site was renewed`, async () => {
      const { status, headers } = { status: 200, headers: { "Content-Type": "text/javascript" } };
      host = (path) => (path === file ? answer() : new Response("", { status, headers }));
      const python = new Python("/worker.js", assets);
      const reply = assert.rejects(python.ask("q"), Renewed);
      if (file === "/worker.js") worker().onerror({});
      else worker().say({ failed: "magic word" });
      await reply;
      assert.equal(FakeWorker.all.length, 1, "nothing more is downloaded in vain");
    });

for (const [what, answer] of [
  ["503", async () => new Response("", { status: 503 })],
  ["nobody", () => Promise.reject(new TypeError("network"))],
] as const)
  test(`${what} at the other end does not`, async () => {
    host = answer;
    const python = new Python("/worker.js", assets);
    const reply = python.ask("q");
    worker().onerror({});
    await assert.rejects(reply, (error) => error instanceof NoPython && !(error instanceof Renewed));
  });

test("a page that names another script by now is another page", async () => {
  const page =
    (text: string, status = 200) =>
    () =>
      new Response(text, { status });
  for (const [answer, renewed] of [
    [page('<script src="kort.en.NEW.js">'), true],
    [page('<script src="kort.en.OLD.js">'), false],
    [page("Too busy", 503), false],
    [() => Promise.reject(new TypeError("network")), false],
  ] as const) {
    host = answer;
    assert.equal(await changed("/page/", "kort.en.OLD.js"), renewed);
  }
});
