/// Which account of a scroll view is followed where the former one and the one measured on iOS 26 differ.
///
/// Each is chosen for itself, as a reading (`set reading M9=stiffness-200`); all are as measured unless
/// another is chosen.
public struct ScrollLaws: Sendable, Hashable {
  /// How far a throw leads (GU12, M5).
  public var way = Deceleration.Way.sum
  /// Which place of rest is told at the lift (M7).
  public var told = Told.integral
  /// What springs back to a bound, and when that is over (GU13, M9, M11).
  public var bounce = Bounce.measured
  /// How the spring starts after a rest beyond a bound (M10).
  public var start = Start.inward
  /// Which velocity the spring takes, released on the move beyond a bound (M12, M26).
  public var release = Release.banded

  /// The place of rest that is told at the lift.
  public enum Told: Sendable, Hashable, CaseIterable {
    /// What the sum over milliseconds makes of the whole velocity (G174, G201).
    case rest
    /// By the integral, as far as the speed at which it stops, on a whole pixel (M7).
    case integral
  }

  /// The spring back to a bound.
  public enum Bounce: Sendable, Hashable, CaseIterable {
    /// Stiffness 200, critically damped, and one of its own towards the content; over by a bound of
    /// each part (GU13, G195, G197).
    case critical
    /// Stiffness 120 and damping 22, whichever way it is let go; over at the instant at which less
    /// than half a point is left (M9, M11).
    case measured
  }

  /// The start of the spring after a rest.
  public enum Start: Sendable, Hashable, CaseIterable {
    /// From the velocity that there is.
    case spring
    /// Inwards at 22/3 of the way beyond each second (M10).
    case inward
  }

  /// The velocity that the spring takes over.
  public enum Release: Sendable, Hashable, CaseIterable {
    /// The finger's, by the share of the band at the bound itself, however far beyond it is (M26).
    case banded
    /// The finger's, by the share that the band leaves of it (T131).
    case finger
    /// That of the offset shown over the last 100 ms (M12).
    case applied
  }

  /// The speed in points per second below which a release counts as after a rest: where M10 ends and
  /// M12 begins is the author's choice, not measured.
  public static let restSpeed = 50.0
  /// The share of the way beyond a bound at which it starts inwards each second (M10).
  public static let inwardRate = 22.0 / 3
  /// The seconds over which the offset shown makes a velocity (M12).
  public static let appliedSpan = 0.1

  /// What is followed unless another is chosen.
  public init() {}

  /// What was followed before anything had been measured (GU12, GU13).
  public static var former: ScrollLaws {
    var laws = ScrollLaws()
    laws.way = .integral
    laws.told = .rest
    laws.bounce = .critical
    laws.start = .spring
    laws.release = .finger
    return laws
  }
}

extension ScrollMotion.Style {
  /// Follows other accounts: what was chosen otherwise for a scroll view stays.
  public mutating func follow(_ laws: ScrollLaws) {
    if bounce == Self.spring(self.laws) { bounce = Self.spring(laws) }
    if inward == Self.inwardSpring(self.laws) { inward = Self.inwardSpring(laws) }
    deceleration.way = laws.way
    self.laws = laws
  }

  static func spring(_ laws: ScrollLaws) -> BounceSpring {
    switch laws.bounce {
    case .critical: .standard
    case .measured: .measured
    }
  }

  /// Nothing was measured of a release towards the content: one spring for both ways is our choice.
  static func inwardSpring(_ laws: ScrollLaws) -> BounceSpring {
    switch laws.bounce {
    case .critical: .inward
    case .measured: .measured
    }
  }
}

/// Where the offset of a drag was shown lately: what makes the velocity of a release (M12).
struct AppliedOffsets: Sendable, Hashable {
  private var samples: [Sample] = []

  private struct Sample: Sendable, Hashable {
    let instant: Instant
    let offset: Vector
  }

  /// Notes an offset; of those of one instant the last counts.
  mutating func note(_ offset: Vector, at now: Instant) {
    samples.removeAll {
      now.seconds(since: $0.instant) > ScrollLaws.appliedSpan || $0.instant == now
    }
    samples.append(Sample(instant: now, offset: offset))
  }

  /// From the oldest one that is not older than 100 ms to an offset, in points per second.
  func velocity(to offset: Vector, at now: Instant) -> Vector {
    let oldest = samples.first { now.seconds(since: $0.instant) <= ScrollLaws.appliedSpan }
    guard let oldest, oldest.instant < now else { return .zero }
    let span = now.seconds(since: oldest.instant)
    return offset.mapped { axis, place in (place - oldest.offset[axis]) / span }
  }
}
