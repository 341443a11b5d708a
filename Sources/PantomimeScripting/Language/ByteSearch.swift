extension [UInt8] {
  /// Returns whether a word occurs among the bytes of a text.
  package func contains(_ word: String.UTF8View) -> Bool { contains(word, or: word) }

  /// Returns whether one of two words occurs among the bytes of a text; an empty word never does.
  ///
  /// Every script is searched, usually without a match, so the search loops over raw bytes.
  package func contains(_ one: String.UTF8View, or other: String.UTF8View) -> Bool {
    let (one, other) = (Array(one), Array(other))
    guard let first = one.first, let second = other.first else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == first, one.stands(in: bytes, at: index) { return true }
        if byte == second, other.stands(in: bytes, at: index) { return true }
        index += 1
      }
      return false
    }
  }

  private func stands(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    var index = 0
    while index < count, bytes[place + index] == self[index] { index += 1 }
    return index == count
  }
}
