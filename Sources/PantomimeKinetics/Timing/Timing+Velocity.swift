extension Timing {
  /// Returns the same timing, with the initial velocity of a spring in whole distances per second;
  /// curves have none.
  ///
  /// A NaN velocity counts as 0, and its magnitude as at most 1e100.
  public func with(velocity: Double) -> Timing {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e100), 1e100)
    return switch self {
    case .linear, .cubic, .penner, .formula, .steps, .points: self
    case .damped(let ratio, _): .damped(ratio: ratio, velocity: velocity)
    case .spring(let spring): .spring(Spring(spring, initialVelocity: velocity))
    }
  }
}
