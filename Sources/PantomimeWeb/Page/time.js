// A chart of the scene over time: the curve, the finger, phases, flags, and the slider.
import { draw, make, put, say, seconds } from "./dom.js";

/** The distances in the chart: the spaces above, below, and beside it, the baseline of labels above the
    playhead, and the height of a line of text. They grow with the font. */
let [TOP, BOTTOM, SIDE, LABEL, LINE] = [30, 28, 52, 12, 14];

/** Sets the distances for a font size and the height of the chart. */
function arrange(font, height) {
  const unit = font / 12;
  // A low chart has no space above its labels.
  const isLow = height < 90 * unit;
  [TOP, BOTTOM, SIDE, LABEL, LINE] = [isLow ? 18 : 30, isLow ? 18 : 28, 52, 12, 14].map((length) => length * unit);
}

/** The number of extensions after which a line continues in a new shape, because the browser reads all of a
    shape's path each time it changes; our choice. */
const EXTENSIONS = 32;

/** A line over time that can be extended without being redrawn. */
class Curve {
  #name;
  #x;
  #scale;
  /** The shape that grows, and its path. */
  #piece = null;
  #path = "";
  #extensions = 0;
  #isOpen = false;
  #last = null;
  /** The instants at which new runs begin, where the line may have a gap. */
  #runs;

