import CPantomimeEdit
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The result of editing a line.
enum Line: Equatable {
  case text(String)
  /// Ctrl-C was pressed, and the line is dropped.
  case interrupted
  /// Ctrl-D was pressed on an empty line, or the terminal has disconnected.
  case end
}

/// A line editor for a terminal.
///
/// Everything runs on one thread. libedit waits for keys in `nextScalar`, which also handles
/// signals and draws hints, so nothing else writes to the terminal between two keys.
final class LineEditor {
  /// Returns the completions at the cursor, given the text of the line before the cursor.
  var complete: (_ beforeCursor: String) -> Completion = { _ in .nothing }

  /// Returns the dimmed text to show after a line when the cursor is at its end, or an empty text.
  ///
  /// If colors are off, return an empty text, because a hint would look like typed text.
  var hint: (_ line: String) -> String = { _ in "" }

  /// The line that the right arrow key takes over at the end of its beginning, or an empty text.
  var offer = ""

  let editor: OpaquePointer
  let isVi: Bool
  var display: LineDisplay
  let input: TerminalInput
  var keys: KeyInput
  var lines: TypedLines
  var completion = WordCompletion()
  var changes = LineChanges()
  var paste = Paste()
  /// The text that was typed before the line began.
  var typed = ""
  /// The result of a line that ended in another way than with Enter.
  var outcome: Line?

  /// Creates an editor; returns `nil` if there is no terminal that supports editing, in which case
  /// lines have to be read plainly.
  init?(history: HistoryFile?) {
    let terminal = ProcessSurroundings.variable("TERM") ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard !terminal.isEmpty, terminal != "dumb" else { return nil }
    // This is evaluated before libedit starts, because libedit reads the character set only once.
    _ = TerminalStyle.terminalIsUTF8
    input = TerminalInput(signals: edit_catch_signals())
    guard input.signals >= 0 else { return nil }

    let owner = OwnerBox()
    let held = Unmanaged.passRetained(owner)
    guard
      let editor = edit_open(
        "pantomime", held.toOpaque(), { LineEditor.of($0)?.nextScalar(into: $1) ?? .end })
    else {
      held.release()
      Console.report(
        "note: this system doesn't describe the terminal \(Printable.quoted(terminal)) (terminfo), so lines are read plainly"
      )
      return nil
    }
    self.editor = editor
    display = LineDisplay(editor)
    keys = KeyInput(editor)
    isVi = KeyBindings.install(in: editor)
    lines = TypedLines(history, in: editor)
    owner.editor = self
  }

  deinit {
    if let owner = edit_owner(editor) { Unmanaged<OwnerBox>.fromOpaque(owner).release() }
    edit_close(editor)
  }

  static func of(_ editor: OpaquePointer) -> LineEditor? {
    guard let owner = edit_owner(editor) else { return nil }
    return Unmanaged<OwnerBox>.fromOpaque(owner).takeUnretainedValue().editor
  }

  /// Shows the prompt and edits one line.
  func readLine(prompt: Prompt) -> Line {
    begin(prompt)
    var count: Int32 = 0
    let bytes = edit_read(editor, &count)
    if !isVi { edit_set_paste(false) }
    if let outcome {
      paste.forget()
      return outcome
    }
    guard let bytes, count > 0 else {
      display.put("\n")
      return .end
    }
    var text = String(cString: bytes)
    if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    lines.keep(text)
    return .text(text)
  }

  /// Drops the pasted lines that haven't been returned yet.
  ///
  /// The rest of a paste rarely makes sense after an error.
  ///
  /// - Returns: The number of dropped lines.
  func dropPastedLines() -> Int {
    defer { paste.forget() }
    return paste.waiting.count
  }

  private func begin(_ prompt: Prompt) {
    // Flushes earlier output before writing to the terminal directly.
    fflush(nil)
    outcome = nil
    lines.restart()
    changes = LineChanges()
    keys.restart()
    display.begin(prompt)
    // In vi mode, Escape can't be distinguished from the beginning of a paste mark.
    if !isVi { edit_set_paste(true) }
    injectWaitingPaste()
    keys.inject(typed.unicodeScalars.map(\.value))
    typed = ""
  }

