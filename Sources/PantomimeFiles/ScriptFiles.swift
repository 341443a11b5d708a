import PantomimeReporting
package import PantomimeScripting

/// The bytes of a script and its displayed name.
package struct ScriptFile {
  /// The displayed name.
  package let name: String
  /// The bytes, or the reason why they couldn't be read.
  package let content: Result<[UInt8], FileAccess.Unreadable>
  /// The identity of the file, or `nil` if it wasn't opened by its name.
  package var identity: FileIdentity?
  /// The access to the files that the script's statements name.
  ///
  /// A relative name is resolved against the script's folder, or against the working directory if
  /// the script isn't in a folder.
  package var files: FileAccess
  /// The record of the files that are read, or `nil` if none is kept.
  package fileprivate(set) var record: ReadingRecord?
}

/// A record of the files that were read, so that no output overwrites them.
///
/// Each run that reads files has a separate record and uses it on one thread, so no lock is
/// necessary.
package final class ReadingRecord: @unchecked Sendable {
  /// The identities of the files.
  package private(set) var files: Set<FileIdentity> = []
  /// The names under which files were opened, and the names of missing files.
  package private(set) var names: Set<String> = []

  /// Creates an empty record.
  package init() {}

  fileprivate func note(_ file: FileIdentity) { files.insert(file) }
  fileprivate func note(_ name: String) { names.insert(name) }

  /// Records a file that has been written and must not be replaced by other output either.
  package func note(written name: String) {
    if let status = try? FileStatus(of: name) { note(status.identity) }
  }
}

/// Reads scripts and the files that their statements name.
package enum ScriptFiles {
  /// The maximum size of a file that is read, in bytes; our choice.
  private static let largest = 64 << 20

  /// The name of standard input.
  package static let standardInput = "-"

  /// Reads a file, or standard input.
  ///
  /// - Parameter record: Receives the files that are read, both now and later by statements.
  package static func read(_ name: String, record: ReadingRecord? = nil) -> ScriptFile {
    read(ScriptPath(name), record: record)
  }

  /// Reads a script that a search has found, or standard input.
  package static func read(_ path: ScriptPath, record: ReadingRecord? = nil) -> ScriptFile {
    var file = file(path, record)
    file.record = record
    return file
  }

  private static func file(_ path: ScriptPath, _ record: ReadingRecord?) -> ScriptFile {
    let name = path.name == standardInput ? "<stdin>" : path.name
    let files = access(besides: path.name, record: record)
    if let flaw = path.flaw {
      return ScriptFile(name: name, content: .failure(.init(reason: flaw)), files: files)
    }
    if path.name == standardInput {
      if let status = FileStatus(of: STDIN_FILENO) { record?.note(status.identity) }
      return ScriptFile(name: name, content: bytes(of: STDIN_FILENO), files: files)
    }
    // Reading from a pipe with the name of a script could block forever; a pipe that the shell
    // creates for a command, as in `replay <(command)`, has a different kind of name.
    let nature: Nature =
      path.isPlain ? .plain : path.name.hasSuffix(".pan") ? .mustBePlain : .any
    let (content, identity) = bytes(of: path.name, nature, record: record)
    return ScriptFile(name: name, content: content, identity: identity, files: files)
  }

  /// Returns access to the files that the statements of a script name.
  ///
  /// Opening anything but a regular file is an error, because reading from it could block.
  package static func access(
    besides script: String = "", record: ReadingRecord? = nil
  ) -> FileAccess {
    let folder = script.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(script[...$0]) } ?? ""
    var access = FileAccess { name in
      bytes(of: name.hasPrefix("/") ? name : folder + name, .mustBePlain, record: record).content
    } list: { name in
      FolderListing.names(in: name.hasPrefix("/") ? name : folder + name)
    }
    access.foreign = ForeignTouchFiles.reader
    return access
  }

  /// Returns the absolute name of a file.
  package static func absolute(_ name: String) -> String {
    guard !name.hasPrefix("/"), let here = getcwd(nil, 0) else { return name }
    defer { free(here) }
    return "\(String(cString: here))/\(name)"
  }

  /// The accepted types of files.
  private enum Nature {
    /// A regular file, as the search has already checked.
    case plain
    /// A file that must be checked to be regular before it is opened.
    case mustBePlain
    /// Any readable file, including a pipe.
    case any
  }

  private static func bytes(
    of path: String, _ nature: Nature, record: ReadingRecord?
  ) -> (content: Result<[UInt8], FileAccess.Unreadable>, identity: FileIdentity?) {
    record?.note(path)
    let isOther = FileAccess.Unreadable(reason: "not a regular file")
    do throws(SystemError) {
      // Looking up the name a second time would take as long as reading a script.
      if nature == .mustBePlain || record != nil {
        let status = try FileStatus(of: path)
        if nature != .any, status.kind == .other { return (.failure(isOther), nil) }
        record?.note(status.identity)
      }
      // A file that has been replaced with a pipe in the meantime must not block.
      let flags = O_RDONLY | O_CLOEXEC | (nature == .any ? 0 : O_NONBLOCK)
      let descriptor = open(path, flags)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      guard let status = FileStatus(of: descriptor) else { throw SystemError() }
      if nature != .any, status.kind == .other { return (.failure(isOther), nil) }
      let size = status.kind == .plain ? status.size : nil
      return (bytes(of: descriptor, expecting: size), status.identity)
    } catch {
      return (.failure(.init(reason: error.reason)), nil)
    }
  }

  /// Reads all bytes of a file.
  ///
  /// - Parameter size: The size of a regular file in bytes, or `nil` if it is unknown; a buffer
  ///   that is large enough for long scripts would be far too large for most scripts.
  private static func bytes(
    of descriptor: Int32, expecting size: Int? = nil
  ) -> Result<[UInt8], FileAccess.Unreadable> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size ?? 0, largest))
    // One byte more than expected, in order to detect a file that has grown.
    let room = size.map { min(max($0 + 1, 1 << 10), 1 << 16) } ?? 1 << 16
    return withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      do throws(SystemError) {
        while true {
          let count = try Descriptor.take(from: descriptor, into: buffer)
          bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          // When all bytes of a regular file have been read, no further call is needed to detect
          // the end.
          if count == 0 || (count < room && bytes.count == size) { return .success(bytes) }
          guard bytes.count <= largest else {
            return .failure(.init(reason: "larger than \(largest >> 20) MiB"))
          }
        }
      } catch {
        return .failure(.init(reason: error.reason))
      }
    }
  }
}
