extension Timing {
  /// Returns a spring with another initial velocity, in total distances per second, and any other
  /// timing unchanged, because curves have no initial velocity.
  ///
  /// NaN counts as 0, and the magnitude is limited to 1e100.
  public func with(velocity: Double) -> Timing {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e100), 1e100)
    return switch self {
    case .linear, .cubic, .penner, .formula, .steps, .points: self
    case .damped(let ratio, _): .damped(ratio: ratio, velocity: velocity)
    case .spring(let spring): .spring(Spring(spring, initialVelocity: velocity))
    }
  }
}
