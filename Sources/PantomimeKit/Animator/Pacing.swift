/// The pacing of an animator: its curves, its direction, and everything else that determines the
/// pose at a time, and the rest of a run after a pose.
struct Pacing: Sendable, Hashable {
  /// The duration of a full run, in seconds (A137); if the timing is a spring given by its
  /// constants, the spring determines the duration (A138).
  let duration: Double
  /// The curve of the vertical axis, or `nil` if both axes share a curve, which is the case unless
  /// the spring has two initial velocities (A185; U33).
  let verticalCurve: TimingCurve?
  /// The curve of the animator's initial timing parameters (A139).
  private(set) var ownCurve: TimingCurve
  /// The current curve: the initial curve, unless the animator was continued with another timing
  /// (A123).
  private(set) var curve: TimingCurve
  /// Whether the animator runs, or will run, toward the start values (A97).
  var isReversed = false
  /// Whether scrubbing a paused animator sets its progress linearly rather than its time (A64,
  /// A65).
  var scrubsLinearly = true
  /// The readings (interpretations) chosen for open questions about UIKit.
  var readings = Interpretations.recommended
  /// The defects of earlier iOS versions (quirks) that are switched on.
  var imitated = QuirkSet()
  /// Whether continuing always starts a curve from its beginning, because the animator was once
  /// continued in this run with a spring or a curve that started from its beginning (A127).
  private(set) var restartsAfresh = false
  /// The factor by which the current run takes longer under the quirk `slow-reuse`, followed by the
  /// factor for later runs.
  private var slowness = 1.0
  private var slownessToCome = 1.0

  /// Creates the pacing of an animator with the given timing.
  ///
  /// - Throws: `OptionError` under the same conditions as `Animator.init(duration:timing:initialVelocity:)`.
  init(_ timing: Timing, duration: Double) throws(OptionError) {
    self.duration = try timing.wholeDuration(asked: duration)
    ownCurve = try TimingCurve.of(timing, duration: duration)
    curve = ownCurve
    verticalCurve = nil
  }

  /// Creates the pacing of an animation that repeats.
  ///
  /// - Throws: `OptionError` under the same conditions as `Animator.init(duration:timing:repeating:)`.
  init(_ timing: Timing, duration: Double, repeating repetition: Repetition) throws(OptionError) {
    let pass = try timing.wholeDuration(asked: duration)
    self.duration = try repetition.wholeDuration(pass: pass)
    ownCurve = try TimingCurve.make(timing, duration: duration).repeated(
      repetition, pass: pass, whole: self.duration)
    curve = ownCurve
    verticalCurve = nil
  }

  /// Creates the pacing of a spring with an initial velocity for each axis.
  ///
  /// Two springs given by their constants have different settling times; the run takes the longer
  /// one, which is our choice.
  ///
  /// - Throws: `OptionError` under the same conditions as
  ///   `Animator.init(duration:timing:initialVelocity:)`.
  init(_ timing: Timing, duration: Double, initialVelocity velocity: Vector) throws(OptionError) {
    for component in [velocity.dx, velocity.dy] where !component.isFinite {
      throw OptionError("velocity", component, allowed: "a finite number")
    }
    let (across, down) = (timing.with(velocity: velocity.dx), timing.with(velocity: velocity.dy))
    switch (across, down) {
    case (.damped, .damped):
      self.duration = try across.wholeDuration(asked: duration)
      ownCurve = try TimingCurve.make(across, duration: duration)
      verticalCurve =
        velocity.dx == velocity.dy ? nil : try TimingCurve.make(down, duration: duration)
    case (.spring(let one), .spring(let other)):
      let whole = max(
        try across.wholeDuration(asked: duration), try down.wholeDuration(asked: duration))
      self.duration = whole
      ownCurve = TimingCurve.make(one, over: whole)
      verticalCurve = velocity.dx == velocity.dy ? nil : TimingCurve.make(other, over: whole)
    default:
      throw OptionError("velocity", velocity.dx, allowed: "omitted unless the timing is a spring")
    }
    curve = ownCurve
  }

  /// The pacing of a placeholder for an animator.
  static let idle = Pacing(.straight)

  private init(_ curve: TimingCurve) {
    duration = 0
    ownCurve = curve
    verticalCurve = nil
    self.curve = curve
  }

  /// The duration of a full run, in seconds, including the effect of the quirk `slow-reuse`.
  var pace: Double { duration * (imitated.contains(.slowReuse) ? slowness : 1) }

