/** <kort-worksheet>: ten questions with boxes and no answer among them, the key with its rules, and other questions. */
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "lit-html";
import { worksheetWidget } from "../../widgets/src/elements/worksheet.ts";
import { worksheetView } from "../../widgets/src/elements/worksheet-view.ts";
import { ask, english, LANGUAGES, scene, textOf } from "./help.ts";
import { rest, Stage } from "./stage.ts";

const FORMS = [
  { game: "femkort", profile: "modern" },
  { game: "bismarck", profile: "modern" },
  { game: "femkortskille", profile: "standard" },
];

for (const spec of FORMS)
  test(`questions and key of ${spec.game} are whole in every language`, async () => {
    const model = await worksheetWidget.first(spec, ask);
    for (const lang of LANGUAGES) {
      const root = document.createElement("div");
      render(
        worksheetView(model, scene({ text: textOf(lang) }), () => {}),
        root,
      );
      const items = [...root.querySelectorAll(".k-item")];
      const answers = [...root.querySelectorAll(".k-answers > li")];
      assert.equal(items.length, 10);
      assert.equal(answers.length, 10);
      model.questions.forEach(({ rule, asks, choices }, index) => {
        assert.match(answers[index]?.textContent ?? "", new RegExp(`\\b${rule}\\s*$`));
        const boxes = items[index]?.querySelectorAll(
          asks === "legal-cards" ? ".k-hand .k-card" : ".k-boxes > li",
        );
        assert.equal(boxes?.length, choices.length);
        if (asks === "trick-winner" || asks === "next-leader")
          assert.equal(items[index]?.querySelector(".k-star"), null);
      });
    }
  });

test("other questions are of the same parts of the rules", async () => {
  const stage = new Stage(worksheetWidget, { game: "femkort", profile: "modern" }, "femkort/worksheet.md 0");
  await rest();
  const before = stage.texts(".k-answers > li");
  await stage.tap("renew");
  const after = stage.texts(".k-answers > li");
  assert.notDeepEqual(after, before);
  const rules = (answers: string[]) => answers.map((answer) => answer.split(" ").at(-1));
  assert.deepEqual(rules(after).length, rules(before).length);
  assert.ok(stage.texts("button").includes(english.words("print")));
});
