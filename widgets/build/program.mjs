/**
 * Makes build/python.wasm: Pyodide's program without what a start from the snapshot has no use for.
 *
 * A third of the file is the memory that it begins with; the snapshot holds all of it. And it offers thousands of
 * functions by name, for extension modules, of which there are none here: looking at each of them costs a tenth of
 * a second at every start. What Pyodide's own script mentions stays.
 */
import { readFile, writeFile } from "node:fs/promises";

const PYODIDE = "node_modules/pyodide";
const HEADER = 8;
const EXPORTS = 7;
const DATA = 11;
const FUNCTION = 0;

/** Reads a wasm file or a part of it, byte by byte. */
class Reader {
  constructor(bytes, at = 0) {
    this.source = bytes;
    this.at = at;
  }

  byte() {
    return this.source[this.at++];
  }

  bytes(count) {
    this.at += count;
    return this.source.subarray(this.at - count, this.at);
  }

  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
}

const wasm = await readFile(`${PYODIDE}/pyodide.asm.wasm`);
const script = await readFile(`${PYODIDE}/pyodide.asm.js`, "utf8");
const change = { [EXPORTS]: mentioned, [DATA]: nothing };
const sections = [...sectionsOf(wasm)].map(({ id, body }) => section(id, change[id]?.(body) ?? body));
await writeFile("build/python.wasm", Buffer.concat([wasm.subarray(0, HEADER), ...sections]));

/** The sections of a wasm file in order. */
function* sectionsOf(file) {
  const reader = new Reader(file, HEADER);
  while (reader.at < file.length) {
    const id = reader.byte();
    yield { id, body: reader.bytes(reader.number()) };
  }
}

/** The exports that the script mentions beyond giving them a name (`var _x = Module["_x"] = wasmExports["x"]`). */
function mentioned(body) {
  const mentions = new Map();
  for (const [word] of script.matchAll(/[\w$]+/g)) mentions.set(word, (mentions.get(word) ?? 0) + 1);
  const needed = (name) => mentions.get(`_${name}`) > 2 || mentions.get(name) > 1;
  const reader = new Reader(body);
  const kept = [];
  for (let left = reader.number(); left > 0; left--) {
    const start = reader.at;
    const name = reader.bytes(reader.number()).toString();
    const kind = reader.byte();
    reader.number();
    if (kind !== FUNCTION || needed(name)) kept.push(body.subarray(start, reader.at));
  }
  return Buffer.concat([number(kept.length), ...kept]);
}

/** The one data segment, made empty. */
function nothing(body) {
  const reader = new Reader(body);
  if (reader.number() !== 1 || reader.byte() !== 0)
    throw new Error("the wasm has other data than one segment");
  reader.byte(); // It lies where a global says:
  reader.number();
  reader.byte();
  return Buffer.concat([body.subarray(0, reader.at), number(0)]);
}

function section(id, body) {
  return Buffer.concat([Buffer.of(id), number(body.length), body]);
}

/** A whole number as wasm writes it, seven bits a byte. */
function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}
