import CPantomimeEdit
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The result of editing a line.
enum Line: Equatable {
  case text(String)
  /// Ctrl-C: the line is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or a disconnected terminal.
  case end
}

/// A line editor for a terminal.
///
/// Everything runs on one thread. libedit waits for keys in `nextScalar`, which also handles
/// signals and draws hints: nothing else writes to the terminal between two keys.
final class LineEditor {
  /// Returns the completions at the cursor, given the line before it.
  var complete: (_ beforeCursor: String) -> Completion = { _ in .nothing }

  /// Returns the dimmed text to show after a line when the cursor is at its end, or an empty text.
  ///
  /// Without color, return an empty text, because a hint would look like typed text.
  var hint: (_ line: String) -> String = { _ in "" }

  let editor: OpaquePointer
  let isVi: Bool
  var display: LineDisplay
  var keys: KeyInput
  var lines: TypedLines
  var completion = WordCompletion()
  var changes = LineChanges()
  var paste = Paste()
  /// The result of a line that didn't end with Enter.
  var outcome: Line?

  /// Creates an editor; returns `nil` if no terminal supports editing, and lines must therefore be
  /// read plainly.
  init?(history: HistoryFile?) {
    let terminal = ProcessSurroundings.variable("TERM") ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard !terminal.isEmpty, terminal != "dumb" else { return nil }
    // Evaluated before libedit starts, because libedit reads the character set only once.
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
  /// After an error, the rest of a paste rarely makes sense.
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
    completion.restart()
    lines.restart()
    changes = LineChanges()
    keys.restart()
    display.begin(prompt)
    // In vi mode, Escape is indistinguishable from the beginning of a paste mark.
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

  /// Handles Ctrl-_: undoes the last change of the line.
  func undoChange() -> EditOutcome {
    guard let state = changes.undo() else { return .beep }
    display.show(state)
    return .refresh
  }
}

/// The client data of libedit: a box, because libedit is initialized before the editor is.
private final class OwnerBox {
  weak var editor: LineEditor?
}
