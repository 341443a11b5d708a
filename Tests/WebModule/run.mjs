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

// A line at a time, as the page does.
const call = (number, ...given) => {
  const bytes = Buffer.from(JSON.stringify(given));
  write(bytes);
  return JSON.parse(Buffer.from(read(calls.pantomime_call(number, bytes.length))).toString());
};
const names = call(0);
const execute = (line) => call(names.indexOf("execute"), line, 0, 80);
call(names.indexOf("open"));
execute("scene city-guide");
execute("tap on=card");
execute("run");
const answer = execute("show state");
if (!answer.answers[0].shown.includes("expanded")) {
  throw new Error(`an answer is missing something: ${JSON.stringify(answer)}`);
}
const refusal = execute("shwo state");
if (!refusal.error.hint.includes("'show'")) {
  throw new Error(`an error is missing something: ${JSON.stringify(refusal)}`);
}
