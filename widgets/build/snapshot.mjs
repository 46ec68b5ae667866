/**
 * Makes build/snapshot.raw: Python's memory with the engine imported, as the browser will restore it. The same
 * input always gives the same bytes.
 */
import "./frozen.mjs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const PYODIDE = resolve("node_modules/pyodide");
/** What the engine does on the way here is found again in the browser: patterns compiled, modules imported. */
const WARM_UP = `
import gc, random
from kortspel.api import answer
for request in ('{"ask":"game","game":"femkort"}', '{"ask":"lesson","lesson":"8H"}', '{'):
    answer(request)
gc.collect()
`;

const python = await loadPyodide({
  _makeSnapshot: true,
  indexURL: PYODIDE,
  stdLibURL: resolve("build/python.zip"),
  _sysExecutable: "python", // Else it is this script, by its whole path.
});
python.runPython(WARM_UP);
wipeFreeMemory(python._module);
const snapshot = python.makeMemorySnapshot();
const used = snapshot.findLastIndex((byte) => byte !== 0) + 1;
await writeFile("build/snapshot.raw", snapshot.subarray(0, used));
await writeFile("build/snapshot.json", JSON.stringify({ bytes: snapshot.length }));
process.exit();

/** Fills what the program has freed with zeros: it would only be carried along. */
function wipeFreeMemory({ _PyMem_RawCalloc: allocate, _PyMem_RawFree: free }) {
  const beyond = allocate(1, 3 << 20);
  free(beyond);
  const held = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    let place = allocate(1, size);
    for (; place < beyond; place = allocate(1, size)) held.push(place);
    free(place);
  }
  for (const place of held.reverse()) free(place);
}
