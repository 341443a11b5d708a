// On a phone, the sheet with everything but the stage, which is pulled over the stage.
import { byId, put } from "./dom.js";

/** The distance, in CSS pixels, beyond which a pull counts, and the velocity of a flick in px/ms. */
const [PULL, FLICK] = [40, 0.4];

export class Cover {
  #sheet = byId("cover");
  #grip = byId("grip");
  #pull = null;
  #narrow = matchMedia("(max-width: 700px), (max-height: 500px)");
  /** Whether the window is low and wide: the sheet is beside the stage. */
  #beside = matchMedia("(max-height: 500px) and (min-width: 500px)");
  /** Whether the window is so small that the open sheet covers the bar, too. */
  #over = matchMedia("(max-height: 500px) and (max-width: 499px) and (min-aspect-ratio: 5/4)");

  constructor() {
    this.#grip.addEventListener("click", () => { if (this.#pull === null) this.set(!this.isOpen); });
    const heads = [this.#grip, document.querySelector(".answer .lines")];
    for (const head of heads) {
      head.addEventListener("pointerdown", (event) => {
        if (!this.isPhone) return;
        this.#pull = { id: event.pointerId, y: event.clientY, time: event.timeStamp, last: event.clientY, moved: 0 };
        head.setPointerCapture(event.pointerId);
      });
      head.addEventListener("pointermove", (event) => {
        if (this.#pull?.id !== event.pointerId) return;
        const moved = event.clientY - this.#pull.y;
        this.#pull.velocity = (event.clientY - this.#pull.last) / Math.max(event.timeStamp - this.#pull.time, 1);
        [this.#pull.last, this.#pull.time, this.#pull.moved] = [event.clientY, event.timeStamp, moved];
        this.#sheet.classList.add("pulled");
        if (!this.#beside.matches) this.#sheet.style.setProperty("--pull", `${moved}px`);
      });
      for (const end of ["pointerup", "pointercancel"]) {
        head.addEventListener(end, (event) => {
          if (this.#pull?.id !== event.pointerId) return;
          const { moved, velocity = 0 } = this.#pull;
          this.#sheet.classList.remove("pulled");
          this.#sheet.style.removeProperty("--pull");
          const isTap = Math.abs(moved) < 6;
          if (isTap && head !== this.#grip) this.set(!this.isOpen);
          else if (Math.abs(velocity) > FLICK) this.set(velocity < 0);
          else if (Math.abs(moved) > PULL) this.set(moved < 0);
          // A tap on the grip is a click, which follows; a pull is none.
          if (isTap) this.#pull = null;
          else setTimeout(() => { this.#pull = null; });
        });
      }
    }
    // The lower detent shows the outcome and the reason whole.
    const answer = document.querySelector(".answer");
    new ResizeObserver(() => {
      this.#sheet.style.setProperty("--head", `${answer.offsetTop + answer.offsetHeight}px`);
      // What the visitor types stays above a phone's keyboard.
      if (document.activeElement === byId("statement")) byId("prompt").scrollIntoView({ block: "end" });
    }).observe(answer);
    // What is typed or focused is shown.
    byId("prompt").addEventListener("focusin", () => { if (this.isPhone) this.set(true); });
    for (const form of [this.#narrow, this.#beside, this.#over]) form.addEventListener("change", () => this.#mark());
    this.#mark();
  }

  /** Whether the page has the form for phones. */
  get isPhone() { return this.#narrow.matches; }
  get isOpen() { return this.#sheet.classList.contains("open"); }

  /** Opens the sheet over the stage, or closes it as far as its lower detent. */
  set(isOpen) {
    this.#sheet.classList.toggle("open", isOpen);
    this.#mark();
  }

  #mark() {
    put(this.#grip, "aria-expanded", this.isOpen);
    put(this.#grip, "aria-label", !this.isOpen ? "Show the conversation" : this.#beside.matches ? "Show the chart" : "Show the stage");
    // What is below the edge of the window can't have the focus.
    const isHidden = this.isPhone && !this.isOpen;
    document.querySelector(".talk").inert = isHidden;
    document.querySelector(".bar").inert = this.isOpen && this.#over.matches;
    document.querySelector(".time").inert = this.#beside.matches ? this.isOpen : isHidden;
  }
}
