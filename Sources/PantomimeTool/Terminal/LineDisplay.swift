import CPantomimeEdit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The text before the line being edited.
struct Prompt: Equatable {
  var text: String
  var color: Bool

  /// The prompt, limited to characters that the terminal can show.
  var printable: Prompt {
    Prompt(
      text: TerminalStyle.printable(text, utf8: TerminalStyle.terminalIsUTF8), color: color)
  }

  /// The prompt with marks around its escape sequences.
  ///
  /// libedit drops everything after the last visible character, so the color ends before that
  /// character.
  var marked: String {
    guard color, let last = text.unicodeScalars.last else { return text }
    let front = String(text.unicodeScalars.dropLast())
    guard !front.isEmpty else { return text }
    return "\u{1}\u{1B}[1m\u{1}\(front)\u{1}\u{1B}[0m\u{1}\(last)"
  }
}

/// The line in libedit's buffer, and the terminal rows that show it.
struct LineDisplay {
  private let editor: OpaquePointer
  private(set) var prompt = Prompt(text: "", color: false)

  init(_ editor: OpaquePointer) { self.editor = editor }

  /// Begins an empty line after a prompt.
  mutating func begin(_ prompt: Prompt) {
    self.prompt = prompt.printable
    edit_set_prompt(editor, self.prompt.marked)
  }

  // MARK: The line

  var line: EditedLine {
    let text = edit_text(editor)
    guard let bytes = text.bytes else { return EditedLine(beforeCursor: "", afterCursor: "") }
    let whole = UnsafeRawBufferPointer(start: bytes, count: text.count)
    return EditedLine(
      beforeCursor: String(decoding: whole[..<text.cursor], as: UTF8.self),
      afterCursor: String(decoding: whole[text.cursor...], as: UTF8.self))
  }

  /// Replaces the last scalars before the cursor.
  func replaceWord(of count: Int, with text: String) {
    edit_delete(editor, Int32(count))
    insert(TerminalStyle.printable(text, utf8: TerminalStyle.terminalIsUTF8))
  }

  func replaceLine(with text: String) {
    let old = line
    let count = old.afterCursor.unicodeScalars.count
    move(by: count)
    edit_delete(editor, Int32(count))
    edit_delete(editor, Int32(old.beforeCursor.unicodeScalars.count))
    insert(text)
  }

  /// Replaces the line and moves the cursor to its position.
  func show(_ line: EditedLine) {
    replaceLine(with: line.text)
    move(by: -line.afterCursor.unicodeScalars.count)
  }

  func insert(_ text: String) { edit_insert(editor, text) }

  /// Moves the cursor to the right.
  func move(by count: Int) { edit_move(editor, Int32(count)) }

  // MARK: The screen

  var columns: Int { max(1, Int(edit_columns(editor))) }

  var cursorPosition: ScreenPosition {
    var position = ScreenPosition()
    position.advance(over: prompt.text, columns: columns)
    position.advance(over: line.beforeCursor, columns: columns)
    return position
  }

  /// Draws the prompt and the line at the cursor.
  func refresh() { edit_refresh(editor) }

  /// Redraws the prompt and the line in place.
  ///
  /// - Parameter change: A change that may move the cursor; the distance up to the prompt is
  ///   measured before the change.
  func redraw(after change: () -> Void = {}) {
    let row = cursorPosition.row
    change()
    put((row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J")
    refresh()
  }

  /// Prints rows below the line, then the line again below them.
  func list(_ rows: [String]) {
    let after = line.afterCursor.unicodeScalars.count
    redraw { move(by: after) }
    put("\r\n" + rows.map { $0 + "\r\n" }.joined())
    move(by: -after)
    refresh()
  }

  /// Draws dimmed text after the cursor, as far as it fits, and restores the cursor.
  ///
  /// - Returns: Whether any text was drawn.
  func drawHint(_ hint: String) -> Bool {
    // A hint never reaches the last column, because some terminals begin a new row there.
    let room = columns - cursorPosition.column - 1
    let text = TerminalStyle.prefix(
      of: TerminalStyle.printable(hint, utf8: TerminalStyle.terminalIsUTF8), columns: room)
    guard !text.isEmpty else { return false }
    put("\u{1B}7\u{1B}[2m\(text)\u{1B}[0m\u{1B}8")
    return true
  }

  func eraseHint() { put("\u{1B}[K") }

  func beep() { put("\u{7}") }

  /// Writes to the terminal directly.
  func put(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
