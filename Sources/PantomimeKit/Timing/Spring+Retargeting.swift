extension Spring {
  /// A velocity in whole distances per second, from one in units per second (A182, A183, T55).
  ///
  /// Positive towards the target. 0 over no distance, where a spring does not move at all (A183,
  /// A186).
  public static func normalized(velocity: Double, from start: Double, to target: Double) -> Double {
    let distance = target - start
    guard distance != 0 else { return 0 }
    let normalized = velocity / distance
    guard !normalized.isNaN else { return 0 }
    return min(max(normalized, -1e100), 1e100)
  }

  /// A velocity in whole distances per second along each axis, which may need a spring each
  /// (A184, A185).
  public static func normalized(
    velocity: Vector, from start: Point, to target: Point
  ) -> Vector {
    Vector(
      dx: normalized(velocity: velocity.dx, from: start.x, to: target.x),
      dy: normalized(velocity: velocity.dy, from: start.y, to: target.y))
  }

  /// The spring that goes on from here to another target, with value and velocity kept (T66).
  ///
  /// `start` and `target` are those of the present flight, `newTarget` that of the next one, all
  /// in the units of the property. Over no distance the velocity is dropped (T55, our choice).
  ///
  /// - Returns: the value from which the new spring starts, and that spring.
  public func retargeted(
    at time: Double, from start: Double, to target: Double, newTarget: Double
  ) -> (start: Double, spring: Spring) {
    let distance = target - start
    let value = start + value(at: time) * distance
    let velocity = Self.normalized(
      velocity: velocity(at: time) * distance, from: value, to: newTarget)
    return (value, Spring(self, initialVelocity: velocity))
  }
}
