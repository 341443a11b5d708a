import CPantomimeEdit

/// The lines typed before, in this session and in earlier ones, and the way back through them.
struct TypedLines {
  private let editor: OpaquePointer
  private let file: HistoryFile?
  private var all: [String]
  private var recall = Recall()
  /// The text that was searched for last.
  private var lastSearch = ""

  /// - Parameter file: The lines of earlier sessions, or `nil` to keep none.
  init(_ file: HistoryFile?, in editor: OpaquePointer) {
    (self.editor, self.file) = (editor, file)
    all = file?.lines ?? []
    _ = edit_open_history(editor, Int32(HistoryFile.limit))
    for line in all { remember(line) }
  }

  /// Keeps a line, if it is worth keeping.
  mutating func keep(_ line: String) {
    guard HistoryFile.isWorthKeeping(line, after: all.last) else { return }
    all.append(line)
    file?.append(line)
    remember(line)
  }

  private func remember(_ line: String) {
    if TypedLines.isShowable(line) { edit_remember(editor, line) }
  }

  /// libedit shows a line outside the terminal's character set as blank; better not to offer it.
  private static func isShowable(_ line: String) -> Bool {
    TerminalStyle.terminalIsUTF8 || line.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The lines that can be shown, oldest first.
  private var shown: [String] {
    TerminalStyle.terminalIsUTF8 ? all : all.filter(TypedLines.isShowable)
  }

  // MARK: Back through them

  /// Forgets how far back the last line went.
  mutating func restart() { recall = Recall() }

  /// The last line before that begins like a line, or `nil` if there is none.
  mutating func older(than line: EditedLine) -> String? { recall.older(in: shown, line: line) }

  /// The next line that begins like a line, or `nil` if there is none.
  mutating func newer(than line: EditedLine) -> String? { recall.newer(in: shown, line: line) }

  /// A search through all of them.
  func search(from draft: EditedLine) -> HistorySearch {
    HistorySearch(shown, draft: draft, previous: lastSearch)
  }

  /// Remembers the text that was searched for.
  mutating func end(_ search: HistorySearch) {
    if !search.pattern.isEmpty { lastSearch = search.pattern }
  }
}
