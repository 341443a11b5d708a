/// A rule by the direction of the velocity, however small; by the position only at rest.
public struct SignRule: CompletionRule, Hashable {
  /// The criterion if the velocity is exactly zero.
  public enum AtRest: Sendable, Hashable {
    /// The animation continues in its present direction (G135).
    case keepsDirection
    /// The progress decides (G151).
    case position(PositionRule)
  }

  /// The criterion at rest.
  public var atRest: AtRest

  /// Creates the rule.
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
          Reason.written("velocity ") + "\(speed: velocity) points "
            + Reason.told("\(heading: velocity), ") + "\(goal: velocity > 0); "
            + Reason.written("how far it has come is not asked")
            + Reason.told("the \(share: progress) are not asked")
        })
    }
    switch atRest {
    case .keepsDirection:
      // Any velocity would have decided, so the margin is one of velocity, and it is zero.
      return Decision(
        lift.isReversed ? .revert : .complete, lift, by: .direction, margin: 0, .pointsPerSecond,
        lift.isReversed ? Self.goesBack : Self.goesOn)
    case .position(let rule):
      return rule.decide(lift, after: .atRest)
    }
  }

  private static var goesOn: Grounds {
    Grounds { _, _, _, _ in "at rest it goes on in the direction it had: \(goal: true)" }
  }

  private static var goesBack: Grounds {
    Grounds { _, _, _, _ in "at rest it goes on in the direction it had: \(goal: false)" }
  }
}

extension NamedRule {
  /// The sign of the velocity (G135).
  public static let sign = NamedRule(
    "sign", "The direction of the velocity decides; at rest the animation's own (G135)."
  ) { _ in SignRule() }

  /// MDC's SwipeDismiss (G151).
  public static let swipeDismiss = NamedRule(
    "swipe-dismiss",
    "Any velocity towards dismissal dismisses; at rest, half of the way does (G151).",
    .threshold(0.5)
  ) { SignRule(atRest: .position(PositionRule(threshold: $0, includesThreshold: true))) }
}
