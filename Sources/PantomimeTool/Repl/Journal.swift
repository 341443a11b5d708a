import PantomimeFiles
import PantomimeScripting

/// A file that records the lines of a session as they are executed, in case the session is killed.
///
/// Each line is on disk before its answer is shown, so nothing is lost whose effect the user has
/// seen. The file is locked during the session, and removed when the session ends normally: a file
/// that remains and isn't locked is the journal of a killed session.
final class Journal {
  private let folder: JournalFolder
  private let head: String
  private var file: (path: String, descriptor: Int32)?
  /// The length in bytes of the complete lines in the file.
  private var length: off_t = 0
  /// The bytes that couldn't be written yet.
  private var pending: [UInt8] = []
  /// Whether the user has been notified that the journal can't be written.
  private var hasReported = false

  /// Creates a journal.
  ///
  /// - Parameters:
  ///   - folder: The folder for journals.
  ///   - workingDirectory: The folder against which file names in the lines are resolved.
  init(in folder: JournalFolder, workingDirectory: String) {
    self.folder = folder
    head = JournalHeader(workingDirectory: workingDirectory).text
  }

  /// Records an executed line.
  ///
  /// - Returns: The error the first time that writing fails, otherwise `nil`. A line that couldn't
  ///   be written is written later, together with the next line that can be written.
  func append(_ line: String) -> SystemError? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    pending += Array((line + "\n").utf8)
    do throws(SystemError) {
      let descriptor = try open()
      do throws(SystemError) {
        try Descriptor.put(pending, into: descriptor)
        try Descriptor.sync(descriptor)
      } catch {
        // A partial line would corrupt the lines that follow it.
        ftruncate(descriptor, length)
        throw error
      }
      length += off_t(pending.count)
      pending = []
      return nil
    } catch {
      defer { hasReported = true }
      return hasReported ? nil : error
    }
  }

  /// Removes the journal of a session that ended normally.
  func end() {
    guard let file else { return }
    unlink(file.path)
    close(file.descriptor)
    self.file = nil
  }

  /// Returns the descriptor of the file, which is created when the first line is written.
  private func open() throws(SystemError) -> Int32 {
    if let file { return file.descriptor }
    let made = try folder.make()
    do throws(SystemError) {
      let bytes = Array(head.utf8)
      try Descriptor.put(bytes, into: made.descriptor)
      length = off_t(bytes.count)
      let path = try folder.publish(made.path)
      file = (path, made.descriptor)
      return made.descriptor
    } catch {
      unlink(made.path)
      close(made.descriptor)
      throw error
    }
  }
}

/// The comments at the beginning of a journal.
struct JournalHeader {
  /// The folder against which file names in the journal are resolved.
  let workingDirectory: String

  private static let folderMark = "# folder: "

  init(workingDirectory: String) { self.workingDirectory = workingDirectory }

  /// Parses the first lines of a file; returns `nil` if the file isn't a journal.
  init?(of bytes: [UInt8]) {
    for line in bytes.prefix(8192).split(separator: UInt8(ascii: "\n")).prefix(4) {
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasPrefix(JournalHeader.folderMark) else { continue }
      workingDirectory = String(text.dropFirst(JournalHeader.folderMark.count))
      return
    }
    return nil
  }

  /// The lines at the beginning of a new journal.
  var text: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let clock = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    // If the name contained a line break, its second line would be read as a statement.
    let isOneLine = !workingDirectory.unicodeScalars.contains { $0.value < 0x20 }
    return "\(Reader.journalMark): \(LanguageVersion.text), begun \(date)T\(clock)Z\n"
      + (isOneLine ? "\(JournalHeader.folderMark)\(workingDirectory)\n" : "")
  }
}

/// The folder for the journals of sessions.
struct JournalFolder: Sendable {
  /// The path of the folder, with a trailing slash.
  let path: String

  private static let ending = ".pan"
  /// The suffix of a journal that has been offered to the user.
  private static let offeredEnding = ".offered.pan"
  /// The maximum number of journals offered at the same time; our choice.
  private static let most = 3

  /// Creates the folder in the XDG state directory; returns `nil` if there is no home directory.
  init?(environment: Environment = ProcessSurroundings.environment) {
    guard let history = HistoryFile.path(environment: environment),
      let slash = history.lastIndex(of: "/")
    else { return nil }
    path = history[...slash] + "journals/"
  }

  // MARK: Making

