import PantomimeKit

// The faults of the published code; the correct rule checks for each where it would occur.
extension InteractiveSquare {
  static let faults: [Fault] = [
    .losesTheSign, .stopsWhatIsCaught, .beginsAtNought,
    .stays(
      "IA-4", "The velocity is ignored: a fast short flick goes back.",
      cure: "set rule=flick-or-half", lesson: "A threshold alone does not see a flick."),
    .stays(
      "IA-5", "A round trip ends 20 points from where it began.", cure: "return-inset=0",
      lesson: "A translation is relative: a margin that the view has must not be added again."),
    .stays(
      "IA-6", "The finger's way is measured by the square's own width, so the square outruns it.",
      cure: "follow-finger=yes", lesson: "Measure the finger by the way the view really goes."),
    .stays(
      "IA-7", "The blue square never returns: a second tap animates to where it already is.",
      lesson: "A target that is set, not toggled, is reached once."),
    .stays(
      "IA-8", "The fraction is not clamped by the scene; the animator does it.",
      lesson: "Beyond its ends a fraction is dead: clamp it, or let it resist."),
    .stays(
      "IA-9", "A cancelled drag snaps back without an animation.", cure: "cancel=return",
      lesson: "Cancelled is not ended, but it can be shown just as well."),
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
      + "is taken, not its sign.", lesson: "A mapping from finger to fraction has a sign.")
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
