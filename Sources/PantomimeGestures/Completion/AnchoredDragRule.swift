/// Compose's rule: a flick chooses the next anchor; after a slow release, the covered part of the
/// gap between two anchors decides (G147).
///
/// A release exactly on an anchor, or past the first or last one, stays at that anchor at any
/// speed, as the search in the source implies.
package struct AnchoredDragRule: CompletionRule, Hashable {
  /// The part of the gap that the drag must cover to continue.
  package enum Threshold: Sendable, Hashable {
    /// A fraction of the gap.
    case share(Double)
    /// A distance in points.
    case points(Double)
  }

  /// The minimum speed at which a release goes to the next anchor, in points per second.
  package var speed: Double
  /// The part of the gap that is just enough to continue, measured from the anchor behind.
  package var threshold: Threshold

  /// Creates the rule.
  package init(speed: Double, threshold: Threshold) {
    self.speed = speed.sanitized
    self.threshold = threshold
  }

  /// The rule's scope, all anchors.
  package var scope: RuleScope { .anchors }

  /// Returns the nearest anchor at zero velocity, and otherwise the anchor ahead or behind.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let place = lift.position
    guard lift.velocity != 0 else {
      return lift.settle(
        near: place, by: .position, tie: .later,
        Grounds { _, _, _, _ in "the release velocity is zero, so the nearest anchor wins" })
    }
    let (below, above) = lift.around(place)
    guard below != above else { return stay(lift, at: below) }
    let (behind, ahead) = lift.velocity > 0 ? (below, above) : (above, below)
    let gap = (lift[ahead] - lift[behind]).magnitude
    let covered = (place - lift[behind]).magnitude
    let needed = self.needed(of: gap)
    let isFast = lift.velocity.magnitude.reaches(speed)
    guard !isFast else {
      // At a lower speed, the covered distance would have decided. If that distance is enough to
      // continue, only a velocity in the other direction chooses another anchor.
      let margin =
        covered.reaches(needed) ? lift.velocity.magnitude : lift.velocity.magnitude - speed
      return Decision(
        ahead, lift, by: .velocity, margin: margin, .pointsPerSecond,
        Grounds(lift.velocity) { velocity, _, _, _ in
          "a flick of \(speed: velocity) \(heading: velocity)"
            + " goes to the next anchor" + Reason.answersOnly(" in that direction")
        })
    }
    let moves = covered.reaches(needed)
    return Decision(
      moves ? ahead : behind, lift, by: .position,
      margin: (covered - needed).magnitude, .points,
      Grounds(covered, needed) { covered, needed, _, _ in
        "the release is \(covered.shown) pt from the previous anchor, "
          + (covered.reaches(needed) ? "at least the " : "less than the ")
          + "\(needed.shown) pt needed"
      })
  }

  private func stay(_ lift: LiftOff, at index: Int) -> Decision {
    var slack = Double.infinity
    for other in max(index - 1, 0)...min(index + 1, lift.last) where other != index {
      let gap = (lift[other] - lift[index]).magnitude
      // In the gap ahead, the covered distance is measured from this anchor; in the gap behind, it
      // is measured from the previous anchor up to this one.
      let isAhead = (other > index) == (lift.velocity > 0)
      let isFast = lift.velocity.magnitude.reaches(speed)
      let distance = isFast ? 0 : needed(of: gap)
      slack = min(slack, isAhead ? distance : gap - distance)
    }
    let place = lift[index]
    let beyond = (lift.position - place).magnitude
    return Decision(
      index, lift, by: .position, margin: max(slack, 0) + beyond, .points,
      Grounds(place) { place, _, _, _ in "the release is at or past the anchor at \(place.shown) pt"
      })
  }

  private func needed(of gap: Double) -> Double {
    switch threshold {
    case .share(let share): share * gap
    case .points(let points): points
    }
  }
}

extension NamedRule {
  /// Compose's anchoredDraggable (G147).
  public static let anchoredDraggable = NamedRule(
    "anchored-draggable",
    "At rest, the nearest anchor wins; a flick of 125 pt/s goes to the next one, and of a slower "
      + "release half of the gap decides (G147).",
    .speed(125), .threshold(0.5)
  ) { AnchoredDragRule(speed: $0, threshold: .share($1)) }

  /// Compose Material's older modal sheet: 56 points are enough (G148).
  public static let modalSheet = NamedRule(
    "modal-sheet",
    "At rest, the nearest anchor wins; a flick of 125 pt/s goes to the next one, and so does a "
      + "slower drag of at least 56 pt (G148).",
    .speed(125),
    RuleParameter(
      "travel", 56, in: 0...10_000, .points,
      summary: "The distance from the previous anchor at which the next one wins."
    )
  ) { AnchoredDragRule(speed: $0, threshold: .points($1)) }
}
