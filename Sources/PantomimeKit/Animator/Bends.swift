/// Where what is shown may turn round or leap while nothing happens but that time passes.
public struct Bends: Sendable, Equatable {
  /// The instants, in no order; some may lie before now, or be there twice.
  public private(set) var instants: [Instant]
  /// Whether between two neighbors of them each number only rises or only falls, and does not leap;
  /// where that is not known, what lies between them is to be searched.
  public private(set) var areAll: Bool

  /// Instants, and whether they are all there are.
  public init(_ instants: [Instant] = [], areAll: Bool = true) {
    self.instants = instants
    self.areAll = areAll
  }

  /// What moves by itself in a way that nobody knows.
  public static let unknown = Bends(areAll: false)

  /// What several make together, which may turn round where none of them does.
  mutating func join(_ other: Bends) {
    instants += other.instants
    areAll = false
  }

  /// Where it leaps: the nanoseconds around an instant that division may have rounded.
  static func leap(at nanoseconds: Double) -> [Instant] {
    guard nanoseconds.magnitude < 9e18 else { return [] }
    let near = Int64(nanoseconds.rounded(.down))
    return (-1...2).map { Instant(nanoseconds: near + $0) }
  }
}

extension Segment {
  /// Where the pose may turn round or leap on the way.
  func bends(on curve: TimingCurve) -> Bends {
    switch profile {
    case .curve: return bends(of: curve)
    // What it is ahead dies away meanwhile, so that it turns round elsewhere.
    case .joining(let ahead):
      var bends = bends(of: curve)
      if ahead != 0 { bends.join(Bends()) }
      return bends
    case .fresh(_, let own):
      guard let (turns, leaps) = own.bends else { return .unknown }
      return Bends(turns.map { instant(atShare: $0) } + leaps.flatMap { leap(atShare: $0) })
    }
  }

  /// Where a curve bends that is run through from one time share to another.
  private func bends(of curve: TimingCurve) -> Bends {
    guard goal != from else { return Bends() }
    guard let (turns, leaps) = curve.bends else { return .unknown }
    let share = { (time: Double) in (time - from) / (goal - from) }
    return Bends(
      turns.map { instant(atShare: share($0)) } + leaps.flatMap { leap(atShare: share($0)) })
  }

  private func instant(atShare share: Double) -> Instant {
    begin.advanced(bySeconds: share * length)
  }

  private func leap(atShare share: Double) -> [Instant] {
    Bends.leap(at: Double(begin.nanoseconds) + share * length * 1e9)
  }
}

extension Animator {
  /// Where its progress may turn round or leap by itself.
  var bends: Bends {
    switch state {
    case .running(let segment): segment.bends(on: pacing.curve)
    // What is shown at the instant of an activation lasts for that alone.
    case .paused(let pose):
      Bends((pose.shownAtActivation == nil ? nil : pose.activated).map { [$0.next] } ?? [])
    case .inactive, .waiting, .delayed, .stopped, .completing: Bends()
    }
  }
}

extension Instant {
  /// The nanosecond after; the last one has none.
  var next: Instant { self == .latest ? self : Instant(nanoseconds: nanoseconds + 1) }
}
