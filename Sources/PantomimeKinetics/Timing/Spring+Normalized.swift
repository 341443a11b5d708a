extension Spring {
  /// Returns a velocity in whole distances per second, from one in units per second (A182, A183,
  /// T55).
  ///
  /// Positive toward the target. 0 if there is no distance, in which case a spring does not move at
  /// all (A183, A186).
  public static func normalized(velocity: Double, from start: Double, to target: Double) -> Double {
    let distance = target - start
    guard distance != 0 else { return 0 }
    let normalized = velocity / distance
    guard !normalized.isNaN else { return 0 }
    return min(max(normalized, -1e100), 1e100)
  }
}
