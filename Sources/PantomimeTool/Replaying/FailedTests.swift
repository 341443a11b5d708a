import PantomimeFiles
import PantomimeReporting

/// The tests that failed in their last run, stored next to the history of lines.
///
/// Each line contains the absolute path of a script, a tab, and its case. Failures to read or write
/// the file are ignored.
struct FailedTests {
  private var lines: Set<String>
  private let path: String?
  /// The maximum number of stored tests; our choice.
  private static let most = 100_000

  /// Reads the tests from the XDG state directory; there are none if there is no home directory.
  init(environment: Environment = ProcessSurroundings.environment) {
    path = HistoryFile.path(environment: environment).flatMap { history in
      history.lastIndex(of: "/").map { history[...$0] + "failed-tests" }
    }
    let file = path.map { ScriptFiles.read(ScriptPath($0)) }
    guard case .success(let bytes)? = file?.content else {
      lines = []
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lines = Set(text.split(separator: "\n").map(String.init))
  }

  var isEmpty: Bool { lines.isEmpty }

  func contains(_ test: ScriptTest) -> Bool { lines.contains(FailedTests.line(test.name)) }

  /// Records the outcomes of tests, and saves them if they have changed.
  mutating func note(_ report: TestReport) {
    let before = lines
    for test in report.cases where test.test.path != ScriptFiles.standardInput {
      switch test.outcome {
      case .passed, .failedAsKnown:
        if !lines.isEmpty { lines.remove(FailedTests.line(test.test)) }
      case .failed, .broken: lines.insert(FailedTests.line(test.test))
      case .skipped, .notRun: break
      }
    }
    guard lines != before else { return }
    // Scripts that no longer exist can't be run again.
    lines = lines.filter { (try? FileStatus(of: String($0.prefix { $0 != "\t" }))) != nil }
    guard lines.count <= FailedTests.most, let path else { return }
    Folder.makePrivate(Folder.of(path))
    try? OutputFile(path).write(lines.sorted().map { $0 + "\n" }.joined())
  }

  private static func line(_ test: TestName) -> String {
    let path = Folder.withoutLinks(ScriptFiles.absolute(test.path))
    return "\(Printable.name(path))\t\(test.caseName ?? "")"
  }
}
