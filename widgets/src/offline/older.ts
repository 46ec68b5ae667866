/// <reference lib="webworker" />
/**
 * Files of an older version, for the tabs that were open when a newer one took its place: the host may have them no
 * more. They go when the last of those tabs has gone.
 */
declare const self: ServiceWorkerGlobalScope;

const OLDER = "kort-older";
/** Where the tabs are noted, among the files. */
const TABS = new URL("kort-tabs", self.registration.scope).href;
/** What is named by its content, and so belongs to a version. */
const ASSETS = new URL("assets/kort/", self.registration.scope).href;

/** A file of an older version, if it was set aside. */
export const older = ({ url }: Request) => caches.match(url, { cacheName: OLDER, ignoreVary: true });

/** Notes which tabs are open, and sets aside for them whatever is kept of their version and isn't `known` to this one. */
export async function setAside(kept: readonly string[], known: ReadonlySet<string>): Promise<void> {
  const aside = await caches.open(OLDER);
  await aside.put(TABS, new Response(JSON.stringify([...(await openTabs())])));
  for (const name of kept) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(ASSETS) || known.has(request.url)) continue;
      const response = await cache.match(request);
      if (response) await aside.put(request.url, response);
    }
  }
}

/** Lets the older files go once nobody is left who could ask for them. */
export async function forgetOlder(): Promise<void> {
  const noted = await caches.match(TABS, { cacheName: OLDER });
  if (!noted) return;
  const tabs: string[] = await noted.json();
  const open = await openTabs();
  if (!tabs.some((tab) => open.has(tab))) await caches.delete(OLDER);
}

async function openTabs(): Promise<Set<string>> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return new Set(tabs.map(({ id }) => id));
}
