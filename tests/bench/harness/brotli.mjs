/** Prints the sizes in brotli of the files that it is given. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const sizes = process.argv.slice(2).map((path) => brotliCompressSync(readFileSync(path)).length);
process.stdout.write(JSON.stringify(sizes));
