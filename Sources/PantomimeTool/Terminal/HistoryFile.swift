#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The lines of earlier sessions, in a file of our own.
///
/// Each line is appended as it is entered, so that two sessions at once both keep theirs. Nothing
/// about the file ever stops the program: what cannot be read or written is simply not remembered.
package final class HistoryFile {
  /// How many lines are kept.
  package static let limit = 10_000

  /// A file this large is read from its end only.
  private static let largest: off_t = 4 << 20

  /// Oldest first.
  package private(set) var lines: [String] = []

  /// Whether the last line could not be written; worth one quiet note.
  package private(set) var isUnwritable = false

  private let path: String
  /// Whether the file is one that somebody else looks after, and a link leads to.
  private let isLinked: Bool

  /// The file under the XDG state directory; nil where there is no home to speak of.
  package convenience init?(environment: Environment = ProcessSurroundings.environment) {
    guard let path = HistoryFile.path(environment: environment) else { return nil }
    self.init(path: path)
  }

  package init(path: String) {
    var status = stat()
    isLinked = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    // A rewrite replaces the file; where it is a link, the file behind it.
    self.path = Folder.withoutLinks(path)
    load()
  }

  /// Relative values are ignored, as the XDG specification asks.
  package static func path(environment: Environment) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let state = absolute("XDG_STATE_HOME") { return state + "/pantomime/history" }
    return absolute("HOME").map { $0 + "/.local/state/pantomime/history" }
  }

  /// A blank line, one that starts with a space, and one that repeats the line before it are not
  /// kept; neither is what could not be read back as one line.
  package static func isWorthKeeping(_ line: String, after last: String?) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix(" "), line != last else { return false }
    return !line.unicodeScalars.contains { $0 == "\n" || $0 == "\r" || $0 == "\0" }
  }

  /// Keeps a line, if it is worth keeping.
  package func append(_ line: String) {
    guard HistoryFile.isWorthKeeping(line, after: lines.last) else { return }
    lines.append(line)
    isUnwritable = !store(Array((line + "\n").utf8))
  }

  // MARK: Reading

  private func load() {
    guard let bytes = contents() else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if text != lines.last { lines.append(text) }
    }
    guard lines.count > HistoryFile.limit else { return }
    // Seldom: the file may outgrow the limit by a tenth before it is written anew.
    let isOverdue = lines.count > HistoryFile.limit + HistoryFile.limit / 10
    lines.removeFirst(lines.count - HistoryFile.limit)
    if isOverdue { rewrite() }
  }

  private func contents() -> [UInt8]? {
    // A pipe in its place must not hold up the start.
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

  private func store(_ bytes: [UInt8]) -> Bool {
    Folder.makePrivate(Folder.of(path))
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    // What people type is theirs alone, also in a file that an older umask left open. Who sees what
    // a link leads to has been decided by whoever made the link.
    if !isLinked { fchmod(file, 0o600) }
    return HistoryFile.writeAll(bytes, to: file)
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
