/// A rule that decides by the direction of the velocity, however small; only at zero velocity,
/// another criterion decides.
package struct SignRule: CompletionRule, Hashable {
  /// The criterion if the velocity is exactly zero.
  package enum AtRest: Sendable, Hashable {
    /// The animation continues in its current direction (G135).
    case keepsDirection
    /// The progress decides (G151).
    case position(PositionRule)
  }

  /// The criterion at zero velocity.
  package var atRest: AtRest

  /// Creates the rule.
  package init(atRest: AtRest = .keepsDirection) {
    self.atRest = atRest
  }

  /// Completes if the velocity points toward completion.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    guard lift.velocity == 0 else {
      let completes = lift.velocity > 0
      return Decision(
        completes ? .complete : .revert, lift, by: .velocity, margin: lift.velocity.magnitude,
        .pointsPerSecond,
        Grounds(lift.velocity, lift.progress) { velocity, progress, _, _ in
          "the release velocity, \(speed: velocity) \(heading: velocity)"
            + ", decides; position (\(share: progress)) is ignored"
        })
    }
    switch atRest {
    case .keepsDirection:
      // Any other velocity would have decided by its direction, so the margin is 0 pt/s.
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
  /// Decides by the sign of the velocity (G135).
  public static let sign = NamedRule(
    "sign",
    "The direction of the release velocity decides; at zero velocity, that of the run (G135)."
  ) { _ in SignRule() }

  /// MDC's SwipeDismiss (G151).
  public static let swipeDismiss = NamedRule(
    "swipe-dismiss",
    "Any velocity toward dismissal dismisses; at zero velocity, the position decides (G151).",
    .threshold(0.5)
  ) { SignRule(atRest: .position(PositionRule(threshold: $0, includesThreshold: true))) }
}
