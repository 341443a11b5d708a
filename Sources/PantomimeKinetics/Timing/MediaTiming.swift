/// When an animation or a layer runs, how fast and how often: Core Animation's model (T77–T88).
///
/// A plain value: times are in seconds of the parent's time, and nothing runs by itself. Speeds
/// and counts are doubles, not floats as in Core Animation (T79).
public struct MediaTiming: Sendable, Equatable {
  /// What is shown before and after the active time (T86).
  public enum FillMode: String, Sendable, Equatable, CaseIterable {
    /// Nothing.
    case removed
    /// The last value, afterwards.
    case forwards
    /// The first value, beforehand.
    case backwards
    /// Both.
    case both

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
  }

  /// The time of the parent at which it begins, in seconds.
  public var beginTime = 0.0
  /// The length of one pass, in seconds; 0 passes at once (T87).
  public var duration: Double
  /// How much faster than the parent's its time passes; negative backwards (T88).
  public var speed = 1.0
  /// The local time at which it begins, in seconds.
  public var timeOffset = 0.0
  /// How often it is played, fractions allowed; 0, or less, counts as once (T83).
  public var repeatCount: Double
  /// For how long it is repeated, in seconds; 0 for as often as `repeatCount` says (T83).
  public var repeatDuration = 0.0
  /// Whether each pass is followed by one backwards (T84).
  public var autoreverses = false
  /// What is shown outside the active time.
  public var fillMode = FillMode.removed
  /// Whether it is gone once it is over, whatever its fill mode (T86).
  public var isRemovedOnCompletion = true

  /// Passes of a duration, one unless more are asked for: they begin at once, nothing before and nothing
  /// after.
  public init(duration: Double = 0, repeatCount: Double = 0) {
    self.duration = duration
    self.repeatCount = repeatCount
  }

  /// A layer, whose time never ends (T77).
  public static let layer = MediaTiming(duration: .infinity)

  /// The local time at a time of the parent: (parent − begin) · speed + offset (T77).
  public func localTime(atParent time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// The time of the parent at a local time; the begin time where the speed is 0 (T78, our choice).
  public func parentTime(atLocal time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }

  /// Stops local time at an instant of the parent: the recipe of Apple's QA1673 (T81).
  public mutating func pause(atParent time: Double) {
    timeOffset = localTime(atParent: time)
    speed = 0
  }

  /// Lets local time go on from where it was paused (T81).
  public mutating func resume(atParent time: Double) {
    let paused = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = time - paused
  }

  /// The length of a pass, and of the one back if there is one, in seconds (T84).
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long it is active, in seconds of its own time (T84).
  ///
  /// Where both a count and a duration of repetition are given, which Core Animation leaves
  /// undefined, the duration counts (T83, our choice).
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Whether both a count and a duration of repetition are given (T83).
  public var isAmbiguous: Bool { repeatDuration > 0 && repeatCount > 0 }
}

/// Where an animation stands at an instant.
public struct Playback: Sendable, Equatable {
  /// Whether its active time is to come, is now, or is over.
  public enum Period: Sendable, Equatable {
    /// Its active time has not come.
    case before
    /// It is running.
    case active
    /// Its active time is over.
    case after
  }

  /// Whether its active time is to come, is now, or is over.
  public var period: Period
  /// The fraction of a pass, 0 … 1, before any easing; nil where nothing is shown.
  public var fraction: Double?
  /// How many whole cycles have passed, for cumulative animations (T91).
  public var cycles: Double

  /// Makes the state.
  public init(period: Period, fraction: Double?, cycles: Double) {
    self.period = period
    self.fraction = fraction
    self.cycles = cycles
  }
}

extension MediaTiming {
  /// Where the animation stands at a time of its parent (T84–T88).
  ///
  /// At a border of two cycles the new one's start is shown, at the end of all the end of the last
  /// one (T85). A time that is not a number counts as before.
  public func playback(atParent time: Double) -> Playback {
    playback(atLocal: localTime(atParent: time), isRemoved: isRemovedOnCompletion)
  }

  /// Where it stands at a local time, with or without regard to its being removed at the end.
  package func playback(atLocal time: Double, isRemoved: Bool) -> Playback {
    guard time >= 0 else {
      return Playback(period: .before, fraction: fillMode.fillsBefore ? 0 : nil, cycles: 0)
    }
    guard time < activeDuration else { return afterwards(isRemoved: isRemoved) }
    guard cycle > 0, cycle < .infinity else {
      // A layer's time never ends; repeating nothing for a while shows its end.
      return Playback(period: .active, fraction: cycle > 0 ? 0 : end, cycles: 0)
    }
    let (cycles, rest) = divided(time)
    return Playback(period: .active, fraction: fraction(at: rest), cycles: cycles)
  }

  private func afterwards(isRemoved: Bool) -> Playback {
    var (cycles, rest) = (repeatCount > 0 ? repeatCount : 1, 0.0)
    if repeatDuration > 0 {
      (cycles, rest) = cycle > 0 ? divided(repeatDuration) : (0, 0)
    } else {
      // From the count itself, which its product with the cycle may have rounded.
      rest = (cycles - Elementary.floor(cycles)) * cycle
      cycles = Elementary.floor(cycles)
    }
    if rest == 0, cycles > 0 { (cycles, rest) = (cycles - 1, cycle) }
    let isShown = fillMode.fillsAfter && !isRemoved
    let fraction = cycle > 0 && rest.isFinite ? fraction(at: rest) : end
    return Playback(period: .after, fraction: isShown ? fraction : nil, cycles: cycles)
  }

  /// The fraction at the end of a whole cycle.
  private var end: Double { autoreverses ? 0 : 1 }

  /// By how much of itself a time may miss a border and still be on it: sixteen times what a double
  /// is rounded by (our choice).
  private static var grace: Double { 0x1p-49 }

  /// The whole cycles in a time, and what is left of it.
  private func divided(_ time: Double) -> (cycles: Double, rest: Double) {
    var cycles = Elementary.floor(time / cycle)
    var rest = time - cycles * cycle
    // The quotient may have been rounded up to a border that has not been reached, or the rest
    // down: what is within a few units in the last place of a border is on it.
    if rest < 0 { (cycles, rest) = (cycles - 1, rest + cycle) }
    if cycle - rest <= time * MediaTiming.grace { (cycles, rest) = (cycles + 1, 0) }
    return (cycles, max(min(rest, cycle), 0))
  }

  /// The fraction of a pass at a time within a cycle (T84).
  private func fraction(at rest: Double) -> Double {
    min(autoreverses && rest > duration ? (cycle - rest) / duration : rest / duration, 1)
  }
}
