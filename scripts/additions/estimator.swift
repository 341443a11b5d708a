/// A velocity of 123 pt/s down, whatever the samples.
struct Constant: VelocityMethod {
  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    Vector(dx: 0, dy: 123)
  }
}

extension VelocityEstimator {
  /// Always 123 pt/s down.
  public static let constant = VelocityEstimator("constant", "Always 123 pt/s down.", Constant())
}
