/// The machine that carries properties from a start to an end over time, can be held, scrubbed and
/// turned round on the way, and reports where it ended: a model of `UIViewPropertyAnimator`.
///
/// It knows time, fractions and directions, and nothing of the properties it moves: the stage asks
/// it for the progress. There is one method per operation; each takes the present instant and does
/// what the row of the operation in the state table says (animator-semantics 1.3), or throws the
/// misuse that the real class would raise and changes nothing.
///
/// Its state is kept in forward terms: the time share *u* runs from 0 at the start values to 1 at
/// the end values, and the progress is *p* = *g*(*u*). `fraction` is derived from them in the
/// direction of travel (A86).
///
/// ```swift
/// var animator = try Animator(duration: 1, timing: .linear)
/// _ = try animator.start(hasBlocks: true, at: .zero)
/// _ = try animator.pause(at: Instant(seconds: 0.25))
/// _ = try animator.scrub(to: 0.5, at: Instant(seconds: 0.3))
/// let progress = animator.progress(at: Instant(seconds: 0.3))  // 0.5
/// ```
public struct Animator: Sendable, Equatable {
  /// Whether it pauses at its end instead of completing (A46, A161).
  public var pausesOnCompletion = false
  /// Whether hit testing is left to the app (A160).
  public var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped while it runs; changed only while inactive (A155).
  public internal(set) var isInterruptible = true
  /// Whether the views it moves take touches; changed only while inactive (A159).
  public internal(set) var isUserInteractionEnabled = true
  /// The completion handlers waiting (A40).
  public internal(set) var completions = 0
  /// Where the last run ended; `nil` before the first completion.
  public internal(set) var position: Position?
  /// The curves, the direction and the readings: what turns times into poses.
  var pacing: Pacing
  /// Only the operations write it; readers use what is derived from it.
  var state: State = .inactive(progress: 0)
  /// The last turn on the way, so that turning back at the same instant undoes it.
  var lastTurn: Turn?

  enum State: Sendable, Equatable {
    /// At rest; the progress is what the last run left.
    case inactive(progress: Double)
    /// Started with nothing to animate: runs as soon as a block arrives (A15, U7).
    case waiting
    /// Started after a delay that has not elapsed (U6), from a pose; it may resume one (U5).
    case delayed(until: Instant, from: HeldPose, resumes: Bool)
    /// Active and running.
    case running(Segment)
    /// Active and held.
    case paused(HeldPose)
    /// Stopped, and not yet finished; keeps what it last showed (A6, U17).
    case stopped(fraction: Double, progress: Double)
    /// Its completions are being run while it still reads as running (A47; U18).
    case completing(fraction: Double, progress: Double)
  }

  /// What a turn on the way made of the run.
  final class Turn: Sendable, Equatable {
    let before: Segment
    let after: Segment

    init(before: Segment, after: Segment) {
      self.before = before
      self.after = after
    }

    static func == (one: Turn, other: Turn) -> Bool {
      one === other || (one.before == other.before && one.after == other.after)
    }
  }

  /// An animator at rest.
  ///
  /// - Throws: `OutOfRange` for a duration that is negative, infinite or no number, and for a
  ///   spring that cannot be fitted to it or never settles.
  public init(duration: Double, timing: Timing = .easeInOut) throws(OutOfRange) {
    pacing = try Pacing(timing, duration: duration)
  }

  /// One that nothing is done with: what stands for an animator that there is not.
  static let idle = Animator(.idle)

  private init(_ pacing: Pacing) { self.pacing = pacing }
}

extension Animator {
  /// How long a whole run takes, in seconds (A137); a spring by its constants sets its own (A138).
  public var duration: Double { pacing.duration }

  /// The timing parameters it was made with (A139).
  public var timing: Timing { pacing.ownCurve.timing }

  /// Whether a paused animator is scrubbed linearly in value space rather than in time (A64, A65).
  public var scrubsLinearly: Bool {
    get { pacing.scrubsLinearly }
    set { pacing.scrubsLinearly = newValue }
  }

  /// Whether it runs, or will run, towards the start values (A97).
  public var isReversed: Bool { pacing.isReversed }

  /// The accounts followed on doubtful points.
  public var readings: Readings {
    get { pacing.readings }
    set {
      let isRefitted = newValue.springFit != pacing.readings.springFit
      pacing.readings = newValue
      // A run in flight keeps the curve it began with.
      if isRefitted, case .inactive = state { pacing.refit() }
    }
  }

  /// The old defects switched on.
  public var quirks: Set<Quirk> {
    get { pacing.imitated.all }
    set { pacing.imitated = QuirkSet(newValue) }
  }
}
