// The two lines below the phone: the outcome and the reason.
import { byId, put, say, unbroken } from "./dom.js";
import { parts } from "./conversation.js";

export class Verdict {
  /** The texts of the present, which an earlier instant replaces while it is on the screen. */
  #present = { outcome: ["", ""], because: ["", ""] };
  #isPast = false;
  #onpresent;

  /** `onpresent()` is called when the lines of the present are shown again. */
  constructor(onpresent) { this.#onpresent = onpresent; }

  /** Shows the outcome and the reason of an answer. The conversation shows the outcome completely;
      here, only its first part is shown, unless the whole outcome is requested. */
  show(text, { isWhole = false } = {}) {
    const { outcome: told, because } = parts(text.replaceAll("`", ""));
    // The answer to a repeated gesture begins with the time since its lift-off.
    const outcome = told.replace(/^released \S+ s ago; from then: /, "released: ").replace(/^\S+ s ago: /, "");
    const first = (line) => line.split("; ")[0];
    this.#put("outcome", outcome, isWhole ? outcome : first(outcome));
    this.#put("because", because, because);
  }

  /** Shows the state of the scene. */
  showState({ scene, state }) {
    this.show(scene === null ? "no scene" : `${scene}: ${state ?? "ready"}`);
    if (scene === null) this.remark("A touch starts city-guide.");
  }

  /** The outcome and the reason of the present. */
  get outcome() { return this.#present.outcome[1]; }
  get reason() { return this.#present.because[1]; }

  /** Replaces the reason. */
  remark(text) { this.#put("because", text, text); }

  /** Shows the lines of an earlier instant. */
  showPast(outcome, because) {
    this.#isPast = true;
    this.#set("outcome", outcome, outcome);
    this.#set("because", because, because);
  }

  /** Shows the lines of the present again. */
  showPresent() {
    if (!this.#isPast) return;
    this.#isPast = false;
    for (const id in this.#present) this.#set(id, ...this.#present[id]);
    this.#onpresent();
  }

  #put(id, whole, shown) {
    this.#isPast = false;
    this.#present[id] = [whole, shown];
    this.#set(id, whole, shown);
  }

  #set(id, whole, shown) {
    say(byId(id), unbroken(shown));
    put(byId(id), "title", whole);
  }
}
