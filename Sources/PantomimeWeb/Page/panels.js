// The panels alongside the session: why, plane, rules, faults, script.
import { draw, make, put, say, unbroken, withStatements } from "./dom.js";
import { eventWords } from "./differences.js";

/** The classes of the sentences whose numbers are those of the lift-off. */
const ABOUT_LIFT_OFF = { touches: "of-lift-off", velocity: "of-lift-off", rule: "of-lift-off" };

/** The reason for an outcome, as a chain of causes. */
export function whyPanel(answer, run) {
  const line = answer.lines?.find((line) => line.kind === "explained");
  if (!line) return [make("pre", { tabindex: "0" }, answer.shown ?? "")];
  return [
    make("h2", {}, line.text),
    make("dl", { class: "why" }, ...line.links.flatMap((link) => [
      make("dt", {}, link.about),
      make("dd", {}, ...link.texts.map((text, index) => make("div", { class: index === 0 ? ABOUT_LIFT_OFF[link.about] : null }, ...withStatements(text, run)))),
    ])),
    line.shown && make("pre", { tabindex: "0" }, line.shown),
  ].filter(Boolean);
}

/** The decision of every rule for the last lift-off; the visitor can choose a rule. */
export function rulesPanel(rules, choose) {
  const own = rules.rows.find((row) => row.isPresent);
  const count = (list, [one, more]) => (list.length === 1 ? one : `${list.length} ${more}`);
  const differing = rules.rows.filter((row) => row.outcome !== own?.outcome);
  const row = (rule) => make("label", { class: `rule${rule.outcome === own?.outcome ? "" : " differs"}` },
    make("input", { type: "radio", name: "rule", value: rule.rule, checked: rule.isPresent, onchange: () => choose(rule.rule) }),
    make("span", { class: "code" }, rule.rule),
    make("span", { class: "outcome" }, rule.outcome),
    make("span", { class: "reason" }, unbroken(rule.reason)));
  const alike = rules.rows.filter((rule) => rule.outcome === own?.outcome);
  // Rules that agree for the same reason are one row, which unfolds.
  const folded = (rows) => {
    const groups = Map.groupBy(rows, (rule) => rule.reason);
    return [...groups.values()].flatMap((group) => {
      const first = group.find((rule) => rule.isPresent) ?? group[0];
      const rest = group.filter((rule) => rule !== first);
      if (rest.length < 2) return group.map(row);
      return [row(first), make("details", { class: "equal" },
        make("summary", {}, `${rest.length} more for the same reason: ${rest.map((rule) => rule.rule).join(", ")}`), ...rest.map(row))];
    });
  };
  return [
    make("h2", {}, unbroken(rules.title.trim())),
    make("p", { class: "note" }, "The same lift-off under every rule. The rule that you choose decides the next ones."),
    rules.decided && make("p", { class: "note" }, `Rule ${rules.decided} has decided this lift-off. The list compares the others with ${own?.rule}, which decides the next ones.`),
    differing.length > 0 && make("h3", {}, `${count(differing, ["1 rule decides", "rules decide"])} differently`),
    ...folded(differing),
    // The rule in effect is what the others are compared with.
    make("h3", {}, alike.length === 1 ? `${own?.rule} decides for ${own?.outcome}`
      : `${own?.rule} decides for ${own?.outcome}, and ${count(alike.slice(1), ["1 other rule agrees", "other rules agree"])}`),
    ...folded(alike),
  ].filter(Boolean);
}

/** All rules, each with its summary, while no lift-off has been decided. */
export function ruleList(rules, choose) {
  return [
    make("h2", {}, "Rules"),
    make("p", { class: "note" }, "The rule that you choose decides the next lift-offs. After a lift-off, this list shows what each rule makes of it."),
    ...rules.map(([rule, summary]) => make("label", { class: "rule summary" },
      make("input", { type: "radio", name: "rule", value: rule, onchange: () => choose(rule) }),
      make("span", { class: "code" }, rule), make("span", { class: "reason" }, summary))),
  ];
}

