/// How an animator goes just now, in plain numbers: what a frame needs to know of it, and no more.
///
/// It follows from the animator's state and has to be made anew whenever that changes; whoever keeps it
/// keeps the animator, too. To ask an animator itself is to copy its state, with a count for every
/// reference in it: that was most of the work of a frame. The answers are the same to the last bit, as
/// both reckon by `Stretch`. It is small, since a frame of many animators waits for memory.
struct Gait: Sendable, BitwiseCopyable {
  private let span: Stretch.Span
  /// The time share that it begins at; the progress of one that stands still, or begins afresh.
  private let from: Double
  /// The curve that it goes by, held by the animator and so not counted here.
  private let curve: Unmanaged<TimingCurve>
  private let kind: Kind
  /// Whether it runs, and completes at the animator's deadline.
  let endsAtDeadline: Bool

  private enum Kind: UInt8, Sendable {
    /// By the animator's curve, to its end.
    case curve
    /// By it, to its beginning.
    case curveBack
    /// It stands still.
    case still
    /// By a curve of its own from a pose, to the end.
    case fresh
    /// By one to the beginning.
    case freshBack
    /// Not to be told without the animator.
    case unsteady
  }

  /// How an animator goes, which must be kept for as long as this is asked.
  init(of animator: borrowing Animator) {
    var curve = Unmanaged.passUnretained(animator.pacing.curve)
    var kind = Kind.unsteady
    guard case .running(let segment) = animator.state else {
      let still = animator.stillProgress
      self.init(
        span: Stretch.Span(begin: 0, end: 0, ticks: 0), from: still ?? 0, curve: curve,
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
    span: Stretch.Span, from: Double, curve: Unmanaged<TimingCurve>, kind: Kind,
    endsAtDeadline: Bool
  ) {
    self.span = span
    self.from = from
    self.curve = curve
    self.kind = kind
    self.endsAtDeadline = endsAtDeadline
  }

  /// The pose shown at an instant of one that simply follows its animator's curve to the end, as nearly
  /// all do that move; `nil` for any other.
  @inline(__always)
  func plainProgress(at now: Instant) -> Double? {
    guard case .curve = kind else { return nil }
    return progress(towards: 1, at: now)
  }

  /// The pose shown at an instant, as `Animator.progress(at:)` tells it; `nil` where that must be asked.
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
    progress(along: Stretch.time(atShare: span.share(at: now), from: from, to: goal))
  }

  /// The curve at a time share.
  @inline(__always)
  private func progress(along time: Double) -> Double {
    curve._withUnsafeGuaranteedRef { $0.progress(at: time) }
  }
}
