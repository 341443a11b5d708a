/// The two criteria by which a spring has settled; their results differ by tens of percent (T44).
extension Spring {
  /// Core Animation's settling duration, in seconds, which is the duration of a run with a spring
  /// that is given by its mass, stiffness, and damping (A180, T56).
  ///
  /// For an underdamped spring, it is the time at which the envelope (1 + |B|)·e^(−βt) of the
  /// oscillation falls to 0.001 (T45, A193). For an undamped spring, it is the largest finite
  /// number (A195). Otherwise, it is the first multiple of 0.1 s, computed by repeated addition,
  /// after which the distance stays below 0.001 (T46, A194). If a fast release makes the spring
  /// pass the target, it is our choice that the distance must stay below 0.001, not only fall below
  /// it.
  public var settlingDuration: Double {
    guard decayRate > 0 else { return .greatestFiniteMagnitude }
    if regime == .underDamped {
      let bound = 1 + (decayRate - initialVelocity).magnitude / dampedFrequency
      return max(Elementary.log(bound / 0.001) / decayRate, 0)
    }
    let settled = timeWithin(0.001)
    // Beyond about a quarter of an hour, tenths of a second don't matter, and computing the sum
    // would only take time.
    guard settled < 1024 else { return settled }
    var multiple = 0.0
    while multiple < settled { multiple += 0.1 }
    return multiple
  }

  /// Returns the time, in seconds, after which the distance from the target stays below a
  /// tolerance, the second criterion of T44.
  ///
  /// The tolerance is a fraction of the total distance. If it isn't above 0, or if the spring isn't
  /// damped, the criterion is never met, and the result is the largest finite number.
  public func timeWithin(_ tolerance: Double) -> Double {
    guard tolerance > 0, decayRate > 0 else { return .greatestFiniteMagnitude }
    // If the spring reverses outside the tolerance, its last approach to the target begins at one
    // of the reversals.
    if let turn = firstExtremum {
      let excess = (turn.value - 1).magnitude
      if excess < tolerance { return lastTime(outside: tolerance, from: 0, to: turn.time) }
      if regime != .underDamped { return lastTime(outside: tolerance, from: turn.time) }
      // Each half-oscillation is smaller than the previous one by a constant factor.
      let halfPeriod = Elementary.pi / dampedFrequency
      let swings = Elementary.floor(Elementary.log(excess / tolerance) / (decayRate * halfPeriod))
      let start = turn.time + swings * halfPeriod
      return lastTime(outside: tolerance, from: start, to: start + halfPeriod)
    }
    return lastTime(outside: tolerance, from: 0)
  }

  /// Returns the time at which the distance falls below a tolerance, after a time from which on
  /// progress only approaches the target.
  private func lastTime(outside tolerance: Double, from start: Double) -> Double {
    var end = start + 1 / slowRate
    while (value(at: end) - 1).magnitude >= tolerance, end < .infinity {
      end = start + (end - start) * 2
    }
    return lastTime(outside: tolerance, from: start, to: end)
  }

  /// Returns the time, between two times, at which the distance from the target falls below a
  /// tolerance.
  ///
  /// Progress must be monotonic between the two times, and within the tolerance at the second time.
  /// The distance is measured on the side of the target where progress starts, because progress may
  /// pass the target between the two times.
  private func lastTime(outside tolerance: Double, from start: Double, to end: Double) -> Double {
    let side = value(at: start) < 1 ? -1.0 : 1.0
    var low = start
    var high = end
    guard (value(at: start) - 1) * side >= tolerance else { return start }
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (value(at: middle) - 1) * side >= tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
