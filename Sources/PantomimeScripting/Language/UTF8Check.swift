/// A validator for UTF-8.
package enum UTF8Check {
  /// Returns the index of the first byte that isn't part of a valid UTF-8 sequence, or `nil` if all
  /// bytes are valid.
  package static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var start = 0
    while start < bytes.count {
      let end = UTF8Check.end(ofPieceFrom: start, bytes)
      if !isASCII(bytes, from: start, to: end),
        String(validating: bytes[start..<end], as: UTF8.self) == nil
      {
        return start + firstInvalid(in: bytes[start...])
      }
      start = end
    }
    return nil
  }

  /// Returns whether all bytes are ASCII, as in most scripts.
  private static func isASCII(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, bytes[index] < 0x80 { index += 1 }
    return index == end
  }

  /// Returns an index at which the bytes can be divided without dividing a character.
  // Each chunk is decoded as text separately, so that a large file doesn't need twice its size in
  // memory.
  private static func end(ofPieceFrom start: Int, _ bytes: [UInt8]) -> Int {
    var end = min(start + 1 << 14, bytes.count)
    // A character has at most four bytes; if none of these begins a character, the bytes are
    // invalid anyway.
    let least = max(start + 1, end - 4)
    while end < bytes.count, end > least, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Returns the index of the first invalid byte, for bytes that contain at least one.
  private static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return bytes.count
      case .error: return min(place, bytes.count - 1)
      }
    }
  }
}
