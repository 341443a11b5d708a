import PantomimeKit

/// Numbers for sentences: rounded, but never across a number that they are compared with.
package enum Prose {
  /// The most decimals that are ever needed, and how near to one another numbers are the same.
  private static let (mostDecimals, sameness) = (9, 1e-9)

  /// A number with so many decimals, or as many more as keep it on its side of every threshold.
  package static func number(
    _ value: Double, decimals: Int = 0, apart thresholds: [Double] = []
  ) -> String {
    for decimals in decimals..<mostDecimals {
      let rounded = Numerals.rounded(value, decimals: decimals)
      let isApart = thresholds.allSatisfy { threshold in
        (threshold - value).magnitude < sameness
          || ((threshold < value) == (threshold < rounded)
            && (threshold > value) == (threshold > rounded))
      }
      if isApart { return Numerals.text(rounded, decimals: decimals) }
    }
    return Numerals.text(value, decimals: mostDecimals)
  }

  /// A fraction in percent; never rounded to nothing, to half or to the whole.
  package static func share(_ share: Double, apart thresholds: [Double] = []) -> String {
    number(share * 100, apart: [0, 50, 100] + thresholds.map { $0 * 100 }) + " %"
  }

  /// A length in points, without its unit; never rounded to nothing.
  package static func points(_ length: Double, apart thresholds: [Double] = []) -> String {
    number(length, apart: [0] + thresholds)
  }

  /// The size of a velocity in points per second, without its unit.
  package static func speed(_ speed: Double, apart thresholds: [Double] = []) -> String {
    number(speed.magnitude, apart: [0] + thresholds.map { $0.magnitude })
  }

  /// A time in seconds, without its unit.
  package static func seconds(_ seconds: Double) -> String {
    switch seconds.magnitude {
    case 10...: number(seconds, decimals: 1)
    default: number(seconds, decimals: 2, apart: [0])
    }
  }

  /// A number of which nothing else is known.
  package static func plain(_ value: Double, apart thresholds: [Double] = []) -> String {
    number(value, decimals: value.magnitude >= 100 ? 0 : 2, apart: [0] + thresholds)
  }
}
