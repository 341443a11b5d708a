/// A parser for numbers in decimal notation, which returns the double nearest to the text, with
/// ties to even.
///
/// The standard library leaves parsing to the C library, which doesn't exist in Embedded Swift. For
/// usual numbers, a single multiplication or division of doubles yields the nearest double. For up
/// to 19 digits and powers of ten up to 27, a 128-bit product or quotient is exact. For all other
/// numbers, candidates are compared with the text as integers of arbitrary length.
struct DecimalReader {
  /// All digits of the number, including the decimal point.
  private let text: ArraySlice<UInt8>
  /// The first digits after the leading zeros, at most as many as always fit in this type.
  private var significand: UInt64 = 0
  /// The number of digits after the leading zeros.
  private var count = 0
  /// The power of ten by which the last digit is multiplied.
  private var exponent: Int64 = 0

  private static let mostDigits = 19

  /// Returns the number that an entire text represents, or `nil` if the text isn't a number.
  static func number(_ text: [UInt8]) -> Double? {
    guard let first = text.first else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let unsigned = text[(isSigned ? 1 : 0)...]
    guard let magnitude = named(unsigned) ?? DecimalReader(unsigned)?.value else { return nil }
    return first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Returns infinity or NaN if a text is a name for it, and otherwise `nil`.
  private static func named(_ text: ArraySlice<UInt8>) -> Double? {
    guard let first = text.first, !isDigit(first), first != UInt8(ascii: ".") else { return nil }
    // Uppercase and lowercase letters differ in this bit.
    let small = text.map { $0 | 0x20 }
    if small == Array("inf".utf8) || small == Array("infinity".utf8) { return .infinity }
    return small == Array("nan".utf8) ? .nan : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Parses `digits [. digits] [e [sign] digits]`, where one of the first two sequences of digits
  /// may be empty.
  private init?(_ unsigned: ArraySlice<UInt8>) {
    var position = unsigned.startIndex
    var decimals: Int64 = 0
    var hasDigits = false
    var isPastPoint = false
    text = unsigned
    while position < unsigned.endIndex {
      let byte = unsigned[position]
      if byte == UInt8(ascii: "."), !isPastPoint {
        isPastPoint = true
      } else if DecimalReader.isDigit(byte) {
        hasDigits = true
        if isPastPoint { decimals += 1 }
        if count > 0 || byte != UInt8(ascii: "0") { add(byte) }
      } else {
        break
      }
      position += 1
    }
    guard hasDigits, let power = DecimalReader.power(unsigned[position...]) else { return nil }
    exponent = power - decimals
  }

  private mutating func add(_ digit: UInt8) {
    count += 1
    if count <= DecimalReader.mostDigits {
      significand = significand * 10 + UInt64(digit - UInt8(ascii: "0"))
    }
  }

  /// Parses an optional exponent, and returns 0 if there is none, or `nil` if the text isn't an
  /// exponent.
  private static func power(_ text: ArraySlice<UInt8>) -> Int64? {
    guard let first = text.first else { return 0 }
    guard first | 0x20 == UInt8(ascii: "e") else { return nil }
    var digits = text.dropFirst()
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    var power: Int64 = 0
    // No text is long enough to compensate for such an exponent.
    for digit in digits where power < 1 << 48 {
      power = power * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -power : power
  }
}

// MARK: - Conversion

extension DecimalReader {
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
  /// The powers of five that fit in 64 bits.
  private static let powersOfFive: [UInt64] = (0...27).map { power in
    (0..<power).reduce(1) { product, _ in product * 5 }
  }

  private var value: Double {
    let magnitude = Int64(count) + exponent
    // Beyond these powers of ten, every number is infinity or 0 as a double.
    if count == 0 || magnitude < -330 { return 0 }
    if magnitude > 310 { return .infinity }
    let power = Int(exponent)
    guard count <= DecimalReader.mostDigits else { return exact(power) }
    if significand <= 1 << 53, power.magnitude < DecimalReader.powersOfTen.count {
      let scale = DecimalReader.powersOfTen[Int(power.magnitude)]
      return power < 0 ? Double(significand) / scale : Double(significand) * scale
    }
    guard power.magnitude < DecimalReader.powersOfFive.count else { return exact(power) }
    let five = DecimalReader.powersOfFive[Int(power.magnitude)]
    return power < 0
      ? DecimalReader.quotient(significand, five, power)
      : DecimalReader.product(significand, five, power)
  }

  /// Returns `one` × `other` × 2^power.
  private static func product(_ one: UInt64, _ other: UInt64, _ power: Int) -> Double {
    let (high, low) = one.multipliedFullWidth(by: other)
    if high == 0 { return rounded(low, power, hasMore: false) }
    let shift = high.leadingZeroBitCount
    // If `shift` is 0, the low word is shifted by its entire width, which yields 0.
    return rounded(
      high << shift | low >> (64 - shift), power + 64 - shift, hasMore: low << shift != 0)
  }

  /// Returns `one` ÷ `other` × 2^power.
  private static func quotient(_ one: UInt64, _ other: UInt64, _ power: Int) -> Double {
    let (up, down) = (one.leadingZeroBitCount, other.leadingZeroBitCount)
    let dividend = one << up
    // The dividend is halved, so that the quotient fits in one word and has at least 63 bits.
    let (quotient, remainder) = (other << down).dividingFullWidth((dividend >> 1, dividend << 63))
    return rounded(quotient, power + down - up - 63, hasMore: remainder != 0)
  }

  /// Returns the double nearest to `word` × 2^power, or to a slightly larger number if `hasMore`;
  /// the result must not be subnormal.
  private static func rounded(_ word: UInt64, _ power: Int, hasMore: Bool) -> Double {
    let excess = 11 - word.leadingZeroBitCount
    guard excess > 0 else { return Double(sign: .plus, exponent: power, significand: Double(word)) }
    var bits = word >> excess
    let rest = word & (1 << excess - 1)
    let half: UInt64 = 1 << (excess - 1)
    if rest > half || (rest == half && (hasMore || bits & 1 == 1)) { bits += 1 }
    return Double(sign: .plus, exponent: power + excess, significand: Double(bits))
  }
}

// MARK: - Arbitrary numbers of digits

extension DecimalReader {
  /// No double, and no midpoint between two doubles, has more digits than this; the number is our
  /// choice.
  private static let mostExactDigits = 800

  /// Returns the double nearest to the text, by comparing an approximation and its neighbors with
  /// the text.
  private func exact(_ power: Int) -> Double {
    var (digits, dropped) = (BigNatural(0), 0)
    var taken = 0
    var hasMore = false
    for byte in text {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      guard byte != UInt8(ascii: "."), taken > 0 || byte != UInt8(ascii: "0") else { continue }
      taken += 1
      if taken <= DecimalReader.mostExactDigits {
        digits.multiply(by: 10, adding: UInt32(byte - UInt8(ascii: "0")))
      } else {
        dropped += 1
        hasMore = hasMore || byte != UInt8(ascii: "0")
      }
    }
    if hasMore {
      // The dropped digits are worth more than 0 and less than one unit of the last digit that is
      // kept, so a single 1 can stand for them.
      digits.multiply(by: 10, adding: 1)
      dropped -= 1
    }
    let written = ExactDecimal(digits, power: power + dropped)
    var guess = guess(power + max(0, count - DecimalReader.mostDigits))
    while guess > 0, written.compared(toHalfwayAbove: guess.nextDown) <= 0 {
      guess = guess.nextDown
    }
    while guess.isFinite {
      let comparison = written.compared(toHalfwayAbove: guess)
      if comparison < 0 || (comparison == 0 && guess.significandBitPattern & 1 == 0) { break }
      guess = guess.nextUp
    }
    return guess
  }

  /// Returns an approximation of `significand` × 10^power, with an error in the last few bits.
  private func guess(_ power: Int) -> Double {
    var guess = Double(significand)
    var left = power
    while left != 0 {
      let step = min(Int(left.magnitude), DecimalReader.powersOfTen.count - 1)
      if left < 0 {
        guess /= DecimalReader.powersOfTen[step]
        left += step
      } else {
        guess *= DecimalReader.powersOfTen[step]
        left -= step
      }
    }
    return min(guess, .greatestFiniteMagnitude)
  }
}

/// A natural number times a power of ten, which can be compared with doubles exactly.
private struct ExactDecimal {
  /// The left side of the comparison, without powers of two.
  private let left: BigNatural
  /// The power of five by which the right side is multiplied.
  private let fives: Int
  private let power: Int

  init(_ digits: BigNatural, power: Int) {
    var left = digits
    left.multiply(byFiveTo: max(0, power))
    self.left = left
    fives = max(0, -power)
    self.power = power
  }

  /// Returns −1, 0, or 1 if the number is less than, equal to, or greater than the midpoint between
  /// a double and the next one.
  func compared(toHalfwayAbove value: Double) -> Int {
    let bits = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = max(Int(value.exponentBitPattern), 1) - 1076
    var (left, right) = (left, BigNatural(bits << 1 + 1))
    right.multiply(byFiveTo: fives)
    if power > exponent {
      left.shift(by: power - exponent)
    } else {
      right.shift(by: exponent - power)
    }
    return left.compared(to: right)
  }
}

/// An arbitrary-precision natural number, for the few computations that must be exact.
struct BigNatural {
  /// The digits in base 2^32, the least significant first, without leading zeros.
  private var words: [UInt32] = []

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func multiply(byFiveTo power: Int) {
    // The greatest power of five below 2^32 is 5^13.
    for _ in 0..<(power / 13) { multiply(by: 1_220_703_125) }
    for _ in 0..<(power % 13) { multiply(by: 5) }
  }

  /// Multiplies the number by 2 to the power of `count`.
  mutating func shift(by count: Int) {
    multiply(by: 1 << UInt32(count % 32))
    if !words.isEmpty { words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0) }
  }

  /// Returns −1, 0, or 1 if the number is less than, equal to, or greater than another.
  func compared(to other: BigNatural) -> Int {
    if words.count != other.words.count { return words.count < other.words.count ? -1 : 1 }
    for (one, another) in zip(words, other.words).reversed() where one != another {
      return one < another ? -1 : 1
    }
    return 0
  }
}
