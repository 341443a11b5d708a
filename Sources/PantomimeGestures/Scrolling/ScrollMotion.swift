/// The automatic motion of a scroll view after lift-off, along one axis.
///
/// The motion is a pure function of the time since lift-off, in seconds. The view decelerates and,
/// if it reaches a bound, overshoots it and springs back to it (G195, G196). A view that is
/// released past a bound springs back to the bound and, if it was thrown toward the content,
/// continues from there. Offsets are in points, and velocities in points per second, in the
/// direction of the offset (G181).
package struct ScrollMotion: Sendable, Hashable {
  /// A phase of the motion.
  package struct Leg: Sendable, Hashable {
    /// The kind of motion.
    package let kind: Kind
    /// The time at which the phase begins, in seconds since lift-off.
    package let start: Double
    /// The duration, in seconds.
    package let duration: Double
    /// The offset at the beginning of the phase.
    package let offset: Double
    /// The velocity at the beginning of the phase.
    package let velocity: Double

    /// The kinds of motion.
    package enum Kind: Sendable, Hashable {
      /// Free deceleration.
      case decelerating
      /// A spring to a bound.
      case bouncing(to: Double, BounceSpring)
      /// A deceleration that settles at a target.
      case landing(on: Double, Deceleration)
    }

    /// The time at which the phase ends, in seconds since lift-off.
    package var end: Double { start + duration }
  }

  /// The parameters of a scroll view's motion, except its position.
  package struct Style: Sendable, Hashable {
    /// The deceleration.
    package var deceleration = Deceleration.normal
    /// The criterion for rest (GU12).
    package var stop = Deceleration.Stop.standard
    /// The speed, in points per second, below which the view isn't thrown at all (G178, GU11);
    /// according to measurements, it is between 260 and 350 pt/s (M36).
    package var minimumSpeed = 250.0
    /// The spring that returns the view to a bound (GU13, M9), or `nil` for a hard stop, as in a
    /// scroll view that doesn't bounce (G194).
    package var bounce: BounceSpring?
    /// The spring for a release past a bound toward the content (G195), or `nil` to use `bounce`,
    /// after which the motion doesn't continue into the content.
    package var inward: BounceSpring?
    /// The spring to a page or to a chosen target, which wasn't measured (GU14).
    package var landing = BounceSpring.standard
    /// The distance from a bound, in points, below which a bounce is over; the value is from
    /// ScrollMechanics (G197).
    package var tolerance = 0.5
    /// The maximum speed, in points per second, with which a bounce begins; it is 5000 pt/s in
    /// Flutter (G196), and unlimited by default.
    package var transferLimit = Double.infinity
    /// The choice of laws; `follow(_:)` changes it.
    package internal(set) var laws: ScrollLaws

    /// Creates the default style for a choice of laws.
    package init(_ laws: ScrollLaws = ScrollLaws()) {
      self.laws = laws
      bounce = Self.spring(laws)
      inward = Self.inwardSpring(laws)
      deceleration.distanceFormula = laws.distanceFormula
    }
  }

  /// The bounds.
  package let bounds: ScrollBounds
  /// The parameters of the motion.
  package let style: Style
  /// The offset at lift-off.
  package let offset: Double
  /// The velocity at lift-off.
  package let velocity: Double
  /// The phases, in order; empty if the view doesn't move.
  package let legs: [Leg]

  /// Computes the motion from an offset and a velocity; NaN counts as 0.
  package init(
    offset: Double, velocity: Double, within bounds: ScrollBounds, style: Style = Style()
  ) {
    self.bounds = bounds
    self.style = style
    // A view that doesn't bounce never shows anything past a bound.
    self.offset = style.bounce == nil ? bounds.clamp(offset) : offset.sanitized
    self.velocity = velocity.sanitized
    var plan = Plan(bounds: bounds, style: style)
    plan.release(offset: self.offset, velocity: self.velocity)
    legs = plan.legs
  }

  /// The time at which the view settles, in seconds since lift-off.
  package var duration: Double { legs.last?.end ?? 0 }

  /// The offset at which the view settles, in points.
  package var rest: Double { offset(at: .infinity) }

  /// Returns the offset a number of seconds after lift-off, in points; for a negative number, the
  /// offset at lift-off.
  ///
  /// At the end of a bounce, the offset steps from a point within the tolerance to the bound
  /// itself.
  package func offset(at time: Double) -> Double {
    guard let leg = leg(at: time) else { return offset }
    let (elapsed, isOver) = elapsed(of: leg, at: time)
    switch leg.kind {
    case .decelerating:
      // The phase ends at a bound at the latest, so only a rounding error could exceed the bound.
      return bounds.clamp(
        leg.offset + style.deceleration.distance(leg.velocity, after: elapsed))
    case .bouncing(let bound, let spring):
      if isOver { return bound }
      return bound
        + spring.excess(leg.offset - bound, velocity: leg.velocity, after: elapsed)
    case .landing(let place, let deceleration):
      if isOver { return place }
      return bounds.clamp(leg.offset + deceleration.distance(leg.velocity, after: elapsed))
    }
  }

  /// Returns the velocity a number of seconds after lift-off, in points per second; 0 when the view
  /// is at rest.
  package func velocity(at time: Double) -> Double {
    guard let leg = leg(at: time) else { return 0 }
    let (elapsed, isOver) = elapsed(of: leg, at: time)
    guard !isOver else { return 0 }
    switch leg.kind {
    case .decelerating: return style.deceleration.velocity(leg.velocity, after: elapsed)
    case .bouncing(let bound, let spring):
      return spring.velocity(leg.offset - bound, velocity: leg.velocity, after: elapsed)
    case .landing(_, let deceleration): return deceleration.velocity(leg.velocity, after: elapsed)
    }
  }

  /// Returns the phase in progress at a time, or the last one after the end; `nil` if there is
  /// none.
  package func leg(at time: Double) -> Leg? {
    legs.last { $0.start <= max(0, time.orZero) } ?? legs.first
  }

  private func elapsed(of leg: Leg, at time: Double) -> (time: Double, isOver: Bool) {
    let time = max(0, time.orZero)
    // The time is compared with the end itself, because rounding may keep the difference of two
    // times from reaching the duration.
    return (min(time - leg.start, leg.duration), time >= leg.end)
  }
}

