extension Spring {
  /// Returns the initial velocity of a spring for the motion to the chosen anchor, in remaining
  /// distances per second.
  ///
  /// It is the finger's divided by the remaining distance: positive toward the anchor, negative
  /// away from it (G160, G161, G165), 0 on it (G162). For a release in the middle of a transition
  /// only 1 − progress of the distance remains, or progress if it returns. With a limit, the result
  /// is kept within ± that: 30 is one in use, since near the end the spring would otherwise
  /// overshoot far (G163); by default there is none.
  public static func normalized(
    _ lift: LiftOff, going decision: Decision, limit: Double = .infinity
  ) -> Double {
    let velocity =
      switch lift.scope {
      case .twoEnds:
        normalized(
          velocity: lift.relativeVelocity, from: lift.progress, to: decision.index == 0 ? 0 : 1)
      case .anchors: normalized(velocity: lift.velocity, from: lift.position, to: decision.anchor)
      }
    let limit = limit.isNaN ? .infinity : limit.magnitude
    return min(max(velocity, -limit), limit)
  }
}
