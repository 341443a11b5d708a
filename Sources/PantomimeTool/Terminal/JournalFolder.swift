import PantomimeFiles
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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

  /// Creates an empty file, private and locked, whose name isn't yet that of a journal.
  func make() throws(SystemError) -> (path: String, descriptor: Int32) {
    Folder.makePrivate(path)
    let number = String(UInt32.random(in: .min ... .max), radix: 16)
    let name = "\(path)\(getpid())-\(number)"
    let file = open(name, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw SystemError() }
    // On a file system without locks, the journal always counts as that of a running session.
    _ = flock(file, LOCK_EX | LOCK_NB)
    return (name, file)
  }

  /// Renames a locked file to the name of a journal.
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

  /// Claims the journals of killed sessions, latest first; each is returned only once.
  func takeLeft() -> [Left] {
    let names = FolderListing.names(in: path).filter {
      $0.hasSuffix(JournalFolder.ending) && !$0.hasSuffix(JournalFolder.offeredEnding)
    }
    let dated = names.map { name -> (name: String, date: Int) in
      var status = stat()
      return (name, stat(path + name, &status) == 0 ? status.modified : 0)
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
    // Its session is still running, or another new session has claimed the journal first.
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

  /// Reads a journal, except for an incomplete line at its end.
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

extension stat {
  /// The modification time of the file, in nanoseconds.
  fileprivate var modified: Int {
    #if canImport(Darwin)
    st_mtimespec.tv_sec * 1_000_000_000 + st_mtimespec.tv_nsec
    #else
    st_mtim.tv_sec * 1_000_000_000 + st_mtim.tv_nsec
    #endif
  }
}

/// A resolver for file names in journals, which are relative to the folder of the session, not to
/// the folder of the journal.
final class JournalledFiles: @unchecked Sendable {
  private let folder: JournalFolder?
  /// The working directories of the sessions whose journals were read, latest first; accessed only
  /// on one thread.
  private var places: [String] = []

  init(_ folder: JournalFolder?) { self.folder = folder }

  /// Returns the path of a file that a journal refers to; other names are returned unchanged.
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
    return FileAccess { [self] name in
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
  }
}
