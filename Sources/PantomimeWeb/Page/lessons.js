// Lessons: the text in the upper half of the conversation, and the goal below the phone.
import { byId, make, say, withStatements } from "./dom.js";
import { remember, remembered } from "./memory.js";

export class Lessons {
  #app;
  #place = "";
  #canKeep = true;
  /** The first paragraph of the task. */
  #instruction = "";
  /** The field for a reply, or `null` if the task asks for no number. */
  #reply = null;
  /** The statements that solve the task, once they have been shown. */
  #solution = "";

  constructor(app) {
    this.#app = app;
    byId("goal-next").addEventListener("click", ({ target: { dataset: { verb } } }) => {
      app.run(`lesson ${verb}`);
      // The same task is tried on the stage, and the next one is read first.
      if (verb === "restart") app.cover.set(false);
    });
    app.simulator.resume(remembered("lessons") ?? "", 1 + Math.floor(Math.random() * 999_999));
  }

  /** Returns the list of lessons, with a button to start each one. `close` closes the sheet that
      shows the list. */
  list(close) {
    const dots = ({ solved, shown, tasks }) => Array.from({ length: tasks }, (_, at) =>
      make("i", { class: at < solved ? "solved" : at < solved + shown ? "shown" : "open" }));
    return [make("div", { class: "lesson-list" }, ...this.#app.simulator.lessons().map((lesson, index) =>
      make("button", { type: "button", onclick: () => { close(); this.#app.run(`lesson ${lesson.name}`); } },
        make("span", { class: "number-of" }, `${index + 1}`), make("b", {}, lesson.title),
        make("span", { class: "tasks", "aria-hidden": "true" }, ...dots(lesson)),
        make("span", { class: "note" }, `${lesson.minutes} minutes, ${lesson.solved} of ${lesson.tasks} tasks solved${lesson.shown > 0 ? `, ${lesson.shown} shown` : ""}. ${lesson.about.replace(/[`*]/g, "")}`))))];
  }

  /** Offers the first lesson in the conversation. */
  offer() {
    const [first] = this.#app.simulator.lessons();
    if (!first || this.#app.status.lesson) return;
    const minutes = { 5: "five" }[first.minutes] ?? first.minutes;
    this.#app.conversation.note(make("button", { type: "button", class: "code", onclick: () => this.#app.run(`lesson ${first.name}`) }, `Lesson 1 takes ${minutes} minutes`));
  }

  /** Opens the lesson that was open before the page was reloaded. */
  reopen() {
    const name = remembered("lesson", "sessionStorage");
    const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
    if (name && isReload) this.#app.run(`lesson ${name}`);
  }

  /** Shows the feedback on a line, and returns whether the task or the lesson has changed. */
  take({ feedback = [], status }) {
    const { lesson } = status;
    byId("lesson").hidden = !lesson;
    byId("goal").hidden = !lesson;
    const place = lesson ? `${lesson.name} ${lesson.place}` : "";
    const hasChanged = place !== this.#place;
    if (hasChanged) remember("lesson", lesson?.name ?? "", "sessionStorage");
    this.#place = place;
    const room = byId("lesson");
    const pressed = room.contains(document.activeElement) ? document.activeElement.dataset.step ?? "" : null;
    if (!lesson) {
      byId("log").querySelectorAll(".of-before").forEach((turn) => turn.classList.remove("of-before"));
      if (pressed !== null) byId("phone").focus({ preventScroll: true });
      return hasChanged;
    }
    if (feedback.some(([kind]) => kind === "title")) {
      room.replaceChildren();
      this.#app.cover.set(true);
      this.#app.panels.open("Session");
      // The conversation is about the task.
      byId("log").querySelectorAll(".turn, .intro, .try").forEach((turn) => turn.classList.add("of-before"));
    }
    room.querySelector(".row")?.remove();
    this.#reply?.remove();
    const parts = feedback.map(([kind, text]) => this.#part(kind, text));
    room.append(...parts);
    const isSolved = lesson.state === "solved";
    const isDone = lesson.state !== "open";
    const hasTitle = feedback.some(([kind]) => kind === "title");
    if (hasTitle) this.#reply = this.#makeReply(feedback);
    if (this.#reply && !isDone) room.append(this.#reply);
    const step = (verb, label) => make("button", { type: "button", "data-step": verb, onclick: () => this.#app.run(`lesson ${verb}`) }, label);
    const { solved: count, tasks } = this.#app.simulator.lessons().find(({ name }) => name === lesson.name);
    const goOn = count < tasks ? step("next", "Next")
      : make("button", { type: "button", onclick: () => byId("lessons").click() }, "Other lessons");
    room.append(make("div", { class: "row" },
      isDone ? goOn : lesson.hints > 0 ? step("hint", "Hint")
        : make("button", { type: "button", "data-step": "solution", onclick: () => this.#solve() }, "Solution"),
      !isDone && step("skip", "Skip"), step("restart", "Start again"), step("leave", "Leave")));
    const solved = feedback.find(([kind]) => kind === "solved");
    const reason = solved && feedback.slice(feedback.indexOf(solved)).find(([kind]) => kind === "prose")?.[1];
    const plain = (text) => text.replace(/[`*]/g, "").replace(/\s+/g, " ");
    this.#solution = feedback.filter(([kind]) => kind === "solution").map(([, text]) => text).join("; ");
    const titled = feedback.findLastIndex(([kind]) => kind === "title");
    if (titled >= 0) this.#instruction = feedback.slice(titled).filter(([kind]) => kind === "prose").map(([, text]) => plain(text)).join(" ")
      // A finger needs no statements.
      .replace(/ In statements: .*$/, "");
    const missed = feedback.findLast(([kind]) => kind === "correction" || kind === "failed")?.[1];
    const isShown = lesson.state === "shown";
    const ended = (text) => text.replace(/\.\.$/, ".");
    byId("goal").classList.toggle("solved", isSolved && !isShown);
    byId("goal").classList.toggle("missed", !isSolved && missed !== undefined);
    say(byId("goal").firstElementChild,
      ended(isShown ? `Solution shown: ${lesson.task}`
        : isSolved ? `✓ ${lesson.task}${reason ? `: ${plain(reason)}` : ""}`
          : missed ? `Not yet: ${plain(missed).replace(/^not yet: /, "")}` : `${lesson.place}: ${lesson.task}`));
    // On a phone, the sheet covers the task's text or is closed over it.
    byId("goal").firstElementChild.dataset.instruction = isDone || missed ? "" : this.#instruction;
    // After an attempt, the task begins as its text says.
    const next = byId("goal-next");
    [next.dataset.verb, next.textContent] = isDone ? ["next", "Next"] : ["restart", "Again"];
    next.hidden = isDone ? count === tasks : missed === undefined;
    // The buttons have been replaced, so the button that was pressed has lost the focus.
    const first = room.querySelector(".row button");
    if (solved) first.focus();
    else if (pressed !== null) (room.querySelector(`[data-step="${pressed}"]`) ?? first).focus({ preventScroll: true });
    room.scrollTop = hasTitle ? 0 : room.scrollHeight;
    if (!remember("lessons", lesson.records.join("\n")) && this.#canKeep) {
      this.#canKeep = false;
      this.#app.panels.notice("Progress in lessons can't be kept: this browser's storage is full or turned off.");
    }
    return hasChanged || hasTitle;
  }

  /** Returns a field for the reply if the task asks for a number, whose text offers no replies as buttons. */
  #makeReply(feedback) {
    const app = this.#app;
    if (feedback.some(([, text]) => /`answer [^A-Z`]+`/.test(text)) || app.simulator.peek("answer 0", app.columns).error) return null;
    const field = make("input", { "aria-label": "Your reply", placeholder: "Your reply", enterkeyhint: "go", autocomplete: "off", "data-step": "answer" });
    return make("form", { class: "reply", onsubmit: (event) => {
      event.preventDefault();
      const reply = field.value.replace(/[;#]/g, "").trim();
      if (reply !== "" && app.run(`answer ${reply}`)) field.value = "";
    } }, field, make("button", {}, "Reply"));
  }

  /** Shows the solution, and carries it out on the task's own beginning. */
  #solve() {
    const app = this.#app;
    if (!app.run("lesson restart") || !app.run("lesson solution") || this.#solution === "") return;
    app.run(this.#solution);
    // On a phone, the stage is below the sheet.
    app.cover.set(false);
  }

  #part(kind, text) {
    if (kind === "title") return make("h2", {}, text);
    const run = (statement) => this.#app.run(statement);
    if (kind === "solution") return make("p", {}, ...withStatements(`\`${text}\``, run));
    const [tag, name] = { solved: ["p", "solved"], failed: ["p", "failed"], note: ["p", "note"] }[kind] ?? ["div", kind];
    return make(tag, { class: name }, ...paragraphs(text, run));
  }
}

/** Returns a paragraph or list from a lesson, with buttons that run statements. */
function paragraphs(text, run) {
  const words = (part) => part.split(/(`[^`]+`)|\*([^*]+)\*/).flatMap((piece, index) =>
    index % 3 === 1 && piece ? withStatements(piece, run) : index % 3 === 2 && piece ? make("em", {}, piece) : piece ?? "");
  const lines = text.split("\n");
  if (!lines.some((line) => line.startsWith("- "))) return words(lines.join(" "));
  const items = text.split(/^- /m);
  return [...words(items[0]), make("ul", {}, ...items.slice(1).map((item) => make("li", {}, ...words(item.replace(/\n/g, " ")))))];
}
