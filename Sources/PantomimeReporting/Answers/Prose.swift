import PantomimeKit

/// Numbers in the form for sentences: they are rounded, but never across a threshold with which
/// they are compared.
package enum Prose {
  /// The maximum number of decimals.
  private static let mostDecimals = 9

  /// Formats a number with the given number of decimals, or with more decimals if rounding would
  /// otherwise move the number across a threshold.
  package static func number(
    _ value: Double, decimals: Int = 0, apart thresholds: [Double] = []
  ) -> String {
    for decimals in decimals..<mostDecimals {
      let rounded = Numerals.rounded(value, decimals: decimals)
      let isApart = thresholds.allSatisfy { threshold in
        (threshold - value).magnitude <= .sameness
          || ((threshold < value) == (threshold < rounded)
            && (threshold > value) == (threshold > rounded))
      }
      if isApart { return Numerals.text(rounded, decimals: decimals) }
    }
    return Numerals.text(value, decimals: mostDecimals)
  }

  /// Formats a fraction as a percentage; a fraction is never rounded to 0, to one half, or to 1.
  package static func share(_ share: Double, apart thresholds: [Double] = []) -> String {
    number(share * 100, apart: [0, 50, 100] + thresholds.map { $0 * 100 }) + " %"
  }

  /// Formats a length in points, without its unit; a length is never rounded to 0.
  package static func points(_ length: Double, apart thresholds: [Double] = []) -> String {
    number(length, apart: [0] + thresholds)
  }

  /// Formats the magnitude of a velocity in points per second, without its unit.
  package static func speed(_ speed: Double, apart thresholds: [Double] = []) -> String {
    number(speed.magnitude, apart: [0] + thresholds.map { $0.magnitude })
  }

  /// Formats a time in seconds, without its unit.
  package static func seconds(_ seconds: Double) -> String {
    switch seconds.magnitude {
    case 10...: number(seconds, decimals: 1)
    default: number(seconds, decimals: 2, apart: [0])
    }
  }

  /// Formats a number without a known unit.
  package static func plain(_ value: Double, apart thresholds: [Double] = []) -> String {
    number(value, decimals: value.magnitude >= 100 ? 0 : 2, apart: [0] + thresholds)
  }

  /// Returns the words for a direction that follow a distance: `left` alone could mean that the
  /// distance remains.
  package static func side(_ direction: String) -> String {
    direction == "left" ? "to the left" : direction
  }
}
