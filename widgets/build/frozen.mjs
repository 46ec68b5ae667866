/** Stops the clock and fixes the dice, so that a program which looks at them always sees the same. Import it first. */
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
