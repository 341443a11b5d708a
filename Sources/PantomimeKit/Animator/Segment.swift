/// A stretch of an animator's run in which time flows evenly towards one end.
///
/// It begins where a start, a continue or a turn left the animator and ends at the end it travels
/// to; the time share *u* is linear in between (model of animator-semantics 10.1).
struct Segment: Sendable, Equatable {
  /// Where it leads in which time.
  let stretch: Stretch
  /// How long it lasts, in seconds.
  let length: Double
  /// How the animator's curve gives the progress.
  let profile: Profile

  enum Profile: Sendable, Equatable {
    /// The animator's curve at the time share.
    case curve
    /// The same, for a pose that the curve does not have there: by how much it is ahead dies away
    /// evenly, so that the picture neither jumps nor misses its end (A124; our choice).
    case joining(ahead: Double)
    /// A curve of its own, begun afresh from a pose towards the end (U21, step 10 of 10.1).
    case fresh(from: Double, TimingCurve)
  }

  init(from: Double, goal: Double, begin: Instant, length: Double, profile: Profile = .curve) {
    // The clock ends some day, and every segment with it.
    self.length = length > 0 ? min(length, Instant.latest.seconds(since: begin)) : 0
    self.profile = profile
    stretch = Stretch(from: from, goal: goal, begin: begin, length: self.length)
  }

  var from: Double { stretch.from }
  var goal: Double { stretch.goal }
  var begin: Instant { stretch.begin }
  var end: Instant { stretch.end }

  /// The time share at an instant.
  func time(at now: Instant) -> Double { stretch.time(atShare: stretch.share(at: now)) }

  /// The pose at an instant.
  func progress(at now: Instant, on curve: TimingCurve) -> Double {
    let share = stretch.share(at: now)
    switch profile {
    case .curve: return curve.progress(at: stretch.time(atShare: share))
    case .joining(let ahead):
      return curve.progress(at: stretch.time(atShare: share)) + ahead * (1 - share)
    case .fresh(let pose, let own): return pose + (goal - pose) * own.progress(at: share)
    }
  }

  /// Seconds of the segment per unit of the time share; `nil` where next to nothing is left to
  /// travel.
  var pace: Double? {
    let distance = (goal - from).magnitude
    return distance > 1e-9 ? length / distance : nil
  }
}

/// Two time shares, and the two instants between which time flows evenly from one to the other.
struct Stretch: Sendable, Equatable {
  /// The time share at the beginning, 0 … 1.
  let from: Double
  /// The time share at the end: 1 forwards, 0 reversed.
  let goal: Double
  /// When it begins.
  let begin: Instant
  /// When it ends, to the nanosecond.
  let end: Instant
  /// The length in nanoseconds, so that a share is one division.
  private let ticks: Double

  init(from: Double, goal: Double, begin: Instant, length: Double) {
    self.from = from
    self.goal = goal
    self.begin = begin
    end = begin.advanced(bySeconds: length)
    ticks = length * 1e9
  }

  /// The share of it that has passed, 0 … 1.
  func share(at now: Instant) -> Double { span.share(at: now) }

  /// When it begins and ends, by itself.
  var span: Span {
    Span(begin: begin.nanoseconds, end: end.nanoseconds, ticks: ticks)
  }

  /// The time share at a share of it.
  func time(atShare share: Double) -> Double {
    Stretch.time(atShare: share, from: from, to: goal)
  }

  @inline(__always)
  static func time(atShare share: Double, from: Double, to goal: Double) -> Double {
    share == 1 ? goal : from + (goal - from) * share
  }

  /// Two instants in nanoseconds, and what lies between them as it is before that is rounded.
  struct Span: Sendable, BitwiseCopyable {
    let begin: Int64
    let end: Int64
    let ticks: Double

    /// The share of it that has passed, 0 … 1.
    @inline(__always)
    func share(at now: Instant) -> Double {
      guard now.nanoseconds < end, ticks > 0 else { return 1 }
      // Both are from 0 on.
      let passed = Double(now.nanoseconds &- begin)
      return min(max(passed / ticks, 0), 1)
    }
  }
}
