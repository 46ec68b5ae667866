/**
 * Restores what the build has made, as a browser will: the program, and the memory as it is sent. Fails where Python
 * doesn't come back from it or answers otherwise than the engine does outside. Run it in an engine as it is, without
 * frozen.mjs.
 */
import assert from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const PYODIDE = resolve("node_modules/pyodide");
const REQUESTS = ['{"ask":"game","game":"femkort"}', '{"ask":"lesson","lesson":"8H"}', "{"];

const home = await mkdtemp(join(tmpdir(), "kortspel-"));
try {
  await symlink(join(PYODIDE, "pyodide.asm.js"), join(home, "pyodide.asm.js"));
  await symlink(resolve("build/python.wasm"), join(home, "pyodide.asm.wasm"));
  await writeFile(join(home, "empty.zip"), Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]));
  const { info } = JSON.parse(await readFile(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: join(home, "empty.zip"),
    lockFileContents: JSON.stringify({ info, packages: {} }),
    _loadSnapshot: await memory(),
  });
  const answer = python.pyimport("kortspel.api").answer;
  const outside = execFileSync("python", ["-m", "kortspel"], { input: `${REQUESTS.join("\n")}\n` });
  assert.deepStrictEqual(
    REQUESTS.map((request) => answer(request)),
    outside.toString().trim().split("\n"),
  );
} catch (error) {
  console.error(`The snapshot made under Node ${process.version} does not come back to life:`, error);
  process.exitCode = 1;
} finally {
  await rm(home, { recursive: true, force: true });
}
process.exit();

/** Python's memory, as long as it was. */
async function memory() {
  const { bytes } = JSON.parse(await readFile("build/snapshot.json", "utf8"));
  const whole = new Uint8Array(bytes);
  whole.set(gunzipSync(await readFile("build/snapshot.bin")));
  return whole;
}
