// The button that repeats the last gesture with the change that flips its outcome.
import { byId, make, put, say } from "./dom.js";
import { picture, stripLine } from "./conversation.js";
import { remember, remembered } from "./memory.js";

/** Shortens a number: from 10 on, to no decimals; below 0.1, to its first digit; and otherwise to one
    decimal. */
function short(digits) {
  const number = Number(digits);
  return String(number >= 0.1 ? Number(number.toFixed(number < 10 ? 1 : 0)) : Number(number.toPrecision(1)));
}

/** Returns what the finger does differently, in a few words: "release downward" for "release at 0.2
    pt/s down instead of 100 up". */
function shortly(change) {
  // The statement, which the button has as its tooltip, has all decimals.
  const words = change.replace(" (any amount is enough)", "").replace(/\d+\.\d+/g, short)
    .replace(/(less|further) (up|down|left|right)$/, (_, more, way) => `${more} ${SIDES[way]}`);
  const [, verb, amount, way, before] = words.match(/^(release|drag)(?: at)? (\S+)(?: pt(?:\/s)? (up|down|left|right))? instead of (.+)$/) ?? [];
  if (!verb) return words;
  const toward = SIDES[way];
  if (toward && before !== "0") return `${verb} ${toward}`;
  if (toward) return `${verb} ${amount} ${verb === "drag" ? "pt" : "pt/s"} ${toward}`;
  return verb === "release" ? "release at rest" : words;
}

const SIDES = { up: "upward", down: "downward", left: "to the left", right: "to the right" };

export class Flip {
  #app;
  #statement = null;
  #hasFlipped = remembered("flipped") === "yes";

  constructor(app) {
    this.#app = app;
    byId("flip").addEventListener("click", () => this.#flip());
  }

  hide() { byId("flip").hidden = true; }

  /** Offers the change that the answer of `why` contains, if there is one. */
  offer(why) {
    const line = why?.answers?.[0]?.lines?.find((line) => line.kind === "explained");
    const { change, statement = null, outcome } = line?.links.find((link) => link.statement) ?? {};
    this.#statement = statement;
    byId("flip").hidden = !statement;
    if (!statement) return;
    // Another rule is a change of its own; after another change, it is the one that has decided.
    const rule = statement.match(/^again rule=(\S+)/)?.[1];
    say(byId("flip"), rule ? `Rule ${rule} decides differently` : `${shortly(change)}: ${outcome}`);
    put(byId("flip"), "title", statement);
  }

  #flip() {
    const app = this.#app;
    if (!this.#statement) return;
    const strip = () => app.simulator.peek(stripLine(app.columns), app.columns).answers?.[0];
    const [before, start] = [strip(), app.gestureStart];
    if (!app.run(this.#statement, { ghost: app.course })) return;
    const now = strip();
    if (before?.svg && now?.svg) {
      app.conversation.show(make("div", { class: "turn" }, picture(before.svg, before.words, "before"), picture(now.svg, now.words, "now")));
    }
    app.play(start);
    if (this.#hasFlipped) return;
    this.#hasFlipped = true;
    remember("flipped", "yes");
    app.lessons.offer();
  }
}
