// Settling at a chosen offset.

extension ScrollMotion {
  /// Computes the motion to an offset that is chosen at lift-off and clamped to the bounds.
  ///
  /// The platform's motion isn't documented (T127, G199), so this motion is our choice. If the view
  /// is thrown toward the chosen offset, and would settle past it, the view decelerates harder from
  /// the same velocity (T127); if it would settle short of it, the view is thrown faster with the
  /// same deceleration (T127). In all other cases, and with `springs`, as for pages, a spring that
  /// never overshoots moves the view to the offset. Offsets are in points, the velocity in points
  /// per second.
  public init(
    offset: Double, velocity: Double, landingOn target: Double, springs: Bool = false,
    within bounds: ScrollBounds, style: Style = Style()
  ) {
    self.bounds = bounds
    self.style = style
    let start = style.bounce == nil ? bounds.clamp(offset) : offset.sanitized
    let target = bounds.clamp(target)
    self.offset = start
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
