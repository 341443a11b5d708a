#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Paths as they are written, without asking the system.
enum Path {
  /// The parts of a path without detours.
  static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }

  /// A path from the root, without detours.
  static func joined(_ parts: some Sequence<String>) -> String {
    "/" + Path.parts(parts.joined(separator: "/")).joined(separator: "/")
  }

  /// Whether the word `use` is anywhere in a script: most have it nowhere, and need not be read for it.
  static func mayUse(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("use ")
  }
}

/// What there is at a path; `nil` for nothing that can be seen.
enum PathKind {
  case plain, folder, other

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .plain
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// Files and folders, read and written.
enum Folder {
  /// The names in a folder, sorted by their bytes; none where it cannot be read.
  static func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a plain file; `nil` where they cannot be had, or are more.
  static func bytes(of path: String, atMost most: Int) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= most else {
      return nil
    }
    return Array(data)
  }

  /// Writes a file, and the folders that it is in; why that cannot be done, or `nil`.
  static func write(_ text: String, to path: String) -> String? {
    do {
      let folder = Path.joined(Path.parts(path).dropLast())
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether whoever runs the tests wants what they compare with written down.
  static var isRecording: Bool {
    getenv("PANTOMIME_RECORD").map { String(cString: $0) } == "1"
  }
}
