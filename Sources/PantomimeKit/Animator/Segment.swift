/// A part of an animator's run in which time flows at a constant rate toward one end.
///
/// It begins where a start, a continue, or a reversal left the animator, and ends at the end ahead;
/// the time fraction *u* is linear in between (the model of animator-semantics 10.1).
struct Segment: Sendable, Hashable {
  /// The time fractions and instants at both ends.
  let stretch: TimeRamp
  /// The length, in seconds.
  let length: Double
  /// The mapping from the time fraction to the progress.
  let profile: Profile

  enum Profile: Sendable, Hashable {
    /// The animator's curve at the time fraction.
    case curve
    /// The animator's curve, joined from a pose off the curve: the lead of the pose decays
    /// linearly, so that the animation neither jumps nor misses its end (A124; our choice).
    case joining(ahead: Double)
    /// A separate curve, started from its beginning, from a pose toward the end (U21, step 10 of
    /// 10.1).
    case fresh(from: Double, TimingCurve)
  }

  init(from: Double, goal: Double, begin: Instant, length: Double, profile: Profile = .curve) {
    // The clock has a last instant, at which every segment ends.
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

  /// The seconds per unit of the time fraction, or `nil` if there is almost nothing left to travel.
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
  /// The instant at which the ramp ends, to the nanosecond.
  let end: Instant
  /// The length in nanoseconds, so that a fraction takes one division.
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

  /// Returns the time fraction at a fraction of the ramp.
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
      // Both are nonnegative.
      let passed = Double(now.nanoseconds &- begin)
      return min(max(passed / ticks, 0), 1)
    }
  }
}
