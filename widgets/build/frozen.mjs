/**
 * Stops the clock, fixes the dice and hides which Node this is, so that a program which looks at them always sees
 * the same. Import it first.
 */
import { createRequire } from "node:module";

const NOW = Date.UTC(2026, 0, 1);

class Then extends Date {
  constructor(...parts) {
    super(...(parts.length ? parts : [NOW]));
  }
  static now() {
    return NOW;
  }
}
globalThis.Date = Then;
Math.random = () => 0.5;
Object.defineProperty(performance, "now", { value: () => 0 });
createRequire(import.meta.url)("node:crypto").randomFillSync = (bytes) => bytes.fill(7);

/**
 * Where garbage collection in wasm is known (from Node 22 on), Pyodide makes small functions with it and notes their
 * places in Python's memory; a browser that restores that memory has nothing at those places. Pyodide asks nobody but
 * the navigator whether to do without: on this device it does.
 */
Object.defineProperty(globalThis, "navigator", {
  value: { userAgent: "iPhone", platform: "", languages: [] },
  configurable: true,
});
/** What newer engines can do beyond that must not be seen in the memory either. */
for (const name of ["Suspending", "SuspendError", "promising", "Function"]) delete WebAssembly[name];