/// The phases of a motion during their computation, in order.
private struct Plan {
  let bounds: ScrollBounds
  let style: ScrollMotion.Style
  var legs: [ScrollMotion.Leg] = []

  private var now: Double { legs.last?.end ?? 0 }

  mutating func release(offset: Double, velocity: Double) {
    let bound = bounds.clamp(offset)
    let excess = offset - bound
    guard excess != 0, let bounce = style.bounce else {
      if velocity.magnitude.reaches(max(style.minimumSpeed, 0)), velocity != 0 {
        fling(offset: offset, velocity: velocity)
      }
      return
    }
    if style.laws.start == .inward, velocity.magnitude < ScrollLaws.restSpeed {
      let inward = -ScrollLaws.inwardRate * excess
      return settle(offset: offset, velocity: inward, at: bound, by: bounce)
    }
    let isInward = velocity != 0 && (velocity < 0) == (excess > 0)
    if isInward, let spring = style.inward, bounds.lower < bounds.upper,
      let crossing = spring.crossing(excess, velocity: velocity)
    {
      let left = spring.velocity(excess, velocity: velocity, after: crossing)
      add(.bouncing(to: bound, spring), lasting: crossing, from: offset, at: velocity)
      fling(offset: bound, velocity: left)
      return
    }
    settle(offset: offset, velocity: velocity, at: bound, by: bounce)
  }

  /// Adds a deceleration that ends when the view stops or reaches a bound.
  private mutating func fling(offset: Double, velocity: Double) {
    let bound = velocity > 0 ? bounds.upper : bounds.lower
    let duration = style.deceleration.duration(velocity, until: style.stop)
    guard
      let hit = style.deceleration.time(toCover: bound - offset, from: velocity), hit < duration
    else {
      add(.decelerating, lasting: duration, from: offset, at: velocity)
      return
    }
    if hit > 0 { add(.decelerating, lasting: hit, from: offset, at: velocity) }
    let left = style.deceleration.velocity(velocity, after: hit)
    guard let bounce = style.bounce else { return }
    let limit = max(style.transferLimit.orZero, 0)
    settle(offset: bound, velocity: min(max(left, -limit), limit), at: bound, by: bounce)
  }

