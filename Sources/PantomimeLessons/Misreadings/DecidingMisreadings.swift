// Misreadings of the decision at lift-off.

extension Misreadings {
  static let distanceDecides = Misreading(
    "distance-decides", "Past half of the distance completes.",
    "This scene's rule doesn't consult the position alone. `why` prints the rule that decided.",
    "set rule=half")

  static let velocityDecides = Misreading(
    "velocity-decides", "The direction of the release velocity decides.",
    "This scene's rule consults more than the direction. `why` prints the rule that decided.",
    "set rule=sign")

  static let flickOrHalf = Misreading(
    "flick-or-half", "A flick decides by its direction, a slow release by its position.",
    "Many apps decide this way, but this scene has no threshold of speed. `why` prints the rule "
      + "that decided.",
    "set rule=flick-or-half")

  static let projectionDecides = Misreading(
    "projection-decides", "The projected end of the movement decides.",
    "This scene doesn't project the movement. `why` prints the rule that decided.",
    "set rule=projection")

  static let nearestDecides = Misreading(
    "nearest-decides", "The anchor nearest to the finger wins.",
    "The rule projects the movement first, and takes the anchor nearest to where it would come to "
      + "rest. A fast finger reaches farther than it has moved.",
    "set rule=nearest")

  static let thresholdIncluded = Misreading(
    "threshold-included", "Exactly the threshold is enough.",
    "The percentage must exceed the threshold. Exactly at it, the transition is cancelled.",
    scene: "faults=MP-2")

  static let cancelledIsEnded = Misreading(
    "cancelled-is-ended", "A cancelled pan is a release like any other.",
    "A cancelled pan has no release: no rule is consulted, and the run returns to its start. The "
      + "system cancels the touch; the user hasn't decided anything.",
    taking: "pan cancelled", for: "pan ended")

  static let tiesGoToTheCard = Misreading(
    "ties-go-to-the-card", "If both directions are equal, the card's pan wins.",
    "The card's pan begins only if the vertical speed exceeds the horizontal one. A tie goes to the "
      + "list.",
    "set axis=vertical-or-tie")

  static let listKeepsTheFinger = Misreading(
    "list-keeps-the-finger", "The list keeps the finger that scrolls it.",
    "At its top, the list hands off the drag, and the sheet takes the rest of the movement. A list "
      + "that is scrolled far enough would keep it.",
    "scroll list to=1000")

  static let releaseAlwaysCompletes = Misreading(
    "release-always-completes", "A release always completes.",
    "The release velocity points back, so the run reverses. Only a rule that ignores velocity would "
      + "complete here.",
    scene: "variant=c")
}