  /** `x` converts a time to a position in the chart, and `scale.at` converts a value. */
  constructor(name, x, scale, runs = []) {
    [this.#name, this.#x, this.#scale, this.#runs] = [name, x, scale, runs];
    this.shape = draw("g");
  }

  /** Adds a sample; if its value is missing, the line has a gap. */
  add(time, value) {
    const isThere = value !== null && value !== undefined;
    // A value that starts again in a new run hasn't moved through the values between.
    if (isThere && this.#isOpen && Math.abs(value - this.#last[1]) > (this.#scale.high - this.#scale.low) / 4
      && this.#runs.some((run) => run > this.#last[0] - 1e-9 && run <= time + 1e-9)) this.#isOpen = false;
    if (isThere) this.#last = [time, value];
    if (isThere) this.#path += `${this.#isOpen ? "L" : "M"}${this.#place(time, value)}`;
    this.#isOpen = isThere;
  }

  #place(time, value) { return `${this.#x(time).toFixed(1)} ${this.#scale.at(value).toFixed(1)}`; }

  /** Draws the samples that were added. */
  commit() {
    if (!this.#piece) this.shape.append((this.#piece = draw("path", { class: this.#name })));
    this.#piece.setAttribute("d", this.#path);
    this.#extensions += 1;
    if (this.#extensions % EXTENSIONS !== 0) return;
    this.#piece = null;
    this.#path = this.#isOpen ? `M${this.#place(...this.#last)}` : "";
  }

  /** Whether a value is on the scale. */
  fits(value) { return value === null || (value >= this.#scale.low && value <= this.#scale.high); }
}

/** The direction of a movement along the finger's axis, which grows upward or to the right. */
const wayOf = (distance, isVertical) => (isVertical ? (distance > 0 ? "up" : "down") : distance > 0 ? "right" : "left");

export class TimeLine {
  #room;
  #svg;
  #head;
  /** The value at an instant: a line, a dot on the curve, and words. */
  #readout = draw("g", { class: "readout", visibility: "hidden" }, draw("line"), draw("circle", { r: 4 }), draw("text"));
  /** The instant below the pointer, or `null` if the pointer is elsewhere. */
  #hovered = null;
  /** What the chart shows: the scale of the values, and the places of the finger along its axis with
      their scale. */
  #plotted = null;
  #slider;
  #course = null;
  #before = null;
  #live = [];
  /** The lines that grow while a finger is down, for the finger and for the scene, or `null` until
      they are drawn. */
  #growing = null;
  /** The end of the axis while a finger is down; it leaves space after the current instant, so it
      rarely has to change. */
  #roomy = 0;
  /** Whether the chart will be redrawn before the next frame. */
  #isStale = false;
  #shown = 0;
  #end = 0;
  #width = 0;
  #height = 0;

  /** `on` has the methods `seek(t)`, `step(direction)`, `hop(direction)`, and `goOn()`. */
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
        const isHeld = this.#slider.hasPointerCapture(event.pointerId);
        if (isHeld) on.seek(this.#time(event.clientX));
        this.#hover(isHeld || event.pointerType !== "mouse" ? null : this.#time(event.clientX));
      },
      onpointerleave: () => this.#hover(null),
      onfocus: () => this.#read(),
      onblur: () => this.#read(),
    });
    room.replaceChildren(this.#svg, this.#slider);
    new ResizeObserver(([entry]) => {
      [this.#width, this.#height] = [entry.contentRect.width, entry.contentRect.height];
      arrange(parseFloat(getComputedStyle(room).fontSize), this.#height);
      this.redraw();
    }).observe(room);
  }

  /** Shows the course of a scene, or clears the chart if the course is `null`. An earlier course
      `before` is shown behind it if it has the same scale. */
  show(course, before = null) {
    this.#course = course;
    this.#before = before?.path === course?.path ? before : null;
    this.#live = [];
    this.#roomy = 0;
    this.redraw();
  }

  /** Returns the first and the last sample of the last touch until an instant, or `null` if no
      finger was down before. */
  #touch(time) {
    const { t, x } = this.#course;
    const last = t.findLastIndex((one, index) => one <= time + 1e-9 && x[index] !== null);
    return last < 0 ? null : [x.findLastIndex((one, index) => index <= last && one === null) + 1, last];
  }

  /** Returns the recognizers that the last touch has begun until an instant, each with its view. */
  winners(time) {
    const touch = this.#touch(time);
    if (!touch) return [];
    const start = this.#course.t[touch[0]];
    return this.#course.flags.filter((flag) => flag.won && flag.t >= start - 1e-9 && flag.t <= time + 1e-9).map((flag) => flag.won);
  }

  /** Returns the path of the finger from its touch-down to an instant, or to the lift-off before
      it; `null` if no finger was down before. */
  path(time) {
    const { x, y } = this.#course;
    const touch = this.#touch(time);
    if (!touch) return null;
    const [first, last] = touch;
    const places = x.slice(first, last + 1).map((one, index) => [one, y[first + index]]);
    return first > last ? null : places.filter(([left, top], index) => index === 0 || left !== places[index - 1][0] || top !== places[index - 1][1]);
  }

  /** Adds a sample while a finger is down: its time, the scene's value, and the finger's place. */
  grow(time, value, place) {
    // While a finger is down, the value that the module returns is that of `progress`.
    // A move may have happened slightly before the last frame.
    time = Math.max(time, this.#live.at(-1)?.[0] ?? 0);
    const moment = [time, this.#course?.path === "progress" ? value : null, place];
    this.#live.push(moment);
    if (!this.#lengthen(moment)) this.#redrawSoon();
  }

  /** Redraws the chart before the next frame, because a move of the finger must not wait for it. */
  #redrawSoon() {
    if (this.#isStale) return;
    this.#isStale = true;
    requestAnimationFrame(() => this.#isStale && this.redraw());
  }

  /** Adds a sample to the growing lines, and returns `false` if it doesn't fit their scales. */
  #lengthen([time, value, place]) {
    if (!this.#growing || this.#isStale || time > this.#range[1]) return false;
    const { curve, finger, along } = this.#growing;
    if (!curve.fits(value) || !finger.fits(along(place))) return false;
    curve.add(time, value);
    finger.add(time, along(place));
    curve.commit();
    finger.commit();
    return true;
  }

  /** Moves the playhead. */
  point(time, end) {
    const isWider = Math.max(end, time) > this.#range[1];
    this.#shown = time;
    this.#end = Math.max(end, time);
    // While a finger is down, the axis grows with the lines.
    if (isWider && this.#live.length === 0) this.redraw();
    put(this.#head, "transform", `translate(${this.#x(time).toFixed(1)} 0)`);
    // While a finger is down, the slider isn't used.
    if (this.#live.length > 0) return;
    put(this.#slider, "aria-valuemin", this.#range[0].toFixed(3));
    put(this.#slider, "aria-valuemax", this.#end.toFixed(3));
    put(this.#slider, "aria-valuenow", time.toFixed(3));
    const words = this.#read();
    put(this.#slider, "aria-valuetext", [`${seconds(time)} of ${seconds(this.#end)}`, words].filter(Boolean).join(": "));
  }

  #hover(time) {
    if (this.#hovered === time) return;
    this.#hovered = time;
    this.#read();
  }

  /** Shows the value and the place of the finger at the instant below the pointer or, if the slider has
      the focus, at the playhead; returns what holds at the playhead in words. */
  #read() {
    const isHead = this.#hovered === null;
    const isShown = this.#plotted !== null && this.#live.length === 0 && (!isHead || document.activeElement === this.#slider);
    const { value, words } = this.#wordsAt(isHead ? this.#shown : this.#hovered);
    put(this.#readout, "visibility", isShown && words !== "" ? "visible" : "hidden");
    if (isShown && words !== "") {
      const time = isHead ? this.#shown : this.#hovered;
      const x = this.#x(time);
      const [line, dot, text] = this.#readout.childNodes;
      const y = value === null ? TOP + LINE : this.#plotted.values.at(value);
      for (const [name, number] of Object.entries({ x1: x, x2: x, y1: TOP - 8, y2: this.#height - BOTTOM })) put(line, name, number);
      put(dot, "cx", x);
      put(dot, "cy", y);
      put(dot, "visibility", value === null ? "hidden" : "inherit");
      const isLeft = x > this.#width / 2;
      put(text, "x", isLeft ? x - 8 : x + 8);
      put(text, "y", Math.min(Math.max(y - 6, TOP + LINE * 0.7), this.#height - BOTTOM - 4));
      put(text, "text-anchor", isLeft ? "end" : "start");
      say(text, `${seconds(time)}: ${words}`);
    }
    return isHead ? words : this.#wordsAt(this.#shown).words;
  }

  /** Returns the value of the scene at an instant, and what holds then in words. */
  #wordsAt(time) {
    if (!this.#plotted) return { value: null, words: "" };
    const { t, value } = this.#course;
    const { places, isVertical } = this.#plotted;
    const index = Math.max(t.findLastIndex((one) => one <= time + 1e-9), 0);
    const words = value[index] === null || value[index] === undefined ? [] : [this.#numeral(value[index])];
    if (places[index] !== null && places[index] !== undefined) {
      const first = places.findLastIndex((one, at) => at <= index && one === null) + 1;
      const way = Math.round(places[index] - places[first]);
      words.push(`finger ${Math.abs(way)} pt${way === 0 ? "" : ` ${wayOf(way, isVertical)}`}`);
    }
    return { value: value[index] ?? null, words: words.join(", ") };
  }

  /** Returns a value as the axis shows it. */
  #numeral(value) {
    const { low, high } = this.#plotted?.values ?? this.#values();
    return this.#isProgress ? `${Math.round(value * 100)} %` : String(Number(value.toFixed(high - low < 10 ? 2 : 0)));
  }

  get #isProgress() { return /(^|\.)progress$/.test(this.#course.path); }

  /** For each run, where it leads, because progress counts toward the end of each run anew. */
  #directions({ at, high }) {
    const { runs, ends = [] } = this.#course;
    if (!this.#isProgress || high < 0.99) return [];
    return runs.flatMap((run, index) => {
      const [state, value] = ends[index] ?? [];
      const words = !state ? "" : value > 0.99 ? `to ${state}` : value < 0.01 ? `back to ${state}` : "";
      const x = this.#x(run) + 4;
      const end = index + 1 < runs.length ? this.#x(runs[index + 1]) : this.#width - SIDE;
      if (words === "" || this.#plot < 3 * LINE || x + words.length * LINE * 0.5 > end) return [];
      return [draw("text", { class: "direction", x, y: at(1) + LINE }, words)];
    });
  }

  get #range() {
    const start = this.#course?.from ?? 0;
    return [start, Math.max(this.#course?.end ?? 0, this.#roomy, this.#end, start + 0.25)];
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

  /** The height for the lines. */
  get #plot() { return Math.max(this.#height - TOP - BOTTOM - 8, 1); }

  /** The label of the scene's value. */
  get #name() {
    const { path, subject } = this.#course;
    return subject ? `${path} of ${subject}` : path;
  }

  redraw() {
    this.#isStale = false;
    if (this.#width === 0) return;
    const last = this.#live.at(-1)?.[0] ?? 0;
    if (last > this.#roomy && this.#live.length > 0) this.#roomy = last + Math.max(0.25, last / 4);
    put(this.#svg, "viewBox", `0 0 ${this.#width} ${this.#height}`);
    const parts = [this.#axis()];
    this.#growing = this.#plotted = null;
    if (this.#course) {
      const { t, value, now } = this.#course;
      parts.push(...this.#phases(), ...this.#flags(), ...this.#numbers());
      const values = this.#values();
      if (this.#before) parts.push(this.#line(this.#before.t, this.#before.value, values, "before").shape);
      const split = Math.max(1, t.findLastIndex((time) => time <= now + 1e-9) + 1);
      parts.push(this.#line(t.slice(0, split), value.slice(0, split), values, "value").shape);
      parts.push(this.#line(t.slice(split - 1), value.slice(split - 1), values, "value ahead").shape);
      const [places, along, scale] = this.#finger();
      this.#plotted = { values, places, isVertical: scale.isVertical };
      parts.push(this.#line(t, places, scale, "finger").shape, ...this.#directions(values));
      const times = this.#live.map((moment) => moment[0]);
      const curve = this.#line(times, this.#live.map((moment) => moment[1]), values, "value");
      const finger = this.#line(times, this.#live.map((moment) => along(moment[2])), scale, "finger");
      this.#growing = { curve, finger, along };
      parts.push(finger.shape, curve.shape, draw("text", { class: "name", x: SIDE, y: LABEL }, this.#name));
      const first = t.findIndex((_, index) => places[index] !== null);
      if (first >= 0) {
        const y = Math.min(Math.max(scale.at(places[first]) - LINE / 2, TOP + LINE * 0.7), this.#height - BOTTOM - 4);
        parts.push(draw("text", { class: "finger-name", x: this.#x(t[first]) + 4, y }, "finger"));
        parts.push(...this.#fingerNumbers(places, scale, first));
      } else if (t.length < 3 && this.#live.length === 0 && this.#plot > 2 * LINE) {
        parts.push(draw("text", { class: "empty", x: this.#width / 2, y: TOP + this.#plot / 2, "text-anchor": "middle" }, "The next gesture appears here"));
      }
    }
    put(this.#head.firstChild, "y1", TOP - 8);
    put(this.#head.firstChild, "y2", this.#height - BOTTOM);
    put(this.#head.lastChild, "cy", TOP - 8);
    this.#svg.replaceChildren(...parts, this.#head, this.#readout);
    this.point(this.#shown, this.#end);
  }

  /** The numbers on the axis of the scene's values: both ends and the middle. */
  #numbers() {
    const { low, high, at } = this.#values();
    const text = (value) => this.#numeral(value);
    const shown = this.#plot < 3 * LINE ? (this.#plot < LINE ? [] : [low, high]) : [low, (low + high) / 2, high];
    return shown.flatMap((value) => [
      draw("line", { class: "level", x1: SIDE, x2: this.#width - 12, y1: at(value), y2: at(value) }),
      draw("text", { x: SIDE - 8, y: at(value) + 4, "text-anchor": "end" }, text(value)),
    ]);
  }

  /** The numbers on the finger's own axis, on the right: where it touched down, and how far it got. */
  #fingerNumbers(places, scale, first) {
    const there = places.slice(first).filter((value) => value !== null);
    const start = places[first];
    const far = there.reduce((one, other) => (Math.abs(other - start) > Math.abs(one - start) ? other : one), start);
    const way = wayOf(far - start, scale.isVertical);
    const text = (value, words) => draw("text", { class: "finger-number", x: this.#width - 2, "text-anchor": "end", y: Math.min(scale.at(value) + 4, this.#height - BOTTOM) }, words);
    const isApart = Math.abs(scale.at(far) - scale.at(start)) > LINE;
    return [isApart && text(start, "0 pt"), Math.abs(far - start) >= 1 && text(far, `${Math.round(Math.abs(far - start))} ${way}`)].filter(Boolean);
  }

  /** The scale of the scene's values: 0 to 1 for `progress`, unless it overshoots. A place on the
      screen grows downward, as on the screen. */
  #values() {
    const isProgress = this.#course.path === "progress";
    const live = this.#live.map((moment) => moment[1]);
    const all = [...this.#course.value, ...(this.#before?.value ?? []), ...live].filter((value) => value !== null);
    let low = Math.min(...all, ...(isProgress || all.length === 0 ? [0] : []));
    let high = Math.max(...all, ...(isProgress || all.length === 0 ? [1] : []));
    if (high - low < 1e-9) high = low + 1;
    // Progress beyond 0 or 1 will probably continue in that direction, so there is space for it.
    const room = (high - low) / 8;
    if (isProgress && live.length > 0 && low < 0) low -= room;
    if (isProgress && live.length > 0 && high > 1) high += room;
    const height = this.#plot;
    const isDown = /\.y$/.test(this.#course.path);
    const share = (value) => (value - low) / (high - low);
    return { low, high, at: (value) => TOP + 4 + (isDown ? share(value) : 1 - share(value)) * height };
  }

  #line(times, values, scale, name) {
    const curve = new Curve(name, (time) => this.#x(time), scale, name.startsWith("value") ? this.#course.runs : []);
    times.forEach((time, index) => curve.add(time, values[index]));
    curve.commit();
    return curve;
  }

  /** The coordinates of the finger along the axis with more movement, increasing upward or to the
      right; a function that returns this coordinate of a location; and the scale. */
  #finger() {
    const { x, y } = this.#course;
    const live = this.#live.map((moment) => moment[2]).filter((place) => place !== null);
    const extent = (list) => {
      const there = list.filter((value) => value !== null);
      return there.length > 0 ? [Math.min(...there), Math.max(...there)] : [0, 0];
    };
    const [left, right] = extent([...x, ...live.map((place) => place[0])]);
    const [top, bottom] = extent([...y, ...live.map((place) => place[1])]);
    const isVertical = bottom - top >= right - left;
    const along = (place) => (place === null ? null : isVertical ? -place[1] : place[0]);
    const [low, high] = isVertical ? [-bottom, -top] : [left, right];
    const middle = (low + high) / 2;
    const size = Math.max((high - low) * (live.length > 0 ? 1.25 : 1), 60);
    const room = this.#plot;
    const scale = {
      isVertical, low: middle - size / 2, high: middle + size / 2,
      at: (value) => TOP + 4 + room / 2 - ((value - middle) / size) * room * 0.9,
    };
    return [isVertical ? y.map((value) => (value === null ? null : -value)) : x, along, scale];
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
        width: Math.max(this.#x(t[last]) - x, 1), height: this.#plot + 16,
      }));
      index = last - 1;
    }
    return shapes;
  }

  #flags() {
    // The name of the value is above the chart, too.
    let free = SIDE + LINE / 2 + this.#name.length * LINE * 0.55;
    const shapes = [];
    for (const flag of this.#course.flags) {
      const x = this.#x(flag.t);
      const label = { decision: "decided", completion: "completed", misuse: "misuse" }[flag.kind];
      if (!label) continue;
      const shape = draw("g", { class: `flag ${flag.kind}` },
        draw("line", { x1: x, x2: x, y1: TOP - 8, y2: this.#height - BOTTOM }),
        draw("title", {}, flag.text.replace(/ \([A-Z]+\d[^)]*\)/g, "")));
      if (x + 4 > free && x + LINE * 5 < this.#width) {
        shape.append(draw("text", { x: x + 4, y: LABEL }, label));
        free = x + 8 + label.length * LINE / 2;
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

  /** The instants of events, so that the visitor can jump from one event to the next. */
  get stops() { return this.#course?.stops ?? []; }
}
