// The tabs: which panel is open, and which panels have content.
import { byId, make, put, say } from "./dom.js";
import { differenceList, faultsPanel, planePanel, ruleList, rulesPanel, scriptPanel, whyPanel } from "./panels.js";
import { liftOff } from "./liftoff.js";
import { download, png } from "./save.js";

/** An instant, in seconds, at which every scene has ended, so that the module returns the scene's
    last frame. */
export const END = 1e6;
/** The time for which the end of a run stays visible before the next run, in ms; our choice. */
const PAUSE = 700;
const NAMES = ["Session", "Why", "Plane", "Rules", "Faults", "Script"];

export class Panels {
  #app;
  #open = "Session";
  #reasons = {};
  /** The panel that was filled last; if it is filled again, it keeps its scroll position. */
  #filled = null;
  #changed = { id: null, differences: [] };
  /** For each fault, the statements of a gesture in which it shows, or an empty text. */
  #gestures = new Map();
  /** Whether a fault is being shown, which takes two runs. */
  isShowing = false;

  constructor(app) {
    this.#app = app;
    const tabs = NAMES.map((name, index) => make("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": name === "Session" ? "log" : "panel",
      "aria-keyshortcuts": index + 1, onclick: () => this.open(name), onkeydown: (event) => this.#key(event, index),
    }, name));
    byId("tabs").replaceChildren(...tabs);
    this.#mark();
  }

  open(name) {
    if (this.#reasons[name]) return this.notice(`${name}: ${this.#reasons[name]}`);
    this.#open = name;
    this.#mark();
    byId("log").hidden = name !== "Session";
    byId("panel").hidden = name === "Session";
    put(byId("panel"), "aria-labelledby", `tab-${name}`);
    this.#fill();
  }

  /** Opens the tab with the given number, counted from 1. */
  openAt(number) { if (NAMES[number - 1]) this.open(NAMES[number - 1]); }

  /** Updates the tabs after a gesture. */
  refresh() {
    const hasWhy = this.#app.why?.answers?.[0]?.lines?.some((line) => line.kind === "explained") ?? false;
    const { isDecided } = this.#app;
    this.#reasons = {
      ...(hasWhy ? {} : { Why: this.#app.why?.error?.message ?? "no gesture has been made yet" }),
      ...(isDecided ? {} : { Plane: "no lift-off has been decided yet" }),
    };
    if (this.#reasons[this.#open]) this.open("Session");
    else this.#fill();
    this.#mark();
  }

  #mark() {
    for (const name of NAMES) {
      const tab = byId(`tab-${name}`);
      put(tab, "aria-selected", name === this.#open);
      put(tab, "tabindex", name === this.#open ? 0 : -1);
      put(tab, "aria-disabled", Boolean(this.#reasons[name]));
      put(tab, "title", this.#reasons[name] ?? "");
    }
  }

  #key(event, index) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    byId(`tab-${NAMES[(index + step + NAMES.length) % NAMES.length]}`).focus();
  }

  #fill() {
    if (this.#open === "Session") return;
    const { simulator } = this.#app;
    const run = (statement) => this.#app.run(statement);
    const content = {
      Why: () => whyPanel(this.#app.why.answers[0], run),
      Plane: () => this.#plane(),
      Rules: () => this.#rules((name) => run(`set rule=${name}`) || this.#fill()),
      Faults: () => faultsPanel(simulator.faults(), {
        toggle: (id, isOn) => this.#toggle(id, isOn), show: (id) => this.#show(id), gesture: (id) => this.#gesture(id),
      }, this.#changed),
      Script: () => this.#script(),
    }[this.#open]();
    const panel = byId("panel");
    const chosen = panel.contains(document.activeElement) ? document.activeElement.value : undefined;
    const place = panel.scrollTop;
    panel.replaceChildren(...content);
    // The numbers of the last lift-off can be dragged in the panel, too.
    for (const text of panel.querySelectorAll(".of-lift-off")) this.#app.numbers.mark(text);
    // The control that has just been used keeps the focus.
    if (chosen !== undefined) [...panel.querySelectorAll("input")].find((input) => input.value === chosen)?.focus({ preventScroll: true });
    panel.scrollTop = this.#filled === this.#open ? place : 0;
    this.#filled = this.#open;
  }

  #plane() {
    const { plane, direction: [x, y], play } = liftOff(this.#app);
    const preview = (velocity, verdict) => {
      if (verdict) this.#app.previewRelease(x * velocity, y * velocity, verdict.outcome, verdict.outcome === plane.own.outcome);
      else this.#app.endPreview();
    };
    return planePanel(plane, (way, velocity) => this.#app.simulator.decide(way, velocity), preview, play);
  }

  #rules(choose) {
    const { simulator } = this.#app;
    const rules = simulator.rules();
    if (rules.rows) return rulesPanel(rules, choose);
    const candidates = simulator.complete("set rule=").candidates.map(([text, summary]) => [text.replace("rule=", ""), summary]);
    return ruleList(candidates, choose);
  }

  #script() {
    const { text, error } = this.#app.simulator.script("scene");
    if (error) return [make("p", { class: "note" }, error.message)];
    const strip = () => this.#app.simulator.peek("strip", 120).answers?.[0]?.svg;
    return scriptPanel(text, [
      ["Copy", async () => {
        try {
          await navigator.clipboard.writeText(text);
          this.notice("Copied.");
        } catch {
          getSelection().selectAllChildren(byId("panel").querySelector("pre"));
          this.notice("This browser doesn't allow the page to copy. The script is selected, so you can copy it.");
        }
      }],
      ["Download .pan", () => download("session.pan", text, "text/plain")],
      ["Film strip as SVG", () => this.#picture(strip(), async (svg) => download("strip.svg", svg, "image/svg+xml"))],
      ["Film strip as PNG", () => this.#picture(strip(), async (svg) => download("strip.png", await png(svg), "image/png"))],
    ]);
  }

  async #picture(svg, use) {
    if (!svg) return this.notice("There is no gesture to draw yet.");
    try {
      await use(svg);
    } catch (error) {
      this.notice(`The picture can't be made: ${error.message}`);
    }
  }

  /** Restarts the scene with or without a fault, and plays the last gesture again. */
  #toggle(id, isOn) {
    const app = this.#app;
    const script = (app.simulator.script("scene").text ?? "").split("\n").filter((line) => line !== "" && !/^(#|expect\b)/.test(line));
    const at = script.findIndex((line) => /^scene\b/.test(line));
    const start = script[at] ?? `scene ${app.status.scene}`;
    const again = script.slice(at + 1);
    const faults = app.status.faults.filter((fault) => fault !== id).concat(isOn ? [id] : []);
    const before = this.#end();
    const scene = start.replace(/\s+faults=\S+/, "") + (faults.length > 0 ? ` faults=${faults.join()}` : "");
    if (!app.run(scene)) return this.#fill();
    for (const line of again) if (!app.run(line)) break;
    if (again.length > 0) this.#compare(id, before, isOn ? `with ${id}` : `without ${id}`);
    else this.#changed = { id, differences: [] };
    this.#fill();
  }

  /** Plays the gesture that shows a fault, first without the fault and then with it, both under the
      scene's own rule. */
  async #show(id) {
    const app = this.#app;
    if (this.isShowing || !app.canStart()) return;
    const line = this.#gesture(id);
    const without = line.replace(/faults=(\S+?)(;|$)/, (_, ids, end) => `faults=${ids.split(",").filter((one) => one !== id).join() || "none"}${end}`);
    for (const own of this.#ownSettings()) app.run(own);
    // On a phone, the stage is below the sheet.
    app.cover.set(false);
    this.isShowing = true;
    try {
      // Without the fault, the scene may refuse the options with which it shows.
      const { error } = app.simulator.peek(without, app.columns);
      if (!error) {
        app.run(without);
        app.play(0);
        app.verdict.remark(`without ${id}`);
        if (!await this.#rested()) return;
      }
      const before = error ? null : this.#end();
      if (!app.run(line)) return;
      if (before) this.#compare(id, before, `with ${id}`);
      else this.#changed = { id, differences: [make("p", { class: "note" }, `Without ${id}, the scene can't start: ${error.hint || error.message}.`)] };
      app.play(0);
      if (error) app.verdict.remark(`with ${id}; without it, the scene can't start: ${error.hint || error.message}`);
      this.#fill();
    } finally {
      this.isShowing = false;
    }
  }

  /** Waits until the scene is at rest and has been visible for a moment, and returns whether it is
      still the same session. */
  async #rested() {
    const app = this.#app;
    const steps = app.status.steps;
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    while (app.clock.target !== null && app.status.steps === steps) await pause(30);
    await pause(PAUSE);
    return app.status.steps === steps && !app.clock.isPast && !app.hand.isDown;
  }

  /** The statements after which the scene's own rule and axis, and the usual estimator, apply. */
  #ownSettings() {
    const set = this.#app.simulator.peek("set", 10_000).answers?.[0]?.shown ?? "";
    const own = { rule: "scene", axis: "scene", estimator: "two-segment" };
    return Object.keys(own).filter((name) => new RegExp(`^${name}=`, "m").test(set)).map((name) => `set ${name}=${own[name]}`);
  }

  /** The statements of a gesture in which a fault shows, or an empty text. */
  #gesture(id) {
    const text = () => this.#app.simulator.peek(`faults ${id}`, 10_000).answers?.[0]?.shown ?? "";
    if (!this.#gestures.has(id)) this.#gestures.set(id, text().match(/to see it: (.*)/)?.[1] ?? "");
    return this.#gestures.get(id);
  }

  /** The events and the last frame of the session, for a comparison. */
  #end() { return { events: this.#app.simulator.events(0), frame: this.#app.simulator.look(END) }; }

  #compare(id, before, words) {
    const differences = differenceList(before.events, this.#app.simulator.events(0), (statement) => this.#app.run(statement));
    this.#changed = { id, differences: differences.elements };
    this.#app.compare(before.frame, words, differences.words);
  }

  /** Shows a remark for a few seconds. */
  notice(text) {
    const notice = byId("notice");
    say(notice, text);
    notice.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { notice.hidden = true; }, 6_000);
  }

  download(name, text) { download(name, text, "text/plain"); }
}
