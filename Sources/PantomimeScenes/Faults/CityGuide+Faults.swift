import PantomimeKit

// The faults of the tutorial that this scene is based on; the scene's corrected code reports where
// each fault would occur.
extension CityGuide {
  static let faults: [Fault] = [
    .togglesAgain, .savesTheFrameAgain, .pushesAgain, .forgetsTheCancelled, .turnsTheSignTooLate,
    .stays(
      "CG-6", "A touch should stop the card, but the card moves until the pan is recognized.",
      cure: "instant-pan=yes",
      lesson: "A pan begins after its slop; `instant-pan=yes` grabs the card at touch-down.",
      demonstration: Fault.Demonstration("tap on=card; wait 0.1; touch down on=card")),
    .stays(
      "CG-7", "Released at zero velocity, the card keeps going the way it was, even from 10 %.",
      cure: "zero-velocity=nearest",
      lesson: "A velocity rule must define what zero velocity does.",
      demonstration: Fault.Demonstration("pan began; pan changed dy=-24.7; pan ended vy=0; run")),
    .stays(
      "CG-8", "Position is ignored: a twitch at 1 % expands the card.",
      cure: "set rule=flick-or-half", lesson: "Decide by both position and velocity.",
      demonstration: Fault.Demonstration("pan began; pan changed dy=-2.47; pan ended vy=-1; run")),
    .stays(
      "CG-9", "The fraction is clamped at its ends, so the card stops while the finger moves on.",
      lesson: "Clamp the translation as well, or let the card resist."),
    .locksSelectionLate, .takesAnyGeometry, .runsBySpring,
    Fault(
      "CG-13", "The introduction presents an eased and a linear animation as equivalent.",
      lesson: "Know the default curve; the scene `basics` shows both.",
      source: "the tutorial's introduction", effect: .elsewhere("the scene `basics` shows it")),
    .locksWhereverItEnds, .makesColumns, .tapsUnguarded, .pansPastTheLock, .locksTheListLate,
  ]

  /// The spring of the author's project, given by mass, stiffness, and damping.
  static let publishersSpring: Timing =
    (try? Spring(mass: 1, stiffness: 2, damping: 0.2)).map { .spring($0) } ?? .easeInOut
}

extension Fault {
  static let togglesAgain = Fault(
    "CG-1",
    "A grab in flight toggles again: it adds a second completion, and the state flips twice.",
    healthy: "no other run starts while one is in flight",
    lesson: "If completions change the state, add exactly one for each run.",
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended vy=-100; run"))
  static let savesTheFrameAgain = Fault(
    "CG-2",
    "A grab in flight saves the initial frame again, from a model that already has the target.",
    healthy: "the frame is saved once per run",
    lesson: "Model values are targets; read the presentation for what is on screen.",
    needs: secondFilling,
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended vy=-100; run"))
  static let pushesAgain = Fault(
    "CG-3",
    "A grab in flight pushes the neighbors again, and a collapse undoes only one push.",
    healthy: "the neighbors are pushed once per run",
    lesson: "Set absolute values in a block that can run more than once.", needs: secondFilling,
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended vy=-100; run"))
  private static let secondFilling = Need(
    togglesAgain, otherwise: "no run receives animations twice")
  static let forgetsTheCancelled = Fault(
    "CG-4",
    "A cancelled pan is not handled: the card stays where it is until the next pan or, with CG-16, "
      + "the next tap.",
    healthy: "a cancelled pan reverts the run",
    lesson: "Handle `.cancelled` wherever you handle `.ended`.",
    demonstration: Demonstration("pan began; pan changed dy=-98.8; pan cancelled; run"))
  static let turnsTheSignTooLate = Fault(
    "CG-5",
    "The sign is flipped after the assignment: a card caught while collapsing moves against the "
      + "finger.",
    healthy: "the sign is flipped before the fraction is assigned",
    lesson: "Correct a value before you use it.", source: "a reader's project",
    demonstration: Demonstration(
      "pan began; pan changed dy=-98.8; pan ended vy=120; wait 0.03; "
        + "pan began; pan changed dy=-24.7"))
  static let locksSelectionLate = Fault(
    "CG-10", "Only the completion disables selection; before it runs, another card can be tapped.",
    healthy: "a tap is ignored while another card is in flight",
    lesson: "Lock when the animation starts, not in its completion handler.",
    demonstration: Demonstration("tap on=card; wait 0.1; tap on=card.2; run"))
  static let takesAnyGeometry = Fault(
    "CG-11", "A screen no taller than a card is accepted: the distance is zero or negative.",
    healthy: "this geometry is refused", lesson: "Check a distance before you divide by it.",
    demonstration: Demonstration(
      "pan began; pan changed dy=-1; pan ended vy=0; run", options: "screen=390x350"))
  static let runsBySpring = Fault(
    "CG-12",
    "The publisher's project uses a spring, which ignores the duration of 0.3 s and takes 70 s.",
    lesson: "Mass, stiffness, and damping determine a spring's duration.",
    source: "the publisher's project")
  static let locksWhereverItEnds = Fault(
    "CG-14",
    "The completion locks the list at either end: an expansion that reverts locks it permanently.",
    healthy: "only a completion at end changes whether the list scrolls",
    lesson: "Check the position that a completion receives.", source: "an intermediate step",
    demonstration: Demonstration("pan began; pan changed dy=-24.7; pan ended vy=40; run"))
  static let makesColumns = Fault(
    "CG-15", "If the screen has room for two cards in a column, the layout stacks them.",
    healthy: "there is always one row", lesson: "Specify the number of rows of a layout.",
    source: "the original layout")
  static let tapsUnguarded = Fault(
    "CG-16",
    "Taps on the card and its close button have no guard: in flight they start a second run.",
    healthy: "a tap is ignored while a card's animator is active",
    lesson: "Guard every input that can start a run.",
    demonstration: Demonstration("tap on=card; wait 0.1; tap on=card; run"))
  static let pansPastTheLock = Fault(
    "CG-17",
    "While one card is expanding or expanded, a pan on another card expands that one, too.",
    healthy: "the lock covers the pans of other cards, too",
    lesson: "A lock must cover every input, from the start of the run.",
    demonstration: Demonstration(
      "tap on=card; wait 0.1; pan began on=card.2 vy=-200; pan changed dy=-98.8; "
        + "pan ended vy=-100; run"))
  static let locksTheListLate = Fault(
    "CG-18",
    "Only the completion locks the list; if it is dragged before that, it stays locked half off screen.",
    healthy: "the list is locked as soon as a card expands",
    lesson: "Lock when the animation starts, not in its completion handler.",
    demonstration: Demonstration("tap on=card; wait 0.05; drag on=card by=-150,0 over=0.15; run"))
}
