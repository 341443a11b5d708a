// Numbers in sentences that can be dragged: the velocity and the distance of the last lift-off.
import { byId, make, put, say, unbroken } from "./dom.js";
import { canVary, liftOff } from "./liftoff.js";

/** The velocity in pt/s, and the distance in pt, for each CSS pixel of a drag; our choice. */
const NUMBER_STEPS = { velocity: 4, way: 1 };
const NUMBER_NAMES = { velocity: "Velocity at lift-off", way: "Distance at lift-off" };

/** Splits a sentence at its first velocity and its first distance, which is in percent in a reason and in
    points in other sentences: a list of texts, with a number and its kind between them. */
function numbersIn(text, isReason) {
  const pieces = [];
  const known = new Set();
  let from = 0;
  for (const found of text.matchAll(/(?<![\d.-])\d+(?:\.\d+)?(?=[ \u00a0](pt\/s|pt|%)(?![\w/]))/g)) {
    const kind = found[1] === "pt/s" ? "velocity" : "way";
    if (known.has(kind) || found[1] === (isReason ? "pt" : "%")) continue;
    known.add(kind);
    pieces.push(text.slice(from, found.index), { kind, text: found[0] });
    from = found.index + found[0].length;
  }
  return [...pieces, text.slice(from)];
}

export class Numbers {
  #app;
  #canVary = false;
  /** What is being dragged: the handle, the sentence, the lift-off, and what it was before. */
  #held = null;
  /** Where the number is that was changed by keys, which gets the focus again. */
  #focused = null;

