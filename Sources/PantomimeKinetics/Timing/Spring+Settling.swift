/// When a spring counts as settled; there are several notions, tens of per cent apart (T44).
extension Spring {
  /// Core Animation's settling duration, in seconds: the run time of a spring given by its mass,
  /// stiffness and damping (A180, T56).
  ///
  /// Under-damped: when the bound (1 + |B|)·e^(−βt) of the swing falls to 0.001 (T45, A193).
  /// Otherwise: the first multiple of 0.1 s, made by repeated addition, from which on less than
  /// 0.001 is left (T46, A194; *from which on* where a fast release makes the spring pass the
  /// target, our choice). Undamped: the largest finite number (A195).
  public var settlingDuration: Double {
    guard decayRate > 0 else { return .greatestFiniteMagnitude }
    if regime == .underDamped {
      let bound = 1 + (decayRate - initialVelocity).magnitude / dampedFrequency
      return max(Elementary.log(bound / 0.001) / decayRate, 0)
    }
    let settled = timeWithin(0.001)
    // Beyond a quarter of an hour nobody counts tenths; the sum would only cost time.
    guard settled < 1024 else { return settled }
    var multiple = 0.0
    while multiple < settled { multiple += 0.1 }
    return multiple
  }

  /// The time from which on the distance from the target stays below a tolerance, in seconds: the
  /// second notion of T44.
  ///
  /// The tolerance is a share of the whole distance; one that is not above 0 is never met, nor is
  /// any by a spring that is not damped, and the answer then is the largest finite number.
  public func timeWithin(_ tolerance: Double) -> Double {
    guard tolerance > 0, decayRate > 0 else { return .greatestFiniteMagnitude }
    // After a turn outside the tolerance the last way in begins at one of the turns.
    if let turn = firstExtremum {
      let excess = (turn.value - 1).magnitude
      if excess < tolerance { return lastTime(outside: tolerance, from: 0, to: turn.time) }
      if regime != .underDamped { return lastTime(outside: tolerance, from: turn.time) }
      // Each half swing is smaller than the one before by one factor.
      let halfPeriod = Elementary.pi / dampedFrequency
      let swings = Elementary.floor(Elementary.log(excess / tolerance) / (decayRate * halfPeriod))
      let start = turn.time + swings * halfPeriod
      return lastTime(outside: tolerance, from: start, to: start + halfPeriod)
    }
    return lastTime(outside: tolerance, from: 0)
  }

  /// Where, after a time from which progress only comes nearer, the distance passes a tolerance.
  private func lastTime(outside tolerance: Double, from start: Double) -> Double {
    var end = start + 1 / slowRate
    while (value(at: end) - 1).magnitude >= tolerance, end < .infinity {
      end = start + (end - start) * 2
    }
    return lastTime(outside: tolerance, from: start, to: end)
  }

  /// Where, between two times, the distance from the target falls through a tolerance.
  ///
  /// Progress must only rise or only fall between the two, and be within the tolerance at the
  /// second; that it may pass the target in between is why the side counts.
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
