extension Double {
  /// The number clamped to ±1e100, with 0 for NaN: small enough for products and sums.
  var sanitized: Double { isNaN ? 0 : min(max(self, -1e100), 1e100) }

  /// The number, with 0 for NaN.
  var orZero: Double { isNaN ? 0 : self }
}
