// A gesture made by hand: a preview while the finger is down, and its statement at lift-off.
import { Finger, gestureLines } from "./finger.js";

const FIRST_SCENE = "scene city-guide";
/** The time for which a finger must stay still in a lesson until it counts as holding, in ms. */
const HOLD = 400;
/** The number of frames from one trial release to the next; our choice. */
const RELEASES = 6;
/** The time from one wording of the answer to the next, in ms, which is the time to read a word; our choice. */
const WORDS = 100;

export class Hand {
  /** The instant of the last touch-down. */
  start = 0;
  /** The ends to which the last gesture could move the scene, as far as they are known. */
  ends = [];
  /** The durations of the last moves with their drawing, in milliseconds, which the page's tests read. */
  moves = [];
  #app;
  #finger;
  /** The last move, until it is drawn in the next frame: what the module has returned, its time since the
      touch-down, and how long it took, both in milliseconds. */
  #moved = null;
  /** The instant of the last wording of the answer, and whether it is still that of the last move. */
  #worded = { time: 0, isCurrent: true };
  /** Whether the ends of the gesture still have to be found. */
  #isAiming = false;
  /** The instant of the last lift-off. */
  #lifted = null;
  /** The number of frames since the touch-down, and at the last trial release. */
  #frames = 0;
  #tried = 0;
  /** The instant of the last move, until the lesson has judged where the finger holds. */
  #stillSince = null;
  /** The number of steps after a task was solved by a finger that is still down. */
  #solved = null;

