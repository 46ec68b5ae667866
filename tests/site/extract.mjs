/** What a reading view makes of pages: their paths one a line in, title and text in JSON one a line out. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readability } from "@mozilla/readability";
import { Window } from "happy-dom";

for await (const path of createInterface({ input: process.stdin })) {
  const settings = {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  };
  const window = new Window({ url: "http://127.0.0.1/", settings });
  window.document.write(readFileSync(path, "utf8"));
  const found = new Readability(window.document).parse();
  console.log(JSON.stringify({ title: found.title, text: found.textContent, html: found.content }));
  await window.happyDOM.close();
}
