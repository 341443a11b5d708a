// The conversation: the typed lines and the answers.
import { drop, make, put, withStatements } from "./dom.js";

/** The maximum number of turns to keep. */
export const MOST_TURNS = 500;
/** The number of characters to show before an error. */
const BEFORE = 40;

/** Splits an answer's text into the outcome, the reason, and the remaining text. */
export function parts(text) {
  const lines = text.split("\n").filter((line) => line !== "");
  const details = lines.slice(1);
  const because = details.find((line) => line.startsWith("because ")) ?? "";
  const values = details.filter((line) => line.startsWith("now "));
  const rest = details.filter((line) => line !== because && !values.includes(line));
  return { outcome: lines[0] ?? "", because, rest, values: values.map((line) => line.replace(/^now\s+/, "")) };
}

export class Conversation {
  #log;
  #run;
  #seek;
  #refuse;
  #isScrolling = false;

  /** `run(statement)` runs a statement that an answer offers; `seek(t)` moves to an instant; and
      `refuse(reason)` shows why an instant can't be reached. */
  constructor(log, { run, seek, refuse }) {
    [this.#log, this.#run, this.#seek, this.#refuse] = [log, run, seek, refuse];
  }

  clear() { this.#log.replaceChildren(); }

  /** Adds a line and the answers to it, and returns the turns of the answers; a gesture made by
      hand is one turn of the conversation. */
  add(line, result, isByHand = false) {
    if (result.error) {
      this.#append(make("div", { class: "turn error" }, this.#said(line, null), ...errorLines(result.error, this.#run)));
    }
    const answers = result.answers ?? [];
    const shown = isByHand ? answers.slice(-1).map((answer) => ({ ...answer, statement: line })) : answers;
    const turns = shown.map((answer) => this.#turn(answer));
    for (const turn of turns) this.#append(turn);
    return turns;
  }

  /** Shows why the instant of a turn can't be reached, or that it can if the reason is empty. */
  mark(turn, reason) {
    const said = turn.querySelector(".said");
    if (reason === "") drop(said, "aria-disabled");
    else put(said, "aria-disabled", "true");
    put(said, "title", reason === "" ? `Go to ${said.dataset.time} s` : `Not reachable: ${reason}`);
  }

  /** Adds a remark that comes from the page rather than from the module. */
  note(...children) { this.#append(make("div", { class: "turn" }, make("p", { class: "more" }, ...children))); }

  /** Adds an element as a separate turn of the conversation. */
  show(element) { this.#append(element); }

  #append(turn) {
    this.#log.append(turn);
    while (this.#log.childElementCount > MOST_TURNS) this.#log.firstElementChild.remove();
    this.#scroll();
    // The height of a picture isn't known until the picture has loaded.
    turn.querySelectorAll("img").forEach((image) => image.addEventListener("load", () => this.#scroll()));
  }

  /** Scrolls to the end, only once for all turns of a task, because this requires a layout. */
  #scroll() {
    if (this.#isScrolling) return;
    this.#isScrolling = true;
    queueMicrotask(() => {
      this.#isScrolling = false;
      this.#log.scrollTop = this.#log.scrollHeight;
    });
  }

  #said(line, time) {
    const title = time === null ? "Not executed" : `Go to ${time} s`;
    const go = ({ currentTarget: said }) => {
      if (said.ariaDisabled === "true") this.#refuse(said.title);
      else if (time !== null) this.#seek(time);
    };
    const words = shortened(line);
    return make("button", { type: "button", class: words === line ? "said" : "said folded", title: words === line ? title : `${title}: ${line.slice(0, 600)}`, "data-time": time, onclick: go }, words);
  }

  #turn(answer) {
    const { outcome, because, rest, values } = parts(answer.text);
    return make("div", { class: "turn" },
      this.#said(answer.statement, answer.t),
      outcome && make("p", { class: `outcome ${answer.tone}` }, ...withStatements(outcome, this.#run)),
      because && make("p", { class: "more" }, ...withStatements(because, this.#run)),
      ...rest.map((line) => make("p", { class: "more" }, ...withStatements(line, this.#run))),
      ...values.map((line) => make("p", { class: "values" }, line)),
      answer.shown && make("pre", { tabindex: "0", class: /^.{0,72}(\n|$)/.test(answer.shown) ? "" : "text" }, ...withStatements(answer.shown.trimEnd(), this.#run)),
      answer.svg && picture(answer.svg, answer.words));
  }
}

/** The statement that shows the last gesture in so few pictures that they are large in a conversation of
    a width in characters. */
export const stripLine = (columns) => `strip n=${columns < 60 ? 3 : 5}`;

/** A picture with a description for readers who can't see it. */
export function picture(svg, words, caption = "") {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { src: url, alt: words.join(". ") });
  image.addEventListener("load", () => URL.revokeObjectURL(url), { once: true });
  return make("figure", {}, image, caption && make("figcaption", {}, caption));
}

/** A statement as the log shows it: a gesture made by hand in a few words, such as "drag, 130 pt up
    in 0.5 s", and any other long statement shortened. */
export function shortened(line) {
  const hand = line.match(/^(?:at \S+ )?touches "([^"]*)"/);
  const touches = [...(hand?.[1] ?? "").matchAll(/(\d+) (?:down )?(-?[\d.]+),(-?[\d.]+)/g)].map((touch) => touch.slice(1).map(Number));
  if (touches.length === 0) return line.length > 160 ? `${line.slice(0, 100)} … ${line.slice(-40)}` : line;
  const end = Number(hand[1].match(/(\d+) (?:up|cancel)\s*$/)?.[1] ?? touches.at(-1)[0]);
  const [first, last] = [touches[0], touches.at(-1)];
  const [dx, dy] = [last[1] - first[1], last[2] - first[2]];
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  const time = Number(((end - first[0]) / 1_000).toFixed(2));
  if (far < 4) return time > 0.5 ? `press, ${time} s` : "tap";
  const way = Math.abs(dy) >= Math.abs(dx) ? (dy < 0 ? "up" : "down") : dx < 0 ? "left" : "right";
  return `drag, ${Math.round(far)} pt ${way} in ${time} s`;
}

/** An error: the line, with the part in question marked, the message, and the fix. */
export function errorLines(error, run) {
  // The module counts Unicode scalars.
  const text = [...error.text];
  const part = (start, end) => text.slice(Math.max(start, 0), end).join("");
  const end = Math.min(error.end, error.start + 72);
  // If something is missing at the end of the line, a blank after the line is marked.
  const wrong = part(error.start, end) || " ";
  return [
    make("pre", {}, part(error.start - BEFORE, error.start), make("span", { class: "wrong" }, wrong), part(end, end + BEFORE)),
    make("p", { class: "outcome bad" }, error.message),
    error.hint && make("p", { class: "more" }, ...withStatements(error.hint, run)),
    ...(error.notes ?? []).map((note) => make("p", { class: "more" }, note)),
    // A hint may name only the word to replace.
    error.replacement && !error.hint.includes(`\`${error.replacement}\``) && make("p", { class: "more" }, ...withStatements(`instead \`${error.replacement}\``, run)),
  ].filter(Boolean);
}
