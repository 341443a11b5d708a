/// The pacing of an animator: its curves, its direction, and everything else that converts times to
/// poses, and poses to the remainder of a run.
struct Pacing: Sendable, Hashable {
  /// The duration of a full run, in seconds (A137); a spring given by its constants determines it
  /// (A138).
  let duration: Double
  /// The curve of the animator's initial timing parameters (A139).
  private(set) var ownCurve: TimingCurve
  /// The current curve: the initial curve, unless the animator was continued with another (A123).
  private(set) var curve: TimingCurve
  /// Whether the animator runs, or will run, toward the start values (A97).
  var isReversed = false
  /// Whether a paused animator is scrubbed linearly in value space rather than in time (A64, A65).
  var scrubsLinearly = true
  /// The readings chosen for open questions.
  var readings = Interpretations.recommended
  /// The historical defects that are switched on.
  var imitated = QuirkSet()
  /// Whether every continue starts a curve from its beginning, because an earlier one had a spring
  /// or a fresh curve (A127).
  private(set) var restartsAfresh = false
  /// The factors by which this run and later ones take longer under the quirk `slow-reuse`.
  private var slowness = 1.0
  private var slownessToCome = 1.0

  /// Creates the pacing of a timing.
  ///
  /// - Throws: `OutOfRange` under the same conditions as `Animator.init(duration:timing:)`.
  init(_ timing: Timing, duration: Double) throws(OutOfRange) {
    self.duration = try timing.wholeDuration(asked: duration)
    ownCurve = try TimingCurve.of(timing, duration: duration)
    curve = ownCurve
  }

  /// The pacing of an unused animator.
  static let idle = Pacing(.straight)

  private init(_ curve: TimingCurve) {
    duration = 0
    ownCurve = curve
    self.curve = curve
  }

  /// The duration of a full run, in seconds, including the effect of a historical defect.
  var pace: Double { duration * (imitated.contains(.slowReuse) ? slowness : 1) }

  /// Replaces the curve for the rest of the run.
  mutating func replaceCurve(by curve: TimingCurve, isFresh: Bool) {
    restartsAfresh = isFresh
    self.curve = curve
  }

  /// Records the factor with which a run is continued, for a defect that depends on it.
  mutating func noteFactor(_ durationFactor: Double) {
    if imitated.contains(.slowReuse), isReversed, durationFactor > 0 {
      slownessToCome = 1 + durationFactor
    }
  }

  /// Returns to the initial curve and forward direction when a run is over (U17, A123).
  mutating func rest() {
    isReversed = false
    restartsAfresh = false
    slowness = slownessToCome
    refit()
  }

  /// Returns to the initial curve, with its spring fitted according to the reading (A197, M25).
  mutating func refit() {
    if case .damped(_, let velocity) = ownCurve.timing, velocity != 0 {
      ownCurve =
        (try? TimingCurve.make(ownCurve.timing, duration: duration, fit: readings.springFit))
        ?? ownCurve
    }
    curve = ownCurve
  }
}

/// The pose of a held animator.
struct HeldPose: Sendable, Hashable {
  /// The time fraction, or `nil` after a fraction was assigned in value space (U11).
  var time: Double?
  var progress: Double
  /// The instant at which a pause or an assignment made the animator active, for the quirks of that
  /// instant.
  var activated: Instant?
  /// The pose shown at that instant under the quirk `blind-scrub`.
  var shownAtActivation: Double?
}

extension TimingCurve {
  /// Returns the curve of a timing over a duration; the usual timing has a shared curve, so that
  /// many animators take little memory.
  fileprivate static func of(_ timing: Timing, duration: Double) throws(OutOfRange) -> TimingCurve {
    timing == usual.timing ? usual : try TimingCurve.make(timing, duration: duration)
  }

  private static let usual = (try? TimingCurve.make(.easeInOut, duration: 1)) ?? .straight
}

// MARK: - Poses

extension Pacing {
  /// The time fraction at which a start begins; under the usual reading, an animator reversed
  /// before its start is already at its destination (U13).
  var firstTime: Double { isReversed && readings.departs(on: .startReversed) ? 1 : 0 }

  /// Returns the pose at which a run begins.
  func firstPose(activated: Instant? = nil) -> HeldPose {
    HeldPose(time: firstTime, progress: curve.progress(at: firstTime), activated: activated)
  }

  /// Returns the pose at which a running segment is held.
  func held(_ segment: Segment, at now: Instant) -> HeldPose {
    HeldPose(time: segment.time(at: now), progress: segment.progress(at: now, on: curve))
  }

  /// Returns the pose at an assigned fraction: progress with linear scrubbing, time otherwise
  /// (10.1, step 5).
  func pose(at share: Double) -> HeldPose {
    scrubsLinearly
      ? HeldPose(time: nil, progress: share)
      : HeldPose(time: share, progress: curve.progress(at: share))
  }

  /// Returns the time fraction of a held pose: the stored one, or the first at which the curve has
  /// the progress (A72).
  func time(of pose: HeldPose) -> Double { pose.time ?? curve.time(at: pose.progress) }

  /// Converts a forward fraction to a fraction in the current direction, and vice versa (A86).
  func directed(_ share: Double) -> Double {
    isReversed && !readings.departs(on: .fractionWhenReversed) ? 1 - share : share
  }
}
