extension Double {
  /// The number clamped to ±1e100, or 0 for NaN, so that products and sums of such numbers stay
  /// finite.
  var sanitized: Double { isNaN ? 0 : min(max(self, -1e100), 1e100) }

  /// The number, or 0 if it is NaN.
  var orZero: Double { isNaN ? 0 : self }
}
