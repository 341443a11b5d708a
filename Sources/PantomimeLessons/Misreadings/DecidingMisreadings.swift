// Misreadings of what decides at lift-off.

extension Misreadings {
  static let distanceDecides = Misreading(
    "distance-decides", "Past half of the distance completes.",
    "This scene's rule doesn't consult the position. `why` prints the rule that decided.",
    "set rule=half")

  static let velocityDecides = Misreading(
    "velocity-decides", "The direction of the release velocity decides.",
    "This scene's rule consults the position, too. `why` prints the rule that decided.",
    "set rule=sign")

  static let halfOrFlick = Misreading(
    "flick-or-half", "A flick decides by its direction, a slow release by its position.",
    "Many apps decide this way, but this scene has no threshold of speed. `why` prints the rule "
      + "that decided.",
    "set rule=flick-or-half")

  static let projectionDecides = Misreading(
    "projection", "The projected end of the movement decides.",
    "This scene doesn't project the movement. `why` prints the rule that decided.",
    "set rule=projection")
}
