// Starts the page.
import { App } from "./app.js";
import { byId, make, put } from "./dom.js";
import { address, codeIn, decoded, encoded } from "./link.js";
import { remember, remembered } from "./memory.js";
import { loadSimulator } from "./wasm.js";

/** The maximum length of a session that the page's address keeps up with, in characters. */
const MOST_LETTERS = 16_000;
const THEMES = ["auto", "light", "dark"];
const KEYS = [
  ["/", "go to the prompt"], ["Esc", "back to the phone"], ["?", "this list"],
  ["1 … 6", "open a tab"], ["Phone: Space", "put the finger down, and lift it"],
  ["Phone: arrows", "move it by 10 pt per frame, with Shift by 1 pt"], ["Phone: Enter", "tap"],
  ["Time: ← →", "one frame, with Shift to the next event"], ["Time: Enter", "continue from there"],
  ["Prompt: Tab", "complete, while candidates are shown"],
];

let theme = remembered("theme") ?? "auto";
function showTheme() {
  document.documentElement.dataset.theme = theme;
  put(byId("theme"), "aria-label", `Theme: ${theme}`);
  byId("theme").textContent = { auto: "Auto", light: "Light", dark: "Dark" }[theme] ?? "Auto";
}

function sheet(title, ...content) {
  const dialog = byId("sheet");
  dialog.replaceChildren(make("h2", { id: "sheet-title" }, title), ...content,
    make("div", { class: "row" }, make("button", { type: "button", onclick: () => dialog.close() }, "Close")));
  dialog.showModal();
}

const showKeys = () => sheet("Keys", make("table", {}, ...KEYS.map(([key, use]) => make("tr", {}, make("td", {}, key), make("td", {}, use)))));

/** Returns the statements of a link, or `null` if the link can't be read. */
async function linesIn(app, code) {
  try {
    return (await decoded(code)).split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  } catch (error) {
    app.panels.notice(`This link can't be read: ${error.message}.`);
    return null;
  }
}

/** Runs the statements of a link. The first one that can't be executed ends the run; the session up
    to that point is kept. */
async function runLink(app, lines) {
  let last = performance.now();
  for (const [index, line] of lines.entries()) {
    if (!app.run(line)) {
      app.panels.notice(`Statement ${index + 1} of ${lines.length} of this link can't be run; the session up to it is kept.`);
      return index > 0;
    }
    if (performance.now() - last > 30) {
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
    }
  }
  return lines.length > 0;
}

function follow(app) {
  let timer;
  app.onstep = () => {
    clearTimeout(timer);
    byId("scene").value = app.status.scene ?? "";
    timer = setTimeout(async () => {
      const { text } = app.simulator.script("session");
      const code = text ? await encoded(text) : "";
      // The address is no longer updated for a session that has become too long, but Share still
      // offers it.
      if (code.length <= MOST_LETTERS) history.replaceState(null, "", code ? address(code) : location.pathname);
    }, 700);
  };
}

async function share(app) {
  const { text } = app.simulator.script("session");
  const link = address(await encoded(text ?? ""));
  const field = make("input", { readonly: true, value: link, "aria-label": "Link" });
  sheet("A link to this session", make("p", {}, `It contains the session's ${text.trim().split("\n").length} lines; nothing is sent anywhere.`), make("p", {}, field),
    make("div", { class: "row" }, make("button", { type: "button", onclick: async (event) => {
      try {
        await navigator.clipboard.writeText(link);
        event.target.textContent = "Copied";
      } catch {
        field.select();
      }
    } }, "Copy")));
  field.select();
}

/** Lists the scenes to choose from. */
function listScenes(app) {
  const scenes = app.simulator.scenes();
  byId("scene").replaceChildren(...scenes.map((scene) => make("option", { value: scene.name, title: scene.summary }, scene.name)));
  byId("scene").value = app.status.scene ?? "";
}

function connect(app) {
  byId("scene").addEventListener("change", (event) => {
    app.run(`scene ${event.target.value}`);
    event.target.value = app.status.scene;
  });
  byId("speed").addEventListener("change", (event) => { app.speed = Number(event.target.value); });
  byId("lessons").hidden = false;
  byId("lessons").addEventListener("click", () => sheet("Lessons", ...app.lessons.list(() => byId("sheet").close())));
  byId("share").addEventListener("click", () => share(app));
  byId("keys").addEventListener("click", showKeys);
  byId("chips").replaceChildren(...["why", "run", "undo", "strip"].map((verb) =>
    make("button", { type: "button", onclick: () => { app.panels.open("Session"); app.run(verb); } }, make("span", {}, verb))));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("sheet").open) return;
    const isTyping = event.target.matches("input, select, textarea") && event.target.type !== "radio" && event.target.type !== "checkbox";
    if (event.key === "Escape") byId("phone").focus({ preventScroll: true });
    else if (isTyping) return;
    else if (event.key === "/") app.prompt.focus();
    else if (event.key === "?") showKeys();
    else if (/^[1-6]$/.test(event.key)) app.panels.openAt(Number(event.key));
    else return;
    event.preventDefault();
  });
  window.addEventListener("hashchange", async () => {
    const code = codeIn(location.href);
    if (code !== null) await open(app, code);
  });
}

async function open(app, code) {
  const lines = code === null ? null : await linesIn(app, code);
  // Tables in the answers to a link's statements have the width of the conversation.
  if (lines !== null) app.measure();
  // A link that can't be read leaves the open session unchanged.
  if (lines === null && app.status.scene) return;
  app.begin();
  if (lines === null || !(await runLink(app, lines))) {
    app.run("scene city-guide");
    app.invite();
  }
  byId("scene").value = app.status.scene ?? "";
}

function fail(error) {
  byId("phone").replaceChildren(make("div", { class: "broken", role: "alert" },
    make("strong", {}, "The simulator can't be started"),
    make("p", {}, `${error.message}.`),
    make("p", {}, "It requires a browser from 2024 or later. If this page was copied, check that pantomime.wasm is next to it.")));
  byId("statement").disabled = true;
}

showTheme();
byId("theme").addEventListener("click", () => {
  theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  remember("theme", theme);
  showTheme();
});
try {
  const app = new App(await loadSimulator());
  connect(app);
  await open(app, codeIn(location.href));
  performance.mark("answered");
  listScenes(app);
  follow(app);
  window.pantomime = app;
  document.documentElement.dataset.ready = "yes";
} catch (error) {
  fail(error);
  console.error(error);
}
