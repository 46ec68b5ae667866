/** <kort-quiz>: every way to ask, drawn and answered, in every language; what is kept; two tabs. */
import "./dom.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { render } from "lit-html";
import { Memory } from "../../widgets/src/elements/memory.ts";
import { quizWidget } from "../../widgets/src/elements/quiz.ts";
import { type Intent, isSeveral, type Model, type Spec } from "../../widgets/src/elements/quiz-model.ts";
import { quizView } from "../../widgets/src/elements/quiz-view.ts";
import type { Asks, Game, Question } from "../../widgets/src/elements/replies.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";
import { rest, Stage } from "./stage.ts";

/** One way to play each game, and the switches that bring questions of their own. */
const FORMS: [string, Record<string, unknown>][] = [
  ["femkort", { profile: "modern" }],
  ["femkort", { profile: "older" }],
  ["femkort", { profile: "pot", trump: true, redeal: "forehand" }],
  ["femkort", { profile: "pot", redeal: "any-before-last", payout: "session-pool", escalate: true }],
  ["bismarck", { profile: "modern" }],
  ["femkortskille", { profile: "standard", skituppslag: true }],
  ["femkortskille", { profile: "standard", betting: "auction" }],
  ["femkortskille", { profile: "standard", betting: "poker" }],
];
const WAYS: Asks[] = [
  "chips",
  "deal-winner",
  "first-leader",
  "legal-cards",
  "legal-words",
  "most-cards",
  "next-leader",
  "score",
  "takes-at-once",
  "trick-winner",
];

let made: Question[] = [];

async function questions(): Promise<Question[]> {
  if (made.length) return made;
  const found: Question[] = [];
  for (const [game, rules] of FORMS) {
    const { profiles } = await ask<Game>({ ask: "game", game, rules });
    for (const concept of profiles[String(rules["profile"])]?.concepts ?? [])
      for (const seed of [1, 2, 3])
        found.push(await ask<Question>({ ask: "question", game, rules, concept, level: seed, seed }));
  }
  made = found;
  return found;
}

/** A quiz that has come to this question. */
async function at(question: Question): Promise<Model> {
  const first = await quizWidget.first({ game: "femkort", profile: "modern" }, ask);
  const { concept, level, seed, game } = question;
  const round = { ...first.progress.round, plans: [{ concept, level, seed }] };
  return {
    ...first,
    spec: { game, profile: question.rules.profile },
    question,
    progress: { ...first.progress, round },
  };
}

const never: typeof ask = () => assert.fail("nothing is to be asked");
const told = (model: Model, intent: Intent) => quizWidget.step(model, intent, never);

test("a question about a trick keeps its winner back until it is answered", async () => {
  const about = (await questions()).filter(({ asks }) => asks === "trick-winner" || asks === "next-leader");
  assert.ok(about.length > 5);
  for (const question of about) {
    const root = document.createElement("div");
    render(
      quizView(await at(question), scene(), () => {}),
      root,
    );
    assert.equal(root.querySelector(".k-star"), null, question.concept);
    render(
      quizView({ ...(await at(question)), right: false }, scene(), () => {}),
      root,
    );
    assert.ok(root.querySelector(".k-star"), question.concept);
  }
});

test("every way to ask is drawn, hinted at, answered and explained, in every language", async () => {
  const all = await questions();
  assert.deepEqual([...new Set(all.map(({ asks }) => asks))].sort(), WAYS);
  const place = document.createElement("div");
  for (const lang of LANGUAGES) {
    const scenes = scene({ text: textOf(lang) });
    for (const question of all.filter(({ seed }) => lang === "en" || seed === 1)) {
      const where = `${lang} ${question.game} ${question.concept} ${question.seed}`;
      const draw = (model: Model) => {
        render(
          quizView(model, scenes, () => {}),
          place,
        );
        return place.textContent ?? "";
      };
      let model = await at(question);
      draw(model);
      assert.equal(place.querySelectorAll("[aria-pressed]").length, question.choices.length, where);
      for (let hint = 1; hint <= 2; hint++) model = await told(model, { do: "hint" });
      assert.ok(draw(model).length, where);
      for (const choice of new Set(question.answer))
        for (const [index, other] of question.choices.entries())
          if (other === choice) model = await told(model, { do: "choose", choice, place: index });
      const right = await told(model, { do: "check" });
      assert.equal(right.right, true, where);
      draw(right);
      assert.equal(place.querySelectorAll(".k-yes").length, 1, where);
      const shown = await told(model, { do: "hint" });
      assert.equal(shown.right, false, where);
      draw(shown);
      assert.equal(place.querySelectorAll(".k-no").length, 1, where);
    }
  }
});

