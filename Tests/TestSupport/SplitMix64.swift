/// A small generator whose numbers are the same everywhere (Steele, Lea and Flood's SplitMix64).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func unit() -> Double { Double(next() >> 11) / 0x1p53 }

  package mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  package mutating func chance(_ one: Int) -> Bool { next() % UInt64(one) == 0 }

  package mutating func pick<T>(_ values: [T]) -> T { values[Int(next() % UInt64(values.count))] }
}
