/// The page sheet's rule, as measured on iOS 26.1: it is dismissed once more than half of its
/// height is gone, or at 1000 pt/s down; otherwise it returns (M17).
///
/// Between two ends, completing is dismissal. Among anchors the last one is where it is gone and
/// those before it are its detents: dismissal depends on the lowest of them, by that detent's
/// height (M23). Otherwise, and above the lowest detent, it settles at the detent nearest to where
/// the movement would settle (G138), which is our choice, since how velocity counts between detents
/// is unknown.
public struct PageSheetRule: CompletionRule, Hashable {
  /// The fraction of its height that must be gone; more than it dismisses the sheet.
  public var share: Double
  /// The downward speed from which on it is dismissed, in points per second.
  public var speed: Double
  /// A Boolean value that indicates whether exactly that fraction dismisses it: not measured, and
  /// by our choice it does not.
  public var includesShare = false
  /// A Boolean value that indicates whether an upward movement at that speed returns it from any
  /// distance: not measured, and by our choice the position decides.
  public var returnsUpwards = false
  /// A Boolean value that indicates whether it can be dismissed at all: not with
  /// `isModalInPresentation` (M21).
  public var leaves = true
  /// The seconds of the velocity that count between detents (G138); 0 for the nearest.
  public var time = Deceleration.projectionTime(rate: 0.998)

  /// Creates the rule.
  public init(share: Double = 0.5, speed: Double = 1000) {
    self.share = share.sanitized
    self.speed = speed.sanitized
  }

  /// The rule's scope, two ends, though it decides among anchors itself.
  public var scope: RuleScope { .twoEnds }
  /// True: it decides among anchors itself.
  public var decidesAmongAnchors: Bool { true }

  /// Returns dismissal, return, or a detent.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
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
    guard leaves, last > 0 else { return nearest(lift, upTo: last, below: .infinity) }
    let (lowest, gone) = (lift[last - 1], lift[last])
    // Above the lowest detent another one decides, if there is another.
    guard last == 1 || lift.position >= lowest else {
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

  /// Returns the detent nearest to the projected position; `room` is the distance from
  /// that position to the nearest one at which another criterion applies.
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
