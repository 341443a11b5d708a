/// Pasted lines that wait to be handed out.
struct Paste {
  /// Whole lines, oldest first.
  private(set) var waiting: ArraySlice<String> = []
  /// What followed the last line break, and what stood after the cursor when the text was pasted;
  /// both end up in the editor.
  private(set) var rest = ""
  private(set) var afterCursor = ""
  /// The paste function runs for the sake of what waits, not of new text.
  var isReplaying = false
  /// The marks' contents are being read, so hints would only flicker.
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
  /// The lines of pasted text: at least one, the text behind the last line break.
  static func lines(of text: String) -> [String] {
    text.unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      .map { TerminalStyle.printable(String($0), utf8: TerminalStyle.terminalIsUTF8) }
  }
}