  private mutating func settle(
    offset: Double, velocity: Double, at bound: Double, by spring: BounceSpring
  ) {
    let excess = offset - bound
    let duration =
      switch style.laws.bounce {
      case .critical: spring.duration(excess, velocity: velocity, tolerance: style.tolerance)
      case .measured: spring.instant(excess, velocity: velocity, tolerance: style.tolerance)
      }
    add(.bouncing(to: bound, spring), lasting: duration, from: offset, at: velocity)
  }

  private mutating func add(
    _ kind: ScrollMotion.Leg.Kind, lasting duration: Double, from offset: Double,
    at velocity: Double
  ) {
    legs.append(
      ScrollMotion.Leg(
        kind: kind, start: now, duration: duration, offset: offset, velocity: velocity))
  }
}

// The reversals of a motion; between two of them, the motion crosses any offset at most once.

extension ScrollMotion {
  /// The times at which the motion reverses or a phase ends, in seconds and in order.
  var turns: [(second: Double, isEnd: Bool)] {
    var turns: [(second: Double, isEnd: Bool)] = []
    for leg in legs {
      if case .bouncing(let bound, let spring) = leg.kind {
        turns += spring.turns(
          leg.offset - bound, velocity: leg.velocity, within: leg.duration
        )
        .map { (leg.start + $0, false) }
      }
      turns.append((leg.end, true))
    }
    return turns
  }
}

// MARK: - Settling at a chosen offset

extension ScrollMotion {
  /// Computes the motion to an offset that is chosen at lift-off and clamped to the bounds.
  ///
  /// The platform's motion isn't documented (T127, G199), so this motion is our choice. If the view
  /// is thrown toward the chosen offset, and would settle past it, the view decelerates harder from
  /// the same velocity (T127); if it would settle short of it, the view is thrown faster with the
  /// same deceleration (T127). In all other cases, and with `springs`, as for pages, a spring that
  /// never overshoots moves the view to the offset. Offsets are in points, the velocity in points
  /// per second.
  package init(
    offset: Double, velocity: Double, landingOn target: Double, springs: Bool = false,
    within bounds: ScrollBounds, style: Style = Style()
  ) {
    self.bounds = bounds
    self.style = style
    let start = style.bounce == nil ? bounds.clamp(offset) : offset.sanitized
    let target = bounds.clamp(target)
    self.velocity = velocity.sanitized
    let distance = target - start
    let isThrown =
      !springs && distance * self.velocity > 0 && start == bounds.clamp(start)
      && self.velocity.magnitude.reaches(style.minimumSpeed)
    let landing = isThrown ? ScrollMotion.landing(distance, self.velocity, style) : nil
    let leg =
      landing.map { deceleration, velocity in
        Leg(
          kind: .landing(on: target, deceleration), start: 0,
          duration: deceleration.duration(velocity, until: .distance(style.tolerance)),
          offset: start, velocity: velocity)
      } ?? ScrollMotion.springing(from: start, to: target, self.velocity, style)
    legs = leg.duration > 0 ? [leg] : []
    // Within the tolerance, the view is at the target immediately, as at the end of a motion.
    self.offset = legs.isEmpty ? target : start
  }

  private static func landing(
    _ distance: Double, _ velocity: Double, _ style: Style
  ) -> (Deceleration, Double)? {
    let natural = style.deceleration.distance(velocity)
    if distance.magnitude > natural.magnitude {
      return (style.deceleration, style.deceleration.velocity(toCover: distance))
    }
    return (try? Deceleration(from: velocity, covering: distance)).map { ($0, velocity) }
  }

  private static func springing(
    from start: Double, to target: Double, _ velocity: Double, _ style: Style
  ) -> Leg {
    let spring = style.landing
    let distance = target - start
    // A critically damped spring doesn't overshoot unless its initial velocity toward the target
    // exceeds this limit.
    let fastest = distance.magnitude * (spring.stiffness / spring.mass).squareRoot()
    let velocity = distance > 0 ? min(velocity, fastest) : max(velocity, -fastest)
    let duration =
      distance == 0 ? 0 : spring.duration(-distance, velocity: velocity, tolerance: style.tolerance)
    return Leg(
      kind: .bouncing(to: target, spring), start: 0, duration: duration, offset: start,
      velocity: velocity)
  }
}
