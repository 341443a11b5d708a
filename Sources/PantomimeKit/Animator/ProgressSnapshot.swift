/// The current motion of an animator in plain numbers: the minimum that a frame needs.
///
/// It is derived from the animator's state and has to be recomputed whenever the state changes; its
/// owner also keeps the animator. Reading an animator directly would copy its state, with a retain
/// for every reference in it, which took most of the time of a frame. The results are identical to
/// the last bit, because both compute with `TimeRamp`. It is small, because memory limits the speed
/// of a frame with many animators.
struct ProgressSnapshot: Sendable, BitwiseCopyable {
  private let span: TimeRamp.Span
  /// The initial time fraction, or the progress of an animator that is at rest or on a fresh curve.
  private let from: Double
  /// The curve, unretained, because the animator retains it.
  private let curve: Unmanaged<TimingCurve>
  private let kind: Kind
  /// Whether the animator is running and completes at its deadline.
  let endsAtDeadline: Bool

  private enum Kind: UInt8, Sendable {
    /// Along the animator's curve, to its end.
    case curve
    /// Along the animator's curve, to its beginning.
    case curveBack
    /// Not moving.
    case still
    /// Along a fresh curve from a pose, to its end.
    case fresh
    /// Along a fresh curve from a pose, to its beginning.
    case freshBack
    /// Not computable without the animator.
    case unsteady
  }

  /// Creates the motion of an animator; the animator must outlive this value.
  init(of animator: borrowing Animator) {
    var curve = Unmanaged.passUnretained(animator.pacing.curve)
    var kind = Kind.unsteady
    guard case .running(let segment) = animator.state else {
      let still = animator.stillProgress
      self.init(
        span: TimeRamp.Span(begin: 0, end: 0, ticks: 0), from: still ?? 0, curve: curve,
        kind: still == nil ? .unsteady : .still, endsAtDeadline: false)
      return
    }
    var from = segment.from
    switch segment.profile {
    case .curve: kind = segment.goal == 1 ? .curve : segment.goal == 0 ? .curveBack : .unsteady
    case .joining: break
    case .fresh(let pose, let own):
      kind = segment.goal == 1 ? .fresh : segment.goal == 0 ? .freshBack : .unsteady
      from = pose
      curve = Unmanaged.passUnretained(own)
    }
    self.init(
      span: segment.stretch.span, from: from, curve: curve, kind: kind,
      endsAtDeadline: !animator.pausesOnCompletion)
  }

  private init(
    span: TimeRamp.Span, from: Double, curve: Unmanaged<TimingCurve>, kind: Kind,
    endsAtDeadline: Bool
  ) {
    self.span = span
    self.from = from
    self.curve = curve
    self.kind = kind
    self.endsAtDeadline = endsAtDeadline
  }

  /// Returns the pose at an instant if the animator simply follows its curve to the end, as nearly
  /// all moving animators do; otherwise `nil`.
  @inline(__always)
  func plainProgress(at now: Instant) -> Double? {
    guard case .curve = kind else { return nil }
    return progress(towards: 1, at: now)
  }

  /// Returns the pose at an instant, or `nil` if only `Animator.progress(at:)` can compute it.
  func progress(at now: Instant) -> Double? {
    switch kind {
    case .curve: progress(towards: 1, at: now)
    case .curveBack: progress(towards: 0, at: now)
    case .still: from
    case .fresh: from + (1 - from) * progress(along: span.share(at: now))
    case .freshBack: from + (0 - from) * progress(along: span.share(at: now))
    case .unsteady: nil
    }
  }

  @inline(__always)
  private func progress(towards goal: Double, at now: Instant) -> Double {
    progress(along: TimeRamp.time(atShare: span.share(at: now), from: from, to: goal))
  }

  /// Returns the curve's progress at a time fraction.
  @inline(__always)
  private func progress(along time: Double) -> Double {
    curve._withUnsafeGuaranteedRef { $0.progress(at: time) }
  }
}
