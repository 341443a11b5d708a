// Misreadings of the velocity at lift-off.

extension Misreadings {
  static let restingIsStill = Misreading(
    "resting-is-still", "A finger that rests before it lifts has no speed.",
    "A finger that rests sends no touches, so no sample shows zero. The recognizer reports the speed "
      + "of the last moves, however old they are.",
    "set estimator=lsq1")

  static let averageSpeed = Misreading(
    "average-speed", "The distance over the time until lift-off is the velocity.",
    "The recognizer divides by the time of the last moves, not by the time until lift-off. A rest "
      + "doesn't count.",
    "set estimator=last-segment-to-lift")
}
