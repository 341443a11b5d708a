// The page: one session, and the elements that show it.
import { announce, byId, knowVerbs, seconds } from "./dom.js";
import { Phone } from "./phone.js";
import { TimeLine } from "./time.js";
import { Clock } from "./clock.js";
import { Conversation, parts } from "./conversation.js";
import { startsScene, Turns } from "./turns.js";
import { Prompt } from "./prompt.js";
import { Flip } from "./flip.js";
import { Numbers } from "./numbers.js";
import { Hand } from "./hand.js";
import { END, Panels } from "./tabs.js";
import { Lessons } from "./lessons.js";
import { Verdict } from "./verdict.js";
import { Controls } from "./controls.js";
import { Cover } from "./sheet.js";
import { guideTo } from "./scenes.js";
import { differenceWords, viewsApart } from "./differences.js";

/** The statements that only explain what the session has recorded, so that they have the same answers
    whatever instant is on the screen. */
const EXPLAINS = /^(why|strip|plane|compare|help|facts|rules|faults|more|history)\b[^;]*$/;
/** The time between two descriptions of earlier instants, in ms; our choice. */
const DESCRIBES = 80;

/** The number of runs that the chart shows; our choice. */
const SHOWN_RUNS = 8;
/** The time for which an animation without an end plays, in seconds; our choice. */
const GOES_ON = 10;
const NO_SESSION = { t: 0, scene: null, steps: 0 };

export class App {
  #status = NO_SESSION;
  /** The frame on the screen. */
  frame = null;
  #step = 0;
  #pending = 0;
  /** Whether the statements of a link are running; they are shown when all of them have run. */
  #isReplaying = false;
  /** The instants at which gestures and other runs began, sorted by time. */
  #starts = [];
  /** The number of sessions that have begun. */
  #sessions = 0;
  #course = null;
  #why = null;
  /** Whether a rule has decided a lift-off, as of a step. */
  #decided = { step: null, is: false };
  /** Where the visitor continued from the past, the last place at the end; *Redo* brings back what
      came later. */
  #places = [];
  /** Whether the last step was made by hand. */
  #isByHand = false;
  #isPreviewing = false;
  /** The earlier instant that the two lines describe, and the timer of the next description. */
  #described = { time: null, timer: null };

