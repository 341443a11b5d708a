import PantomimeGestures

/// The motion of a sheet, from the finger's first move until the sheet is at rest.
struct SheetMotion {
  private var tracker = VelocityTracker(estimator: .scrollView)
  private let band: RubberBand
  private let list: Deceleration
  private let spring: SpringCurve

  init(height: Double) throws(OptionError) {
    band = try RubberBand(dimension: height)
    list = try Deceleration(rate: Deceleration.normal.rate)
    spring = try SpringCurve(duration: 0.5, bounce: 0.2)
  }

  mutating func touchBegan() { tracker.restart() }

  /// Returns the position of the sheet, which resists above 0; `timestamp` is that of the touch.
  mutating func touchMoved(to y: Double, timestamp: Double) -> Double {
    tracker.add(Point2D(y: y), at: Instant(seconds: timestamp))
    return y < 0 ? -band.shown(-y) : y
  }

  /// Returns the velocity at lift-off, and the distance that a list would scroll.
  func touchEnded() -> (velocity: Double, distance: Double) {
    let velocity = tracker.velocity().dy
    return (velocity, list.projection(velocity))
  }

  /// Returns the position and the velocity of the spring, from 0 to 1, or `nil` at rest.
  func settling(at time: Double) -> (position: Double, velocity: Double)? {
    time < spring.settlingDuration ? (spring.value(at: time), spring.velocity(at: time)) : nil
  }
}
