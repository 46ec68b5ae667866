/**
 * Makes the assets: one script a language, the worker, the style, and everything that Python needs, named by
 * content, with a manifest of what is where. The drawing program for the build comes out beside them.
 */
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { build } from "esbuild";
import { LANGUAGES, TYPED } from "./languages.mjs";
import { KILLE_NAMES } from "./names.mjs";
import { pages, paragraphs } from "./pages.mjs";

const OUT = "build/assets";
/** What Pyodide fetches at a plain start, and what it imports. */
const FETCHED = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const PYODIDE = ["pyodide.mjs", "pyodide.asm.js", ...FETCHED];

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

/** Sentences that only the build says: pages need not load them. */
const BUILD_ONLY = ["benchmarks", "drawn", "see"];
/** Sentences that come to a page when it needs them, by the name that main.ts asks for: of some widgets, and of games. */
const LATER = {
  ...Object.fromEntries(
    [
      "bots",
      "editor",
      "errors",
      "example",
      "pack",
      "play",
      "points",
      "quiz",
      "score",
      "settlement",
      "switches",
      "task",
    ].map((name) => [name, [name]]),
  ),
  games: ["answers", "betting", "bismarck", "femkortskille", "pot", "trumps"],
};
/** What the programs know from the build. */
const TABLES = {
  PAGES: JSON.stringify(pages()),
  PARAGRAPHS: JSON.stringify(paragraphs()),
  KILLE_NAMES: JSON.stringify(KILLE_NAMES),
  TYPED: JSON.stringify(TYPED),
};

/** The sentences of a language as one Fluent source: those of the files that are `wanted`, by their names. */
async function sentences(lang, wanted = () => true) {
  const folder = join("translations", lang);
  const names = (await readdir(folder))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => basename(name, ".ftl"));
  const files = names.filter(wanted).sort();
  const sources = await Promise.all(files.map((name) => readFile(join(folder, `${name}.ftl`), "utf8")));
  return sources.join("\n").replace(/^#.*\n/gm, "");
}

/** Those of a part of {@link LATER}; of the part "page" what is in none of them. */
function part(lang, name) {
  const rest = [...BUILD_ONLY, ...Object.values(LATER).flat()];
  return sentences(
    lang,
    name === "page" ? (file) => !rest.includes(file) : (file) => LATER[name].includes(file),
  );
}

/**
 * Lets a program import "translations" for the sentences of every language, and "translations/fr/quiz" for a part of
 * them, and makes an entry "page/fr" that begins a page.
 */
const languages = {
  name: "languages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^translations$/ }, ({ path }) => ({ path, namespace: "languages" }));
    onLoad({ filter: /.*/, namespace: "languages" }, async () => {
      const all = await Promise.all(LANGUAGES.map(async (lang) => [lang, await sentences(lang)]));
      return { contents: JSON.stringify(Object.fromEntries(all)), loader: "json" };
    });
    onResolve({ filter: /^translations\/\w+\/\w+$/ }, ({ path }) => ({ path, namespace: "translations" }));
    onLoad({ filter: /.*/, namespace: "translations" }, async ({ path }) => {
      const [, lang, name] = path.split("/");
      return { contents: await part(lang, name), loader: "text" };
    });
    onResolve({ filter: /^page\/\w+$/ }, ({ path }) => ({ path: basename(path), namespace: "page" }));
    onLoad({ filter: /.*/, namespace: "page" }, ({ path: lang }) => ({
      contents: `import ftl from "translations/${lang}/page"; import { begin } from "./widgets/src/main.ts";
        begin(ftl, { ${Object.keys(LATER).map((name) => `${name}: () => import("translations/${lang}/${name}")`)} });`,
      resolveDir: ".",
    }));
  },
};

/** Whatever is imported later comes to a page that has main.ts: naming it keeps all that this needs in one file. */
const late = {
  name: "late",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\// }, ({ path, kind, resolveDir }) =>
      kind === "dynamic-import" ? { path: join(resolveDir, path), namespace: "late" } : undefined,
    );
    onLoad({ filter: /.*/, namespace: "late" }, ({ path }) => ({
      contents: `import "./widgets/src/main.ts"; export * from ${JSON.stringify(path)};`,
      resolveDir: ".",
    }));
  },
};

/** Writes an asset under its name and a hash of its content, and of what it `belongs` to; returns the file name. */
async function asset(name, contents, belongs = "") {
  const hash = createHash("sha256").update(contents).update(belongs).digest("hex").slice(0, 12);
  const file = `${basename(name, extname(name))}.${hash}${extname(name)}`;
  await writeFile(join(OUT, file), contents);
  return file;
}