  constructor(simulator) {
    this.simulator = simulator;
    this.columns = 80;
    this.onstep = () => {};
    this.onstatement = () => {};
    this.phone = new Phone(byId("phone"));
    this.clock = new Clock({
      canMove: () => !this.hand.isDown && !this.#isReplaying && this.#status.scene !== null,
      look: () => {
        this.#look();
        if (this.#course && this.clock.shown < this.#course.from - 1e-9) this.#chart(0);
        this.#tellPast();
      },
      stops: () => this.time.stops,
      goOn: (time) => this.#goOn(time),
      rest: () => {
        announce(`at rest: ${this.frame.state}`);
        this.#judgeAtRest();
      },
    });
    this.time = new TimeLine(byId("time"), {
      seek: (time) => this.seek(time),
      step: (direction) => this.clock.step(direction),
      hop: (direction) => this.clock.hop(direction),
      goOn: () => this.clock.goOn(),
    });
    this.conversation = new Conversation(byId("log"), {
      run: (statement) => this.run(statement), seek: (time) => this.seek(time), refuse: (reason) => this.panels.notice(reason),
    });
    this.turns = new Turns((turn, reason) => this.conversation.mark(turn, reason));
    this.prompt = new Prompt({ complete: (line) => simulator.complete(line), run: (line) => this.run(line, { isTyped: true }) });
    this.panels = new Panels(this);
    this.lessons = new Lessons(this);
    this.flip = new Flip(this);
    this.numbers = new Numbers(this);
    this.phone.ongrab = () => this.numbers.grab();
    this.verdict = new Verdict(() => this.numbers.mark(byId("because"), { isReason: true }));
    this.hand = new Hand(byId("phone"), this);
    this.cover = new Cover();
    this.controls = new Controls(byId("controls"), {
      step: (frames) => this.clock.step(frames), toggle: () => this.#toggle(), replay: () => this.replayGesture(),
      redo: () => this.redo(),
    });
    for (const room of ["log", "panel"]) new ResizeObserver(() => this.measure()).observe(byId(room));
    requestAnimationFrame((time) => this.#tick(time));
  }

  get status() { return this.#status; }
  /** Whether something is playing or still has to be computed. */
  get isBusy() { return this.hand.isDown || this.clock.target !== null || this.#pending > 0 || this.#isReplaying || this.panels.isShowing; }
  get course() { return this.#course; }
  get why() { return this.#why; }
  /** Whether a rule has decided a lift-off. */
  get isDecided() {
    if (this.#decided.step !== this.#step) this.#decided = { step: this.#step, is: this.simulator.decide(0, 0).outcome !== undefined };
    return this.#decided.is;
  }
  get gestureStart() { return this.hand.start; }
  get moves() { return this.hand.moves; }

  /** Moves to an instant; if it is in the past, the phone shows the screen at that instant. */
  seek(time) { this.clock.seek(time); }
  returnToPresent() { this.clock.returnToPresent(); }

  /** Measures the width of the conversation, in characters.
   *
   * Called when the width changes, because measuring it before each statement would make the
   * browser lay out the page again. */
  measure() {
    const width = byId("log").clientWidth || byId("panel").clientWidth || 640;
    this.columns = Math.max(40, Math.min(100, Math.floor(width / 7.6) - 6));
  }

  // MARK: Statements

  /** Runs a line, and returns whether it was executed. The answers to a typed line are shown even if
      another tab is open. `ghost` is an earlier course to show behind the new one. */
  run(line, { isTyped = false, ghost = null } = {}) {
    const isAnswered = this.clock.isPast && !this.#isReplaying && EXPLAINS.test(line.trim());
    if (this.hand.isDown || !(isAnswered || this.canStart())) return false;
    if (isTyped) this.panels.open("Session");
    return this.execute(line, { isTyped, ghost });
  }

  /** Returns whether a line or a gesture may start now; if not, shows the reason. */
  canStart() {
    if (this.#isReplaying) this.panels.notice("The statements of the link are still running.");
    else if (this.clock.isPast) this.clock.askAboutPast();
    else return true;
    return false;
  }

  /** Returns whether a finger may touch down. In the past, it takes back what came later. */
  canTouch() {
    if (this.clock.isPast && !this.#isReplaying) this.clock.goOn();
    return this.canStart();
  }

  /** Takes back what came after an instant, and returns whether there was anything. */
  #goOn(time) {
    const { t, steps, branch } = this.#status;
    if (time >= t || !this.execute(`undo until ${time}`)) return false;
    this.#places.push({ time, steps, branch });
    this.#showRedo();
    return true;
  }

  /** Brings back what came later when the visitor continued from the past. */
  redo() {
    const place = this.#places.at(-1);
    if (this.clock.isPast) this.clock.returnToPresent();
    if (!place || this.hand.isDown || !this.canStart()) return;
    if (this.execute(`undo ${this.#status.steps - place.steps}`)) {
      this.verdict.show(`redone: what came after ${seconds(place.time)} is back`);
      // A gesture that was made by hand had been played until everything was at rest.
      if (this.clock.shown < this.clock.last) this.clock.target = this.clock.last;
    }
  }

  /** Offers *Redo* as long as the session continues from the past. */
  #showRedo(isElsewhere = false) {
    const isValid = ({ steps, branch }) => branch === this.#status.branch && steps < this.#status.steps;
    this.#places = isElsewhere ? [] : this.#places.filter(isValid);
    const place = this.#places.at(-1);
    this.controls.offerRedo(place ? `Bring back what came after ${seconds(place.time)}` : null);
  }

  /** Runs the lines of a link in a new session, and returns the number of lines that were executed,
      or `null` if another session has begun meanwhile. The first line that can't be executed ends
      the run. */
  async replay(lines) {
    this.begin();
    const session = this.#sessions;
    this.#isReplaying = true;
    let [count, last] = [0, performance.now()];
    for (const line of lines) {
      if (!this.execute(line)) break;
      count += 1;
      if (performance.now() - last < 30) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (session !== this.#sessions) return null;
      last = performance.now();
    }
    this.#isReplaying = false;
    if (count > 0) {
      this.clock.follow(this.#status.t, false);
      this.#settle(null);
      this.greet(count === 1);
    }
    return count;
  }

  /** Executes a line, even if the past is on the screen, and returns whether it was executed; a
      gesture made by hand may consist of several lines. */
  execute(line, { isTyped = false, isByHand = false, ghost = null } = {}) {
    this.onstatement(line);
    const before = this.#status;
    const lines = [line].flat();
    const result = { answers: [], feedback: [], files: [] };
    for (const one of lines) {
      const { error, status, ...more } = this.simulator.execute(one, this.clock.seen, this.columns);
      Object.assign(result, { error, status });
      for (const name in more) result[name].push(...more[name]);
      if (error) break;
    }
    if (isByHand && !result.error) result.answers = this.#ownAnswers(lines, result.answers);
    if (result.error) this.panels.open("Session");
    const turns = this.conversation.add(lines.join("; "), result, isByHand);
    if (result.error) {
      // The first lines of a long gesture may have been executed.
      this.#status = result.status;
      // A statement that only explains another one doesn't replace the line.
      const replacement = result.error.replacement ?? "";
      if (isTyped) this.prompt.offer(/^help\b/.test(replacement) ? "" : replacement);
      return false;
    }
    this.#take(result, before, turns, isByHand, ghost);
    return true;
  }

  /** Returns the answers to a gesture made by hand. If it decides nothing, its answer is about the time
      before it, too, in which an earlier run may have ended; then the answer to the gesture alone
      replaces it. */
  #ownAnswers(lines, answers) {
    const last = answers.at(-1);
    const [, time, gesture] = lines.at(-1).match(/^at (\S+) (touches .*)$/s) ?? [];
    if (lines.length > 1 || !gesture || !last || last.text.startsWith("released")) return answers;
    const own = this.simulator.peek(`undo; at ${time}; ${gesture}`, this.columns).answers?.at(-1);
    return own ? [...answers.slice(0, -1), { ...last, text: own.text, tone: own.tone }] : answers;
  }

  #take(result, before, turns, isByHand, ghost) {
    const { answers, files, status } = result;
    this.#status = status;
    const isNewTask = this.lessons.take(result);
    // A lesson has verbs of its own.
    if (before.lesson?.name !== status.lesson?.name) this.#knowVerbs();
    const isNewScene = isNewTask || answers.some((answer) => startsScene(answer.statement));
    this.turns.add(turns, result, before, isNewTask);
    for (const [name, text] of files) this.panels.download(name, text);
    const hasMoved = ["t", "steps", "branch", "scene"].some((name) => before[name] !== status[name]);
    this.#sum(result, hasMoved, isNewScene);
    this.#isByHand = isByHand;
    this.#showRedo(isNewScene || before.lesson?.name !== status.lesson?.name);
    if (!isNewScene && !hasMoved && !answers.some((answer) => answer.isStep)) return;
    const isLater = !isNewScene && status.t > before.t && status.scene === before.scene && status.branch === before.branch;
    if (isLater && !isByHand) this.hand.start = before.t;
    this.#starts = isNewScene ? [] : this.#starts.filter((start) => start < status.t);
    if (isLater && this.#starts.at(-1) !== this.hand.start) this.#starts.push(this.hand.start);
    if (this.#starts.length > SHOWN_RUNS) this.#starts.shift();
    this.clock.follow(status.t, isLater && !isByHand);
    if (!this.#isReplaying) this.#settle(isByHand ? END : isLater ? status.t : null, ghost);
    const isFresh = startsScene(answers.findLast((answer) => answer.isStep)?.statement ?? "");
    if (isNewScene && !this.#isReplaying) this.greet(isFresh);
  }

  /** Shows the outcome of a line in the two lines below the phone. */
  #sum({ answers, feedback, status }, hasMoved, isNewScene) {
    const isStep = answers.some((answer) => answer.isStep && answer.text !== "");
    if (isStep || isNewScene || hasMoved) {
      this.phone.invite(null);
      this.phone.compare([]);
    }
    const last = answers.findLast((answer) => (answer.isStep || hasMoved) && answer.text !== "");
    if (status.scene === null || (isNewScene && feedback.length > 0) || (hasMoved && !last)) this.#showState();
    else if (last) this.verdict.show(last.text, { isWhole: !last.isStep });
  }

  /** Shows what holds at the present instant: the state or, if a finger holds something, where it does. */
  #showState() {
    this.verdict.showState(this.#status);
    if (this.#status.scene === null) return;
    const { outcome, because } = parts(this.simulator.peek("wait 0", this.columns).answers?.at(-1)?.text ?? "");
    const held = because.match(/^because (.+ is held at .+)$/)?.[1];
    const rest = outcome.match(/^nothing moved yet; (at rest in .+)$/)?.[1];
    if (held) this.verdict.show(held);
    // A scene without states of its own isn't ready while something moves in it.
    else if (rest && !this.#status.state) this.verdict.show(`${this.#status.scene}: moving, ${rest}`);
  }

  /** Shows the session's present instant, and plays up to `target` if it isn't `null`. */
  #settle(target, ghost = null) {
    // The paths of earlier fingers belong to the previous course.
    this.#course = null;
    this.#look();
    if (this.phone.isZoomed && this.frame?.views) this.phone.widen([this.frame, this.simulator.look(END)]);
    this.clock.target = target === null ? null : Math.min(target, Math.max(this.clock.end, this.#status.t));
    this.clock.showPast();
    this.turns.mark();
    this.#refresh(ghost);
    this.onstep();
  }

  /** Shows the session as it is, after a preview that didn't become a statement. */
  revert() {
    this.clock.follow(this.#status.t, false);
    this.verdict.showState(this.#status);
    this.#settle(null);
  }

  /** Updates everything that depends on a step, in separate tasks, so that no task takes long. */
  #refresh(ghost) {
    this.flip.hide();
    this.numbers.clear();
    this.endPreview();
    const step = (this.#step += 1);
    // In a long session, the chart begins with one of the last runs.
    this.#later(step, () => {
      this.#chart(this.#starts.length < SHOWN_RUNS ? 0 : this.#starts[0], ghost);
      this.#look();
    });
    this.#later(step, () => this.#explain(step));
  }

  /** Shows the course of the scene from an instant on. */
  #chart(from, ghost = null) {
    const course = this.simulator.course(from, 240);
    this.#course = course.t ? course : null;
    // A scene without states of its own has its name as its state.
    for (const end of course.ends ?? []) if (end[0] === this.#status.scene) end[0] = "";
    this.time.show(this.#course, ghost);
    this.time.point(this.clock.shown, this.clock.end);
  }

  /** Explains the last outcome; after a long gesture, this takes several calls to the module. */
  #explain(step) {
    const { answer, isUnfinished } = this.simulator.why(this.columns);
    this.#why = answer;
    if (isUnfinished) return this.#later(step, () => this.#explain(step));
    this.flip.offer(answer);
    this.#addReason(answer);
    this.numbers.refresh();
    this.panels.refresh();
    this.numbers.refocus();
    // The arrow of the velocity can be dragged now.
    if (this.numbers.canGrab) this.show();
  }

  /** Shows the rule of the last lift-off as its reason, if the answer has given none. */
  #addReason(why) {
    const line = why?.answers?.[0]?.lines?.find((line) => line.kind === "explained");
    const rule = line?.links?.find((link) => link.about === "rule")?.texts?.[0]?.replace(/^[^:,]*: /, "");
    if (!rule || this.clock.isPast || this.verdict.reason !== "" || !this.verdict.outcome.startsWith("released")) return;
    this.verdict.remark(/^the projected/.test(rule) ? `at ${rule}` : `because ${rule}`);
  }

  /** Calls `work` in a separate task, unless another step has been executed by then. */
  #later(step, work) {
    this.#pending += 1;
    setTimeout(() => {
      this.#pending -= 1;
      if (step === this.#step && !this.hand.isDown && !this.#isReplaying) work();
    });
  }

  /** Plays or pauses; at the end, plays the last gesture again. */
  #toggle() {
    if (this.clock.target !== null) this.clock.target = null;
    else if (this.clock.shown < this.clock.last - 1e-9) this.clock.target = this.clock.last;
    // What never ends goes on.
    else if (this.frame?.endless && this.execute(`wait ${GOES_ON}`)) this.verdict.showState(this.#status);
    else this.replayGesture();
  }

  /** Plays the last gesture again, from just before its touch-down. */
  replayGesture() {
    if (!this.hand.isDown && this.frame?.views) this.play(this.hand.start);
  }

  /** Plays from an instant until everything is at rest. */
  play(start) {
    this.hand.start = this.clock.shown = start;
    this.clock.target = this.clock.last;
  }

  /** Plays a repeated gesture until everything is at rest, and marks the views that end elsewhere
      than in `before`, the last frame of the previous run. `words` tells what has changed, and
      `events` how the recorded events differ. */
  compare(before, words, events = "") {
    const now = this.simulator.look(END);
    const apart = viewsApart(before, now);
    this.#look();
    if (!now.endless) this.clock.target = this.clock.last;
    this.phone.compare(apart);
    this.verdict.remark(`${words}: ${differenceWords(apart.map(([view]) => view[0]), events)}`.replaceAll("`", ""));
  }

  #look() {
    const { clock } = this;
    this.frame = this.simulator.look(clock.shown);
    if (!this.frame.views) {
      clock.end = 0;
      return this.phone.clear();
    }
    clock.end = this.frame.end ?? clock.end;
    this.show();
    this.time.point(clock.shown, Math.max(clock.end, clock.seen));
  }

  /** Draws the frame on the screen. */
  show(frame = this.frame) {
    const { shown } = this.clock;
    this.phone.show(frame, {
      path: this.#course && this.time.path(shown), winners: this.#course ? this.time.winners(shown) : [],
      words: (speed) => this.#speedWords(speed), canGrab: this.numbers.canGrab,
    });
  }

  /** Draws the arrow of another velocity at the last lift-off, in points per second. */
  previewLift(x, y) {
    if (this.frame?.pan) this.show({ ...this.frame, pan: ["ended", x, y] });
  }

  /** Draws the last lift-off with another velocity, and where the scene would end. `isSame` is whether
      it would end where it has ended. */
  previewRelease(x, y, outcome, isSame) {
    if (this.isBusy || this.clock.isPast) return;
    this.previewLift(x, y);
    const [start, end] = [this.simulator.look(this.hand.start), this.simulator.look(END)];
    const isEnd = (state) => (state === end.state) === isSame;
    const known = this.hand.ends.find(({ state }) => isEnd(state))?.paths;
    const there = isSame ? end : isEnd(start.state) ? start : null;
    const other = there === end ? start : end;
    const paths = known ?? (there ? viewsApart(other, there).map(([, view]) => view) : []);
    this.phone.foretell(outcome, paths);
    this.#isPreviewing = true;
  }

  /** Removes what `previewRelease` has drawn. */
  endPreview() {
    if (!this.#isPreviewing) return;
    this.#isPreviewing = false;
    this.phone.foretell(null);
    if (!this.hand.isDown && this.frame?.views) this.show();
  }

  /** In a lesson, a gesture made by hand is judged again when everything is at rest. */
  #judgeAtRest() {
    if (!this.#isByHand || this.#status.lesson?.state !== "open") return;
    if (this.solves("run")) this.execute("run", { isByHand: true });
  }

  /** Returns whether a line would solve the current task of a lesson. */
  solves(line) {
    const { feedback = [] } = this.simulator.peek(line, this.columns);
    return feedback.some(([kind]) => kind === "solved");
  }

  /** Lets the two lines describe the instant on the screen. */
  #tellPast() {
    if (!this.clock.isPast) {
      this.#described.time = null;
      return this.verdict.showPresent();
    }
    if (this.#described.timer !== null) return;
    this.#describePast();
    // While the visitor scrubs, not every instant is described.
    this.#described.timer = setTimeout(() => {
      this.#described.timer = null;
      if (this.clock.isPast && this.#described.time !== this.clock.shown) this.#tellPast();
    }, DESCRIBES);
  }

  /** Describes the earlier instant on the screen in the words of answers: what holds then, and what a
      release would lead to if a finger is down or, after the last lift-off, the reason for the outcome. */
  #describePast() {
    const time = (this.#described.time = this.clock.shown);
    const at = Number(time.toFixed(4));
    const isDown = this.frame.fingers.length > 0;
    const move = at <= this.#status.t ? `undo until ${at}` : `at ${at}`;
    const answer = (line) => this.simulator.peek(line, this.columns).answers?.at(-1);
    const told = parts((answer(move)?.text ?? "").replaceAll("`", ""));
    const state = `${this.#status.scene}: ${this.frame.state ?? "ready"}`;
    const outcome = told.outcome.replace(/^undone: everything after [^;]*; /, "").replace(/,? at [\d.]+ s$/, "") || state;
    const release = isDown && answer(`${move}; why decision`)?.lines?.find((line) => line.kind === "explained");
    const rule = release?.links?.find((link) => link.about === "rule")?.texts?.[0]?.replace(/^[^:]*: /, "");
    const isAfter = time >= (this.#course?.flags.findLast((flag) => flag.kind === "decision")?.t ?? Infinity);
    const because = rule ? `${release.text.split("; ")[0]}, because ${rule}` : isAfter ? this.verdict.reason : "";
    this.verdict.showPast(`${outcome}, at ${seconds(time)}`, because);
  }

  /** The label of a velocity, which names the velocity on this screen, too, if the speed isn't 1. */
  #speedWords(speed) {
    const words = `${Math.round(speed)} pt/s`;
    return this.clock.speed === 1 ? words : `${words} (here ${Math.round(speed * this.clock.speed)} pt/s)`;
  }

  #tick(time) {
    this.controls.show(this.clock.target !== null, Boolean(this.frame?.views) && !this.hand.isDown && this.clock.end > 0);
    this.clock.tick(time, !this.hand.isDown && !this.#isReplaying);
    if (this.hand.isDown) this.hand.tick(time);
    else if (this.clock.target === null) this.hand.aim();
    // The labels on the stage belong to the part that it shows.
    if (this.phone.glide() && this.frame?.views && !this.hand.isDown) this.show();
    requestAnimationFrame((next) => this.#tick(next));
  }

  // MARK: Beginning

  /** Starts a new, empty session; a finger that is down is forgotten. */
  begin() {
    this.hand.abandon();
    this.simulator.open();
    this.#knowVerbs();
    this.#sessions += 1;
    this.#isReplaying = false;
    this.#status = NO_SESSION;
    this.#step += 1;
    this.#course = this.#why = null;
    this.#showRedo(true);
    this.#starts = [];
    this.hand.start = 0;
    this.frame = null;
    this.clock.reset();
    this.time.show(null);
    this.time.point(0, 0);
    this.phone.clear();
    this.flip.hide();
    this.conversation.clear();
    this.controls.offer([], () => {});
    this.turns.clear();
    this.panels.refresh();
  }

  #knowVerbs() { knowVerbs(this.simulator.complete("").candidates.map(([verb]) => verb)); }

  /** Starts the first scene, and shows the visitor how to begin. */
  invite() { this.hand.begin(); }

  /** Shows what to do in a scene: buttons and, if the scene `isFresh`, an invitation or its motion. */
  greet(isFresh) {
    const guide = guideTo(this.#status.scene);
    // In a lesson, a button that starts the scene anew would leave the task.
    const calls = (guide.calls ?? []).filter(([, statement]) => !this.#status.lesson || !startsScene(statement));
    // A button plays what it starts, unlike a statement, which leaves the time to the visitor.
    this.controls.offer(calls, (statement) => {
      const start = this.clock.seen;
      if (this.run(statement) && this.clock.target === null) this.play(Math.min(start, this.#status.t));
    });
    if (!this.frame?.views) return;
    const place = guide.at ? guide.at.map((share, index) => share * this.frame.screen[index]) : this.phone.middle(this.frame);
    const reached = guide.reach ? [{ views: [["", guide.reach, 0, 1]] }] : [];
    this.phone.focus(place, isFresh || this.phone.isZoomed ? [this.frame, this.simulator.look(END), ...reached] : []);
    if (this.#status.lesson || !isFresh) return;
    if (guide.words) this.phone.invite(place, guide.words, guide.way);
    if (guide.plays && this.clock.end > this.clock.shown) this.clock.target = this.clock.end;
    // Only what has an end is known in advance.
    else if (guide.plays && this.execute(`wait ${GOES_ON}`)) this.verdict.showState(this.#status);
  }
}
