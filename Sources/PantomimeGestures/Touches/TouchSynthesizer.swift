/// A finger's path, from which to synthesize the touches that a screen would deliver.
///
/// The finger touches down, moves, optionally rests, and lifts; a resting finger produces no
/// touches (G53, G234). The same options always produce the same stream.
package struct TouchSynthesizer: Sendable, Hashable {
  /// The speed profile of the finger (G219); the raw value is its name.
  package enum Shape: String, Sendable, Hashable, CaseIterable {
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
  package var id = 1
  /// The touch-down location, in screen points.
  package var start: Point2D
  /// The displacement at lift-off, in points.
  package var translation: Vector
  /// The number of seconds for which the finger moves.
  package var duration: Double
  /// The number of seconds for which the finger rests before it lifts.
  package var hold = 0.0
  /// The time, in seconds, for which the finger rests after touch-down, such as for a long press.
  package var press = 0.0
  /// The speed profile.
  package var shape = Shape.even
  /// The required velocity estimate at lift-off, in points per second, or `nil` for no requirement.
  package var velocity: Vector?
  /// The estimator that must yield that velocity.
  package var estimator = VelocityEstimator.twoSegment
  /// The sampling rate of the screen, per second; 1 … 1000 (G206, G209).
  package var rate = 60
  /// The maximum number of seconds by which a sample is early or late; its location is that of the
  /// finger at the changed instant.
  package var jitter = 0.0
  /// The number of samples that are delivered as one event, with the location of the last one
  /// (G206).
  package var coalescing = 1
  /// The fraction of the samples that are lost; the last sample of the path is never lost.
  package var dropped = 0.0
  /// The fraction of the events that are late: they keep their location, but are delivered when the
  /// next event is due, and replace it.
  package var late = 0.0
  /// The fraction of the moves that are delivered twice, the second time halfway to the next move.
  ///
  /// The last move is never delivered twice. The repetition is our choice.
  package var twice = 0.0
  /// The seed for random jitter, loss, lateness, and repetition.
  package var seed: UInt64 = 0

  /// The maximum number of samples of a path; our choice.
  package static let maximumSampleCount = 100_000

  /// Creates a movement at constant speed, in points and seconds.
  package init(from start: Point2D, by translation: Vector, over duration: Double) {
    self.start = start
    self.translation = translation
    self.duration = duration
  }

  /// The time from touch-down to lift-off, in seconds.
  ///
  /// Without a rest, the finger lifts in a separate event at the instant of the last move, so a
  /// drag over 0.3 s takes 0.3 s. Real screens report the lift-off about 15 ms after the last move
  /// (G213); a rest of that length has the same effect.
  package var length: Double { press + duration + hold }

  /// Returns the touches, starting at an instant.
  ///
  /// The last touch repeats the location of the one before it (G213), and may have the same
  /// instant. Each instant is computed from the start, so rounding errors don't accumulate.
  ///
  /// - Throws: `TouchSynthesisError` if the options are invalid or the requested velocity is
  ///   unreachable.
  package func stream(from begin: Instant = .zero) throws(TouchSynthesisError) -> TouchStream {
    try check()
    let plan = TouchPlan(self)
    let bend = try bend(plan)
    var touches = [TimedTouch(.zero, Touch(.down, id: id, at: start))]
    touches.reserveCapacity(plan.events.count + 2)
    var last = start
    var isMoving = false
    for event in plan.events {
      let place = place(at: event.share, bend)
      if !event.isRepeated { isMoving = place != last }
      if !isMoving { continue }
      touches.append(
        TimedTouch(event.time.advanced(bySeconds: press), Touch(.move, id: id, at: place)))
      last = place
    }
    touches.append(
      TimedTouch(plan.up.advanced(bySeconds: press), Touch(.up, id: id, at: last)))
    return TouchStream(touches).shifted(by: begin)
  }

  /// Returns the location of the finger at a fraction of the time.
  func place(at share: Double, _ bend: Bend) -> Point2D {
    let done = shape.done(share)
    let more = bend.addition(share)
    return Point2D(
      x: start.x + translation.dx * done + more.dx, y: start.y + translation.dy * done + more.dy)
  }

  private func check() throws(TouchSynthesisError) {
    let half = 0.5 / Double(max(1, rate))
    let limits: [(name: String, value: Double, isAllowed: Bool, allowed: String)] = [
      ("rate", Double(rate), (1...1000).contains(rate), "1 to 1000 samples per second"),
      ("over", duration, duration > 0 && duration <= 3600, "more than 0, up to 3600 seconds"),
      ("hold", hold, hold >= 0 && hold <= 3600, "0 to 3600 seconds"),
      ("press", press, press >= 0 && press <= 3600, "0 to 3600 seconds"),
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
      ("twice", twice, twice >= 0 && twice <= 1, "a fraction from 0 to 1"),
    ]
    for limit in limits where !limit.isAllowed {
      throw .outOfRange(OptionError(limit.name, limit.value, allowed: limit.allowed))
    }
    if let velocity {
      for part in [velocity.dx, velocity.dy] where !(part.magnitude <= 1e6) {
        throw .outOfRange(OptionError("velocity", part, allowed: "-1000000 to 1000000 pt/s"))
      }
    }
    guard duration * Double(rate) <= Double(Self.maximumSampleCount) else {
      throw .tooManySamples(most: Self.maximumSampleCount)
    }
  }
}

/// The reason why touches can't be synthesized.
package enum TouchSynthesisError: Error, Sendable, Hashable {
  /// A number is out of range.
  case outOfRange(OptionError)
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

/// The events that deliver a synthesized touch: their instants, and the finger's progress at each
/// event.
struct TouchPlan {
  /// A move of the finger.
  struct Event {
    /// The instant of delivery.
    var time: Instant
    /// The fraction of the finger's moving time after which the finger was at the location that the
    /// event reports.
    var share: Double
    /// Whether the event repeats the location of the one before it.
    var isRepeated = false
  }

  /// The moves, in order; the last one is the end of the path.
  private(set) var events: [Event] = []
  /// The instant at which the finger lifts.
  let up: Instant

  /// Creates the plan for a path whose options are valid.
  init(_ made: TouchSynthesizer) {
    let end = max(Instant(nanoseconds: 1), Instant(clamping: made.duration))
    up = end.advanced(bySeconds: made.hold)
    var samples = TouchPlan.samples(made, until: end)
    if made.dropped > 0 {
      var chance = SeededGenerator(seed: made.seed, index: 1)
      samples = samples.filter { sample in chance.unit() >= made.dropped || sample.share == 1 }
    }
    var taken = 0
    for sample in samples {
      taken += 1
      if taken % made.coalescing == 0 || sample.share == 1 { events.append(sample) }
    }
    if made.late > 0 { delay(made) }
    if made.twice > 0 { repeatSome(made) }
  }

  /// Returns one sample for each sampling period, the last of which is at the end of the path; the
  /// last period may be up to half a period longer or shorter, so that the end is exact (G233; our
  /// choice).
  private static func samples(_ made: TouchSynthesizer, until end: Instant) -> [Event] {
    let count = max(1, Int64((made.duration * Double(made.rate)).rounded()))
    var chance = SeededGenerator(seed: made.seed, index: 0)
    var samples: [Event] = []
    var last = Instant.zero
    for number in 1..<max(2, count) where number < count {
      let due = number * 1_000_000_000 / Int64(made.rate)
      let shift = made.jitter > 0 ? ((2 * chance.unit() - 1) * made.jitter * 1e9).rounded() : 0
      var time = Instant(nanoseconds: due + Int64(shift))
      if time <= last || time >= end { time = Instant(nanoseconds: due) }
      guard time > last, time < end else { continue }
      samples.append(Event(time: time, share: time.seconds / end.seconds))
      last = time
    }
    samples.append(Event(time: end, share: 1))
    return samples
  }

  /// Delays some events until the next event is due, and drops that next event; the last event is
  /// never late.
  private mutating func delay(_ made: TouchSynthesizer) {
    var chance = SeededGenerator(seed: made.seed, index: 2)
    var delivered: [Event] = []
    var index = 0
    while index < events.count {
      var event = events[index]
      let isLate = chance.unit() < made.late
      if isLate, index + 2 < events.count {
        event.time = events[index + 1].time
        index += 1
      }
      delivered.append(event)
      index += 1
    }
    events = delivered
  }

  /// Repeats some events halfway to the next one; the last event isn't repeated.
  private mutating func repeatSome(_ made: TouchSynthesizer) {
    var chance = SeededGenerator(seed: made.seed, index: 3)
    var delivered: [Event] = []
    for (index, event) in events.enumerated() {
      delivered.append(event)
      guard index + 1 < events.count, chance.unit() < made.twice else { continue }
      let (now, next) = (event.time.nanoseconds, events[index + 1].time.nanoseconds)
      let half = now + (next - now) / 2
      if half == now { continue }
      delivered.append(
        Event(time: Instant(nanoseconds: half), share: event.share, isRepeated: true))
    }
    events = delivered
  }
}

/// A correction with which a path ends at another velocity: a multiple of uᵖ (1 − u), which is zero
/// at both ends of the path.
struct Bend {
  var power: Int
  /// The horizontal and vertical amounts, in points.
  var dx: Double
  var dy: Double
  /// A second correction, (u (1 − u))², which is too small to be visible; see `polished`.
  var trim = Vector.zero

  static let none = Bend(power: 1, dx: 0, dy: 0)

  /// Returns the correction at a fraction of the time, for an amount of one point.
  func bump(_ u: Double) -> Double {
    var bump = 1 - u
    for _ in 0..<power { bump *= u }
    return bump
  }

  /// Returns the displacement from the path at a fraction of the time, in points.
  func addition(_ u: Double) -> Vector {
    let bump = bump(u)
    let side = u * (1 - u)
    return Vector(dx: dx * bump + trim.dx * side * side, dy: dy * bump + trim.dy * side * side)
  }
}

extension Bend {
  /// Returns the correction with another amount along one axis.
  fileprivate func with(_ amount: Double, along axis: VectorComponent) -> Bend {
    var bend = self
    switch axis {
    case .x: bend.dx = amount
    case .y: bend.dy = amount
    }
    return bend
  }
}

/// A correction and the resulting velocity.
private struct Attempt {
  var bend: Bend
  var made: Vector
}

/// A component of a vector.
private enum VectorComponent {
  case x, y
}

extension TouchSynthesizer {
  /// The powers to try for a correction; the smallest sufficient correction wins, which is our
  /// choice.
  private static let powers = 1...6

  /// The maximum amount of a correction, in points; our choice.
  private static let largestBend = 1e6

  /// Returns the correction with which the estimator yields the requested velocity at lift-off.
  func bend(_ plan: TouchPlan) throws(TouchSynthesisError) -> Bend {
    guard let velocity else { return .none }
    let plain = measure(plan, .none)
    if isReached(plain, velocity) { return .none }
    var best: Attempt?
    var nearest = plain
    var closest: Attempt?
    for power in Self.powers {
      // Searching takes long, so one correction that requires a search is enough.
      let attempt = solve(plan, velocity, power: power, searches: best == nil)
      if distance(attempt.made, velocity) < distance(nearest, velocity) {
        nearest = attempt.made
        closest = attempt
      }
      guard isReached(attempt.made, velocity) else { continue }
      let size = peak(attempt.bend, plan)
      if size <= Self.largestBend, best.map({ size < peak($0.bend, plan) }) ?? true {
        best = attempt
      }
    }
    if let best { return best.bend }
    // If a component of the velocity is very steep near zero, no floating-point amount may come
    // closer than this.
    if let closest, distance(closest.made, velocity) <= 1e-9 * translation.length / duration {
      return closest.bend
    }
    throw diagnosis(plan, velocity, plain: plain, nearest: nearest)
  }

  /// Returns the velocity estimate at lift-off, from the locations that a tracker keeps; a resting
  /// finger adds none (G53), but a move that is delivered twice adds two.
  private func measure(_ plan: TouchPlan, _ bend: Bend) -> Vector {
    var tracker = VelocityTracker(estimator: estimator)
    tracker.add(.zero, at: .zero)
    var last = start
    var isMoving = false
    for event in plan.events {
      let place = place(at: event.share, bend)
      if !event.isRepeated { isMoving = place != last }
      if !isMoving { continue }
      tracker.add(translation: place - start, at: event.time)
      last = place
    }
    return tracker.velocity(at: plan.up)
  }

  /// Finds the correction with the given power that yields the requested velocity.
  ///
  /// If the velocity is linear in the correction, one step and a few adjustments suffice;
  /// otherwise, the function uses bisection. The result includes the velocity that the correction
  /// yields, which may differ from the requested one.
  private func solve(
    _ plan: TouchPlan, _ asked: Vector, power: Int, searches: Bool = true
  ) -> Attempt {
    // The span is wide enough to avoid speeds close to zero, which some estimators ignore. An axis
    // with neither displacement nor requested velocity isn't corrected.
    let span = reach(asked)
    let dx = translation.dx == 0 && asked.dx == 0 ? 0 : span
    let dy = translation.dy == 0 && asked.dy == 0 ? 0 : span
    let low = measure(plan, Bend(power: power, dx: -dx, dy: -dy))
    let high = measure(plan, Bend(power: power, dx: dx, dy: dy))
    let slope = Vector(
      dx: dx == 0 ? 1 : (high.dx - low.dx) / (2 * dx),
      dy: dy == 0 ? 1 : (high.dy - low.dy) / (2 * dy))
    var bend = Bend(power: power, dx: 0, dy: 0)
    guard slope.dx != 0, slope.dy != 0 else {
      return Attempt(bend: bend, made: measure(plan, bend))
    }
    bend.dx = (asked.dx - low.dx) / slope.dx - dx
    bend.dy = (asked.dy - low.dy) / slope.dy - dy
    var best = Attempt(bend: bend, made: measure(plan, bend))
    for _ in 0..<6 {
      bend.dx += (asked.dx - best.made.dx) / slope.dx
      bend.dy += (asked.dy - best.made.dy) / slope.dy
      let made = measure(plan, bend)
      guard distance(made, asked) < distance(best.made, asked) else { break }
      best = Attempt(bend: bend, made: made)
    }
    if isReached(best.made, asked) || !searches { return best }
    bend = best.bend
    if dx != 0 { bend = halved(plan, asked, bend, .x) }
    if dy != 0 { bend = halved(plan, asked, bend, .y) }
    let halved = Attempt(bend: bend, made: measure(plan, bend))
    return distance(halved.made, asked) < distance(best.made, asked) ? halved : best
  }

  /// Returns the difference between the velocity that a correction yields and the requested one,
  /// along one axis, in points per second.
  private func excess(
    _ plan: TouchPlan, _ asked: Vector, _ bend: Bend, _ axis: VectorComponent
  ) -> Double {
    let made = measure(plan, bend)
    switch axis {
    case .x: return made.dx - asked.dx
    case .y: return made.dy - asked.dy
    }
  }

  /// Returns the correction with the smallest amount along one axis at which the velocity crosses
  /// the requested one, or the given correction if there is no crossing.
  private func halved(
    _ plan: TouchPlan, _ asked: Vector, _ bend: Bend, _ axis: VectorComponent
  ) -> Bend {
    func excess(_ amount: Double) -> Double {
      self.excess(plan, asked, bend.with(amount, along: axis), axis)
    }
    var step = reach(asked) / 256
    var inner = (below: 0.0, above: 0.0)
    let middle = excess(0)
    var signs = (below: middle, above: middle)
    while step <= Self.largestBend {
      let outer = (below: excess(-step), above: excess(step))
      if (outer.above < 0) != (signs.above < 0) {
        return polished(plan, asked, bend.with(root(inner.above, step, excess), along: axis), axis)
      }
      if (outer.below < 0) != (signs.below < 0) {
        return polished(plan, asked, bend.with(root(inner.below, -step, excess), along: axis), axis)
      }
      inner = (-step, step)
      signs = outer
      step *= 2
    }
    return bend
  }

  private func root(_ from: Double, _ to: Double, _ excess: (Double) -> Double) -> Double {
    var from = from
    var to = to
    let isNegative = excess(from) < 0
    for _ in 0..<200 {
      let middle = from + (to - from) / 2
      if middle == from || middle == to { break }
      if (excess(middle) < 0) == isNegative { from = middle } else { to = middle }
    }
    return excess(from).magnitude < excess(to).magnitude ? from : to
  }

  /// Returns the best of the corrections close to a given one.
  ///
  /// If an estimate is computed as a square root, as with the impulse estimator, the velocity as a
  /// function of the amount is so steep near zero that even the nearest floating-point amount may
  /// yield a velocity that is far off. Many corrections differ by less than a millionth of a point,
  /// and only rounding decides which of them yields the requested velocity.
  private func polished(
    _ plan: TouchPlan, _ asked: Vector, _ bend: Bend, _ axis: VectorComponent
  ) -> Bend {
    var best = (bend: bend, excess: excess(plan, asked, bend, axis).magnitude)
    let amount = axis == .x ? bend.dx : bend.dy
    for number in 1...400 where best.excess > 1e-10 * max(1, asked.length) {
      var trimmed = bend
      let trim = Double(number) * 1e-7
      if axis == .x { trimmed.trim.dx = trim } else { trimmed.trim.dy = trim }
      let found = root(amount - 1e-4, amount + 1e-4) { amount in
        excess(plan, asked, trimmed.with(amount, along: axis), axis)
      }
      for side in -8...8 {
        let near = trimmed.with(found + Double(side) * found.ulp, along: axis)
        let excess = excess(plan, asked, near, axis).magnitude
        if excess < best.excess { best = (near, excess) }
      }
    }
    return best.bend
  }

  /// Returns the reason why a velocity is unreachable.
  private func diagnosis(
    _ plan: TouchPlan, _ asked: Vector, plain: Vector, nearest: Vector
  ) -> TouchSynthesisError {
    let rest = plan.up.seconds(since: plan.events.last?.time ?? .zero)
    if let limit = estimator.staleAfter, rest > limit { return .stale(rest: rest, limit: limit) }
    let span = reach(asked)
    var isFree = false
    for power in Self.powers {
      let one = measure(plan, Bend(power: power, dx: span, dy: span))
      let other = measure(plan, Bend(power: power, dx: -span, dy: -span))
      if distance(one, other) > 1e-6 * (1 + one.length) { isFree = true }
    }
    guard isFree else { return .tooFewSamples(plan.events.count + 1, made: plain) }
    if asked.length < 1000 {
      let size = max(asked.length, 1e-100)
      let faster = Vector(dx: asked.dx / size * 1000, dy: asked.dy / size * 1000)
      for power in Self.powers where isReached(solve(plan, faster, power: power).made, faster) {
        return .tooSlow(made: nearest)
      }
    }
    return .unreachable(nearest: nearest)
  }

  /// Returns an amount of correction that changes the velocity by more than the requested speed.
  private func reach(_ asked: Vector) -> Double {
    1000 + 4 * (translation.length + asked.length * duration + 1000 * duration)
  }

  /// Returns the largest displacement, in points, that a correction adds to the location of an
  /// event.
  private func peak(_ bend: Bend, _ plan: TouchPlan) -> Double {
    var peak = 0.0
    for event in plan.events {
      peak = max(peak, bend.bump(event.share) * max(bend.dx.magnitude, bend.dy.magnitude))
    }
    return peak
  }

  /// Returns whether a velocity equals the requested one, to a billionth.
  private func isReached(_ made: Vector, _ asked: Vector) -> Bool {
    distance(made, asked) <= 1e-9 * max(1, asked.length)
  }

  private func distance(_ one: Vector, _ other: Vector) -> Double {
    Vector(dx: one.dx - other.dx, dy: one.dy - other.dy).length
  }
}

extension TouchSynthesisError: CustomStringConvertible {
  /// The reason why the touches are impossible, and the fix.
  package var description: String {
    func text(_ velocity: Vector) -> String {
      "\(Numerals.text(velocity.dx)),\(Numerals.text(velocity.dy)) pt/s"
    }
    return switch self {
    case .outOfRange(let range): range.description
    case .tooManySamples(let most):
      "the path has more than \(most) touches; use a shorter duration, or a lower rate"
    case .tooFewSamples(let count, let velocity):
      "\(count) samples give \(text(velocity)) for any path; use a longer duration, or a higher rate"
    case .stale(let rest, let limit):
      "the velocity is 0 after a rest of \(Numerals.text(rest)) s; rest for at most "
        + "\(Numerals.text(limit)) s"
    case .tooSlow(let velocity):
      "the estimator treats so slow a finger as stationary, which gives \(text(velocity)); use a "
        + "higher velocity"
    case .unreachable(let nearest):
      "no path has this velocity, and the nearest is \(text(nearest)); use a longer duration, or "
        + "another estimator"
    }
  }
}
