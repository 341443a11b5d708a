extension Double {
  /// The number clamped to ±1e100, or 0 for NaN, so that products and sums of such numbers stay
  /// finite.
  var sanitized: Double { isNaN ? 0 : min(max(self, -1e100), 1e100) }

  /// The difference up to which a decision counts two numbers as equal: half a unit of the ninth
  /// decimal, which is the last one that an answer can show.
  ///
  /// A velocity or a position is computed from differences of locations, so a finger at exactly a
  /// limit would otherwise be above or below it depending on the rounding error. The value is our
  /// choice.
  package static var sameness: Double { 5e-10 }
  /// The same difference for fractions, which answers show as percentages.
  package static var samenessOfShares: Double { 5e-12 }

  /// Returns whether the number is more than a limit, by more than a rounding error.
  package func exceeds(_ limit: Double, tolerance: Double = .sameness) -> Bool {
    self - limit > tolerance
  }

  /// Returns whether the number is at least a limit, or less by no more than a rounding error.
  func reaches(_ limit: Double, tolerance: Double = .sameness) -> Bool {
    limit - self <= tolerance
  }

  /// The number, or 0 if it is NaN.
  var orZero: Double { isNaN ? 0 : self }
}
