/** Whether a site was put in the place of the one that a page came from: then files of the older one are gone. */

/** How long a host may take to say whether it has a file, in milliseconds. */
const PATIENCE = 5000;

/** Whether one of the files is gone, for sure. Where nobody answers, nothing is known. */
export async function renewed(files: readonly string[]): Promise<boolean> {
  return (await Promise.all(files.map(gone))).includes(true);
}

/** Some hosts answer with a page where there is no file. */
async function gone(file: string): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const { status, headers } = await fetch(file, { cache: "no-store", signal: stop.signal });
    const page = headers.get("Content-Type")?.startsWith("text/html") ?? false;
    return status === 404 || status === 410 || (status === 200 && page);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    stop.abort(); // Only the answer's head was wanted.
  }
}