/** A switch for each fault that the scene can reproduce, and a button that plays a gesture in which
    the fault shows; after the fault that was used last come the differences that it made.
    `gesture(id)` returns the statements of the gesture, or an empty text if there is none. */
export function faultsPanel(faults, { toggle, show, gesture }, changed) {
  if (faults.length === 0) return [make("p", { class: "note" }, "This scene has no published faults.")];
  return [
    make("h2", {}, "Published faults"),
    make("p", { class: "note" }, "Switching a fault on or off restarts the scene and repeats the last gesture. Show plays a gesture in which the fault makes a difference, without the fault and with it."),
    ...faults.flatMap((fault) => [
      make("div", { class: "fault" },
        make("label", {},
          make("input", { type: "checkbox", role: "switch", class: "switch", value: fault.id, checked: fault.isOn, onchange: (event) => toggle(fault.id, event.target.checked) }),
          make("span", {}, make("span", {}, make("span", { class: "code" }, fault.id), " ", ...withCode(fault.published)),
            make("div", { class: "lesson-line" }, ...withCode(fault.lesson)))),
        showButton(fault.id, gesture, show)),
      fault.id === changed.id && changed.differences.length > 0 && make("div", { class: "differences" }, ...changed.differences),
    ].filter(Boolean)),
  ];
}

/** A text in which the words in backticks have the font of statements. */
const withCode = (text) => text.split("`").map((part, index) => (index % 2 === 0 ? part : make("code", {}, part)));

/** The button that shows a fault. Finding a gesture takes a while, so the button looks for it in a
    task of its own. */
function showButton(id, gesture, show) {
  const button = make("button", { type: "button", "aria-label": `Show ${id}`, disabled: true, onclick: () => show(id) }, "Show");
  setTimeout(() => {
    if (!button.isConnected) return;
    const line = gesture(id);
    button.disabled = line === "";
    put(button, "title", line === "" ? "No gesture makes a difference" : line);
  });
  return button;
}

/** The differences between the events that two runs of a gesture recorded: a sentence, `words`, and
    the events themselves as elements. */
export function differenceList(before, now, run) {
  const texts = (events) => events.map((event) => event.text.replace(/^t=\S+\s+/, "")).filter((text) => !text.startsWith("scene "));
  const [old, fresh] = [texts(before), texts(now)];
  const gone = old.filter((text) => !fresh.includes(text));
  const come = fresh.filter((text) => !old.includes(text));
  if (gone.length === 0 && come.length === 0) {
    return { words: "", elements: [make("h3", {}, "No difference"), make("p", { class: "note" }, "The gesture recorded the same events.")] };
  }
  const words = eventWords(gone, come);
  const sentence = `${words[0].toUpperCase()}${words.slice(1)}.`;
  return { words, elements: [
    make("h3", {}, "Differences"),
    make("p", { class: "note" }, ...withStatements(sentence, run)),
    make("pre", { class: "text" }, ...gone.map((text) => `− ${text}\n`), ...come.map((text) => make("span", { class: "differs-mark" }, `+ ${text}\n`))),
  ] };
}

/** The session as a script, with buttons that copy or save it. */
export function scriptPanel(text, actions) {
  return [
    make("h2", {}, "This scene as a script"),
    make("div", { class: "row" }, ...actions.map(([label, act]) => make("button", { type: "button", onclick: act }, label))),
    make("pre", { class: "text" }, text),
  ];
}

const WIDTH = 640;
const HEIGHT = 360;
const EDGE = 48;
/** The height above the map for the name of its upward axis. */
const CAPTION = 22;

/** The opacity of cells in addition to that of their area, from its boundary inward. */
const NEARNESS = [0.4, 0.6, 0.8, 1];
/** The distances from the boundary, in cells, at which the opacity changes; our choice. */
const STEPS = [3, 7, 12];

