import CPantomimeEdit
import PantomimeFiles

/// The text before the line being edited.
struct Prompt: Equatable {
  var text: String
  var color: Bool

  /// The prompt without the characters that the terminal can't show.
  var printable: Prompt {
    Prompt(
      text: TerminalStyle.printable(text, utf8: TerminalStyle.terminalIsUTF8), color: color)
  }

  /// The prompt with marks around its escape sequences.
  ///
  /// libedit drops everything after the last visible character, so the color is reset before that
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

  /// Begins an empty line after the given prompt.
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

  /// Prints rows below the line, and then the line again below these rows.
  func list(_ rows: [String]) {
    let after = line.afterCursor.unicodeScalars.count
    redraw { move(by: after) }
    put("\r\n" + rows.map { $0 + "\r\n" }.joined())
    move(by: -after)
    refresh()
  }

  /// Draws dimmed text after the cursor, as much as fits in the row, and moves the cursor back.
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

/// The text of a line and the position of its cursor, as they are between two keys.
struct EditedLine: Equatable {
  var beforeCursor: String
  var afterCursor: String

  var text: String { beforeCursor + afterCursor }

  /// Whether the history is being searched, in which case the search text is in a second row of the
  /// line, as in libedit's search.
  var isSearching: Bool { text.unicodeScalars.contains("\n") }
}

/// The position of the cursor on the screen, relative to the start of the prompt.
struct ScreenPosition: Equatable {
  var row = 0
  var column = 0

  mutating func advance(over text: String, columns: Int) {
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      let width = TerminalStyle.width(of: scalar)
      // A wide character that doesn't fit in this row moves to the next row as a whole.
      if column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column = 0
      }
    }
  }
}

/// The undo history of a line.
///
/// A word that is typed letter by letter counts as one change, as does the effect of any other key.
struct LineChanges {
  private var states: [EditedLine] = []
  private var last = EditedLine(beforeCursor: "", afterCursor: "")
  private var isTyping = false

  /// Records the line as it is between two keys.
  mutating func note(_ line: EditedLine) {
    guard line.text != last.text else {
      if line != last { isTyping = false }
      last = line
      return
    }
    let typed = typed(line)
    let begins = typed.map { $0 != " " && last.beforeCursor.unicodeScalars.last == " " } ?? true
    if begins || !isTyping { states.append(last) }
    isTyping = typed != nil
    last = line
  }

  /// Returns the letter that was typed since the line was last recorded, or `nil` if the line has
  /// changed in another way.
  private func typed(_ line: EditedLine) -> Unicode.Scalar? {
    let (new, old) = (line.beforeCursor.unicodeScalars, last.beforeCursor.unicodeScalars)
    guard line.afterCursor == last.afterCursor, new.count == old.count + 1, new.starts(with: old)
    else { return nil }
    return new.last
  }

  /// Undoes the last change, or returns `nil` if there is no change.
  mutating func undo() -> EditedLine? {
    guard let state = states.popLast() else { return nil }
    (last, isTyping) = (state, false)
    return state
  }
}
