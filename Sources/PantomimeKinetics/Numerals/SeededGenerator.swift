/// A pseudorandom number generator that returns the same numbers for the same seed on every
/// machine.
///
/// Each number is computed from the previous one with integer additions, shifts, and
/// multiplications only. The algorithm is SplitMix64, which is published and in the public domain.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Creates a generator with a seed.
  public init(seed: UInt64) { state = seed }

  /// Creates a generator for one of many objects that share a seed; its numbers don't depend on how
  /// many numbers are drawn for other objects.
  package init(seed: UInt64, index: Int64) {
    var own = SeededGenerator(seed: seed)
    // The seed is mixed first, so that the numbers for adjacent seeds are unrelated.
    state = own.next() ^ UInt64(bitPattern: index)
    state = next()
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// Returns the next number in 0 ..< 1, from 53 of the next 64 bits.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns the next number in a range around a center, from half the range below it to half the
  /// range above it.
  package mutating func spread(_ middle: Double, _ range: Double) -> Double {
    middle + (unit() - 0.5) * range
  }
}
