/// The timing of an animation or a layer, including speed and repetitions, as in Core Animation's
/// model (T77–T88).
///
/// The timing is a plain value: times are in seconds of the parent's time, and nothing runs
/// automatically. Speeds and counts are doubles, not floats as in Core Animation (T79).
public struct MediaTiming: Sendable, Hashable {
  /// The values that are shown before and after the active time (T86).
  public enum FillMode: String, Sendable, Hashable, CaseIterable {
    /// Nothing is shown.
    case removed
    /// The last value is shown after the active time.
    case forwards
    /// The first value is shown before the active time.
    case backwards
    /// The first value is shown before the active time, and the last value after it.
    case both

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
  }

  /// The begin time in the parent's time, in seconds.
  public var beginTime = 0.0
  /// The duration of one pass, in seconds; a pass of 0 s ends immediately (T87).
  public var duration: Double
  /// The speed of local time relative to the parent's time; a negative speed runs backward (T88).
  public var speed = 1.0
  /// The local time at the begin time, in seconds.
  public var timeOffset = 0.0
  /// The number of repetitions, which may be fractional; 0 or less counts as 1 (T83).
  public var repeatCount: Double
  /// The time for which the animation repeats, in seconds, or 0 to use `repeatCount` (T83).
  public var repeatDuration = 0.0
  /// A Boolean value that indicates whether a backward pass follows each forward pass (T84).
  public var autoreverses = false
  /// The values that are shown outside the active time.
  public var fillMode = FillMode.removed
  /// A Boolean value that indicates whether the animation is removed at its end, regardless of its
  /// fill mode (T86).
  public var isRemovedOnCompletion = true

  /// Creates the timing of one or more passes, which begin immediately; nothing is shown before or
  /// after them.
  public init(duration: Double = 0, repeatCount: Double = 0) {
    self.duration = duration
    self.repeatCount = repeatCount
  }

  /// The timing of a layer, whose time never ends (T77).
  package static let layer = MediaTiming(duration: .infinity)

  /// Returns the local time at a time in the parent: (parent − begin) · speed + offset (T77).
  package func localTime(atParent time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// Returns the time in the parent at a local time, or the begin time if the speed is 0 (T78, our
  /// choice).
  package func parentTime(atLocal time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }

  /// Stops local time at a time in the parent, as in Apple's technical Q&A QA1673 (T81).
  package mutating func pause(atParent time: Double) {
    timeOffset = localTime(atParent: time)
    speed = 0
  }

  /// Continues local time from its value at the pause (T81).
  package mutating func resume(atParent time: Double) {
    let paused = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = time - paused
  }

  /// The duration of a cycle, which is a pass and the backward pass that may follow it, in seconds
  /// (T84).
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The active duration, in seconds of local time (T84).
  ///
  /// If both a repeat count and a repeat duration are given, for which Core Animation doesn't
  /// define the behavior, the repeat duration counts (T83, our choice).
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// A Boolean value that indicates whether both a repeat count and a repeat duration are given
  /// (T83).
  package var isAmbiguous: Bool { repeatDuration > 0 && repeatCount > 0 }
}

/// The state of an animation at an instant.
package struct Playback: Sendable, Hashable {
  /// The period: before, during, or after the active time.
  package enum Period: Sendable, Hashable {
    /// Before the active time.
    case before
    /// During the active time.
    case active
    /// After the active time.
    case after
  }

  /// The period: before, during, or after the active time.
  package var period: Period
  /// The fraction of a pass, 0 … 1, before any easing, or `nil` if nothing is shown.
  package var fraction: Double?
  /// The number of whole cycles that have passed, which cumulative animations need (T91).
  package var cycles: Double

  /// Creates a state.
  package init(period: Period, fraction: Double?, cycles: Double) {
    self.period = period
    self.fraction = fraction
    self.cycles = cycles
  }
}

extension MediaTiming {
  /// Returns the state of the animation at a time in its parent (T84–T88).
  ///
  /// At the boundary between two cycles, the start of the new cycle is shown; at the end of the
  /// active time, the end of the last cycle is shown (T85). NaN counts as before the active time.
  package func playback(atParent time: Double) -> Playback {
    playback(atLocal: localTime(atParent: time), isRemoved: isRemovedOnCompletion)
  }

  /// Returns the state at a local time; if `isRemoved` is true, nothing is shown after the end.
  package func playback(atLocal time: Double, isRemoved: Bool) -> Playback {
    guard time >= 0 else {
      return Playback(period: .before, fraction: fillMode.fillsBefore ? 0 : nil, cycles: 0)
    }
    guard time < activeDuration else { return afterwards(isRemoved: isRemoved) }
    guard cycle > 0, cycle < .infinity else {
      // The time of a layer never ends. An empty pass that is repeated for a duration shows its
      // end.
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
      // The remainder is computed from the number of cycles, because the product of that number and
      // the duration of a cycle may have been rounded.
      rest = (cycles - Elementary.floor(cycles)) * cycle
      cycles = Elementary.floor(cycles)
    }
    if rest == 0, cycles > 0 { (cycles, rest) = (cycles - 1, cycle) }
    let isShown = fillMode.fillsAfter && !isRemoved
    let fraction = cycle > 0 && rest.isFinite ? fraction(at: rest) : end
    return Playback(period: .after, fraction: isShown ? fraction : nil, cycles: cycles)
  }

  /// The fraction at the end of a complete cycle.
  private var end: Double { autoreverses ? 0 : 1 }

  /// The relative distance from a boundary within which a time counts as being on the boundary:
  /// sixteen times the rounding error of a double (our choice).
  private static var grace: Double { 0x1p-49 }

  /// Returns the number of whole cycles in a time, and the remainder.
  private func divided(_ time: Double) -> (cycles: Double, rest: Double) {
    var cycles = Elementary.floor(time / cycle)
    var rest = time - cycles * cycle
    // The quotient may have been rounded up to a boundary that hasn't been reached, or the
    // remainder may have been rounded down. A time within a few units in the last place of a
    // boundary counts as being on the boundary.
    if rest < 0 { (cycles, rest) = (cycles - 1, rest + cycle) }
    if cycle - rest <= time * MediaTiming.grace { (cycles, rest) = (cycles + 1, 0) }
    return (cycles, max(min(rest, cycle), 0))
  }

  /// Returns the fraction of a pass at a time within a cycle (T84).
  private func fraction(at rest: Double) -> Double {
    min(autoreverses && rest > duration ? (cycle - rest) / duration : rest / duration, 1)
  }
}
