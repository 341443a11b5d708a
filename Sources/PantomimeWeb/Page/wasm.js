// The module: text goes in and out through its memory.
import { CALLS } from "./calls.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The simulator, as methods that take and return values. */
export class Simulator {
  #exports;
  #memory;
  #numbers = new Map();

  constructor(instance) {
    this.#exports = instance.exports;
    this.#memory = instance.exports.memory;
    const known = this.#call(0, []);
    if (known.join() !== CALLS.join()) throw new Error("The page and the module have different versions");
    CALLS.forEach((name, number) => this.#numbers.set(name, number));
    for (const name of CALLS) {
      const method = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      this[method] = (...given) => this.#call(this.#numbers.get(name), given);
    }
  }

  #call(number, given) {
    const bytes = encoder.encode(JSON.stringify(given));
    const place = this.#exports.pantomime_input(bytes.length);
    new Uint8Array(this.#memory.buffer, place, bytes.length).set(bytes);
    const count = this.#exports.pantomime_call(number, bytes.length);
    // The call may have grown, and thereby moved, the memory.
    const result = new Uint8Array(this.#memory.buffer, this.#exports.pantomime_output(), count);
    return JSON.parse(decoder.decode(result));
  }

  /** The size of the module's memory, in bytes. */
  get size() { return this.#memory.buffer.byteLength; }
}

/** The number of base64 characters to decode at a time, a multiple of 4. */
const PIECE = 262_144;

function bytesIn(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** The module embedded in the page, in pieces, so that it is decompressed and compiled while the
    rest is being decoded. */
function unpacked(text) {
  let at = 0;
  const stream = new ReadableStream({
    pull(controller) {
      if (at >= text.length) return controller.close();
      controller.enqueue(bytesIn(text.slice(at, at + PIECE)));
      at += PIECE;
    },
  });
  return stream.pipeThrough(new DecompressionStream("gzip"));
}

/** Compiles the module: from the page itself if it is embedded, or else from the file next to the
    page. */
async function compiled() {
  if (typeof WebAssembly !== "object") {
    throw new Error("This browser has no WebAssembly, or it is turned off");
  }
  const inside = document.getElementById("module");
  if (inside) {
    const headers = { "Content-Type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(unpacked(inside.textContent.trim()), { headers }));
  }
  const response = await fetch("pantomime.wasm");
  if (!response.ok) throw new Error(`pantomime.wasm: ${response.status} ${response.statusText}`);
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// The module takes longest, so it starts before the other scripts have loaded.
const compilation = compiled();
compilation.catch(() => {});

/** Loads the module. */
export async function loadSimulator() {
  // Awaited first: without WebAssembly, this throws the error that reports it.
  const module = await compilation;
  return new Simulator(await WebAssembly.instantiate(module, {}));
}
