extension Timing {
  /// The same timing, a spring beginning with a velocity in whole ways per second; curves have none.
  ///
  /// A velocity that is no number counts as 0, and its size as at most 1e100.
  public func with(velocity: Double) -> Timing {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e100), 1e100)
    return switch self {
    case .linear, .cubic, .penner, .formula, .steps, .points: self
    case .damped(let ratio, _): .damped(ratio: ratio, velocity: velocity)
    case .spring(let spring): .spring(Spring(spring, initialVelocity: velocity))
    }
  }
}
