// The clock: the instant on the screen, and the past.
import { announce, byId, say, seconds } from "./dom.js";

const FRAME = 1 / 60;

export class Clock {
  /** The instant on the screen, and the latest instant that the visitor has seen. */
  shown = 0;
  seen = 0;
  /** The instant when everything is at rest. */
  end = 0;
  /** The instant up to which the scene is playing, or `null` if nothing is playing. */
  target = null;
  isPast = false;
  speed = 1;
  #on;
  #lastTick = null;

  /** The latest instant to which the visitor can move. */
  get last() { return Math.max(this.end, this.seen); }

  /** `on` has the methods `canMove()`; `look()`, which shows the screen at `shown`; `stops()`,
      which returns the instants of events; `goOn(time)`, which returns the session to an instant;
      and `rest()`. */
  constructor(on) {
    this.#on = on;
    byId("go-on").addEventListener("click", () => this.goOn());
    byId("return").addEventListener("click", () => this.returnToPresent());
  }

  /** Moves to an instant; if it is in the past, the phone shows the screen at that instant. */
  seek(time) {
    if (!this.#on.canMove()) return;
    this.target = null;
    this.shown = Math.min(Math.max(time, 0), this.last);
    this.isPast = this.shown < this.seen - 1e-9;
    if (!this.isPast) this.seen = Math.max(this.seen, this.shown);
    this.#on.look();
    this.showPast();
  }

  /** Moves by a number of frames. */
  step(frames) { this.seek(this.shown + frames * FRAME); }

  /** Moves to the next or previous event. */
  hop(direction) {
    const stops = this.#on.stops();
    const next = direction > 0
      ? stops.find((stop) => stop > this.shown + 1e-9)
      : stops.findLast((stop) => stop < this.shown - 1e-9);
    this.seek(next ?? (direction > 0 ? this.end : 0));
  }

  returnToPresent() {
    this.seek(this.seen);
    byId("phone").focus({ preventScroll: true });
  }

  /** Returns the session to the past instant that is on the screen. */
  goOn() {
    if (!this.isPast || !this.#on.canMove()) return;
    this.isPast = false;
    const time = Number(this.shown.toFixed(3));
    if (!this.#on.goOn(time)) { this.seen = time; this.seek(time); }
    byId("phone").focus({ preventScroll: true });
  }

  /** Sets the present to the session's instant. If the scene plays up to it, the instant on the
      screen stays. */
  follow(time, isPlaying) {
    this.isPast = false;
    this.seen = time;
    this.shown = isPlaying ? Math.min(this.shown, time) : time;
  }

  /** Sets the clock back to 0. */
  reset() {
    this.follow(0, false);
    this.end = 0;
    this.target = null;
    this.showPast();
  }

  showPast() {
    document.body.classList.toggle("in-past", this.isPast);
    byId("past").hidden = !this.isPast;
    byId("past").classList.remove("asked");
    if (this.isPast) say(byId("past-text"), `at ${seconds(this.shown)} of ${seconds(this.last)}`);
  }

  /** Lets the visitor choose between the past on the screen and the present. */
  askAboutPast() {
    byId("past").classList.add("asked");
    announce("The phone shows the past. Continue from here, or return to the present.");
    byId("go-on").focus();
  }

  /** Advances by the time since the previous frame, if `isPlaying` and the scene is playing. */
  tick(time, isPlaying) {
    const passed = this.#lastTick === null ? 0 : Math.min((time - this.#lastTick) / 1_000, 0.1) * this.speed;
    this.#lastTick = time;
    if (!isPlaying || this.target === null) return;
    this.shown = Math.min(this.shown + passed, this.target);
    this.seen = Math.max(this.seen, this.shown);
    this.#on.look();
    if (this.shown < this.target) return;
    this.target = null;
    if (this.isPast && this.shown >= this.seen - 1e-9) {
      this.isPast = false;
      this.showPast();
      this.#on.look();
    }
    // The session may stop before everything is at rest.
    if (this.shown >= this.end) this.#on.rest();
  }
}
