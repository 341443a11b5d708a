// Rules between anchors laid on two ends, and rules between two ends laid on anchors.

/// A rule between anchors, laid on the two ends of a transition: anchors at 0 and at its distance.
struct TwoEnds: CompletionRule {
  var rule: NamedAnchorRule

  func decide(_ lift: LiftOff) -> Decision {
    // Without a way, the two ends would be one anchor.
    let distance = lift.distance > 0 ? lift.distance : 1
    let velocity = lift.distance > 0 ? lift.velocity : 0
    let anchored = AnchoredLiftOff(
      position: lift.progress * distance, velocity: velocity, anchors: [0, distance],
      start: lift.startProgress * distance, crossVelocity: lift.crossVelocity)
    guard let decision = rule.decide(anchored) else { return .cancelled }
    let isShare = decision.unit == .points
    return Decision(
      decision.index == 1 ? .complete : .revert, by: decision.by,
      margin: isShare ? decision.margin / distance : decision.margin,
      isShare ? .fraction : decision.unit, decision.reason)
  }
}

extension NamedRule {
  /// A rule between anchors, laid on the two ends of a transition; margins of place become shares.
  public init(betweenTwoEnds rule: NamedAnchorRule) {
    self.init(rule.name, rule.summary, parameters: rule.parameters) { values in
      TwoEnds(rule: rule.with(values))
    }
    anchorForm = rule
  }

  /// The rule between anchors that it was made of, with its values; `nil` for one that knows two
  /// ends only.
  public var betweenAnchors: NamedAnchorRule? { anchorForm?.with(values) }

  /// At which of several anchors a thing comes to rest; `nil` if there is no anchor.
  ///
  /// A rule that is one between anchors decides among all of them. One between two ends decides
  /// between the two neighbours of the place of release, the one on the side where the drag began
  /// being the start; its margins of progress become points. That is our choice. A cancelled
  /// gesture goes back to the anchor nearest to where the drag began (U9).
  public func decide(_ lift: AnchoredLiftOff) -> AnchorDecision? {
    if let betweenAnchors { return betweenAnchors.decide(lift) }
    guard !lift.anchors.isEmpty else { return nil }
    return lift.isCancelled ? .cancelled(lift) : Neighbours(rule: self).decide(lift)
  }
}

/// A rule between two ends, laid on the two anchors around the place of release.
struct Neighbours: AnchorRule {
  var rule: NamedRule

  func decide(_ lift: AnchoredLiftOff) -> AnchorDecision {
    guard let (from, to) = lift.gap else {
      return AnchorDecision(0, lift, by: .position, margin: .infinity, .points, "the only place")
    }
    let start = lift.anchors[from]
    let way = lift.anchors[to] - start
    let distance = way.magnitude
    let decision = rule.decide(
      LiftOff(
        progress: (lift.position - start) / way,
        velocity: way > 0 ? lift.velocity : -lift.velocity, distance: distance,
        crossVelocity: lift.crossVelocity, startProgress: (lift.start - start) / way,
        // What has not moved is not on its way anywhere.
        isReversed: lift.position == lift.start))
    let isShare = decision.unit == .fraction
    return AnchorDecision(
      decision.completes ? to : from, lift, by: decision.by,
      margin: isShare ? decision.margin * distance : decision.margin,
      isShare ? .points : decision.unit,
      "between \(start.shown) and \(lift.anchors[to].shown) pt: \(decision.reason)")
  }
}

extension AnchoredLiftOff {
  /// The anchors that a rule between two ends decides between: `from` is on the side where the drag
  /// began; `nil` with fewer than two.
  ///
  /// On an anchor exactly they are those of the gap that the velocity leads into, at rest of the
  /// one it came through; beyond the ends those of the last gap. Without a movement it began on the
  /// anchor it is on, or behind.
  var gap: (from: Int, to: Int)? {
    guard anchors.count > 1 else { return nil }
    let moved = position - start
    let (below, above) = around(position)
    guard below == above else {
      let isForward = moved == 0 ? velocity >= 0 : moved > 0
      return isForward ? (below, above) : (above, below)
    }
    let heading = velocity == 0 ? -moved : velocity
    let goesOn = below == 0 || (heading > 0 && below + 1 < anchors.count)
    let lower = goesOn ? below : below - 1
    let isForward = moved == 0 ? goesOn : moved > 0
    return isForward ? (lower, lower + 1) : (lower + 1, lower)
  }
}
