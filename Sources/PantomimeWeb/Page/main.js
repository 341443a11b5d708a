// Starts the page.
import { App } from "./app.js";
import { byId, make, put } from "./dom.js";
import { stripLine } from "./conversation.js";
import { address, codeIn, decoded, encoded } from "./link.js";
import { ABOUT, gallery, introduction, nameScene } from "./scenes.js";
import { remember, remembered } from "./memory.js";
import { loadSimulator } from "./wasm.js";

/** The maximum length of an encoded session that is stored in the page's address, in characters. */
const MOST_LETTERS = 16_000;
const THEMES = ["auto", "light", "dark"];
const THEME_NAMES = { auto: "As the system", light: "Light", dark: "Dark" };
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

function choose(name) {
  theme = name;
  remember("theme", theme);
  showTheme();
}

function sheet(title, ...content) {
  const dialog = byId("sheet");
  if (dialog.open) dialog.close();
  dialog.replaceChildren(
    make("div", { class: "sheet-head" }, make("h2", { id: "sheet-title" }, title),
      make("button", { type: "button", onclick: () => dialog.close() }, "Close")),
    ...content);
  dialog.showModal();
  dialog.scrollTop = 0;
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

/** Keeps the visitor's own session in the address of the page. */
function follow(app) {
  let timer = null;
  let tooLong = null;
  const write = async () => {
    timer = null;
    // A session that has become too long only grows, until steps are undone or another one begins.
    if (tooLong !== null && app.status.steps >= tooLong) return;
    tooLong = null;
    const { text } = app.simulator.script("session");
    const before = location.href;
    const code = text ? await encoded(text) : "";
    // Another link may have been opened meanwhile.
    if (location.href !== before) return;
    // When a session has become too long, the address is no longer updated, but Share can still
    // create a link to the session.
    if (code.length > MOST_LETTERS) tooLong = app.status.steps;
    else history.replaceState(null, "", code ? address(code) : location.pathname);
  };
  const stop = () => { clearTimeout(timer); timer = null; };
  window.addEventListener("hashchange", stop);
  app.onstatement = (line) => {
    // After this line, the module may return the script of a lesson.
    if (timer !== null && line.includes("lesson")) { stop(); write(); }
  };
  app.onstep = () => {
    nameScene(app.status.scene);
    if (app.status.lesson) return;
    stop();
    timer = setTimeout(write, 700);
  };
}

async function share(app) {
  const { text = "" } = app.simulator.script("session");
  const count = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#")).length;
  const link = address(await encoded(text ?? ""));
  const field = make("input", { readonly: true, value: link, "aria-label": "Link" });
  sheet("A link to this session", make("p", {}, `It contains the whole session, ${count === 1 ? "1 statement" : `${count} statements`}, with its earlier scenes; nothing is sent anywhere.`), make("p", {}, field),
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

/** What a narrow bar has no room for. */
function showMore(app) {
  const themes = THEMES.map((name) => make("button", {
    type: "button", "aria-pressed": String(name === theme), onclick: () => { choose(name); byId("sheet").close(); },
  }, THEME_NAMES[name]));
  const speeds = [...byId("speed").options].map(({ value, text }) => make("button", {
    type: "button", "aria-pressed": String(value === byId("speed").value), onclick: () => {
      byId("speed").value = value;
      byId("speed").dispatchEvent(new Event("change"));
      byId("sheet").close();
    },
  }, text));
  sheet("Pantomime", make("p", {}, ABOUT),
    make("div", { class: "row" }, make("button", { type: "button", onclick: () => byId("lessons").click() }, "Lessons")),
    make("h3", {}, "Theme"), make("div", { class: "row" }, ...themes),
    make("h3", {}, "Speed"), make("div", { class: "row" }, ...speeds),
    make("h3", {}, "This session"), make("div", { class: "row" }, make("button", { type: "button", onclick: () => share(app) }, "Share a link")));
}

function connect(app) {
  byId("scene").hidden = false;
  byId("scene").addEventListener("click", () => sheet("Scenes", gallery(app, () => byId("sheet").close())));
  byId("speed").addEventListener("change", (event) => { app.clock.speed = Number(event.target.value); });
  byId("lessons").hidden = false;
  byId("lessons").addEventListener("click", () => sheet("Lessons", ...app.lessons.list(() => byId("sheet").close())));
  byId("share").addEventListener("click", () => share(app));
  byId("keys").addEventListener("click", showKeys);
  byId("more").addEventListener("click", () => showMore(app));
  // A click beside a dialog closes it.
  byId("sheet").addEventListener("click", (event) => {
    const { left, top, right, bottom } = byId("sheet").getBoundingClientRect();
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (event.target === byId("sheet") && !isInside) byId("sheet").close();
  });
  // When a phone's keyboard opens, the window becomes lower.
  window.addEventListener("resize", () => {
    if (document.activeElement === byId("statement")) byId("prompt").scrollIntoView({ block: "end" });
  });
  byId("chips").replaceChildren(...["why", "run", "undo", "strip"].map((verb) =>
    make("button", { type: "button", onclick: () => { app.prompt.drop(); app.panels.open("Session"); app.run(verb === "strip" ? stripLine(app.columns) : verb); } }, make("span", {}, verb))));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("sheet").open) return;
    const isTyping = event.target.matches("input, textarea") && event.target.type !== "radio" && event.target.type !== "checkbox";
    if (event.target.matches("select") && event.key !== "/" && event.key !== "Escape") return;
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

/** The number of links that have been opened. */
let opened = 0;

/** Opens the session of a link, or a new session if there is no link. */
async function open(app, code) {
  const number = (opened += 1);
  const lines = code === null ? null : await linesIn(app, code);
  if (number !== opened) return;
  // When a link's statements run, tables in the answers need the width of the conversation.
  if (lines !== null) app.measure();
  // If the link can't be read, the open session stays unchanged.
  if (lines === null && app.status.scene) return;
  const count = await app.replay(lines ?? []);
  if (count === null) return;
  if (lines !== null && count < lines.length) {
    app.panels.notice(`Statement ${count + 1} of ${lines.length} of this link can't be run; the session up to it is kept.`);
  }
  if (count === 0) {
    app.invite();
    // The outcome is below the phone.
    byId("log").querySelector(".outcome")?.remove();
    app.conversation.show(introduction(app));
    if (matchMedia("(min-width: 1600px)").matches) app.conversation.show(make("section", { class: "try" }, make("h2", {}, "Scenes"), gallery(app, () => {})));
    // The conversation scrolls to its end first.
    queueMicrotask(() => { byId("log").scrollTop = 0; });
    // On a phone, the conversation is in the sheet.
    if (app.cover.isPhone) app.verdict.remark(ABOUT);
  }
  nameScene(app.status.scene);
}

/** Makes a gesture on a copy of the session while the visitor looks at the page, because the browser
    compiles a function of the module when it is first called, and a finger must not wait for that. */
function warmUp(app) {
  const { simulator } = app;
  const gesture = (...more) => () => {
    simulator.fingerDown(195, 480, 0);
    for (const act of [() => simulator.fingerMove(195, 440, 16), ...more]) act();
    simulator.fingerUp();
  };
  // A drag as a hand makes it, and what the page asks after its lift-off.
  const drag = 'touches "0 195,480; 16 195,470; 32 195,450; 48 195,430; 64 195,420; 80 up"';
  const parts = [
    gesture(), gesture(() => simulator.aims()), gesture(() => simulator.aims(), () => simulator.aims(), () => simulator.aims()),
    () => simulator.peek(drag, 80), () => simulator.course(0, 60), () => simulator.peek(`${drag}; why decision`, 80),
    () => simulator.peek(`${drag}; why`, 80), () => simulator.peek("flick up on=card", 80),
  ];
  const next = () => {
    // A visitor who has begun needs no preparation.
    if (parts.length === 0 || app.status.steps > 1 || app.isBusy) return;
    parts.shift()();
    later(next);
  };
  const later = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 50));
  later(next);
}

function fail(error) {
  byId("phone").replaceChildren(make("div", { class: "broken", role: "alert" },
    make("strong", {}, "The simulator can't be started"),
    make("p", {}, `${error.message}.`),
    make("p", {}, "It requires a browser from 2024 or later. If this page was copied, check that pantomime.wasm is next to it.")));
  byId("statement").disabled = true;
}

showTheme();
byId("theme").addEventListener("click", () => choose(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]));
try {
  const app = new App(await loadSimulator());
  connect(app);
  await open(app, codeIn(location.href));
  app.lessons.reopen();
  performance.mark("answered");
  follow(app);
  window.pantomime = app;
  document.documentElement.dataset.ready = "yes";
  if (app.status.steps === 1 && !app.status.lesson) warmUp(app);
} catch (error) {
  fail(error);
  console.error(error);
}
