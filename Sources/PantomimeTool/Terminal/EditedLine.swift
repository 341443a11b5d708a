import CPantomimeEdit

/// The line as it stands between two keys.
struct EditedLine: Equatable {
  var beforeCursor: String
  var afterCursor: String

  var text: String { beforeCursor + afterCursor }

  /// While the history is searched, what is looked for is kept in a second row of the line: so does
  /// libedit where it searches itself.
  var isSearching: Bool { text.unicodeScalars.contains("\n") }
}

/// Where on the screen the cursor is, from the start of the prompt.
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
      // A wide character that does not fit goes to the next row whole.
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

extension LineEditor {
  var line: EditedLine {
    let text = edit_text(editor)
    guard let bytes = text.bytes else { return EditedLine(beforeCursor: "", afterCursor: "") }
    let whole = UnsafeRawBufferPointer(start: bytes, count: text.count)
    return EditedLine(
      beforeCursor: String(decoding: whole[..<text.cursor], as: UTF8.self),
      afterCursor: String(decoding: whole[text.cursor...], as: UTF8.self))
  }

  var columns: Int { max(1, Int(edit_columns(editor))) }

  var cursorPosition: ScreenPosition {
    var position = ScreenPosition()
    position.advance(over: prompt.text, columns: columns)
    position.advance(over: line.beforeCursor, columns: columns)
    return position
  }

  /// Deletes what is after the cursor.
  func deleteAfterCursor(_ line: EditedLine) {
    let count = line.afterCursor.unicodeScalars.count
    edit_move(editor, Int32(count))
    edit_delete(editor, Int32(count))
  }

  func replaceLine(with text: String) {
    let old = line
    deleteAfterCursor(old)
    edit_delete(editor, Int32(old.beforeCursor.unicodeScalars.count))
    edit_insert(editor, text)
  }
}
