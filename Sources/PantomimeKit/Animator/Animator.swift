/// A state machine that moves properties from a start to an end over time, can be paused, scrubbed,
/// and reversed in flight, and reports the position at which it ended: a model of
/// `UIViewPropertyAnimator`.
///
/// It has a time, a fraction, and a direction, but doesn't store the properties that it moves: the
/// stage reads its progress. There is one method per operation, which takes the current instant and
/// follows the operation's row in the state table (animator-semantics 1.3). If the real class
/// raises an exception, the method throws a misuse and changes nothing.
///
/// Its state is stored in terms of the forward direction: the time fraction *u* runs from 0 at the
/// start values to 1 at the end values, and the progress is *p* = *g*(*u*). `fraction` is derived
/// from them in the current direction (A86).
///
/// ```swift
/// var animator = try Animator(duration: 1, timing: .linear)
/// _ = try animator.start(hasBlocks: true, at: .zero)
/// _ = try animator.pause(at: Instant(seconds: 0.25))
/// _ = try animator.scrub(to: 0.5, at: Instant(seconds: 0.3))
/// let progress = animator.progress(at: Instant(seconds: 0.3))  // 0.5
/// ```
public struct Animator: Sendable, Hashable {
  /// A Boolean value that indicates whether the animator pauses at its end instead of completing
  /// (A46, A161).
  public var pausesOnCompletion = false
  /// A Boolean value that indicates whether hit testing is left to the app (A160).
  public var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animator can be paused and stopped while it runs;
  /// it can change only while the animator is inactive (A155).
  public internal(set) var isInterruptible = true
  /// A Boolean value that indicates whether the moving views receive touches; it can change only
  /// while the animator is inactive (A159).
  public internal(set) var isUserInteractionEnabled = true
  /// The number of pending completion handlers (A40).
  public internal(set) var completions = 0
  /// The position at which the last run ended, or `nil` before the first completion.
  public internal(set) var position: Position?
  /// The curves, the direction, and the readings, which convert times to poses.
  var pacing: Pacing
  /// The state; only the operations write it, and readers use the values derived from it.
  var state: State = .inactive(progress: 0)
  /// The last reversal in flight, so that reversing again at the same instant undoes it.
  var lastReversal: Reversal?

  enum State: Sendable, Hashable {
    /// At rest, with the progress at the end of the last run.
    case inactive(progress: Double)
    /// Started with nothing to animate; runs as soon as a block is added (A15, U7).
    case waiting
    /// Started from a pose, after a delay that hasn't elapsed (U6); it may resume a paused run
    /// (U5).
    case delayed(until: Instant, from: HeldPose, resumes: Bool)
    /// Active and running.
    case running(Segment)
    /// Active and held.
    case paused(HeldPose)
    /// Stopped but not yet finished; keeps the last values on screen (A6, U17).
    case stopped(fraction: Double, progress: Double)
    /// Running its completions while its state still reads as running (A47; U18).
    case completing(fraction: Double, progress: Double)
  }

  /// The effect of a reversal in flight on the run.
  final class Reversal: Sendable, Hashable {
    let before: Segment
    let after: Segment

    init(before: Segment, after: Segment) {
      self.before = before
      self.after = after
    }

    static func == (one: Reversal, other: Reversal) -> Bool {
      one === other || (one.before == other.before && one.after == other.after)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(before)
      hasher.combine(after)
    }
  }

  /// Creates an animator at rest.
  ///
  /// - Throws: `OutOfRange` if the duration is negative, infinite, or NaN, or if a spring can't be
  ///   fitted to it or never settles.
  public init(duration: Double, timing: Timing = .easeInOut) throws(OutOfRange) {
    pacing = try Pacing(timing, duration: duration)
  }

  /// An animator that is never used: a placeholder for one that doesn't exist.
  static let idle = Animator(.idle)

  private init(_ pacing: Pacing) { self.pacing = pacing }
}

extension Animator {
  /// The duration of a full run, in seconds (A137); a spring given by its constants determines it
  /// (A138).
  public var duration: Double { pacing.duration }

  /// The initial timing parameters (A139).
  public var timing: Timing { pacing.ownCurve.timing }

  /// A Boolean value that indicates whether a paused animator is scrubbed linearly in value space
  /// rather than in time (A64, A65).
  public var scrubsLinearly: Bool {
    get { pacing.scrubsLinearly }
    set { pacing.scrubsLinearly = newValue }
  }

  /// A Boolean value that indicates whether the animator runs, or will run, toward the start values
  /// (A97).
  public var isReversed: Bool { pacing.isReversed }

  /// The readings chosen for open questions.
  public var readings: Interpretations {
    get { pacing.readings }
    set {
      let isRefitted = newValue.springFit != pacing.readings.springFit
      pacing.readings = newValue
      // A run in flight keeps the curve with which it began.
      if isRefitted, case .inactive = state { pacing.refit() }
    }
  }

  /// The historical defects that are switched on.
  public var quirks: Set<Quirk> {
    get { pacing.imitated.all }
    set { pacing.imitated = QuirkSet(newValue) }
  }
}