/** Returns how deep each cell of a map is inside its area: 0 for cells near the boundary, up to 3. */
function depthsIn(rows) {
  const distances = rows.map((row) => row.map(() => Infinity));
  const queue = [];
  const around = (down, across) => [[down - 1, across], [down + 1, across], [down, across - 1], [down, across + 1]]
    .filter(([one, other]) => rows[one]?.[other] !== undefined);
  rows.forEach((row, down) => row.forEach((index, across) => {
    if (!around(down, across).some(([one, other]) => rows[one][other] !== index)) return;
    distances[down][across] = 0;
    queue.push([down, across]);
  }));
  for (const [down, across] of queue) {
    for (const [one, other] of around(down, across)) {
      if (distances[one][other] !== Infinity) continue;
      distances[one][other] = distances[down][across] + 1;
      queue.push([one, other]);
    }
  }
  return distances.map((row) => row.map((distance) => STEPS.filter((step) => distance >= step).length));
}

/** The opacity of an area of the map, for a share 0 … 1 of the outcomes. */
const shade = (share) => share * 0.5 + 0.1;

/** The map of decisions by distance and velocity, in which the lift-off can be dragged around.
    `decide(way, velocity)` returns the decision at a point of the map; `preview(velocity, verdict)` shows on
    the stage what such a lift-off does, or removes it if there are no arguments; and `play(way, velocity)`
    repeats the gesture with such a lift-off; it is `null` if the gesture can't be changed that way. */
