extension Unicode.Scalar {
  /// Whether the scalar is white space; ASCII is checked first, because most scalars are ASCII.
  var isBlank: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether the scalar can begin a quotation: `"`, or a typographic quotation mark that an editor
  /// may have substituted.
  var isQuotationMark: Bool {
    switch self {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}": true
    default: false
    }
  }

  /// Returns whether the scalar ends a quotation; a quotation that begins with `"` may contain
  /// other quotation marks.
  func ends(quotation opening: Unicode.Scalar) -> Bool {
    opening == "\"" ? self == opening : isQuotationMark
  }

  /// Whether the scalar may be part of a name.
  var isNamePart: Bool {
    guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": return true
    default: return false
    }
  }
}
