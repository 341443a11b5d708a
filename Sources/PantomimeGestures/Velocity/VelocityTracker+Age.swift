extension VelocityTracker {
  /// The rest, in seconds, after which it is said of a velocity that it is old: that of a known
  /// workaround (G54).
  private static let oldAge = 0.1

  /// What is to be said of the velocity that a lift-off at an instant uses, if it is old.
  ///
  /// That rest does not bring it to zero surprises whoever thinks of a scroll view (G52, G55).
  package func remark(at now: Instant) -> Reason? {
    guard let age = age(at: now), age > VelocityTracker.oldAge else { return nil }
    let other = VelocityEstimator.scrollView
    let answer = other.velocity(of: samples, at: now)
    let shown: Reason = answer == .zero ? "0" : "\(answer.dx.shown),\(answer.dy.shown)"
    return "this velocity is \(age.shown) s old; \(other.name) would estimate \(shown) (G52, G55)"
  }

  /// For how long the velocity at an instant has been what it is, in seconds: since the last movement.
  ///
  /// `nil` where there is none, and where the rest since has made it another.
  private func age(at now: Instant) -> Double? {
    guard let arrival else { return nil }
    let velocity = velocity(at: now)
    guard velocity != .zero, velocity == self.velocity(at: arrival) else { return nil }
    return now.seconds(since: arrival)
  }
}
