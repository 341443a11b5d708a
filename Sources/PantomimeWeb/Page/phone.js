// The screen, drawn as shapes. Showing a frame only changes the attributes of existing shapes.
import { draw, put, say } from "./dom.js";

const BEZEL = 8;

export class Phone {
  #room;
  #svg;
  #clips;
  #screen;
  #views = [];
  #names = "";
  #marks;
  #size = [0, 0];
  /** The width available to the phone, in CSS pixels. */
  #width = 0;
  #trail = null;
  #compared;
  #glass;
  #bezel;

  constructor(room) {
    this.#room = room;
    this.#clips = draw("defs");
    this.#screen = draw("g", { "clip-path": "url(#screen)" });
    this.#marks = draw("g", { "clip-path": "url(#screen)" });
    this.#compared = draw("g", { "clip-path": "url(#screen)" });
    this.#glass = draw("rect", { class: "glass" });
    this.#bezel = draw("rect", { class: "bezel" });
    this.#svg = draw("svg", { "aria-hidden": "true" }, this.#clips, this.#glass, this.#screen, this.#bezel, this.#compared, this.#marks);
    room.replaceChildren(this.#svg);
    new ResizeObserver(([entry]) => {
      this.#width = entry.contentRect.width;
      this.#measure();
    }).observe(room);
  }

  /** Shows a frame: the views, the fingers, and a faint mark for a finger that isn't down. `path` is
      the path of the finger since touch-down; if it is `null`, the finger's location in this frame
      extends the path that is shown. */
  show(frame, ghost = null, path = null) {
    if (!frame.views) return;
    if (path) this.#trail = { start: path[0], last: path.at(-1).join(), points: path.join(" ") };
    this.#resize(frame.screen);
    this.#match(frame.views);
    for (let index = 0; index < frame.views.length; index += 1) {
      this.#place(this.#views[index], frame.views[index]);
    }
    this.#fingers(frame.fingers, ghost);
  }

  /** Removes the trail of the previous finger. */
  lift() { this.#trail = null; }

  /** Shows an empty screen. */
  clear() {
    this.#names = "";
    this.#views = [];
    this.#trail = null;
    for (const layer of [this.#screen, this.#marks, this.#compared]) layer.replaceChildren();
    this.invite(null);
  }

  /** Converts a location in the window to a location on the screen, in points. */
  point(x, y) {
    const box = this.#svg.getBoundingClientRect();
    const [width, height] = this.#size;
    const scale = box.width / (width + 2 * BEZEL);
    const inside = (value, most) => Math.min(Math.max(value, 0), most);
    return [
      Math.round(inside((x - box.left) / scale - BEZEL, width) * 10) / 10,
      Math.round(inside((y - box.top) / scale - BEZEL, height) * 10) / 10,
    ];
  }

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

  /** Shows how to begin: a fingertip on the card, an arrow, and a sentence. If `place` is `null`,
      removes them. */
  invite(place, words) {
    this.#svg.querySelector(".invitation")?.remove();
    if (!place) return;
    const [x, y] = place;
    const half = words.length / 2;
    const cut = words.lastIndexOf(" ", half) < 0 ? words.length : words.indexOf(" ", half);
    this.#svg.append(
      draw("g", { class: "invitation" },
        draw("path", { class: "arrow", d: `M${x} ${y - 40}V${y - 136}M${x - 18} ${y - 118}L${x} ${y - 136}L${x + 18} ${y - 118}` }),
        draw("circle", { class: "tip", cx: x, cy: y, r: 26 }),
        // The text is larger on a small screen, so its distances are relative to the font size.
        draw("text", { x, y: y + 30, dy: "1.2em" }, words.slice(0, cut)),
        draw("text", { x, y: y + 30, dy: "2.5em" }, words.slice(cut + 1))));
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
    put(this.#svg, "viewBox", `${-BEZEL} ${-BEZEL} ${width + 2 * BEZEL} ${height + 2 * BEZEL}`);
    this.#room.style.setProperty("--aspect", `${width + 2 * BEZEL} / ${height + 2 * BEZEL}`);
    const frame = { x: 0, y: 0, width, height, rx: radius };
    for (const [name, value] of Object.entries({ ...frame, x: -3, y: -3, width: width + 6, height: height + 6, rx: radius + 3 })) {
      put(this.#bezel, name, value);
      put(this.#glass, name, value);
    }
    this.#clips.replaceChildren(draw("clipPath", { id: "screen" }, draw("rect", frame)));
    this.#names = "";
    this.#measure();
  }

  /** Keeps the text readable, even if the screen is drawn at a small size. */
  #measure() {
    if (this.#size[0] > 0 && this.#width > 0) {
      this.#room.style.setProperty("--point", ((this.#size[0] + 2 * BEZEL) / this.#width).toFixed(3));
    }
  }

  /** Creates new shapes if the views have changed. */
  #match(views) {
    const names = views.map((view) => `${view[0]}${view[5]}${view[6] ? 1 : 0}`).join();
    if (names === this.#names) return;
    this.#names = names;
    const boxes = views.map((view) => bounds(view[1]));
    this.#views = views.map((view, index) => {
      const depth = boxes.slice(0, index).filter((box) => contains(box, boxes[index])).length;
      const shape = draw("path");
      const shade = draw("path", { class: "shade" });
      const label = draw("text");
      const group = draw("g", { class: `view tone${Math.min(depth, 3)}${view[5] ? " scrolls" : ""}` }, shape, shade, label);
      return { group, shape, shade, label, key: "" };
    });
    this.#screen.replaceChildren(...this.#views.map((view) => view.group));
  }

  #place(shapes, view) {
    // Most views stay unchanged from one frame to the next.
    const key = view.join();
    if (key === shapes.key) return;
    shapes.key = key;
    const [name, corners, radius, alpha, shade, scrolls, window] = view;
    put(shapes.group, "opacity", alpha);
    put(shapes.group, "visibility", alpha < 0.01 ? "hidden" : "visible");
    const path = outline(corners, radius);
    put(shapes.shape, "d", path);
    put(shapes.shade, "d", shade > 0 ? path : "");
    if (shade > 0) put(shapes.shade, "fill-opacity", shade);
    if (window) put(shapes.group, "clip-path", `url(#${this.#clip(window)})`);
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
      this.#trail = null;
      return;
    }
    const [, x, y] = finger;
    this.#trail ??= { start: [x, y], last: "", points: "" };
    const place = `${x},${y}`;
    if (place !== this.#trail.last) this.#trail.points += ` ${place}`;
    this.#trail.last = place;
  }

  #fingers(fingers, ghost) {
    this.#follow(fingers[0] ?? null);
    const marks = [];
    if (this.#trail) {
      const { start } = this.#trail;
      // As long as the finger stays in this circle, no pan is recognized (G23).
      marks.push(["circle", { class: "slop", cx: start[0], cy: start[1], r: 10 }]);
      marks.push(["polyline", { class: "trail", points: this.#trail.points }]);
    }
    for (const [, x, y] of fingers) marks.push(["circle", { class: "tip", cx: x, cy: y, r: 24 }]);
    if (ghost) marks.push(["circle", { class: "tip lifted", cx: ghost[0], cy: ghost[1], r: 24 }]);
    while (this.#marks.childNodes.length > marks.length) this.#marks.lastChild.remove();
    marks.forEach(([tag, properties], index) => {
      let mark = this.#marks.childNodes[index];
      if (mark?.tagName !== tag) {
        const fresh = draw(tag);
        if (mark) mark.replaceWith(fresh);
        else this.#marks.append(fresh);
        mark = fresh;
      }
      for (const [name, value] of Object.entries(properties)) put(mark, name, value);
    });
  }
}

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
