/// An easing given by a custom formula.
///
/// Create a formula easing once, as a `static let`: easings that are created separately aren't
/// equal, because their formulas may differ. The formula must return 0 at 0 and 1 at 1; before 0
/// the progress is 0, after 1 it is 1, and NaN counts as 0.
public struct FormulaEasing: Sendable, Hashable {
  private let card: Card

  /// The formula, which is shared so that a copy is cheap.
  private final class Card: Sendable {
    let value: @Sendable (Double) -> Double
    let slope: @Sendable (Double) -> Double
    let turns: [Double]

    init(
      value: @escaping @Sendable (Double) -> Double,
      slope: @escaping @Sendable (Double) -> Double, turns: [Double]
    ) {
      self.value = value
      self.slope = slope
      self.turns = turns
    }
  }

  /// Creates an easing from a formula.
  ///
  /// - Parameters:
  ///   - turns: The fractions of the time at which progress reverses; by default, there are none.
  ///   - slope: The rate of progress at a fraction of the time, in progress per total duration.
  ///   - value: The progress at a fraction of the time, 0 … 1.
  public init(
    turns: [Double] = [], slope: @escaping @Sendable (Double) -> Double,
    value: @escaping @Sendable (Double) -> Double
  ) {
    card = Card(
      value: value, slope: slope, turns: turns.filter { $0 > 0 && $0 < 1 }.sorted())
  }

  /// Returns the progress at a fraction of the time, which is clamped to 0 … 1; NaN counts as 0.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let value = card.value(fraction)
    return value.isFinite ? value : 0
  }

  /// Returns the rate of progress at a fraction of the time.
  ///
  /// The result is clamped to −`UnitBezier.steepest` … `UnitBezier.steepest`, and is 0 for
  /// fractions outside 0 … 1.
  package func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let slope = card.slope(fraction)
    return slope.isNaN ? 0 : min(max(slope, -UnitBezier.steepest), UnitBezier.steepest)
  }

  /// Returns the first fraction of the time at which progress equals `progress` or comes nearest to
  /// it (A72).
  package func inverse(of progress: Double) -> Double { firstFraction(of: progress) }

  /// Whether progress never decreases and never exceeds 1, which is true if the formula has no
  /// reversals.
  var risesSteadily: Bool { card.turns.isEmpty }

  /// Returns a Boolean value that indicates whether two easings are copies of the same original.
  public static func == (one: FormulaEasing, other: FormulaEasing) -> Bool {
    one.card === other.card
  }

  /// Feeds the identity of the formula to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(card)) }
}

extension FormulaEasing: TurningCurve {
  var turns: [Double] { card.turns }
}
