extension Unicode.Scalar {
  /// Whether it is white space; asked of most scalars of most lines, so ASCII is told at once.
  var isBlank: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
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
