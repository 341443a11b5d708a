import PantomimeKit

extension NamedRule {
  /// Completes beyond a share of the way, whatever the velocity.
  static let steep = NamedRule(
    "steep", "Completes beyond a share of the way, whatever the velocity.",
    RuleParameter("share", 0.66, in: 0...1, .fraction, summary: "The share of the way.")
  ) { Steep(share: $0) }
}

/// What the rule does: it is asked with the progress, the velocity and the distance of a lift-off.
private struct Steep: CompletionRule {
  let share: Double

  func decide(_ lift: LiftOff) -> Decision {
    let margin = (lift.progress - share).magnitude
    return lift.progress > share
      ? Decision(.complete, lift, by: .position, margin: margin, .fraction, "far enough")
      : Decision(.revert, lift, by: .position, margin: margin, .fraction, "not far enough")
  }
}
