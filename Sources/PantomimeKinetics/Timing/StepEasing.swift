/// An easing whose progress changes in equal jumps, like CSS's `steps()`.
public struct StepEasing: Sendable, Hashable {
  /// The instants at which progress jumps, relative to the intervals.
  public enum Jump: String, Sendable, Hashable, CaseIterable {
    /// At the start of each interval, so the first jump is immediate.
    case start
    /// At the end of each interval, so the last jump is at the end (CSS's default).
    case end
    /// At neither end of the time: progress is 0 in the first interval and 1 in the last one.
    case none
    /// At both ends of the time.
    case both
  }

  /// The number of intervals, at least 1, or at least 2 with `none`.
  package let count: Int
  /// The instants at which progress jumps, relative to the intervals.
  package let jump: Jump

  /// Creates an easing with a number of equal intervals.
  ///
  /// - Throws: `OptionError` for fewer than 1 interval (2 with `none`) or more than a million.
  public init(_ count: Int, jump: Jump = .end) throws(OptionError) {
    let least = jump == .none ? 2 : 1
    guard (least...1_000_000).contains(count) else {
      throw OptionError("steps", Double(count), allowed: "\(least) to 1000000")
    }
    self.count = count
    self.jump = jump
  }

  /// The number of jumps, which are of equal height.
  private var jumps: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count + 1)
    }
  }

  /// The number of jumps at the very start.
  private var early: Double { jump == .start || jump == .both ? 1 : 0 }

  /// Returns the progress at a fraction of the time: 0 before the start, 1 after the end.
  ///
  /// At the instant of a jump, the result is the later value. NaN counts as before the start.
  package func value(at fraction: Double) -> Double {
    guard fraction >= 0 else { return 0 }
    guard fraction <= 1 else { return 1 }
    var passed = Double(Int(fraction * Double(count)))
    // The boundaries between intervals are the quotients k/n. Close to a boundary, the product may
    // have been rounded to the wrong side of it.
    if (passed + 1) / Double(count) <= fraction { passed += 1 }
    if passed / Double(count) > fraction { passed -= 1 }
    return min(passed + early, jumps) / jumps
  }

  /// Returns the first fraction of the time at which progress is at least `progress`, or 1 if
  /// `progress` is above 1, or 0 if it is below 0 or NaN.
  package func inverse(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else {
      return min((jumps - early) / Double(count), 1)
    }
    // The search starts one interval lower, so that rounding can't skip an interval.
    var passed = max(Double(Int(progress * jumps)) - early - 1, 0)
    while passed < Double(count), value(at: passed / Double(count)) < progress { passed += 1 }
    return passed / Double(count)
  }
}
