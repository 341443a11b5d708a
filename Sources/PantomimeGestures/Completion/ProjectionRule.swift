/// The place the movement is heading for decides: progress plus a time's worth of velocity (G138).
public struct ProjectionRule: CompletionRule, Hashable {
  /// The seconds of the velocity that are added to the place; a deceleration's share of it is
  /// `Deceleration.projectionTime`.
  public var time: Double
  /// The share of the way that must be reached; more than it completes.
  public var threshold: Double

  /// Makes the rule.
  public init(time: Double, threshold: Double = 0.5) {
    self.time = time.sanitized
    self.threshold = threshold.sanitized
  }

  /// Completes if the projected progress is beyond the threshold; over no distance, the progress.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    let projected = (lift.progress + time * lift.relativeVelocity).sanitized
    let completes = projected > threshold
    return Decision(
      completes ? .complete : .revert, lift, by: .projection,
      margin: (projected - threshold).magnitude, .fraction,
      Grounds(projected, threshold) { projected, threshold, _, _ in
        "projected to " + Reason.written("progress ") + "\(share: projected), "
          + (projected > threshold ? "" : "not ") + "past \(share: threshold)"
      })
  }
}

/// A velocity towards removal decides, measured by the way that is left (G140).
public struct RelativeSpeedRule: CompletionRule, Hashable {
  /// The velocity over the remaining way from which on it completes, per second.
  public var speed: Double

  /// Makes the rule.
  public init(speed: Double) {
    self.speed = speed.sanitized
  }

  /// Completes if the velocity covers the way that is left often enough in a second.
  ///
  /// Where no way is left it completes at any velocity, which the source does not need to say.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    let left = (1 - lift.progress) * lift.distance
    guard left > 0 || lift.distance == 0 else {
      return Decision(
        .complete, lift, by: .position, margin: lift.progress - 1, .fraction,
        Grounds { _, _, _, _ in "no distance remains" })
    }
    let relative = left > 0 ? (lift.velocity / left).sanitized : 0
    let completes = relative >= speed
    return Decision(
      completes ? .complete : .revert, lift, by: .velocity, margin: (relative - speed).magnitude,
      .waysPerSecond,
      Grounds(relative, lift.velocity, speed) { relative, velocity, speed, _ in
        RelativeSpeedRule.cover(relative, velocity)
          + (relative >= speed ? "at least " : "less than ") + "\(speed.shown)"
      })
  }

  /// How often the way left is covered; a person is told of no negative times.
  private static func cover(_ relative: Double, _ velocity: Double) -> Reason {
    guard relative < 0 else {
      return "the velocity is \(relative.shown) remaining distances per second, "
    }
    return Reason.written("the velocity is \(relative.shown) remaining distances per second, ")
      + Reason.told("\(speed: velocity) \(heading: velocity) moves away from the end, ")
  }
}

extension NamedRule {
  /// The nearer end to where the movement would come to rest (G138).
  public static let projection = NamedRule(
    "projection", "The end nearest to the projected end of the movement (G138).",
    RuleParameter(
      "rate", 0.998, in: 0...0.9999, .perMillisecond,
      "The deceleration rate per millisecond: 0.998 normal, 0.99 fast."),
    .threshold(0.5)
  ) { ProjectionRule(time: Deceleration.projectionTime(rate: $0), threshold: $1) }

  /// React Native Gesture Handler's drawer and swipeable (G154).
  public static let gestureHandlerDrawer = NamedRule(
    "rngh-drawer", "The position 0.05 s later decides (G154).",
    RuleParameter("time", 0.05, in: 0...10, .seconds, "The look-ahead time in seconds."),
    .threshold(0.5)
  ) { ProjectionRule(time: $0, threshold: $1) }

  /// FloatingPanel's removal (G140).
  public static let panelRemoval = NamedRule(
    "fp-removal", "Removes from 5.5 remaining distances per second (G140).",
    RuleParameter(
      "speed", 5.5, in: 0...1_000, .waysPerSecond,
      "The velocity, in remaining distances per second, that completes.")
  ) { RelativeSpeedRule(speed: $0) }
}
