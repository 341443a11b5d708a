// The page: one session, one clock, and the elements that show them.
import { byId, make, put, say, seconds } from "./dom.js";
import { Phone } from "./phone.js";
import { TimeLine } from "./time.js";
import { Conversation, parts, picture } from "./conversation.js";
import { Prompt } from "./prompt.js";
import { Finger, gestureStatement } from "./finger.js";
import { END, Panels } from "./tabs.js";
import { Lessons } from "./lessons.js";
import { differenceWords, viewsApart } from "./differences.js";
import { remember, remembered } from "./memory.js";

const FRAME = 1 / 60;

export class App {
  #status = { t: 0, scene: null };
  /** The instant on the screen, and the latest instant that the visitor has seen. */
  #shown = 0;
  #seen = 0;
  #end = 0;
  /** The instant up to which the scene is playing, or `null` if nothing is playing. */
  #target = null;
  #isPast = false;
  #frame = null;
  #step = 0;
  #pending = 0;
  #ghost = null;
  #flipStatement = null;
  #gestureStart = 0;
  #lastTick = null;
  /** Whether the finger has moved since the last frame; a move is shown immediately. */
  #hasMoved = false;
  #course = null;
  #why = null;
  #hasFlipped = remembered("flipped") === "yes";

  constructor(simulator) {
    this.simulator = simulator;
    this.speed = 1;
    this.columns = 80;
    this.moves = [];
    this.onstep = () => {};
    this.phone = new Phone(byId("phone"));
    this.time = new TimeLine(byId("time"), {
      seek: (time) => this.seek(time),
      step: (direction) => this.seek(this.#shown + direction * FRAME),
      hop: (direction) => this.#hop(direction),
      goOn: () => this.goOn(),
    });
    this.conversation = new Conversation(byId("log"), {
      run: (statement) => this.run(statement), seek: (time) => this.seek(time),
    });
    this.prompt = new Prompt({ complete: (line) => simulator.complete(line), run: (line) => this.run(line) });
    this.panels = new Panels(this);
    this.lessons = new Lessons(this);
    this.finger = new Finger(byId("phone"), this.phone, {
      down: (place) => this.#fingerDown(place),
      move: (place, ms) => this.#fingerMove(place, ms),
      second: () => this.panels.notice("The page follows one finger; a second one is ignored. A typed statement can move both: touches \"0 195,420; 16 id=2 300,420; 283 up; 290 id=2 up\""),
      up: (touches, ms, end) => this.#fingerUp(touches, ms, end),
      tap: (place) => this.run(`tap x=${place[0]} y=${place[1]}`),
      home: () => this.phone.middle(this.#frame),
      hover: (place) => this.#frame && this.phone.show(this.#frame, place),
    });
    for (const room of ["log", "panel"]) new ResizeObserver(() => this.measure()).observe(byId(room));
    byId("go-on").addEventListener("click", () => this.goOn());
    byId("return").addEventListener("click", () => this.returnToPresent());
    byId("flip").addEventListener("click", () => this.#flip());
    requestAnimationFrame((time) => this.#tick(time));
  }

  get status() { return this.#status; }
  /** Whether something is playing or still has to be computed. */
  get isBusy() { return this.finger.isDown || this.#target !== null || this.#pending > 0; }
  get why() { return this.#why; }
  get gestureStart() { return this.#gestureStart; }

  /** Measures the width of the conversation, in characters.
   *
   * Called when the width changes, because measuring it before each statement would make the
   * browser lay out the page again. */
  measure() {
    const width = byId("log").clientWidth || byId("panel").clientWidth || 640;
    this.columns = Math.max(40, Math.min(100, Math.floor(width / 7.6) - 6));
  }

  // MARK: Statements

  /** Runs a line as typed, and returns whether it was executed. */
  run(line) {
    if (this.finger.isDown) return false;
    if (this.#isPast) {
      this.#askAboutPast();
      return false;
    }
    return this.#execute(line);
  }

  #execute(line, { isByHand = false } = {}) {
    const before = this.#status;
    const result = this.simulator.execute(line, this.#seen, this.columns);
    this.conversation.add(line, result, isByHand);
    if (result.error) return false;
    this.#take(result, before, isByHand);
    return true;
  }

  #take(result, before, isByHand) {
    this.#status = result.status;
    const isNewTask = this.lessons.take(result);
    const isNewScene = isNewTask || result.answers.some((answer) => /^(at \S+ )?scene\b|^(reset|restart)\b/.test(answer.statement));
    for (const [name, text] of result.files) this.panels.download(name, text);
    const step = result.answers.filter((answer) => answer.isStep && answer.text !== "").at(-1);
    if (step) this.#verdict(step.text);
    if (step || isNewScene) {
      this.phone.invite(null);
      this.phone.compare([]);
    }
    if (isNewScene && result.feedback.length > 0) this.#verdict(`${this.#status.scene}: ${this.#status.state ?? "ready"}`);
    if (!isNewScene && !result.answers.some((answer) => answer.isStep) && before.t === this.#status.t && before.steps === this.#status.steps) return;
    this.#isPast = false;
    const isLater = !isNewScene && this.#status.t > before.t && this.#status.scene === before.scene;
    if (isLater && !isByHand) this.#gestureStart = before.t;
    this.#seen = this.#status.t;
    this.#shown = isLater && !isByHand ? Math.min(this.#shown, this.#status.t) : this.#status.t;
    this.#look();
    this.#target = isByHand ? this.#end : isLater ? this.#status.t : null;
    this.#showPast();
    this.#refresh();
    this.onstep();
  }

  /** Updates everything that depends on a step, in separate tasks, so that no task takes long. */
  #refresh() {
    byId("flip").hidden = true;
    const [step, ghost] = [this.#step += 1, this.#ghost];
    this.#later(step, () => {
      this.#course = this.simulator.course(0, 240);
      this.time.show(this.#course, ghost);
      this.time.point(this.#shown, this.#end);
    });
    this.#later(step, () => this.#explain(step));
  }

  /** Explains the last outcome; after a long gesture, this takes several calls to the module. */
  #explain(step) {
    const { answer, isUnfinished } = this.simulator.why(this.columns);
    this.#why = answer;
    if (isUnfinished) return this.#later(step, () => this.#explain(step));
    this.#offerFlip();
    this.panels.refresh();
  }

  /** Calls `work` in a separate task, unless another step has been executed by then. */
  #later(step, work) {
    this.#pending += 1;
    setTimeout(() => {
      this.#pending -= 1;
      if (step === this.#step && !this.finger.isDown) work();
    });
  }

  #verdict(text) {
    const { outcome, because } = parts(text);
    // The conversation shows the whole answer; only the first part is shown here.
    const first = (line) => line.split("; ")[0];
    say(byId("outcome"), this.finger.isDown ? outcome : first(outcome));
    say(byId("because"), first(because));
    put(byId("outcome"), "title", outcome);
    put(byId("because"), "title", because);
  }

  // MARK: The other outcome

  #offerFlip() {
    const line = this.#why?.answers?.[0]?.lines?.find((line) => line.kind === "explained");
    const { change, statement = null, outcome } = line?.links.find((link) => link.statement) ?? {};
    this.#flipStatement = statement;
    byId("flip").hidden = !statement;
    if (!statement) return;
    const rule = statement.match(/rule=(\S+)/)?.[1];
    say(byId("flip"), rule ? `Rule ${rule} decides differently` : `${change.replace(/^drag | \(any amount is enough\)/g, "")} ${outcome}`);
  }

  #flip() {
    if (!this.#flipStatement || this.#isPast) return;
    const strip = () => this.simulator.peek("strip n=6", this.columns).answers?.[0];
    const [before, start, ghost] = [strip(), this.#gestureStart, this.#course];
    this.#ghost = ghost;
    const isDone = this.#execute(this.#flipStatement);
    this.#ghost = null;
    if (!isDone) return;
    const now = strip();
    if (before?.svg && now?.svg) {
      this.conversation.show(make("div", { class: "turn" }, picture(before.svg, before.words, "before"), picture(now.svg, now.words, "now")));
    }
    this.#shown = start;
    this.#gestureStart = start;
    this.#target = this.#end;
    if (!this.#hasFlipped) {
      this.#hasFlipped = true;
      remember("flipped", "yes");
      this.lessons.offer();
    }
  }

  /** Plays a repeated gesture until everything is at rest, and marks the views that end elsewhere
      than in `before`, the last frame of the previous run. */
  compare(before, words) {
    const now = this.simulator.look(END);
    const apart = viewsApart(before, now);
    this.#look();
    if (!now.endless) this.#target = this.#end;
    this.phone.compare(apart);
    say(byId("because"), `${words}: ${differenceWords(apart.map(([view]) => view[0]))}`);
    put(byId("because"), "title", byId("because").textContent);
  }

  // MARK: The clock

  /** Moves to an instant; if it is in the past, the phone shows the screen at that instant. */
  seek(time) {
    if (this.finger.isDown || !this.#status.scene) return;
    this.#target = null;
    this.#shown = Math.min(Math.max(time, 0), Math.max(this.#end, this.#seen));
    this.#isPast = this.#shown < this.#seen - 1e-9;
    if (!this.#isPast) this.#seen = Math.max(this.#seen, this.#shown);
    this.#look();
    this.#showPast();
  }

  #hop(direction) {
    const stops = this.time.stops;
    const next = direction > 0
      ? stops.find((stop) => stop > this.#shown + 1e-9)
      : stops.findLast((stop) => stop < this.#shown - 1e-9);
    this.seek(next ?? (direction > 0 ? this.#end : 0));
  }

  returnToPresent() {
    this.seek(this.#seen);
    byId("phone").focus({ preventScroll: true });
  }

  /** Returns the session to the past instant that is on the screen. */
  goOn() {
    if (!this.#isPast) return;
    this.#isPast = false;
    const time = Number(this.#shown.toFixed(3));
    if (time < this.#status.t) this.#execute(`undo until ${time}`);
    else { this.#seen = time; this.seek(time); }
    byId("phone").focus({ preventScroll: true });
  }

  #showPast() {
    document.body.classList.toggle("in-past", this.#isPast);
    byId("past").hidden = !this.#isPast;
    byId("past").classList.remove("asked");
    if (this.#isPast) say(byId("past-text"), `at ${seconds(this.#shown)} of ${seconds(Math.max(this.#end, this.#seen))}`);
  }

  #askAboutPast() {
    byId("past").classList.add("asked");
    say(byId("announcer"), "The phone shows the past. Continue from here, or return to the present.");
    byId("go-on").focus();
  }

  #look() {
    this.#frame = this.simulator.look(this.#shown);
    if (!this.#frame.views) return;
    this.#end = this.#frame.end ?? this.#end;
    this.phone.show(this.#frame);
    this.time.point(this.#shown, Math.max(this.#end, this.#seen));
  }

  #tick(time) {
    const passed = this.#lastTick === null ? 0 : Math.min((time - this.#lastTick) / 1_000, 0.1) * this.speed;
    this.#lastTick = time;
    if (this.finger.isDown) {
      const ms = this.finger.tick(time);
      if (!this.#hasMoved) this.#showTouched(this.simulator.look(this.#gestureStart + ms / 1_000), ms);
      this.#hasMoved = false;
    } else if (this.#target !== null) {
      this.#shown = Math.min(this.#shown + passed, this.#target);
      this.#seen = Math.max(this.#seen, this.#shown);
      this.#look();
      if (this.#shown >= this.#target) this.#rest();
    } else if (this.finger.isAiming) {
      this.finger.aim();
    }
    requestAnimationFrame((next) => this.#tick(next));
  }

  #rest() {
    this.#target = null;
    say(byId("announcer"), `at rest: ${this.#frame.state}`);
  }

  // MARK: The finger

  #fingerDown(place) {
    if (!this.#frame?.views) return false;
    if (this.#isPast) {
      this.#askAboutPast();
      return false;
    }
    this.#target = null;
    this.phone.invite(null);
    this.phone.compare([]);
    byId("flip").hidden = true;
    this.#gestureStart = Number(Math.max(this.#shown, this.#status.t).toFixed(3));
    if (this.#gestureStart < this.#status.t) this.#gestureStart = this.#status.t;
    this.#seen = this.#gestureStart;
    this.#showTouched(this.simulator.fingerDown(...place, this.#gestureStart), 0);
    return true;
  }

  #fingerMove(place, ms) {
    const start = performance.now();
    this.#showTouched(this.simulator.fingerMove(...place, ms), ms);
    this.#hasMoved = true;
    // The durations of the last moves, which the page's tests read.
    this.moves.push(performance.now() - start);
    if (this.moves.length > 1_000) this.moves.shift();
  }

  #showTouched(frame, ms) {
    if (!frame.views) return;
    this.#frame = frame;
    this.#shown = this.#gestureStart + ms / 1_000;
    this.phone.show(frame);
    if (frame.outcome) this.#verdict(`${frame.outcome}\n${frame.because}`);
    this.time.grow(this.#shown, frame.value, frame.fingers[0]?.slice(1) ?? null);
    this.time.point(this.#shown, this.#end);
  }

  #fingerUp(touches, ms, end) {
    this.simulator.fingerUp();
    this.#execute(gestureStatement(touches, ms, end, this.#gestureStart), { isByHand: true });
  }

  // MARK: Beginning

  /** Starts a new, empty session. */
  begin() {
    this.simulator.open();
    this.#status = { t: 0, scene: null, steps: 0 };
    this.#seen = this.#shown = this.#end = 0;
    this.conversation.clear();
  }

  /** Shows the visitor how to begin. */
  invite() {
    if (!this.#frame?.views) return;
    this.phone.invite(this.phone.middle(this.#frame), "Drag the card up and let go");
  }
}
