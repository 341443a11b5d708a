package import PantomimeKit

extension DiveDeeper {
  /// Rounds the percent through 32-bit floating point, and records an event if that changes the
  /// verdict.
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
      "The velocity is ignored: a short flick goes back, a drag brought back down finishes.",
      cure: "set rule=flick-or-half", lesson: "A flick is meant by its velocity."),
    .stays(
      "MP-4", "A pan that begins over no cell starts the interactor without a transition.",
      lesson: "Ask for what is to be presented before anything is started."),
    .showsTheCancelled, .presentsTwice, .leavesPhantoms, .cannotBeDismissed,
  ]
}

extension Fault {
  static let keepsTheVerdict = Fault(
    "MP-1", "The verdict is never reset, so a pan that lifts without a movement uses the last one.",
    healthy: "the verdict is reset as a pan begins, and it goes back",
    lesson: "State that outlives a gesture has to be reset as the next one begins.")
  static let comparesNarrowly = Fault(
    "MP-2", "The comparison passes through 32-bit numbers, so exactly 10 % finishes.",
    healthy: "64-bit numbers are compared, and the verdict is the other",
    lesson: "Precision is lost at thresholds first.")
  static let showsTheCancelled = Fault(
    "MP-5", "The completions are not told the outcome: a cancelled detail is made visible.",
    healthy: "the detail stays hidden, as it was cancelled",
    lesson: "Check whether the transition was cancelled wherever it ends.")
  static let presentsTwice = Fault(
    "MP-6", "A pan during a transition asks for a second presentation, which is refused.",
    healthy: "the pan is ignored until the transition ends",
    lesson: "Find out whether a transition is under way before asking for another.")
  static let leavesPhantoms = Fault(
    "MP-7", "The phantoms are left in the container, which stays as long as the detail.",
    healthy: "the phantoms are removed at the completion",
    lesson: "What is put into a container is taken out of it again.")
  static let cannotBeDismissed = Fault(
    "MP-8", "There is a dismissal, but nothing is described that asks for it.",
    healthy: "a tap dismisses the detail", lesson: "Every way in needs a way out.")
}
