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
