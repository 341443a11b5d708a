// Misreadings of the behavior of an animator.

extension Misreadings {
  static let reversingKeepsTheNumber = Misreading(
    "reversing-keeps-the-number", "Reversing keeps the fraction.",
    "The fraction counts in the direction of travel, so a reversal turns it into 1 minus itself. The "
      + "pose stays where it is.",
    "set reading U12=absolute")

  static let oneReversal = Misreading(
    "one-reversal", "A running animator reverses only once.",
    "An animator reverses each time that `reverse` is called. Only an old bug ignored the second reversal.",
    "set quirks=one-turn")

  static let durationHolds = Misreading(
    "duration-holds", "An animator lasts as long as its duration.",
    "A spring given by mass, stiffness and damping ignores the duration. It lasts until it has "
      + "settled.",
    taking: "spring(1,100,10)", for: "spring(0.8)")

  static let stopIsTheEnd = Misreading(
    "stop-is-the-end", "A stopped animator is inactive.",
    "`stop` leaves the animator stopped, and its completion waits for `finish`. Only `stop "
      + "finishing=no` ends it.",
    taking: "stop", for: "stop finishing=no")

  static let stoppingIsPausing = Misreading(
    "stopping-is-pausing", "A stopped animator keeps its targets.",
    "Stopping discards the targets: the models take the values on screen. Pausing keeps the targets.",
    taking: "stop", for: "pause")

  static let secondCompletion = Misreading(
    "a-second-completion", "A new completion is added for each gesture.",
    "A run has one completion, however often it is caught. A second one would flip the state twice.",
    scene: "faults=CG-1")

  static let noCap = Misreading(
    "no-cap", "The percentage follows the finger to the end.",
    "The percentage is capped below 1, so that a finish always has something to play. The finger can "
      + "go farther; the percentage stays.",
    "set cap=1")

  static let catchingCarriesOn = Misreading(
    "catching-carries-on", "A caught card keeps its progress.",
    "This variant starts again at zero when a card is caught. The next movement jumps.",
    scene: "variant=c")
}
