extension PennerEasing: TurningCurve {
  /// The first fraction of the time at which progress is `progress`, or comes nearest to it (A72).
  ///
  /// A progress that is never shown gives the first of the fractions nearest to it: 0 below a rising
  /// formula, 1 above. One inside a jump of expo or elastic gives the moment of the jump. What is not
  /// a number counts as 0.
  public func inverse(of progress: Double) -> Double {
    firstFraction(of: progress)
  }

  /// Whether progress never falls nor passes 1 on its way, and arrives there without a last leap.
  var risesSteadily: Bool {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .circ: true
    // The formula jumps at its fast end (T110).
    case .expo: direction == .easeIn
    case .back, .elastic, .bounce: false
    }
  }

  /// The fractions at which progress turns round, in order.
  var turns: [Double] {
    switch direction {
    case .easeIn: return turns(ofBoth: false)
    case .easeOut: return turns(ofBoth: false).reversed().map { 1 - $0 }
    case .easeInOut:
      let early = turns(ofBoth: true).map { $0 / 2 }
      return early + early.reversed().map { 1 - $0 }
    }
  }

  /// The turns of the formula that is slow at the start, or of what one slow at both ends runs
  /// through first.
  private func turns(ofBoth isBoth: Bool) -> [Double] {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ: return []
    case .back:
      let s = isBoth ? Self.overshootOfBoth : Self.overshoot
      return [2 * s / (3 * (s + 1))]
    case .elastic:
      // Half a period of the sine lies between two turns; it jumps as it sets out.
      let (end, period) = isBoth ? (11.125, 4.5) : (10.75, 3)
      let rate = 2 * Elementary.pi / period
      let last = end - Elementary.atan2(10 * rate, Self.expoRate) / rate
      let swings = (-7...1).map { (last + Double($0) * period / 2) / 10 }
      return [.leastNormalMagnitude] + swings.filter { $0 > 0 && $0 < 1 }
    case .bounce: return [2.625, 2.5, 2.25, 2, 1.5, 1].map { 1 - $0 / 2.75 }
    }
  }
}
