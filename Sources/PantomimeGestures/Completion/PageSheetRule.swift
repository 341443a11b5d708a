/// The page sheet's rule, as measured on iOS 26.1: the sheet is dismissed if more than half of its
/// height is off screen, or if it is released at 1000 pt/s or more downward; otherwise, it returns
/// (M17).
///
/// Between two ends, completing means dismissal. Among anchors, the last one is off screen, and the
/// others are detents. The fraction for dismissal is measured from the lowest detent, relative to
/// that detent's height (M23). If the sheet isn't dismissed, or is released above the lowest
/// detent, it settles at the detent nearest to the projected position (G138). This is our choice,
/// because the effect of velocity between detents is unknown.
package struct PageSheetRule: CompletionRule, Hashable {
  /// The fraction of the sheet's height past which a release dismisses it.
  package var share: Double
  /// The minimum downward speed that dismisses the sheet, in points per second.
  package var speed: Double
  /// A Boolean value that indicates whether exactly the fraction `share` dismisses the sheet; that
  /// case wasn't measured, and by our choice, the sheet returns.
  package var includesShare = false
  /// A Boolean value that indicates whether an upward release at `speed` returns the sheet from any
  /// distance; that case wasn't measured, and by our choice, the position decides.
  package var returnsUpwards = false
  /// A Boolean value that indicates whether the sheet can be dismissed at all;
  /// `isModalInPresentation` prevents its dismissal (M21).
  package var leaves = true
  /// The number of seconds by which a position between detents is projected ahead at the release
  /// velocity (G138); if it is 0, the nearest detent wins.
  package var time = Deceleration.projectionTime(rate: 0.998)

  /// Creates the rule.
  package init(share: Double = 0.5, speed: Double = 1000) {
    self.share = share.sanitized
    self.speed = speed.sanitized
  }

  /// The rule's scope, two ends, although it also decides among all anchors.
  package var scope: RuleScope { .twoEnds }
  /// The value is `true`: the rule decides among all anchors.
  package var decidesAmongAnchors: Bool { true }

  /// Returns the decision to dismiss the sheet, to return it, or to settle at a detent.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    switch lift.scope {
    case .twoEnds: leaving.decide(lift)
    case .anchors: settle(lift)
    }
  }

  /// The rule for dismissal, as a choice between two ends.
  private var leaving: FlickRule {
    var rule = FlickRule(
      speed: speed, position: PositionRule(threshold: share, includesThreshold: includesShare))
    if !returnsUpwards { rule.backward = .infinity }
    return rule
  }

  private func settle(_ lift: LiftOff) -> Decision {
    let last = lift.last
    guard leaves else {
      let decision = nearest(lift, upTo: last, below: .infinity)
      guard lift.position.exceeds(lift[last]) else { return decision }
      return Decision(
        decision.index, lift, by: decision.by, margin: decision.margin, .points,
        Grounds { _, _, _, _ in "the sheet is modal, so no release dismisses it (M21)" })
    }
    guard last > 0 else { return nearest(lift, upTo: last, below: .infinity) }
    let (lowest, gone) = (lift[last - 1], lift[last])
    // If there are several detents and the sheet is above the lowest one, the nearest detent wins.
    guard last == 1 || lift.position.reaches(lowest) else {
      return nearest(lift, upTo: last - 1, below: lowest - lift.position)
    }
    let height = gone - lowest
    let low = LiftOff(
      progress: (lift.position - lowest) / height, velocity: lift.velocity, distance: height,
      crossVelocity: lift.crossVelocity, startProgress: (lift.start - lowest) / height)
    let decision = leaving.decide(low).among(Gap(last - 1, last, isForward: true), of: lift)
    guard last > 1, decision.index < last else { return decision }
    return nearest(
      lift, upTo: last - 1,
      below: min(decision.margin, max(speed - lift.velocity, 0) * time))
  }

  /// Returns the decision for the detent nearest to the projected position; `room` is the distance
  /// that the position may move before another criterion applies.
  private func nearest(_ lift: LiftOff, upTo end: Int, below room: Double) -> Decision {
    let decision = NearestRule(time: time).decide(lift, upTo: end)
    return Decision(
      decision.index, lift, by: decision.by, margin: min(decision.margin, room), .points,
      decision.grounds)
  }
}

extension NamedRule {
  /// The page sheet's rule of iOS 26.1 (M17).
  public static let pageSheet = NamedRule(
    "page-sheet", "The sheet is dismissed past half of its height, or at 1000 pt/s down (M17).",
    RuleParameter(
      "share", 0.5, in: 0...1, .fraction,
      summary: "The fraction of its height past which the sheet is dismissed."
    ),
    .speed(1000, summary: "The downward speed at which the sheet is dismissed.")
  ) { PageSheetRule(share: $0, speed: $1) }
}
