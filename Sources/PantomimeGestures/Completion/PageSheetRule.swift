/// The page sheet's, as measured on iOS 26.1: it leaves once more than half of its height is gone, or
/// at 1000 pt/s down; otherwise it goes back (M17).
///
/// Between two ends, completing is leaving. Among anchors the last one is where it is gone and those
/// before it are its detents: leaving is a matter of the lowest of them, by that detent's height (M23).
/// Otherwise, and above the lowest detent, it goes to the detent nearest to where the movement would
/// come to rest (G138), which is our choice, as nothing tells how velocity counts between detents.
public struct PageSheetRule: CompletionRule, Hashable {
  /// The share of its own height that must be gone; more than it makes it leave.
  public var share: Double
  /// The speed downwards from which on it leaves, in points per second.
  public var speed: Double
  /// Whether exactly that share makes it leave: not measured, and by our choice it does not.
  public var includesShare = false
  /// Whether a movement upwards at that speed brings it back from however far: not measured, and by
  /// our choice the way decides.
  public var returnsUpwards = false
  /// Whether it can leave at all: not with `isModalInPresentation` (M21).
  public var leaves = true
  /// The seconds of the velocity that count between detents (G138); 0 for the nearest.
  public var time = Deceleration.projectionTime(rate: 0.998)

  /// Makes the rule.
  public init(share: Double = 0.5, speed: Double = 1000) {
    self.share = share.sanitized
    self.speed = speed.sanitized
  }

  /// It chooses between two ends, and has a way of its own among anchors.
  public var scope: RuleScope { .twoEnds }
  /// It knows what anchors are.
  public var decidesAmongAnchors: Bool { true }

  /// Leaves, goes back, or goes to a detent.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    switch lift.scope {
    case .twoEnds: leaving.decide(lift)
    case .anchors: settle(lift)
    }
  }

  /// Leaving or not, as a choice between two ends.
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
    // Above the lowest detent another one decides, where there is another.
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

  /// Goes to the detent nearest to where the movement would come to rest; `room` is how far that
  /// place may go on before another question is asked.
  private func nearest(_ lift: LiftOff, upTo end: Int, below room: Double) -> Decision {
    let decision = NearestRule(time: time).decide(lift, upTo: end)
    return Decision(
      decision.index, lift, by: decision.by, margin: min(decision.margin, room), .points,
      decision.grounds)
  }
}

extension NamedRule {
  /// The page sheet's of iOS 26.1 (M17).
  public static let pageSheet = NamedRule(
    "page-sheet", "Dismisses past half of its height, or from 1000 pt/s down (M17).",
    RuleParameter(
      "share", 0.5, in: 0...1, .fraction, "Past this fraction of its height, it dismisses."),
    .speed(1000, "From this downward speed, it dismisses.")
  ) { PageSheetRule(share: $0, speed: $1) }
}
