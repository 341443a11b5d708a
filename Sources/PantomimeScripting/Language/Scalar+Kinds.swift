extension Unicode.Scalar {
  /// Whether it is white space; asked of most scalars of most lines, so ASCII is told at once.
  var isBlank: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether a quotation may begin with it: `"`, or one of the marks that editors put in its place.
  var isQuotationMark: Bool {
    switch self {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}": true
    default: false
    }
  }

  /// Whether it ends a quotation: one that begins with `"` may have other marks in it.
  func ends(quotation opening: Unicode.Scalar) -> Bool {
    opening == "\"" ? self == opening : isQuotationMark
  }

  /// Whether a name may have it.
  var isNamePart: Bool {
    guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": return true
    default: return false
    }
  }
}
