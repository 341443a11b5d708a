/// Finds what is not UTF-8.
package enum UTF8Check {
  /// The place of the first byte that is not part of a well-formed sequence.
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

  /// Whether no byte begins or continues a longer character, as in most scripts.
  private static func isASCII(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, bytes[index] < 0x80 { index += 1 }
    return index == end
  }

  /// The end of a piece of some bytes, before one that begins a character.
  //
  // Of what is looked at a text is made: of pieces, so that a large file does not take twice the room.
  private static func end(ofPieceFrom start: Int, _ bytes: [UInt8]) -> Int {
    var end = min(start + 1 << 14, bytes.count)
    // None has more than four; what has no beginning in so many is wrong as it is.
    let least = max(start + 1, end - 4)
    while end < bytes.count, end > least, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// The place of the first byte that is wrong, of some that are not all right.
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
