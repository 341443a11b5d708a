/// Android's sheets, whose greatest anchor is the hidden one (G149, G150).
///
/// Anchors go from the expanded place to the hidden one; the one before the last is collapsed. A
/// side sheet has two: there collapsed and expanded are one. How to read the source where it leaves
/// a case open is our choice: a candidate for hiding that neither is fast nor low falls through, and
/// from above the collapsed place nothing hides.
public struct SheetRule: CompletionRule, Hashable {
  /// The speed in points per second that hides; it must be exceeded.
  public var speed: Double
  /// The seconds looked ahead.
  public var time: Double
  /// The share of the collapsed sheet that must be gone by then; more than it hides.
  public var threshold: Double
  /// Whether the greatest anchor is a hidden one; otherwise every anchor is a place to rest.
  public var isHideable: Bool

  /// Makes the rule.
  public init(
    speed: Double = 500, time: Double = 0.1, threshold: Double = 0.5, isHideable: Bool = true
  ) {
    self.speed = speed.sanitized
    self.time = time.sanitized
    self.threshold = threshold.sanitized
    self.isHideable = isHideable
  }

  /// It chooses among all anchors.
  public var scope: RuleScope { .anchors }

  /// Expands, hides, collapses, or goes to the nearest place.
  public func decide(_ lift: LiftOff) -> Decision {
    let last = lift.anchors.count - 1
    guard last > 0 else {
      return Decision(0, lift, by: .position, margin: .infinity, .points, "the only place")
    }
    let collapsed = isHideable ? last - 1 : last
    if lift.velocity < 0 { return expand(lift, collapsed: collapsed) }
    if isHideable, let decision = hide(lift, collapsed: collapsed) { return decision }
    if lift.velocity == 0 || lift.crossVelocity > lift.velocity {
      let resting = LiftOff(
        position: lift.position, velocity: 0, anchors: Array(lift.anchors[...collapsed]),
        start: lift.start)
      let index = resting.nearest(to: lift.position, tie: .towardsStart)
      return Decision(
        index, lift, by: .position, margin: slack(lift, at: index, among: resting), .points,
        "at rest or mostly across: the nearest place")
    }
    let slower = lift.velocity - lift.crossVelocity
    let faster = hidingVelocity(lift, collapsed: collapsed) - lift.velocity
    return Decision(
      collapsed, lift, by: .velocity, margin: min(slower, faster), .pointsPerSecond,
      "moving away at \(speed: lift.velocity) collapses it")
  }

  /// Towards the expanded place: a half-way place first, where there is one.
  private func expand(_ lift: LiftOff, collapsed: Int) -> Decision {
    let half = lift.anchors[..<max(collapsed, 1)].lastIndex { $0 < lift.position } ?? 0
    return Decision(
      half, lift, by: .velocity, margin: -lift.velocity, .pointsPerSecond,
      "moving in at \(speed: lift.velocity) expands it")
  }

  private func hide(_ lift: LiftOff, collapsed: Int) -> Decision? {
    let hidden = lift.anchors[collapsed + 1]
    let peek = hidden - lift.anchors[collapsed]
    guard lift.position >= lift.anchors[collapsed] else { return nil }
    let gone = (lift.position + time * lift.velocity - lift.anchors[collapsed]) / peek
    guard gone > threshold else { return nil }
    let middle = (lift.anchors[0] + hidden) / 2
    if lift.position > middle {
      let slack = min(lift.position - middle, (gone - threshold) * peek)
      return Decision(
        collapsed + 1, lift, by: .position, margin: slack, .points,
        "released low, \(share: gone) of it gone in \(time.shown) s")
    }
    guard lift.velocity > max(speed, lift.crossVelocity) else { return nil }
    let excess = lift.velocity - max(speed, lift.crossVelocity)
    let ahead = time > 0 ? (gone - threshold) * peek / time : .infinity
    return Decision(
      collapsed + 1, lift, by: .velocity, margin: min(excess, ahead), .pointsPerSecond,
      "moving away at \(speed: lift.velocity) hides it, \(share: gone) of it gone in "
        + "\(time.shown) s")
  }

  /// The velocity from which on it would hide, from where it is.
  private func hidingVelocity(_ lift: LiftOff, collapsed: Int) -> Double {
    let below = lift.position - lift.anchors[collapsed]
    guard isHideable, below >= 0, let hidden = lift.anchors.last else { return .infinity }
    let gone = threshold * (hidden - lift.anchors[collapsed]) - below
    let projected = gone < 0 ? 0 : time > 0 ? gone / time : .infinity
    let isLow = lift.position > (lift.anchors[0] + hidden) / 2
    return isLow ? projected : max(projected, speed, lift.crossVelocity)
  }

  /// How far the place is from where another than this one would win.
  private func slack(
    _ lift: LiftOff, at index: Int, among resting: LiftOff
  ) -> Double {
    let nearest = resting.slack(of: index, at: lift.position)
    guard isHideable, let hidden = lift.anchors.last, let collapsed = resting.anchors.last else {
      return nearest
    }
    // Lower than both of these it would hide.
    let gone = collapsed + threshold * (hidden - collapsed) - time * lift.velocity
    let low = max((lift.anchors[0] + hidden) / 2, gone, collapsed)
    return min(nearest, max(low - lift.position, 0))
  }
}

extension NamedRule {
  /// Android's BottomSheetBehavior (G149).
  public static let bottomSheetBehavior = NamedRule(
    "bottom-sheet-behavior",
    "In expands; away hides if half would be gone and it is fast or low, else collapses (G149).",
    hidingSpeed, lookAhead, .threshold(0.5),
    RuleParameter("hideable", 1, in: 0...1, .flag, "Whether the greatest anchor is hidden.")
  ) { speed, time, threshold, hideable in
    SheetRule(speed: speed, time: time, threshold: threshold, isHideable: hideable == 1)
  }

  /// Android's side sheet, of the same family (G150).
  public static let sideSheet = NamedRule(
    "side-sheet", "In expands; away hides if half would be gone and it is fast or low (G150).",
    hidingSpeed, lookAhead, .threshold(0.5)
  ) { SheetRule(speed: $0, time: $1, threshold: $2) }

  private static var hidingSpeed: RuleParameter { .speed(500, "More than this speed hides.") }

  private static var lookAhead: RuleParameter {
    RuleParameter("time", 0.1, in: 0...10, .seconds, "The seconds looked ahead.")
  }
}
