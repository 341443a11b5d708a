/// A source of lines: a file, or typed text.
package struct LineSource: Sendable {
  let bytes: [UInt8]
  /// The start of the next line, or `nil` after the last one.
  private var start: Int? = 0
  /// Whether a line feed or a carriage return ends a line; they do in files but not in typed text.
  private let isDivided: Bool
  /// The number of lines consumed, including those that were left out.
  private(set) var count = 0
  /// The ranges of the numbers of lines that were left out, in order, and the number of ranges
  /// passed so far.
  private var (gaps, passed): ([Range<Int>], Int) = ([], 0)

  /// Creates a source from the bytes of a file, which must be valid UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isDivided = true
  }

  /// Creates a source from the bytes of a file, without some of its lines; the other lines keep
  /// their numbers.
  ///
  /// - Parameter isLeftOut: A closure that receives the number and the place of a line.
  init(_ bytes: [UInt8], leavingOut isLeftOut: (Int, Range<Int>) -> Bool) {
    var (kept, gaps): ([UInt8], [Range<Int>]) = ([], [])
    var (number, start) = (0, Optional(0))
    while let from = start {
      number += 1
      let (end, next) = LineSource.end(ofLineFrom: from, bytes)
      start = next
      if !isLeftOut(number, from..<end) {
        kept += bytes[from..<(next ?? end)]
      } else if let last = gaps.last, last.upperBound == number {
        gaps[gaps.count - 1] = last.lowerBound..<(number + 1)
      } else {
        gaps.append(number..<(number + 1))
      }
    }
    (self.bytes, self.gaps) = (kept, gaps)
    isDivided = true
  }

  /// Creates a source from one typed line, with a `\` and a line feed before each continuation
  /// line.
  ///
  /// - Parameter count: The number of lines before it.
  package init(typed text: some StringProtocol, after count: Int = 0) {
    bytes = Array(text.utf8)
    isDivided = false
    self.count = count
  }

  /// Consumes the next line, and returns its text.
  mutating func next() -> String? { nextPlace().map { text($0) } }

  /// Consumes the next line, and returns its place, which includes neither a byte-order mark nor
  /// the line ending.
  // A place rather than text: in many files most lines are blank, and checking for that is faster
  // than creating their text.
  mutating func nextPlace() -> Range<Int>? {
    guard let start else { return nil }
    count += 1
    if passed < gaps.count, gaps[passed].lowerBound == count {
      count = gaps[passed].upperBound
      passed += 1
    }
    guard isDivided else {
      self.start = nil
      return 0..<bytes.count
    }
    let (end, next) = LineSource.end(ofLineFrom: start, bytes)
    self.start = next
    let isMarked = count == 1 && bytes[start..<end].starts(with: LineSource.byteOrderMark)
    return (isMarked ? start + LineSource.byteOrderMark.count : start)..<end
  }

  /// Returns the end of the line that starts at an index, without the line ending, and the start of
  /// the next line, or `nil` if the line is the last one.
  ///
  /// A line feed, a carriage return, or a carriage return and a line feed end a line.
  static func end(ofLineFrom start: Int, _ bytes: [UInt8]) -> (end: Int, next: Int?) {
    let (feed, turn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var end = start
    while end < bytes.count, bytes[end] != feed, bytes[end] != turn { end += 1 }
    guard end < bytes.count else { return (end, nil) }
    let isPair = bytes[end] == turn && end + 1 < bytes.count && bytes[end + 1] == feed
    return (end, end + (isPair ? 2 : 1))
  }

  /// The byte-order mark that may precede the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns whether other bytes are at an index, and end before another one.
  // This loop never allocates memory, because it runs for every comment.
  func has(_ others: [UInt8], at start: Int, before end: Int) -> Bool {
    guard start + others.count <= end else { return false }
    var index = 0
    while index < others.count {
      if bytes[start + index] != others[index] { return false }
      index += 1
    }
    return true
  }

  /// Returns the text of a consumed line.
  func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }
}

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

extension [UInt8] {
  /// Returns whether a word occurs among the bytes of a text; an empty word never does.
  ///
  /// Every script is searched, usually without a match, so the search loops over raw bytes.
  package func contains(_ word: String.UTF8View) -> Bool {
    let word = Array(word)
    guard let first = word.first else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index + word.count <= bytes.count {
        if bytes[index] == first, word.stands(in: bytes, at: index) { return true }
        index += 1
      }
      return false
    }
  }

  private func stands(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    var index = 0
    while index < count, bytes[place + index] == self[index] { index += 1 }
    return index == count
  }
}
