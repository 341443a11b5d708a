/// The laws of motion for a scroll view that can be chosen because earlier accounts and the
/// measurements on iOS 26.1 differ.
///
/// Each law is chosen separately; the language calls such a choice a reading
/// (`set reading M9=stiffness-200`). By default, the distance of a throw and the return of a bounce
/// are as measured, because these measurements match every frame to the pixel.
package struct ScrollLaws: Sendable, Hashable {
  /// The formula for the distance of a throw (GU12, M5).
  package var distanceFormula = Deceleration.DistanceFormula.sum
  /// The target reported at lift-off (M7).
  package var announcedTarget = AnnouncedTarget.integral
  /// The spring that returns the content to a bound, and the criterion for its end (GU13, M9, M11).
  package var bounce = Bounce.measured
  /// The velocity at which the spring starts if the content is released at rest past a bound (M10).
  package var start = Start.inward
  /// The velocity at which the spring starts if the content is released in motion past a bound
  /// (M12).
  package var release = Release.banded

  /// The target reported at lift-off.
  package enum AnnouncedTarget: Sendable, Hashable, CaseIterable {
    /// The sum over milliseconds, until the velocity has decayed to zero (G174, G201).
    case rest
    /// The integral, until the velocity has decayed to the speed at which the motion stops; the
    /// target is on a whole pixel (M7).
    case integral
  }

  /// The spring that returns the content to a bound.
  package enum Bounce: Sendable, Hashable, CaseIterable {
    /// Stiffness 200, critically damped, with a separate spring for releases toward the content;
    /// the bounce ends when each of the two terms of the motion is below a limit (GU13, G195,
    /// G197).
    case critical
    /// Stiffness 120 and damping 22, for releases in both directions; the bounce ends at the
    /// instant from which less than half a point remains (M9, M11).
    case measured
  }

  /// The velocity at which the spring starts after a release at rest.
  package enum Start: Sendable, Hashable, CaseIterable {
    /// The current velocity.
    case spring
    /// A velocity toward the content: per second, 22/3 of the distance past the bound (M10).
    case inward
  }

  /// The velocity at which the spring starts after a release in motion.
  package enum Release: Sendable, Hashable, CaseIterable {
    /// The finger's velocity, multiplied by the factor of the rubber band at the bound, whatever
    /// the distance past the bound is (M26).
    case banded
    /// The finger's velocity, multiplied by the factor of the rubber band at the current distance
    /// past the bound (T131).
    case finger
    /// The velocity of the offset shown, over the last 100 ms (M12).
    case applied
  }

  /// The speed, in points per second, below which the content counts as released at rest.
  ///
  /// It is the limit between M10 and M12, which wasn't measured; its value is our choice.
  package static let restSpeed = 50.0
  /// The velocity toward the content at which the spring starts, in distances past the bound per
  /// second (M10).
  package static let inwardRate = 22.0 / 3
  /// The number of seconds over which the velocity of the offset shown is computed (M12).
  package static let appliedSpan = 0.1

  /// Creates the default choices.
  package init() {}

  /// The choices that were the default before measurements were available (GU12, GU13).
  package static var former: ScrollLaws {
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
  /// Adopts other choices, except for springs that were set for this scroll view alone.
  package mutating func follow(_ laws: ScrollLaws) {
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

  /// Returns the spring for a release toward the content.
  ///
  /// Such a release wasn't measured; using the measured spring for both directions is our choice.
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

  /// Records an offset; of several offsets at the same instant, the last one counts.
  mutating func note(_ offset: Vector, at now: Instant) {
    samples.removeAll {
      now.seconds(since: $0.instant) > ScrollLaws.appliedSpan || $0.instant == now
    }
    samples.append(Sample(instant: now, offset: offset))
  }

  /// Returns the average velocity, in points per second, from the oldest offset of the last 100 ms
  /// to the given one.
  func velocity(to offset: Vector, at now: Instant) -> Vector {
    let oldest = samples.first { now.seconds(since: $0.instant) <= ScrollLaws.appliedSpan }
    guard let oldest, oldest.instant < now else { return .zero }
    let span = now.seconds(since: oldest.instant)
    return offset.mapped { axis, place in (place - oldest.offset[axis]) / span }
  }
}
