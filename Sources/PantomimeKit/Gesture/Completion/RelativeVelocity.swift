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
    normalized(lift, to: lift.anchor(outcome == .complete ? lift.last : 0), limit: limit)
  }

  /// The velocity a spring is given for the way to the anchor that was decided on, in ways left per
  /// second.
  ///
  /// It is the finger's over what is left of the way: positive towards the anchor, negative away
  /// from it (G160, G161), 0 on it (G162), and with a limit kept within ± that (G163).
  public static func normalized(
    _ lift: LiftOff, going decision: Decision, limit: Double = .infinity
  ) -> Double {
    normalized(lift, to: (decision.index, decision.anchor), limit: limit)
  }

  private static func normalized(
    _ lift: LiftOff, to anchor: (index: Int, place: Double), limit: Double
  ) -> Double {
    let velocity =
      switch lift.scope {
      case .twoEnds:
        normalized(
          velocity: lift.relativeVelocity, from: lift.progress, to: anchor.index == 0 ? 0 : 1)
      case .anchors: normalized(velocity: lift.velocity, from: lift.position, to: anchor.place)
      }
    let limit = limit.isNaN ? .infinity : limit.magnitude
    return min(max(velocity, -limit), limit)
  }
}
