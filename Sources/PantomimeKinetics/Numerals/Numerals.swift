/// The rules for formatting and parsing numbers.
///
/// A number is rounded to a fixed number of decimals (ties to even), trailing zeros are dropped,
/// and −0 is written as 0. A trace contains six decimals, which is finer than any tolerance of the
/// language; answers show four. Instants are written with up to nine decimals, because they are
/// whole nanoseconds (T164, T165; our choice).
package enum Numerals {
  /// The number of decimals in a trace.
  package static let traceDecimals = 6
  /// The number of decimals in answers.
  package static let shownDecimals = 4

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
  /// Numbers of more than this many units of the last printed decimal have no fraction that could
  /// be rounded.
  private static let exactLimit = 9.007199254740992e15

  /// Returns the number nearest to `value` with at most `decimals` (0 … 9) decimals.
  package static func rounded(_ value: Double, decimals: Int = traceDecimals) -> Double {
    let scale = powersOfTen[min(max(decimals, 0), 9)]
    let units = (value * scale).rounded(.toNearestOrEven)
    guard units.magnitude < exactLimit else { return value }
    return units == 0 ? 0 : units / scale
  }

  /// Returns the number in decimal notation with at most `decimals` (0 … 9) decimals.
  ///
  /// Very large numbers are written with an exponent, and NaN and infinities by their usual names.
  package static func text(_ value: Double, decimals: Int = traceDecimals) -> String {
    var text: [UInt8] = []
    append(value, decimals: decimals, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the number as the subject of an error: one that isn't 0 is never written as 0.
  package static func rejected(_ value: Double) -> String {
    guard value != 0, value.magnitude < 1 else { return text(value) }
    for decimals in [traceDecimals, 9] {
      let text = text(value, decimals: decimals)
      if text.utf8.contains(where: { (0x31...0x39).contains($0) }) { return text }
    }
    return value < 0 ? "less than 0" : "almost 0"
  }

  /// Appends the number to ASCII text, in the notation of `text(_:decimals:)`.
  ///
  /// A frame of the page contains up to 5,000 numbers, and creating a string for each of them takes
  /// more time than the simulation of the frame.
  package static func append(
    _ value: Double, decimals: Int = traceDecimals, to text: inout [UInt8]
  ) {
    let places = min(max(decimals, 0), 9)
    let units = (value * powersOfTen[places]).rounded(.toNearestOrEven)
    guard units.magnitude < exactLimit else {
      return text.append(contentsOf: value.description.utf8)
    }
    append(units: Int64(units), decimals: places, to: &text)
  }

  /// Returns an integer number of units of 10^−decimals in decimal notation, without trailing
  /// zeros.
  static func text(units: Int64, decimals: Int) -> String {
    var text: [UInt8] = []
    append(units: units, decimals: decimals, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(units: Int64, decimals: Int, to text: inout [UInt8]) {
    if units < 0 { text.append(UInt8(ascii: "-")) }
    var (rest, places) = (units.magnitude, decimals)
    while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
    // The digits are appended from the last to the first, and then reversed.
    var first = text.count
    var count = 0
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      count += 1
      if count == places { text.append(UInt8(ascii: ".")) }
    } while rest > 0 || count <= places
    var last = text.count - 1
    while first < last {
      text.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }

  /// Returns the double nearest to a number in decimal notation, with ties to even, or `nil` if the
  /// text isn't a number.
  ///
  /// The method accepts the same text as `Double(_:)`, including `inf` and `nan`, but no
  /// hexadecimal digits, and needs no C library. If the number is too large, it returns infinity;
  /// if the number is too close to 0, it returns 0.
  package static func number(_ text: Substring) -> Double? {
    DecimalReader.number(Array(text.utf8))
  }

  /// Returns the double nearest to a number in decimal notation, with ties to even, or `nil` if the
  /// text isn't a number.
  package static func number(_ text: String) -> Double? { number(text[...]) }
}
