// Runs scripts in the module as a web page would, without any system interface:
// node run.mjs MODULE < PARTS, with the same parts as `stream.c` reads and the same output.

import { readFileSync, writeSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, ...calls } = instance.exports;

// Memory may have grown, and moved, with every call.
const write = (bytes) => {
  const place = calls.pantomime_input(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
};
const read = (count) => new Uint8Array(memory.buffer, calls.pantomime_output(), count).slice();
const print = (bytes) => {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
};

const parts = readFileSync(0);
for (let position = 0; position < parts.length; ) {
  const end = parts.indexOf(10, position);
  const [kind, name, size] = parts.subarray(position, end).toString().split(" ");
  position = end + 1 + Number(size);
  const bytes = parts.subarray(end + 1, position);
  if (kind === "file") {
    const text = Buffer.from(name);
    write(Buffer.concat([text, bytes]));
    calls.pantomime_file(text.length, bytes.length);
  } else {
    write(bytes);
    const count = calls.pantomime_trace(bytes.length);
    print(Buffer.from(`script ${name}\n`));
    print(read(count));
  }
}

// A line at a time, as at the prompt: what a page does.
const execute = (line) => {
  const bytes = Buffer.from(line);
  write(bytes);
  return Buffer.from(read(calls.pantomime_execute(bytes.length))).toString();
};
calls.pantomime_begin();
execute("scene city-guide");
execute("tap on=card");
execute("run");
const answer = execute("show state");
if (!answer.includes("expanded")) throw new Error(`an answer is missing something: ${answer}`);
const refusal = execute("shwo state");
if (!refusal.includes("'show'")) throw new Error(`an error is missing something: ${refusal}`);
