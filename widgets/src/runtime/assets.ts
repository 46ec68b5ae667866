/** Where the build put what Python needs. Files are named by content; a snapshot fits one wasm only. */
export interface Assets {
  /** The folder with Pyodide's own files. */
  pyodide: string;
  /** Pyodide's lock file without its packages. */
  lock: { info: Record<string, string>; packages: Record<string, never> };
  /** Pyodide's program without the memory that the snapshot brings. */
  wasm: string;
  /** Python's memory with the engine in it, as gzip: where, its bytes on the way, and its bytes unpacked. */
  snapshot: { url: string; download: number; bytes: number };
  /** For the plain start: the engine's wheel, and the bytes to download with it. */
  wheel: { url: string; download: number };
}
