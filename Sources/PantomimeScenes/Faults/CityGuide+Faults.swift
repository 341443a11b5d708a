import PantomimeKit

// The faults of the published code; the correct rule checks for each where it would occur.
extension CityGuide {
  static let faults: [Fault] = [
    .togglesAgain, .savesTheFrameAgain, .pushesAgain, .forgetsTheCancelled, .turnsTheSignTooLate,
    .stays(
      "CG-6", "The card is said to stop at a touch, but runs on until the pan is recognized.",
      cure: "instant-pan=yes",
      lesson: "A recognizer takes its time; `instant-pan=yes` takes none."),
    .stays(
      "CG-7", "Let go at rest, the card goes on in its present direction, be it from a tenth.",
      cure: "zero-velocity=nearest",
      lesson: "A rule by velocity needs a word about none; `zero-velocity=nearest` is one."),
    .stays(
      "CG-8", "How far the card has come is never asked: a twitch at 1 % expands it.",
      cure: "set rule=flick-or-half", lesson: "A rule that looks at one number is fooled by it."),
    .stays(
      "CG-9", "Beyond its ends the fraction is clamped, and the card waits for the finger.",
      lesson: "Clamp the finger's way as well, or let it resist."),
    .locksSelectionLate, .takesAnyGeometry, .runsBySpring,
    Fault(
      "CG-13", "The introduction takes an eased and a linear animation for the same.",
      lesson: "Know the default curve; the scene `basics` shows both.",
      source: "the tutorial's introduction", effect: .elsewhere("the scene `basics` shows it")),
    .locksWhereverItEnds, .makesColumns, .tapsUnguarded, .pansPastTheLock, .locksTheListLate,
  ]

  /// The spring of the publisher's project, by mass, stiffness and damping.
  static let publishersSpring: Timing =
    (try? Spring(mass: 1, stiffness: 2, damping: 0.2)).map { .spring($0) } ?? .easeInOut
}

extension Fault {
  static let togglesAgain = Fault(
    "CG-1",
    "A grab in flight toggles again: a second completion is added, and the state flips twice.",
    healthy: "the run that is under way is the only one",
    lesson: "A state derived in completions needs one completion for each run.")
  static let savesTheFrameAgain = Fault(
    "CG-2",
    "At that moment the frame to go back to is saved again, from a model that holds the target.",
    healthy: "the frame is saved once for a run",
    lesson: "A model value is where a run leads, not what the screen shows.", needs: secondFilling)
  static let pushesAgain = Fault(
    "CG-3", "At that moment the neighbours are pushed once more, and a collapse takes back one.",
    healthy: "the neighbours are pushed once for a run",
    lesson: "A relative change has no place in a block that may be repeated.", needs: secondFilling)
  private static let secondFilling = Need(togglesAgain, otherwise: "no run is filled a second time")
  static let forgetsTheCancelled = Fault(
    "CG-4",
    "A cancelled pan is not handled: the card stays where it is until the next pan, or the next "
      + "tap with CG-16.",
    healthy: "it goes back to where it was caught from", lesson: "Always end what you begin.")
  static let turnsTheSignTooLate = Fault(
    "CG-5",
    "The sign is turned after the assignment: caught on its way back, a card goes against the "
      + "finger.",
    healthy: "the sign is turned before the fraction is assigned",
    lesson: "A correction comes before the value is used.", source: "a reader's project")
  static let locksSelectionLate = Fault(
    "CG-10", "Selection is switched off at the completion: until then another card can be tapped.",
    healthy: "a tap is ignored while another card moves",
    lesson: "What is under way has to be locked from its beginning.")
  static let takesAnyGeometry = Fault(
    "CG-11", "A screen no taller than a card is taken: the way up is nothing, or negative.",
    healthy: "this geometry is refused", lesson: "Check a length before you divide by it.")
  static let runsBySpring = Fault(
    "CG-12", "The publisher's project runs by a spring, which ignores the 0.3 s and takes 70.",
    lesson: "A spring by mass and stiffness has a duration of its own.",
    source: "the publisher's project")
  static let locksWhereverItEnds = Fault(
    "CG-14",
    "The completion locks the list wherever it ends: an expand that goes back locks it for good.",
    healthy: "only a completion at end changes whether the list scrolls",
    lesson: "Look at the position that a completion tells.", source: "an intermediate step")
  static let makesColumns = Fault(
    "CG-15", "Where two cards fit one above the other, the layout makes columns of them.",
    healthy: "there is one row always", lesson: "A layout has to say how many rows it wants.",
    source: "the original layout")
  static let tapsUnguarded = Fault(
    "CG-16",
    "Taps on the card and its close button are not guarded: in flight they fill the run again.",
    healthy: "a tap is ignored while a card's animator is active",
    lesson: "Every entrance needs the same guard.")
  static let pansPastTheLock = Fault(
    "CG-17", "While a card expands, or is expanded, the pan of another one expands that, too.",
    healthy: "the lock holds for other cards' pans, too",
    lesson: "A lock holds from the beginning of the run that needs it.")
  static let locksTheListLate = Fault(
    "CG-18", "The list is locked at the completion: dragged before, it locks half off the screen.",
    healthy: "the list is locked as soon as a card expands",
    lesson: "A lock that comes with the completion comes too late.")
}
