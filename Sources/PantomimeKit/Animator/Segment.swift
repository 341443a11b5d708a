/// A part of an animator's run in which time flows at a constant rate toward one end.
///
/// A segment begins at the pose at which the animator is started, continued, or reversed, and ends
/// at the end toward which the animator then runs. During the segment, the time fraction *u*
/// changes linearly (the model of animator-semantics 10.1).
struct Segment: Sendable, Hashable {
  /// The time fractions and instants at both ends.
  let stretch: TimeRamp
  /// The length of the segment, in seconds.
  let length: Double
  /// The mapping from the time fraction to the progress.
  let profile: Profile

  enum Profile: Sendable, Hashable {
    /// The progress of the animator's curve at the time fraction.
    case curve
    /// The progress of the animator's curve, plus a difference: the segment begins at a pose that
    /// isn't on the curve, and the pose's lead over the curve decreases linearly to 0, so that the
    /// animation neither jumps nor misses its end (A124; our choice).
    case joining(ahead: Double)
    /// The progress of a separate curve, which starts from its beginning and runs from a pose to
    /// the end (U21; animator-semantics 10.1, step 10).
    case fresh(from: Double, TimingCurve)
  }

  init(from: Double, goal: Double, begin: Instant, length: Double, profile: Profile = .curve) {
    // The clock has a last instant, at which every segment ends at the latest.
    self.length = length > 0 ? min(length, Instant.latest.seconds(since: begin)) : 0
    self.profile = profile
    stretch = TimeRamp(from: from, goal: goal, begin: begin, length: self.length)
  }

  var from: Double { stretch.from }
  var goal: Double { stretch.goal }
  var begin: Instant { stretch.begin }
  var end: Instant { stretch.end }

  /// Returns the time fraction at an instant.
  func time(at now: Instant) -> Double { stretch.time(atShare: stretch.share(at: now)) }

  /// Returns the pose at an instant.
  func progress(at now: Instant, on curve: TimingCurve) -> Double {
    let share = stretch.share(at: now)
    switch profile {
    case .curve: return curve.progress(at: stretch.time(atShare: share))
    case .joining(let ahead):
      return curve.progress(at: stretch.time(atShare: share)) + ahead * (1 - share)
    case .fresh(let pose, let own): return pose + (goal - pose) * own.progress(at: share)
    }
  }

  /// The number of seconds that a full run would take at this segment's rate, or `nil` if the
  /// segment has almost no distance to travel.
  var pace: Double? {
    let distance = (goal - from).magnitude
    return distance > 1e-9 ? length / distance : nil
  }
}

/// Two time fractions, and the two instants between which time flows from one to the other at a
/// constant rate.
struct TimeRamp: Sendable, Hashable {
  /// The time fraction at the beginning, 0 … 1.
  let from: Double
  /// The time fraction at the end: 1 forward, 0 reversed.
  let goal: Double
  /// The instant at which the ramp begins.
  let begin: Instant
  /// The instant at which the ramp ends, rounded to the nanosecond.
  let end: Instant
  /// The length in nanoseconds, with which the elapsed fraction takes only one division to compute.
  private let ticks: Double

  init(from: Double, goal: Double, begin: Instant, length: Double) {
    self.from = from
    self.goal = goal
    self.begin = begin
    end = begin.advanced(bySeconds: length)
    ticks = length * 1e9
  }

  /// Returns the elapsed fraction of the ramp, 0 … 1.
  func share(at now: Instant) -> Double { span.share(at: now) }

  /// The instants at which the ramp begins and ends.
  var span: Span {
    Span(begin: begin.nanoseconds, end: end.nanoseconds, ticks: ticks)
  }

  /// Returns the time fraction when the given fraction of the ramp has elapsed.
  func time(atShare share: Double) -> Double {
    TimeRamp.time(atShare: share, from: from, to: goal)
  }

  @inline(__always)
  static func time(atShare share: Double, from: Double, to goal: Double) -> Double {
    share == 1 ? goal : from + (goal - from) * share
  }

  /// Two instants in nanoseconds, and the unrounded time between them.
  struct Span: Sendable, BitwiseCopyable {
    let begin: Int64
    let end: Int64
    let ticks: Double

    /// Returns the elapsed fraction of the span, 0 … 1.
    @inline(__always)
    func share(at now: Instant) -> Double {
      guard now.nanoseconds < end, ticks > 0 else { return 1 }
      // The subtraction can't overflow, because both instants are nonnegative.
      let passed = Double(now.nanoseconds &- begin)
      return min(max(passed / ticks, 0), 1)
    }
  }
}
