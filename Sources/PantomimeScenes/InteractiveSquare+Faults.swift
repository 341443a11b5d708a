import PantomimeKit

extension InteractiveSquare {
  func withoutSign(_ translation: Vector, _ stage: inout Stage) -> Vector {
    let share = grab.share(of: translation, on: stage)
    guard share < 0 else { return translation }
    stage.tell(.losesTheSign, healthy: "the share of the way is \(Numerals.text(share))")
    return Vector(dx: -translation.dx, dy: -translation.dy)
  }

  func stopWhatIsCaught(_ stage: inout Stage) throws(Misuse) {
    stage.tell(.stopsWhatIsCaught)
    try stage.stop(grab.animator, finishing: false)
  }

  mutating func beginAtNought(_ stage: inout Stage) {
    stage.tell(.beginsAtNought)
    grab.startOver()
  }

  static let faults: [Fault] = [
    .losesTheSign, .stopsWhatIsCaught, .beginsAtNought,
    Fault(
      "IA-4", "The velocity is ignored: a fast short flick goes back.",
      lesson: "A threshold alone does not see a flick.",
      effect: .stays(cure: "set rule=flick-or-half")),
    Fault(
      "IA-5", "A round trip ends 20 points from where it began.",
      lesson: "A translation is relative: a margin that the view has must not be added again.",
      effect: .stays(cure: "return-inset=0")),
    Fault(
      "IA-6", "The finger's way is measured by the square's own width, so the square outruns it.",
      lesson: "Measure the finger by the way the view really goes.",
      effect: .stays(cure: "follow-finger=yes")),
    Fault(
      "IA-7", "The blue square never returns: a second tap animates to where it already is.",
      lesson: "A target that is set, not toggled, is reached once.", effect: .stays()),
    Fault(
      "IA-8", "The fraction is not clamped by the scene; the animator does it.",
      lesson: "Beyond its ends a fraction is dead: clamp it, or let it resist.", effect: .stays()),
    Fault(
      "IA-9", "A cancelled drag snaps back without an animation.",
      lesson: "Cancelled is not ended, but it can be shown just as well.",
      effect: .stays(cure: "cancel=return")),
    Fault(
      "IA-10",
      "An animator that has been reversed and continued with a factor is used again; on "
        + "devices its later runs were seen to slow down.",
      lesson: "Make a new animator for each run; `set quirks=slow-reuse` shows the defect.",
      effect: .elsewhere("`set quirks=slow-reuse` shows it")),
  ]
}

extension Fault {
  static let losesTheSign = Fault(
    "IA-1",
    "Dragged left from the left place, the square goes right: the translation's size "
      + "is taken, not its sign.",
    lesson: "A mapping from finger to fraction has a sign.")
  static let stopsWhatIsCaught = Fault(
    "IA-2",
    "A grab in flight stops the animator: no completion runs, and a release that goes "
      + "back strands the square where it was grabbed.",
    healthy: "the run is held, and goes on from there",
    lesson: "Stopping gives a run up, pausing holds it.")
  static let beginsAtNought = Fault(
    "IA-3", "A grab in flight begins at 0 again, so that the next move jumps.",
    healthy: "the finger adds to the fraction reached",
    lesson: "What has been covered is carried into the next drag.")
}
