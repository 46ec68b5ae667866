/** Bundles the tests of the widgets and runs them in Node: `node tests/widgets/run.mjs [name …]`. No browser. */
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { build } from "esbuild";
import { TYPED } from "../../widgets/build/languages.mjs";
import { KILLE_NAMES } from "../../widgets/build/names.mjs";
import { pages, paragraphs } from "../../widgets/build/pages.mjs";

const FROM = "tests/widgets";
const TO = "build/tests/widgets";
const wanted = process.argv.slice(2);
const names = readdirSync(FROM)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => name.replace(/\.ts$/, ""))
  .filter((name) => !wanted.length || wanted.some((one) => name.startsWith(one)));

rmSync(TO, { recursive: true, force: true });
await build({
  entryPoints: names.map((name) => `${FROM}/${name}.ts`),
  outdir: TO,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // The widgets run in a small document, so libraries are those that browsers get; happy-dom itself is Node's.
  conditions: ["browser"],
  external: ["happy-dom", "linkify-it", "linkifyjs", "autolinker"],
  define: {
    PAGES: JSON.stringify(pages()),
    PARAGRAPHS: JSON.stringify(paragraphs()),
    KILLE_NAMES: JSON.stringify(KILLE_NAMES),
    TYPED: JSON.stringify(TYPED),
  },
  sourcemap: "inline",
  logLevel: "warning",
});
const files = names.map((name) => `${TO}/${name}.mjs`);
const { status } = spawnSync(
  process.execPath,
  ["--enable-source-maps", "--test", "--test-reporter=spec", ...files],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
