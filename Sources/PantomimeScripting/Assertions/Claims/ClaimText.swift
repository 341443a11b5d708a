import PantomimeKit
import PantomimeReporting

/// Words that the failures of claims have in common.
enum ClaimText {
  /// An instant as `show time` shows it.
  static func time(_ instant: Instant) -> String { Numerals.text(instant.seconds, decimals: 6) }

  /// The name of one of several numbers, with a blank behind it; empty where there is only one.
  static func component(_ lane: Int, of value: PathValue) -> String {
    value.components.indices.contains(lane) ? "\(value.components[lane]) " : ""
  }
}

/// By how much something is too much, and how much is allowed.
struct MissText {
  let size: String
  let allowed: String

  init(_ size: String = "", allowed: String = "") { (self.size, self.allowed) = (size, allowed) }

  /// In a sentence.
  var told: String { allowed.isEmpty ? size : "\(size) (\(allowed) allowed)" }
  /// Where it stands in parentheses itself.
  var parts: [String] { allowed.isEmpty ? [size] : [size, "\(allowed) allowed"] }

  /// By how much a value misses its bounds.
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

  /// By how much a number misses another.
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
