/// An incremental decoder of UTF-8, one byte at a time.
///
/// Invalid bytes are dropped. Treating each byte as a character would break every character outside
/// ASCII.
package struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  package init() {}

  package mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if missing > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      guard missing == 0, value >= smallest else { return nil }
      return Unicode.Scalar(value)
    }
    // An incomplete sequence is dropped; the current byte begins the next one.
    missing = 0
    switch byte {
    case ..<0x80: return Unicode.Scalar(byte)
    case 0xC2..<0xE0: begin(byte & 0x1F, missing: 1, smallest: 0x80)
    case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, smallest: 0x800)
    case 0xF0..<0xF5: begin(byte & 0x07, missing: 3, smallest: 0x10000)
    default: break
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, missing: Int, smallest: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.smallest = smallest
  }
}
