extension Spring {
  /// Returns a velocity in total distances per second from a velocity in units per second (A182,
  /// A183, T55).
  ///
  /// The result is positive toward the target, and 0 if there is no distance, because a spring
  /// doesn't move at all in that case (A183, A186).
  public static func normalized(velocity: Double, from start: Double, to target: Double) -> Double {
    let distance = target - start
    guard distance != 0 else { return 0 }
    let normalized = velocity / distance
    guard !normalized.isNaN else { return 0 }
    return min(max(normalized, -1e100), 1e100)
  }
}