  /// Creates an empty file that is private and locked, and that doesn't have the name of a journal
  /// yet.
  func make() throws(SystemError) -> (path: String, descriptor: Int32) {
    Folder.makePrivate(path)
    let number = String(UInt32.random(in: .min ... .max), radix: 16)
    let name = "\(path)\(getpid())-\(number)"
    let file = open(name, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw SystemError() }
    // On a file system without locks, every journal counts as that of a running session.
    _ = flock(file, LOCK_EX | LOCK_NB)
    return (name, file)
  }

  /// Renames a locked file, which then has the name of a journal.
  func publish(_ name: String) throws(SystemError) -> String {
    guard rename(name, name + JournalFolder.ending) == 0 else { throw SystemError() }
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      try? Descriptor.sync(folder)
      close(folder)
    }
    return name + JournalFolder.ending
  }

  // MARK: Finding

  /// The journal of a killed session.
  struct Left {
    /// The current path of the journal.
    let path: String
    /// The number of lines.
    let count: Int
  }

  /// Claims the journals of killed sessions, latest first; each journal is returned only once.
  func takeLeft() -> [Left] {
    let names = FolderListing.names(in: path).filter {
      $0.hasSuffix(JournalFolder.ending) && !$0.hasSuffix(JournalFolder.offeredEnding)
    }
    let dated = names.map { name -> (name: String, date: Int) in
      var status = stat()
      return (
        name,
        stat(path + name, &status) == 0
          ? status.modified.tv_sec * 1_000_000_000 + status.modified.tv_nsec : 0
      )
    }
    var left: [Left] = []
    for (name, _) in dated.sorted(by: { $0.date > $1.date }) where left.count < JournalFolder.most {
      if let found = take(path + name) { left.append(found) }
    }
    return left
  }

  private func take(_ name: String) -> Left? {
    let file = open(name, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // If this fails, the session is still running, or another new session has claimed the journal
    // first.
    guard flock(file, LOCK_EX | LOCK_NB) == 0, let status = FileStatus(of: file),
      status.kind == .plain, status.owner == geteuid(),
      (try? FileStatus(of: name))?.identity == status.identity
    else { return nil }
    guard let bytes = whole(file) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    guard !lines.isEmpty else {
      unlink(name)
      return nil
    }
    let offered = name.dropLast(JournalFolder.ending.count) + JournalFolder.offeredEnding
    guard rename(name, String(offered)) == 0 else { return nil }
    return Left(path: String(offered), count: lines.count)
  }

  /// Reads a journal, without an incomplete line at its end.
  private func whole(_ file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let count = try? Descriptor.take(from: file, into: &buffer), count > 0 {
      bytes += buffer[..<count]
    }
    let feed = UInt8(ascii: "\n")
    let end = (bytes.lastIndex(of: feed) ?? -1) + 1
    if end < bytes.count {
      bytes.removeSubrange(end...)
      guard ftruncate(file, off_t(end)) == 0 else { return nil }
    }
    return bytes
  }
}

/// A resolver for file names in journals, which are relative to the working directory of the
/// session rather than to the folder of the journal.
final class JournalledFiles: @unchecked Sendable {
  private let folder: JournalFolder?
  /// The working directories of the sessions whose journals were read, latest first; accessed only
  /// on one thread.
  private var places: [String] = []

  init(_ folder: JournalFolder?) { self.folder = folder }

  /// Returns the path of a file to which a journal refers; any other name is returned unchanged.
  func place(of name: String) -> String {
    guard let folder = folder?.path, name.hasPrefix(folder), access(name, F_OK) != 0 else {
      return name
    }
    let rest = name.dropFirst(folder.count)
    return places.map { "\($0)/\(rest)" }.first { access($0, F_OK) == 0 } ?? name
  }

  /// Returns file access that also resolves the names in journals.
  func reading(_ files: FileAccess) -> FileAccess {
    guard let folder = folder?.path else { return files }
    var access = FileAccess { [self] name in
      let found = files.read(name)
      guard name.hasPrefix(folder) else { return found }
      switch found {
      case .success(let bytes):
        if let head = JournalHeader(of: bytes) { places.insert(head.workingDirectory, at: 0) }
        return found
      case .failure:
        let place = place(of: name)
        return place == name ? found : files.read(place)
      }
    } list: {
      files.list($0)
    }
    access.foreign = files.foreign
    return access
  }
}
