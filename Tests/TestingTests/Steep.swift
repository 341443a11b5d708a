import PantomimeKit

extension NamedRule {
  /// A release past a fraction of the distance completes.
  static let steep = NamedRule(
    "steep", "A release past a fraction of the distance completes.",
    RuleParameter("share", 0.66, in: 0...1, .fraction, summary: "The fraction of the distance.")
  ) { Steep(share: $0) }
}

/// The decision, from the progress, the velocity, and the distance at lift-off.
private struct Steep: CompletionRule {
  let share: Double

  func choose(_ lift: LiftOff) -> Decision {
    let margin = (lift.progress - share).magnitude
    return lift.progress > share
      ? Decision(.complete, lift, by: .position, margin: margin, .fraction, "far enough")
      : Decision(.revert, lift, by: .position, margin: margin, .fraction, "not far enough")
  }
}
