/// How an animator goes just now, in plain numbers: what a frame needs to know of it, and no more.
///
/// It follows from the animator's state and has to be made anew whenever that changes; whoever keeps it
/// keeps the animator, too. To ask an animator itself is to copy its state, with a count for every
/// reference in it: that was most of the work of a frame. The answers are the same to the last bit, as
/// both reckon by `Stretch`.
struct Gait: Sendable {
  private let stretch: Stretch
  /// The progress of one that stands still; else how far the curve is off, or where it begins afresh.
  private let offset: Double
  /// The curve that it goes by, held by the animator and so not counted here.
  private let curve: Unmanaged<TimingCurve>
  private let kind: Kind

  private enum Kind: UInt8, Sendable {
    /// It stands still.
    case still
    /// By the animator's curve.
    case curve
    /// The same, ahead of it by what dies away.
    case joining
    /// By a curve of its own from a pose.
    case fresh
    /// Not to be told without the animator.
    case unsteady
  }

  /// How an animator goes, which must be kept for as long as this is asked.
  init(of animator: borrowing Animator) {
    let stretch: Stretch
    var (kind, offset) = (Kind.still, 0.0)
    var curve = Unmanaged.passUnretained(animator.curve)
    if case .running(let segment) = animator.state {
      stretch = segment.stretch
      switch segment.profile {
      case .curve: kind = .curve
      case .joining(let ahead): (kind, offset) = (.joining, ahead)
      case .fresh(let pose, let own):
        (kind, offset) = (.fresh, pose)
        curve = Unmanaged.passUnretained(own)
      }
    } else {
      stretch = Stretch(from: 0, goal: 0, begin: .zero, length: 0)
      if let still = animator.stillProgress { offset = still } else { kind = .unsteady }
    }
    self.stretch = stretch
    self.offset = offset
    self.curve = curve
    self.kind = kind
  }

  /// The pose shown at an instant of one that simply follows its animator's curve, as nearly all do
  /// that move; `nil` for any other.
  @inline(__always)
  func plainProgress(at now: Instant) -> Double? {
    guard case .curve = kind else { return nil }
    return progress(along: stretch.time(atShare: stretch.share(at: now)))
  }

  /// The pose shown at an instant, as `Animator.progress(at:)` tells it; `nil` where that must be asked.
  func progress(at now: Instant) -> Double? {
    let share = stretch.share(at: now)
    switch kind {
    case .still: return offset
    case .unsteady: return nil
    case .curve: return progress(along: stretch.time(atShare: share))
    case .joining: return progress(along: stretch.time(atShare: share)) + offset * (1 - share)
    case .fresh: return offset + (stretch.goal - offset) * progress(along: share)
    }
  }

  /// The curve at a time share.
  @inline(__always)
  private func progress(along time: Double) -> Double {
    curve._withUnsafeGuaranteedRef { $0.progress(at: time) }
  }
}
