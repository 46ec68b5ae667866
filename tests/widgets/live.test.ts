/** A widget in its page: it never dies, whoever touches what. */
import "./dom.ts";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { html } from "lit-html";
import { tryWidget } from "../../widgets/src/elements/try.ts";
import type { Widget } from "../../widgets/src/elements/widget.ts";
import { NoPython, Renewed } from "../../widgets/src/runtime/python.ts";
import { window } from "./dom.ts";
import { english } from "./help.ts";
import { rest, Stage, translate } from "./stage.ts";

const LINE = "femkort.modern.play.A..8H-4S_QH-3H_AS-5D.8H";
const SPEC = { line: LINE, you: 1 };

/** A counter that breaks when it is told to. */
type Break = "step" | "view" | "no python" | "renewed" | null;
interface Count {
  count: number;
  breaks: Break;
}
const counter: Widget<object, Count, { add: number; breaks?: Break }> = {
  first: async () => ({ count: 0, breaks: null }),
  async step({ count }, { add, breaks = null }) {
    if (breaks === "step") throw new TypeError("a fault of ours");
    if (breaks === "no python") throw new NoPython("none");
    if (breaks === "renewed") throw new Renewed("gone", []);
    return { count: count + add, breaks };
  },
  view({ count, breaks }, { trouble }, send) {
    if (breaks === "view") throw new RangeError("a fault in drawing");
    const button = (key: string, breaks: Break) =>
      html`<button data-key=${key} @click=${() => send({ add: 1, breaks })}>${key}</button>`;
    return html`<p class="count">${count}</p><p class="trouble">${trouble?.kind ?? ""}</p>${button("add", null)}${button("step", "step")}${button("view", "view")}${button("none", "no python")}${button("renewed", "renewed")}`;
  },
};

let told: unknown[] = [];
const { error } = console;
beforeEach(() => {
  told = [];
  console.error = (...what: unknown[]) => told.push(what[0]);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  console.error = error;
});

async function staged<Spec, Model, Intent>(widget: Widget<Spec, Model, Intent>, spec: Spec) {
  const stage = new Stage(widget, spec);
  await rest();
  assert.equal(stage.element.getAttribute("data-alive"), "true");
  return stage;
}

const state = (stage: Stage<object, Count, never>) => [stage.texts(".count")[0], stage.texts(".trouble")[0]];

for (const [key, kind] of [
  ["step", "fault"],
  ["view", "fault"],
  ["none", "python"],
  ["renewed", "renewed"],
] as const)
  test(`after a throw (${key}) the last good state stays, the trouble is told, and the next tap works`, async () => {
    const stage = (await staged(counter, {})) as unknown as Stage<object, Count, never>;
    await stage.tap("add");
    await stage.tap(key);
    assert.deepEqual(state(stage), ["1", kind]);
    await stage.tap("add");
    assert.deepEqual(state(stage), ["2", ""]);
    await stage.tap(key);
    await stage.tap(key);
    await stage.tap("add");
    assert.deepEqual(state(stage), ["3", ""]);
    assert.equal(told.length, kind === "fault" ? 3 : 0, "faults are told to whoever looks for them, too");
  });

test("a card that is refused twice is heard twice", async () => {
  const stage = await staged(tryWidget, SPEC);
  const alarm = stage.find("[aria-live=assertive]");
  const heard: string[] = [];
  const ear = new MutationObserver(() => heard.push(alarm?.textContent ?? ""));
  if (alarm) ear.observe(alarm as never, { childList: true, subtree: true, characterData: true } as never);
  for (let time = 1; time <= 3; time++) {
    await stage.tap("hand-3H");
    assert.equal(heard.length, time, "each refusal changes the region once");
    assert.ok(heard.at(-1)?.includes(english.words("stays", { card: { card: "3H" } })));
  }
  assert.notEqual(heard[0], heard[1]);
  await stage.tap("show");
  assert.equal(heard.length, 3, "what isn't said again isn't heard again");
  assert.equal(stage.texts("[aria-live=polite]").join(""), "");
  ear.disconnect();
});

test("a typing mistake made twice is heard twice", async () => {
  const stage = await staged(tryWidget, SPEC);
  await stage.tap("edit");
  const input = stage.find("[data-key=edit-trick]") as HTMLInputElement;
  input.value = "ZZ";
  input.dispatchEvent(new window.Event("input", { bubbles: true }) as unknown as Event);
  await rest();
  const problem = () => stage.find(".k-field [role=alert]")?.textContent;
  const submit = async () => {
    stage.find("form")?.dispatchEvent(new window.Event("submit", { cancelable: true }) as unknown as Event);
    await rest();
    return problem();
  };
  const [first, second] = [await submit(), await submit()];
  assert.ok(first?.includes("ZZ") && second?.includes("ZZ"));
  assert.notEqual(first, second);
});