  /// Replaces the curve for the rest of the run.
  mutating func replaceCurve(by curve: TimingCurve, isFresh: Bool) {
    restartsAfresh = isFresh
    self.curve = curve
  }

  /// Records the factor with which a run is continued, on which the quirk `slow-reuse` depends.
  mutating func noteFactor(_ durationFactor: Double) {
    if imitated.contains(.slowReuse), isReversed, durationFactor > 0 {
      slownessToCome = 1 + durationFactor
    }
  }

  /// Restores the initial curve and the forward direction when a run is over (U17, A123).
  mutating func rest() {
    isReversed = false
    restartsAfresh = false
    slowness = slownessToCome
    refit()
  }

  /// Creates the initial curve again; if it is a spring, fits the spring according to the reading
  /// chosen for that question (A197, M25).
  mutating func refit() {
    if case .damped(_, let velocity) = ownCurve.timing, velocity != 0, ownCurve.repetition == nil {
      ownCurve =
        (try? TimingCurve.make(ownCurve.timing, duration: duration, fit: readings.springFit))
        ?? ownCurve
    }
    curve = ownCurve
  }
}

/// The pose of a held animator.
struct HeldPose: Sendable, Hashable {
  /// The time fraction, or `nil` after a progress was assigned by linear scrubbing (U11).
  var time: Double?
  var progress: Double
  /// The progress of the vertical axis, or `nil` if it is the same.
  var vertical: Double?
  /// The instant at which a pause or an assigned fraction made the animator active, which some
  /// quirks need.
  var activated: Instant?
  /// The progress that is shown at that instant under the quirk `blind-scrub`.
  var shownAtActivation: Double?
}

extension TimingCurve {
  /// Returns the curve of a timing over a duration; animators with the usual timing share a curve,
  /// so that many of them take little memory.
  fileprivate static func of(_ timing: Timing, duration: Double) throws(OptionError) -> TimingCurve
  {
    timing == usual.timing ? usual : try TimingCurve.make(timing, duration: duration)
  }

  private static let usual = (try? TimingCurve.make(.easeInOut, duration: 1)) ?? .straight
}

// MARK: - Poses

extension Pacing {
  /// The time fraction from which a run starts; under the usual reading, an animator that is
  /// reversed before its start is already at its destination (U13).
  var firstTime: Double { isReversed && readings.departs(on: .startReversed) ? 1 : 0 }

  /// Returns the pose at which a run begins.
  func firstPose(activated: Instant? = nil) -> HeldPose {
    HeldPose(time: firstTime, progress: curve.progress(at: firstTime), activated: activated)
  }

  /// Returns the pose at which a running segment is held.
  func held(_ segment: Segment, at now: Instant) -> HeldPose {
    HeldPose(
      time: segment.time(at: now), progress: segment.progress(at: now, on: curve),
      vertical: vertical(of: segment, at: now))
  }

  /// Returns the pose at an assigned fraction, which is a progress if scrubbing is linear,
  /// otherwise a time fraction (animator-semantics 10.1, step 5).
  func pose(at share: Double) -> HeldPose {
    scrubsLinearly
      ? HeldPose(time: nil, progress: share)
      : HeldPose(time: share, progress: curve.progress(at: share))
  }

  /// Returns the time fraction of a held pose: the stored one or, if there is none, the first at
  /// which the curve reaches the pose's progress (A72).
  func time(of pose: HeldPose) -> Double { pose.time ?? curve.time(at: pose.progress) }

  /// Converts a forward fraction to a fraction in the current direction, and vice versa (A86).
  func directed(_ share: Double) -> Double {
    isReversed && !readings.departs(on: .fractionWhenReversed) ? 1 - share : share
  }
}

// Computes the rest of a run, from the pose at which the animator was held or reversed.

extension Pacing {
  /// Replaces the timing for the rest of the run: a spring starts from its beginning; a cubic curve
  /// continues from the point at which it reaches the current progress (A126, A127; U21).
  mutating func adopt(
    _ timing: Timing, durationFactor: Double, at pose: HeldPose, held: Double
  ) throws(Misuse) -> HeldPose {
    guard timing.duration(asked: 0) < Timing.longest else { throw .badTiming }
    let length = (durationFactor > 0 ? durationFactor : share(leftAt: pose, held: held)) * duration
    let replacement: TimingCurve
    do throws(OptionError) {
      // If there is no distance left, the timing is fitted to the entire duration, and kept for a
      // later reversal.
      replacement = try TimingCurve.make(
        timing, duration: length > 0 ? length : duration, fit: readings.springFit)
    } catch {
      throw .badTiming
    }
    let isFresh = replacement.isSpring || readings.departs(on: .newCurve)
    guard replacement.timing != curve.timing || isFresh else { return pose }
    replaceCurve(by: replacement, isFresh: isFresh)
    return HeldPose(time: nil, progress: pose.progress)
  }

