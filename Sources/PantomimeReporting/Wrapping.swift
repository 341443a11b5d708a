/// Words laid out in lines of a given width, later lines indented under the first.
struct Wrapping {
  private let columns: Int
  private let indent: Int
  private var text = ""
  private var used: Int

  /// - Parameters:
  ///   - columns: the width of a line.
  ///   - indent: where later lines begin.
  ///   - used: the columns that stand before the first word already.
  init(columns: Int, indent: Int, used: Int) {
    self.columns = columns
    self.indent = indent
    self.used = used
  }

  /// Adds a word; `shown` is how it is printed, escape sequences included.
  mutating func add(_ word: some StringProtocol, gap: Int = 1, shown: String? = nil) {
    let width = word.count
    if used > indent, used + gap + width >= columns {
      text += "\n" + String(repeating: " ", count: indent)
      used = indent
    } else if used > indent {
      text += String(repeating: " ", count: gap)
      used += gap
    }
    text += shown ?? String(word)
    used += width
  }

  /// The lines, without a line feed after the last.
  var lines: String { text }
}
