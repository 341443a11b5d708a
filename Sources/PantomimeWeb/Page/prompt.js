// The prompt: completions, the hint after the cursor, and the lines typed earlier.
import { byId, drop, make, put, say } from "./dom.js";

const MOST_LINES = 200;

export class Prompt {
  #input = byId("statement");
  #list = byId("candidates");
  #ghost = byId("ghost");
  #complete;
  #run;
  #completion = { start: 0, candidates: [] };
  #chosen = -1;
  #cursor = 0;
  #lines = [];
  #place = 0;
  /** The line to type instead of the one that was refused, or an empty string. */
  #offer = "";
  /** The line that was refused last. */
  #refused = "";

  /** `complete(line)` completes a line up to the cursor, and `run(line)` runs a line. */
  constructor({ complete, run }) {
    [this.#complete, this.#run] = [complete, run];
    byId("prompt").addEventListener("submit", (event) => { event.preventDefault(); this.#submit(); });
    this.#input.addEventListener("input", () => this.#look());
    this.#input.addEventListener("keydown", (event) => this.#key(event));
    this.#input.addEventListener("blur", () => this.#close());
    // A candidate belongs to the cursor for which it was listed.
    document.addEventListener("selectionchange", () => { if (this.#hasMoved) this.#close(); });
    this.#list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const index = [...this.#list.children].indexOf(event.target.closest("li"));
      if (index >= 0) this.#accept(index);
    });
  }

  focus() { this.#input.focus(); }

  get isOpen() { return !this.#list.hidden; }

  /** Puts a line into the prompt without running it. */
  fill(line) {
    this.#input.value = line;
    this.#input.focus();
    this.#look();
  }

  /** Shows the line to type instead of the one that was refused; the right arrow key takes it over. */
  offer(line) {
    this.#offer = line;
    if (line !== "") this.#ghost.replaceChildren(make("span", { class: "typed-part" }, this.#input.value), `  → ${line}`);
  }

  /** Removes a line that was refused. */
  drop() {
    if (this.#refused === "" || this.#input.value.trim() !== this.#refused) return;
    this.#refused = "";
    this.#input.value = "";
    this.offer("");
    say(this.#ghost, "");
  }

  get #isAtEnd() { return this.#input.selectionEnd === this.#input.value.length; }

  #submit() {
    const line = this.#input.value.trim();
    if (this.#chosen >= 0) return this.#accept(this.#chosen);
    this.#close();
    if (line === "") return;
    // A line that was refused stays in the prompt, so that it can be corrected or typed over.
    if (!this.#run(line)) {
      this.#refused = line;
      if (matchMedia("(pointer: coarse)").matches) this.#input.select();
      return;
    }
    if (this.#lines.at(-1) !== line) this.#lines.push(line);
    if (this.#lines.length > MOST_LINES) this.#lines.shift();
    this.#place = this.#lines.length;
    this.#input.value = "";
    say(this.#ghost, "");
  }

  /** Whether the cursor has moved since the candidates were listed. */
  get #hasMoved() { return this.isOpen && this.#input.selectionEnd !== this.#cursor; }

  #key(event) {
    if (this.#hasMoved) this.#close();
    if (event.key === "Tab" && this.isOpen && !event.shiftKey) this.#accept(Math.max(this.#chosen, 0));
    else if (event.key === "Escape" && this.isOpen) { this.#close(); event.stopPropagation(); }
    else if (event.key === "ArrowDown" && this.isOpen) this.#choose(this.#chosen + 1);
    else if (event.key === "ArrowUp" && this.isOpen && this.#chosen >= 0) this.#choose(this.#chosen - 1);
    else if (event.key === "ArrowRight" && this.#offer !== "" && this.#isAtEnd) this.fill(this.#offer);
    else if (event.key === "ArrowUp") this.#recall(-1);
    else if (event.key === "ArrowDown") this.#recall(1);
    else return;
    event.preventDefault();
  }

  #recall(direction) {
    this.#place = Math.min(Math.max(this.#place + direction, 0), this.#lines.length);
    this.#input.value = this.#lines[this.#place] ?? "";
    this.#close();
    this.#offer = "";
    say(this.#ghost, "");
  }

  #look() {
    this.#offer = "";
    const line = this.#input.value;
    const cursor = this.#input.selectionStart ?? line.length;
    this.#cursor = cursor;
    this.#completion = line === "" ? { start: 0, candidates: [], hint: "" } : this.#complete(line.slice(0, cursor));
    // An invisible copy of the typed text takes up space, so that the hint appears after the text.
    const hint = cursor === line.length && line !== "" ? this.#completion.hint : "";
    this.#ghost.replaceChildren(make("span", { class: "typed-part" }, hint === "" ? "" : line), hint);
    this.#chosen = -1;
    const { candidates } = this.#completion;
    if (candidates.length === 0) return this.#close();
    this.#list.replaceChildren(...candidates.map(([text, meaning], index) =>
      make("li", { role: "option", id: `candidate-${index}`, "aria-selected": "false" }, make("b", {}, text), make("span", {}, meaning))));
    this.#list.hidden = false;
    this.#list.scrollTop = 0;
    put(this.#input, "aria-expanded", "true");
  }

  #choose(index) {
    const items = [...this.#list.children];
    this.#chosen = Math.min(index, items.length - 1);
    items.forEach((item, place) => put(item, "aria-selected", place === this.#chosen));
    items[this.#chosen]?.scrollIntoView({ block: "nearest" });
    if (this.#chosen >= 0) put(this.#input, "aria-activedescendant", `candidate-${this.#chosen}`);
    else drop(this.#input, "aria-activedescendant");
  }

  #accept(index) {
    const [text] = this.#completion.candidates[index];
    const line = [...this.#input.value];
    const cursor = [...this.#input.value.slice(0, this.#input.selectionStart)].length;
    const isWhole = !/[=(/]$/.test(text);
    const before = [...line.slice(0, this.#completion.start), ...text, ...(isWhole ? " " : "")].join("");
    this.#input.value = before + line.slice(cursor).join("");
    this.#input.setSelectionRange(before.length, before.length);
    this.#look();
  }

  #close() {
    this.#list.hidden = true;
    this.#chosen = -1;
    put(this.#input, "aria-expanded", "false");
    drop(this.#input, "aria-activedescendant");
  }
}
