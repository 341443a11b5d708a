// Coming to rest on a place that was chosen.

extension ScrollMotion {
  /// Works out the motion to a place chosen at the lift, which is kept within the bounds.
  ///
  /// How the platform gets there is not documented (T127, G199), so this is our choice. Thrown
  /// towards the place, it slows down harder where the place is nearer than its natural rest (the
  /// velocity stays, T127), and is thrown harder where it is farther (the deceleration stays, T127).
  /// Otherwise, and where it pages, a spring takes it there, which never goes beyond; with `springs`
  /// it does in any case. Places are in points, the velocity in points per second.
  public init(
    offset: Double, velocity: Double, landingOn target: Double, springs: Bool = false,
    within bounds: ScrollBounds, style: Style = Style()
  ) {
    self.bounds = bounds
    self.style = style
    let start = style.bounce == nil ? bounds.clamp(offset) : offset.tamed
    let target = bounds.clamp(target)
    self.offset = start
    self.velocity = velocity.tamed
    let way = target - start
    let isThrown =
      !springs && way * self.velocity > 0 && start == bounds.clamp(start)
      && self.velocity.magnitude >= style.minimumSpeed
    let landing = isThrown ? ScrollMotion.landing(way, self.velocity, style) : nil
    let phase =
      landing.map { deceleration, velocity in
        Phase(
          kind: .landing(on: target, deceleration), start: 0,
          duration: deceleration.duration(velocity, until: .distance(style.tolerance)),
          offset: start, velocity: velocity)
      } ?? ScrollMotion.springing(from: start, to: target, self.velocity, style)
    phases = phase.duration > 0 ? [phase] : []
  }

  private static func landing(
    _ way: Double, _ velocity: Double, _ style: Style
  ) -> (Deceleration, Double)? {
    let natural = style.deceleration.distance(velocity)
    if way.magnitude > natural.magnitude {
      return (style.deceleration, style.deceleration.velocity(toCover: way))
    }
    return (try? Deceleration(from: velocity, covering: way)).map { ($0, velocity) }
  }

  private static func springing(
    from start: Double, to target: Double, _ velocity: Double, _ style: Style
  ) -> Phase {
    let spring = style.bounce ?? .standard
    let way = target - start
    // A critically damped spring that is pushed to its target no faster than this never passes it.
    let fastest = way.magnitude * (spring.stiffness / spring.mass).squareRoot()
    let velocity = way > 0 ? min(velocity, fastest) : max(velocity, -fastest)
    let duration =
      way == 0 ? 0 : spring.duration(-way, velocity: velocity, tolerance: style.tolerance)
    return Phase(
      kind: .bouncing(to: target, spring), start: 0, duration: duration, offset: start,
      velocity: velocity)
  }
}
