/** The tasks of the courses, played: what each page gives as its solution reaches the goal, and something else doesn't. */
import "./dom.ts";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { isCard } from "../../widgets/src/card.ts";
import { taskWidget } from "../../widgets/src/elements/task.ts";
import { winners } from "../../widgets/src/elements/task-goal.ts";
import type { Intent, Model, Spec } from "../../widgets/src/elements/task-model.ts";
import { ask } from "./help.ts";

const READ = `
import json, pathlib, re, yaml
fence = re.compile(r"^\`\`\`kortspel\\n(.*?)^\`\`\`$", re.MULTILINE | re.DOTALL)
pages = sorted(pathlib.Path("docs/en").glob("*/learn.md"))
read = lambda page: [yaml.safe_load(found) for found in fence.findall(page.read_text(encoding="utf-8"))]
print(json.dumps({page.parent.name: [spec for spec in read(page) if spec["widget"] == "task"] for page in pages}))
`;
const COURSES: Record<string, Spec[]> = JSON.parse(
  execFileSync("python", ["-c", READ], { encoding: "utf8" }),
);
const FEWEST = 8;
const MOST = 12;

const start = (spec: Spec) => taskWidget.first({ ...spec, steps: ["a", "b"], step: 0 }, ask);

/** The model after an intent, and after all that follows by itself. */
async function done(model: Model, intent: Intent): Promise<Model> {
  let next = await taskWidget.step(model, intent, ask);
  for (let later = taskWidget.later?.(next); later; later = taskWidget.later?.(next))
    next = await taskWidget.step(next, later.intent, ask);
  return next;
}

const act = (action: string): Intent =>
  isCard(action) ? { do: "tap", card: action } : { do: "act", action };

async function acted(model: Model, actions: readonly string[]): Promise<Model> {
  let now = model;
  for (const action of actions) now = await done(now, act(action));
  return now;
}

async function marked(model: Model, places: readonly number[]): Promise<Model> {
  let now = model;
  for (const place of places) now = await done(now, { do: "pick", place });
  return done(now, { do: "check" });
}

/** The model as the others have brought it to the reader's turn. */
async function turn(model: Model): Promise<Model> {
  const later = taskWidget.later?.(model);
  return later ? done(model, later.intent) : model;
}

async function solved(spec: Spec): Promise<Model> {
  const model = await turn(await start(spec));
  const { verdicts } = model.state;
  const places = verdicts.flatMap(({ legal }, place) => (legal ? [place] : []));
  if (spec.goal === "find-all") return marked(model, places);
  if (spec.goal === "who-wins") return done(model, { do: "seat", seat: winners(model.home)[0] ?? -1 });
  if (spec.goal === "worth") {
    assert.ok(
      model.worth !== null && spec.choices?.includes(model.worth),
      "the right number can't be chosen",
    );
    return done(model, { do: "number", number: model.worth });
  }
  assert.ok(spec.solution?.length, "no solution");
  return acted(model, spec.solution);
}

/** Whether something that a reader may try doesn't reach the goal. */
async function missable(spec: Spec): Promise<boolean> {
  const model = await turn(await start(spec));
  if (spec.goal === "find-all") return (await marked(model, [])).outcome === "open";
  if (spec.goal === "who-wins") {
    const other = model.home.hands.findIndex((_, seat) => !winners(model.home).includes(seat));
    return (await done(model, { do: "seat", seat: other })).outcome === "open";
  }
  if (spec.goal === "worth") {
    const other = spec.choices?.find((number) => number !== model.worth) ?? 0;
    return (await done(model, { do: "number", number: other })).outcome === "open";
  }
  const some = model.state.moves.flatMap((move) =>
    move.kind === "bury" ? [`bury:${move.from?.slice(0, move.count).join(" ")}`] : [],
  );
  const tries = [
    ...new Set([...some, ...model.state.verdicts.map(({ card }) => card), ...model.state.actions]),
  ];
  for (const action of tries) {
    let now = await done(model, act(action));
    if (now.said?.what === "refused") return true;
    for (let moves = 0; now.outcome === "open" && moves < 20; moves++)
      now = await done(now, act(now.state.actions[0] ?? ""));
    if (now.outcome === "missed") return true;
  }
  return false;
}

for (const [game, tasks] of Object.entries(COURSES)) {
  test(`${game}: a course is short, and every step says what to do`, () => {
    assert.ok(tasks.length >= FEWEST && tasks.length <= MOST, `${tasks.length} steps`);
    for (const spec of tasks) assert.ok(spec.ask);
  });
  tasks.forEach((spec, index) => {
    test(`${game}, step ${index + 1}: the solution reaches the goal, and not everything does`, async () => {
      const model = await solved(spec);
      assert.equal(model.outcome, "reached", JSON.stringify(model.said));
      assert.ok(await missable(spec), "whatever is done reaches the goal");
    });
  });
}