  // MARK: Keys that replace the line

  func recallOlder() -> EditOutcome { show(lines.older(than: display.line)) }

  func recallNewer() -> EditOutcome { show(lines.newer(than: display.line)) }

  /// Handles the right arrow key: moves to the right, or takes over the offered line at the end of
  /// its beginning.
  func moveRight() -> EditOutcome {
    let line = display.line
    guard line.afterCursor.isEmpty else {
      display.move(by: 1)
      return .refresh
    }
    guard !offer.isEmpty, offer != line.beforeCursor, offer.hasPrefix(line.beforeCursor) else {
      return .beep
    }
    display.replaceLine(with: offer)
    return .refresh
  }

  private func show(_ text: String?) -> EditOutcome {
    guard let text else { return .beep }
    display.replaceLine(with: text)
    return .refresh
  }

  /// Handles Ctrl-_: undoes the last change of the line.
  func undoChange() -> EditOutcome {
    guard let state = changes.undo() else { return .beep }
    display.show(state)
    return .refresh
  }
}

/// The client data of libedit, which is a box because libedit is initialized before the editor.
private final class OwnerBox {
  weak var editor: LineEditor?
}

extension LineEditor {
  /// Waits for a scalar.
  ///
  /// libedit calls this after it has written all of its output.
  func nextScalar(into scalar: UnsafeMutablePointer<UInt32>) -> EditInput {
    if !paste.isReading, !display.line.isSearching { changes.note(display.line) }
    if keys.hasInjected {
      // Between two lines of a paste, no other code checks for an interruption.
      if edit_is_interrupted() { return interrupt() }
      scalar.pointee = keys.takeInjected() ?? 0
      return .scalar
    }
    var hasHint = false
    defer { if hasHint { display.eraseHint() } }
    while true {
      var ready = input.wait(milliseconds: 0)
      if !ready.input, !ready.signal {
        // If more text has already been typed, no hint is needed.
        if !hasHint { hasHint = drawHint() }
        ready = input.wait(milliseconds: isWaitingForKey ? KeyInput.escapeTime : -1)
      }
      if isWaitingForKey, !ready.input, !ready.signal, take(keys.wholeKey(), into: scalar) {
        return .scalar
      }
      if ready.signal {
        if let outcome = actOnSignals() {
          self.outcome = outcome
          return .interrupted
        }
        // The line may have been redrawn.
        hasHint = false
      }
      guard ready.input else { continue }
      switch input.readByte() {
      case .byte(let byte):
        if Int32(byte) == edit_interrupt_key() { return interrupt() }
        let key = keys.take(byte, isText: paste.isReading)
        if let key, take(key, into: scalar) { return .scalar }
      case .nothing: continue
      case .end: return .end
      }
    }
  }

  private func take(_ key: KeyInput.Key, into scalar: UnsafeMutablePointer<UInt32>) -> Bool {
    switch key {
    case .scalar(let value):
      scalar.pointee = value
      return true
    case .meaningless:
      display.beep()
      return false
    }
  }

  /// Whether the keys so far may be the Escape key or the beginning of another key's sequence,
  /// which only a pause distinguishes.
  ///
  /// If the Escape key alone has no effect, there is no need to distinguish the two, and the rest
  /// of the sequence may arrive at any time.
  private var isWaitingForKey: Bool { keys.isLoneEscape && (isVi || display.line.isSearching) }

  /// Draws the hint after the cursor.
  ///
  /// - Returns: Whether a hint was drawn.
  private func drawHint() -> Bool {
    let line = display.line
    guard line.afterCursor.isEmpty, !line.isSearching, !paste.isReading else { return false }
    // Computing a hint for every key of a very long line would cause a noticeable delay.
    guard line.beforeCursor.utf8.count < 1000 else { return false }
    return display.drawHint(hint(line.beforeCursor))
  }

  /// Handles an interruption, which drops the line.
  private func interrupt() -> EditInput {
    forgetInterruption()
    leaveLine()
    outcome = .interrupted
    return .interrupted
  }