export function planePanel(plane, decide, preview, play) {
  const [left, right] = plane.ways;
  const [low, high] = plane.velocities;
  const x = (way) => EDGE + ((way - left) / (right - left)) * (WIDTH - EDGE - 8);
  const y = (velocity) => 8 + ((high - velocity) / (high - low)) * (HEIGHT - 8 - EDGE);
  const cells = [];
  const rowHeight = (HEIGHT - 8 - EDGE) / plane.rows.length;
  const last = Math.max(...plane.outcomes.map(([index]) => index), 1);
  const depths = depthsIn(plane.rows);
  let boundary = "";
  plane.rows.forEach((row, number) => {
    const width = (WIDTH - EDGE - 8) / row.length;
    const top = 8 + number * rowHeight;
    for (let start = 0; start < row.length;) {
      let end = start;
      while (end < row.length && row[end] === row[start] && depths[number][end] === depths[number][start]) end += 1;
      cells.push(draw("rect", {
        class: "cell", x: EDGE + start * width, y: top, width: (end - start) * width,
        height: rowHeight, fill: "var(--decision)", "fill-opacity": shade(row[start] / last), opacity: NEARNESS[depths[number][start]],
      }));
      if (end < row.length && row[end] !== row[start]) boundary += `M${EDGE + end * width} ${top}v${rowHeight}`;
      start = end;
    }
    row.forEach((index, across) => {
      const below = plane.rows[number + 1]?.[across] ?? index;
      if (below !== index) boundary += `M${EDGE + across * width} ${top + rowHeight}h${width}`;
    });
  });
  cells.push(draw("path", { class: "boundary", d: boundary }));
  // Each outcome is written into its area, beside the middle, where the lift-off usually is.
  const names = plane.outcomes.flatMap(([index, outcome]) => {
    const rows = plane.rows.flatMap((row, down) => (row.includes(index) ? [down] : []));
    const down = rows[Math.floor(rows.length / 2)];
    const own = plane.rows[down]?.flatMap((one, across) => (one === index ? [across] : [])) ?? [];
    if (own.length === 0) return [];
    const across = own[Math.floor(own.length * 0.7)];
    return [draw("text", {
      class: "area", x: EDGE + ((across + 0.5) / plane.rows[down].length) * (WIDTH - EDGE - 8), y: 8 + (down + 0.5) * rowHeight,
      "text-anchor": "middle", "dominant-baseline": "central",
    }, outcome)];
  });
  let [way, velocity] = [plane.way, plane.velocity];
  const dot = draw("circle", { class: "dot", r: 8, tabindex: "0" });
  const words = make("h2", { "aria-live": "polite" });
  const reason = make("p", { class: "note" });
  const describe = (way, velocity) => {
    const verdict = decide(way, velocity);
    const direction = velocity === 0 ? "" : velocity > 0 ? ` ${plane.ahead}` : ` ${plane.behind}`;
    say(words, `${Math.round(way)} pt, ${Math.round(Math.abs(velocity))} pt/s${direction}: ${verdict.outcome}`);
    say(reason, `because ${verdict.reason}; ${verdict.margin} from the boundary`);
    return verdict;
  };
  const show = () => {
    put(dot, "cx", x(way));
    put(dot, "cy", y(velocity));
    return describe(way, velocity);
  };
  const limited = (newWay, newVelocity) => [Math.min(Math.max(newWay, left), right), Math.min(Math.max(newVelocity, low), high)];
  const move = (newWay, newVelocity) => {
    [way, velocity] = limited(newWay, newVelocity);
    preview(velocity, show());
  };
  const svg = draw("svg", { viewBox: `0 ${-CAPTION} ${WIDTH} ${HEIGHT + CAPTION}`, role: "group", "aria-label": "Decisions by distance and velocity" },
    ...cells, ...names,
    draw("line", { class: "axis", x1: EDGE, x2: WIDTH - 8, y1: y(0), y2: y(0) }),
    draw("line", { class: "axis", x1: x(0), x2: x(0), y1: 8, y2: HEIGHT - EDGE }),
    ...[low, low / 2, 0, high / 2, high].map((value) => draw("text", { x: EDGE - 8, y: y(value) + (value === low ? -4 : 4), "text-anchor": "end" }, Math.round(value))),
    ...[left, 0, (left + right) / 2, right].map((value) => draw("text", { x: x(value), y: HEIGHT - EDGE + 18, "text-anchor": value === right ? "end" : "middle" }, Math.round(value))),
    draw("text", { x: WIDTH - 8, y: HEIGHT - 8, "text-anchor": "end" }, `distance in pt ${plane.ahead}`),
    draw("text", { x: EDGE, y: -2 }, `velocity in pt/s ${plane.ahead}`),
    draw("circle", { class: "own", cx: x(plane.way), cy: y(plane.velocity), r: 11 }),
    dot);
  const at = (event) => {
    const box = svg.getBoundingClientRect();
    const scale = WIDTH / box.width;
    const across = ((event.clientX - box.left) * scale - EDGE) / (WIDTH - EDGE - 8);
    const down = ((event.clientY - box.top) * scale - CAPTION - 8) / (HEIGHT - 8 - EDGE);
    return limited(left + across * (right - left), high - down * (high - low));
  };
  svg.addEventListener("pointerdown", (event) => { svg.setPointerCapture(event.pointerId); move(...at(event)); });
  svg.addEventListener("pointermove", (event) => {
    if (svg.hasPointerCapture(event.pointerId)) return move(...at(event));
    if (event.pointerType !== "mouse") return;
    // Below a pointer that isn't pressed is another lift-off, but the dot stays.
    const [newWay, newVelocity] = at(event);
    preview(newVelocity, describe(newWay, newVelocity));
  });
  svg.addEventListener("pointerleave", () => {
    show();
    preview();
  });
  dot.addEventListener("blur", () => preview());
  dot.addEventListener("keydown", (event) => {
    const step = event.shiftKey ? 1 : 10;
    const [dx, dy] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step * 5], ArrowDown: [0, -step * 5] }[event.key] ?? [];
    if (dx === undefined) return;
    event.preventDefault();
    move(way + dx, velocity + dy);
  });
  show();
  return [
    words, reason, make("div", { class: "plane" }, svg),
    play && make("div", { class: "row" }, make("button", { type: "button", id: "play-lift-off", onclick: () => play(way, velocity) }, "Play this lift-off")),
    make("p", { class: "note" }, plane.decided
      ? `Drag the lift-off around. Rule: ${plane.rule}, which decides the next lift-offs; rule ${plane.decided} has decided this one.`
      : `Drag the lift-off around. Rule: ${plane.rule}.`),
    // A sample of each area's color means the same in every theme.
    make("ul", { class: "legend" }, ...plane.outcomes.map(([index, outcome]) =>
      make("li", {}, draw("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, draw("rect", { class: "sample", width: 16, height: 16, fill: "var(--decision)", "fill-opacity": shade(index / last) })), outcome))),
  ].filter(Boolean);
}
