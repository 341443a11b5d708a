import CPantomimeEdit
import PantomimeFiles

/// The lines of this session and of earlier ones, and the navigation through them.
struct TypedLines {
  private let editor: OpaquePointer
  private let file: HistoryFile?
  private var all: [String]
  private var recall = Recall()
  /// The text of the last search.
  private var lastSearch = ""
  /// Whether a problem with the file has been reported.
  private var hasReported = false

  /// - Parameter file: The lines of earlier sessions, or `nil` to keep none.
  init(_ file: HistoryFile?, in editor: OpaquePointer) {
    (self.editor, self.file) = (editor, file)
    all = file?.lines ?? []
    _ = edit_open_history(editor, Int32(HistoryFile.limit))
    for line in all { remember(line) }
  }

  /// Keeps a line if it is worth keeping.
  mutating func keep(_ line: String) {
    guard HistoryFile.isWorthKeeping(line, after: all.last) else { return }
    all.append(line)
    file?.append(line)
    remember(line)
  }

  /// Returns the reason why lines can't be kept in a file, but only once.
  mutating func takeProblem() -> String? {
    guard !hasReported, let file, let problem = file.problem else { return nil }
    hasReported = true
    return "the history cannot be written: \(problem.reason)"
  }

  private func remember(_ line: String) {
    if TypedLines.isShowable(line) { edit_remember(editor, line) }
  }

  /// Returns whether a line can be displayed: libedit displays a line outside the terminal's
  /// character set as blank.
  private static func isShowable(_ line: String) -> Bool {
    TerminalStyle.terminalIsUTF8 || line.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The lines that can be displayed, oldest first.
  private var shown: [String] {
    TerminalStyle.terminalIsUTF8 ? all : all.filter(TypedLines.isShowable)
  }

  // MARK: Back through them

  /// Resets the navigation for a new line.
  mutating func restart() { recall = Recall() }

  /// Returns the previous line that begins with the same text, or `nil` if there is none.
  mutating func older(than line: EditedLine) -> String? { recall.older(in: shown, line: line) }

  /// Returns the next line that begins with the same text, or `nil` if there is none.
  mutating func newer(than line: EditedLine) -> String? { recall.newer(in: shown, line: line) }

  /// Returns a search through all lines.
  func search(from draft: EditedLine) -> HistorySearch {
    HistorySearch(shown, draft: draft, previous: lastSearch)
  }

  /// Stores the text of a search that has ended.
  mutating func end(_ search: HistorySearch) {
    if !search.pattern.isEmpty { lastSearch = search.pattern }
  }
}