test("where nothing is allowed, nothing is the answer", async () => {
  const all = await questions();
  const question = all.find(({ asks, answer }) => asks === "legal-words" && answer.length === 0);
  const cards = all.find(({ asks }) => asks === "legal-cards");
  assert.ok(question && cards);
  assert.equal((await told(await at(question), { do: "check" })).right, true);
  assert.equal((await told(await at(cards), { do: "check" })).right, null, "a card there always is");
});

test("one of several choices, or one only", async () => {
  for (const question of await questions()) {
    const [one, two] = question.choices;
    if (one === undefined || two === undefined || one === two) continue;
    let model = await told(await at(question), { do: "choose", choice: one, place: 0 });
    model = await told(model, { do: "choose", choice: two, place: 1 });
    assert.equal(model.chosen.length, isSeveral(question.asks) ? 2 : 1);
  }
});

test("of twin cards each is chosen for itself", async () => {
  const question = (await questions()).find(
    ({ asks, choices }) => asks === "legal-cards" && new Set(choices).size < choices.length,
  );
  if (!question) return;
  const twin = question.choices.find((choice, index) => question.choices.indexOf(choice) < index) ?? "";
  const places = [question.choices.indexOf(twin), question.choices.lastIndexOf(twin)];
  let model = await told(await at(question), { do: "choose", choice: twin, place: places[0] ?? 0 });
  assert.deepEqual(model.chosen, [twin]);
  model = await told(model, { do: "choose", choice: twin, place: places[1] ?? 0 });
  assert.deepEqual(model.chosen, [twin, twin]);
  model = await told(model, { do: "choose", choice: twin, place: places[0] ?? 0 });
  assert.deepEqual(model.chosen, [twin]);
});

// -- What is kept --------------------------------------------------------------------------------

const SPEC: Spec = { game: "femkort", profile: "modern" };
const KEY = "kort-quiz femkort modern";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function staged(spec = SPEC) {
  const stage = new Stage(quizWidget, spec, "femkort/quiz.md 0");
  await rest();
  assert.equal(stage.element.getAttribute("data-alive"), "true");
  return stage;
}

type Quiz = Awaited<ReturnType<typeof staged>>;
const header = (stage: Quiz) => stage.texts(".k-bar p b")[0];
const count = (number: number) => english.words("question-of", { number, total: 10 });

async function giveUp(stage: Quiz, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (let hint = 0; hint < 3; hint++) await stage.tap("hint");
    await stage.tap("next");
  }
}

test("nothing that the engine said is kept, and a reload goes on at the same question", async () => {
  const stage = await staged();
  await giveUp(stage, 2);
  await stage.tap("hint");
  const kept = localStorage.getItem(KEY) ?? "";
  assert.doesNotMatch(kept, /verdicts|hands|position|evidence/);
  const question = stage.texts(".k-question");
  const again = await staged();
  assert.deepEqual([header(again), again.texts(".k-question")], [count(3), question]);
  assert.ok(again.said(), "the hint is still there");
});

test("what was answered is still shown as answered after a reload", async () => {
  const stage = await staged();
  for (let hint = 0; hint < 3; hint++) await stage.tap("hint");
  const said = stage.said();
  const again = await staged();
  assert.equal(again.said(), said);
  await again.tap("next");
  assert.equal(header(again), count(2));
});

test("each form has its own progress", async () => {
  await giveUp(await staged(), 2);
  await giveUp(await staged({ game: "femkort", profile: "older" }), 1);
  assert.equal(header(await staged()), count(3));
});

test("what the first version kept is taken over, and not kept twice", async () => {
  const plans = Array.from({ length: 10 }, (_, index) => ({ concept: "lead", level: 1, seed: index + 40 }));
  const progress = {
    version: 1,
    round: { plans, answers: [true, false, true], review: false },
    concepts: { lead: { seen: 3, right: 2, level: 2, run: 1 } },
    streak: 1,
    best: 6,
    rounds: 4,
    mistakes: [plans[1]],
  };
  const shape = { asks: "no-such-thing", concept: undefined };
  localStorage.setItem(
    "kort-quiz",
    JSON.stringify({ modern: { progress, question: shape, chosen: ["QH"], hints: 0, right: null } }),
  );
  const stage = await staged();
  assert.equal(header(stage), count(4));
  assert.ok(stage.texts(".k-bar")[0]?.includes(english.words("streak", { count: 1, best: 6 })));
  await giveUp(stage);
  assert.equal(localStorage.getItem("kort-quiz"), null);
  assert.equal(header(await staged()), count(5));
});

