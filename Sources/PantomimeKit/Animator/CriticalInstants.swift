/// The instants at which a presentation value may reverse or jump without any input.
package struct CriticalInstants: Sendable, Hashable {
  /// The instants, in no particular order; some may be in the past or occur twice.
  package private(set) var instants: [Instant]
  /// A Boolean value that indicates whether the list is complete.
  ///
  /// If it is, each component of the value is monotonic and continuous between two neighboring
  /// instants; if it isn't, search the entire interval.
  package private(set) var areAll: Bool

  /// Creates a list of critical instants; pass `false` for `areAll` if the list may be incomplete.
  package init(_ instants: [Instant] = [], areAll: Bool = true) {
    self.instants = instants
    self.areAll = areAll
  }

  /// The critical instants of a value that changes without any input in an unknown manner.
  package static let unknown = CriticalInstants(areAll: false)

  /// Adds the critical instants of another value that is added to this one; the list is then
  /// incomplete, because a sum may reverse at an instant at which none of its terms does.
  mutating func join(_ other: CriticalInstants) {
    instants += other.instants
    areAll = false
  }

  /// Returns the critical instants of a jump: because a division may have rounded the instant of
  /// the jump, these are the nanoseconds around it.
  static func leap(at nanoseconds: Double) -> [Instant] {
    guard nanoseconds.magnitude < 9e18 else { return [] }
    let near = Int64(nanoseconds.rounded(.down))
    return (-1...2).map { Instant(nanoseconds: near + $0) }
  }
}

extension Segment {
  /// Returns the instants at which the pose may reverse or jump during the segment.
  func criticalInstants(on curve: TimingCurve) -> CriticalInstants {
    switch profile {
    case .curve: return criticalInstants(of: curve)
    // The pose's lead over the curve decays meanwhile, so the pose and the curve don't reverse at
    // the same instant.
    case .joining(let ahead):
      var criticalInstants = criticalInstants(of: curve)
      if ahead != 0 { criticalInstants.join(CriticalInstants()) }
      return criticalInstants
    case .fresh(_, let own):
      guard let (turns, leaps) = own.bends else { return .unknown }
      return CriticalInstants(
        turns.map { instant(atShare: $0) } + leaps.flatMap { leap(atShare: $0) })
    }
  }

  /// Returns the instants at which the curve, traversed from one time fraction to another, reverses
  /// or jumps.
  private func criticalInstants(of curve: TimingCurve) -> CriticalInstants {
    guard goal != from else { return CriticalInstants() }
    guard let (turns, leaps) = curve.bends else { return .unknown }
    let share = { (time: Double) in (time - from) / (goal - from) }
    return CriticalInstants(
      turns.map { instant(atShare: share($0)) } + leaps.flatMap { leap(atShare: share($0)) })
  }

  private func instant(atShare share: Double) -> Instant {
    begin.advanced(bySeconds: share * length)
  }

  private func leap(atShare share: Double) -> [Instant] {
    CriticalInstants.leap(at: Double(begin.nanoseconds) + share * length * 1e9)
  }
}

extension Animator {
  /// The instants at which the progress may reverse or jump without any input.
  var criticalInstants: CriticalInstants {
    switch state {
    case .running(let segment): segment.criticalInstants(on: pacing.curve)
    // The pose that is shown at the instant of an activation is valid only at that instant.
    case .paused(let pose):
      CriticalInstants(
        (pose.shownAtActivation == nil ? nil : pose.activated).map { [$0.next] } ?? [])
    case .inactive, .waiting, .delayed, .stopped, .completing: CriticalInstants()
    }
  }
}

extension Instant {
  /// The instant a nanosecond later, or the same instant if it is the last one.
  var next: Instant { self == .latest ? self : Instant(nanoseconds: nanoseconds + 1) }
}
