import Foundation
import Scripting

/// A script's bytes and the name it is shown under.
struct ScriptFile {
  let name: String
  /// The bytes; `nil` with the reason why they could not be read.
  let content: Result<[UInt8], FileAccess.Unreadable>

  /// The files that its statements name: a relative name counts from the script's own folder, or
  /// from the working directory where the script is none of a folder.
  var files: FileAccess { ScriptFiles.access(besides: name) }
}

/// Finds and reads scripts.
enum ScriptFiles {
  /// The largest file that is read, in bytes; our choice.
  private static let largest = 64 << 20

  /// The name of standard input.
  static let standardInput = "-"

  /// Every script that the paths name: files as they are, folders searched for `*.pan`.
  ///
  /// - Returns: the files in the order of the paths, those of a folder sorted by their bytes, and a
  ///   message for every path that names nothing.
  static func find(_ paths: [String]) -> (names: [String], problems: [String]) {
    var names: [String] = []
    var problems: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      if path == standardInput {
        names.append(path)
      } else if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        problems.append("pantomime: there is no file or folder '\(path)'")
      } else if isFolder.boolValue {
        let found = scripts(in: path)
        if found.isEmpty { problems.append("pantomime: there is no *.pan file in '\(path)'") }
        names += found
      } else {
        names.append(path)
      }
    }
    return (names, problems)
  }

  private static func scripts(in folder: String) -> [String] {
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    while let name = walker.nextObject() as? String {
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if name.hasSuffix(".pan"), !isHidden { found.append(name) }
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { prefix + $0 }
  }

  /// Reads a file, or standard input.
  static func read(_ name: String) -> ScriptFile {
    if name == standardInput {
      return ScriptFile(name: "<stdin>", content: bytes(of: STDIN_FILENO))
    }
    let descriptor = open(name, O_RDONLY)
    guard descriptor >= 0 else { return ScriptFile(name: name, content: .failure(lastError())) }
    defer { close(descriptor) }
    return ScriptFile(name: name, content: bytes(of: descriptor))
  }

  /// The files that statements of a script name.
  ///
  /// Whatever is no plain file is refused rather than waited for.
  static func access(besides script: String = "") -> FileAccess {
    let folder = script.lastIndex(of: "/").map { String(script[...$0]) } ?? ""
    return FileAccess { name in
      var isFolder: ObjCBool = false
      let path = name.hasPrefix("/") ? name : folder + name
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      let type = attributes?[.type] as? FileAttributeType
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        type != nil, type != .typeRegular
      {
        return .failure(
          .init(reason: isFolder.boolValue ? "Is a directory" : "it is no plain file"))
      }
      // A name that is the program's own sign for standard input is a name like any other here.
      return read(path == standardInput ? "./" + path : path).content
    }
  }

  private static func bytes(of descriptor: Int32) -> Result<[UInt8], FileAccess.Unreadable> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { return .success(bytes) }
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(lastError())
      }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= largest else {
        return .failure(.init(reason: "it is larger than \(largest >> 20) MiB"))
      }
    }
  }

  /// Writes a text to a file, replacing what was there; false if it cannot be done.
  static func write(_ text: String, to name: String) -> Bool {
    (try? Data(text.utf8).write(to: URL(fileURLWithPath: name), options: .atomic)) != nil
  }

  private static func lastError() -> FileAccess.Unreadable {
    FileAccess.Unreadable(reason: String(cString: strerror(errno)))
  }
}
