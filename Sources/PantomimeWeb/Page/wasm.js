// The module: text in through its memory, text out through it.
import { CALLS } from "./calls.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The simulator, as calls that take values and return values. */
export class Simulator {
  #exports;
  #memory;
  #numbers = new Map();

  constructor(instance) {
    this.#exports = instance.exports;
    this.#memory = instance.exports.memory;
    const known = this.#call(0, []);
    if (known.join() !== CALLS.join()) throw new Error("the page and the module are of different versions");
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
    // Memory may have grown, and moved, with the call.
    const result = new Uint8Array(this.#memory.buffer, this.#exports.pantomime_output(), count);
    return JSON.parse(decoder.decode(result));
  }

  /** The size of the module's memory, in bytes. */
  get size() { return this.#memory.buffer.byteLength; }
}

/** Loads the module: from the page itself if it is inside, or else from the file beside the page. */
export async function loadSimulator() {
  if (typeof WebAssembly !== "object") {
    throw new Error("this browser has no WebAssembly, or it is turned off");
  }
  const inside = document.getElementById("module");
  let response;
  if (inside) {
    const bytes = Uint8Array.from(atob(inside.textContent.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    response = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  } else {
    response = await fetch("pantomime.wasm");
    if (!response.ok) throw new Error(`pantomime.wasm: ${response.status} ${response.statusText}`);
  }
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const { instance } = isTyped
    ? await WebAssembly.instantiateStreaming(response, {})
    : await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return new Simulator(instance);
}
