// Converts releases and decisions between the two forms in which `LiftOff` describes a drag: by its
// progress between two ends, and by its position among anchors.
//
// All of these functions are inlined, because releases and decisions are large, and passing one as
// an argument costs more than the computation.

extension LiftOff {
  /// This release between two ends, converted to a release between two anchors: one at 0, and one
  /// at the full distance.
  @inline(__always)
  var amongAnchors: LiftOff { LiftOff(amongEndsOf: self) }

  /// Returns this release among anchors, converted to a release between the two ends of a gap.
  @inline(__always)
  func within(_ gap: Gap) -> LiftOff {
    let origin = anchor(gap.from).place
    let span = anchor(gap.to).place - origin
    return LiftOff(
      progress: (position - origin) / span, velocity: span > 0 ? velocity : -velocity,
      distance: span.magnitude, crossVelocity: crossVelocity,
      startProgress: (start - origin) / span,
      // A drag without movement has no direction, and counts as reversed.
      isReversed: position == start)
  }
}

extension Decision {
  /// Returns this decision between two anchors, one at 0 and one at the full distance, converted to
  /// a decision between two ends: points become fractions.
  @inline(__always)
  func betweenEnds(of lift: LiftOff) -> Decision {
    guard unit == .points else {
      return Decision(strayIndex ?? index, lift, by: by, margin: margin, unit, grounds)
    }
    return Decision(
      strayIndex ?? index, lift, by: by, margin: margin / lift.anchor(1).place, .fraction, grounds)
  }

  /// Returns this decision between the two ends of a gap, converted to a decision among anchors:
  /// fractions become points.
  @inline(__always)
  func among(_ gap: Gap, of lift: LiftOff) -> Decision {
    let (start, end) = (lift.anchor(gap.from).place, lift.anchor(gap.to).place)
    let isShare = unit == .fraction
    var decision = Decision(
      completes ? gap.to : gap.from, lift, by: by,
      margin: isShare ? margin * (end - start).magnitude : margin, isShare ? .points : unit,
      grounds.between(start, end))
    decision.strayIndex = strayIndex
    return decision
  }
}

/// Two adjacent anchors, by index, that serve as the start and the end for a rule with two ends.
struct Gap: Hashable {
  let from: Int
  let to: Int

  init(_ lower: Int, _ upper: Int, isForward: Bool) {
    from = isForward ? lower : upper
    to = isForward ? upper : lower
  }
}

extension LiftOff {
  /// The two anchors between which a rule for two ends decides, with `from` on the side where the
  /// drag began, or `nil` if there are fewer than two anchors.
  ///
  /// For a release exactly on an anchor, the gap is the one in the direction of the velocity or, at
  /// zero velocity, the one through which the drag came. For a release past the first or last
  /// anchor, it is the outermost gap. A drag without movement is assumed to have begun on the
  /// current anchor or on the one behind it.
  var gap: Gap? {
    guard last > 0 else { return nil }
    let moved = position - start
    let (below, above) = around(position)
    guard below == above else {
      let isForward = moved == 0 ? velocity >= 0 : moved > 0
      return Gap(below, above, isForward: isForward)
    }
    let heading = velocity == 0 ? -moved : velocity
    let goesOn = below == 0 || (heading > 0 && below < last)
    let lower = goesOn ? below : below - 1
    let isForward = moved == 0 ? goesOn : moved > 0
    return Gap(lower, lower + 1, isForward: isForward)
  }
}
