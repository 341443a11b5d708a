import CPantomimeEdit
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What stands before the line being edited.
struct Prompt: Equatable {
  var text: String
  var color: Bool
}

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
  let signals: Int32
  let isVi: Bool
  private let history: HistoryFile?
  private var recent: [String]

  // What the other files of this class keep between two keys.
  var prompt = Prompt(text: "", color: false)
  /// The line as the last Tab left it.
  var lastTab: EditedLine?
  var recall = Recall()
  var changes = LineChanges()
  /// What the history was searched for the last time.
  var lastSearch = ""
  var sequence = KeySequence()
  var injected: [UInt32] = []
  var paste = Paste()
  var decoder = ScalarDecoder()
  var outcome: Line?

  /// Nil where there is no terminal to edit on; lines are then read plainly.
  init?(history: HistoryFile?) {
    let terminal = ProcessSurroundings.variable("TERM") ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard !terminal.isEmpty, terminal != "dumb" else { return nil }
    // Before libedit starts, which looks at the character set once.
    _ = TerminalStyle.terminalIsUTF8
    signals = edit_catch_signals()
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
    self.history = history
    recent = history?.lines ?? []
    isVi = KeyBindings.install(in: editor)
    owner.editor = self

    _ = edit_open_history(editor, Int32(HistoryFile.limit))
    for line in recent { remember(line) }
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
      put("\n")
      return .end
    }
    var text = String(cString: bytes)
    if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    keep(text)
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
    self.prompt = Prompt(
      text: TerminalStyle.printable(prompt.text, utf8: TerminalStyle.terminalIsUTF8),
      color: prompt.color)
    outcome = nil
    lastTab = nil
    recall = Recall()
    changes = LineChanges()
    sequence = KeySequence()
    injected.removeAll()
    edit_set_prompt(editor, markedPrompt)
    // vi's Escape and the marks that terminals put around a paste cannot be told apart.
    if !isVi { edit_set_paste(true) }
    injectWaitingPaste()
  }

  /// libedit loses what follows the last visible character, so the colour ends before the last one.
  private var markedPrompt: String {
    guard prompt.color, let last = prompt.text.unicodeScalars.last else { return prompt.text }
    let front = String(prompt.text.unicodeScalars.dropLast())
    guard !front.isEmpty else { return prompt.text }
    return "\u{1}\u{1B}[1m\u{1}\(front)\u{1}\u{1B}[0m\u{1}\(last)"
  }

  // MARK: History

  private func keep(_ line: String) {
    guard HistoryFile.isWorthKeeping(line, after: recent.last) else { return }
    recent.append(line)
    history?.append(line)
    remember(line)
  }

  private func remember(_ line: String) {
    if isShowable(line) { edit_remember(editor, line) }
  }

  /// libedit shows a line outside the terminal's character set as blank; better not to offer it.
  private func isShowable(_ line: String) -> Bool {
    TerminalStyle.terminalIsUTF8 || line.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Oldest first.
  var recallableLines: [String] {
    TerminalStyle.terminalIsUTF8 ? recent : recent.filter(isShowable)
  }
}

/// What libedit holds: a box, because it is opened before the editor is complete.
private final class OwnerBox {
  weak var editor: LineEditor?
}
