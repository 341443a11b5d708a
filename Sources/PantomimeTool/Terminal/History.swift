import CPantomimeEdit
package import PantomimeFiles

/// A file with the lines of earlier sessions.
///
/// Each line is appended when it is entered, so that two concurrent sessions both keep their lines.
/// A problem with the file never stops the program: failures to read the file are ignored, and the
/// last failure to write to it is stored.
package final class HistoryFile {
  /// The maximum number of lines.
  package static let limit = 10_000

  /// The size, in bytes, above which only the end of the file is read.
  private static let largest: off_t = 4 << 20

  /// The lines, oldest first.
  package private(set) var lines: [String] = []

  /// The reason why the last line couldn't be written, or `nil` if it could; reported only once.
  package private(set) var problem: SystemError?

  private let path: String
  /// Whether the path is that of a link, so that the user manages the file.
  private let isLinked: Bool

  /// Opens the file in the XDG state directory; returns `nil` if there is no home directory.
  package convenience init?(environment: Environment = ProcessSurroundings.environment) {
    guard let path = HistoryFile.path(environment: environment) else { return nil }
    self.init(path: path)
  }

  package init(path: String) {
    var status = stat()
    isLinked = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    // Rewriting replaces the file or, if the path is that of a link, the file to which the link
    // points.
    self.path = Folder.withoutLinks(path)
    load()
  }

  /// Returns the path of the file; relative values of variables are ignored, as the XDG
  /// specification requires.
  package static func path(environment: Environment) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let state = absolute("XDG_STATE_HOME") { return state + "/pantomime/history" }
    return absolute("HOME").map { $0 + "/.local/state/pantomime/history" }
  }

  /// Returns whether to keep a line.
  ///
  /// A line isn't kept if it is blank, starts with a space, repeats the previous line, or can't be
  /// read back as a single line.
  package static func isWorthKeeping(_ line: String, after last: String?) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix(" "), line != last else { return false }
    return !line.unicodeScalars.contains { $0 == "\n" || $0 == "\r" || $0 == "\0" }
  }

  /// Appends a line if it is worth keeping.
  package func append(_ line: String) {
    guard HistoryFile.isWorthKeeping(line, after: lines.last) else { return }
    lines.append(line)
    do throws(SystemError) {
      try store(Array((line + "\n").utf8))
      problem = nil
    } catch {
      problem = error
    }
  }

  // MARK: Reading

  private func load() {
    guard let bytes = contents() else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if text != lines.last { lines.append(text) }
    }
    guard lines.count > HistoryFile.limit else { return }
    // The file may exceed the limit by a tenth, so that it doesn't have to be rewritten often.
    let isOverdue = lines.count > HistoryFile.limit + HistoryFile.limit / 10
    lines.removeFirst(lines.count - HistoryFile.limit)
    if isOverdue { rewrite() }
  }

  private func contents() -> [UInt8]? {
    // A named pipe in place of the file must not block the launch.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }

    let isCut = status.st_size > HistoryFile.largest
    if isCut { lseek(file, -HistoryFile.largest, SEEK_END) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= Int(HistoryFile.largest) {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    guard isCut else { return bytes }
    return Array(bytes.drop { $0 != UInt8(ascii: "\n") })
  }

  // MARK: Writing

  private func store(_ bytes: [UInt8]) throws(SystemError) {
    Folder.makePrivate(Folder.of(path))
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    // The history is private, even if the file was created with a umask that doesn't make it
    // private. If the path is that of a link, the user has chosen the permissions of the file.
    if !isLinked { fchmod(file, 0o600) }
    guard HistoryFile.writeAll(bytes, to: file) else { throw SystemError() }
  }

  private func rewrite() {
    let draft = path + ".\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    var status = stat()
    if isLinked, stat(path, &status) == 0 { fchmod(file, status.st_mode & 0o7777) }
    let isWhole = HistoryFile.writeAll(Array((lines.joined(separator: "\n") + "\n").utf8), to: file)
    close(file)
    if !isWhole || rename(draft, path) != 0 { unlink(draft) }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The lines that were typed in this session and in earlier ones, with the navigation through them.
struct TypedLines {
  private let editor: OpaquePointer
  private let file: HistoryFile?
  private var all: [String]
  private var recall = HistoryNavigation()
  /// The text of the last search.
  private var lastSearch = ""
  /// Whether a problem with the file has already been reported.
  private var hasReported = false

  /// - Parameter file: The file with the lines of earlier sessions, or `nil` to store no lines.
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

  /// Returns the reason why lines can't be stored in the file; returns it only once.
  mutating func takeProblem() -> String? {
    guard !hasReported, let file, let problem = file.problem else { return nil }
    hasReported = true
    return "the history cannot be written: \(problem.reason)"
  }

  private func remember(_ line: String) {
    if TypedLines.isShowable(line) { edit_remember(editor, line) }
  }

  /// Returns whether a line can be displayed; libedit shows a line as blank if it contains
  /// characters outside the terminal's character set.
  private static func isShowable(_ line: String) -> Bool {
    TerminalStyle.terminalIsUTF8 || line.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The lines that can be displayed, oldest first.
  private var shown: [String] {
    TerminalStyle.terminalIsUTF8 ? all : all.filter(TypedLines.isShowable)
  }

  // MARK: Back through them

  /// Resets the navigation for a new line.
  mutating func restart() { recall = HistoryNavigation() }

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

/// Navigation through the history with Up and Down, among lines that begin with the typed text.
///
/// libedit's own search would also find matches in the middle of a line, and treats dots as a
/// pattern.
struct HistoryNavigation {
  /// The text that was typed before Up was first pressed.
  private var draft = ""
  private var prefix = ""
  private var index: Int?
  /// The line that the last Up or Down showed; if the current line is a different one, a new search
  /// begins.
  private var shown: String?

  mutating func older(in lines: [String], line: EditedLine) -> String? {
    if index == nil || line.text != shown {
      draft = line.text
      prefix = line.beforeCursor
      index = lines.count
    }
    let start = min(index ?? lines.count, lines.count)
    guard let found = lines[..<start].lastIndex(where: { matches($0, line) }) else {
      shown = line.text
      return nil
    }
    return show(lines[found], at: found)
  }

  mutating func newer(in lines: [String], line: EditedLine) -> String? {
    guard let index, line.text == shown, index < lines.count else { return nil }
    guard let found = lines[(index + 1)...].firstIndex(where: { matches($0, line) }) else {
      return show(draft, at: lines.count)
    }
    return show(lines[found], at: found)
  }

  private func matches(_ candidate: String, _ line: EditedLine) -> Bool {
    candidate.hasPrefix(prefix) && candidate != line.text
  }

  private mutating func show(_ text: String, at index: Int) -> String {
    self.index = index
    shown = text
    return text
  }
}

/// An incremental search through the history.
struct HistorySearch {
  /// The outcome of handling a key.
  enum Outcome: Equatable {
    /// The search continues, whether or not a line matches.
    case searching(isFound: Bool)
    /// The matching line becomes the edited line, and this key is its first key.
    case accepted
    /// The original line is restored.
    case dropped
  }

  /// A matching line and its search text.
  private struct Find {
    var pattern: String
    /// The index of the line; the index after the last one stands for the line that is being typed.
    var index: Int
    var isFound = true
  }

  private let lines: [String]
  private let draft: EditedLine
  /// The text of the previous search, which is used if the search key is repeated before any text
  /// is typed.
  private let previous: String
  /// The result after each key.
  private var finds: [Find]

  init(_ lines: [String], draft: EditedLine, previous: String) {
    self.lines = lines
    self.draft = draft
    self.previous = previous
    finds = [Find(pattern: "", index: lines.count)]
  }

  private var find: Find { finds.last ?? Find(pattern: "", index: lines.count) }

  /// The search text.
  var pattern: String { find.pattern }

  /// The text to show below the line.
  var label: String { (find.isFound ? "search: " : "not found: ") + find.pattern }

  /// The matching line, with the cursor at the match.
  var line: EditedLine {
    guard lines.indices.contains(find.index) else { return draft }
    let text = lines[find.index]
    let start = text.firstRange(of: find.pattern)?.lowerBound ?? text.endIndex
    return EditedLine(beforeCursor: String(text[..<start]), afterCursor: String(text[start...]))
  }

  /// Handles a key.
  mutating func take(_ key: Unicode.Scalar) -> Outcome {
    switch key {
    case "\u{12}": return again(isOlder: true)
    case "\u{13}": return again(isOlder: false)
    case "\u{7}": return .dropped
    case "\u{7F}", "\u{8}":
      guard finds.count > 1 else { return .searching(isFound: false) }
      finds.removeLast()
      return .searching(isFound: true)
    case _ where key.value < 0x20:
      return .accepted
    default:
      // The current match is included, because it may also match the longer text.
      let older = 0..<min(find.index + 1, lines.count)
      return search(for: find.pattern + String(key), older.reversed())
    }
  }

  private mutating func again(isOlder: Bool) -> Outcome {
    let pattern = find.pattern.isEmpty ? previous : find.pattern
    guard !pattern.isEmpty else { return .searching(isFound: false) }
    let shown = line.text
    let newer = min(find.index + 1, lines.count)..<lines.count
    let numbers = isOlder ? Array((0..<find.index).reversed()) : Array(newer)
    return search(for: pattern, numbers.filter { lines[$0] != shown })
  }

  private mutating func search(for pattern: String, _ numbers: some Sequence<Int>) -> Outcome {
    let found = numbers.first { lines[$0].firstRange(of: pattern) != nil }
    finds.append(Find(pattern: pattern, index: found ?? find.index, isFound: found != nil))
    return .searching(isFound: found != nil)
  }
}
