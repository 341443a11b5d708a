import PantomimeFiles
import PantomimeScripting

/// The file to which a report is written.
///
/// A regular file is replaced as a whole, so that no reader ever sees half a report; the mode and
/// owner of the file stay the same. If its folder or its hard links prevent that, the file is
/// written in place, and keeps its old contents if the new ones don't fit. Links are followed, and
/// devices and pipes are written to directly.
struct OutputFile {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Whether the file is a regular file that is also one of the inputs.
  func isAmong(_ inputs: Set<FileIdentity>) -> Bool {
    guard let status = try? FileStatus(of: name), status.kind == .plain else { return false }
    return inputs.contains(status.identity)
  }

  /// The place of a file, which is the same no matter how the path to it is written.
  enum Place: Hashable {
    case file(FileIdentity)
    case name(String, folder: FileIdentity)
  }

  /// The place of the file, or `nil` if the file isn't a regular one, or if its folder is missing.
  var place: Place? {
    if let status = try? FileStatus(of: name) {
      return status.kind == .plain ? .file(status.identity) : nil
    }
    let slash = name.lastIndex(of: "/")
    let folder = slash.map { String(name[...$0]) } ?? "."
    guard let status = try? FileStatus(of: folder) else { return nil }
    let last = slash.map { String(name[name.index(after: $0)...]) } ?? name
    return .name(last, folder: status.identity)
  }

  /// Replaces the contents of the file with the report.
  func write(_ text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    guard let status = try existing() else {
      // The name is that of a dangling link, so the file to which the link points is created.
      if FileStatus.isLink(RawPath(name.utf8)) { return try fill(bytes, O_CREAT) }
      return try Draft(beside: name, mode: 0o666).replace(name, bytes)
    }
    // The file is also standard output; opening it again would truncate what has been written to
    // it.
    if status.identity == FileStatus(of: STDOUT_FILENO)?.identity { return Console.write(text) }
    if status.identity == FileStatus(of: STDERR_FILENO)?.identity { return Console.report(text) }
    guard status.kind == .plain else { return try fill(bytes, 0) }
    try replace(status, bytes)
  }

  /// Creates the file with the given text; returns `false` if the file already exists.
  func create(_ text: String) throws(SystemError) -> Bool {
    try Draft(beside: name, mode: 0o666).place(name, Array(text.utf8))
  }

  /// The status of the file, or `nil` if the file doesn't exist.
  private func existing() throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: name)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  private func replace(_ status: FileStatus, _ bytes: [UInt8]) throws(SystemError) {
    // A user who isn't permitted to write to the file isn't permitted to replace it either.
    var file = open(name, O_RDWR | O_CLOEXEC)
    if file < 0, errno == EACCES { file = open(name, O_WRONLY | O_CLOEXEC) }
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    if status.names == 1, let path = OutputFile.behindLinks(name),
      let draft = try? Draft(beside: path, mode: 0o600)
    {
      if draft.takeAfter(status) {
        do throws(SystemError) {
          return try draft.replace(path, bytes)
        } catch  where error.code == EBUSY || error.code == EXDEV || error.code == EPERM {
          // For example, a mount point can't be replaced.
        }
      } else {
        draft.discard()
      }
    }
    try rewrite(file, of: status.size, bytes)
  }

  /// Replaces the contents of a file in place; if an error is thrown, the file has its old contents.
  private func rewrite(_ file: Int32, of size: Int, _ bytes: [UInt8]) throws(SystemError) {
    // If the file can't be read, the room is checked, but a failing disk can't be undone.
    let before = try? Descriptor.bytes(of: file, count: size)
    do throws(SystemError) {
      try Descriptor.reserve(bytes.count, beyond: size, in: file)
      guard lseek(file, 0, SEEK_SET) == 0 else { throw SystemError() }
      try Descriptor.put(bytes, into: file)
      guard ftruncate(file, off_t(bytes.count)) == 0 else { throw SystemError() }
      try Descriptor.sync(file)
    } catch {
      if let before, lseek(file, 0, SEEK_SET) == 0 { try? Descriptor.put(before, into: file) }
      _ = ftruncate(file, off_t(size))
      throw error
    }
  }

  /// Opens the existing file and writes the bytes to it.
  private func fill(_ bytes: [UInt8], _ flags: Int32) throws(SystemError) {
    let file = open(name, O_WRONLY | O_CLOEXEC | O_NOCTTY | flags, 0o666)
    guard file >= 0 else { throw SystemError() }
    do throws(SystemError) {
      try Descriptor.put(bytes, into: file)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw SystemError() }
  }

  /// Returns the name of the file to which a link points, or the given name if it isn't that of a
  /// link.
  private static func behindLinks(_ name: String) -> String? {
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// A temporary file next to the file that it replaces.
private struct Draft {
  private let path: String
  private let file: Int32

  init(beside name: String, mode: mode_t) throws(SystemError) {
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    var number = 0
    while true {
      let path = "\(folder).pantomime-\(getpid())-\(number)"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if file >= 0 {
        self.path = path
        self.file = file
        return
      }
      guard errno == EEXIST, number < 100 else { throw SystemError() }
      number += 1
    }
  }

  /// Gives the draft the owner and the mode of another file; returns `false` if that isn't
  /// permitted.
  func takeAfter(_ status: FileStatus) -> Bool {
    guard let own = FileStatus(of: file) else { return false }
    if own.owner != status.owner || own.group != status.group {
      guard fchown(file, status.owner, status.group) == 0 else { return false }
    }
    // The mode is set last, because a change of owner clears part of the mode.
    return fchmod(file, status.mode) == 0
  }

  /// Writes the bytes and renames the draft over another file.
  ///
  /// If an error is thrown, the draft has been removed and the other file is unchanged.
  func replace(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
    try fill(bytes)
    guard rename(path, name) == 0 else {
      let error = SystemError()
      unlink(path)
      throw error
    }
  }

  /// Writes the bytes and gives the draft a new name; returns `false` if a file already has that
  /// name.
  func place(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
    try fill(bytes)
    defer { unlink(path) }
    if link(path, name) == 0 { return true }
    let error = SystemError()
    if error.code == EEXIST { return false }
    // On a file system without hard links, another process may create the file in the meantime.
    var status = stat()
    if lstat(name, &status) == 0 { return false }
    guard rename(path, name) == 0 else { throw error }
    return true
  }

  /// Writes the bytes and syncs them to the disk; if an error is thrown, the draft has been
  /// removed.
  private func fill(_ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try Descriptor.put(bytes, into: file)
      try Descriptor.sync(file)
    } catch {
      discard()
      throw error
    }
    // Some file systems report that the disk is full only when the file is closed.
    guard close(file) == 0 else {
      let error = SystemError()
      unlink(path)
      throw error
    }
  }

  func discard() {
    close(file)
    unlink(path)
  }
}