  // MARK: Signals

  /// Clears a handled interruption and the signals that arrived with it: they concern only the
  /// terminal, whose state is read before every line in any case.
  func forgetInterruption() {
    _ = input.takeSignals()
    edit_forget_interrupts()
  }

  private func actOnSignals() -> Line? {
    let arrived = input.takeSignals()
    if arrived.contains(SIGINT) {
      edit_forget_interrupts()
      leaveLine()
      return .interrupted
    }
    if arrived.contains(SIGCONT) {
      // When the program stopped, the terminal's mode was restored, but libedit assumes that the
      // terminal is still in raw mode.
      edit_set_raw(editor, false)
      edit_set_raw(editor, true)
      if !isVi { edit_set_paste(true) }
      edit_resize(editor)
      // In the meantime, the shell has written to the terminal, so the rows above must not be
      // redrawn.
      display.put("\r\u{1B}[J")
      display.refresh()
    } else if arrived.contains(SIGWINCH) {
      edit_resize(editor)
      display.redraw()
    }
    return nil
  }

  /// Leaves the whole dropped line on screen, and moves to the row below it.
  private func leaveLine() {
    let line = display.line
    display.redraw {
      if let found = line.text.split(separator: "\n", omittingEmptySubsequences: false).first,
        line.isSearching
      {
        display.replaceLine(with: String(found))
      } else {
        display.move(by: line.afterCursor.unicodeScalars.count)
      }
    }
    display.put("^C\n")
  }
}

extension LineEditor {
  /// Tab: completes the word at the cursor.
  func completeWord() -> EditOutcome {
    let line = display.line
    guard !line.isSearching else { return .beep }
    let candidates = complete(line.beforeCursor)
    switch completion.complete(line, with: candidates) {
    case .beep: return .beep
    case .replace(let count, let text):
      display.replaceWord(of: count, with: text)
      return .refresh
    case .list(let candidates):
      let style = TerminalStyle(
        color: display.prompt.color, utf8: TerminalStyle.terminalIsUTF8,
        columns: display.columns)
      display.list(CandidateList(candidates: candidates, style: style).rows())
      return .normal
    }
  }
}

extension LineEditor {
  /// Handles Ctrl-R: searches the history.
  ///
  /// libedit's own search treats dots as a pattern, forgets the search text when the key is
  /// repeated, and leaves half of an arrow key's sequence in the line.
  func searchHistory() -> EditOutcome {
    guard !display.line.isSearching else { return .beep }
    let draft = display.line
    var search = lines.search(from: draft)
    show(search)
    var value: UInt32 = 0
    while edit_next(editor, &value) {
      guard let key = Unicode.Scalar(value) else { continue }
      switch search.take(key) {
      case .searching(let isFound):
        if !isFound { display.beep() }
        show(search)
      case .accepted:
        // If the user presses the Escape key, it only ends the search.
        if key != KeySequence.escape || keys.hasInjected { keys.putBack(value) }
        return leave(search, at: search.line)
      case .dropped:
        return leave(search, at: draft)
      }
    }
    return .end
  }

  /// Shows the matching line, with the search text below it.
  private func show(_ search: HistorySearch) {
    let found = search.line
    display.redraw {
      display.show(
        EditedLine(
          beforeCursor: found.beforeCursor, afterCursor: found.afterCursor + "\n" + search.label))
    }
  }

  private func leave(_ search: HistorySearch, at line: EditedLine) -> EditOutcome {
    lines.end(search)
    display.redraw { display.show(line) }
    return .normal
  }
}

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
    // An empty line that is typed may be meaningful to the caller, but a pasted empty line hardly
    // ever is.
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    display.replaceLine(with: "")
    paste.wait(lines, rest: rest, afterCursor: old.afterCursor)
    return insertWaiting()
  }

  /// Injects the paste key if pasted lines are waiting, so that libedit shows each line after a
  /// prompt.
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

  /// Reads up to the closing mark; returns `nil` if the input ends or is interrupted before the
  /// mark.
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
