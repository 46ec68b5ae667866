/// <reference lib="webworker" />
/** What is kept beside the shell: pages that were read or may be, and Python's files once they are in use. */

/** From the build: its own name, Python's files in it, and each language's pages. */
declare const VERSION: string;
declare const PYTHON: string[];
declare const PAGES: Record<string, string[]>;
declare const self: ServiceWorkerGlobalScope;

const ANY_READ = "kort-pages";
/** Pages name files of their own version: each version keeps its own. */
export const READ = `${ANY_READ}-${VERSION}`;
export const RUNTIME = "kort-python";

export const scope = self.registration.scope;
const absolute = (path: string) => new URL(path, scope).href;
export const python: ReadonlySet<string> = new Set(PYTHON.map(absolute));
const pages: ReadonlySet<string> = new Set(Object.values(PAGES).flat().map(absolute));

/** Some hosts answer with a page, and that all is well, where a file is missing: nothing like that is kept. */
export const genuine = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isGenuine(request.url, response) ? response : null,
};

/** Whether a response brings what its address names: a page for a page, and none for any other file. */
function isGenuine(address: string, { status, headers }: Response): boolean {
  const named = /(\/|\.html)$/.test(new URL(address).pathname);
  const page = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && (named || !page);
}

/** A page is one page whatever position its address carries. */
export function plain(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

/**
 * Keeps what isn't kept yet, one after the other: nobody waits for it. What can't be had now is asked for again
 * another time.
 */
export async function keep(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await keepOne(plain(address)).catch(() => {});
}

/** All pages of a language. */
export const keepLanguage = (lang: string) => keep((PAGES[lang] ?? []).map(absolute));

/** Keeps a page or a file of this version, and says no word about any other. */
async function keepOne(url: string): Promise<void> {
  const page = pages.has(url);
  if (!page && !python.has(url)) return;
  const cache = await caches.open(page ? READ : RUNTIME);
  if (await cache.match(url)) return;
  // A page that the browser remembers may be an older version's; a file's name says which it is.
  const response = await fetch(url, { cache: page ? "no-cache" : "default" });
  if (isGenuine(url, response)) await cache.put(url, response);
}

/** Fetches anew the pages that older versions kept, for the files that they name have gone with them. */
export async function renewPages(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(ANY_READ) && name !== READ);
  for (const name of older) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      await keepOne(url);
      await cache.delete(url);
    }
    await caches.delete(name);
  }
}

export async function forgetOldPython(): Promise<void> {
  const cache = await caches.open(RUNTIME);
  for (const { url } of await cache.keys()) if (!python.has(url)) await cache.delete(url);
}
