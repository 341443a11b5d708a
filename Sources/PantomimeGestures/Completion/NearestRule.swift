/// A rule that chooses the anchor nearest to the projected position (G138).
package struct NearestRule: CompletionRule, Hashable {
  /// The number of seconds by which the position is projected ahead at the release velocity; 0 uses
  /// the position itself.
  package var time: Double
  /// The choice between two equidistant anchors.
  package var tie: Tie

  /// Creates the rule; if `time` is 0, it chooses the nearest anchor, regardless of the velocity.
  package init(time: Double = 0, tie: Tie = .towardsStart) {
    self.time = time.sanitized
    self.tie = tie
  }

  /// The rule's scope, all anchors.
  package var scope: RuleScope { .anchors }

  /// Returns the nearest anchor.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision { decide(lift, upTo: .max) }

  /// Returns the nearest anchor, among all anchors or those up to an index.
  func decide(_ lift: LiftOff, upTo end: Int) -> Decision {
    guard time != 0 else {
      return lift.settle(
        near: lift.position, by: .position, tie: tie, upTo: end,
        Grounds(lift.position, lift.border(around: lift.position)) { place, border, _, _ in
          "the release is at \(place.shown) pt; the nearest anchor wins\(limit: border)"
        }
      )
    }
    let place = (lift.position + time * lift.velocity).sanitized
    return lift.settle(
      near: place, by: .projection, tie: tie, upTo: end,
      Grounds(place, lift.border(around: place)) { place, border, _, _ in
        "the projection reaches \(place.shown) pt; the nearest anchor wins\(limit: border)"
      })
  }
}

/// FloatingPanel's rule, which moves by at most one segment, according to the projected position
/// (G139).
package struct SegmentRule: CompletionRule, Hashable {
  /// The number of seconds by which the position is projected ahead at the release velocity.
  package var time: Double
  /// The fraction of the segment past which a release continues to the end of the segment.
  package var threshold: Double
  /// A Boolean value that indicates whether the rule uses the segment that contains the projected
  /// position, which may skip other segments, rather than the segment of the release.
  package var crossesSegments: Bool

  /// Creates the rule.
  package init(time: Double, threshold: Double = 0.5, crossesSegments: Bool = false) {
    self.time = time.sanitized
    self.threshold = threshold.sanitized
    self.crossesSegments = crossesSegments
  }

  /// The rule's scope, all anchors.
  package var scope: RuleScope { .anchors }

  /// Returns the decision to settle at the end of the segment, or at its start.
  ///
  /// The forward direction is that of the velocity or, at zero velocity, that of the movement since
  /// the start.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let course = lift.velocity == 0 ? lift.position - lift.start : lift.velocity
    let heading = (lift.position + time * lift.velocity).sanitized
    let place = crossesSegments ? heading : lift.position
    let (from, to) = segment(at: place, forward: course > 0, lift)
    let (start, end) = (lift[from], lift[to])
    let length = end - start
    guard length != 0 else {
      return Decision(
        from, lift, by: .projection, margin: .infinity, .points,
        Grounds { _, _, _, _ in "there is only one anchor" })
    }
    let passed = (heading - start) / length
    return Decision(
      passed.exceeds(threshold, tolerance: .samenessOfShares) ? to : from, lift, by: .projection,
      margin: (passed - threshold).magnitude * length.magnitude, .points,
      Grounds(passed, start, end, threshold) { passed, start, end, threshold in
        "the projection reaches \(share: passed) of the segment from \(start.shown) to "
          + "\(end.shown) pt, "
          + (passed.exceeds(threshold, tolerance: .samenessOfShares) ? "" : "not ")
          + "past \(share: threshold)"
      })
  }

  /// Returns the two anchors around a position; on an anchor, returns that anchor and the next one
  /// in the direction of the movement.
  private func segment(
    at place: Double, forward: Bool, _ lift: LiftOff
  ) -> (from: Int, to: Int) {
    let last = lift.last
    let (below, above) = lift.around(place)
    guard forward else {
      let upper = max(min(1, last), above)
      return (upper, max(upper - 1, 0))
    }
    let lower = min(max(last - 1, 0), below)
    return (lower, min(lower + 1, last))
  }
}

extension NamedRule {
  /// The nearest anchor, regardless of the velocity.
  public static let nearest = NamedRule(
    "nearest", "The anchor nearest to the point of release wins, at any velocity (G136)."
  ) { _ in NearestRule() }

  /// The anchor nearest to the projected position (G138).
  public static let detents = NamedRule(
    "detents", "The anchor nearest to the projected position wins (G138).",
    rate
  ) { NearestRule(time: Deceleration.projectionTime(rate: $0)) }

  /// FloatingPanel's default (G139).
  public static let floatingPanel = NamedRule(
    "fp-default",
    "The next anchor wins if the projection passes half of the segment before it (G139).",
    rate, .threshold(0.5),
    RuleParameter(
      "momentum", 0, in: 0...1, .flag, summary: "Whether a fast release can skip segments.")
  ) { rate, threshold, momentum in
    SegmentRule(
      time: Deceleration.projectionTime(rate: rate), threshold: threshold,
      crossesSegments: momentum == 1)
  }

  private static var rate: RuleParameter {
    RuleParameter(
      "rate", 0.998, in: 0...0.9999, .perMillisecond,
      summary: "The deceleration rate per millisecond: 0.998 normal, 0.99 fast.")
  }
}
