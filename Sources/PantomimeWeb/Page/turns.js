// The turns of the conversation, and whether their instants are still part of the session.
import { MOST_TURNS } from "./conversation.js";

/** Whether a statement starts a scene. */
export const startsScene = (statement) => /^(at \S+ )?(scene|reset|restart)\b/.test(statement);

export class Turns {
  /** The turns, each with its session (the user's own, or one of a lesson), branch, step, and
      instant. */
  #turns = [];
  /** The steps after which the clock shows an earlier instant than before. */
  #returns = [];
  /** For each branch, the branch from which it was copied, and the number of steps at that time. */
  #parents = new Map();
  #lessonSessions = 0;
  #now = { session: 0, branch: "main", step: 0 };
  #mark;

  /** `mark(turn, reason)` shows why a turn can't be reached, or that it can if `reason` is empty. */
  constructor(mark) { this.#mark = mark; }

  clear() {
    this.#turns = [];
    this.#returns = [];
    this.#parents.clear();
  }

  /** Records the turns that show the answers of a line. */
  add(turns, { answers, status }, before, isNewTask) {
    if (isNewTask && status.lesson) this.#lessonSessions += 1;
    const session = status.lesson ? this.#lessonSessions : 0;
    const { branch } = status;
    let number = status.steps - answers.filter((answer) => answer.isStep).length;
    const start = session === this.#now.session ? before : { ...status, t: 0, steps: number };
    if (start.branches && !start.branches.includes(branch)) {
      this.#parents.set(branch, { branch: start.branch, step: start.steps });
    }
    this.#now = { session, branch, step: status.steps };
    // The numbers of steps are exact, unless a line also undoes steps.
    const least = Math.min(start.steps, status.steps);
    let clock = start.t;
    answers.forEach((answer, index) => {
      if (answer.isStep) number += 1;
      const step = Math.max(number, answer.isStep ? Math.min(least + 1, status.steps) : least);
      const place = { session, branch, step, t: answer.t };
      if (answer.isStep) {
        // A new step replaces the steps that were undone before it.
        const isKept = (one) => one.session !== session || one.branch !== branch || one.step < step || one.isOf === answers;
        this.#returns = this.#returns.filter(isKept);
        for (const turn of this.#turns) turn.isReplaced ||= !isKept(turn);
        const isStart = startsScene(answer.statement);
        if (isStart || answer.t < clock) this.#returns.push({ ...place, isOf: answers, isStart });
        clock = answer.t;
      }
      const turn = turns[turns.length - answers.length + index];
      if (turn) this.#turns.push({ ...place, isOf: answers, turn });
    });
    this.#turns.splice(0, this.#turns.length - MOST_TURNS);
  }

  /** Marks the turns whose instants aren't part of the session anymore. */
  mark() {
    for (const one of this.#turns) this.#mark(one.turn, this.#reason(one));
  }

  /** Returns why the instant of a turn can't be reached, or an empty text. */
  #reason(turn) {
    if (turn.session !== this.#now.session) return "it belongs to another session";
    if (turn.isReplaced) return "it was undone";
    const last = this.#lastStep(turn.branch);
    if (last === null) return `it is in branch ${turn.branch}`;
    if (turn.step > last) return turn.branch === this.#now.branch ? "it was undone" : `it is in branch ${turn.branch}`;
    const later = this.#returns.filter((one) => one.session === turn.session && one.step > turn.step && one.step <= (this.#lastStep(one.branch) ?? -1));
    if (later.some((one) => one.isStart)) return "another scene started after it";
    return later.some((one) => one.t < turn.t - 1e-9) ? "it was undone" : "";
  }

  /** Returns the number of a branch's steps that are part of the present branch, or `null` if the
      present branch wasn't copied from it. */
  #lastStep(branch) {
    let { branch: name, step } = this.#now;
    while (name !== branch) {
      const parent = this.#parents.get(name);
      if (!parent) return null;
      [name, step] = [parent.branch, Math.min(step, parent.step)];
    }
    return step;
  }
}
