/// The direction of the velocity decides, however small; how far the drag has come only at rest.
public struct SignRule: CompletionRule, Hashable {
  /// What decides where the velocity is exactly zero.
  public enum AtRest: Sendable, Hashable {
    /// The animation goes on in the direction in which it runs (G135).
    case keepsDirection
    /// The progress decides (G151).
    case position(PositionRule)
  }

  /// What decides at rest.
  public var atRest: AtRest

  /// Makes the rule.
  public init(atRest: AtRest = .keepsDirection) {
    self.atRest = atRest
  }

  /// Completes if the velocity points to completion.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    guard lift.velocity == 0 else {
      let completes = lift.velocity > 0
      return Decision(
        completes ? .complete : .revert, lift, by: .velocity, margin: lift.velocity.magnitude,
        .pointsPerSecond,
        Grounds(lift.velocity, lift.progress) { velocity, progress, _, _ in
          "the release velocity, \(speed: velocity)" + Reason.told(" \(heading: velocity)")
            + ", decides; position (\(share: progress)) is ignored"
        })
    }
    switch atRest {
    case .keepsDirection:
      // Any velocity would have decided, so the margin is one of velocity, and there is none.
      return Decision(
        lift.isReversed ? .revert : .complete, lift, by: .direction, margin: 0, .pointsPerSecond,
        Self.keepsDirection)
    case .position(let rule):
      return rule.decide(lift, after: .atRest, at: 0)
    }
  }

  private static var keepsDirection: Grounds {
    Grounds { _, _, _, _ in "the release velocity is zero, so the run keeps its direction" }
  }
}

extension NamedRule {
  /// The sign of the velocity (G135).
  public static let sign = NamedRule(
    "sign",
    "The direction of the release velocity decides; at zero velocity, that of the run (G135)."
  ) { _ in SignRule() }

  /// MDC's SwipeDismiss (G151).
  public static let swipeDismiss = NamedRule(
    "swipe-dismiss",
    "Any velocity toward dismissal dismisses; at zero velocity, half of the distance does (G151).",
    .threshold(0.5)
  ) { SignRule(atRest: .position(PositionRule(threshold: $0, includesThreshold: true))) }
}