extension Descriptor {
  /// Returns the first bytes of an open file.
  fileprivate static func bytes(of file: Int32, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress.map { $0 + done }, count - done, off_t(done))
      }
      guard read > 0 else {
        if read < 0, errno == EINTR { continue }
        throw read < 0 ? SystemError() : SystemError(EIO)
      }
      done += read
    }
    return bytes
  }

  /// Makes a file at least `count` bytes long, so that writing these bytes doesn't need more room.
  fileprivate static func reserve(
    _ count: Int, beyond size: Int, in file: Int32
  ) throws(SystemError) {
    guard count > size else { return }
    // Zeros are written rather than allocated, because not every file system can allocate.
    guard lseek(file, off_t(size), SEEK_SET) >= 0 else { throw SystemError() }
    try put([UInt8](repeating: 0, count: count - size), into: file)
  }

  /// Waits until the bytes that have been written would survive a power failure.
  static func sync(_ file: Int32) throws(SystemError) {
    #if canImport(Darwin)
    // On this system, `fsync` leaves the bytes in the disk's cache.
    if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    // A descriptor that doesn't refer to a file on a disk doesn't support fsync.
    guard fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP else { throw SystemError() }
  }
}

/// A PNG file that `rsvg-convert` renders from an SVG image.
struct RasterFile {
  private let name: String

  /// The name of the program, and the packages that contain the program.
  private static let converter = "rsvg-convert"
  private static let packages = "librsvg2-bin (Debian), librsvg (Homebrew)"

  init(_ name: String) { self.name = name }

  /// Converts an image, and returns the problem if that fails, or `nil` otherwise.
  func write(_ image: [UInt8], replacing: Bool) -> FileWriting.Problem? {
    if !replacing, access(name, F_OK) == 0 { return .exists }
    guard RasterFile.isInstalled else {
      return .impossible(
        reason:
          "\(RasterFile.converter) is not installed; install \(RasterFile.packages), or write "
          + "a file ending in .svg")
    }
    // The draft gets the file's name once it is complete, so that no reader sees half an image.
    let draft = name + ".part"
    guard convert(image, to: draft) else {
      unlink(draft)
      return .impossible(reason: "\(RasterFile.converter) failed")
    }
    guard rename(draft, name) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      return .impossible(reason: reason)
    }
    return nil
  }

  private func convert(_ image: [UInt8], to draft: String) -> Bool {
    let command = "\(RasterFile.converter) --format=png --output=\(ShellWord.quoted(draft))"
    guard let program = popen(command, "w") else { return false }
    let written = image.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, program) }
    return pclose(program) == 0 && written == image.count
  }

  private static var isInstalled: Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains { folder in
      access("\(folder)/\(converter)", X_OK) == 0
    }
  }
}

extension ScriptFiles {
  /// Returns file access that writes the files that statements create.
  ///
  /// - Parameter locate: Returns a name with which a file can be found from any folder.
  static func writing(
    locate: @escaping @Sendable (String) -> String = absolute
  ) -> FileWriting {
    FileWriting(
      write: { name, bytes, replacing in
        let file = OutputFile(name)
        // A statement never waits for a reader at the other end of a pipe.
        if replacing, let status = try? FileStatus(of: name), status.kind != .plain {
          return .impossible(reason: "not a regular file")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(SystemError) {
          guard !replacing else {
            try file.write(text)
            return nil
          }
          return try file.create(text) ? nil : .exists
        } catch {
          return .impossible(reason: error.reason)
        }
      }, rasterize: { RasterFile($0).write($1, replacing: $2) }, locate: locate)
  }
}
