/// A source of numbers that look random and are the same for the same seed, on every machine.
///
/// Each number is worked out from the one before by additions, shifts and products of whole numbers
/// alone: SplitMix64, which is published and in the public domain.
public struct SeededGenerator: Sendable, Hashable {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The numbers of one of many things that share a seed: the thing's own, whatever the others draw.
  public init(seed: UInt64, index: Int64) {
    var own = SeededGenerator(seed: seed)
    // Mixed first, so that the things of neighbouring seeds have nothing in common.
    state = own.next() ^ UInt64(bitPattern: index)
    state = next()
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// The next number of 0 ..< 1, from 53 of the next bits.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The next number from half a range below a middle to half a range above.
  public mutating func spread(_ middle: Double, _ range: Double) -> Double {
    middle + (unit() - 0.5) * range
  }
}
