/// The pasted lines that haven't been returned yet.
struct Paste {
  /// The complete lines, oldest first.
  private(set) var waiting: ArraySlice<String> = []
  /// The text after the last line break of the paste, followed by the text that was after the
  /// cursor before the paste; both end up in the edited line.
  private(set) var rest = ""
  private(set) var afterCursor = ""
  /// Whether the paste key was injected for waiting lines rather than pressed for new text.
  var isReplaying = false
  /// Whether the text between the paste marks is being read; hints would only flicker.
  var isReading = false

  var isEmpty: Bool { waiting.isEmpty && rest.isEmpty && afterCursor.isEmpty }

  mutating func wait(_ lines: [String], rest: String, afterCursor: String) {
    waiting = lines[...]
    self.rest = rest
    self.afterCursor = afterCursor
  }

  mutating func next() -> String? { waiting.popFirst() }

  mutating func forget() { self = Paste() }
}

extension Paste {
  /// Splits pasted text into lines; there is always at least one, the text after the last line
  /// break.
  static func lines(of text: String) -> [String] {
    text.unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      .map { TerminalStyle.printable(String($0), utf8: TerminalStyle.terminalIsUTF8) }
  }
}