test("whatever is kept, the quiz comes alive, and what can't be used is put aside", async () => {
  await giveUp(await staged(), 1);
  const good = JSON.parse(localStorage.getItem(KEY) ?? "");
  const plans = [{ concept: "undefined", level: 7, seed: "x" }];
  for (const bad of [
    "{",
    "[]",
    "null",
    '"x"',
    "{}",
    JSON.stringify({ ...good, round: { plans, answers: [1], review: 0 } }),
    JSON.stringify({ ...good, at: -4, chosen: { length: 3 }, hints: "all" }),
    JSON.stringify({ ...good, concepts: null, mistakes: 9, streak: -1, best: {} }),
    JSON.stringify({ version: 99 }),
  ]) {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(KEY, bad);
    const stage = await staged();
    assert.match(header(stage) ?? "", /^Question [12] of 10$/, bad);
    await giveUp(stage, 2);
    assert.match(header(stage) ?? "", /^Question [34] of 10$/, bad);
  }
  assert.equal(localStorage.getItem(`${KEY} aside`), JSON.stringify({ version: 99 }));
});

test("a question that the engine no longer asks makes way for a new round", async () => {
  await giveUp(await staged(), 1);
  const model = await quizWidget.first(SPEC, ask);
  const before = { ...model, question: null };
  const { Refusal } = await import("../../widgets/src/runtime/door.ts");
  let first = true;
  const once: typeof ask = (request) => {
    if (first && request.ask === "question") {
      first = false;
      return Promise.reject(new Refusal("out-of-range", "seed", {}));
    }
    return ask(request);
  };
  const after = await quizWidget.step(before, { do: "resume" }, once);
  assert.ok(after.question && after.progress.rounds === 1);
});

// -- Two tabs ------------------------------------------------------------------------------------

/** A second tab: its own session, the same local store. */
class Other {
  readonly session = new Map<string, string>();
  readonly memory: Memory<Model>;
  constructor() {
    const store = {
      getItem: (name: string) => this.session.get(name) ?? null,
      setItem: (name: string, text: string) => this.session.set(name, text),
    };
    const stores = { session: () => store as unknown as Storage, local: () => localStorage };
    this.memory = new Memory(quizWidget.keep, "femkort/quiz.md 0", stores);
  }
}

test("three answers in one tab and one in another are four after a reload", async () => {
  const [a, b] = [new Other(), new Other()];
  const known = () => undefined;
  const address = new URL("https://kort.example/");
  const start = await quizWidget.first(SPEC, ask);
  let [inA, inB] = [start, await quizWidget.step(start, { do: "round" }, ask)];
  const act = async (memory: Memory<Model>, model: Model, intent: Intent) => {
    const after = await quizWidget.step(model, intent, ask);
    return memory.save(model, after);
  };
  for (const _ of [1, 2, 3]) {
    for (const __ of [1, 2, 3]) inA = await act(a.memory, inA, { do: "hint" });
    inA = await act(a.memory, inA, { do: "next" });
  }
  for (const _ of [1, 2, 3]) inB = await act(b.memory, inB, { do: "hint" });
  for (const memory of [a.memory, b.memory]) {
    const woken = quizWidget.wake?.(start, memory.kept(start), address, known).model;
    const seen = Object.values(woken?.progress.concepts ?? {}).reduce((sum, { seen }) => sum + seen, 0);
    assert.equal(seen, 4);
    assert.equal(woken?.progress.round.answers.length, memory === a.memory ? 3 : 1, "each tab has its round");
  }
});

test("a tab that nobody has touched follows the other one", async () => {
  const stage = await staged();
  const other = new Other();
  let model = await quizWidget.first(SPEC, ask);
  for (const intent of ["hint", "hint", "hint", "next"] as const)
    model = other.memory.save(model, await quizWidget.step(model, { do: intent }, ask));
  const event = new StorageEvent("storage", { key: KEY, newValue: localStorage.getItem(KEY) });
  window.dispatchEvent(event);
  await rest();
  assert.equal(header(stage), count(2));
  await giveUp(stage);
  assert.equal(header(stage), count(3));
});

test("without a store the quiz works, and forgets", async () => {
  const { getItem, setItem } = Storage.prototype;
  const refuse = () => {
    throw new Error("SecurityError");
  };
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  try {
    const stage = await staged();
    await giveUp(stage, 2);
    assert.equal(header(stage), count(3));
  } finally {
    Object.assign(Storage.prototype, { getItem, setItem });
  }
});
