/// A rule that decides by the projected position: the progress that would be reached after some
/// seconds at the release velocity (G138).
package struct ProjectionRule: CompletionRule, Hashable {
  /// The number of seconds by which the position is projected ahead at the release velocity; for a
  /// deceleration, use `Deceleration.projectionTime(rate:)`.
  package var time: Double
  /// The fraction of the distance past which a release completes.
  package var threshold: Double

  /// Creates the rule.
  package init(time: Double, threshold: Double = 0.5) {
    self.time = time.sanitized
    self.threshold = threshold.sanitized
  }

  /// Completes if the projected progress is past the threshold; if the distance is unknown, the
  /// progress is compared without projecting it.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let projected = (lift.progress + time * lift.relativeVelocity).sanitized
    let completes = projected.exceeds(threshold, tolerance: .samenessOfShares)
    return Decision(
      completes ? .complete : .revert, lift, by: .projection,
      margin: (projected - threshold).magnitude, .fraction,
      Grounds(projected, threshold) { projected, threshold, _, _ in
        "the projection reaches " + Reason.written("progress ") + "\(share: projected), "
          + (projected.exceeds(threshold, tolerance: .samenessOfShares) ? "" : "not ")
          + "past \(share: threshold)"
      })
  }
}

/// A rule that decides by the velocity toward removal, relative to the remaining distance (G140).
package struct RelativeSpeedRule: CompletionRule, Hashable {
  /// The minimum velocity that completes, in remaining distances per second.
  package var speed: Double

  /// Creates the rule.
  package init(speed: Double) {
    self.speed = speed.sanitized
  }

  /// Completes if the velocity is at least `speed` remaining distances per second.
  ///
  /// If no distance remains, the release completes at any velocity, a case that doesn't occur in
  /// the source.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let left = (1 - lift.progress) * lift.distance
    guard left > 0 || lift.distance == 0 else {
      return Decision(
        .complete, lift, by: .position, margin: lift.progress - 1, .fraction,
        Grounds { _, _, _, _ in "no distance remains" })
    }
    let relative = left > 0 ? (lift.velocity / left).sanitized : 0
    let completes = relative.reaches(speed)
    return Decision(
      completes ? .complete : .revert, lift, by: .velocity, margin: (relative - speed).magnitude,
      .distancesPerSecond,
      Grounds(relative, lift.velocity, speed) { relative, velocity, speed, _ in
        RelativeSpeedRule.comparison(relative, velocity, speed)
      })
  }

  /// Returns a phrase that compares the velocity with the minimum; answers contain no negative
  /// numbers.
  private static func comparison(_ relative: Double, _ velocity: Double, _ least: Double) -> Reason
  {
    let verdict: Reason = relative.reaches(least) ? "at least " : "less than "
    let text: Reason =
      "the velocity is \(relative.shown) remaining distances per second, " + verdict
      + "\(least.shown)"
    guard relative < 0 else { return text }
    return Reason.written(text.text)
      + Reason.answersOnly("\(speed: velocity) \(heading: velocity) moves away from the end")
  }
}

extension NamedRule {
  /// The end nearer to the projected position wins (G138).
  public static let projection = NamedRule(
    "projection", "The end nearest to the projected position wins (G138).",
    RuleParameter(
      "rate", 0.998, in: 0...0.9999, .perMillisecond,
      summary: "The deceleration rate per millisecond: 0.998 normal, 0.99 fast."),
    .threshold(0.5)
  ) { ProjectionRule(time: Deceleration.projectionTime(rate: $0), threshold: $1) }

  /// React Native Gesture Handler's drawer and swipeable (G154).
  public static let gestureHandlerDrawer = NamedRule(
    "rngh-drawer", "The projected position after 0.05 s decides (G154).",
    RuleParameter("time", 0.05, in: 0...10, .seconds, summary: "The look-ahead time in seconds."),
    .threshold(0.5)
  ) { ProjectionRule(time: $0, threshold: $1) }

  /// FloatingPanel's removal (G140).
  public static let panelRemoval = NamedRule(
    "fp-removal", "A velocity of 5.5 remaining distances per second or more completes (G140).",
    RuleParameter(
      "speed", 5.5, in: 0...1_000, .distancesPerSecond,
      summary: "The minimum velocity that completes, in remaining distances per second.")
  ) { RelativeSpeedRule(speed: $0) }
}
