/// Functions that make text from outside safe to print: characters that are invisible or reorder
/// their neighbors are escaped, and long text is shortened.
///
/// A file name may contain an escape sequence, and a script may contain a character that reorders
/// the text after it. Neither may reach a terminal, a report, or a log unescaped.
package enum Printable {
  /// Returns scalars as text, in which invisible scalars are escaped, as in `\u{1B}`; a tab becomes
  /// a space.
  package static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    spelled(scalars, tab: " ")
  }

  /// Returns the text padded with spaces to at least the given number of characters.
  package static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Returns the text, with invisible characters escaped; a tab becomes a space.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isSeen) ? text : Printable.text(text.unicodeScalars)
  }

  /// Returns a name, such as that of a file, in which tabs are also escaped.
  package static func name(_ name: String) -> String {
    name.unicodeScalars.allSatisfy(isSeen) ? name : spelled(name.unicodeScalars, tab: "\\t")
  }

  /// Returns a name in quotation marks, shortened in the middle if it is long.
  package static func quoted(_ name: String) -> String {
    "'\(Printable.name(shortened(name, to: longestName)))'"
  }

  /// Returns a message with long words shortened, and the whole message shortened if it is long.
  ///
  /// A message may quote text that is as long as a line of a script; the other words of the message
  /// are shorter.
  package static func message(_ message: String, most: Int = longestMessage) -> String {
    guard !isShortASCII(message) else { return message }
    let words = message.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == " " })
    let short = words.map { shortened(String($0), to: longestWord) }.joined(separator: " ")
    return text(shortened(short, to: most))
  }

  /// Returns a message of several lines, each of which is made safe separately.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
      .map { message(String($0)) }.joined(separator: "\n")
  }

  /// Returns the number of columns that a text takes on a terminal: wide characters take two
  /// columns, and combining characters take none.
  package static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  // The maximum length of a word that is shown in full, in scalars; our choice.
  private static let longestWord = 72
  private static let longestName = 200
  /// The maximum length of a message that is shown in full, in scalars; our choice.
  static let longestMessage = 600

  private static func isShortASCII(_ text: String) -> Bool {
    text.utf8.count <= longestWord && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// Returns the text, shortened in the middle if it exceeds the given number of scalars.
  package static func shortened(_ text: String, to most: Int) -> String {
    let scalars = text.unicodeScalars
    // Counting bytes first is faster: most texts are short.
    guard text.utf8.count > most, scalars.count > most else { return text }
    let tail = (most - 1) / 3
    return String(scalars.prefix(most - 1 - tail)) + "…" + String(scalars.suffix(tail))
  }

  private static func spelled(_ scalars: some Sequence<Unicode.Scalar>, tab: String) -> String {
    var result = ""
    for scalar in scalars {
      if scalar == "\t" {
        result += tab
      } else if isSeen(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += spelled(scalar)
      }
    }
    return result
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Returns whether a scalar is visible and doesn't reorder its neighbors.
  ///
  /// The joiners U+200C and U+200D are parts of words and emoji, and count as visible.
  package static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    // Control characters.
    case 0..<0x20, 0x7F...0x9F: false
    // Marks, embeddings, overrides and isolates of right-to-left text.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x206F: false
    // Line and paragraph separators, and characters without width.
    case 0x00AD, 0x180E, 0x200B, 0x2028...0x2029, 0x2060...0x2065, 0xFEFF, 0xFFF9...0xFFFB: false
    // Tag characters, which are invisible letters.
    case 0xE0000...0xE007F: false
    default: true
    }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Terminals draw the characters of these blocks two columns wide: Hangul, CJK, full-width
    // forms, and emoji.
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

/// A conversion of text for terminals that show only ASCII.
package enum ASCIIText {
  /// Returns the text in ASCII: characters that have a common ASCII spelling are replaced with it,
  /// and all others become `?`.
  package static func spelled(_ text: String) -> String {
    // Most text is ASCII already.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
      } else {
        result.append(contentsOf: spelling(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "…": "..."
    case "–", "−", "‐", "‑": "-"
    case "—": "--"
    case "×", "·": "*"
    case "÷": "/"
    case "±": "+/-"
    case "°": " deg"
    case "≤": "<="
    case "≥": ">="
    case "→": "->"
    case "↑": "^"
    case "√": "sqrt"
    case "²": "^2"
    case "³": "^3"
    case "½": "1/2"
    case "′", "‘", "’": "'"
    case "″", "“", "”", "„": "\""
    case "π": "pi"
    case "ω": "omega"
    case "ζ": "zeta"
    case "β": "beta"
    case "θ": "theta"
    case "δ": "delta"
    case "τ": "tau"
    case "∞": "infinity"
    case "é": "e"
    case "ö": "oe"
    default: "?"
    }
  }
}

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
