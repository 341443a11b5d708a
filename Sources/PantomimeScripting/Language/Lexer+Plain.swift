// Most lines of scripts are plain: one statement of ASCII without quotation marks, calls, names or lines
// to go on in. Those are divided by their bytes, which is some ten times as fast; a test holds both ways
// against each other.

extension Lexer {
  /// The tokens of a plain line; `nil` for a line that has to be read scalar by scalar, be it to find out
  /// what is wrong with it.
  static func plainTokens(of text: String) -> [Token]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= longestLine, bytes.allSatisfy(isPlain) else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    var tokens: [Token] = []
    var position = 0
    while true {
      while position < end, isBlank(bytes[position]) { position += 1 }
      guard position < end else { return tokens }
      let start = position
      while position < end, !isBlank(bytes[position]) { position += 1 }
      guard let token = plainToken(bytes, start, position) else { return nil }
      tokens.append(token)
    }
  }

  /// A token that stands between two blanks.
  private static func plainToken(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Token? {
    var sign = start
    while sign < end, isNamePart(bytes[sign]) { sign += 1 }
    let isAdded = sign + 1 < end && bytes[sign] == UInt8(ascii: "+")
    let equals = isAdded ? sign + 1 : sign
    guard sign > start, equals < end, bytes[equals] == UInt8(ascii: "=") else {
      return .word(plainWord(bytes, start, end))
    }
    // An option without a value is told of by the other way.
    guard equals + 1 < end else { return nil }
    return .option(
      NamedValue(
        name: plainWord(bytes, start, sign), value: plainWord(bytes, equals + 1, end),
        isAdded: isAdded))
  }

  private static func plainWord(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Word {
    Word(String(decoding: bytes[start..<end], as: UTF8.self), Span(start, end))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Whether a byte is itself wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"), UInt8(ascii: "\\"):
      false
    case 0x20...0x7E: true
    default: isBlank(byte)
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
