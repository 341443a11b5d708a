/// The account of a scroll view to follow where the former one and the one measured on iOS 26.1
/// differ.
///
/// Each is chosen separately, as a reading (`set reading M9=stiffness-200`). The distance of a
/// throw and the return of a bounce are as measured unless another is chosen, since they match
/// every frame to the pixel.
public struct ScrollLaws: Sendable, Hashable {
  /// The distance of a throw (GU12, M5).
  public var distanceFormula = Deceleration.DistanceFormula.sum
  /// The target that is reported at lift-off (M7).
  public var announcedTarget = AnnouncedTarget.integral
  /// The spring back to a bound, and when that is over (GU13, M9, M11).
  public var bounce = Bounce.measured
  /// The start of the spring after a rest beyond a bound (M10).
  public var start = Start.inward
  /// The velocity that the spring takes, released in motion beyond a bound (M12).
  public var release = Release.banded

  /// The target that is reported at lift-off.
  public enum AnnouncedTarget: Sendable, Hashable, CaseIterable {
    /// By the sum over milliseconds, for the whole velocity (G174, G201).
    case rest
    /// By the integral, until the speed at which it stops, on a whole pixel (M7).
    case integral
  }

  /// The spring back to a bound.
  public enum Bounce: Sendable, Hashable, CaseIterable {
    /// Stiffness 200, critically damped, with a separate spring toward the content; over by a bound
    /// on each term (GU13, G195, G197).
    case critical
    /// Stiffness 120 and damping 22, in either direction of release; over at the instant at which
    /// less than half a point is left (M9, M11).
    case measured
  }

  /// The start of the spring after a rest.
  public enum Start: Sendable, Hashable, CaseIterable {
    /// From the present velocity.
    case spring
    /// Inward at 22/3 of the distance beyond per second (M10).
    case inward
  }

  /// The velocity that the spring takes.
  public enum Release: Sendable, Hashable, CaseIterable {
    /// The finger's, multiplied by the band's factor at the bound itself, however far beyond it is (M26).
    case banded
    /// The finger's, multiplied by the fraction that the band leaves of it (T131).
    case finger
    /// That of the offset shown over the last 100 ms (M12).
    case applied
  }

  /// The speed in points per second below which a release counts as after a rest: the limit between
  /// M10 and M12 is the author's choice, not measured.
  public static let restSpeed = 50.0
  /// The fraction of the distance beyond a bound at which it starts inward, per second (M10).
  public static let inwardRate = 22.0 / 3
  /// The seconds over which the velocity of the offset shown is computed (M12).
  public static let appliedSpan = 0.1

  /// Creates the default accounts.
  public init() {}

  /// The accounts followed before anything had been measured (GU12, GU13).
  public static var former: ScrollLaws {
    var laws = ScrollLaws()
    laws.distanceFormula = .integral
    laws.announcedTarget = .rest
    laws.bounce = .critical
    laws.start = .spring
    laws.release = .finger
    return laws
  }
}

extension ScrollMotion.Style {
  /// Adopts other accounts; choices made for a single scroll view stay.
  public mutating func follow(_ laws: ScrollLaws) {
    if bounce == Self.spring(self.laws) { bounce = Self.spring(laws) }
    if inward == Self.inwardSpring(self.laws) { inward = Self.inwardSpring(laws) }
    deceleration.distanceFormula = laws.distanceFormula
    self.laws = laws
  }

  static func spring(_ laws: ScrollLaws) -> BounceSpring {
    switch laws.bounce {
    case .critical: .standard
    case .measured: .measured
    }
  }

  /// Returns the spring toward the content, whose release was not measured: one spring for both
  /// directions is our choice.
  static func inwardSpring(_ laws: ScrollLaws) -> BounceSpring {
    switch laws.bounce {
    case .critical: .inward
    case .measured: .measured
    }
  }
}

/// The recent offsets shown during a drag, from which the velocity of a release is computed (M12).
struct AppliedOffsets: Sendable, Hashable {
  private var samples: [Sample] = []

  private struct Sample: Sendable, Hashable {
    let instant: Instant
    let offset: Vector
  }

  /// Notes an offset; of several at the same instant the last one counts.
  mutating func note(_ offset: Vector, at now: Instant) {
    samples.removeAll {
      now.seconds(since: $0.instant) > ScrollLaws.appliedSpan || $0.instant == now
    }
    samples.append(Sample(instant: now, offset: offset))
  }

  /// Returns the velocity from the oldest offset within 100 ms to an offset, in points per second.
  func velocity(to offset: Vector, at now: Instant) -> Vector {
    let oldest = samples.first { now.seconds(since: $0.instant) <= ScrollLaws.appliedSpan }
    guard let oldest, oldest.instant < now else { return .zero }
    let span = now.seconds(since: oldest.instant)
    return offset.mapped { axis, place in (place - oldest.offset[axis]) / span }
  }
}
