extension Spring {
  /// The first time after the release at which the velocity is zero, and the progress at that time.
  ///
  /// For an oscillating spring that is released from rest, this extremum is the peak, 1 +
  /// e^(−πζ/√(1 − ζ²)) at π/ω_d (T38). The value is `nil` for a spring that never reverses: a
  /// critical or overdamped spring, unless its velocity is away from the target or high enough to
  /// pass it (T34).
  public var firstExtremum: (time: Double, value: Double)? {
    guard let time = firstTurn, time < 1e300 else { return nil }
    return (time, value(at: time))
  }

  /// Returns, in order, the times between 0 and a duration, both excluded, at which the spring
  /// reverses.
  ///
  /// An oscillating spring reverses every half period; if it oscillates forever, only the first
  /// reversals are listed.
  package func turns(within duration: Double) -> [Double] {
    guard let first = firstTurn, first < duration else { return [] }
    guard regime == .underDamped else { return [first] }
    let half = Elementary.pi / dampedFrequency
    var turns: [Double] = []
    while turns.count < Spring.mostTurns {
      let time = first + Double(turns.count) * half
      guard time < duration else { break }
      turns.append(time)
    }
    return turns
  }

  /// The maximum number of listed reversals.
  ///
  /// The number is our choice: after that many reversals, either the remaining oscillation is
  /// negligible, or the spring hardly ever settles.
  private static var mostTurns: Int { 4_096 }

  private var firstTurn: Double? {
    let v = initialVelocity
    if regime == .underDamped {
      // Solves v·cos θ + K·sin θ = 0 for the first θ above 0.
      let k = (frequency * frequency - decayRate * v) / dampedFrequency
      let angle = Elementary.atan2(-v, k)
      return (angle > 0 ? angle : angle + Elementary.pi) / dampedFrequency
    }
    // The slopes of the slower and the faster decay cancel when the ratio of the two decays is 1 +
    // x.
    let lead = fastRate * (slowRate - v)
    guard v != 0, lead != 0 else { return nil }
    let x = 2 * dampedFrequency * v / lead
    guard x > -1 else { return nil }
    let time = x == 0 ? -v / lead : -Elementary.log1p(x) / (2 * dampedFrequency)
    return time > 0 ? time : nil
  }

  /// Returns the first time in 0 … `duration` at which progress equals `progress`, in seconds.
  ///
  /// The result is `nil` if progress never equals that value; a critical spring, for example,
  /// doesn't quite reach 1. Progress is monotonic between two reversals, and after the second
  /// reversal it only repeats earlier values, so the result is before the second reversal. It is
  /// found by bisection, to the last bit.
  public func firstTime(reaching progress: Double, within duration: Double) -> Double? {
    let (time, isReached) = firstApproach(to: progress, within: duration)
    return isReached ? time : nil
  }

  /// Returns the first time in 0 … `duration` at which progress comes nearest to `progress`.
  ///
  /// The result is the first time at which progress equals the value; if it never does, the result
  /// is the time of the peak, the trough, or the end. NaN counts as 0.
  public func firstTime(nearest progress: Double, within duration: Double) -> Double {
    firstApproach(to: progress, within: duration).time
  }

  private func firstApproach(
    to progress: Double, within duration: Double
  ) -> (time: Double, isReached: Bool) {
    guard !progress.isNaN, duration > 0, progress != 0 else { return (0, progress == 0) }
    let end = min(duration, 1e300)
    var turns = (first: end, second: end)
    if let first = firstTurn, first < end {
      turns.first = first
      if regime == .underDamped { turns.second = min(first + Elementary.pi / dampedFrequency, end) }
    }
    var start = (time: 0.0, value: 0.0)
    // A progress value that is never reached lies above, or below, all values that are reached.
    var nearest = start
    for time in [turns.first, turns.second, end] where time > start.time {
      let value = value(at: time)
      if progress == value || (progress > start.value) != (progress > value) {
        let rises = value > start.value
        return (crossing(of: progress, from: start.time, to: time, rising: rises), true)
      }
      if progress > 0 ? value > nearest.value : value < nearest.value {
        nearest = (time, value)
      }
      start = (time, value)
    }
    return (nearest.time, false)
  }

  /// Returns the time at which progress crosses a value, given two times between which progress is
  /// monotonic.
  private func crossing(
    of progress: Double, from start: Double, to end: Double, rising: Bool
  ) -> Double {
    var low = start
    var high = end
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (value(at: middle) < progress) == rising { low = middle } else { high = middle }
    }
    return high
  }
}
