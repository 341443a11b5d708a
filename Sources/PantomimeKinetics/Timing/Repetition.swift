/// The repetition of a view animation, as in Core Animation's `repeatCount` and `autoreverses` (T83,
/// T84).
public struct Repetition: Sendable, Hashable {
  /// The number of cycles, which may be fractional; infinity repeats forever.
  public let count: Double
  /// A Boolean value that indicates whether a backward pass follows each forward pass; a cycle then
  /// consists of both.
  package let autoreverses: Bool

  /// Creates a repetition.
  ///
  /// - Throws: `OptionError` if the count isn't greater than 0.
  public init(count: Double = 1, autoreverses: Bool = false) throws(OptionError) {
    guard count > 0 else { throw OptionError("count", count, allowed: "more than 0") }
    (self.count, self.autoreverses) = (count, autoreverses)
  }

  /// A repetition that never ends.
  public static let forever = Repetition(unchecked: .infinity)

  private init(unchecked count: Double) { (self.count, autoreverses) = (count, false) }

  /// A Boolean value that indicates whether the animation repeats forever.
  package var isEndless: Bool { count == .infinity }

  /// Returns the time that all cycles take, in seconds; a repetition that never ends takes as long
  /// as the longest run.
  ///
  /// - Throws: `OptionError` if an endless repetition has no duration, or if the cycles take too
  ///   long.
  package func wholeDuration(pass duration: Double) throws(OptionError) -> Double {
    guard !isEndless else {
      guard duration > 0 else {
        throw OptionError("duration", duration, allowed: "more than 0 if it repeats forever")
      }
      return Self.longest
    }
    let whole = duration * (autoreverses ? 2 : 1) * count
    guard whole < Self.longest else {
      throw OptionError("repeat", count, allowed: "a count whose cycles take less than 5e8 seconds")
    }
    return whole
  }

  /// The time of an endless repetition, in seconds; our choice.
  private static let longest = Timing.longest / 2
}

/// A curve that is passed through repeatedly.
struct RepeatedShape: TimingShape {
  private let curve: TimingCurve
  private let timing: MediaTiming
  /// The time that all cycles take, in seconds.
  private let whole: Double

  init(_ curve: TimingCurve, _ repetition: Repetition, pass duration: Double, whole: Double) {
    self.curve = curve
    self.whole = whole
    var timing = MediaTiming(duration: duration, repeatCount: repetition.count)
    timing.autoreverses = repetition.autoreverses
    timing.fillMode = .both
    self.timing = timing
  }

  func value(at time: Double) -> Double {
    // At the end, the fraction is that of the end of the last cycle (T85).
    let local = time >= 1 ? Double.greatestFiniteMagnitude : max(time, 0) * whole
    let fraction = timing.playback(atLocal: local, isRemoved: false).fraction ?? 0
    return curve.progress(at: fraction)
  }

  func slope(at time: Double) -> Double {
    guard (0..<1).contains(time), timing.duration > 0,
      let fraction = timing.playback(atLocal: time * whole, isRemoved: false).fraction
    else { return 0 }
    let rest = time * whole / timing.duration
    let isBack = timing.autoreverses && Elementary.floor(rest / 2) * 2 + 1 <= rest
    return curve.slope(at: fraction) * (isBack ? -whole : whole) / timing.duration
  }

  func time(at progress: Double) -> Double {
    whole > 0 ? min(curve.time(at: progress) * timing.duration / whole, 1) : 1
  }

  var ends: (first: Double, last: Double) { (curve.ends.first, value(at: 1)) }

  var risesSteadily: Bool { false }

  var bends: (turns: [Double], leaps: [Double])? {
    guard timing.duration > 0, whole / timing.duration <= Self.mostPasses,
      let inner = curve.bends
    else { return nil }
    var (turns, leaps): ([Double], [Double]) = ([], [])
    let share = timing.duration / whole
    var pass = 0.0
    while pass * share < 1 {
      let isBack = timing.autoreverses && Elementary.floor(pass / 2) * 2 != pass
      func place(_ fraction: Double) -> Double {
        (pass + (isBack ? 1 - fraction : fraction)) * share
      }
      turns += inner.turns.map { place($0) }
      leaps += inner.leaps.map { place($0) }
      if timing.autoreverses { turns.append(pass * share) }
      leaps.append(pass * share)
      pass += 1
    }
    leaps.append(1)
    return (turns.filter { $0 <= 1 }.sorted(), leaps.filter { $0 <= 1 }.sorted())
  }

  /// The maximum number of passes whose boundaries are listed; our choice.
  private static var mostPasses: Double { 1_024 }
}
