package import PantomimeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file with the lines of earlier sessions.
///
/// Each line is appended when it is entered, so that two concurrent sessions both keep their lines.
/// A problem with the file never stops the program: failures to read it are ignored, and the last
/// failure to write it is kept.
package final class HistoryFile {
  /// The maximum number of lines.
  package static let limit = 10_000

  /// The size in bytes above which only the end of the file is read.
  private static let largest: off_t = 4 << 20

  /// The lines, oldest first.
  package private(set) var lines: [String] = []

  /// The reason why the last line couldn't be written, or `nil` if it was; reported only once.
  package private(set) var problem: SystemError?

  private let path: String
  /// Whether the file is reached through a link, and therefore managed by the user.
  private let isLinked: Bool

  /// Opens the file in the XDG state directory; returns `nil` if there is no home directory.
  package convenience init?(environment: Environment = ProcessSurroundings.environment) {
    guard let path = HistoryFile.path(environment: environment) else { return nil }
    self.init(path: path)
  }

  package init(path: String) {
    var status = stat()
    isLinked = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    // Rewriting replaces the file, or, if it is a link, the file that the link points to.
    self.path = Folder.withoutLinks(path)
    load()
  }

  /// Returns the path of the file; relative values are ignored, as the XDG specification requires.
  package static func path(environment: Environment) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let state = absolute("XDG_STATE_HOME") { return state + "/pantomime/history" }
    return absolute("HOME").map { $0 + "/.local/state/pantomime/history" }
  }

  /// Returns whether to keep a line.
  ///
  /// Blank lines, lines that start with a space, repetitions of the previous line, and lines that
  /// can't be read back as one line aren't kept.
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
    // The file may exceed the limit by a tenth, so that it is rarely rewritten.
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
    // The history is private, even in a file that an older umask left open. If the file is a link,
    // the user has chosen the permissions of its target.
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
