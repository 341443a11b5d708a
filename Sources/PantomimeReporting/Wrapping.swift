/// A layout of words in lines of a given width, in which all lines after the first are indented.
///
/// All output is broken into lines by this type, including text with escape sequences. The last
/// column of a line stays empty, because some terminals start a new line after a character is
/// written there, and others don't.
package struct Wrapping {
  /// The minimum width for prose, in columns; our choice.
  static let narrowest = 26

  private let columns: Int
  private let indent: Int
  private var text = ""
  private var used: Int
  /// Whether the next word is the first of its line, or follows text that the caller has already
  /// written.
  private var isFresh = true

  /// Creates an empty layout.
  ///
  /// - Parameters:
  ///   - columns: the width of a line.
  ///   - indent: the indentation of the lines after the first, which is reduced if it leaves no
  ///     space for words.
  ///   - used: the number of columns that are already taken before the first word.
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

  /// The lines, without a line feed after the last one.
  package var lines: String { text }
}

// Whole texts.

extension Wrapping {
  /// Wraps a text of several lines at words.
  ///
  /// When a line is wrapped, its continuation is aligned with the text after the last gap of two
  /// spaces or more, as between a name and its meaning. If there is no such gap, or if it is too
  /// far to the right, the continuation is indented like the line itself, or by two columns if the
  /// line isn't indented.
  package static func text(_ text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line($0, columns: columns) }.joined(separator: "\n")
  }

  /// Wraps a line at words if it is too long.
  ///
  /// - Parameter indent: the indentation of the lines after the first, or `nil` to derive it from
  ///   the line; the first line stays in place.
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

  /// Returns the number of columns that a text takes on a terminal; escape sequences take none.
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

  /// Returns the words of a line, each with the number of spaces before it.
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

  /// Returns the column at which the text after the last gap of two spaces or more begins, or `nil`
  /// if there is no such gap in the left half of the line.
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
