/// <reference lib="webworker" />
/**
 * The service worker: what was seen once is there without a network. The shell is kept from the first visit on;
 * pages when they are read; Python when it is used. A new version waits until the reader agrees.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import type { ToServiceWorker } from "./messages.ts";

/** From the build: the shell, Python's files in this version, and the languages that aren't at the root. */
declare const SHELL: PrecacheEntry[];
declare const PYTHON: string[];
declare const LANGUAGES: string[];
declare const self: ServiceWorkerGlobalScope;

const PAGES = "kort-pages";
const RUNTIME = "kort-python";
/** How long a page may take from the network before the kept one is shown, in seconds. */
const PATIENCE = 4;
const scope = new URL(self.registration.scope);
const python = new Set(PYTHON.map((path) => new URL(path, scope).href));

/** Some hosts answer with a page, and that all is well, where a file is missing: nothing like that is kept. */
const genuine = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isGenuine(request.url, response) ? response : null,
};

addPlugins([genuine]);
precacheAndRoute(SHELL, { ignoreURLParametersMatching: [/^p$/] });
cleanupOutdatedCaches();

/** A page is one page whatever position its address carries. */
const bare = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => plain(request.url) };
const pages = new NetworkFirst({ cacheName: PAGES, networkTimeoutSeconds: PATIENCE, plugins: [bare] });
const runtime = new CacheFirst({ cacheName: RUNTIME, plugins: [genuine] });

registerRoute(({ request }) => request.mode === "navigate", pages);
registerRoute(({ url }) => python.has(url.href), runtime);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.href.startsWith(scope.href),
  new StaleWhileRevalidate({ cacheName: "kort-rest", plugins: [genuine] }),
);
setCatchHandler(async ({ request }) =>
  request.mode === "navigate" ? unseen(request.url) : Response.error(),
);

self.addEventListener("message", (event) => {
  const message: ToServiceWorker = event.data;
  if ("change" in message) self.skipWaiting();
  else event.waitUntil(Promise.all(message.keep.map(keep)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldPython(), renewPages()]));
});

function plain(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

/** Keeps what a page has loaded before this worker was there to see it. */
async function keep(address: string): Promise<void> {
  const url = plain(address);
  const cache = await caches.open(python.has(url) ? RUNTIME : PAGES);
  if (await cache.match(url)) return;
  const response = await fetch(url);
  if (isGenuine(url, response)) await cache.put(url, response);
}

/** Whether a response brings what its address names: a page for a page, and none for any other file. */
function isGenuine(address: string, { status, headers }: Response): boolean {
  const named = /(\/|\.html)$/.test(new URL(address).pathname);
  const page = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && (named || !page);
}

async function forgetOldPython(): Promise<void> {
  const cache = await caches.open(RUNTIME);
  for (const { url } of await cache.keys()) if (!python.has(url)) await cache.delete(url);
}

/** Pages that were read in an older version are fetched anew, for the files that they name have gone with it. */
async function renewPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  const renewed = (await cache.keys()).map((page) => cache.add(page.url));
  await Promise.allSettled(renewed);
}

/** A page that was never seen, without a network: the page that says so, in the language of the address. */
async function unseen(address: string): Promise<Response> {
  const path = address.slice(scope.href.length);
  const lang = LANGUAGES.find((lang) => path.startsWith(`${lang}/`));
  const home = new URL(lang ? `${lang}/` : "", scope).href;
  const page = await matchPrecache(`${home}offline/index.html`);
  if (!page) return Response.error();
  // It is shown at the address that was asked for, so it needs to be told where its own links start.
  const html = (await page.text())
    .replace("<head>", `<head><base href="${home}offline/">`)
    .replace(/"base": "[^"]*"/, `"base": "${home}"`);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
