import PantomimeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file that a report is written to.
///
/// A plain file is replaced as a whole, so that nobody ever reads half a report, and keeps its mode
/// and owner; where that cannot be, because of its folder or its other names, the file itself is
/// written. Links are followed, and what is no plain file (a device, a pipe) is written into.
struct OutputFile {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Whether it is a plain file, and one of those that are read.
  func isAmong(_ inputs: Set<FileIdentity>) -> Bool {
    guard let status = try? FileStatus(of: name), status.kind == .plain else { return false }
    return inputs.contains(status.identity)
  }

  /// Writes the report, and nothing else, into the file.
  func write(_ text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    guard let status = try existing() else {
      // A link that leads nowhere yet: the file is made where it leads.
      if FileStatus.isLink(RawPath(name.utf8)) { return try fill(bytes, O_CREAT) }
      return try Draft(beside: name, mode: 0o666).replace(name, bytes)
    }
    // What an open stream has written already must not be cut away by opening its file anew.
    if status.identity == FileStatus(of: STDOUT_FILENO)?.identity { return Console.write(text) }
    if status.identity == FileStatus(of: STDERR_FILENO)?.identity { return Console.report(text) }
    guard status.kind == .plain else { return try fill(bytes, 0) }
    try replace(status, bytes)
  }

  /// Writes the text into a file that is not there yet; false where there is one.
  func create(_ text: String) throws(SystemError) -> Bool {
    try Draft(beside: name, mode: 0o666).place(name, Array(text.utf8))
  }

  /// What there is under the name; `nil` if nothing is.
  private func existing() throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: name)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  private func replace(_ status: FileStatus, _ bytes: [UInt8]) throws(SystemError) {
    // Who may not write the file may not replace it, either.
    let file = open(name, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    if status.names == 1, let path = OutputFile.behindLinks(name),
      let draft = try? Draft(beside: path, mode: 0o600)
    {
      if draft.takeAfter(status) {
        do throws(SystemError) {
          return try draft.replace(path, bytes)
        } catch  where error.code == EBUSY || error.code == EXDEV || error.code == EPERM {
          // A file that is mounted by itself, for example, cannot be replaced.
        }
      } else {
        draft.discard()
      }
    }
    guard ftruncate(file, 0) == 0 else { throw SystemError() }
    try Descriptor.put(bytes, into: file)
  }

  /// Opens what there is and writes into it.
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

  /// The name of the file itself, where the given one is that of a link.
  private static func behindLinks(_ name: String) -> String? {
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// A file in the making, beside the one whose place it is to take.
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

  /// Takes over the owner and the mode of a file; false where that is not allowed.
  func takeAfter(_ status: FileStatus) -> Bool {
    guard let own = FileStatus(of: file) else { return false }
    if own.owner != status.owner || own.group != status.group {
      guard fchown(file, status.owner, status.group) == 0 else { return false }
    }
    // Last: a new owner costs a file part of its mode.
    return fchmod(file, status.mode) == 0
  }

  /// Writes the bytes, and puts the file in the place of another.
  ///
  /// After an error there is no draft any more, and the other file is as it was.
  func replace(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
    try fill(bytes)
    guard rename(path, name) == 0 else {
      let error = SystemError()
      unlink(path)
      throw error
    }
  }

  /// Writes the bytes, and gives the file a name that no other has; false where there is one.
  func place(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
    try fill(bytes)
    defer { unlink(path) }
    if link(path, name) == 0 { return true }
    let error = SystemError()
    if error.code == EEXIST { return false }
    // Where files have one name only, nobody can be kept from making another meanwhile.
    var status = stat()
    if lstat(name, &status) == 0 { return false }
    guard rename(path, name) == 0 else { throw error }
    return true
  }

  /// Writes the bytes to where they outlive a loss of power; after an error there is no draft any more.
  private func fill(_ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try Descriptor.put(bytes, into: file)
      try Descriptor.sync(file)
    } catch {
      discard()
      throw error
    }
    // Some file systems tell only now that there is no room.
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
