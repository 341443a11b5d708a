// The visitor's finger: converts the pointer or the keyboard to touches at whole milliseconds.

const STEP = 10;
/** The maximum length of a line, which leaves space for the words around a gesture's touches. */
const MOST_CHARACTERS = 65_000;

export class Finger {
  #room;
  #phone;
  #on;
  #pointer = null;
  /** The pointer that is still down after `leave()`. */
  #left = null;
  #start = 0;
  #touches = [];
  #place = null;
  #held = new Set();
  #isFine = false;

  /** `on` has the methods `down(place)`, which returns whether the finger may touch down;
      `move(place, ms)`; `up(touches, ms, end)`; `second()`, for a second finger; `tap(place)`;
      `release()`, for the lift-off after `leave()`; `home()`, which returns the initial location of a finger; and `hover(place)`. */
  constructor(room, phone, on) {
    [this.#room, this.#phone, this.#on] = [room, phone, on];
    room.addEventListener("pointerdown", (event) => this.#pressed(event));
    room.addEventListener("pointermove", (event) => {
      if (event.pointerId === this.#pointer) this.#moved(this.#phone.point(event.clientX, event.clientY), event.timeStamp);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      room.addEventListener(end, (event) => {
        if (event.pointerId === this.#pointer) this.#lifted(event.timeStamp, end === "pointercancel" ? "cancel" : "up");
        else if (event.pointerId === this.#left) this.#release();
      });
    }
    room.addEventListener("keydown", (event) => this.#key(event));
    room.addEventListener("keyup", (event) => this.#held.delete(event.key));
    room.addEventListener("blur", () => {
      this.#held.clear();
      if (this.#pointer === "keys") this.#lifted(performance.now(), "up");
      this.#place = null;
      this.#on.hover(null);
    });
  }

  get isDown() { return this.#pointer !== null; }

  /** Forgets the finger that is down, without a lift-off. */
  abandon() {
    this.#phone.letGo();
    this.#pointer = this.#left = null;
    this.#touches = [];
  }

  /** Forgets the touches of the finger that is down, because a statement contains them; its lift-off is
      reported by `release()`. */
  leave() {
    const pointer = this.#pointer;
    this.abandon();
    this.#left = pointer;
  }

  #release() {
    this.#left = null;
    this.#on.release();
  }

  /** Returns the touches so far, with the last one repeated at a later time in milliseconds. */
  touchesUntil(ms) {
    const last = this.#touches.at(-1);
    return last[0] < ms ? [...this.#touches, [ms, last[1], last[2]]] : this.#touches;
  }

  /** Advances by one frame, in which the arrow keys may move the finger, and returns the number of
      milliseconds since touch-down. */
  tick(time) {
    if (this.#pointer === "keys") this.#drift(time);
    return Math.max(this.#passed(time), this.#touches.at(-1)?.[0] ?? 0);
  }

  /** Whether arrow keys are moving a finger that isn't down. */
  get isAiming() { return this.#pointer === null && this.#held.size > 0; }

  aim() {
    const [dx, dy] = this.#arrows();
    this.#place = this.#limited([this.#place[0] + dx, this.#place[1] + dy]);
    this.#on.hover(this.#place);
  }

  #pressed(event) {
    if (event.button !== 0) return;
    if (this.#pointer !== null) return this.#on.second();
    const place = this.#phone.point(event.clientX, event.clientY);
    if (!this.#on.down(place)) return;
    this.#phone.hold(event.clientY);
    event.preventDefault();
    this.#room.dataset.by = "pointer";
    this.#room.focus({ preventScroll: true });
    this.#room.setPointerCapture(event.pointerId);
    this.#begin(event.pointerId, place, event.timeStamp);
  }

  #begin(pointer, place, time) {
    this.#pointer = pointer;
    this.#start = time;
    this.#place = place;
    this.#touches = [[0, ...place]];
    this.#on.hover(null);
  }

  /** The scene's time since the touch-down, in milliseconds, which passes at the chosen speed. */
  #passed(time) { return Math.round((time - this.#start) * this.#on.speed()); }

  #moved(place, time) {
    const last = this.#touches.at(-1);
    const ms = Math.max(this.#passed(time), last[0]);
    if (last[1] === place[0] && last[2] === place[1]) return;
    // A touch event has one location, so only the last location in each millisecond is kept.
    if (ms === last[0] && this.#touches.length > 1) this.#touches.pop();
    else if (ms === last[0]) return;
    this.#touches.push([ms, ...place]);
    this.#on.move(place, ms);
  }

  #lifted(time, end) {
    // A touch event has one location per finger, so the finger lifts after its last move.
    const ms = Math.max(this.#passed(time), this.#touches.at(-1)[0] + 1);
    const touches = this.#touches;
    this.abandon();
    this.#on.up(touches, ms, end);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isArrow = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(event.key);
    if (!isArrow && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.#room.dataset.by = "keys";
    this.#isFine = event.shiftKey;
    this.#place ??= this.#on.home();
    if (isArrow) {
      this.#held.add(event.key);
      if (this.#pointer === null) this.#on.hover(this.#place);
    } else if (event.repeat) {
      return;
    } else if (event.key === "Enter" && this.#pointer === null) {
      this.#on.tap(this.#place);
    } else if (event.key === " " && this.#left === "keys") {
      this.#release();
    } else if (event.key === " " && this.#pointer === "keys") {
      this.#lifted(event.timeStamp, "up");
      this.#on.hover(this.#place);
    } else if (event.key === " " && this.#pointer === null && this.#on.down(this.#place)) {
      this.#begin("keys", this.#place, event.timeStamp);
    }
  }

  #arrows() {
    const step = this.#isFine ? 1 : STEP;
    const on = (key) => (this.#held.has(key) ? step : 0);
    return [on("ArrowRight") - on("ArrowLeft"), on("ArrowDown") - on("ArrowUp")];
  }

  #drift(time) {
    const [dx, dy] = this.#arrows();
    if (dx === 0 && dy === 0) return;
    this.#place = this.#limited([this.#place[0] + dx, this.#place[1] + dy]);
    this.#moved(this.#place, time);
  }

  #limited([x, y]) {
    const [width, height] = this.#phone.size;
    return [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
  }
}

/** Returns a gesture as lines of statements, with its touches in milliseconds and points, followed by
    its `end`: a lift-off, a cancellation, or `null` if the finger stays down.
 *
 * A gesture is one statement, unless it is too long for a line: then the remaining touches are
 * separate statements, because a statement with several touches must begin with a touch-down. */
export function gestureLines(touches, ms, end, start) {
  const samples = touches.map(([time, x, y]) => `${time} ${x},${y}`);
  const [head, rest] = partFitting(end ? [...samples, `${ms} ${end}`] : samples, MOST_CHARACTERS);
  const at = (time) => `at ${Number((start + time / 1_000).toFixed(9))}`;
  let moves = touches.slice(head.length).map(([time, x, y]) => `${at(time)} touch move x=${x} y=${y}`);
  if (rest.length > 0 && end) moves.push(`${at(ms)} touch ${end}`);
  const lines = [`at ${start} touches "${head.join("; ")}"`];
  while (moves.length > 0) {
    const [line, more] = partFitting(moves, MOST_CHARACTERS);
    lines.push(line.join("; "));
    moves = more;
  }
  return lines;
}

/** Splits a list of texts into the first texts that fit into a line, and the remaining texts. */
function partFitting(texts, most) {
  let size = 0;
  const count = texts.findIndex((text) => (size += text.length + 2) > most);
  return count < 0 ? [texts, []] : [texts.slice(0, count), texts.slice(count)];
}
