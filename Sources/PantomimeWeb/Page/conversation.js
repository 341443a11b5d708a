// The conversation: the typed lines and the answers.
import { make, withStatements } from "./dom.js";

const MOST_TURNS = 500;

/** Splits an answer's text into its outcome, its reason and the rest. */
export function parts(text) {
  const lines = text.split("\n").filter((line) => line !== "");
  const because = lines.find((line) => line.startsWith("because ")) ?? "";
  const values = lines.filter((line) => line.startsWith("now "));
  const rest = lines.slice(1).filter((line) => line !== because && !values.includes(line));
  return { outcome: lines[0] ?? "", because, rest, values: values.map((line) => line.replace(/^now\s+/, "")) };
}

export class Conversation {
  #log;
  #run;
  #seek;

  /** `run(statement)` runs a statement that an answer offers; `seek(t)` moves to an instant. */
  constructor(log, { run, seek }) {
    [this.#log, this.#run, this.#seek] = [log, run, seek];
  }

  clear() { this.#log.replaceChildren(); }

  /** Adds the answers to a line; a gesture made by hand is one turn. */
  add(line, result, isByHand = false) {
    if (result.error) {
      this.#append(make("div", { class: "turn error" }, this.#said(line, null), ...errorLines(result.error, this.#run)));
    }
    const answers = result.answers ?? [];
    if (isByHand && answers.length > 0) this.#append(this.#turn({ ...answers.at(-1), statement: line }));
    else for (const answer of answers) this.#append(this.#turn(answer));
  }

  /** Adds a remark by the page. */
  note(...children) { this.#append(make("div", { class: "turn" }, make("p", { class: "more" }, ...children))); }

  /** Adds an element as a separate turn. */
  show(element) { this.#append(element); }

  #append(turn) {
    this.#log.append(turn);
    while (this.#log.childElementCount > MOST_TURNS) this.#log.firstElementChild.remove();
    this.#log.scrollTop = this.#log.scrollHeight;
    // The height of a picture is known only later.
    turn.querySelectorAll("img").forEach((image) => {
      image.addEventListener("load", () => { this.#log.scrollTop = this.#log.scrollHeight; });
    });
  }

  #said(line, time) {
    const title = time === null ? "Not executed" : `Go to ${time} s`;
    return make("button", { type: "button", class: "said", title, onclick: () => time !== null && this.#seek(time) }, shortened(line));
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

/** A picture with a description for readers who can't see it. */
export function picture(svg, words, caption = "") {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { src: url, alt: words.join(". ") });
  image.addEventListener("load", () => URL.revokeObjectURL(url), { once: true });
  return make("figure", {}, image, caption && make("figcaption", {}, caption));
}

/** A statement as the log shows it; a gesture of hundreds of touches is shortened. */
const shortened = (line) => (line.length > 160 ? `${line.slice(0, 100)} … ${line.slice(-40)}` : line);

/** An error: the line with carets under the place, the message and the fix. */
export function errorLines(error, run) {
  const size = Math.max(1, Math.min(error.end - error.start, 72));
  const from = Math.max(0, error.start - 40);
  const caret = " ".repeat(error.start - from) + "^" + "~".repeat(size - 1);
  return [
    make("pre", {}, `${error.text.slice(from, from + 100)}\n`, make("span", { class: "caret" }, caret)),
    make("p", { class: "outcome bad" }, error.message),
    error.hint && make("p", { class: "more" }, ...withStatements(error.hint, run)),
    ...(error.notes ?? []).map((note) => make("p", { class: "more" }, note)),
  ].filter(Boolean);
}
