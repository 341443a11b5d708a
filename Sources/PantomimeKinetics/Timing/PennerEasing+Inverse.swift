extension PennerEasing: TurningCurve {
  /// Returns the first fraction of the time at which progress equals `progress` or comes nearest to
  /// it (A72).
  ///
  /// For a progress value that is never reached, the result is the first of the nearest fractions:
  /// 0 below a rising formula, 1 above. For a value inside a jump of expo or elastic, it is the
  /// instant of the jump. NaN counts as 0.
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

  /// Returns the reversals of the formula that is slow at the start, or of the first half of the
  /// one that is slow at both ends.
  private func turns(ofBoth isBoth: Bool) -> [Double] {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ: return []
    case .back:
      let s = isBoth ? Self.overshootOfBoth : Self.overshoot
      return [2 * s / (3 * (s + 1))]
    case .elastic:
      // Reversals are half a period of the sine apart, and the formula jumps at its start.
      let (end, period) = isBoth ? (11.125, 4.5) : (10.75, 3)
      let rate = 2 * Elementary.pi / period
      let last = end - Elementary.atan2(10 * rate, Self.expoRate) / rate
      let swings = (-7...1).map { (last + Double($0) * period / 2) / 10 }
      return [.leastNormalMagnitude] + swings.filter { $0 > 0 && $0 < 1 }
    case .bounce: return [2.625, 2.5, 2.25, 2, 1.5, 1].map { 1 - $0 / 2.75 }
    }
  }
}
