/**
 * Makes the service worker, site/sw.js or in the folder given, once the site is there: it must know every file of
 * the shell by name and content. Run after mkdocs.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { build } from "esbuild";
import { LANGUAGES } from "./languages.mjs";

const SITE = process.argv[2] ?? "site";
const OTHERS = LANGUAGES.slice(1);
/** What every page needs, whichever it is, and the pages that are shown in place of others. */
const SHELL = [
  /^assets\/(kort\/[^/]+\.(js|css|woff2)|icons\/favicon\.svg)$/,
  /^assets\/(javascripts\/bundle|stylesheets)\b.*\.(js|css)$/,
  new RegExp(
    `^assets/javascripts/(workers/search\\b.*|lunr/min/lunr\\.(stemmer\\.support|${OTHERS.join("|")})\\.min)\\.js$`,
  ),
  /^(\w\w\/)?(offline\/index\.html|search\/search_index\.json)$/,
];
const HASHED = /\.[0-9a-zA-Z]{8,12}\.\w+$/;

const { python } = JSON.parse(await readFile(join(SITE, "assets/kort/manifest.json"), "utf8"));
const names = (await readdir(SITE, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SITE, join(entry.parentPath, entry.name)).split(sep).join("/"))
  .sort();
const shell = names.filter((name) => SHELL.some((pattern) => pattern.test(name)));
const precache = await Promise.all(shell.map(async (url) => ({ url, revision: await revision(url) })));
/** The addresses of each language's pages, without the page that is shown in place of others. */
const pages = Object.fromEntries(LANGUAGES.map((lang) => [lang, addresses(lang)]));
const contents = await Promise.all(names.filter((name) => name.endsWith(".html")).map(revision));
const version = hash(JSON.stringify([precache, python, contents]));

const { outputFiles } = await build({
  entryPoints: ["widgets/src/offline/sw.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022"],
  legalComments: "none",
  write: false,
  define: {
    "process.env.NODE_ENV": '"production"',
    SHELL: JSON.stringify(precache),
    PYTHON: JSON.stringify(python.map((file) => `assets/kort/${file}`)),
    LANGUAGES: JSON.stringify(OTHERS),
    PAGES: JSON.stringify(pages),
    VERSION: JSON.stringify(version),
  },
});
await writeFile(join(SITE, "sw.js"), outputFiles[0].contents);

function addresses(lang) {
  const folder = (name) => OTHERS.find((other) => name.startsWith(`${other}/`)) ?? LANGUAGES[0];
  return names
    .filter((name) => /(^|\/)index\.html$/.test(name) && !name.endsWith("offline/index.html"))
    .filter((name) => folder(name) === lang)
    .map((name) => name.replace(/index\.html$/, ""));
}

/** A name with its content's hash in it needs no other revision. */
async function revision(name) {
  return HASHED.test(name) ? null : hash(await readFile(join(SITE, name)));
}

function hash(contents) {
  return createHash("sha256").update(contents).digest("hex").slice(0, 16);
}
