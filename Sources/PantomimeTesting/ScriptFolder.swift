import PantomimeFiles
import PantomimeReporting
import PantomimeScripting
import Testing

/// A folder of scripts next to a test.
struct ScriptFolder {
  /// The path of the folder.
  private let path: String

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - folder: the path, either absolute or relative to the folder of a file.
  ///   - file: the calling file.
  init(_ folder: String, besides file: String) {
    path = Path.absolute(folder, besides: file)
  }

  /// Returns the tests in the folder's scripts, sorted by path, without scripts that others use,
  /// and the problem that prevents finding more tests, or `nil` if there is none.
  func tests(in catalogue: Catalogue) -> (found: [FolderTest], problem: String?) {
    switch (try? FileStatus(of: path))?.kind {
    case .folder?: break
    case .plain?, .other?: return ([], "'\(path)' is not a folder")
    case nil: return ([], "no folder '\(path)'; the path is relative to the test file")
    }
    let search = ScriptSearch([path])
    guard !search.scripts.isEmpty else {
      return ([], "no *.pan file in '\(path)' or its subfolders")
    }
    let root = Path.parts(path).dropLast()
    let tests = UsedScripts.leftOut(of: search.scripts, in: catalogue, jobs: 1)
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
    file = Path.parts(test.script.name).dropFirst(depth).joined(separator: "/")
  }

  /// The name of the test: `Gestures/flick.pan`, or with a case `Gestures/flick.pan:short`.
  var name: String {
    let skip = test.skip.map { " (skipped: \(Printable.message($0)))" } ?? ""
    return file + (test.name.caseName.map { ":\($0)" } ?? "") + skip
  }

  /// Returns a position in the script, or in a file that it uses, as a source location.
  func place(_ file: String? = nil, _ line: Int = 1, _ column: Int = 1) -> SourceLocation {
    let name = Path.parts(file ?? self.file)
    let root = Path.parts(test.script.name).dropLast(Path.parts(self.file).count)
    let path = file.map { $0.hasPrefix("/") ? Path.joined(name) : Path.joined(root + name) }
    return SourceLocation(
      fileID: name.joined(separator: "/"), filePath: path ?? test.script.name,
      line: max(1, line), column: max(1, column))
  }
}
