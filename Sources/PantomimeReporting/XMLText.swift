/// Text in XML.
enum XMLText {
  /// Returns text as XML 1.0 can represent it: control characters are spelled out, because XML
  /// doesn't allow them, not even as references.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Printable.name(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML doesn't consider these code points to be characters.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
