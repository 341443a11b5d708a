extension NamedRule {
  /// More than a tenth of the distance completes.
  public static let eager = NamedRule(
    "eager", "More than a tenth of the distance completes.", .threshold(0.1)
  ) { PositionRule(threshold: $0) }
}
