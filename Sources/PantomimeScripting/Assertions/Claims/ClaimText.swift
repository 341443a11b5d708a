import PantomimeKit
import PantomimeReporting

/// The texts that the failures of claims share.
enum ClaimText {
  /// Returns an instant as `show time` prints it.
  static func time(_ instant: Instant) -> String { Numerals.text(instant.seconds, decimals: 6) }

  /// Returns the name of the component at an index, with a trailing space, or an empty string if
  /// the value is a single number.
  static func component(_ lane: Int, of value: PathValue) -> String {
    value.components.indices.contains(lane) ? "\(value.components[lane]) " : ""
  }
}

/// The text for the size of a miss, and for the allowed size.
struct MissText {
  let size: String
  let allowed: String

  init(_ size: String = "", allowed: String = "") { (self.size, self.allowed) = (size, allowed) }

  /// The size as a sentence.
  var text: String { allowed.isEmpty ? size : "\(size) (\(allowed) allowed)" }
  /// The parts of the size inside parentheses.
  var parts: [String] { allowed.isEmpty ? [size] : [size, "\(allowed) allowed"] }

  /// Creates the text for a value that misses its bounds.
  init(_ value: PathValue, _ miss: Miss, _ bounds: Bounds) {
    switch bounds {
    case .word: self.init()
    case .numbers(let relation, _, let limit): self.init(value, miss, relation, limit)
    case .run(_, let to, let share):
      let part = ClaimText.component(miss.lane, of: value)
      self.init(
        "\(part)\(Prose.number(miss.amount * 100, decimals: 2, apart: [share * 100])) % of its distance "
          + "beyond \(Numerals.text(to[miss.lane], decimals: 4))",
        allowed: "\(Numerals.text(share * 100, decimals: 4)) %")
    }
  }

  /// Creates the text for a number that differs from the wanted one.
  private init(
    _ value: PathValue, _ miss: Miss, _ relation: Comparison.Relation, _ limit: Double
  ) {
    guard miss.amount < .infinity else {
      self.init()
      return
    }
    let part = ClaimText.component(miss.lane, of: value)
    let decimals = value.unit == .seconds ? 6 : Numerals.shownDecimals
    let number = Prose.number(miss.amount, decimals: decimals, apart: [0, limit])
    let side = "\(part)\(number) too \(miss.isAbove ? "high" : "low")"
    switch relation {
    case .less, .greater, .atMost, .atLeast: self.init(miss.amount > 0 ? side : "")
    case .different: self.init()
    case .equal: self.init(side, allowed: Numerals.text(limit, decimals: 9))
    }
  }
}
