// Instants in decimal notation.

extension Numerals {
  /// Returns the text of an instant, in seconds and exact to the nanosecond.
  public static func text(_ instant: Instant) -> String {
    text(units: instant.nanoseconds, decimals: 9)
  }

  /// Returns the instant for a number of seconds in decimal notation with at most nine decimals, or
  /// `nil` if the text isn't such a number.
  public static func instant(_ text: some StringProtocol) -> Instant? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !parts[0].isEmpty, parts[0].utf8.allSatisfy(isDigit)
    else { return nil }
    var fraction = parts.count == 2 ? Array(parts[1].utf8) : []
    guard fraction.count <= 9, fraction.allSatisfy(isDigit), parts.count == 1 || !fraction.isEmpty
    else { return nil }
    while fraction.count < 9 { fraction.append(UInt8(ascii: "0")) }
    var nanoseconds: Int64 = 0
    for digit in Array(parts[0].utf8) + fraction {
      let (tens, overflow) = nanoseconds.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      nanoseconds = sum
    }
    return Instant(nanoseconds: nanoseconds)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
