// The two lines below the phone: the outcome and the reason.
import { byId, put, say } from "./dom.js";
import { parts } from "./conversation.js";

export class Verdict {
  /** Shows the outcome and the reason of an answer. The conversation shows them completely; here,
      only the first part of each is shown, unless the whole outcome is requested. */
  show(text, { isWhole = false } = {}) {
    const { outcome, because } = parts(text.replaceAll("`", ""));
    const first = (line) => line.split("; ")[0];
    this.#put("outcome", outcome, isWhole ? outcome : first(outcome));
    this.#put("because", because, first(because));
  }

  /** Shows the state of the scene. */
  showState({ scene, state }) {
    this.show(scene === null ? "no scene" : `${scene}: ${state ?? "ready"}`);
    if (scene === null) this.remark("A touch starts city-guide.");
  }

  /** Replaces the reason. */
  remark(text) { this.#put("because", text, text); }

  #put(id, whole, shown) {
    say(byId(id), shown);
    put(byId(id), "title", whole);
  }
}
