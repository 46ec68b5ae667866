/** Makes the program in feedback.ts: `node tests/site/feedback.mjs OUT`. */
import { readdir, readFile } from "node:fs/promises";
import { build } from "esbuild";

/** Lets a program import "translations/fr": all sentences of a language as one Fluent source. */
const languages = {
  name: "languages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^translations\/\w+$/ }, ({ path }) => ({ path, namespace: "translations" }));
    onLoad({ filter: /.*/, namespace: "translations" }, async ({ path }) => {
      const names = (await readdir(path)).filter((name) => name.endsWith(".ftl")).sort();
      const sources = await Promise.all(names.map((name) => readFile(`${path}/${name}`, "utf8")));
      return { contents: sources.join("\n"), loader: "text" };
    });
  },
};

await build({
  entryPoints: ["tests/site/feedback.ts"],
  outfile: process.argv[2],
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  conditions: ["node"],
  define: { PAGES: "{}", PARAGRAPHS: "{}" },
  plugins: [languages],
  logLevel: "error",
});