const browser = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  write: false,
  legalComments: "none",
};
const contentsOf = async (options) => (await build({ ...browser, ...options })).outputFiles[0].contents;

// Python: Pyodide's files keep their names, for it looks them up itself, in a folder named by its version. They
// are for the plain start; the quick one takes the program and the memory that the build made of them.
const { version } = JSON.parse(await readFile("node_modules/pyodide/package.json", "utf8"));
const pyodide = `pyodide-${version}/`;
await mkdir(join(OUT, pyodide));
for (const name of PYODIDE) await cp(join("node_modules/pyodide", name), join(OUT, pyodide, name));
const sizes = await Promise.all(FETCHED.map(async (name) => (await stat(join(OUT, pyodide, name))).size));
const [wheelFile] = (await readdir("build/engine")).filter((name) => name.endsWith(".whl"));
const wheelBytes = await readFile(join("build/engine", wheelFile));
const program = await readFile("build/python.wasm");
const memory = await readFile("build/snapshot.bin");
const { bytes } = JSON.parse(await readFile("build/snapshot.json", "utf8"));
const { info } = JSON.parse(await readFile("node_modules/pyodide/pyodide-lock.json", "utf8"));
const python = {
  pyodide,
  lock: { info, packages: {} },
  wasm: await asset("python.wasm", program),
  snapshot: { url: await asset("snapshot.bin", memory, program), download: memory.length, bytes },
  wheel: {
    url: await asset(wheelFile, wheelBytes),
    download: sizes.reduce((sum, size) => sum + size, wheelBytes.length),
  },
};

const worker = await asset("worker.js", await contentsOf({ entryPoints: ["widgets/src/runtime/worker.ts"] }));
const define = { ASSETS: JSON.stringify({ worker, ...python }), ...TABLES };

/** What a quick start loads, for the service worker to keep. */
const quickStart = [python.wasm, python.snapshot.url, `${pyodide}pyodide.mjs`, `${pyodide}pyodide.asm.js`];
const manifest = {
  style: "",
  font: "",
  scripts: {},
  share: {},
  python: quickStart,
  start: { worker, ...python },
};
// Scripts: one entry a language with its sentences, and what the languages share beside them.
const scripts = await build({
  ...browser,
  entryPoints: LANGUAGES.map((lang) => ({ in: `page/${lang}`, out: lang })),
  entryNames: "kort.[name].[hash]",
  chunkNames: "kort.[hash]",
  splitting: true,
  metafile: true,
  outdir: OUT,
  define,
  plugins: [languages, late],
});
for (const { path, contents } of scripts.outputFiles) await writeFile(path, contents);
for (const [path, { entryPoint, imports }] of Object.entries(scripts.metafile.outputs)) {
  const lang = /^page:(\w+)$/.exec(entryPoint ?? "")?.[1];
  if (!lang) continue;
  const needed = imports.filter(({ kind }) => kind === "import-statement");
  manifest.scripts[lang] = { entry: basename(path), imports: needed.map(({ path }) => basename(path)) };
}
// What runs before the page is drawn stands in the page itself.
const head = await contentsOf({
  entryPoints: ["widgets/src/page/head.ts"],
  format: "iife",
  define: { LANGUAGES: JSON.stringify(LANGUAGES) },
});
manifest.head = Buffer.from(head).toString().trim();

const fonts = { ".woff2": "file" };
const style = await build({
  ...browser,
  entryPoints: ["widgets/site/css/kort.css"],
  loader: fonts,
  outdir: OUT,
  assetNames: "[name].[hash]",
});
for (const { path, contents } of style.outputFiles) {
  if (path.endsWith(".css")) manifest.style = await asset("kort.css", contents);
  else await writeFile(join(OUT, basename(path)), contents);
  if (path.includes("wght-normal")) manifest.font = basename(path);
}
// A sharing picture for each language, English until it has its own. The icons lie in docs/, for other files name them.
for (const lang of LANGUAGES) {
  const own = readFile(`translations/${lang}/share.png`);
  manifest.share[lang] = await asset(
    "share.png",
    await own.catch(() => readFile("translations/en/share.png")),
  );
}
await writeFile(join(OUT, "manifest.json"), JSON.stringify(manifest, null, 2));

await build({
  entryPoints: ["widgets/build/draw.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  outfile: "build/draw.mjs",
  define: TABLES,
  plugins: [languages],
  logLevel: "warning",
});
