import PantomimeKit

// The faults of the tutorial that this scene is based on; the scene's corrected code reports where
// each fault would occur.
extension InteractiveSquare {
  static let faults: [Fault] = [
    .losesTheSign, .stopsWhatIsCaught, .beginsAtNought,
    .stays(
      "IA-4", "Velocity is ignored: a fast, short flick reverts.",
      cure: "set rule=flick-or-half", lesson: "A threshold of position alone misses flicks.",
      demonstration: Fault.Demonstration("pan began; pan changed dx=30; pan ended vx=2000; run")),
    .stays(
      "IA-5", "A round trip ends 20 points from where it started.", cure: "return-inset=0",
      lesson: "A view's position already includes its margin; don't add it again.",
      demonstration: Fault.Demonstration(
        "pan began; pan changed dx=60; pan ended; run; pan began; "
          + "pan changed dx=-60; pan ended; run")),
    .stays(
      "IA-6", "Progress is the translation over the square's width: the square outruns the finger.",
      cure: "follow-finger=yes",
      lesson: "Divide the translation by the distance that the view travels.",
      demonstration: Fault.Demonstration("pan began; pan changed dx=100")),
    .stays(
      "IA-7", "The blue square never returns: a second tap animates to where it already is.",
      lesson: "Toggle the target, or the second tap has no effect."),
    .stays(
      "IA-8", "The scene doesn't clamp the fraction; the animator does.",
      lesson: "Clamp the fraction at its ends, or add resistance."),
    .stays(
      "IA-9", "A cancelled drag snaps back without an animation.", cure: "cancel=return",
      lesson: "Animate a cancellation, too.",
      demonstration: Fault.Demonstration("pan began; pan changed dx=40; pan cancelled; run")),
    Fault(
      "IA-10",
      "An animator that was reversed and continued with a factor is reused; on devices, its "
        + "later runs slow down.",
      lesson: "Create an animator for each run; `set quirks=slow-reuse` shows the defect.",
      effect: .elsewhere("`set quirks=slow-reuse` shows it")),
  ]
}

extension Fault {
  static let losesTheSign = Fault(
    "IA-1",
    "Dragged left from its left end, the square moves right: the code uses the translation's "
      + "magnitude without its sign.", lesson: "Keep the sign of a translation.")
  static let stopsWhatIsCaught = Fault(
    "IA-2",
    "A grab in flight stops the animator: no completion runs, and a release that reverts "
      + "strands the square where it was grabbed.",
    healthy: "the run is paused and continues from there",
    lesson: "To grab an animation in flight, pause its animator; don't stop it.",
    demonstration: Demonstration(
      "pan began; pan changed dx=60; pan ended; wait 0.1; pan began; pan ended; run"))
  static let beginsAtNought = Fault(
    "IA-3", "A grab in flight starts at 0 again, so the next move jumps.",
    healthy: "the translation adds to the fraction reached",
    lesson: "Add the fraction already reached to the next drag.",
    demonstration: Demonstration(
      "pan began; pan changed dx=60; pan ended; wait 0.1; pan began; "
        + "pan changed dx=1; pan ended; run"))
}
