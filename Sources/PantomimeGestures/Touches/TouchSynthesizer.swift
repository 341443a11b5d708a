/// A finger's path, from which to synthesize the touches that a screen would deliver.
///
/// The finger touches down, moves, optionally rests, and lifts; a resting finger produces no
/// touches (G53, G234). The same options always produce the same stream.
public struct TouchSynthesizer: Sendable, Hashable {
  /// The speed profile of the finger (G219); the raw value is its name.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// Constant speed.
    case even
    /// From rest to rest, with the smallest possible jerk: 10u³ − 15u⁴ + 6u⁵.
    case smooth
    /// Accelerating until lift-off: u², which ends at twice the average speed.
    case release

    /// Returns the fraction of the path covered at a fraction of the time.
    func done(_ u: Double) -> Double {
      switch self {
      case .even: u
      case .smooth: u * u * u * (10 + u * (6 * u - 15))
      case .release: u * u
      }
    }
  }

  /// The finger's number.
  public var id = 1
  /// The touch-down location, in screen points.
  public var start: Point
  /// The displacement at lift-off, in points.
  public var translation: Vector
  /// The number of seconds for which the finger moves.
  public var duration: Double
  /// The number of seconds for which the finger rests before it lifts.
  public var hold = 0.0
  /// The speed profile.
  public var shape = Shape.even
  /// The required velocity estimate at lift-off, in points per second, or `nil` for no requirement.
  public var velocity: Vector?
  /// The estimator that must yield that velocity.
  public var estimator = VelocityEstimator.twoSegment
  /// The sampling rate of the screen, per second; 1 … 1000 (G206, G209).
  public var rate = 60
  /// The maximum number of seconds by which a sample is early or late; its location is that of the
  /// finger at the changed instant.
  public var jitter = 0.0
  /// The number of samples that are delivered as one event, with the location of the last one
  /// (G206).
  public var coalescing = 1
  /// The fraction of the samples that are lost; the last sample of the path is never lost.
  public var dropped = 0.0
  /// The fraction of the events that are late: they keep their location, but are delivered when the
  /// next event is due, and replace it.
  public var late = 0.0
  /// The seed for random jitter, loss, and lateness.
  public var seed: UInt64 = 0

  /// The maximum number of samples of a path; our choice.
  public static let maximumSampleCount = 100_000

  /// Creates a movement at constant speed, in points and seconds.
  public init(from start: Point, by translation: Vector, over duration: Double) {
    self.start = start
    self.translation = translation
    self.duration = duration
  }

  /// The time from touch-down to lift-off, in seconds.
  ///
  /// Without a rest, the finger lifts in a separate event at the instant of the last move, so a
  /// drag over 0.3 s takes 0.3 s. Real screens report the lift-off about 15 ms after the last move
  /// (G213); a rest of that length has the same effect.
  public var length: Double { duration + hold }

  /// Returns the touches, starting at an instant.
  ///
  /// The last touch repeats the location of the one before it (G213), and may have the same
  /// instant. Each instant is computed from the start, so rounding errors don't accumulate.
  ///
  /// - Throws: `TouchSynthesisError` if the options are invalid or the requested velocity is
  ///   unreachable.
  public func stream(from begin: Instant = .zero) throws(TouchSynthesisError) -> TouchStream {
    try check()
    let plan = TouchPlan(self)
    let bend = try bend(plan)
    var touches = [TimedTouch(.zero, Touch(.down, id: id, at: start))]
    touches.reserveCapacity(plan.events.count + 2)
    var last = start
    for event in plan.events {
      let place = place(at: event.share, bend)
      if place == last { continue }
      touches.append(TimedTouch(event.time, Touch(.move, id: id, at: place)))
      last = place
    }
    touches.append(TimedTouch(plan.up, Touch(.up, id: id, at: last)))
    return TouchStream(touches).shifted(by: begin)
  }

  /// Returns the location of the finger at a fraction of the time.
  func place(at share: Double, _ bend: Bend) -> Point {
    let done = shape.done(share)
    let more = bend.addition(share)
    return Point(
      x: start.x + translation.dx * done + more.dx, y: start.y + translation.dy * done + more.dy)
  }

  private func check() throws(TouchSynthesisError) {
    let half = 0.5 / Double(max(1, rate))
    let limits: [(name: String, value: Double, isAllowed: Bool, allowed: String)] = [
      ("rate", Double(rate), (1...1000).contains(rate), "1 to 1000 samples per second"),
      ("over", duration, duration > 0 && duration <= 3600, "more than 0, up to 3600 seconds"),
      ("hold", hold, hold >= 0 && hold <= 3600, "0 to 3600 seconds"),
      ("x", start.x, start.x.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("y", start.y, start.y.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("dx", translation.dx, translation.dx.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("dy", translation.dy, translation.dy.magnitude <= 1e6, "-1000000 to 1000000 points"),
      (
        "jitter", jitter, jitter >= 0 && jitter < half,
        "at least 0, and less than half of the time between samples"
      ),
      ("coalesce", Double(coalescing), (1...1000).contains(coalescing), "1 to 1000 samples"),
      ("drop", dropped, dropped >= 0 && dropped <= 1, "a fraction from 0 to 1"),
      ("late", late, late >= 0 && late <= 1, "a fraction from 0 to 1"),
    ]
    for limit in limits where !limit.isAllowed {
      throw .outOfRange(OutOfRange(limit.name, limit.value, allowed: limit.allowed))
    }
    if let velocity {
      for part in [velocity.dx, velocity.dy] where !(part.magnitude <= 1e6) {
        throw .outOfRange(OutOfRange("velocity", part, allowed: "-1000000 to 1000000 pt/s"))
      }
    }
    guard duration * Double(rate) <= Double(Self.maximumSampleCount) else {
      throw .tooManySamples(most: Self.maximumSampleCount)
    }
  }
}

/// The reason why touches can't be synthesized.
public enum TouchSynthesisError: Error, Sendable, Hashable {
  /// A number is out of range.
  case outOfRange(OutOfRange)
  /// A path of that duration at that rate would take more samples than allowed.
  case tooManySamples(most: Int)
  /// There are too few samples for the velocity to be changed; the values are their number and the
  /// velocity that they yield.
  case tooFewSamples(Int, made: Vector)
  /// The rest before lift-off makes every velocity zero; the values are the length of the rest and
  /// the limit, in seconds.
  case stale(rest: Double, limit: Double)
  /// The estimator treats such a slow finger as resting; the value is the velocity that it yields.
  case tooSlow(made: Vector)
  /// No correction of the path yields the velocity; the value is the nearest velocity found.
  case unreachable(nearest: Vector)
}
