/// The criteria for a spring to be settled; there are several, whose results differ by tens of
/// percent (T44).
extension Spring {
  /// Core Animation's settling duration, in seconds: the run time of a spring given by its mass,
  /// stiffness and damping (A180, T56).
  ///
  /// Underdamped: when the bound (1 + |B|)·e^(−βt) of the oscillation falls to 0.001 (T45, A193).
  /// Otherwise: the first multiple of 0.1 s, computed by repeated addition, from which on less than
  /// 0.001 is left (T46, A194; *from which on* if a fast release makes the spring pass the target,
  /// our choice). Undamped: the largest finite number (A195).
  public var settlingDuration: Double {
    guard decayRate > 0 else { return .greatestFiniteMagnitude }
    if regime == .underDamped {
      let bound = 1 + (decayRate - initialVelocity).magnitude / dampedFrequency
      return max(Elementary.log(bound / 0.001) / decayRate, 0)
    }
    let settled = timeWithin(0.001)
    // Beyond a quarter of an hour, tenths don't matter; the sum would only cost time.
    guard settled < 1024 else { return settled }
    var multiple = 0.0
    while multiple < settled { multiple += 0.1 }
    return multiple
  }

  /// Returns the time from which on the distance from the target stays below a tolerance, in
  /// seconds: the second criterion of T44.
  ///
  /// The tolerance is a fraction of the whole distance; one that is not above 0 is never met, nor
  /// is any by a spring that is not damped, and the result then is the largest finite number.
  public func timeWithin(_ tolerance: Double) -> Double {
    guard tolerance > 0, decayRate > 0 else { return .greatestFiniteMagnitude }
    // After a reversal outside the tolerance, the last approach begins at one of the reversals.
    if let turn = firstExtremum {
      let excess = (turn.value - 1).magnitude
      if excess < tolerance { return lastTime(outside: tolerance, from: 0, to: turn.time) }
      if regime != .underDamped { return lastTime(outside: tolerance, from: turn.time) }
      // Each half-oscillation is smaller than the one before by a constant factor.
      let halfPeriod = Elementary.pi / dampedFrequency
      let swings = Elementary.floor(Elementary.log(excess / tolerance) / (decayRate * halfPeriod))
      let start = turn.time + swings * halfPeriod
      return lastTime(outside: tolerance, from: start, to: start + halfPeriod)
    }
    return lastTime(outside: tolerance, from: 0)
  }

  /// Returns where, after a time from which progress only approaches, the distance crosses a
  /// tolerance.
  private func lastTime(outside tolerance: Double, from start: Double) -> Double {
    var end = start + 1 / slowRate
    while (value(at: end) - 1).magnitude >= tolerance, end < .infinity {
      end = start + (end - start) * 2
    }
    return lastTime(outside: tolerance, from: start, to: end)
  }

  /// Returns where, between two times, the distance from the target falls below a tolerance.
  ///
  /// Progress must be monotonic between the two, and be within the tolerance at the second; the
  /// side counts because it may pass the target in between.
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
