/// Progress in equal jumps, as CSS's `steps()` makes it.
public struct StepEasing: Sendable, Equatable {
  /// At which ends of the intervals progress jumps.
  public enum Jump: String, Sendable, Equatable, CaseIterable {
    /// At the start of each: the first jump is at once.
    case start
    /// At the end of each: the last jump is at the end (CSS's default).
    case end
    /// At neither end of the whole: it rests at 0 first and at 1 last.
    case none
    /// At both ends of the whole.
    case both
  }

  /// The number of intervals, at least 1, or 2 with `none`.
  public let count: Int
  /// Where it jumps.
  public let jump: Jump

  /// Steps over a number of equal intervals.
  ///
  /// - Throws: `OutOfRange` for fewer than 1 interval (2 with `none`) or more than a million.
  public init(_ count: Int, jump: Jump = .end) throws(OutOfRange) {
    let least = jump == .none ? 2 : 1
    guard (least...1_000_000).contains(count) else {
      throw OutOfRange("steps", Double(count), allowed: "\(least) to 1000000")
    }
    self.count = count
    self.jump = jump
  }

  /// The number of jumps, each of which is worth as much.
  private var jumps: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count + 1)
    }
  }

  /// The jumps made at the very start.
  private var early: Double { jump == .start || jump == .both ? 1 : 0 }

  /// The progress at a fraction of the time: 0 before the start, 1 after the end.
  ///
  /// At the instant of a jump the later value is shown. What is not a number counts as before.
  public func value(at fraction: Double) -> Double {
    guard fraction >= 0 else { return 0 }
    guard fraction <= 1 else { return 1 }
    var passed = Double(Int(fraction * Double(count)))
    // The borders are the quotients k/n; next to one, the product may be rounded to its other side.
    if (passed + 1) / Double(count) <= fraction { passed += 1 }
    if passed / Double(count) > fraction { passed -= 1 }
    return min(passed + early, jumps) / jumps
  }

  /// The first fraction of the time at which progress is at least `progress`; 1 above 1, and 0
  /// below 0 or for what is not a number.
  public func inverse(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else {
      return min((jumps - early) / Double(count), 1)
    }
    // From near below, so that no rounding skips an interval.
    var passed = max(Double(Int(progress * jumps)) - early - 1, 0)
    while passed < Double(count), value(at: passed / Double(count)) < progress { passed += 1 }
    return passed / Double(count)
  }
}
