extension Spring {
  /// The velocity a spring is given for the rest of a transition, in ways left per second.
  ///
  /// Of a lift-off in the middle of a transition only 1 − progress of the way is left, or progress
  /// if it goes back; positive is towards where it goes (G160, G161, G165). 0 where no way is left
  /// (G162). With a limit, the result is kept within ± that: 30 is one in use, as next to the end
  /// the spring would otherwise shoot far past (G163); by default there is none.
  public static func normalized(
    _ lift: LiftOff, going outcome: Decision.Outcome, limit: Double = .infinity
  ) -> Double {
    let target = outcome == .complete ? 1.0 : 0.0
    let relative = normalized(
      velocity: lift.relativeVelocity, from: lift.progress, to: target)
    let limit = limit.isNaN ? .infinity : limit.magnitude
    return min(max(relative, -limit), limit)
  }
}
