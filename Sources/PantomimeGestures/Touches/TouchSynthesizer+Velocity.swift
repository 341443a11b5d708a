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
  /// finger adds none (G53).
  private func measure(_ plan: TouchPlan, _ bend: Bend) -> Vector {
    var tracker = VelocityTracker(estimator: estimator)
    tracker.add(.zero, at: .zero)
    var last = start
    for event in plan.events {
      let place = place(at: event.share, bend)
      if place == last { continue }
      tracker.add(Vector(dx: place.x - start.x, dy: place.y - start.y), at: event.time)
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
