import CPantomimeEdit

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

extension LineEditor {
  /// Text between the paste marks: one line goes into the line being edited; of several, each but
  /// the last is handed out as if Enter had been typed after it.
  func takePaste() -> EditOutcome {
    if paste.isReplaying {
      paste.isReplaying = false
      return insertWaiting()
    }
    guard let text = readPaste() else { return .end }
    var lines = pastedLines(text)
    let rest = lines.removeLast()
    guard !lines.isEmpty else {
      edit_insert(editor, rest)
      return .refresh
    }

    let old = line
    lines[0] = old.beforeCursor + lines[0]
    // An empty line may mean something to the caller when typed, but hardly when pasted.
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    replaceLine(with: "")
    paste.wait(lines, rest: rest, afterCursor: old.afterCursor)
    return insertWaiting()
  }

  /// Lines that wait come back through the same key as the paste itself, so that libedit shows them
  /// behind a prompt like any other.
  func injectWaitingPaste() {
    guard !paste.isEmpty else { return }
    paste.isReplaying = true
    injected = KeyBindings.pasteStart.unicodeScalars.map(\.value)
  }

  private func insertWaiting() -> EditOutcome {
    if let next = paste.next() {
      edit_insert(editor, next)
      injected.append(0x0A)
      return .refresh
    }
    edit_insert(editor, paste.rest)
    edit_insert(editor, paste.afterCursor)
    edit_move(editor, -Int32(paste.afterCursor.unicodeScalars.count))
    paste.forget()
    return .refresh
  }

  /// Everything up to the closing mark; nil when the input ended or was interrupted before it.
  private func readPaste() -> String? {
    paste.isReading = true
    defer { paste.isReading = false }
    let mark = Array(KeyBindings.pasteEnd.unicodeScalars)
    var text: [Unicode.Scalar] = []
    var value: UInt32 = 0
    while edit_next(editor, &value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.append(scalar)
      guard scalar == mark.last, text.suffix(mark.count).elementsEqual(mark) else { continue }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text.dropLast(mark.count))
      return String(view)
    }
    return nil
  }

  /// At least one element: what followed the last line break.
  private func pastedLines(_ text: String) -> [String] {
    text.unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      .map { TerminalStyle.printable(String($0), utf8: TerminalStyle.terminalIsUTF8) }
  }
}
