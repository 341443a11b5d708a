/// A finger's way, from which the touches are made that a screen would have delivered.
///
/// The finger comes down, moves, perhaps rests, and lifts; a resting finger makes no touches (G53,
/// G234). The same options always make the same stream.
public struct MadeTouches: Sendable, Hashable {
  /// How the finger's speed is spread over its way (G219); the raw value is its name.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// The same speed all the way.
    case even
    /// From rest to rest with the least jerk: 10u³ − 15u⁴ + 6u⁵.
    case smooth
    /// Faster and faster until the lift: u², so that it ends at twice the average speed.
    case release

    /// The share of the way done after a share of the time.
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
  /// Where it comes down, in points of the screen.
  public var start: Point
  /// The way to where it lifts, in points.
  public var translation: Vector
  /// The seconds it moves.
  public var duration: Double
  /// The seconds it rests before it lifts.
  public var hold = 0.0
  /// How its speed is spread.
  public var shape = Shape.even
  /// The velocity to be estimated as it lifts, in points per second; `nil` for whatever comes.
  public var velocity: Vector?
  /// What will estimate that velocity.
  public var estimator = VelocityEstimator.twoSegment
  /// How often the screen samples the finger in a second; 1 … 1000 (G206, G209).
  public var rate = 60
  /// The most seconds by which a sample is early or late; the finger is where it is at that instant.
  public var jitter = 0.0
  /// How many samples are delivered as one event, with the place of the last of them (G206).
  public var coalescing = 1
  /// The share of the samples that get lost; never that of the place where the finger lifts.
  public var dropped = 0.0
  /// The share of the events that come when the next is due, and in its stead, with their old place.
  public var late = 0.0
  /// What the chances of jitter, loss and lateness follow from.
  public var seed: UInt64 = 0

  /// The most samples that are made of one way; our choice.
  public static let mostSamples = 100_000

  /// Describes an even movement, in points and seconds.
  public init(from start: Point, by translation: Vector, over duration: Double) {
    self.start = start
    self.translation = translation
    self.duration = duration
  }

  /// The time from touch-down to lift-off, in seconds.
  ///
  /// Without a rest the finger lifts in an event of its own at the instant of the last move, so that
  /// a drag over 0.3 s takes 0.3 s; screens report it some 15 ms later (G213), as a rest of that
  /// length does.
  public var length: Double { duration + hold }

  /// Makes the touches, the first at an instant.
  ///
  /// The last of them repeats the place before it (G213), and may have its instant. Instants are
  /// computed, never summed.
  ///
  /// - Throws: `MadeTouchesProblem`, also if the velocity asked for cannot be had.
  public func stream(from begin: Instant = .zero) throws(MadeTouchesProblem) -> TouchStream {
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

  /// Where the finger is after a share of its time.
  func place(at share: Double, _ bend: Bend) -> Point {
    let done = shape.done(share)
    let more = bend.addition(share)
    return Point(
      x: start.x + translation.dx * done + more.dx, y: start.y + translation.dy * done + more.dy)
  }

  private func check() throws(MadeTouchesProblem) {
    let half = 0.5 / Double(max(1, rate))
    let limits: [(name: String, value: Double, isAllowed: Bool, allowed: String)] = [
      ("rate", Double(rate), (1...1000).contains(rate), "1 to 1000 samples per second"),
      ("over", duration, duration > 0 && duration <= 3600, "more than 0, up to 3600 seconds"),
      ("hold", hold, hold >= 0 && hold <= 3600, "0 to 3600 seconds"),
      ("x", start.x, start.x.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("y", start.y, start.y.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("dx", translation.dx, translation.dx.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("dy", translation.dy, translation.dy.magnitude <= 1e6, "-1000000 to 1000000 points"),
      ("jitter", jitter, jitter >= 0 && jitter < half, "0 to less than half a sample's time"),
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
    guard duration * Double(rate) <= Double(Self.mostSamples) else {
      throw .tooManySamples(most: Self.mostSamples)
    }
  }
}

/// Why touches cannot be made.
public enum MadeTouchesProblem: Error, Sendable, Equatable {
  /// A number is not allowed.
  case outOfRange(OutOfRange)
  /// So long a way at that rate would be more samples than are made.
  case tooManySamples(most: Int)
  /// So few samples leave no choice of the velocity; what they make.
  case tooFewSamples(Int, made: Vector)
  /// The rest before the lift makes every velocity zero, in seconds.
  case stale(rest: Double, limit: Double)
  /// The estimator takes so slow a finger for one that rests.
  case tooSlow(made: Vector)
  /// No bend of the way makes that velocity; the nearest that was found.
  case unreachable(nearest: Vector)
}
