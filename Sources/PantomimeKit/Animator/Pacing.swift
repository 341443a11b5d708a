/// The pacing of an animator: its curves, its direction, and everything else that turns times into poses
/// and poses into the rest of a run.
struct Pacing: Sendable, Equatable {
  /// How long a whole run takes, in seconds (A137); a spring by its constants sets its own (A138).
  let duration: Double
  /// The curve of the timing parameters that the animator was made with (A139).
  private(set) var ownCurve: TimingCurve
  /// The curve in force: the animator's own unless it was continued with another (A123).
  private(set) var curve: TimingCurve
  /// Whether the animator runs, or will run, towards the start values (A97).
  var isReversed = false
  /// Whether a paused animator is scrubbed linearly in value space rather than in time (A64, A65).
  var scrubsLinearly = true
  /// The accounts followed on doubtful points.
  var readings = Readings.recommended
  /// The old defects switched on.
  var imitated = QuirkSet()
  /// Whether every continue begins afresh, since one was given a spring or a fresh curve (A127).
  private(set) var restartsAfresh = false
  /// How many times as long this run takes, and the later ones, under the quirk `slow-reuse`.
  private var slowness = 1.0
  private var slownessToCome = 1.0

  /// The pacing of a timing.
  ///
  /// - Throws: `OutOfRange` as `Animator.init(duration:timing:)` does.
  init(_ timing: Timing, duration: Double) throws(OutOfRange) {
    self.duration = try timing.wholeDuration(asked: duration)
    ownCurve = try TimingCurve.of(timing, duration: duration)
    curve = ownCurve
  }

  /// The pacing of nothing.
  static let idle = Pacing(.straight)

  private init(_ curve: TimingCurve) {
    duration = 0
    ownCurve = curve
    self.curve = curve
  }

  /// How long a whole run takes, in seconds, an old defect included.
  var pace: Double { duration * (imitated.contains(.slowReuse) ? slowness : 1) }

  /// Replaces the curve for the rest of the run.
  mutating func replaceCurve(by curve: TimingCurve, isFresh: Bool) {
    restartsAfresh = isFresh
    self.curve = curve
  }

  /// Notes the factor that a run is continued with, which an old defect remembers.
  mutating func noteFactor(_ factor: Double) {
    if imitated.contains(.slowReuse), isReversed, factor > 0 { slownessToCome = 1 + factor }
  }

  /// Returns to the own curve and forward direction, as a run is over (U17, A123).
  mutating func rest() {
    isReversed = false
    restartsAfresh = false
    slowness = slownessToCome
    refit()
  }

  /// Takes its own curve, with its spring fitted as the reading says (A197, M25).
  mutating func refit() {
    if case .damped(_, let velocity) = ownCurve.timing, velocity != 0 {
      ownCurve =
        (try? TimingCurve.make(ownCurve.timing, duration: duration, fit: readings.springFit))
        ?? ownCurve
    }
    curve = ownCurve
  }
}

/// Where a held animator stands.
struct HeldPose: Sendable, Equatable {
  /// The time share; unknown once a fraction was assigned in value space (U11).
  var time: Double?
  var progress: Double
  /// When a pause or an assignment made it active, for the quirks of that instant.
  var activated: Instant?
  /// What is shown at that instant under the quirk `blind-scrub`.
  var shownAtActivation: Double?
}

extension TimingCurve {
  /// The curve of a timing over a duration; one for all who go by the usual one, so that many animators
  /// that do have little to look up.
  fileprivate static func of(_ timing: Timing, duration: Double) throws(OutOfRange) -> TimingCurve {
    timing == usual.timing ? usual : try TimingCurve.make(timing, duration: duration)
  }

  private static let usual = (try? TimingCurve.make(.easeInOut, duration: 1)) ?? .straight
}

// MARK: - Poses

extension Pacing {
  /// The time share a start begins at; reversed before, it is home already by the usual reading
  /// (U13).
  var firstTime: Double { isReversed && readings.departs(on: .startReversed) ? 1 : 0 }

  /// The pose a run begins with.
  func firstPose(activated: Instant? = nil) -> HeldPose {
    HeldPose(time: firstTime, progress: curve.progress(at: firstTime), activated: activated)
  }

  /// Where a running segment is held.
  func held(_ segment: Segment, at now: Instant) -> HeldPose {
    HeldPose(time: segment.time(at: now), progress: segment.progress(at: now, on: curve))
  }

  /// The pose at an assigned share: progress with linear scrubbing, time otherwise (10.1, step 5).
  func pose(at share: Double) -> HeldPose {
    scrubsLinearly
      ? HeldPose(time: nil, progress: share)
      : HeldPose(time: share, progress: curve.progress(at: share))
  }

  /// The time share of a held pose: remembered, or where the curve first has the progress (A72).
  func time(of pose: HeldPose) -> Double { pose.time ?? curve.time(at: pose.progress) }

  /// The number that goes with a forward share in the present direction, and back again (A86).
  func directed(_ share: Double) -> Double {
    isReversed && !readings.departs(on: .fractionWhenReversed) ? 1 - share : share
  }
}
