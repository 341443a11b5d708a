import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A script's bytes and the name it is shown under.
struct ScriptFile {
  let name: String
  /// The bytes; or the reason why they could not be read.
  let content: Result<[UInt8], FileAccess.Unreadable>
  /// The files that its statements name: a relative name counts from the script's own folder, or
  /// from the working directory where the script is none of a folder.
  var files: FileAccess
}

/// Which files have been read, so that none of them is written over.
///
/// A run that reads files has a record of its own, and is one thread's; hence no lock.
final class ReadingRecord: @unchecked Sendable {
  private(set) var files: Set<FileIdentity> = []
  /// Their names, as they were opened, and those of files that are not there.
  private(set) var names: Set<String> = []

  fileprivate func note(_ file: FileIdentity) { files.insert(file) }
  fileprivate func note(_ name: String) { names.insert(name) }
}

/// Reads scripts, and the files that their statements name.
enum ScriptFiles {
  /// The largest file that is read, in bytes; our choice.
  private static let largest = 64 << 20

  /// The name of standard input.
  static let standardInput = "-"

  /// Reads a file, or standard input.
  ///
  /// - Parameter record: told what is read, now and by the statements.
  static func read(_ name: String, record: ReadingRecord? = nil) -> ScriptFile {
    read(ScriptPath(name), record: record)
  }

  /// Reads a script that was found, or standard input.
  static func read(_ path: ScriptPath, record: ReadingRecord? = nil) -> ScriptFile {
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
    let content = bytes(of: path.name, isPlain: path.name.hasSuffix(".pan"), record: record)
    return ScriptFile(name: name, content: content, files: files)
  }

  /// The files that statements of a script name.
  ///
  /// Whatever is no plain file is refused rather than waited for.
  static func access(besides script: String = "", record: ReadingRecord? = nil) -> FileAccess {
    let folder = script.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(script[...$0]) } ?? ""
    return FileAccess { name in
      bytes(of: name.hasPrefix("/") ? name : folder + name, isPlain: true, record: record)
    } list: { name in
      FolderListing.names(in: name.hasPrefix("/") ? name : folder + name)
    }
  }

  /// Writes the files that statements make.
  ///
  /// - Parameter locate: a name by which a file that is read can be found from everywhere.
  static func writing(
    locate: @escaping @Sendable (String) -> String = absolute
  ) -> FileWriting {
    FileWriting(
      write: { name, bytes, replacing in
        let file = OutputFile(name)
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
      }, locate: locate)
  }

  /// The name of a file from the root of all folders.
  static func absolute(_ name: String) -> String {
    guard !name.hasPrefix("/"), let here = getcwd(nil, 0) else { return name }
    defer { free(here) }
    return "\(String(cString: here))/\(name)"
  }

  private static func bytes(
    of path: String, isPlain: Bool, record: ReadingRecord?
  ) -> Result<[UInt8], FileAccess.Unreadable> {
    record?.note(path)
    do throws(SystemError) {
      let status = try FileStatus(of: path)
      if isPlain, status.kind == .other { return .failure(.init(reason: "it is no plain file")) }
      record?.note(status.identity)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      return bytes(of: descriptor, expecting: status.kind == .plain ? status.size : 0)
    } catch {
      return .failure(.init(reason: error.reason))
    }
  }

  /// - Parameter size: how many bytes there are likely to be; most scripts are short, and would be
  ///   dwarfed by a buffer for long ones.
  private static func bytes(
    of descriptor: Int32, expecting size: Int = 1 << 16
  ) -> Result<[UInt8], FileAccess.Unreadable> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, largest))
    let room = min(max(size, 1 << 10), 1 << 16)
    return withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      do throws(SystemError) {
        while true {
          let count = try Descriptor.take(from: descriptor, into: buffer)
          if count == 0 { return .success(bytes) }
          bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          guard bytes.count <= largest else {
            return .failure(.init(reason: "it is larger than \(largest >> 20) MiB"))
          }
        }
      } catch {
        return .failure(.init(reason: error.reason))
      }
    }
  }
}
