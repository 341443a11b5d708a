import PantomimeFiles
import PantomimeReporting

/// Which tests failed when they were last run, kept beside the history of lines.
///
/// A line is the path of a script from the root of all folders, a tab, and its case. What cannot be
/// read or written is simply not remembered.
struct FailedTests {
  private var lines: Set<String>
  private let path: String?
  /// The most that are kept; our choice.
  private static let most = 100_000

  /// What is known under the XDG state directory; nothing where there is no home to speak of.
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

  /// Takes note of how tests did, and keeps that if it is news.
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
    // Scripts that are gone cannot be run again.
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