  /// Returns the fraction that remains at a pause: a fraction of the distance if scrubbing is
  /// linear, otherwise a fraction of the time (U22).
  ///
  /// If a spring is held past its target, the distance back to the target counts (U10). The
  /// distance also counts if the time is over although some distance is left, which is our choice.
  private func share(leftAt pose: HeldPose, held: Double) -> Double {
    (goal - (scrubsLinearly || held == goal ? pose.progress : held)).magnitude
  }

  /// Returns the time fraction from which an animator continues if the rest of its run starts a
  /// curve from the curve's beginning: the fraction at which the animator was held or, if there is
  /// none, the fraction at which the current curve reaches the pose.
  ///
  /// If the curve reaches the pose only at 0 or 1, which are reserved for poses at the ends,
  /// returns the progress of the pose instead, clamped to 0 … 1.
  func heldTime(of pose: HeldPose) -> Double {
    if let time = pose.time { return time }
    let time = curve.time(at: pose.progress)
    return time > 0 && time < 1 ? time : min(max(pose.progress, 0), 1)
  }

  /// Returns the segment that begins at a pose when an animator starts or continues.
  ///
  /// - Parameters:
  ///   - pose: The pose. If it has no time, its progress determines the point of the curve from
  ///     which the run continues.
  ///   - held: The time fraction at which the animator was held before its timing changed, or `nil`
  ///     if the timing didn't change.
  ///   - resumes: Whether a held run resumes, which is the only case that two of the quirks affect.
  ///   - durationFactor: If 0, the remaining time is unchanged; otherwise, the segment takes
  ///     `durationFactor` × the animator's duration.
  ///   - now: The current instant.
  func segment(
    from pose: HeldPose, held: Double? = nil, resumes: Bool, durationFactor: Double = 0,
    at now: Instant
  ) -> Segment {
    let asked = durationFactor > 0 ? durationFactor * duration : nil
    let held = held ?? heldTime(of: pose)
    guard restartsAfresh else {
      if resumes, let time = mistakenTime(of: pose) {
        return segment(from: time, at: now, length: asked)
      }
      return segment(entering: pose, held: held, at: now, length: asked)
    }
    let length: Double
    let profile: TimingCurve
    switch curve.timing {
    // A spring given by its constants takes its settling time, regardless of the factor (U22).
    case .spring(let spring):
      length = spring.settlingDuration
      profile = curve
    case .linear, .cubic, .penner, .formula, .steps, .points, .damped:
      length = asked ?? share(leftAt: pose, held: held) * duration
      profile =
        (try? TimingCurve.make(curve.timing, duration: length, fit: readings.springFit)) ?? curve
    }
    return segment(
      from: held, at: now, length: length,
      profile: .fresh(from: pose.progress, profile.withoutFirstLeap))
  }

  /// Returns the segment along the current curve, from the point at which the curve reaches the
  /// pose or comes nearest to it.
  private func segment(
    entering pose: HeldPose, held: Double, at now: Instant, length: Double?
  ) -> Segment {
    if let time = entry(of: pose, held: held) {
      let ahead = pose.progress - curve.progress(at: time)
      let isThere = ahead.magnitude <= Pacing.rounding
      return segment(
        from: time, at: now, length: length, profile: isThere ? .curve : .joining(ahead: ahead))
    }
    // As under the other reading of the open question U21: if 44 % of the distance is left, it
    // takes 44 % of the duration.
    return segment(
      from: held, at: now, length: length ?? (goal - pose.progress).magnitude * pace,
      profile: .fresh(from: pose.progress, curve.withoutFirstLeap))
  }