  constructor(room, app) {
    this.#app = app;
    this.#finger = new Finger(room, app.phone, {
      down: (place) => this.#down(place),
      move: (place, ms) => this.#move(place, ms),
      speed: () => app.clock.speed,
      second: () => app.panels.notice("The page follows one finger; a second one is ignored. A typed statement can move both: touches \"0 195,420; 16 id=2 300,420; 283 up; 290 id=2 up\""),
      release: () => this.#release(),
      up: (touches, ms, end) => this.#up(touches, ms, end),
      tap: (place) => app.canTouch() && app.run(`tap x=${place[0]} y=${place[1]}`),
      home: () => (app.frame?.views ? app.phone.middle(app.frame) : app.phone.size.map((side) => side / 2)),
      hover: (place) => app.frame && app.phone.show(app.frame, { hover: place }),
    });
  }

  get isDown() { return this.#finger.isDown; }

  /** Starts the first scene. */
  begin() { return this.#app.execute(FIRST_SCENE); }

  /** Forgets a finger that is down. */
  abandon() {
    if (!this.isDown) return;
    this.#finger.abandon();
    this.#moved = null;
    this.#app.phone.aim(null);
    this.#app.simulator.fingerUp();
  }

  /** Advances by a frame while a finger is down. */
  tick(time) {
    const ms = this.#finger.tick(time);
    this.#frames += 1;
    if (this.#moved) this.#draw();
    else this.#show(this.#app.simulator.look(this.start + ms / 1_000), ms);
    // Only one of the two follows a frame, so that the next move doesn't wait for both.
    if (!this.#worded.isCurrent && time - this.#worded.time > WORDS) this.#word(time);
    else if ((this.#isAiming || this.#frames - this.#tried >= RELEASES) && this.#app.frame?.pan && ms > 0) this.#tryRelease(ms);
    if (this.#stillSince !== null && time - this.#stillSince > HOLD) this.#hold(ms);
  }

  /** In a lesson, a finger that stays still may solve the task, if the task is to hold something.
      The gesture so far then becomes a statement. */
  #hold(ms) {
    const app = this.#app;
    this.#stillSince = null;
    if (app.status.lesson?.state !== "open") return;
    const lines = gestureLines(this.#finger.touchesUntil(ms), ms, null, this.start);
    if (!app.solves(lines.join("; "))) return;
    app.phone.aim(null);
    this.#finger.leave();
    app.simulator.fingerUp();
    app.execute(lines, { isByHand: true });
    this.#solved = app.status.steps;
  }

  /** Lifts the finger that has solved a task by holding something, unless more has happened since. */
  #release() {
    const app = this.#app;
    if (app.status.steps === this.#solved && app.canStart()) app.execute("touch up", { isByHand: true });
  }

  /** Moves a finger that isn't down, if arrow keys are held. */
  aim() { if (this.#finger.isAiming) this.#finger.aim(); }

  #down(place) {
    const app = this.#app;
    if (!app.canTouch()) return false;
    if (!app.status.scene && !this.begin()) return false;
    if (!this.#liftHeld()) return false;
    app.clock.target = null;
    app.phone.lift();
    app.phone.aim(null);
    [this.#isAiming, this.#frames, this.#tried, this.ends] = [true, 0, 0, []];
    app.phone.invite(null);
    app.phone.compare([]);
    app.flip.hide();
    const frame = app.simulator.fingerDown(...place, this.start);
    if (frame.error) {
      app.panels.notice(`The finger can't touch down: ${frame.error.message}.`);
      app.simulator.fingerUp();
      app.revert();
      return false;
    }
    app.clock.seen = this.start;
    this.#show(frame, 0);
    this.#say(frame);
    return true;
  }

  /** Sets the start of the gesture to the present. If a statement has left the finger down, lifts
      the finger first, which is a statement, too. Returns whether the finger may touch down. */
  #liftHeld() {
    const app = this.#app;
    const isHeld = app.simulator.look(app.clock.seen).fingers.some(([id]) => id === 1);
    if (isHeld && !app.execute("touch up")) return false;
    // A finger touches down at least a millisecond after it has lifted.
    const before = Math.max(app.clock.seen, app.status.t);
    const now = before + (isHeld || before === this.#lifted ? 0.001 : 0);
    this.start = Math.max(Number(now.toFixed(3)), app.status.t);
    return true;
  }

  #move(place, ms) {
    const start = performance.now();
    const frame = this.#app.simulator.fingerMove(...place, ms, 1);
    if (frame.views) this.#app.frame = frame;
    this.#worded.isCurrent = false;
    this.#stillSince = start;
    this.#moved = { frame, ms, took: (this.#moved?.took ?? 0) + performance.now() - start };
  }

  /** Draws the last move. */
  #draw() {
    const start = performance.now();
    const { frame, ms, took } = this.#moved;
    this.#moved = null;
    this.#show(frame, ms);
    this.moves.push(took + performance.now() - start);
    if (this.moves.length > 1_000) this.moves.shift();
  }

  /** Shows the answer to the last move, in a task of its own, because the drawing doesn't depend on it. */
  #word(time) {
    this.#worded = { time, isCurrent: true };
    setTimeout(() => { if (this.isDown) this.#say(this.#app.simulator.fingerWords()); });
  }

  /** Releases a copy of the session, in a task of its own: one copy per frame, until both ends and the
      threshold are known; then one in several frames, which shows the end after a release now. */
  #tryRelease(ms) {
    const { start } = this;
    this.#tried = this.#frames;
    setTimeout(() => {
      if (!this.isDown || this.start !== start) return;
      const aims = this.#app.simulator.aims(ms);
      this.#isAiming = aims.isUnfinished ?? true;
      this.ends = aims.ends ?? this.ends;
      if (aims.ends) this.#app.phone.aim(aims);
    });
  }

  #say({ outcome, because }) {
    if (outcome) this.#app.verdict.show(`${outcome}\n${because}`, { isWhole: true });
  }

  #show(frame, ms) {
    if (!frame.views) return;
    const { clock, phone, time } = this.#app;
    this.#app.frame = frame;
    clock.shown = this.start + ms / 1_000;
    phone.show(frame, { winners: frame.won });
    time.grow(clock.shown, frame.value, frame.fingers[0]?.slice(1) ?? null);
    time.point(clock.shown, clock.end);
  }

  #up(touches, ms, end) {
    this.#app.simulator.fingerUp();
    this.#isAiming = false;
    this.#stillSince = this.#moved = null;
    this.#worded.isCurrent = true;
    this.#app.phone.aim(null);
    const lines = gestureLines(touches, ms, end, this.start);
    if (!this.#app.execute(lines, { isByHand: true })) this.#app.revert();
    else this.#lifted = this.#app.status.t;
  }
}
