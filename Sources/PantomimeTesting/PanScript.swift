public import PantomimeScripting
import PantomimeReporting
public import Testing

/// A gesture script as a test: a `*.pan` file, or one of its cases.
///
/// Stable.
///
/// ```swift
/// @Suite struct GestureTests {
///   @Test(arguments: PanScript.all(in: "Gestures", catalogue: .standard.adding(PhotoViewer.self)))
///   func gestures(_ script: PanScript) { script.run() }
/// }
/// ```
public struct PanScript: Sendable {
  /// What it is called: `Gestures/flick.pan`, with a case `Gestures/flick.pan:short`.
  public let name: String
  private let content: Content

  private enum Content: Sendable {
    case test(ScriptFile, caseName: String?, Catalogue)
    /// It cannot be run: why, and where that is to be told.
    case broken(String, SourceLocation)
  }

  private init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  init(_ file: ScriptFile, _ test: ScriptHead.OfTest, in catalogue: Catalogue) {
    let skip = test.head.skip.map { " (skipped: \(Printable.message($0)))" } ?? ""
    let name = file.name + (test.caseName.map { ":\($0)" } ?? "")
    self.init(name + skip, .test(file, caseName: test.caseName, catalogue))
  }

  /// One that fails with a reason.
  init(broken reason: String, name: String, at place: SourceLocation) {
    self.init(name, .broken(reason, place))
  }

  /// Every script in a folder and in those below it, in the order of their names, each case a test of
  /// its own.
  ///
  /// A script that another one uses is no test itself.
  /// A folder that is missing or holds no script gives one that fails with the reason, and so does a
  /// catalogue with a problem.
  ///
  /// - Parameters:
  ///   - folder: its path from the folder of the calling file, or from the root.
  ///   - catalogue: the scenes, rules and estimators that the scripts may name.
  public static func all(
    in folder: String, catalogue: Catalogue = .standard, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [PanScript] {
    let problems = catalogue.problems
    guard problems.isEmpty else {
      let reason = problems.map { "\($0.message); \($0.hint)" }.joined(separator: "\n")
      return [PanScript(broken: reason, name: folder, at: sourceLocation)]
    }
    switch ScriptFolder(folder, besides: filePath).files() {
    case .success(let files):
      return files.flatMap { file in
        file.tests(in: catalogue).map { PanScript(file, $0, in: catalogue) }
      }
    case .failure(let problem):
      return [PanScript(broken: problem.reason, name: folder, at: sourceLocation)]
    }
  }
}

// MARK: - Running

extension PanScript {
  /// Runs it, and records an issue at the place of everything that fails in it.
  ///
  /// A script with `skip` is not run; what fails in one with `known-failure` is a known issue.
  public func run() {
    switch content {
    case .broken(let reason, let place):
      Issue.record(Comment(rawValue: reason), sourceLocation: place)
    case .test(let file, let caseName, let catalogue):
      run(file, caseName, catalogue)
    }
  }

  private func run(_ file: ScriptFile, _ caseName: String?, _ catalogue: Catalogue) {
    switch file.bytes() {
    case .failure(let problem):
      Issue.record(
        Comment(rawValue: "it cannot be read: \(problem.reason)"), sourceLocation: file.place())
    case .success(let bytes):
      let script = Script(
        bytes, file: file.name, files: file.files, case: caseName, in: catalogue)
      guard script.head.skip == nil else { return }
      guard !script.isEmpty || !script.diagnostics.isEmpty else {
        Issue.record("it has nothing to run", sourceLocation: file.place())
        return
      }
      var session = Session(catalogue)
      session.files = file.files
      let replay = Replay(script, file: file.name, in: session)
      guard let known = script.head.knownFailure, script.diagnostics.isEmpty else {
        return report(replay, file)
      }
      withKnownIssue(
        Comment(rawValue: known), isIntermittent: true, sourceLocation: file.place()
      ) { report(replay, file) }
    }
  }

  private func report(_ replay: Replay, _ file: ScriptFile) {
    for failure in replay.failures {
      Issue.record(
        Comment(rawValue: FailureWords.text(failure)),
        sourceLocation: file.place(failure.file, failure.line, failure.span.start + 1))
    }
    for diagnostic in replay.diagnostics {
      Issue.record(
        Comment(rawValue: FailureWords.text(diagnostic)),
        sourceLocation: file.place(diagnostic.file, diagnostic.line, diagnostic.column))
    }
  }
}

extension PanScript: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

extension PanScript: CustomTestArgumentEncodable {
  /// It is known by its name, so that one alone can be run again.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// What went wrong, for whoever reads the issues of a test.
enum FailureWords {
  static func text(_ failure: Failure) -> String {
    let mismatch = failure.mismatch
    let (expected, actual) = (
      Printable.message(mismatch.expected), Printable.message(mismatch.actual)
    )
    let told =
      mismatch.told.isEmpty
      ? "expected \(expected), actual \(actual)" : Printable.message(mismatch.told)
    var lines = ["\(Printable.message(failure.text, most: 200)): \(told)"]
    if !mismatch.note.isEmpty { lines.append(Printable.message(mismatch.note)) }
    if !failure.reason.isEmpty { lines.append("because \(Printable.message(failure.reason))") }
    lines += failure.uses.map { "used at \(Printable.message($0))" }
    lines += failure.context.map { Printable.text($0.text) }
    return lines.joined(separator: "\n")
  }

  static func text(_ diagnostic: Diagnostic) -> String {
    let error = diagnostic.error
    return ([error.message, error.hint] + error.notes).filter { !$0.isEmpty }
      .map { Printable.message($0, most: 2_000) }.joined(separator: "\n")
  }
}
