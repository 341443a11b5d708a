// The module, to which text is passed, and from which it is returned, through the module's memory.
import { CALLS } from "./calls.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The simulator, with a method for each call that takes and returns JavaScript values. */
export class Simulator {
  #exports;
  #memory;
  #numbers = new Map();
  /** The contents of views by number, which frames name instead of repeating them. */
  #contents = new Map();

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
    // The call may have made the memory grow, which detaches the earlier buffer.
    const result = new Uint8Array(this.#memory.buffer, this.#exports.pantomime_output(), count);
    return this.#filled(JSON.parse(decoder.decode(result)));
  }

  /** Puts the contents of its views into a frame. */
  #filled(frame) {
    if (frame?.forgets) this.#contents.clear();
    for (const [number, content] of frame?.contents ?? []) this.#contents.set(number, content);
    for (const view of frame?.views ?? []) if (view[7] !== null) view[7] = this.#contents.get(view[7]);
    return frame;
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

/** Decodes the module that is embedded in the page, in pieces, so that each piece is decompressed
    and compiled while the next pieces are being decoded. */
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

/** Compiles the module, either from the page if it contains the module, or from the file next to
    the page. */
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

// Compiling takes longest, so it starts before the other scripts have loaded.
const compilation = compiled();
compilation.catch(() => {});

/** Loads the module. */
export async function loadSimulator() {
  // This comes first, because it throws the proper error if the browser doesn't have WebAssembly.
  const module = await compilation;
  return new Simulator(await WebAssembly.instantiate(module, {}));
}
