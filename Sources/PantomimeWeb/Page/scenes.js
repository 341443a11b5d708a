// The scenes: what to try in each of them, and the gallery.
import { byId, make } from "./dom.js";
import { cameraFor } from "./phone.js";

/** For each scene: an invitation, the way of the gesture, its place as fractions of the screen (by
    default on the largest view), buttons for what needs a call, and a line after which the scene
    looks like what it is about, if it doesn't at its start. `reach` is what the views reach after a
    button, as corners in points. */
const GUIDES = {
  basics: { calls: [["Start", "start"]], reach: [20, 20, 164, 20, 164, 128, 20, 128], pictured: "start; wait 0.1" },
  blank: { calls: [["Add a card", "scene blank; view card frame=70,247,250,350; animate card.frame.y to=80 duration=0.3"]] },
  "city-guide": { words: "Drag the card up and let go", way: [0, -1] },
  "easing-gallery": { calls: [["Start", "start"]], pictured: "start; wait 0.5" },
  "connect-dots": { words: "Tap a photo in the strip", way: [0, 0], at: [0.349, 0.9] },
  detents: { words: "Drag the sheet and let go", way: [0, -1], at: [0.5, 0.6] },
  "dive-deeper": { words: "Tap the card, and tap again to go back", way: [0, 0], at: [0.5, 0.42] },
  "floating-player": { words: "Drag the player up", way: [0, -1], at: [0.8, 0.86] },
  "interactive-square": { words: "Drag the yellow square to the right", way: [1, 0], at: [0.2, 0.56] },
  "page-sheet": { words: "Drag the sheet down and let go", way: [0, 1], at: [0.5, 0.56] },
  "peek-cube": { words: "Drag to the left to turn the cube", way: [-1, 0], at: [0.6, 0.5], pictured: "pan began; pan changed dx=-130" },
  "pokedex-detail": { calls: [["Loads", "scene pokedex-detail"], ["Fails", "scene pokedex-detail image=fails"]], plays: true, pictured: "run" },
  "pokedex-list": { words: "Flick the list, or tap a row", way: [0, -1], at: [0.5, 0.6], calls: [["Back", "appear"]], plays: true, pictured: "run" },
  popup: { words: "Drag the sheet up and let go", way: [0, -1], at: [0.5, 0.94] },
  "search-close": { words: "Tap the magnifier", way: [0, 0], at: [0.108, 0.05] },
  "shift-shape": { words: "Tap a tab", way: [0, 0], at: [0.5, 0.965] },
  "spin-mark": { plays: true },
};

export const guideTo = (scene) => GUIDES[scene] ?? {};

/** What this page is, in a sentence. */
export const ABOUT = "Pantomime runs the gestures and animations of an iOS app, and says why each one ends where it does.";

/** The things to try first, each a sentence and the statements that do it. */
const FIRST = [
  ["Drag the card up, and let go slowly", "drag on=card by=0,-120 over=0.6; run"],
  ["Flick the card", "flick up on=card; run"],
  ["Ask why", "why"],
];

/** The beginning of a conversation: what this is, what to try, and the first lesson. */
export function introduction(app) {
  const [lesson] = app.simulator.lessons();
  const run = (statement) => {
    // What moves is on the stage, which a phone's sheet covers.
    if (statement !== "why") app.cover.set(false);
    app.run(statement);
  };
  return make("div", { class: "intro" },
    make("p", {}, ABOUT),
    make("ol", {}, ...FIRST.map(([words, statement]) =>
      make("li", {}, make("button", { type: "button", onclick: () => run(statement) }, words)))),
    lesson && make("button", { type: "button", class: "first-lesson", onclick: () => app.run(`lesson ${lesson.name}`) },
      make("b", {}, "Lesson 1"), `${lesson.title}, ${lesson.minutes} minutes`));
}

/** The gallery: a picture, the name, and a line for each scene. */
export function gallery(app, close) {
  const pictures = [];
  const entries = app.simulator.scenes().map((scene) => {
    const picture = make("span", { class: "thumb", "aria-hidden": "true" });
    pictures.push([picture, scene.name]);
    return make("li", {}, make("button", {
      type: "button", "aria-current": app.status.scene === scene.name ? "true" : null,
      onclick: () => { close(); app.run(`scene ${scene.name}`); },
    }, picture, make("b", {}, scene.name), make("span", { class: "note" }, scene.summary)));
  });
  // Each picture starts a scene, so the pictures come one after the other.
  const next = () => {
    // A finger must not wait for a picture.
    if (app.hand.isDown) return setTimeout(next, 300);
    const [picture, name] = pictures.shift() ?? [];
    if (!picture) return;
    picture.innerHTML = app.simulator.thumbnail(name, guideTo(name).pictured ?? "");
    closeUp(picture.querySelector("svg"));
    setTimeout(next);
  };
  setTimeout(next);
  return make("ul", { class: "gallery" }, ...entries);
}

/** Shows only the used part of a picture of a screen, if that is little. */
function closeUp(svg) {
  if (!svg) return;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const boxes = [...svg.querySelectorAll("path, rect, circle, ellipse, line, polyline, polygon")].map((shape) => shape.getBBox())
    .filter((box) => box.width < width * 0.8 || box.height < height * 0.8).filter((box) => box.width > 0 || box.height > 0);
  const views = boxes.map((box) => ["", [box.x - x, box.y - y, box.x + box.width - x, box.y + box.height - y], 0, 1]);
  const part = cameraFor([{ screen: [width, height], views }]);
  if (part) svg.setAttribute("viewBox", [part[0] + x, part[1] + y, part[2], part[3]].join(" "));
}

/** Shows the name of the scene on the button that opens the gallery. */
export const nameScene = (scene) => byId("scene").replaceChildren(make("span", {}, scene ?? "Scenes"));
