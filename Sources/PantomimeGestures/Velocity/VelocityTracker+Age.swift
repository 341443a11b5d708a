extension VelocityTracker {
  /// The length of rest, in seconds, after which a velocity counts as old, from a known workaround
  /// (G54).
  private static let oldAge = 0.1

  /// Returns a remark about the velocity of a lift-off at an instant if the velocity is old;
  /// otherwise `nil`.
  ///
  /// A rest doesn't reset the velocity to zero, which surprises users who expect the behavior of a
  /// scroll view (G52, G55).
  package func remark(at now: Instant) -> Reason? {
    guard let age = age(at: now), age > VelocityTracker.oldAge else { return nil }
    let other = VelocityEstimator.scrollView
    let answer = other.velocity(of: samples, at: now)
    let shown: Reason = answer == .zero ? "0" : "\(answer.dx.shown),\(answer.dy.shown)"
    return "this velocity is \(age.shown) s old; \(other.name) would estimate \(shown) (G52, G55)"
  }

  /// Returns the number of seconds for which the velocity at an instant has been the same, counted
  /// from the last movement.
  ///
  /// The result is `nil` if the velocity is zero, or if the rest since that movement has changed
  /// it.
  private func age(at now: Instant) -> Double? {
    guard let arrival else { return nil }
    let velocity = velocity(at: now)
    guard velocity != .zero, velocity == self.velocity(at: arrival) else { return nil }
    return now.seconds(since: arrival)
  }
}
