/// What a scroll view does by itself after the finger has lifted, along one axis.
///
/// A pure function of the time since the lift, in seconds: it slows down, and where a bound is in
/// the way, springs back to it (G195, G196). Released beyond a bound it springs back, and if thrown
/// towards the content goes on from there. Offsets are in points, velocities in points per second,
/// in the sense of the offset (G181).
public struct ScrollMotion: Sendable, Hashable {
  /// One part of the motion.
  public struct Leg: Sendable, Hashable {
    /// What moves it.
    public let kind: Kind
    /// When it begins, in seconds since the lift.
    public let start: Double
    /// How long it lasts, in seconds.
    public let duration: Double
    /// The offset at its beginning.
    public let offset: Double
    /// The velocity at its beginning.
    public let velocity: Double

    /// What moves a phase.
    public enum Kind: Sendable, Hashable {
      /// It slows down freely.
      case decelerating
      /// It springs to a bound.
      case bouncing(to: Double, BounceSpring)
      /// It slows down so as to rest on a place.
      case landing(on: Double, Deceleration)
    }

    /// When it is over, in seconds since the lift.
    public var end: Double { start + duration }
  }

  /// How a scroll view moves: everything but where it is.
  public struct Style: Sendable, Hashable {
    /// How it slows down.
    public var deceleration = Deceleration.normal
    /// When it counts as at rest (GU12).
    public var stop = Deceleration.Stop.standard
    /// The speed below which it is not thrown at all, in points per second (G178, GU11);
    /// measured, it lies between 260 and 350 (M36).
    public var minimumSpeed = 250.0
    /// The spring back to a bound (GU13, M9); `nil` for a hard stop there, as without bouncing (G194).
    public var bounce: BounceSpring?
    /// The spring for a release beyond a bound towards the content (G195); `nil` to take `bounce`
    /// and not go on into the content.
    public var inward: BounceSpring?
    /// The spring to a page or to a place that was chosen, of which nothing was measured (GU14).
    public var landing = BounceSpring.standard
    /// The way from a bound below which a bounce is over, in points: ScrollMechanics' (G197).
    public var tolerance = 0.5
    /// The greatest speed a bounce takes over; Flutter's is 5000 (G196), by default there is none.
    public var transferLimit = Double.infinity
    /// The accounts followed; `follow(_:)` changes them.
    public internal(set) var laws: ScrollLaws

    /// Makes the standard style, by some accounts where they differ.
    public init(_ laws: ScrollLaws = ScrollLaws()) {
      self.laws = laws
      bounce = Self.spring(laws)
      inward = Self.inwardSpring(laws)
      deceleration.way = laws.way
    }
  }

  /// The bounds.
  public let bounds: ScrollBounds
  /// How it moves.
  public let style: Style
  /// The offset at the lift.
  public let offset: Double
  /// The velocity at the lift.
  public let velocity: Double
  /// What happens in turn; empty if it stays where it is.
  public let legs: [Leg]

  /// Works out the motion from an offset and a velocity; what is no number counts as 0.
  public init(
    offset: Double, velocity: Double, within bounds: ScrollBounds, style: Style = Style()
  ) {
    self.bounds = bounds
    self.style = style
    // Without a bounce nothing is ever shown beyond a bound.
    self.offset = style.bounce == nil ? bounds.clamp(offset) : offset.sanitized
    self.velocity = velocity.sanitized
    var plan = Plan(bounds: bounds, style: style)
    plan.release(offset: self.offset, velocity: self.velocity)
    legs = plan.legs
  }

  /// When it comes to rest, in seconds since the lift.
  public var duration: Double { legs.last?.end ?? 0 }

  /// Where it comes to rest, in points.
  public var rest: Double { offset(at: .infinity) }

  /// The offset some seconds after the lift, in points; before it, the one at the lift.
  ///
  /// The last step of a bounce, within the tolerance, is to the bound itself.
  public func offset(at time: Double) -> Double {
    guard let leg = leg(at: time) else { return offset }
    let (elapsed, isOver) = elapsed(of: leg, at: time)
    switch leg.kind {
    case .decelerating:
      // It ends at a bound at the latest, so that only rounding could lead beyond.
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

  /// The velocity some seconds after the lift, in points per second; 0 once it is at rest.
  public func velocity(at time: Double) -> Double {
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

  /// The part of the motion under way at a time, and after the end the last; `nil` if none ever is.
  public func leg(at time: Double) -> Leg? {
    legs.last { $0.start <= max(0, time.orZero) } ?? legs.first
  }

  private func elapsed(of leg: Leg, at time: Double) -> (time: Double, isOver: Bool) {
    let time = max(0, time.orZero)
    // Asked of the end itself, which the difference may miss by a rounding.
    return (min(time - leg.start, leg.duration), time >= leg.end)
  }
}

/// The phases of a motion as they are worked out, one after the other.
private struct Plan {
  let bounds: ScrollBounds
  let style: ScrollMotion.Style
  var legs: [ScrollMotion.Leg] = []

  private var now: Double { legs.last?.end ?? 0 }

  mutating func release(offset: Double, velocity: Double) {
    let bound = bounds.clamp(offset)
    let excess = offset - bound
    guard excess != 0, let bounce = style.bounce else {
      if velocity.magnitude >= max(style.minimumSpeed, 0), velocity != 0 {
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

  /// Slows down until it stops or a bound is in the way.
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
