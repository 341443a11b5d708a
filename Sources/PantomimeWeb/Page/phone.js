// The screen, drawn as shapes. Showing a frame only changes the attributes of existing shapes.
import { draw, drop, make, put, say } from "./dom.js";

const BEZEL = 8;
/** The width, in CSS pixels, below which the stage shows only the part around what moves. */
const NARROWEST = 200;
/** The width of the rail beside such a part, in CSS pixels. */
const RAIL = 16;
/** The space around what moves, in points, and how much of the rest of its way a part moves in a frame;
    our choice. */
const [AROUND, GLIDE] = [40, 0.2];
/** The width of the phone if only a part of it is shown, unless most of it has room at the smallest width. */
const [CLOSE_UP, MOST] = [320, 0.75];
/** The width of the phone, in CSS pixels, below which an invitation has three lines. */
const SLIM = 240;
/** The number of characters up to which an invitation has one line; our choice. */
const SHORT = 12;
/** The width of a view, in points, from which a name in it is right of the middle; our choice. */
const WIDE = 240;
/** The number of views that are outlined where another release would move them; our choice. */
const FORETOLD = 2;
/** The distance from the middle of a text to its baseline, in ems, as pictures have it. */
const MIDDLE = 0.35;
/** The ways that a label may move to make room, in points, the nearest first; our choice. */
const NUDGES = Array.from({ length: 13 }, (_, count) => count * 12);
const [DOWNWARD, UPWARD] = [1, -1].map((sign) => NUDGES.map((step) => [0, sign * step]));
const SIDEWAYS = [0, 22].flatMap((down) => Array.from({ length: 32 }, (_, count) => [count * 12, down]));
const AROUND_IT = [...NUDGES, ...NUDGES.map((step) => 156 + step)].flatMap((down) => NUDGES.flatMap((across) => [[across, down], [-across, down], [across, -down], [-across, -down]]))
  .map(([x, y]) => [x, y, x * x + y * y]).sort((one, other) => one[2] - other[2]);
/** The time for which the arrow of a velocity shows the distance, in seconds. */
const ARROW = 0.12;

export class Phone {
  #room;
  #svg;
  #clips;
  #screen;
  #views = [];
  #names = "";
  #marks;
  #size = [0, 0];
  /** The space for the phone, in CSS pixels. */
  #space = [0, 0];
  /** The part of the screen that is shown, in points. */
  #part = [0, 0, 0, 0];
  /** The size of a CSS pixel, in points. */
  #point = 1;
  /** The place of the phone in the window, or `null` until it is measured again: measuring it at each
      move would make the browser lay out the drawing each time. */
  #box = null;
  /** The height on the screen that the part is around, or `null` if that is the middle. */
  #middle = null;
  /** The top to which the part moves, in points, or `null` if the part stays. */
  #wanted = null;
  /** Where the finger that is down began, below the top of the part, and this top, in points. */
  #held = null;
  #rail;
  #trail = null;
  #aims;
  /** What the ends that are shown depend on, or an empty text if none are. */
  #aimed = "";
  #lift = null;
  #compared;
  #won;
  #glass;
  #bezel;
  /** The part of the screen to show if the scene shows little, in points, or `null`. */
  #camera = null;
  /** Returns what follows when the arrow of a velocity is taken: `move(vx, vy)`, which changes the velocity,
      and `end(isWanted)`; or `null` if the velocity can't change. */
  ongrab = () => null;
  /** The invitation that is shown, or `null`. */
  #invited = null;
  /** The place of the label of a velocity, and what it depends on. */
  #speed = { key: "", x: 0, y: null };

