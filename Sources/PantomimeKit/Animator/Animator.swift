/// The machine that carries properties from a start to an end over time, can be held, scrubbed and
/// turned round on the way, and reports where it ended: a model of `UIViewPropertyAnimator`.
///
/// It knows time, fractions and directions, and nothing of the properties it moves: the stage asks
/// it for the progress. There is one method per operation; each takes the present instant and does
/// what the row of the operation in the state table says (animator-semantics 1.3), or throws the
/// misuse that the real class would raise and changes nothing.
///
/// Its state is kept in forward terms: the time share *u* runs from 0 at the start values to 1 at
/// the end values, and the progress is *p* = *g*(*u*). `fractionComplete` is derived from them in
/// the direction of travel (A86).
public struct Animator: Sendable, Equatable {
  /// How long a whole run takes, in seconds (A137).
  public let duration: Double
  /// The timing parameters it was made with (A139).
  public let timing: Timing
  /// Whether a paused animator is scrubbed linearly in value space rather than in time (A64, A65).
  public var scrubsLinearly = true
  /// Whether it runs, or will run, towards the start values (A97).
  public internal(set) var isReversed = false
  /// The completion handlers waiting (A40).
  public internal(set) var completions = 0
  /// Where the last run ended; `nil` before the first completion.
  public internal(set) var position: Position?

  /// Only the operations write it; readers use the properties below.
  var state: State = .inactive(progress: 0)
  /// The timing in force: the animator's own unless it was continued with another (A123).
  var curve: Timing

  enum State: Sendable, Equatable {
    /// At rest; the progress is what the last run left.
    case inactive(progress: Double)
    /// Started with nothing to animate: runs as soon as a block arrives (A15, U7).
    case waiting
    /// Active and running.
    case running(Segment)
    /// Active and held. The time share is unknown once a fraction was assigned in value space.
    case paused(time: Double?, progress: Double)
    /// Stopped, and not yet finished; keeps what it last showed (A6, U17).
    case stopped(fraction: Double, progress: Double)
  }

  /// An animator at rest.
  ///
  /// - Throws: `OutOfRange` for a duration that is negative, infinite or no number.
  public init(duration: Double, timing: Timing = .easeInOut) throws(OutOfRange) {
    guard duration >= 0, duration.isFinite else {
      throw OutOfRange("duration", duration, allowed: "0 or more seconds")
    }
    self.duration = duration
    self.timing = timing
    curve = timing
  }
}

// MARK: - What can be seen

extension Animator {
  /// What `state` tells (A1); running and paused are both active (A5).
  public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// Nothing executes; configuration is allowed.
    case inactive
    /// Running or paused.
    case active
    /// Animations removed, completions still to be run by `finish`.
    case stopped
  }

  /// The animator's public state (A1).
  public var activity: Activity {
    switch state {
    case .inactive: .inactive
    case .waiting, .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether the animations are advancing, in either direction (A7).
  public var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  /// Whether it is active and held still: it can be scrubbed and continued.
  public var isPaused: Bool {
    switch state {
    case .waiting, .paused: true
    case .inactive, .running, .stopped: false
    }
  }

  /// The share of the curve's time used up, counted forwards: *u*.
  public func timeShare(at now: Instant) -> Double {
    switch state {
    case .inactive(let progress): progress
    case .waiting: 0
    case .running(let segment): segment.time(at: now)
    case .paused(let time, let progress): time ?? curve.time(at: progress)
    case .stopped(_, let progress): progress
    }
  }

  /// The pose shown: 0 at the start values, 1 at the end values; a spring may leave that range.
  public func progress(at now: Instant) -> Double {
    switch state {
    case .inactive(let progress): progress
    case .waiting: 0
    case .running(let segment): curve.progress(at: segment.time(at: now))
    case .paused(_, let progress): progress
    case .stopped(_, let progress): progress
    }
  }

  /// `fractionComplete`: time while running, progress while paused with linear scrubbing, always
  /// in the direction of travel (A63, A64, A86); 0 when inactive (U17).
  public func fraction(at now: Instant) -> Double {
    switch state {
    case .inactive, .waiting: 0
    case .running(let segment): directed(segment.time(at: now))
    case .paused(_, let progress) where scrubsLinearly: directed(progress)
    case .paused: directed(timeShare(at: now))
    case .stopped(let fraction, _): fraction
    }
  }

  /// Seconds until the run ends; `nil` unless running.
  public func remaining(at now: Instant) -> Double? {
    guard case .running(let segment) = state else { return nil }
    return max(0, segment.length - now.seconds(since: segment.begin))
  }

  /// The instant at which the run ends by itself; `nil` unless running.
  public var deadline: Instant? {
    guard case .running(let segment) = state else { return nil }
    return segment.end
  }

  /// The number that goes with a forward share in the present direction, and back again (A86).
  func directed(_ share: Double) -> Double { isReversed ? 1 - share : share }
}
