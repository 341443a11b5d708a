/// A layout of words in lines of a given width, with later lines indented.
///
/// All line breaking happens here: all output passes through this type, including text with escape
/// sequences. The last column of a line stays empty, because only some terminals start a new line
/// after writing to it.
package struct Wrapping {
  /// The minimum width for prose, in columns; our choice.
  static let narrowest = 26

  private let columns: Int
  private let indent: Int
  private var text = ""
  private var used: Int
  /// Whether the next word is the first of its line, or at the position that the caller has chosen.
  private var isFresh = true

  /// Creates an empty layout.
  ///
  /// - Parameters:
  ///   - columns: the width of a line.
  ///   - indent: the indentation of later lines, reduced if it leaves no room for words.
  ///   - used: the number of columns before the first word.
  package init(columns: Int, indent: Int, used: Int) {
    self.columns = columns
    self.indent = max(0, min(indent, max(columns * 2 / 3, columns - Wrapping.narrowest)))
    self.used = used
  }

  /// Adds a word; `shown` is its printed form, including escape sequences.
  package mutating func add(_ word: some StringProtocol, gap: Int = 1, shown: String? = nil) {
    let width = Wrapping.width(word)
    let gap = isFresh ? 0 : gap
    if used > indent || !isFresh, used + gap + width >= columns {
      text += "\n" + String(repeating: " ", count: indent)
      used = indent
    } else {
      text += String(repeating: " ", count: gap)
      used += gap
    }
    text += shown ?? String(word)
    used += width
    isFresh = false
  }

  /// The lines, without a line feed after the last.
  package var lines: String { text }
}

// Whole texts.

extension Wrapping {
  /// Wraps a text of several lines at words.
  ///
  /// Later lines are aligned with the text after the last gap of two spaces or more, such as a
  /// meaning after a name. If there is no such gap, or it is too far to the right, they are
  /// indented like the first line, or by two columns if that isn't indented.
  package static func text(_ text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line($0, columns: columns) }.joined(separator: "\n")
  }

  /// Wraps a line at words if it is too long.
  ///
  /// - Parameter indent: the indentation of later lines, while the first line stays in place; `nil`
  ///   derives it from the line.
  package static func line(
    _ line: some StringProtocol, columns: Int, indent: Int? = nil
  ) -> String {
    guard width(line) >= columns else { return String(line) }
    let words = words(of: line)
    let blanks = words.first?.gap ?? 0
    let lead = indent == nil ? min(blanks, columns / 2) : blanks
    let hanging = indent ?? hanging(words, columns: columns) ?? (lead > 0 ? lead : 2)
    var lines = Wrapping(columns: columns, indent: hanging, used: lead)
    for (index, word) in words.enumerated() {
      lines.add(word.text, gap: index == 0 ? 0 : word.gap)
    }
    return String(repeating: " ", count: lead) + lines.lines
  }

  /// Returns the number of columns of text on a terminal; escape sequences take none.
  static func width(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    var seen = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        // Only color sequences are printed: ESC [ digits m.
        isEscape = scalar != "m"
      } else {
        seen.unicodeScalars.append(scalar)
      }
    }
    return Printable.width(seen)
  }

  /// Returns the words of a line, with the number of spaces before each.
  private static func words(of line: some StringProtocol) -> [(gap: Int, text: String)] {
    var words: [(gap: Int, text: String)] = []
    var gap = 0
    var word = ""
    for character in line {
      if character == " " {
        if !word.isEmpty {
          words.append((gap, word))
          (gap, word) = (0, "")
        }
        gap += 1
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append((gap, word)) }
    return words
  }

  /// Returns the column at which the last part of a line in columns begins, if there is enough
  /// space after it.
  private static func hanging(_ words: [(gap: Int, text: String)], columns: Int) -> Int? {
    var place = 0
    var found: Int?
    for (index, word) in words.enumerated() {
      place += word.gap
      if place > columns / 2 { break }
      if index > 0, word.gap > 1 { found = place }
      place += width(word.text)
    }
    return found
  }
}