  constructor(app) { this.#app = app; }

  /** Whether a number is being dragged. */
  get isHeld() { return this.#held !== null; }

  /** Finds out whether the numbers of the last lift-off can change, and marks those of the reason. */
  refresh() {
    const line = this.#app.why?.answers?.[0]?.lines?.find((line) => line.kind === "explained");
    // The last gesture may have been decided without a rule, as that of a list is.
    this.#canVary = /; decided at /.test(line?.text ?? "") && canVary(this.#app);
    this.mark(byId("because"), { isReason: true });
  }

  /** Returns the focus to the number that was changed by keys, once the sentences are there again. */
  refocus() {
    if (this.#focused) document.querySelector(this.#focused)?.focus({ preventScroll: true });
    this.#focused = null;
  }

  /** The velocity in the reason, if it can be dragged. */
  get #velocity() { return this.#canVary ? byId("because").querySelector(".number[data-kind=velocity]") : null; }

  /** Whether the arrow of the velocity can be dragged on the stage. */
  get canGrab() { return this.#velocity !== null && !this.#app.clock.isPast; }

  /** Takes the arrow of the velocity: returns a method that changes the velocity, in points per second, and
      one that ends this; `null` if the velocity can't change. */
  grab() {
    const handle = this.#velocity;
    if (!handle || !this.#take(handle, "velocity", byId("because"), true)) return null;
    const [x, y] = this.#held.direction;
    return { move: (dx, dy) => this.#move(x * dx + y * dy), end: (isWanted) => this.#end(handle, isWanted) };
  }

  /** Forgets the last lift-off. */
  clear() {
    this.#canVary = false;
    this.#held = null;
  }

  /** Lets the numbers of a sentence be dragged. `isReason` is whether the sentence is the reason, which
      then follows the numbers. */
  mark(element, { isReason = false } = {}) {
    if (isReason && !this.#app.verdict.outcome.startsWith("released")) return;
    if (!this.#canVary || this.#held || element.childElementCount > 0) return;
    const pieces = numbersIn(element.textContent, isReason);
    if (pieces.length > 1) element.replaceChildren(...pieces.map((piece) => (piece.kind ? this.#handle(piece, element, isReason) : piece)));
  }

  #handle({ kind, text }, sentence, isReason) {
    const handle = make("span", {
      class: "number", role: "slider", tabindex: "0", "aria-label": NUMBER_NAMES[kind], "aria-valuenow": text, title: "Drag to change",
      onpointerdown: (event) => {
        // On a phone, the lines are where the sheet is pulled.
        event.stopPropagation();
        if (event.button !== 0 || !this.#take(handle, kind, sentence, isReason)) return;
        handle.setPointerCapture(event.pointerId);
        this.#held.x = event.clientX;
      },
      onpointermove: (event) => {
        if (this.#held?.handle !== handle || !handle.hasPointerCapture(event.pointerId)) return;
        this.#move((event.clientX - this.#held.x) * NUMBER_STEPS[kind]);
      },
      onpointerup: () => this.#end(handle, true),
      onpointercancel: () => this.#end(handle, false),
      onkeydown: (event) => {
        const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
        if (step && (this.#held?.handle === handle || this.#take(handle, kind, sentence, isReason))) {
          this.#move(this.#held.by + step * (event.shiftKey ? 1 : 10));
        } else if (event.key === "Enter" && this.#held) this.#end(handle, true);
        else if (event.key === "Escape" && this.#held) this.#end(handle, false);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      onblur: () => this.#end(handle, true),
    }, text);
    handle.dataset.kind = kind;
    return handle;
  }

  #take(handle, kind, sentence, isReason) {
    const app = this.#app;
    if (app.clock.isPast || app.isBusy) return false;
    const { plane, direction, play } = liftOff(app);
    if (!play) return false;
    this.#held = { handle, kind, sentence, isReason, plane, direction, play, by: 0, outcome: byId("outcome").textContent, reason: sentence.textContent };
    app.flip.hide();
    return true;
  }

  /** Changes the number by an amount: the two lines and the arrow on the stage follow. */
  #move(by) {
    const held = this.#held;
    const { plane, kind, handle } = held;
    const [low, high] = kind === "velocity" ? plane.velocities : plane.ways;
    const value = Math.round(Math.min(Math.max(plane[kind] + by, low), high));
    held.by = value - plane[kind];
    const lift = { way: plane.way, velocity: plane.velocity, [kind]: value };
    const verdict = this.#app.simulator.decide(lift.way, lift.velocity);
    say(byId("outcome"), unbroken(`released: ${verdict.outcome}`));
    if (held.isReason) this.#rewrite(unbroken(`because ${verdict.reason}`));
    else {
      say(handle, `${Math.abs(value)}`);
      const rest = handle.nextSibling;
      rest.textContent = rest.textContent.replace(/^([ \u00a0]pt(?:\/s)?) (?:up|down|left|right)/, `$1 ${value < 0 ? plane.behind : plane.ahead}`);
    }
    put(handle, "aria-valuenow", handle.textContent);
    put(handle, "aria-valuetext", `${handle.textContent}: ${verdict.outcome}`);
    const [x, y] = held.direction;
    this.#app.previewLift(x * lift.velocity, y * lift.velocity);
  }

  /** Shows another reason without replacing the number that is being dragged. */
  #rewrite(reason) {
    const { handle, kind, sentence, plane, by } = this.#held;
    const pieces = numbersIn(reason, true);
    const place = pieces.findIndex((piece) => piece.kind === kind);
    const words = (list) => list.map((piece) => piece.text ?? piece).join("");
    for (const child of [...sentence.childNodes]) if (child !== handle) child.remove();
    handle.before(place < 0 ? `${reason}; ` : words(pieces.slice(0, place)));
    say(handle, place < 0 ? `${Math.abs(plane[kind] + by)}` : pieces[place].text);
    handle.after(place < 0 ? (kind === "velocity" ? " pt/s" : " pt") : words(pieces.slice(place + 1)));
  }

  /** Plays the lift-off with the number, or shows the lines as they were before. */
  #end(handle, isWanted) {
    const held = this.#held;
    if (held?.handle !== handle) return;
    this.#held = null;
    const { plane, kind, by, play, isReason } = held;
    if (document.activeElement === handle) this.#focused = `${isReason ? "#because" : "#panel"} .number[data-kind=${kind}]`;
    if (isWanted && by !== 0 && play(plane.way + (kind === "way" ? by : 0), plane.velocity + (kind === "velocity" ? by : 0))) return;
    say(byId("outcome"), held.outcome);
    say(held.sentence, held.reason);
    this.mark(held.sentence, held);
    this.#app.flip.offer(this.#app.why);
    this.#app.show();
  }
}
