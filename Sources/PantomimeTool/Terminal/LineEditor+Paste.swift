import CPantomimeEdit

extension LineEditor {
  /// Handles the text between the paste marks: a single line is inserted into the edited line; if
  /// there are several lines, each but the last is returned as if Enter followed it.
  func takePaste() -> EditOutcome {
    if paste.isReplaying {
      paste.isReplaying = false
      return insertWaiting()
    }
    guard let text = readPaste() else { return .end }
    var lines = Paste.lines(of: text)
    let rest = lines.removeLast()
    guard !lines.isEmpty else {
      display.insert(rest)
      return .refresh
    }

    let old = display.line
    lines[0] = old.beforeCursor + lines[0]
    // An empty line that is typed may be meaningful to the caller, but a pasted one hardly ever is.
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    display.replaceLine(with: "")
    paste.wait(lines, rest: rest, afterCursor: old.afterCursor)
    return insertWaiting()
  }

  /// Injects the paste key for waiting lines, so that libedit shows each line after a prompt.
  func injectWaitingPaste() {
    guard !paste.isEmpty else { return }
    paste.isReplaying = true
    keys.inject(KeyBindings.pasteStart.unicodeScalars.map(\.value))
  }

  private func insertWaiting() -> EditOutcome {
    if let next = paste.next() {
      display.insert(next)
      keys.inject([0x0A])
      return .refresh
    }
    display.insert(paste.rest)
    display.insert(paste.afterCursor)
    display.move(by: -paste.afterCursor.unicodeScalars.count)
    paste.forget()
    return .refresh
  }

  /// Reads up to the closing mark; returns `nil` if the input ends or is interrupted before it.
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
}