test("a trick is played right under a translator that wraps every text at once", async () => {
  const stage = await staged(tryWidget, { line: LINE.replace(/8H$/, ""), you: 1 });
  const translator = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeName !== "FONT") translate(node.parentNode ?? node);
  });
  translate(stage.element as never);
  translator.observe(stage.element as never, { childList: true, subtree: true } as never);
  const plain = (selector: string) => stage.texts(selector).map((text) => text.replaceAll("*", ""));
  const cards = () =>
    [...stage.element.querySelectorAll(".k-laid [role=img]")].map((card) => card.getAttribute("aria-label"));
  for (const [key, header, card] of [
    ["hand-8H", english.words("suit-led", { number: 4, suit: "H" }), "8H"],
    ["hand-QH", english.words("suit-led", { number: 4, suit: "H" }), "QH"],
    ["hand-AS", english.words("trick-number", { number: 5 }), "AS"],
  ] as const) {
    await stage.tap(key);
    assert.equal(plain(".k-bar p")[0], header);
    assert.ok(
      plain(".k-said")
        .join("")
        .includes(
          english.words("plays", { seat: "ABC"["8H QH AS".split(" ").indexOf(card)] ?? "", card: { card } }),
        ),
    );
    assert.equal(stage.keys().includes(key), false, "a card that was played is in no hand");
  }
  assert.deepEqual(cards(), ["8 of hearts", "queen of hearts, won its trick", "ace of spades"]);
  assert.ok(document.activeElement?.getAttribute("data-key"), "focus is kept");
  translator.disconnect();
});

test("elements that somebody takes out or puts in do no harm", async () => {
  const stage = await staged(tryWidget, SPEC);
  stage.find(".k-seats")?.remove();
  stage.find(".k-said")?.remove();
  stage.find(".k-hand")?.prepend(document.createElement("aside"));
  await stage.tap("hand-QH");
  assert.equal(stage.element.querySelectorAll(".k-seats .k-card").length, 3);
  assert.equal(stage.element.querySelectorAll("aside").length, 0);
  stage.find(".k-root > *")?.replaceChildren();
  for (const listener of stage.letters) listener();
  assert.ok(stage.find("[data-key=hand-AS]"));
});

test("without Python what it is asked for is not lost, and can be asked again", async () => {
  const stage = await staged(tryWidget, SPEC);
  stage.engine.out = new NoPython("none");
  await stage.tap("hand-QH");
  assert.ok(stage.notice().includes(english.words("python-failed")));
  stage.engine.out = null;
  await stage.tap("retry");
  assert.equal(stage.notice(), "");
  assert.ok(stage.said().includes(english.words("plays", { seat: "B", card: { card: "QH" } })));
});

test("where the site was renewed a reload is offered, and the position is kept", async () => {
  const stage = await staged(tryWidget, SPEC);
  await stage.tap("hand-QH");
  stage.engine.out = new Renewed("gone", []);
  await stage.tap("hand-AS");
  assert.ok(stage.notice().includes(english.words("site-renewed")));
  assert.ok(stage.find("[data-key=reload]"));
  const again = await staged(tryWidget, SPEC);
  assert.ok(again.find("[data-key=hand-AS]"), "the queen lies on the table still");
});

test("whatever is kept, the widget comes alive", async () => {
  const name = "kort-try femkort/try.md 0";
  const rubbish = ["", "{", "null", "[]", "7", '{"version":2}', '{"state":{"hands":7},"given":1,"line":"x"}'];
  const strange = { version: 2, line: LINE, at: LINE, start: "femkort.nowhere", played: ["?"], given: 1 };
  for (const kept of [...rubbish, JSON.stringify(strange)]) {
    sessionStorage.setItem(name, kept);
    const stage = await staged(tryWidget, SPEC);
    assert.ok(stage.find("[data-key=hand-QH]"), kept);
    await stage.tap("hand-3H");
    assert.ok(stage.said().includes(english.words("stays", { card: { card: "3H" } })), kept);
    stage.element.remove();
  }
  assert.deepEqual(told, []);
});

test("what is kept holds nothing that the engine said", async () => {
  const stage = await staged(tryWidget, SPEC);
  await stage.tap("hand-QH");
  const kept = JSON.parse(sessionStorage.getItem("kort-try femkort/try.md 0") ?? "");
  assert.deepEqual(Object.keys(kept).sort(), ["at", "given", "line", "played", "start", "version"]);
  assert.deepEqual([kept.played, kept.given], [["8H", "QH"], 1]);
});

test("a widget lets go of the page, and takes hold of it again", async () => {
  const stage = await staged(tryWidget, SPEC);
  assert.deepEqual([stage.engine.listeners.size, stage.letters.size], [1, 1]);
  const { element } = stage;
  element.remove();
  assert.deepEqual([stage.engine.listeners.size, stage.letters.size], [0, 0]);
  document.body.append(element);
  assert.deepEqual([stage.engine.listeners.size, stage.letters.size], [1, 1]);
  await stage.tap("hand-QH");
  assert.ok(stage.find("[data-key=hand-AS]"));
});

test("the address follows, but not at each keystroke, and a browser that refuses does no harm", async () => {
  const spec = { ...SPEC, address: true };
  const stage = await staged(tryWidget, spec);
  let changes = 0;
  const { replaceState } = history;
  history.replaceState = (...args: Parameters<History["replaceState"]>) => {
    changes++;
    if (changes > 1) throw new window.DOMException("too many", "SecurityError");
    replaceState.apply(history, args);
  };
  try {
    await stage.tap("edit");
    const input = stage.find("[data-key=edit-trick]") as HTMLInputElement;
    for (let key = 0; key < 200; key++) {
      input.value += "Q";
      input.dispatchEvent(new window.Event("input") as unknown as Event);
    }
    await rest();
    assert.equal(changes, 0, "nothing that an address says has changed");
    await stage.tap("cancel");
    const from = performance.now();
    await stage.tap("hand-QH");
    await stage.tap("undo");
    await stage.tap("hand-QH");
    window.dispatchEvent(new window.Event("pagehide"));
    const most = 2 + (performance.now() - from) / 500;
    assert.ok(changes >= 1 && changes <= most, `${changes} changes`);
    assert.equal(stage.notice(), "");
    assert.deepEqual(told, []);
  } finally {
    history.replaceState = replaceState;
  }
});
