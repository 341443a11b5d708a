import PantomimeKit

/// The age of an estimated velocity: the time between the last movement of the finger and the lift-off.
struct VelocityAge {
  /// The age in seconds.
  let seconds: Double

  /// The age in seconds above which a velocity is called old, as in a known workaround (G54).
  private static let old = 0.1

  /// - Returns: `nil` unless an estimator computed the pan's velocity, and the velocity is nonzero
  ///   and old at that instant.
  init?(_ simulation: Simulation, at time: Instant) {
    let samples = simulation.panSamples
    guard simulation.pan.velocity != .zero,
      simulation.preferences.estimator.velocity(of: samples, at: time) == simulation.pan.velocity,
      let moved = samples.indices.dropFirst().last(where: {
        samples[$0].place != samples[$0 - 1].place
      })
    else { return nil }
    seconds = time.seconds(since: samples[moved].time)
    if seconds <= VelocityAge.old { return nil }
  }

  /// Returns a clause with the number of estimators that return zero at that instant.
  static func zeros(
    _ simulation: Simulation, at time: Instant, among estimators: [VelocityEstimator]
  ) -> String {
    let zero = estimators.count { $0.velocity(of: simulation.panSamples, at: time) == .zero }
    return "\(zero) of \(estimators.count) estimators give 0"
  }
}
