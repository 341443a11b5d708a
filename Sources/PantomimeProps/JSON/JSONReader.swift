import PantomimeKit

/// A strict JSON reader (RFC 8259).
///
/// The text is UTF-8 without a byte-order mark. Duplicate names in an object, numbers beyond the
/// range of a double, and nesting beyond a limit are errors.
package struct JSONReader {
  /// The maximum nesting depth of lists and objects; our choice.
  package static let deepest = 256

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0
  /// The offsets at which values begin, in order, or `nil` if they aren't needed.
  private var starts: [Int]?

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads a text that contains one value.
  package static func read(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.current == nil else {
      throw reader.error("unexpected text after the value")
    }
    return value
  }

  /// Reads a text that contains one value, and returns the offsets at which this value and all the
  /// values in it begin, in order.
  package static func readPlaced(
    _ bytes: [UInt8]
  ) throws(JSONError) -> (value: JSONValue, starts: [Int]) {
    var reader = JSONReader(bytes[...])
    reader.starts = []
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.current == nil else {
      throw reader.error("unexpected text after the value")
    }
    return (value, reader.starts ?? [])
  }

  /// Reads a text that contains one value.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try read(bytes[...])
  }

  private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func accept(_ byte: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipBlanks()
    starts?.append(position)
    switch current {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.list() }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("missing value")
    case .some: throw error("expected a value: a number, a string, an array or an object")
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < JSONReader.deepest else {
      throw error("arrays and objects are nested more than \(JSONReader.deepest) deep")
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func list() throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    skipBlanks()
    if accept("]") { return .list(values) }
    while true {
      values.append(try value())
      skipBlanks()
      if accept("]") { return .list(values) }
      guard accept(",") else { throw error("expected ',' or ']'") }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipBlanks()
    if accept("}") { return .object(members) }
    while true {
      skipBlanks()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw error("expected a \"name\"") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw error("duplicate name '\(name)'", at: start)
      }
      skipBlanks()
      guard accept(":") else { throw error("expected ':' after '\(name)'") }
      members.append(JSONValue.Member(name, try value()))
      skipBlanks()
      if accept("}") { return .object(members) }
      guard accept(",") else { throw error("expected ',' or '}'") }
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let start = position
    for byte in word.utf8 {
      guard current == byte else { throw error("expected '\(word)'", at: start) }
      position += 1
    }
    return value
  }

  private mutating func digits() -> Bool {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return position > start
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    _ = accept("-")
    if accept("0") {
      if digits() { throw error("a number cannot start with 0", at: start) }
    } else if !digits() {
      throw error("expected a digit after '-'")
    }
    if accept("."), !digits() { throw error("expected a digit after '.'") }
    if accept("e") || accept("E") {
      if !accept("-") { _ = accept("+") }
      if !digits() { throw error("expected a digit in the exponent") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Numerals.number(text), value.isFinite else {
      throw error("the number is too large", at: start)
    }
    return value
  }
}

// MARK: - Texts and errors

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw error("the text is not UTF-8", at: start)
        }
        return valid
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape())
      case 0..<0x20:
        throw error("control character (code \(byte)); write it as \\u00XX")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("unterminated string; end it with \"", at: start)
  }

  /// Returns the characters that an escape sequence represents.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = position
    position += 1
    guard let byte = current else { throw error("unterminated string", at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default: throw error("unknown escape", at: start)
    }
    var code = try unit(start)
    if (0xD800..<0xDC00).contains(code) {
      guard accept("\\"), accept("u") else { throw error("unpaired surrogate", at: start) }
      let low = try unit(start)
      guard (0xDC00..<0xE000).contains(low) else {
        throw error("unpaired surrogate", at: start)
      }
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw error("unpaired surrogate", at: start)
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Returns the UTF-16 code unit that four hexadecimal digits represent.
  private mutating func unit(_ start: Int) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits after \\u", at: start)
      }
      code = code << 4 + UInt32(digit)
      position += 1
    }
    return code
  }

  private func error(_ message: String, at place: Int? = nil) -> JSONError {
    let before = bytes[..<min(place ?? position, bytes.endIndex)]
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    // Continuation bytes begin with the bits 10 and aren't separate scalars.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return JSONError(message: message, line: line, column: column)
  }
}
