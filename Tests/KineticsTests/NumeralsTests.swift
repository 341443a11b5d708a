import TestSupport
import PantomimeKit
import Testing

/// The one rule for printing numbers.
@Suite(.timeLimit) struct NumeralsTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (1e-7, "0"),
      (-4e-7, "0"), (0.1 + 0.2, "0.3"), (123.456, "123.456"), (100, "100"), (0.000001, "0.000001"),
      (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (999_999.9999996, "1000000"),
    ] as [(Double, String)])
  func sixDecimalsWithoutTrailingZeros(number: Double, text: String) {
    #expect(Numerals.text(number) == text)
    #expect(Double(text) == Numerals.rounded(number))
  }

  /// 1/64, 3/64 … stand exactly half way at the fifth decimal place that is dropped.
  @Test func tiesGoToTheEvenDigit() {
    #expect(Numerals.text(0.015625, decimals: 5) == "0.01562")
    #expect(Numerals.text(0.046875, decimals: 5) == "0.04688")
    #expect(Numerals.text(0.5, decimals: 0) == "0")
    #expect(Numerals.text(1.5, decimals: 0) == "2")
    #expect(Numerals.text(-2.5, decimals: 0) == "-2")
  }

  @Test(arguments: 0...9)
  func roundingIsStableAndNear(decimals: Int) {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    for step in -500...500 {
      let number = Double(step) * 0.123_456_789
      let rounded = Numerals.rounded(number, decimals: decimals)
      #expect((rounded - number).magnitude <= unit / 2 * 1.000_001)
      #expect(Numerals.rounded(rounded, decimals: decimals) == rounded)
      #expect(Double(Numerals.text(number, decimals: decimals)) == rounded)
    }
  }

  /// No number and no count of decimals is too odd to print.
  @Test func nothingTraps() {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e19, -1e16,
    ]
    for number in odd {
      for decimals in [-3, 0, 6, 9, 40] {
        #expect(!Numerals.text(number, decimals: decimals).isEmpty)
        _ = Numerals.rounded(number, decimals: decimals)
      }
    }
    #expect(Numerals.text(1e19) == "1e+19")
  }

  @Test(arguments: [
    (Int64(0), "0"), (1, "0.000000001"), (500_000_000, "0.5"), (1_000_000_000, "1"),
    (152_466_012, "0.152466012"), (.max, "9223372036.854775807"),
  ])
  func instantsKeepTheirNanoseconds(nanoseconds: Int64, text: String) {
    let instant = Instant(nanoseconds: nanoseconds)
    #expect(Numerals.text(instant) == text)
    #expect(Numerals.instant(text) == instant)
  }

  @Test(arguments: [
    "", ".", "1.", ".5", "-1", "1e3", "0.1234567891", "9223372036.854775808", "1,5",
  ])
  func whatIsNoInstant(text: String) {
    #expect(Numerals.instant(text) == nil)
  }
}
