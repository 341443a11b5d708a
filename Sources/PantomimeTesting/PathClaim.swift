import PantomimeKit
import PantomimeScripting

/// An assertion about the value of a path over time, in the words of the language.
///
/// Stable.
public struct PathClaim: Sendable, Hashable, CustomStringConvertible {
  /// The words after the path, as written in a script.
  public let description: String

  fileprivate init(_ words: String) { description = words }
}

extension PathClaim {
  /// The number is less than another.
  public static func below(_ number: Double) -> PathClaim { PathClaim("< \(text(number))") }
  /// The number is at most another.
  public static func atMost(_ number: Double) -> PathClaim { PathClaim("<= \(text(number))") }
  /// The number is greater than another.
  public static func above(_ number: Double) -> PathClaim { PathClaim("> \(text(number))") }
  /// The number is at least another.
  public static func atLeast(_ number: Double) -> PathClaim { PathClaim(">= \(text(number))") }

  /// The numbers equal the given ones, within the tolerance of their unit or another tolerance.
  public static func closeTo(_ numbers: Double..., within tolerance: Double? = nil) -> PathClaim {
    PathClaim(value(numbers, tolerance))
  }
  /// The value is the given word.
  public static func equal(to word: String) -> PathClaim { PathClaim(Word.quoted(word)) }
  /// The value isn't the given word.
  public static func different(from word: String) -> PathClaim {
    PathClaim("!= \(Word.quoted(word))")
  }

  /// The number never falls; for `expectAlways`.
  public static let rising = PathClaim("rising")
  /// The number never rises; for `expectAlways`.
  public static let falling = PathClaim("falling")
  /// The number rises or falls, but not both; for `expectAlways`.
  public static let monotone = PathClaim("monotone")

  /// No number jumps by more than a tolerance; for `expectAlways`.
  ///
  /// - Parameter gesture: The recognizer whose reports may move the path by more, or `nil` if none
  ///   may.
  public static func continuous(
    within tolerance: Double, except gesture: String? = nil
  )
    -> PathClaim
  {
    PathClaim(
      "continuous within \(text(tolerance))"
        + (gesture.map { " except=\(Word.quoted($0))" } ?? ""))
  }

  /// No run overshoots its final value by more than a fraction of its distance; for `expectAlways`.
  public static func overshoot(atMost share: Double) -> PathClaim {
    PathClaim("overshoot <= \(text(share))")
  }

  /// The value reaches the given numbers and stays there; for `expectEventually`.
  public static func settled(at numbers: Double..., within tolerance: Double) -> PathClaim {
    PathClaim("settled \(value(numbers, tolerance))")
  }

  private static func value(_ numbers: [Double], _ tolerance: Double?) -> String {
    numbers.map { text($0) }.joined(separator: ",")
      + (tolerance.map { " within \(text($0))" } ?? "")
  }

  private static func text(_ number: Double) -> String { Numerals.text(number, decimals: 9) }
}
