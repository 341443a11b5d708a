import TestSupport
import PantomimeKit
import Testing

/// The core's own reader of decimal numbers against the C library's, which `Double(_:)` asks.
@Suite(.timeLimit) struct NumeralReadingTests {
  private static func isSame(_ one: Double?, _ other: Double?) -> Bool {
    one?.bitPattern == other?.bitPattern || (one?.isNaN == true && other?.isNaN == true)
  }

  @Test(arguments: [
    "0", "-0", "+0", "1", "-1", "+1.5", "0.1", "1.", ".5", "1e0", "1E5", "1e+5", "1e-5", "007",
    "00.10",
    "3.141592653589793", "9007199254740993", "9007199254740992.5", "1e22", "1e23", "123456789e15",
    "inf", "-inf", "INFINITY", "nan", "-NaN", "0e999999999999999999999", "1e999999999999999999999",
    "1e-999999999999999999999", "-1e400", "1e-400", "18446744073709551615", "18446744073709551616",
    "99999999999999999999e-20", "0.3", "2.2250738585072011e-308",
  ])
  func readsAsTheStandardLibraryDoes(text: String) {
    #expect(Self.isSame(Numerals.number(text), Double(text)), "\(text)")
    #expect(Numerals.number(text) != nil)
  }

  @Test(arguments: [
    "", " 1", "1 ", "+", "-", ".", "e5", ".e5", "1e", "1e+", "1.2.3", "1_000", "--1", "1x", "0,5",
    "in",
    "infinit", "nano", "١", "1e5.0", "1e 5",
  ])
  func refusesWhatIsNoNumber(text: String) {
    #expect(Double(text) == nil)
    #expect(Numerals.number(text) == nil)
  }

  @Test(arguments: ["0x10", "0x1p3", "nan(0x1)"])
  func readsNoHexadecimalDigits(text: String) {
    #expect(Double(text) != nil)
    #expect(Numerals.number(text) == nil)
  }

  /// Numbers that are known to have caught readers out, with the bits of the right answer.
  @Test(arguments: [
    // Halfway between two doubles, and a digit to either side of it.
    ("9007199254740993.00000000000000000000000000000000000000001", 0x4340_0000_0000_0001 as UInt64),
    ("9007199254740993", 0x4340_0000_0000_0000), ("9007199254740995", 0x4340_0000_0000_0002),
    // The number that once hung PHP, and the one that once hung Java.
    ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
    ("2.2250738585072012e-308", 0x0010_0000_0000_0000),
    // Seventeen digits that are one too many for a product of two doubles.
    ("1.448997445238699", 0x3FF7_2F17_F1F4_9AAD),
  ])
  func readsHardCases(text: String, bits: UInt64) {
    #expect(Double(text)?.bitPattern == bits)
    #expect(Numerals.number(text)?.bitPattern == bits)
  }

  /// The least doubles, the greatest, and what lies halfway beyond them.
  @Test func readsTheEnds() {
    // Half of the least subnormal number, 2^−1075, with all its digits.
    var half =
      "4.940656458412465441765687928682213723650598026143247644255856825006755072702087518652998"
    half += "36339364450123456789"
    for text in [
      "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.5e-324", half + "e-324",
      "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
      "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587"
        + "2070963302864166928879109465555478519404026306574886715058206819089020007083836762738548458177"
        + "1153176447573027006985557136695962284291481986083493647529271907416844436551070434271155969950"
        + "8093042880177904174497791",
    ] {
      #expect(Self.isSame(Numerals.number(text), Double(text)), "\(text)")
    }
  }

  /// Exactly halfway between neighbours, all digits written: to even; one more far behind: up.
  @Test(arguments: TestRun.seeds(400))
  func halfwayGoesToEven(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    // Below 2^53 × 2^10, so that the digits of the half are those of a whole number of quarters.
    let bits = UInt64.random(in: 1 << 52..<1 << 53, using: &dice)
    let scale = UInt64.random(in: 1...10, using: &dice)
    let half = (bits << 1 + 1) << (scale - 1)
    for tail in [
      "", ".0", ".000000000000000000000000000000", "." + String(repeating: "0", count: 850) + "1",
    ] {
      let text = "\(half)\(tail)"
      let isAbove = tail.hasSuffix("1")
      let even = bits % 2 == 0 && !isAbove ? bits : bits + 1
      #expect(Numerals.number(text) == Double(even << scale), "\(text)")
    }
  }

  @Test func readsHundredsOfDigits() {
    var dice = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 20...900, using: &dice)
      let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &dice)) }.joined()
      for text in [digits, "0." + digits, digits + "e-\(count)", "1." + digits + "e-310"] {
        #expect(Self.isSame(Numerals.number(text), Double(text)), "\(text)")
      }
    }
  }

  /// Every double is restored from its text; so are neighbors of decimals.
  @Test func readsBackWhatIsWritten() {
    var dice = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &dice))
      #expect(Self.isSame(Numerals.number(value.description), value.isNaN ? .nan : value))
      let tenths = (Double(Int.random(in: 0...100_000, using: &dice)) / 10).nextUp
      #expect(Numerals.number(tenths.description) == tenths)
    }
  }
}