  constructor(room) {
    this.#room = room;
    this.#rail = new Rail(room, (middle) => {
      this.#wanted = null;
      this.#pan(middle * (this.#size[1] + 2 * BEZEL) - BEZEL - this.#part[3] / 2);
    }, (pixels) => this.#pan(this.#part[1] + pixels * this.#point));
    this.#clips = draw("defs");
    this.#screen = draw("g", { "clip-path": "url(#screen)" });
    this.#marks = draw("g", { "clip-path": "url(#screen)" });
    this.#compared = draw("g", { "clip-path": "url(#screen)" });
    this.#aims = draw("g", { "clip-path": "url(#screen)" });
    this.#won = draw("g", { "clip-path": "url(#screen)" });
    this.#glass = draw("rect", { class: "glass" });
    this.#bezel = draw("rect", { class: "bezel" });
    this.#svg = draw("svg", { "aria-hidden": "true" }, this.#clips, this.#glass, this.#screen, this.#bezel, this.#aims, this.#won, this.#compared, this.#marks);
    room.replaceChildren(this.#svg);
    new ResizeObserver(([entry]) => {
      this.#space = [entry.contentRect.width, entry.contentRect.height];
      this.#box = null;
      this.#measure();
    }).observe(room.parentElement);
    for (const kind of ["resize", "scroll"]) addEventListener(kind, () => { this.#box = null; });
    // At each touch-down, the place is measured.
    room.addEventListener("pointerdown", () => { this.#box = null; }, true);
    this.#svg.addEventListener("pointerdown", (event) => {
      if (event.button === 0 && event.target.classList.contains("grab")) this.#grab(event);
    });
  }

  /** Lets a pointer drag the arrow of the velocity. */
  #grab(event) {
    const held = this.ongrab();
    if (!held) return;
    // The pointer is no finger on the screen.
    event.stopPropagation();
    const { pointerId, clientX, clientY } = event;
    const svg = this.#svg;
    // The arrow is drawn anew while it is dragged.
    svg.setPointerCapture(pointerId);
    const stop = new AbortController();
    const on = (kind, act) => svg.addEventListener(kind, (event) => { if (event.pointerId === pointerId) act(event); }, { signal: stop.signal });
    on("pointermove", (event) => held.move(...[event.clientX - clientX, event.clientY - clientY].map((pixels) => (pixels * this.#point) / ARROW)));
    for (const kind of ["pointerup", "pointercancel"]) {
      on(kind, () => {
        stop.abort();
        held.end(kind === "pointerup");
      });
    }
  }

  /** Shows a frame: the views and the fingers. `hover` is the location of a finger that isn't down.
      `path` is the path of the finger since touch-down; if it is `null`, the finger's location in
      this frame extends the path that is shown. `winners` are the recognizers that the touch has
      begun, each with its view; `words` returns the label of a velocity, and `canGrab` is whether its
      arrow can be dragged. */
  show(frame, { hover = null, path = null, winners = [], words = null, canGrab = false } = {}) {
    if (!frame.views) return;
    const isOver = frame.pan && frame.fingers.length === 0 && (frame.pan[0] === "ended" || frame.pan[0] === "cancelled");
    this.#lift = isOver && words ? { pan: frame.pan, words, canGrab } : null;
    if (path) this.#trail = { start: path[0], last: path.at(-1).join(), points: path.join(" ") };
    this.#resize(frame.screen);
    const isNew = this.#match(frame.views);
    const moved = [];
    for (let index = 0; index < frame.views.length; index += 1) {
      if (this.#place(this.#views[index], frame.views[index])) moved.push(frame.views[index]);
    }
    this.#fingers(frame.fingers, hover);
    this.#win(frame, winners);
    if (this.isCloseUp && !this.#camera && !this.#held) this.#keepInView(isNew ? [] : moved, frame.fingers[0]?.slice(1) ?? hover);
  }

  /** Lets the part that is shown move to what moves and, above all, to the finger. */
  #keepInView(views, finger) {
    const boxes = views.filter((view) => view[3] >= 0.1).map((view) => bounds(view[1]));
    const inside = (value) => Math.min(Math.max(value, 0), this.#size[1]);
    const [top, bottom] = [Math.min(...boxes.map((box) => inside(box[1]))), Math.max(...boxes.map((box) => inside(box[3])))];
    let wanted = this.#wanted ?? this.#part[1];
    if (bottom > top) wanted = this.#around(wanted, top, bottom);
    if (finger) wanted = this.#around(wanted, finger[1], finger[1]);
    this.#wanted = Math.abs(wanted - this.#part[1]) < 0.5 ? null : wanted;
  }

  /** Returns the top of the nearest part that shows all of an extent or, if that is higher, nothing else. */
  #around(top, start, end) {
    const room = this.#part[3] - (end - start);
    const space = Math.min(AROUND, Math.max(room / 2, 0));
    const [one, other] = [end + space - this.#part[3], start - space];
    return this.#limited(Math.max(Math.min(one, other), Math.min(top, Math.max(one, other))));
  }

  /** Returns the top of a part of the screen, with its frame, that is as near as possible to a top. */
  #limited(top) { return Math.max(Math.min(top, this.#size[1] + BEZEL - this.#part[3]), -BEZEL); }

  /** Lets the part that is shown move for a frame, and returns whether it has arrived now. */
  glide() {
    if (this.#wanted === null || this.#held) return false;
    const rest = this.#wanted - this.#part[1];
    const isNear = Math.abs(rest) < 1 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#pan(isNear ? this.#wanted : this.#part[1] + rest * GLIDE);
    if (isNear) this.#wanted = null;
    return isNear;
  }

  /** Moves the part that is shown. */
  #pan(top) {
    this.#part[1] = this.#limited(top);
    this.#middle = this.#part[1] + this.#part[3] / 2;
    put(this.#svg, "viewBox", this.#part.map((number) => number.toFixed(2)).join(" "));
    this.#rail.show(this.#part, this.#size[1] + 2 * BEZEL);
  }

  /** Begins to follow a finger that touches down at a height in the window: when it reaches an edge
      of the part that is shown, the part reaches that edge of the screen. */
  hold(y) {
    this.#wanted = null;
    const { top, scale } = this.#frame();
    if (this.isCloseUp && !this.#camera) this.#held = { from: (y - top) / scale, top: this.#part[1] };
  }

  /** Stops following the finger. */
  letGo() { this.#held = null; }

  /** Moves the part for a finger at a distance below its top, in points. */
  #reach(down) {
    const { from, top } = this.#held;
    const shown = this.#part[3];
    const [rest, share] = down < from
      ? [-BEZEL - top, (from - down) / Math.max(from, 1)]
      : [this.#size[1] + BEZEL - shown - top, (down - from) / Math.max(shown - from, 1)];
    // Near its start, the finger has its usual way.
    this.#pan(top + rest * Math.min(share, 1) ** 2);
  }

  /** Outlines the views whose recognizers have begun, with their names. */
  #win(frame, winners) {
    const marks = winners.flatMap(([name, view]) => {
      const [, corners, radius] = frame.views.find((one) => one[0] === view) ?? [];
      return corners ? [[name, outline(corners, radius), bounds(corners)]] : [];
    });
    while (this.#won.childNodes.length > marks.length) this.#won.lastChild.remove();
    while (this.#won.childNodes.length < marks.length) this.#won.append(draw("g", {}, draw("path", { class: "winner" }), draw("text", { class: "winner-name" })));
    // No name is on the line of the velocity's label.
    const lines = this.#lift && this.#trail ? [this.#speed.y] : [];
    const height = 17 * this.#point;
    const round = Math.min(...this.#size) / 9;
    marks.forEach(([name, path, [left, top, right]], index) => {
      const [shape, label] = this.#won.childNodes[index].childNodes;
      // The name is on the right above the view or, at the top of the screen, on the left in it.
      const edge = Math.max(0, this.#part[1]);
      const isAbove = top > edge + 2 * height;
      let y = isAbove ? top - height / 2 : Math.max(top, edge) + 1.6 * height;
      // The views of two recognizers may have almost the same corner.
      while (lines.some((line) => Math.abs(line - y) < height)) y += (isAbove ? -1 : 1) * height;
      lines.push(y);
      // The corners of the screen are round.
      const inset = y < round || y > this.#size[1] - round ? round / 2 : 0;
      put(shape, "d", path);
      // Between the names and the numbers of a list, there is room.
      const start = right - left > WIDE ? left + (right - left) * 0.54 : Math.max(left, inset) + 14;
      put(label, "x", isAbove ? Math.min(right, this.#size[0] - inset) - 8 : start);
      put(label, "y", y);
      put(label, "text-anchor", isAbove ? "end" : "start");
      say(label, `${name} won`);
    });
  }

  /** Removes the trail of the previous finger. */
  lift() { this.#trail = this.#lift = null; }

  /** Shows both ends to which the finger can move the scene, as ghosts with the states that they
      stand for; which of them a release now leads to; and the threshold of a slow release, if there
      is one. `null` removes them. */
  aim(aims) {
    if (!aims?.ends) return this.#aimAt("");
    // Drawing the names again would make the browser lay out their texts each time.
    const key = [JSON.stringify(aims), ...this.#part].join();
    if (key === this.#aimed && !this.#isTextCovered()) return;
    const [width, height] = this.#size;
    const [top, bottom] = [this.#part[1], this.#part[1] + this.#part[3]];
    const ghosts = aims.ends.flatMap(({ state, paths }, index) => {
      const isNow = aims.now === index;
      const [mark, words] = [isNow ? " now" : "", isNow ? `${state}, if released now` : state];
      return [
        ...paths.map((path) => draw("path", { class: `end${mark}`, d: path })),
        aims.isVertical
          ? draw("text", { class: `end-name${mark}`, x: width / 2, y: index === 0 ? Math.min(height, bottom) - 24 : Math.max(top, 0) + 40 }, `${index === 0 ? "↓" : "↑"} ${words}`)
          : draw("text", { class: `end-name${mark}`, x: index === 0 ? width - 12 : 12, y: height / 2 - 60 + 40 * index, "text-anchor": index === 0 ? "end" : "start" }, index === 0 ? `${words} →` : `← ${words}`),
      ];
    });
    if (aims.threshold !== undefined) {
      const at = aims.threshold;
      ghosts.push(
        draw("path", { class: "threshold", d: aims.isVertical ? `M0 ${at}H${width}` : `M${at} 0V${height}` }),
        draw("text", aims.isVertical ? { class: "threshold-name", x: 12, y: at - 6 } : { class: "threshold-name", x: at + 6, y: 40 }, "threshold of a slow release"));
    }
    this.#aimAt(key, ...ghosts);
    for (const name of this.#aims.querySelectorAll("text")) {
      const isPlaced = () => {
        this.#keepInside(name);
        return this.#makeRoom(name, name.classList.contains("end-name") ? this.#toMiddle(name) : SIDEWAYS, this.#aims.querySelectorAll("text"));
      };
      // Without room, the thick outline alone marks the end that a release leads to now.
      const shorten = () => say(name, name.textContent.replace(/, if released now| of a slow release/, ""));
      if (name.getBBox().width > this.#part[2] - 16 * this.#point) shorten();
      if (isPlaced()) continue;
      shorten();
      isPlaced();
    }
  }

  /** Shows views, or their outlines, where another release would move them, with its outcome in words; `null`
      removes them. */
  foretell(words, views = []) {
    if (words === null) return this.#aimAt("");
    const paths = views.map((view) => (typeof view === "string" ? view : outline(view[1], view[2]))).slice(0, FORETOLD);
    const name = draw("text", { class: "end-name now", x: this.#size[0] / 2, y: Math.max(this.#part[1], 0) + 64 }, words);
    this.#aimAt(words, ...paths.map((d) => draw("path", { class: "end now", d })), name);
    this.#keepInside(name);
    this.#makeRoom(name, this.#toMiddle(name));
  }

  /** Returns the place of something of a width that is as near as possible, but on the part of the
      screen that is shown, with space beside it. */
  #within(x, width, room) {
    const left = Math.max(this.#part[0], 0) + room;
    const right = Math.min(this.#part[0] + this.#part[2], this.#size[0]) - room - width;
    return Math.max(left, Math.min(x, right));
  }

  /** Moves a label sideways until all of it is on the part of the screen that is shown. */
  #keepInside(label) {
    const { x, width } = label.getBBox();
    const by = this.#within(x, width, 6 * this.#point) - x;
    if (by !== 0) move(label, [by, 0]);
  }

  #aimAt(key, ...shapes) {
    this.#aimed = key;
    this.#aims.replaceChildren(...shapes);
  }

  /** The places of the scene's texts in the window. */
  get #texts() {
    return [...this.#screen.querySelectorAll("text"), ...this.#won.querySelectorAll("text")].map((text) => text.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  }

  /** Whether the name of an end covers a text of the scene. */
  #isTextCovered() {
    const texts = this.#texts;
    return [...this.#aims.querySelectorAll(".end-name")].some((name) => coversAny(name, texts));
  }

  /** The ways of the name of an end toward the middle of the screen. */
  #toMiddle(name) { return Number(name.getAttribute("y")) < this.#size[1] / 2 ? DOWNWARD : UPWARD; }

  /** Moves a label the first of some ways on which it covers no text of the scene and no other label, and
      stays on the part of the screen that is shown; returns whether there is one. */
  #makeRoom(label, ways, labels = []) {
    const others = [...this.#texts, ...[...labels].filter((one) => one !== label).map((one) => one.getBoundingClientRect())];
    const [own, part] = [label, this.#svg].map((one) => one.getBoundingClientRect());
    const free = ways.find((way) => {
      const box = shifted(own, way, this.#point);
      return contains(sides(part), sides(box)) && !others.some((other) => meet(box, other));
    });
    if (free) move(label, free);
    return Boolean(free);
  }

  /** Shows the part of the screen around a place, if the screen is too large for the stage; and only
      what the frames of a scene show, if that is little. */
  focus(place, frames = []) {
    this.#camera = cameraFor(frames);
    [this.#middle, this.#wanted] = [place?.[1] ?? null, null];
    this.#measure();
  }

  /** If only a part of the screen is shown, and some frames show something outside it, shows another part
      or all of the screen. */
  widen(frames) {
    if (!this.#camera) return;
    const [x, y, width, height] = this.#part;
    const used = usedPart(frames);
    if (!used || contains([x, y, x + width, y + height], used)) return;
    this.#camera = cameraFor(frames);
    this.#measure();
  }

  /** Whether the scene shows so little that only this part of the screen is shown. */
  get isZoomed() { return this.#camera !== null; }

  /** Whether only a part of the screen is shown. */
  get isCloseUp() { return this.#part[3] < this.#size[1] + 2 * BEZEL - 1; }

  /** Shows an empty screen. */
  clear() {
    this.#names = "";
    this.#views = [];
    this.#trail = null;
    for (const layer of [this.#screen, this.#marks, this.#compared, this.#won]) layer.replaceChildren();
    this.invite(null);
  }

  /** Converts a location in the window to a location on the screen, in points. */
  point(x, y) {
    const [width, height] = this.#size;
    const { left, top, scale } = this.#frame();
    if (this.#held) this.#reach((y - top) / scale);
    const inside = (value, most) => Math.min(Math.max(value, 0), most);
    return [
      Math.round(inside((x - left) / scale + this.#part[0], width) * 10) / 10,
      Math.round(inside((y - top) / scale + this.#part[1], height) * 10) / 10,
    ];
  }

  /** Converts a location on the screen, in points, to a location in the window. */
  place(x, y) {
    const { left, top, scale } = this.#frame();
    return [left + (x - this.#part[0]) * scale, top + (y - this.#part[1]) * scale];
  }

  #frame() {
    if (!this.#box) {
      const { left, top, width } = this.#svg.getBoundingClientRect();
      this.#box = { left, top, scale: width / this.#part[2] };
    }
    return this.#box;
  }

  /** Whether the phone is so narrow that an invitation needs more lines. */
  get #isSlim() { return this.#part[2] > 0 && this.#part[2] / this.#point < SLIM; }

  /** The width and the height of the screen, in points. */
  get size() { return this.#size; }

  /** Returns the center of the view that a finger would most likely touch first: the largest
      visible view that doesn't fill the screen or, if there is none, the screen. */
  middle(frame) {
    const [width, height] = frame.screen;
    let best = [0, width / 2, height / 2];
    for (const [, corners, , alpha] of frame.views) {
      const box = bounds(corners);
      const [left, top, right, bottom] = [Math.max(box[0], 0), Math.max(box[1], 0), Math.min(box[2], width), Math.min(box[3], height)];
      const area = Math.max(right - left, 0) * Math.max(bottom - top, 0);
      const isWhole = right - left > width * 0.95;
      if (alpha >= 0.5 && !isWhole && area > best[0]) best = [area, (left + right) / 2, (top + bottom) / 2];
    }
    return [Math.round(best[1]), Math.round(best[2])];
  }

  /** Shows how to begin: a fingertip, an arrow along `way` (0, 0 for a tap), and a sentence. If
      `place` is `null`, removes them. */
  invite(place, words, way = [0, -1]) {
    this.#svg.querySelector(".invitation")?.remove();
    this.#invited = null;
    if (!place) return;
    const [x, y] = place;
    const [dx, dy] = way;
    // Where little is shown in a large size, a fingertip isn't as large.
    const k = Math.min(1, this.#point);
    const [tipX, tipY] = [x + dx * 136, y + dy * 136];
    const arrow = `M${x + dx * 40} ${y + dy * 40}L${tipX} ${tipY}M${tipX - dx * 18 - dy * 18} ${tipY - dy * 18 - dx * 18}L${tipX} ${tipY}L${tipX - dx * 18 + dy * 18} ${tipY - dy * 18 + dx * 18}`;
    // Near the bottom of the screen, the sentence is above the fingertip and the arrow.
    const isLow = y > this.#size[1] * 0.8;
    this.#invited = { place, words, way, isSlim: this.#isSlim };
    const lines = wrapped(words, words.length <= SHORT ? 1 : this.#isSlim ? 3 : 2);
    const more = (lines.length - 2) * 18 * this.#point;
    const textY = dy > 0 ? y - 96 - more : isLow ? y - (dy < 0 ? 216 : 110) - more : y + 30 * k;
    this.#svg.append(
      draw("g", { class: "invitation" },
        dx !== 0 || dy !== 0 ? draw("path", { class: "arrow", d: arrow }) : draw("circle", { class: "arrow", cx: x, cy: y, r: 36 * k }),
        draw("circle", { class: dx !== 0 || dy !== 0 ? "tip" : "tip taps", cx: x, cy: y, r: 26 * k }),
        // The text is larger on a small screen, so its distances are relative to the font size.
        draw("g", { class: "words" }, ...lines.map((line, index) => draw("text", { "data-x": x, y: textY, dy: `${1.2 + 1.3 * index}em` }, line)))));
    // A style in an attribute is refused by the page's policy.
    this.#svg.querySelector(".invitation").style.setProperty("--by", `${dx * 130}px, ${dy * 130}px`);
    this.#back();
  }

  /** Puts the sentence of the invitation on a plate, so that it covers what it is over. */
  #back() {
    const texts = [...this.#svg.querySelectorAll(".invitation text")].filter((text) => text.textContent !== "");
    this.#svg.querySelector(".invitation .plate")?.remove();
    if (texts.length === 0) return;
    texts.forEach((text) => put(text, "x", text.dataset.x));
    const boxes = texts.map((text) => text.getBBox());
    const width = Math.max(...boxes.map((box) => box.width));
    const room = 5 * this.#point;
    const x = this.#within(Number(texts[0].dataset.x) - width / 2, width, 2 * room);
    texts.forEach((text) => put(text, "x", x + width / 2));
    const [left, right] = [x, x + width];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.y)), Math.max(...boxes.map((box) => box.y + box.height))];
    texts[0].before(draw("rect", { class: "plate", x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room, rx: 2 * room }));
    this.#uncover(texts[0].parentNode);
  }

  /** Moves the sentence of the invitation to the nearest place at which it covers as few texts of the scene as
      possible, and never the fingertip nor its way. */
  #uncover(words) {
    const { place: [x, y], way: [dx, dy] } = this.#invited;
    const r = 30 * Math.min(1, this.#point);
    const [start, end] = [this.place(x, y), this.place(x + dx * 136, y + dy * 136)];
    const finger = [0, 1].map((at) => [Math.min(start[at], end[at]) - r / this.#point, Math.max(start[at], end[at]) + r / this.#point]);
    const covered = { left: finger[0][0], right: finger[0][1], top: finger[1][0], bottom: finger[1][1] };
    drop(words, "transform");
    const [own, part] = [words, this.#svg].map((one) => one.getBoundingClientRect());
    const texts = this.#texts;
    let [best, least] = [null, Infinity];
    for (const way of AROUND_IT) {
      const box = shifted(own, way, this.#point);
      if (!contains(sides(part), sides(box)) || meet(box, covered)) continue;
      const count = texts.filter((text) => meet(box, text)).length;
      if (count < least) [best, least] = [way, count];
      if (count === 0) break;
    }
    if (best) put(words, "transform", `translate(${best[0]} ${best[1]})`);
  }

  /** Outlines views that end at other places than in another run; dashed outlines show where they
      ended in that run. */
  compare(pairs) {
    this.#compared.replaceChildren(...pairs.flatMap(([before, now]) => [
      draw("path", { class: "differs", d: outline(now[1], now[2]) }),
      draw("path", { class: "differs other", d: outline(before[1], before[2]) }),
    ]));
  }

  #resize([width, height]) {
    if (this.#size[0] === width && this.#size[1] === height) return;
    this.#size = [width, height];
    const radius = Math.min(width, height) / 9;
    const frame = { x: 0, y: 0, width, height, rx: radius };
    for (const [name, value] of Object.entries({ ...frame, x: -3, y: -3, width: width + 6, height: height + 6, rx: radius + 3 })) {
      put(this.#bezel, name, value);
      put(this.#glass, name, value);
    }
    this.#clips.replaceChildren(draw("clipPath", { id: "screen" }, draw("rect", frame)));
    this.#names = "";
    this.#measure();
  }

  /** Fits the phone, or a part of it, into the stage, and keeps the text readable at any size. */
  #measure() {
    const [width, height] = this.#size.map((side) => side + 2 * BEZEL);
    const [across, down] = this.#space;
    if (this.#size[0] <= 0 || across <= 0 || down <= 0) return;
    this.#room.classList.toggle("zoomed", this.#camera !== null);
    if (this.#camera) {
      const [x, y, wide, high] = this.#camera;
      const scale = Math.min(across / wide, down / high);
      // The rest of the stage shows what is beside this part, as far as the phone reaches.
      const [[left, breadth], [top, length]] = [grown(x, wide, across / scale, width), grown(y, high, down / scale, height)];
      return this.#show([left, top, breadth, length], scale);
    }
    const whole = Math.min(across / width, down / height);
    const isWhole = width * whole >= Math.min(NARROWEST, across) - 1;
    const closeUp = Math.min(across - RAIL, CLOSE_UP) / width;
    const nearly = Math.min(down / (MOST * height), closeUp);
    const scale = isWhole ? whole : nearly * width >= NARROWEST ? nearly : closeUp;
    const shown = Math.min(height, down / scale);
    const middle = this.#middle ?? height / 2;
    const top = Math.min(Math.max(middle - shown / 2, -BEZEL), height - BEZEL - shown);
    this.#show([-BEZEL, top, width, shown], scale);
  }

  /** Shows a part of the screen at a scale. */
  #show(part, scale) {
    this.#part = part;
    this.#box = null;
    put(this.#svg, "viewBox", this.#part.map((number) => number.toFixed(2)).join(" "));
    this.#rail.show(this.isCloseUp && !this.#camera ? part : null, this.#size[1] + 2 * BEZEL);
    this.#room.style.setProperty("--width", `${(part[2] * scale).toFixed(2)}px`);
    this.#room.style.setProperty("--height", `${(part[3] * scale).toFixed(2)}px`);
    this.#point = 1 / scale;
    this.#room.style.setProperty("--point", this.#point.toFixed(3));
    const { place, words, way, isSlim } = this.#invited ?? {};
    if (place && isSlim !== this.#isSlim) this.invite(place, words, way);
    else this.#back();
  }

  /** Creates new shapes if the views have changed, and returns whether they have. */
  #match(views) {
    const names = views.map((view) => `${view[0]}${view[5]}${view[6] ? 1 : 0}${view[7] ? formOf(view[7]) : "-"}`).join();
    if (names === this.#names) return false;
    this.#names = names;
    const boxes = views.map((view) => bounds(view[1]));
    const hasContent = views.some((view) => view[7]);
    for (const old of this.#clips.querySelectorAll(".of-view")) old.remove();
    this.#views = views.map((view, index) => {
      if (view[7]) return this.#drawn(view, index);
      const depth = boxes.slice(0, index).filter((box) => contains(box, boxes[index])).length;
      const shape = draw("path");
      const shade = draw("path", { class: "shade" });
      const label = draw("text");
      const group = draw("g", { class: `view plain tone${Math.min(depth, 3)}${view[5] ? " scrolls" : ""}${hasContent && view[5] ? " unseen-view" : ""}` }, shape, shade, label);
      return { group, shape, shade, label, content: null, key: "" };
    });
    this.#screen.replaceChildren(...this.#views.map((view) => view.group));
    return true;
  }

  /** Creates the shapes of a view with content, which is clipped to the view's outline. */
  #drawn(view, index) {
    const shape = draw("path");
    this.#clips.append(draw("clipPath", { id: `view-${index}`, class: "of-view" }, shape));
    const parts = view[7].map((part) => draw(part.length > 3 ? "text" : "path"));
    // A text alone may be larger than its view.
    const isOutside = (part) => isEdge(part) || isAlone(view);
    const inside = parts.filter((_, at) => !isOutside(view[7][at]));
    const edges = parts.filter((_, at) => isOutside(view[7][at]));
    // The content is relative to the view's first corner.
    const moved = draw("g", {}, draw("g", { "clip-path": `url(#view-${index})` }, ...inside), ...edges);
    return { group: draw("g", { class: "view" }, moved), moved, shape, parts, content: null, keys: [], key: "" };
  }

  /** Updates the content of a view. */
  #fill(shapes, view) {
    const [x, y] = view[1];
    put(shapes.moved, "transform", `translate(${x} ${y})`);
    put(shapes.shape, "d", outline(view[1].map((one, index) => Math.round((one - (index % 2 ? y : x)) * 100) / 100), view[2]));
    if (view[7] === shapes.content) return;
    shapes.content = view[7];
    view[7].forEach((part, index) => {
      const key = part.join();
      if (shapes.keys[index] === key) return;
      shapes.keys[index] = key;
      const element = shapes.parts[index];
      const [look, opacity] = part;
      const code = look.split(" ").find((word) => word.startsWith("#"));
      const named = code ? look.replace(code, "exact") : look;
      put(element, "class", isEdge(part) ? named : named.replace("edge ", ""));
      if (code) put(element, "fill", code);
      if (opacity < 1 || element.hasAttribute("opacity")) put(element, "opacity", opacity);
      if (part.length === 3) return put(element, "d", part[2]);
      put(element, "x", part[2]);
      put(element, "text-anchor", part[4]);
      // On a small phone, a text alone is larger than on the screen, around the same middle.
      if (isAlone(view)) element.style.setProperty("--size", `${part[5]}px`);
      else put(element, "font-size", part[5]);
      put(element, "y", isAlone(view) ? part[3] - MIDDLE * part[5] : part[3]);
      put(element, "dy", isAlone(view) ? `${MIDDLE}em` : 0);
      say(element, part[6]);
    });
  }

  /** Updates a view, and returns whether it has moved. */
  #place(shapes, view) {
    // Most views stay unchanged from one frame to the next.
    const key = view.slice(0, 7).join();
    if (key === shapes.key && view[7] === shapes.content) return false;
    const hasMoved = key !== shapes.key;
    shapes.key = key;
    const [name, corners, radius, alpha, shade, scrolls, window] = view;
    put(shapes.group, "opacity", alpha);
    put(shapes.group, "visibility", alpha < 0.01 ? "hidden" : "visible");
    if (window) put(shapes.group, "clip-path", `url(#${this.#clip(window)})`);
    if (shapes.parts) {
      this.#fill(shapes, view);
      return hasMoved;
    }
    const path = outline(corners, radius);
    put(shapes.shape, "d", path);
    put(shapes.shade, "d", shade > 0 ? path : "");
    if (shade > 0) put(shapes.shade, "fill-opacity", shade);
    const box = bounds(corners);
    const [left, top] = [Math.max(box[0], 0, window?.[0] ?? 0), Math.max(box[1], 0, window?.[1] ?? 0)];
    const right = Math.min(box[2], this.#size[0]);
    const bottom = Math.min(box[3], this.#size[1]);
    const fits = !scrolls && alpha >= 0.5 && right - left > name.length * 9 && bottom - top > 22;
    say(shapes.label, fits ? name : "");
    if (fits) {
      put(shapes.label, "x", (left + right) / 2);
      put(shapes.label, "y", (top + bottom) / 2);
    }
    return hasMoved;
  }

  #clip(window) {
    const id = `clip-${window.map((number) => String(number).replace(/[^0-9]/g, "_")).join("-")}`;
    if (!this.#clips.querySelector(`#${id}`)) {
      const [x, y, width, height] = window;
      this.#clips.append(draw("clipPath", { id }, draw("rect", { x, y, width, height })));
    }
    return id;
  }

  /** Extends the trail to the location of a finger, if the location has changed. */
  #follow(finger) {
    if (!finger) {
      // The track stays as long as the velocity at its end explains what happens.
      if (!this.#lift) this.#trail = null;
      return;
    }
    const [, x, y] = finger;
    this.#trail ??= { start: [x, y], last: "", points: "" };
    const place = `${x},${y}`;
    if (place !== this.#trail.last) this.#trail.points += ` ${place}`;
    this.#trail.last = place;
  }

  /** The velocity at lift-off as an arrow, with its label. */
  #arrow() {
    const [x, y] = this.#trail.last.split(",").map(Number);
    const [, vx, vy] = this.#lift.pan;
    const speed = Math.hypot(vx, vy);
    const words = this.#lift.words(speed);
    const marks = [["circle", { class: "tip lifted", cx: x, cy: y, r: 24 * Math.min(1, this.#point) }]];
    const isLeft = x > this.#size[0] / 2;
    // Beside the arrow, which is above or below the label if it is horizontal.
    const isAcross = Math.abs(vx) > Math.abs(vy);
    marks.push(["text", isAcross ? { class: "speed", x, y: y - 34, "text-anchor": "middle", words }
      : { class: "speed", x: isLeft ? x - 34 : x + 34, y: y + 5, "text-anchor": isLeft ? "end" : "start", words }]);
    if (speed < 1) return marks;
    const length = Math.min(Math.max(speed * ARROW, 28), 260);
    const [ux, uy] = [vx / speed, vy / speed];
    const [endX, endY] = [x + ux * length, y + uy * length];
    marks.push(["path", { class: "velocity", d: `M${x} ${y}L${endX} ${endY}M${endX - ux * 16 - uy * 11} ${endY - uy * 16 + ux * 11}L${endX} ${endY}L${endX - ux * 16 + uy * 11} ${endY - uy * 16 - ux * 11}` }]);
    if (this.#lift.canGrab) {
      const k = Math.min(1, this.#point);
      // The area for a finger is larger than the knob.
      marks.push(["circle", { class: "knob", cx: endX, cy: endY, r: 8 * k }], ["circle", { class: "grab", cx: endX, cy: endY, r: 18 * k }]);
    }
    return marks;
  }

  #fingers(fingers, ghost) {
    this.#follow(fingers[0] ?? null);
    const marks = [];
    if (this.#trail) {
      const { start } = this.#trail;
      // As long as the finger stays in this circle, no pan is recognized (G23).
      marks.push(["circle", { class: "slop", cx: start[0], cy: start[1], r: 10 }]);
      marks.push(["polyline", { class: "trail", points: this.#trail.points }]);
      if (this.#lift) marks.push(...this.#arrow());
    }
    const r = 24 * Math.min(1, this.#point);
    for (const [, x, y] of fingers) marks.push(["circle", { class: "tip", cx: x, cy: y, r }]);
    if (ghost) marks.push(["circle", { class: "tip lifted", cx: ghost[0], cy: ghost[1], r }]);
    while (this.#marks.childNodes.length > marks.length) this.#marks.lastChild.remove();
    marks.forEach(([tag, properties], index) => {
      let mark = this.#marks.childNodes[index];
      if (mark?.tagName !== tag) {
        const fresh = draw(tag);
        if (mark) mark.replaceWith(fresh);
        else this.#marks.append(fresh);
        mark = fresh;
      }
      for (const [name, value] of Object.entries(properties)) if (name !== "words") put(mark, name, value);
      if (properties.words) this.#sayInside(mark, properties);
    });
  }

  /** Sets the text of a label, in two lines if it has two parts, and keeps it on the screen. */
  #sayInside(label, { words, x, y }) {
    const key = [words, x, y, ...this.#part].join();
    if (this.#speed.key !== key || label.textContent === "") {
      const [first, second] = words.split(/ (?=\()/);
      label.replaceChildren(first, ...(second ? [draw("tspan", { x, dy: "1.25em" }, second)] : []));
      this.#keepInside(label);
      this.#speed = { key, x: label.getAttribute("x"), y };
    } else {
      put(label, "x", this.#speed.x);
    }
  }
}

/** Beside a part of the screen: which part of it is shown, and what moves this part. */
class Rail {
  #room = make("div", { class: "rail", "aria-hidden": "true", hidden: true }, make("span"));

  /** `on` receives the middle of the part, as a share of the screen's height, and `by` a distance in CSS
      pixels by which a wheel moves the part. */
  constructor(phone, on, by) {
    const room = this.#room;
    phone.before(room);
    const move = ({ clientY }) => {
      const { top, height } = room.getBoundingClientRect();
      on((clientY - top) / height);
    };
    room.addEventListener("pointerdown", (event) => {
      room.setPointerCapture(event.pointerId);
      move(event);
    });
    room.addEventListener("pointermove", (event) => { if (room.hasPointerCapture(event.pointerId)) move(event); });
    phone.parentElement.addEventListener("wheel", (event) => {
      if (room.hidden) return;
      event.preventDefault();
      by(event.deltaY);
    }, { passive: false });
  }

  /** Shows a part of a screen of a height, or nothing. */
  show(part, height) {
    this.#room.hidden = part === null;
    if (!part) return;
    this.#room.firstChild.style.top = `${((100 * (part[1] + BEZEL)) / height).toFixed(2)}%`;
    this.#room.firstChild.style.height = `${((100 * part[3]) / height).toFixed(2)}%`;
  }
}

/** Whether a view shows nothing but a text. */
const isAlone = (view) => view[7].length === 1 && view[7][0].length > 3;

/** Moves a label by a distance on the screen, in points. */
function move(label, [dx, dy]) {
  for (const one of [label, ...label.querySelectorAll("tspan[x]")]) put(one, "x", (Number(one.getAttribute("x")) + dx).toFixed(1));
  put(label, "y", (Number(label.getAttribute("y")) + dy).toFixed(1));
}

const sides = ({ left, top, right, bottom }) => [left, top, right, bottom];

/** Returns a place in the window that is moved by a distance on the screen, in points. */
function shifted({ left, top, right, bottom }, [dx, dy], point) {
  return { left: left + dx / point, top: top + dy / point, right: right + dx / point, bottom: bottom + dy / point };
}

/** Whether two places in the window have a common part. */
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether an element covers a part of any of some places in the window. */
const coversAny = (element, places) => places.some((one) => meet(one, element.getBoundingClientRect()));

/** Splits a sentence into lines of about the same length, of which the first is the longest. */
function wrapped(words, count) {
  const lines = [];
  let rest = words;
  for (let left = count; left > 0 && rest !== ""; left -= 1) {
    const space = left === 1 ? -1 : rest.indexOf(" ", Math.ceil(rest.length / left) - 1);
    const last = left > 1 ? rest.lastIndexOf(" ") : -1;
    const end = space >= 0 ? space : last > 0 ? last : rest.length;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end + 1);
  }
  return lines;
}

/** The part of the screen's area below which what a scene shows is little; our choice. */
const LITTLE = 0.05;

/** Returns a length that grows on both sides, as far as the phone of a length reaches, and its start. */
function grown(start, length, wanted, phone) {
  const size = Math.max(length, Math.min(wanted, phone));
  return [Math.max(Math.min(start - (size - length) / 2, phone - BEZEL - size), -BEZEL), size];
}

/** Returns the left, top, right, and bottom edge of the part of the screen that some frames use, or `null` if
    they use nothing but the whole screen. */
function usedPart(frames) {
  const shown = frames.flatMap((frame) => (frame?.views ?? []).filter((view) => view[3] >= 0.1).map((view) => bounds(view[1])));
  const [width, height] = frames[0]?.screen ?? [0, 0];
  const parts = shown.filter(([left, top, right, bottom]) => right - left < width - 1 || bottom - top < height - 1);
  if (parts.length === 0) return null;
  const [left, top] = [0, 1].map((at) => Math.max(Math.min(...parts.map((part) => part[at])), 0));
  const [right, bottom] = [[2, width], [3, height]].map(([at, most]) => Math.min(Math.max(...parts.map((part) => part[at])), most));
  return right > left && bottom > top ? [left, top, right, bottom] : null;
}

/** Returns the part of the screen that some frames use, with space around it, or `null` if they use
    much of the screen, or nothing. */
export function cameraFor(frames) {
  const [left, top, right, bottom] = usedPart(frames) ?? [0, 0, 0, 0];
  const [width, height] = frames[0]?.screen ?? [0, 0];
  if (right === left || (right - left) * (bottom - top) > LITTLE * width * height) return null;
  // Labels of the finger need space, too.
  const room = Math.max(right - left, bottom - top, 48) * 0.75;
  const [x, y] = [Math.max(left - room, -BEZEL), Math.max(top - room, -BEZEL)];
  return [x, y, Math.min(right + room, width + BEZEL) - x, Math.min(bottom + room, height + BEZEL) - y];
}

/** The kinds of the parts of contents. */
const forms = new WeakMap();

/** Returns the kinds of the parts of a content, as letters. */
function formOf(content) {
  if (!forms.has(content)) forms.set(content, content.map((part) => (part.length > 3 ? "t" : isEdge(part) ? "e" : "p")).join(""));
  return forms.get(content);
}

/** Whether a part of a view's content is an outline, which isn't clipped to the view. */
const isEdge = (part) => part.length === 3 && part[0].startsWith("edge");

function bounds(corners) {
  const xs = corners.filter((_, index) => index % 2 === 0);
  const ys = corners.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const contains = (one, other) =>
  one[0] <= other[0] + 0.5 && one[1] <= other[1] + 0.5 && one[2] >= other[2] - 0.5 && one[3] >= other[3] - 0.5;

/** Returns the outline of a view, with rounded corners only if the view isn't rotated. */
function outline(c, radius) {
  const isUpright = c.length === 8 && c[0] === c[6] && c[2] === c[4] && c[1] === c[3] && c[5] === c[7];
  if (!isUpright || radius <= 0) {
    let path = "";
    for (let index = 0; index < c.length; index += 2) path += `${index ? "L" : "M"}${c[index]} ${c[index + 1]}`;
    return `${path}Z`;
  }
  const [x, y, right, bottom] = [c[0], c[1], c[4], c[5]];
  const r = Math.max(0, Math.min(radius, (right - x) / 2, (bottom - y) / 2));
  return `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}V${bottom - r}`
    + `A${r} ${r} 0 0 1 ${right - r} ${bottom}H${x + r}A${r} ${r} 0 0 1 ${x} ${bottom - r}V${y + r}`
    + `A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
}
