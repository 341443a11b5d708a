import PantomimeKit
import PantomimeReporting

/// Compact JSON, written part by part.
enum JSONText {
  /// Returns an object whose members are already JSON.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Returns a list of items that are already JSON.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  static func text(_ text: String) -> String { JSONLines.string(text) }

  static func text(_ text: String?) -> String { text.map { JSONLines.string($0) } ?? "null" }

  static func texts(_ texts: [String]) -> String { list(texts.map { text($0) }) }

  static func flag(_ flag: Bool) -> String { flag ? "true" : "false" }

  static func whole(_ number: Int) -> String { Numerals.text(Double(number), decimals: 0) }

  /// Returns an instant in seconds, to the nanosecond.
  static func instant(_ instant: Instant) -> String { Numerals.text(instant) }

  /// Returns a number for a picture, to a hundredth of a point; one that isn't finite is `null`.
  static func place(_ number: Double) -> String {
    number.isFinite ? Numerals.text(number, decimals: 2) : "null"
  }

  /// Returns a number with all its digits; one that isn't finite is `null`.
  static func number(_ number: Double) -> String { JSONLines.number(number) }
}
