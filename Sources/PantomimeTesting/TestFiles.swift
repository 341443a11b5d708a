import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder of scripts next to a test.
struct ScriptFolder {
  /// The path of the folder.
  private let path: String

  /// Creates a folder from its path.
  ///
  /// - Parameters:
  ///   - folder: the path, either absolute or relative to the folder of the calling file.
  ///   - file: the calling file.
  init(_ folder: String, besides file: String) {
    path = Path.absolute(folder, besides: file)
  }

  /// Returns the tests in the folder's scripts, sorted by path, except for scripts that other
  /// scripts use; `problem` is the problem that prevents finding more tests, or `nil` if there is
  /// none.
  func tests(in catalog: Catalog) -> (found: [FolderTest], problem: String?) {
    switch (try? FileStatus(of: path))?.kind {
    case .folder?: break
    case .plain?, .other?: return ([], "'\(path)' is not a folder")
    case nil: return ([], "no folder '\(path)'; the path is relative to the test file")
    }
    let search = ScriptSearch([path])
    guard !search.scripts.isEmpty else {
      return ([], "no *.pan file in '\(path)' or its subfolders")
    }
    let root = FilePath.parts(path).dropLast()
    let tests = UsedScripts.leftOut(of: search.scripts, in: catalog, jobs: 1)
      .flatMap { $0.tests }.map { FolderTest($0, below: root.count) }
    return (tests, search.problems.isEmpty ? nil : search.problems.joined(separator: "\n"))
  }
}

/// A script of a folder, or one of its cases.
struct FolderTest: Sendable {
  /// The test that the search found.
  let test: ScriptTest
  /// The script's path relative to the parent of its folder.
  let file: String

  init(_ test: ScriptTest, below depth: Int) {
    self.test = test
    file = FilePath.parts(test.script.name).dropFirst(depth).joined(separator: "/")
  }

  /// The name of the test: `Gestures/flick.pan` or, for a case of the script,
  /// `Gestures/flick.pan:short`.
  var name: String {
    let skip = test.skip.map { " (skipped: \(Printable.message($0)))" } ?? ""
    return file + (test.name.caseName.map { ":\($0)" } ?? "") + skip
  }

  /// Returns the source location of a position in the script or in a file that the script uses.
  func place(_ file: String? = nil, _ line: Int = 1, _ column: Int = 1) -> SourceLocation {
    let name = FilePath.parts(file ?? self.file)
    let root = FilePath.parts(test.script.name).dropLast(FilePath.parts(self.file).count)
    let path = file.map { $0.hasPrefix("/") ? Path.joined(name) : Path.joined(root + name) }
    return SourceLocation(
      fileID: name.joined(separator: "/"), filePath: path ?? test.script.name,
      line: max(1, line), column: max(1, column))
  }
}

/// The environment of the test run.
enum Environment {
  /// Returns the value of a variable, or `nil` if it isn't set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The file that a test compares a trace with.
package struct GoldenFile {
  let path: String

  /// Creates the file at a path.
  package init(path: String) { self.path = path }

  /// The reason why a file can't be read, as a sentence.
  struct Unreadable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// Returns the reason why a name, which is a path without its ending, names no file, or `nil` if it
  /// does.
  static func problem(ofName name: String) -> String? {
    let quoted = Printable.quoted(name)
    if name.isEmpty || name.hasSuffix("/") {
      return "'matchesTrace' cannot be \(quoted); must be the path of a file, without '.trace'"
    }
    guard name.hasSuffix(".trace") else { return nil }
    let rest = Printable.quoted(String(name.dropLast(".trace".count)))
    return "'matchesTrace' cannot be \(quoted); leave out '.trace', for example: \(rest)"
  }

  /// Whether this test run records such files instead of comparing with them.
  static var isRecording: Bool { Environment.value("PANTOMIME_RECORD") == "1" }

  /// The text of the file, whose lines may also end as on Windows, or the reason why it can't be read.
  var text: Result<String, Unreadable> {
    guard (try? FileStatus(of: path)) != nil else {
      return .failure(
        Unreadable("'\(path)' is missing; run the test once with PANTOMIME_RECORD=1"))
    }
    return ScriptFiles.read(ScriptPath(path)).content
      .map { String(decoding: $0, as: UTF8.self).replacing("\r\n", with: "\n") }
      .mapError { Unreadable("'\(path)' cannot be read: \($0.reason)") }
  }

  /// Writes the file and creates its folders; returns the reason if that fails, or `nil` if it
  /// succeeds.
  ///
  /// A file that is no trace of this or an older version is left unchanged.
  package func write(_ text: String) -> String? {
    if case .success(let before) = self.text, !before.isEmpty {
      do throws(WrittenTrace.Unreadable) { _ = try WrittenTrace(Array(before.utf8)) } catch {
        guard let version = error.otherVersion, version < Trace.version else {
          return "it is not a trace; left unchanged"
        }
      }
    }
    do {
      try FileManager.default.createDirectory(
        atPath: Path.joined(FilePath.parts(path).dropLast()), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// Operations on file paths that treat them as text and don't access the file system.
enum Path {
  /// Returns the absolute path that consists of the given components.
  static func joined(_ parts: some Sequence<String>) -> String {
    "/" + FilePath.parts(parts.joined(separator: "/")).joined(separator: "/")
  }

  /// Returns the absolute form of a path that is relative to the folder of a file, or the same path
  /// if it is already absolute.
  static func absolute(_ path: String, besides file: String) -> String {
    joined(path.hasPrefix("/") ? [path] : FilePath.parts(file).dropLast() + [path])
  }
}
