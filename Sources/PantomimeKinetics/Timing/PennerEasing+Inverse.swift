extension PennerEasing: TurningCurve {
  /// Returns the first fraction of the time at which progress equals `progress` or comes nearest to
  /// it (A72).
  ///
  /// If progress never equals the given value, the result is the first fraction at which it comes
  /// nearest: for a rising formula, 0 if the value is below 0, and 1 if it is above 1. For a value
  /// that a jump of expo or elastic skips, the result is the instant of the jump. NaN counts as 0.
  public func inverse(of progress: Double) -> Double {
    firstFraction(of: progress)
  }

  /// Whether progress never decreases, never exceeds 1, and reaches 1 without a final jump.
  var risesSteadily: Bool {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .circ: true
    // The formula jumps at its fast end (T110).
    case .expo: direction == .easeIn
    case .back, .elastic, .bounce: false
    }
  }

  /// The fractions at which progress reverses, in order.
  var turns: [Double] {
    switch direction {
    case .easeIn: return turns(ofBoth: false)
    case .easeOut: return turns(ofBoth: false).reversed().map { 1 - $0 }
    case .easeInOut:
      let early = turns(ofBoth: true).map { $0 / 2 }
      return early + early.reversed().map { 1 - $0 }
    }
  }

  /// Returns the reversals of the formula that is slow at the start, or those of the first half of
  /// the formula that is slow at both ends.
  private func turns(ofBoth isBoth: Bool) -> [Double] {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ: return []
    case .back:
      let s = isBoth ? Self.overshootOfBoth : Self.overshoot
      return [2 * s / (3 * (s + 1))]
    case .elastic:
      // The reversals are half a period of the sine apart; in addition, the formula jumps at its
      // start.
      let (end, period) = isBoth ? (11.125, 4.5) : (10.75, 3)
      let rate = 2 * Elementary.pi / period
      let last = end - Elementary.atan2(10 * rate, Self.expoRate) / rate
      let swings = (-7...1).map { (last + Double($0) * period / 2) / 10 }
      return [.leastNormalMagnitude] + swings.filter { $0 > 0 && $0 < 1 }
    case .bounce: return [2.625, 2.5, 2.25, 2, 1.5, 1].map { 1 - $0 / 2.75 }
    }
  }
}
