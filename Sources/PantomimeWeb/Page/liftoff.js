// The last lift-off, repeated with another velocity or distance.

/** Returns the displacement of the finger in a drag, or `null` for any other statement. */
function displacement(line) {
  const given = line.match(/\b(?:drag|touches|again)\b.* by=(-?[\d.]+),(-?[\d.]+)/);
  if (given) return given.slice(1).map(Number);
  const written = line.match(/\btouches "([^"]*)"/)?.[1] ?? "";
  const places = [...written.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((place) => place.slice(1).map(Number));
  return places.length < 2 ? null : [0, 1].map((at) => places.at(-1)[at] - places[0][at]);
}

/** The displacement of the last gesture, or `null` if a repetition can't change it. */
function lastDisplacement(app) {
  return displacement(app.simulator.history().findLast((line) => /\b(drag|touches|flick|swipe|again|pan|touch)\b/.test(line)) ?? "");
}

/** Whether the last lift-off can be repeated with another velocity and distance. */
export const canVary = (app) => app.isDecided && lastDisplacement(app) !== null;

/** Returns the decisions for lift-offs like the last one, and a method `play(way, velocity)` that
    repeats the gesture with such a lift-off and returns whether that was possible; the method is `null` if
    the gesture can't be changed that way. */
export function liftOff(app) {
  const plane = app.simulator.plane();
  const by = lastDisplacement(app);
  const [x, y] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[plane.ahead] ?? [0, 0];
  const play = (way, velocity) => {
    const pair = (one, other) => `${Number(one.toFixed(1))},${Number(other.toFixed(1))}`;
    // A finger that rests has no velocity of its own.
    const speed = Math.abs(velocity) < 0.1 ? 0.1 : velocity;
    const [more, start, ghost] = [way - plane.way, app.gestureStart, app.course];
    const isPlayed = app.run(`again by=${pair(by[0] + x * more, by[1] + y * more)} velocity=${pair(x * speed, y * speed)}`, { ghost });
    if (isPlayed) app.play(start);
    return isPlayed;
  };
  return { plane, direction: [x, y], play: by && (x !== 0 || y !== 0) ? play : null };
}
