// Most lines of scripts are plain: they contain a single statement in ASCII, and no quotation
// marks, calls, names or continuation. Such lines are split byte by byte, which is about ten times
// as fast as scalar by scalar. A test compares the results of the two methods.

extension Lexer {
  /// Consumes the next line without splitting it and returns its content if the content is already
  /// known; otherwise, consumes nothing and returns `nil`.
  ///
  /// Only plain lines have the same meaning wherever they occur, so only their contents may be
  /// cached.
  mutating func take<Known>(_ known: ([UInt8], Range<Int>) -> Known?) -> Known? {
    guard !isInLine, readsPlainly else { return nil }
    let mark = source.mark
    guard let place = source.nextPlace() else { return nil }
    // An empty line or a comment isn't worth a lookup.
    guard !place.isEmpty, source.bytes[place.lowerBound] != UInt8(ascii: "#"),
      let found = known(source.bytes, place)
    else {
      source.goBack(to: mark)
      return nil
    }
    begin(at: place)
    (plainLine, isInLine) = (place, false)
    return found
  }

  /// Whether the last line was plain.
  var isPlain: Bool { plainLine != nil }

  /// Returns the tokens of a plain line, or `nil` if the line must be read scalar by scalar, even
  /// if only to report its error.
  static func plainTokens(of bytes: [UInt8], _ line: Range<Int>) -> [Token]? {
    guard line.count <= longestLine, let (count, end) = plainWords(bytes, line) else { return nil }
    guard count > 0 else { return [] }
    var tokens: [Token] = []
    tokens.reserveCapacity(count)
    var position = line.lowerBound
    while true {
      while position < end, isBlank(bytes[position]) { position += 1 }
      guard position < end else { return tokens }
      let start = position
      while position < end, !isBlank(bytes[position]) { position += 1 }
      guard let token = plainToken(bytes, start..<position, in: line) else { return nil }
      tokens.append(token)
    }
  }

  /// Returns the number of words in a plain line, and the end of its content, which is before the
  /// `#` of a comment.
  private static func plainWords(_ bytes: [UInt8], _ line: Range<Int>) -> (count: Int, end: Int)? {
    var (count, end, isBetween) = (0, line.upperBound, true)
    for index in line {
      let byte = bytes[index]
      if index > end {
        guard isBlank(byte) || (0x20...0x7E).contains(byte) else { return nil }
      } else if byte == UInt8(ascii: "#") {
        end = index
      } else if isBlank(byte) {
        isBetween = true
      } else if isPlain(byte) {
        if isBetween { (count, isBetween) = (count + 1, false) }
      } else {
        return nil
      }
    }
    return (count, end)
  }

  /// Returns a token between two spaces.
  private static func plainToken(
    _ bytes: [UInt8], _ token: Range<Int>, in line: Range<Int>
  ) -> Token? {
    func word(_ start: Int, _ end: Int) -> Word {
      Word(
        String(decoding: bytes[start..<end], as: UTF8.self),
        Span(start - line.lowerBound, end - line.lowerBound))
    }
    let (start, end) = (token.lowerBound, token.upperBound)
    var sign = start
    while sign < end, isNamePart(bytes[sign]) { sign += 1 }
    let isAdded = sign + 1 < end && bytes[sign] == UInt8(ascii: "+")
    let equals = isAdded ? sign + 1 : sign
    guard sign > start, equals < end, bytes[equals] == UInt8(ascii: "=") else {
      return .word(word(start, end))
    }
    // If an option has no value, the general method reports that.
    guard equals + 1 < end else { return nil }
    return .option(
      NamedValue(name: word(start, sign), value: word(equals + 1, end), isAdded: isAdded))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Returns whether a nonblank byte has no special meaning in any position.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"), UInt8(ascii: "\\"):
      false
    default: (0x21...0x7E).contains(byte)
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
