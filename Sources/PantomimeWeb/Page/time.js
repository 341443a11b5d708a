// The scene over time: the curve, the finger, phases, flags, and the slider.
import { draw, make, put, seconds } from "./dom.js";

const TOP = 28;
const BOTTOM = 28;
const SIDE = 24;

export class TimeLine {
  #room;
  #svg;
  #head;
  #slider;
  #course = null;
  #before = null;
  #live = [];
  #shown = 0;
  #end = 0;
  #width = 0;
  #height = 0;

  /** `on` has `seek(t)`, `step(direction)`, `hop(direction)` and `goOn()`. */
  constructor(room, on) {
    this.#room = room;
    this.#head = draw("g", { class: "head" }, draw("line"), draw("circle", { r: 6 }));
    this.#svg = draw("svg", { "aria-hidden": "true" });
    this.#slider = make("div", {
      class: "slider", role: "slider", tabindex: "0", "aria-label": "Time", "aria-valuemin": "0",
      onkeydown: (event) => {
        const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
        if (direction && event.shiftKey) on.hop(direction);
        else if (direction) on.step(direction);
        else if (event.key === "Home") on.seek(0);
        else if (event.key === "End") on.seek(Infinity);
        else if (event.key === "Enter") on.goOn();
        else return;
        event.preventDefault();
      },
      onpointerdown: (event) => {
        this.#slider.setPointerCapture(event.pointerId);
        on.seek(this.#time(event.clientX));
      },
      onpointermove: (event) => {
        if (this.#slider.hasPointerCapture(event.pointerId)) on.seek(this.#time(event.clientX));
      },
    });
    room.replaceChildren(this.#svg, this.#slider);
    new ResizeObserver(() => this.redraw()).observe(room);
  }

  /** Shows the course of a scene; one that is `null` leaves a scene that has none. */
  show(course, before = null) {
    this.#course = course;
    this.#before = before;
    this.#live = [];
    this.redraw();
  }

  /** Adds a moment while a finger is down: its time, value and place. */
  grow(time, value, place) {
    this.#live.push([time, value, place]);
    this.redraw();
  }

  /** Moves the head. */
  point(time, end) {
    const isWider = Math.max(end, time) > this.#range[1];
    this.#shown = time;
    this.#end = Math.max(end, time);
    if (isWider) this.redraw();
    const x = this.#x(time);
    put(this.#head.firstChild, "x1", x);
    put(this.#head.firstChild, "x2", x);
    put(this.#head.lastChild, "cx", x);
    put(this.#slider, "aria-valuemax", this.#end.toFixed(3));
    put(this.#slider, "aria-valuenow", time.toFixed(3));
    put(this.#slider, "aria-valuetext", `${seconds(time)} of ${seconds(this.#end)}`);
  }

  get #range() {
    const start = this.#course?.from ?? 0;
    const last = this.#live.at(-1)?.[0] ?? 0;
    return [start, Math.max(this.#course?.end ?? 0, last, this.#end, start + 0.25)];
  }

  #x(time) {
    const [start, end] = this.#range;
    return SIDE + ((time - start) / (end - start)) * (this.#width - 2 * SIDE);
  }

  #time(clientX) {
    const [start, end] = this.#range;
    const x = clientX - this.#room.getBoundingClientRect().left;
    return start + Math.min(Math.max((x - SIDE) / (this.#width - 2 * SIDE), 0), 1) * (end - start);
  }

  redraw() {
    this.#width = this.#room.clientWidth;
    this.#height = this.#room.clientHeight;
    if (this.#width === 0) return;
    put(this.#svg, "viewBox", `0 0 ${this.#width} ${this.#height}`);
    const parts = [this.#axis()];
    if (this.#course) {
      parts.push(...this.#phases(), ...this.#flags());
      const values = this.#scale([this.#course.value, this.#before?.value, this.#live.map((moment) => moment[1])]);
      if (this.#before) parts.push(this.#line(this.#before.t, this.#before.value, values, "before"));
      const seen = this.#course.t.map((time) => time <= this.#course.now + 1e-9);
      const split = Math.max(1, seen.lastIndexOf(true) + 1);
      parts.push(this.#line(this.#course.t.slice(0, split), this.#course.value.slice(0, split), values, "value"));
      parts.push(this.#line(this.#course.t.slice(split - 1), this.#course.value.slice(split - 1), values, "value ahead"));
      parts.push(...this.#finger());
      if (this.#live.length > 0) {
        parts.push(this.#line(this.#live.map((moment) => moment[0]), this.#live.map((moment) => moment[1]), values, "value"));
      }
      parts.push(draw("text", { x: SIDE, y: 16 }, this.#course.path));
    }
    put(this.#head.firstChild, "y1", TOP - 8);
    put(this.#head.firstChild, "y2", this.#height - BOTTOM);
    put(this.#head.lastChild, "cy", TOP - 8);
    this.#svg.replaceChildren(...parts, this.#head);
    this.point(this.#shown, this.#end);
  }

  /** A function from values to heights that fits lists of values. */
  #scale(lists) {
    let [low, high] = [0, 1];
    const all = lists.flatMap((list) => list ?? []).filter((value) => value !== null);
    if (all.length > 0 && (this.#course.path !== "progress" || Math.max(...all) > 1 || Math.min(...all) < 0)) {
      low = Math.min(...all, this.#course.path === "progress" ? 0 : Infinity);
      high = Math.max(...all, this.#course.path === "progress" ? 1 : -Infinity);
    }
    if (high - low < 1e-9) high = low + 1;
    const room = this.#height - TOP - BOTTOM - 8;
    return (value) => TOP + 4 + (1 - (value - low) / (high - low)) * room;
  }

  #line(times, values, scale, name) {
    let path = "";
    let isOpen = false;
    times.forEach((time, index) => {
      const value = values[index];
      if (value === null || value === undefined) { isOpen = false; return; }
      path += `${isOpen ? "L" : "M"}${this.#x(time).toFixed(1)} ${scale(value).toFixed(1)}`;
      isOpen = true;
    });
    return draw("path", { class: name, d: path });
  }

  /** The finger along the axis in which it moves more, upwards or to the right. */
  #finger() {
    const course = this.#course;
    const extent = (list) => {
      const there = list.filter((value) => value !== null);
      return there.length > 0 ? Math.max(...there) - Math.min(...there) : 0;
    };
    const isVertical = extent(course.y) >= extent(course.x);
    const places = (isVertical ? course.y.map((y) => (y === null ? null : -y)) : course.x);
    const live = this.#live.map(([time, , place]) => [time, place ? (isVertical ? -place[1] : place[0]) : null]);
    const all = [...places, ...live.map((moment) => moment[1])].filter((value) => value !== null);
    if (all.length === 0) return [];
    const middle = (Math.max(...all) + Math.min(...all)) / 2;
    const size = Math.max(Math.max(...all) - Math.min(...all), 60);
    const room = this.#height - TOP - BOTTOM - 8;
    const scale = (value) => TOP + 4 + room / 2 - ((value - middle) / size) * room * 0.9;
    const lines = [this.#line(course.t, places, scale, "finger")];
    if (live.length > 0) lines.push(this.#line(live.map((m) => m[0]), live.map((m) => m[1]), scale, "finger"));
    return lines;
  }

  #phases() {
    const { t, phase } = this.#course;
    const shapes = [];
    for (let index = 0; index < t.length - 1; index += 1) {
      if (phase[index] === 0) continue;
      let last = index;
      while (last < t.length - 1 && phase[last] === phase[index]) last += 1;
      const x = this.#x(t[index]);
      shapes.push(draw("rect", {
        class: phase[index] === 1 ? "finger-phase" : "run-phase", x, y: TOP - 8,
        width: Math.max(this.#x(t[last]) - x, 1), height: this.#height - TOP - BOTTOM + 8,
      }));
      index = last - 1;
    }
    return shapes;
  }

  #flags() {
    let free = 80;
    const shapes = [];
    for (const flag of this.#course.flags) {
      const x = this.#x(flag.t);
      const label = { decision: "decided", completion: "completed", misuse: "misuse" }[flag.kind];
      if (!label) continue;
      const shape = draw("g", { class: `flag ${flag.kind}` },
        draw("line", { x1: x, x2: x, y1: TOP - 8, y2: this.#height - BOTTOM }),
        draw("title", {}, flag.text));
      if (x + 4 > free && x + 64 < this.#width) {
        shape.append(draw("text", { x: x + 4, y: 16 }, label));
        free = x + 8 + label.length * 7;
      }
      shapes.push(shape);
    }
    return shapes;
  }

  #axis() {
    const [start, end] = this.#range;
    const raw = (end - start) / Math.max(this.#width / 120, 2);
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10);
    const ticks = [];
    for (let time = Math.ceil(start / step - 1e-9) * step; time <= end + 1e-9; time += step) {
      const x = this.#x(time);
      ticks.push(draw("line", { x1: x, x2: x, y1: this.#height - BOTTOM, y2: this.#height - BOTTOM + 4 }));
      ticks.push(draw("text", { x, y: this.#height - 8, "text-anchor": "middle" }, Number(time.toFixed(4)) + (time === 0 ? " s" : "")));
    }
    const bottom = this.#height - BOTTOM;
    return draw("g", { class: "axis" }, draw("line", { x1: SIDE, x2: this.#width - SIDE, y1: bottom, y2: bottom }), ...ticks);
  }

  /** The instants of events, for hopping from one to the next. */
  get stops() { return this.#course?.stops ?? []; }
}
