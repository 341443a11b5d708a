// A session as a link: its statements, deflated and base64url-encoded, in the fragment.

/** The maximum length of the text in a link, in bytes. */
const MOST_BYTES = 4_000_000;

async function through(stream, bytes, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new Error(`its session is longer than ${most / 1_000_000} MB`);
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

export async function encoded(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  let letters = "";
  for (let at = 0; at < bytes.length; at += 32_768) letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function decoded(code) {
  let bytes;
  try {
    bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Error("it contains characters that a link cannot have");
  }
  try {
    const text = await through(new DecompressionStream("deflate-raw"), bytes, MOST_BYTES);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (error) {
    if (error.message.includes("MB")) throw error;
    throw new Error("it is incomplete");
  }
}

/** Returns the code in the fragment of an address, or `null` if there is none. */
export const codeIn = (address) => new URL(address).hash.match(/^#s=(.*)$/)?.[1] ?? null;

/** Returns the address of this page with a code. */
export const address = (code) => `${location.href.split("#")[0]}#s=${code}`;
