/// The letters of a word in lowercase, for comparison with other words.
struct Letters {
  /// The code of each letter, which for nearly all letters, including ASCII, is the scalar's value.
  private let codes: [UInt32]
  /// A set of bits that indicate which letters occur; several letters may share a bit.
  fileprivate let kinds: UInt64

  var count: Int { codes.count }

  init(_ word: String) {
    var codes: [UInt32] = []
    var kinds: UInt64 = 0
    if word.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      codes.reserveCapacity(word.utf8.count)
      for byte in word.utf8 {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        codes.append(UInt32(isCapital ? byte | 0x20 : byte))
      }
    } else {
      codes = word.lowercased().map(Letters.code)
    }
    for code in codes { kinds |= 1 << UInt64(code & 63) }
    (self.codes, self.kinds) = (codes, kinds)
  }

  /// Returns a code that is the same for two letters only if they are equal.
  // A letter may consist of several scalars, but few words contain such letters.
  private static func code(_ letter: Character) -> UInt32 {
    let scalars = letter.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.value }
    return scalars.reduce(0x8000_0000) { code, scalar in
      (code &* 0x0100_0193 ^ scalar.value) | 0x8000_0000
    }
  }

  fileprivate subscript(index: Int) -> UInt32 { codes[index] }

  func hasPrefix(_ other: Letters) -> Bool { has(other, at: 0) }

  private func has(_ other: Letters, at start: Int) -> Bool {
    start + other.count <= count && codes[start...].starts(with: other.codes)
  }

  /// Returns whether the word, or a part of it after a hyphen or a period, begins with `other`; the
  /// result is `false` if `other` itself contains a hyphen or a period.
  func hasPart(thatBeginsWith other: Letters) -> Bool {
    guard !other.codes.contains(where: Letters.divides) else { return false }
    return codes.indices.contains { index in
      (index == 0 || Letters.divides(codes[index - 1])) && has(other, at: index)
    }
  }

  private static func divides(_ code: UInt32) -> Bool { code == 0x2D || code == 0x2E }
}

/// A table for computing the number of typing errors between two words: the Damerau–Levenshtein
/// distance, in which swapping two adjacent letters counts as one error.
struct SlipTable {
  private var (beforeLast, last, row): ([Int], [Int], [Int]) = ([], [], [])

  /// Returns the number of errors that turn one word into another, or `nil` if it exceeds a limit.
  mutating func slips(_ left: Letters, _ right: Letters, atMost limit: Int) -> Int? {
    // Each surplus letter counts as one error, and so does each missing letter.
    guard abs(left.count - right.count) <= limit,
      (left.kinds & ~right.kinds).nonzeroBitCount <= limit,
      (right.kinds & ~left.kinds).nonzeroBitCount <= limit
    else { return nil }
    last = Array(0...right.count)
    row = last
    beforeLast = last
    for i in 0..<left.count {
      row[0] = i + 1
      var least = row[0]
      for j in 0..<right.count {
        let cost = left[i] == right[j] ? 0 : 1
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
        least = min(least, row[j + 1])
      }
      // The minimum never decreases from row to row, and a swap skips at most one row. Therefore,
      // no later row can return to the limit.
      if least > limit + 1 { return nil }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
