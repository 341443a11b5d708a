import PantomimeReporting
package import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A script's bytes and the name it is shown under.
package struct ScriptFile {
  /// The name it is shown under.
  package let name: String
  /// The bytes; or the reason why they could not be read.
  package let content: Result<[UInt8], FileAccess.Unreadable>
  /// The file itself, where it was opened by its name.
  package var identity: FileIdentity?
  /// The files that its statements name: a relative name counts from the script's own folder, or
  /// from the working directory where the script is none of a folder.
  package var files: FileAccess
}

/// Which files have been read, so that none of them is written over.
///
/// A run that reads files has a record of its own, and is one thread's; hence no lock.
package final class ReadingRecord: @unchecked Sendable {
  /// The files.
  package private(set) var files: Set<FileIdentity> = []
  /// Their names, as they were opened, and those of files that are not there.
  package private(set) var names: Set<String> = []

  /// A record of no file yet.
  package init() {}

  fileprivate func note(_ file: FileIdentity) { files.insert(file) }
  fileprivate func note(_ name: String) { names.insert(name) }
}

/// Reads scripts, and the files that their statements name.
package enum ScriptFiles {
  /// The largest file that is read, in bytes; our choice.
  private static let largest = 64 << 20

  /// The name of standard input.
  package static let standardInput = "-"

  /// Reads a file, or standard input.
  ///
  /// - Parameter record: told what is read, now and by the statements.
  package static func read(_ name: String, record: ReadingRecord? = nil) -> ScriptFile {
    read(ScriptPath(name), record: record)
  }

  /// Reads a script that was found, or standard input.
  package static func read(_ path: ScriptPath, record: ReadingRecord? = nil) -> ScriptFile {
    let name = path.name == standardInput ? "<stdin>" : path.name
    let files = access(besides: path.name, record: record)
    if let flaw = path.flaw {
      return ScriptFile(name: name, content: .failure(.init(reason: flaw)), files: files)
    }
    if path.name == standardInput {
      if let status = FileStatus(of: STDIN_FILENO) { record?.note(status.identity) }
      return ScriptFile(name: name, content: bytes(of: STDIN_FILENO), files: files)
    }
    // A pipe that bears a script's name would be waited for without end; one that the shell has made
    // for a command, as in `replay <(command)`, has another name.
    let nature: Nature =
      path.isPlain ? .plain : path.name.hasSuffix(".pan") ? .mustBePlain : .any
    let (content, identity) = bytes(of: path.name, nature, record: record)
    return ScriptFile(name: name, content: content, identity: identity, files: files)
  }

  /// The files that statements of a script name.
  ///
  /// Whatever is no plain file is refused rather than waited for.
  package static func access(
    besides script: String = "", record: ReadingRecord? = nil
  ) -> FileAccess {
    let folder = script.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(script[...$0]) } ?? ""
    return FileAccess { name in
      bytes(of: name.hasPrefix("/") ? name : folder + name, .mustBePlain, record: record).content
    } list: { name in
      FolderListing.names(in: name.hasPrefix("/") ? name : folder + name)
    }
  }

  /// The name of a file from the root of all folders.
  package static func absolute(_ name: String) -> String {
    guard !name.hasPrefix("/"), let here = getcwd(nil, 0) else { return name }
    defer { free(here) }
    return "\(String(cString: here))/\(name)"
  }

  /// What there is under a name.
  private enum Nature {
    /// A plain file: who found it has seen that.
    case plain
    /// What has to turn out to be a plain file before it is opened.
    case mustBePlain
    /// Whatever can be read, a pipe, too.
    case any
  }

  private static func bytes(
    of path: String, _ nature: Nature, record: ReadingRecord?
  ) -> (content: Result<[UInt8], FileAccess.Unreadable>, identity: FileIdentity?) {
    record?.note(path)
    let isOther = FileAccess.Unreadable(reason: "not a regular file")
    do throws(SystemError) {
      // To ask by the name once more costs as much as to read a script.
      if nature == .mustBePlain || record != nil {
        let status = try FileStatus(of: path)
        if nature != .any, status.kind == .other { return (.failure(isOther), nil) }
        record?.note(status.identity)
      }
      // What has become a pipe in between is not waited for.
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

  /// - Parameter size: how many bytes a plain file has: most scripts are short, and would be dwarfed
  ///   by a buffer for long ones.
  private static func bytes(
    of descriptor: Int32, expecting size: Int? = nil
  ) -> Result<[UInt8], FileAccess.Unreadable> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size ?? 0, largest))
    // One byte more than there should be, so that it is seen where there are more.
    let room = size.map { min(max($0 + 1, 1 << 10), 1 << 16) } ?? 1 << 16
    return withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      do throws(SystemError) {
        while true {
          let count = try Descriptor.take(from: descriptor, into: buffer)
          bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          // A plain file has no more once all is read, and need not be asked.
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
