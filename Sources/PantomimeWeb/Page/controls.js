// The buttons that play the scene, and those for what a scene needs besides a finger.
import { byId, draw, make, put } from "./dom.js";

const SHAPES = {
  back: "M7 6v12M18 6L9 12l9 6Z", play: "M8 5l11 7-11 7Z", pause: "M7 5h4v14H7ZM14 5h4v14h-4Z",
  forward: "M17 6v12M6 6l9 6-9 6Z", replay: "M12 5a7 7 0 1 1-6.6 4.7M12 1.5V8.500L7.5 5Z",
};

export class Controls {
  #play;
  #buttons;
  #redo;
  #extra = make("span", { class: "extra" });
  #isPlaying = null;

  /** `on` has the methods `step(frames)`, `toggle()`, `replay()`, and `redo()`. */
  constructor(room, on) {
    const button = (name, label, onclick) => make("button", { type: "button", id: `do-${name}`, "aria-label": label, title: label, onclick },
      draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: SHAPES[name] })));
    this.#play = button("play", "Play", () => on.toggle());
    this.#buttons = [
      button("back", "One frame back", () => on.step(-1)), this.#play,
      button("forward", "One frame forward", () => on.step(1)), button("replay", "Replay", () => on.replay()),
    ];
    this.#redo = make("button", { type: "button", class: "word", hidden: true, onclick: () => on.redo() }, "Redo");
    room.replaceChildren(...this.#buttons, this.#redo, this.#extra);
  }

  /** Shows whether the scene is playing, and whether there is anything to play. */
  show(isPlaying, canPlay) {
    for (const button of this.#buttons) if (button.disabled === canPlay) button.disabled = !canPlay;
    if (isPlaying === this.#isPlaying) return;
    this.#isPlaying = isPlaying;
    put(this.#play, "aria-label", isPlaying ? "Pause" : "Play");
    put(this.#play, "title", isPlaying ? "Pause" : "Play");
    put(this.#play.querySelector("path"), "d", isPlaying ? SHAPES.pause : SHAPES.play);
  }

  /** Offers *Redo*, with a sentence about what it brings back; `null` removes it. */
  offerRedo(words) {
    this.#redo.hidden = words === null;
    if (words !== null) put(this.#redo, "title", words);
  }

  /** Offers statements as buttons: pairs of a label and a statement. */
  offer(pairs, run) {
    this.#extra.replaceChildren(...pairs.map(([label, statement]) =>
      make("button", { type: "button", class: "call", title: statement, onclick: () => run(statement) }, label)));
    byId("controls").classList.toggle("has-calls", pairs.length > 0);
  }
}
