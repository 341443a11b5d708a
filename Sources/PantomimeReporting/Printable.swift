/// Text from outside, made safe to print: what is not seen, or turns its neighbours round, is spelt
/// out, and what is too long is cut short.
///
/// A file name may hold an escape sequence, and a script a character that reorders what follows it.
/// Neither may reach a terminal, a report or a log as it is.
package enum Printable {
  /// The scalars, spelt out where they are not seen: `\u{1B}`; a tab becomes a space.
  package static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    spelled(scalars, tab: " ")
  }

  /// The text with blanks behind it, so that it is at least so many characters wide.
  package static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text, spelt out where it is not seen; a tab becomes a space.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isSeen) ? text : Printable.text(text.unicodeScalars)
  }

  /// The name of a file or of anything else: tabs are spelt out, too.
  package static func name(_ name: String) -> String {
    name.unicodeScalars.allSatisfy(isSeen) ? name : spelled(name.unicodeScalars, tab: "\\t")
  }

  /// A name in quotation marks; of a long one, the beginning and the end.
  package static func quoted(_ name: String) -> String {
    "'\(Printable.name(shortened(name, to: longestName)))'"
  }

  /// A message: long words in it, and itself where it is long, are shortened.
  ///
  /// What a message quotes may be as long as a line of a script; what it says itself is not.
  package static func message(_ message: String, most: Int = longestMessage) -> String {
    guard !isShortASCII(message) else { return message }
    let words = message.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == " " })
    let short = words.map { shortened(String($0), to: longestWord) }.joined(separator: " ")
    return text(shortened(short, to: most))
  }

  /// A message of several lines, each made safe by itself.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
      .map { message(String($0)) }.joined(separator: "\n")
  }

  /// The columns a text takes on a terminal: wide characters two, combining ones none.
  package static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  // The longest that is shown, in scalars; our choice.
  private static let longestWord = 72
  private static let longestName = 200
  /// The longest message that is shown, in scalars; our choice.
  package static let longestMessage = 600

  private static func isShortASCII(_ text: String) -> Bool {
    text.utf8.count <= longestWord && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// The text without its middle, where it is longer than so many scalars.
  package static func shortened(_ text: String, to most: Int) -> String {
    let scalars = text.unicodeScalars
    // Counting bytes first: most texts are short.
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

  /// Whether a scalar is seen where it stands, and leaves its neighbours where they are.
  ///
  /// The joiners U+200C and U+200D are part of words and of emoji, and stay.
  package static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    // Control characters.
    case 0..<0x20, 0x7F...0x9F: false
    // Marks, embeddings, overrides and isolates of writing from right to left.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x206F: false
    // Line and paragraph ends, and what takes no room.
    case 0x00AD, 0x180E, 0x200B, 0x2028...0x2029, 0x2060...0x2065, 0xFEFF, 0xFFF9...0xFFFB: false
    // Letters in disguise.
    case 0xE0000...0xE007F: false
    default: true
    }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The blocks that terminals draw two columns wide: Hangul, CJK, full-width forms, emoji.
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
