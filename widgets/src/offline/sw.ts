/// <reference lib="webworker" />
/**
 * The service worker: what was seen once is there without a network. The shell is kept from the first visit on; pages
 * when they are read; Python when it is used, and with it all pages of the language. A new version waits until the
 * reader agrees.
 */
import { cacheNames } from "workbox-core";
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import {
  forgetOldPython,
  genuine,
  keep,
  keepLanguage,
  plain,
  python,
  READ,
  RUNTIME,
  renewPages,
  scope,
} from "./kept.ts";
import type { ToServiceWorker } from "./messages.ts";
import { forgetOlder, older, setAside } from "./older.ts";

/** From the build: the shell, and the languages that aren't at the root. */
declare const SHELL: PrecacheEntry[];
declare const LANGUAGES: string[];
declare const self: ServiceWorkerGlobalScope;

const REST = "kort-rest";
/** How long a page may take from the network before the kept one is shown, in seconds. */
const PATIENCE = 4;
const shell = SHELL.map(({ url }) => new URL(url, scope).href);

addPlugins([genuine]);
precacheAndRoute(SHELL, { ignoreURLParametersMatching: [/^p$/] });
cleanupOutdatedCaches();

const bare = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => plain(request.url) };
const pages = new NetworkFirst({ cacheName: READ, networkTimeoutSeconds: PATIENCE, plugins: [bare] });
const runtime = new CacheFirst({ cacheName: RUNTIME, plugins: [genuine] });
const rest = new StaleWhileRevalidate({ cacheName: REST, plugins: [genuine] });

registerRoute(({ request }) => request.mode === "navigate", pages);
registerRoute(({ url }) => python.has(url.href), runtime);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.href.startsWith(scope),
  async ({ request, event }) => (await older(request)) ?? rest.handle({ request, event }),
);
setCatchHandler(async ({ request }) =>
  request.mode === "navigate" ? unseen(request.url) : Response.error(),
);

self.addEventListener("message", (event) => {
  const message: ToServiceWorker = event.data;
  if ("change" in message) event.waitUntil(change());
  else if ("language" in message) event.waitUntil(keepLanguage(message.language));
  else event.waitUntil(keep(message.keep).then(tidy));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldPython(), caches.delete(REST)]));
});

/** Takes the place of the older version, whose tabs keep what they have; without that, if there is no room. */
async function change(): Promise<void> {
  const known = new Set([...shell, ...python]);
  await setAside([cacheNames.precache, RUNTIME, REST], known).catch(() => {});
  await self.skipWaiting();
}

/** What an older version leaves to do, in its own time: no page waits for it. Without a network it is left again. */
async function tidy(): Promise<void> {
  await forgetOlder();
  await renewPages().catch(() => {});
}

/** A page that was never seen, without a network: the page that says so, in the language of the address. */
async function unseen(address: string): Promise<Response> {
  const path = address.slice(scope.length);
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
