import PantomimeFiles

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

/// The file that a test compares a trace with.
struct GoldenFile {
  let path: String

  /// The reason why a file can't be read, as a sentence.
  struct Unreadable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// Whether the test run records such files.
  static var isRecording: Bool {
    getenv("PANTOMIME_RECORD").map { String(cString: $0) } == "1"
  }

  /// The text of the file, or the reason why it can't be read.
  var text: Result<String, Unreadable> {
    guard (try? FileStatus(of: path)) != nil else {
      return .failure(
        Unreadable("'\(path)' is missing; run the test once with PANTOMIME_RECORD=1"))
    }
    return ScriptFiles.read(ScriptPath(path)).content
      .map { String(decoding: $0, as: UTF8.self) }
      .mapError { Unreadable("'\(path)' cannot be read: \($0.reason)") }
  }

  /// Writes the file and creates its folders; returns the reason for a failure, or `nil` if it
  /// succeeded.
  func write(_ text: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        atPath: Path.joined(Path.parts(path).dropLast()), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
