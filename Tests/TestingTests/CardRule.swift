import PantomimeGestures

/// The decision of a card at lift-off, the same in the app and in its tests.
struct CardRule {
  var rule = NamedRule.flickOrHalf
  /// The distance of a full run, in points.
  var travel = 247.0

  /// Returns whether the card expands, and the velocity that its spring starts with; a canceled
  /// gesture returns the card to where it came from.
  func release(
    progress: Double, velocity: Double, isCancelled: Bool = false
  ) -> (expands: Bool, velocity: Double) {
    let lift = LiftOff(
      progress: progress, velocity: velocity, distance: travel, isCancelled: isCancelled)
    let decision = rule.decide(lift)
    return (decision.completes, SpringCurve.normalized(lift, going: decision, limit: 30))
  }
}

func logged(_ decision: Decision, about lift: LiftOff) -> String {
  let margin = decision.unit.text(decision.margin)
  return "\(lift): \(decision.outcome) by \(decision.by), margin \(margin): \(decision.reason)"
}
