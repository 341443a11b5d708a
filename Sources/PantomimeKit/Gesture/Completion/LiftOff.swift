/// What a completion rule between two ends is asked with: how a drag stood as the finger lifted.
///
/// Every number is taken as within ±1e100, and what is not a number as 0, so that no rule needs to
/// think of either.
public struct LiftOff: Sendable, Hashable {
  /// How far the transition had come: 0 where it starts, 1 where it completes, beyond in an overdrag.
  public let progress: Double
  /// The velocity in points per second, positive towards completion.
  public let velocity: Double
  /// The velocity across, in points per second; only its size counts.
  public let crossVelocity: Double
  /// The whole way from progress 0 to 1, in points; 0 if it is not known.
  public let distance: Double
  /// The progress at which the finger took hold.
  public let startProgress: Double
  /// Whether the animation was running towards its start: what a rule goes by that keeps the
  /// direction (G135).
  public let isReversed: Bool
  /// Whether the gesture was cancelled rather than ended.
  public let isCancelled: Bool

  /// Describes a lift-off.
  public init(
    progress: Double, velocity: Double, distance: Double = 0, crossVelocity: Double = 0,
    startProgress: Double = 0, isReversed: Bool = false, isCancelled: Bool = false
  ) {
    self.progress = progress.tamed
    self.velocity = velocity.tamed
    self.crossVelocity = crossVelocity.tamed.magnitude
    self.distance = max(0, distance.tamed)
    self.startProgress = startProgress.tamed
    self.isReversed = isReversed
    self.isCancelled = isCancelled
  }

  /// How far the finger had moved since it took hold, in points.
  public var travel: Double { (progress - startProgress) * distance }

  /// The velocity in whole distances per second; 0 over no distance, as for springs (G162).
  public var relativeVelocity: Double { distance > 0 ? (velocity / distance).tamed : 0 }
}
