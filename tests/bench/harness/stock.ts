/** The stock start, as Pyodide's documentation has it: load everything, unpack the wheel, import the engine. */
import type { Assets } from "../../../widgets/src/runtime/assets.ts";

export type Manifest = Assets & { worker: string };

export async function stock({ pyodide, wheel }: Assets): Promise<(text: string) => string> {
  const archive = fetch(wheel.url).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: pyodide });
  python.unpackArchive(await archive, "wheel");
  return python.pyimport("kortspel.api").answer;
}
