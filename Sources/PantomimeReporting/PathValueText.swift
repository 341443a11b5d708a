package import PantomimeKit

/// Values as the text that `show` prints and `expect` accepts.
package enum PathValueText {
  /// Returns the value as text: exactly if it is for a comparison, and otherwise with at most four
  /// decimals (six for times).
  package static func text(_ pathValue: PathValue, isExact: Bool = false) -> String {
    switch pathValue {
    case .absent: "none"
    case .flag(let flag): flag ? "yes" : "no"
    case .word(let word): word
    case .number, .pair, .rect, .color:
      pathValue.numbers.map { text($0, pathValue.unit, isExact) }.joined(separator: ",")
    }
  }

  private static func text(_ number: Double, _ unit: PathValue.Unit?, _ isExact: Bool) -> String {
    if isExact || unit == .seconds { return Numerals.text(number, decimals: isExact ? 9 : 6) }
    return Numerals.text(number, decimals: Numerals.shownDecimals)
  }

  /// Returns the unit of the value as a short word, or an empty text if the value has no unit.
  package static func unit(_ pathValue: PathValue) -> String {
    switch pathValue.unit {
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .perSecond: "1/s"
    case .seconds: "s"
    case .degrees: "deg"
    case .fraction, .count, nil: ""
    }
  }
}
