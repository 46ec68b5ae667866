/**
 * Draws what widgets say, for tests: one line of JSON in, one out. `{"lang", "question", "chosen", "hints"}` gives
 * the feedback on an answer, `{"lang", "say", "args"}` a sentence from facts as the engine says them, each as it is
 * `spoken`, cards by their names in ⟦brackets⟧, and as it is `drawn`, cards by letter and suit.
 */
import { createInterface } from "node:readline";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import en from "translations/en";
import fr from "translations/fr";
import nl from "translations/nl";
import { sentence } from "../../widgets/src/cards/faces.ts";
import type { Model } from "../../widgets/src/elements/quiz-model.ts";
import { begun } from "../../widgets/src/elements/quiz-progress.ts";
import { quizView } from "../../widgets/src/elements/quiz-view.ts";
import type { Choice, Question, Verdict } from "../../widgets/src/elements/replies.ts";
import { explained, reason, remarks } from "../../widgets/src/elements/sentences.ts";
import type { Scene } from "../../widgets/src/elements/widget.ts";
import { argsOf, type Fact, Text } from "../../widgets/src/text.ts";

interface Order {
  lang: string;
  question?: Question;
  chosen?: Choice[];
  hints?: number;
  right?: boolean | null;
  say?: string;
  args?: Record<string, Fact>;
  verdicts?: Verdict[];
  how?: "reason" | "explained" | "remarks";
}

const TEXTS: Record<string, Text> = {};
for (const [lang, ftl] of Object.entries({ en, fr, nl })) TEXTS[lang] = new Text(lang, ftl);

const html = (template: unknown) => collectResultSync(render(template)).replace(/<!--.*?-->/gs, "");

function sceneOf(lang: string): Scene {
  const text = TEXTS[lang];
  if (!text) throw new Error(`there is no language ${lang}`);
  return { text, letters: "page", root: "", id: "k1", waiting: null, trouble: null, alive: true };
}

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣", "": "" };
const CHIP = /<span class="k-chip ([^"]*)" translate="no"><span class="k-hidden">(.*?)<\/span><span class="k-corner" data-index="(.*?)".*?<\/span><\/span>/gs;
/** What the eye sees that no text says: the letters and the suit in a card's corner. */
const seen = (page: string) => plain(page.replace(CHIP, (_, suit: string, _name, index) => index + (SUITS[suit.trim().at(-1) ?? ""] ?? "")));
/** Cards in brackets that no sentence has, so that a test knows them from other words. */
const heard = (page: string) => plain(page.replace(CHIP, (_, _suit, name) => `⟦${name}⟧`));
const plain = (page: string) =>
  page
    .replace(/<span class="k-mark".*?<\/span>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();

function page(order: Order): string {
  const scene = sceneOf(order.lang);
  const { question, verdicts } = order;
  if (order.say) return html(sentence(scene.text.parts(order.say, argsOf(order.args ?? {})), scene));
  if (verdicts) {
    const parts =
      order.how === "reason"
        ? verdicts.map((verdict) => reason(verdict, scene))
        : order.how === "remarks"
          ? remarks(verdicts, scene)
          : explained(verdicts, scene);
    return parts.map((part) => html(sentence(part, scene))).join(" ");
  }
  if (!question) throw new Error("nothing is asked");
  const model: Model = {
    spec: { game: question.game, profile: question.rules.profile },
    form: question.form,
    concepts: [question.concept],
    progress: begun([question.concept]),
    at: 0,
    question,
    chosen: order.chosen ?? [],
    hints: order.hints ?? 0,
    right: order.right ?? null,
    erasing: false,
  };
  const drawn = html(quizView(model, scene, () => {}));
  const asked = /<h2.*?<\/h2>/s.exec(drawn)?.[0] ?? "";
  const said = /<div class="k-verdict .*?<\/p><\/div>/s.exec(drawn)?.[0] ?? "";
  return order.right === undefined && !order.hints ? asked : said;
}

for await (const line of createInterface({ input: process.stdin })) {
  let reply: unknown;
  try {
    const drawn = page(JSON.parse(line));
    reply = { spoken: heard(drawn), drawn: seen(drawn) };
  } catch (error) {
    reply = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