  /// Returns the time fraction from which a run continues on the curve: the point at which the
  /// curve reaches the pose or comes nearest to it; `nil` if the run has to start the curve from
  /// its beginning.
  ///
  /// If the pose is beyond the range of the curve, or past the curve's value at the end to which
  /// the run moves, the curve starts from its beginning (A115). If the pose is past the curve's
  /// value at the other end, the run continues from the point at which a straight line would reach
  /// the pose. A run that was held in flight never continues exactly from an end but just short of
  /// it, because at an end, late animations would be at their ends, too. All of this is our choice.
  private func entry(of pose: HeldPose, held: Double) -> Double? {
    var time = time(of: pose)
    if time > 0, time < 1 { return time }
    if (pose.progress - curve.progress(at: time)).magnitude > Pacing.rounding {
      guard time != goal, (0...1).contains(pose.progress) else { return nil }
      time = pose.progress
    }
    return held > 0 && held < 1 ? min(max(time, Pacing.next), 1 - Pacing.next) : time
  }

  /// Returns the segment from a time fraction to the end toward which the animator runs, by default
  /// at the animator's rate.
  func segment(
    from time: Double, at now: Instant, length: Double? = nil, profile: Segment.Profile = .curve
  ) -> Segment {
    let length = length ?? (goal - time).magnitude * pace
    // Under one reading of the open question U32, short springs complete immediately (A132, A189).
    let isInstant =
      readings.departs(on: .shortSprings) && curve.isSpring && length < Pacing.shortest
    return Segment(
      from: time, goal: goal, begin: now, length: isInstant ? 0 : length, profile: profile)
  }

  /// The time fraction, which is also the progress, at the end toward which the animator runs.
  var goal: Double { isReversed ? 0 : 1 }

  /// The rounding error that results from converting a progress to a time and back.
  private static let rounding = 1e-9

  /// A negligible distance from an end, as a time fraction: less than a nanosecond at usual
  /// durations.
  private static let next = 1e-10

  /// The duration below which springs were observed to complete immediately, in seconds (A132,
  /// A189).
  private static let shortest = 0.1

  /// Returns the time fraction from which a reversed run resumes under the quirks `jump-on-reverse`
  /// and `unmapped-reverse`, or `nil` if neither applies.
  private func mistakenTime(of pose: HeldPose) -> Double? {
    guard isReversed else { return nil }
    if imitated.contains(.jumpOnReverse), curve.hasOwnControlPoints { return 1 }
    if imitated.contains(.unmappedReverse), scrubsLinearly, curve.timing != .linear {
      return min(max(pose.progress, 0), 1)
    }
    return nil
  }

  /// Returns the segment that continues from the current pose of another segment, in the current
  /// direction.
  func turned(_ old: Segment, at now: Instant) -> Segment {
    let time = old.time(at: now)
    let pose = old.progress(at: now, on: curve)
    let pace = old.pace ?? duration
    if case .curve = old.profile {
      return segment(from: time, at: now, length: (time - goal).magnitude * pace)
    }
    // If the pose isn't on the curve, some distance may be left although no time is left.
    let distance = time == goal ? (pose - goal).magnitude : (time - goal).magnitude
    let profile: Segment.Profile =
      switch old.profile {
      case .fresh(_, let own): .fresh(from: pose, own)
      case .curve, .joining:
        time == goal
          ? .fresh(from: pose, curve.withoutFirstLeap)
          : .joining(ahead: pose - curve.progress(at: time))
      }
    return segment(from: time, at: now, length: distance * pace, profile: profile)
  }
}

// The vertical axis of a spring that has an initial velocity for each axis.

extension Pacing {
  /// Returns the progress of the vertical axis during a segment, or `nil` if both axes share a
  /// curve.
  func vertical(of segment: Segment, at now: Instant) -> Double? {
    guard let verticalCurve else { return nil }
    let share = segment.stretch.share(at: now)
    let base =
      switch segment.profile {
      // Another timing applies to both axes.
      case .fresh: segment.progress(at: now, on: curve)
      case .curve, .joining:
        curve == ownCurve
          ? verticalCurve.progress(at: segment.stretch.time(atShare: share))
          : segment.progress(at: now, on: curve)
      }
    return base + segment.lead * (1 - share)
  }

  /// Returns a segment whose vertical axis begins at the given progress.
  func joining(_ segment: Segment, vertical: Double?) -> Segment {
    guard let begin = self.vertical(of: segment, at: segment.begin), let vertical,
      segment.length > 0
    else { return segment }
    return segment.leading(by: vertical - begin)
  }
}

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
  /// The lead of the vertical axis over its curve at the beginning, which decreases linearly to 0.
  private(set) var lead = 0.0

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

  /// Returns the segment with a vertical axis that begins at another progress than its curve; the
  /// difference decreases linearly to 0, so that the axis neither jumps nor misses its end.
  func leading(by lead: Double) -> Segment {
    var segment = self
    segment.lead = lead
    return segment
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
