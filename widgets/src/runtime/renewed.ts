/** Whether a site was put in the place of the one that a page came from: then files of the older one are gone. */

/** How long a host may take to say whether it has a file, in milliseconds. */
const PATIENCE = 5000;

/** Those of the files that are gone, for sure. Where nobody answers, nothing is known. */
export async function missing(files: readonly string[]): Promise<string[]> {
  const gone = await Promise.all(files.map(isGone));
  return files.filter((_, index) => gone[index]);
}

/** Some hosts answer with a page where there is no file. */
async function isGone(file: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { status, headers } = await fetch(file, { method: "HEAD", cache: "no-store", signal });
    const page = headers.get("Content-Type")?.startsWith("text/html") ?? false;
    return status === 404 || status === 410 || (status === 200 && page);
  } catch {
    return false;
  }
}

/**
 * Loads the page again. A browser may have kept, under a file's name, the page that came in its place: what
 * answers to those names by now replaces it.
 */
export async function reload(files: readonly string[]): Promise<void> {
  const again = files.map((file) =>
    fetch(file, { cache: "reload" }).then((response) => response.arrayBuffer()),
  );
  await Promise.allSettled(again);
  location.reload();
}

/** Whether a page is by now one that no longer names the `script` that it came with. */
export async function changed(page: string, script: string): Promise<boolean> {
  try {
    const response = await fetch(page, { cache: "no-store" });
    return response.ok && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}
