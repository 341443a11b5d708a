extension Spring {
  /// Returns the initial velocity of a spring for the motion to the chosen anchor, in remaining
  /// distances per second.
  ///
  /// It is the finger's velocity divided by the remaining distance: positive toward the anchor,
  /// negative away from it (G160, G161, G165), and 0 on it (G162). In the middle of a transition,
  /// the remaining fraction of the distance is 1 − progress, or progress if the transition reverts.
  /// A limit clamps the magnitude of the result; without one, which is the default, the spring
  /// would overshoot far close to an end. A limit of 30 is in use (G163).
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
