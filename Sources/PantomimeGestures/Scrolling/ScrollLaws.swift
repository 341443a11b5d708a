/// The choice of laws for a scroll view where the earlier accounts and the measurements on iOS 26.1
/// differ.
///
/// Each is chosen separately, as a reading (`set reading M9=stiffness-200`). By default, the
/// distance of a throw and the return of a bounce are as measured, because they match every frame
/// to the pixel.
public struct ScrollLaws: Sendable, Hashable {
  /// The distance of a throw (GU12, M5).
  public var distanceFormula = Deceleration.DistanceFormula.sum
  /// The target reported at lift-off (M7).
  public var announcedTarget = AnnouncedTarget.integral
  /// The spring that returns to a bound, and when it settles (GU13, M9, M11).
  public var bounce = Bounce.measured
  /// The start of the spring from rest past a bound (M10).
  public var start = Start.inward
  /// The velocity of the spring at a release in motion past a bound (M12).
  public var release = Release.banded

  /// The target reported at lift-off.
  public enum AnnouncedTarget: Sendable, Hashable, CaseIterable {
    /// The sum over milliseconds, for the entire velocity (G174, G201).
    case rest
    /// The integral, down to the speed at which the motion stops, on a whole pixel (M7).
    case integral
  }

  /// The spring that returns to a bound.
  public enum Bounce: Sendable, Hashable, CaseIterable {
    /// Stiffness 200, critically damped, with a separate spring toward the content; the end is
    /// determined by a limit on each term (GU13, G195, G197).
    case critical
    /// Stiffness 120 and damping 22, for both directions of release; it ends at the instant at
    /// which less than half a point remains (M9, M11).
    case measured
  }

  /// The start of the spring from rest.
  public enum Start: Sendable, Hashable, CaseIterable {
    /// From the current velocity.
    case spring
    /// Inward, at 22/3 of the distance past the bound per second (M10).
    case inward
  }

  /// The initial velocity of the spring.
  public enum Release: Sendable, Hashable, CaseIterable {
    /// The finger's velocity, multiplied by the band's factor at the bound, at any distance past it
    /// (M26).
    case banded
    /// The finger's velocity, multiplied by the band's factor at the current distance (T131).
    case finger
    /// The velocity of the offset shown, over the last 100 ms (M12).
    case applied
  }

  /// The speed, in points per second, below which a release counts as from rest; the limit between
  /// M10 and M12 is our choice, not measured.
  public static let restSpeed = 50.0
  /// The fraction of the distance past a bound, per second, with which the spring starts inward
  /// (M10).
  public static let inwardRate = 22.0 / 3
  /// The number of seconds over which the velocity of the offset shown is computed (M12).
  public static let appliedSpan = 0.1

  /// Creates the default choices.
  public init() {}

  /// The choices from before the measurements (GU12, GU13).
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
  /// Adopts other choices, except those that were made for this scroll view alone.
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

  /// Returns the spring for a release toward the content, which wasn't measured; one spring for
  /// both directions is our choice.
  static func inwardSpring(_ laws: ScrollLaws) -> BounceSpring {
    switch laws.bounce {
    case .critical: .inward
    case .measured: .measured
    }
  }
}

/// The recent offsets shown during a drag, from which the release velocity is computed (M12).
struct AppliedOffsets: Sendable, Hashable {
  private var samples: [Sample] = []

  private struct Sample: Sendable, Hashable {
    let instant: Instant
    let offset: Vector
  }

  /// Records an offset; of several at the same instant, the last one counts.
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
