package import PantomimeKit

extension DiveDeeper {
  /// Rounds the percentage to a 32-bit floating-point number, and records an event if this changes
  /// the decision.
  func narrow(_ raw: Double, on stage: inout Stage) -> Double {
    let (cap, threshold) = (stage[Self.cap], stage[Self.threshold])
    let percent = Double(min(Float(raw), Float(cap)))
    if (percent > threshold) != (min(raw, cap) > threshold) { stage.report(.comparesNarrowly) }
    return percent
  }

  package static let faults: [Fault] = [
    .keepsTheVerdict, .comparesNarrowly,
    .stays(
      "MP-3",
      "Velocity is ignored: a short flick reverts, and a drag that ends downward finishes.",
      cure: "set rule=flick-or-half", lesson: "Recognize a flick by its velocity.",
      demonstration: Fault.Demonstration(
        "pan began; pan changed dy=-42.2; pan ended vy=-2000; run")),
    .stays(
      "MP-4", "A pan that begins outside every cell starts the interactor without a transition.",
      lesson: "Find what to present before you start the transition."),
    .showsTheCancelled, .presentsTwice, .leavesPhantoms, .cannotBeDismissed,
  ]
}

extension Fault {
  static let keepsTheVerdict = Fault(
    "MP-1", "The verdict is never reset, so a pan that lifts without moving uses the previous one.",
    healthy: "the verdict is reset when a pan begins, so this pan reverts",
    lesson: "Reset a gesture's state when the next gesture begins.",
    demonstration: Demonstration(
      "pan began; pan changed dy=-211; pan cancelled; run; pan began; pan ended; run"))
  static let comparesNarrowly = Fault(
    "MP-2", "The comparison uses 32-bit numbers, so exactly 10 % finishes.",
    healthy: "64-bit numbers are compared, and the verdict is the opposite",
    lesson: "Rounding matters most at thresholds.",
    demonstration: Demonstration("pan began; pan changed dy=-84.4; pan ended; run"))
  static let showsTheCancelled = Fault(
    "MP-5", "The completions ignore the outcome: a cancelled detail becomes visible.",
    healthy: "the detail stays hidden, because it was cancelled",
    lesson: "In every completion, check whether the transition was cancelled.")
  static let presentsTwice = Fault(
    "MP-6", "A pan during a transition requests a second presentation, which is refused.",
    healthy: "the pan is ignored until the transition ends",
    lesson: "Check that no transition is in flight before you start another.",
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended; run"))
  static let leavesPhantoms = Fault(
    "MP-7", "The phantoms remain in the container, which lasts as long as the detail.",
    healthy: "the completion removes the phantoms",
    lesson: "Remove every view that you add to a container.")
  static let cannotBeDismissed = Fault(
    "MP-8", "There is a dismissal animation, but no input starts it.",
    healthy: "a tap dismisses the detail",
    lesson: "Provide a way to dismiss everything that you present.",
    demonstration: Demonstration("tap on=card; run; tap on=detail; run"))
}
