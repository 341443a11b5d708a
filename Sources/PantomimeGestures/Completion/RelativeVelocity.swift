extension Spring {
  /// The velocity a spring is given for the way to the anchor that was decided on, in ways left per
  /// second.
  ///
  /// It is the finger's over what is left of the way: positive towards the anchor, negative away
  /// from it (G160, G161, G165), 0 on it (G162). Of a lift-off in the middle of a transition only
  /// 1 − progress of the way is left, or progress if it goes back. With a limit, the result is kept
  /// within ± that: 30 is one in use, as next to the end the spring would otherwise shoot far past
  /// (G163); by default there is none.
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
