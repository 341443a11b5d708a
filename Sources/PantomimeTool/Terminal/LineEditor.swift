import CPantomimeEdit
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One line as the user left it.
enum Line: Equatable {
  case text(String)
  /// Ctrl-C: the line is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal went away.
  case end
}

/// Edits lines on a terminal.
///
/// One thread does everything. libedit waits for keys in `nextScalar`, and so that is where signals
/// are acted on and hints are drawn: between two keys nothing else writes to the terminal.
final class LineEditor {
  /// What may be typed at the cursor, given the line up to there.
  var complete: (_ beforeCursor: String) -> Completion = { _ in .nothing }

  /// What is shown, dimmed, after a line whose end the cursor is at; empty for nothing.
  ///
  /// A caller that writes without colour should hint nothing, as the hint would look like typed text.
  var hint: (_ line: String) -> String = { _ in "" }

  let editor: OpaquePointer
  let isVi: Bool
  var display: LineDisplay
  var keys: KeyInput
  var lines: TypedLines
  var completion = WordCompletion()
  var changes = LineChanges()
  var paste = Paste()
  /// How the line ended, where not with Enter.
  var outcome: Line?

  /// Nil where there is no terminal to edit on; lines are then read plainly.
  init?(history: HistoryFile?) {
    let terminal = ProcessSurroundings.variable("TERM") ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard !terminal.isEmpty, terminal != "dumb" else { return nil }
    // Before libedit starts, which looks at the character set once.
    _ = TerminalStyle.terminalIsUTF8
    let signals = edit_catch_signals()
    guard signals >= 0 else { return nil }

    let owner = OwnerBox()
    let held = Unmanaged.passRetained(owner)
    guard
      let editor = edit_open(
        "pantomime", held.toOpaque(), { LineEditor.of($0)?.nextScalar(into: $1) ?? .end })
    else {
      held.release()
      return nil
    }
    self.editor = editor
    display = LineDisplay(editor)
    keys = KeyInput(editor, signals: signals)
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

  /// Shows the prompt and lets the user edit one line.
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

  /// Forgets the pasted lines that have not been handed out yet, and says how many those were.
  ///
  /// After an error the rest of a paste seldom makes sense.
  func dropPastedLines() -> Int {
    defer { paste.forget() }
    return paste.waiting.count
  }

  private func begin(_ prompt: Prompt) {
    // What was printed so far comes before what goes to the terminal directly.
    fflush(nil)
    outcome = nil
    completion.restart()
    lines.restart()
    changes = LineChanges()
    keys.restart()
    display.begin(prompt)
    // vi's Escape and the marks that terminals put around a paste cannot be told apart.
    if !isVi { edit_set_paste(true) }
    injectWaitingPaste()
  }

  // MARK: Keys that replace the line

  func recallOlder() -> EditOutcome { show(lines.older(than: display.line)) }

  func recallNewer() -> EditOutcome { show(lines.newer(than: display.line)) }

  private func show(_ text: String?) -> EditOutcome {
    guard let text else { return .beep }
    display.replaceLine(with: text)
    return .refresh
  }

  /// Ctrl-_: takes back the last change of the line.
  func undoChange() -> EditOutcome {
    guard let state = changes.undo() else { return .beep }
    display.show(state)
    return .refresh
  }
}

/// What libedit holds: a box, because it is opened before the editor is complete.
private final class OwnerBox {
  weak var editor: LineEditor?
}
