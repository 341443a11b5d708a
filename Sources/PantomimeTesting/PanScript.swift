public import PantomimeScripting
import PantomimeFiles
import PantomimeReporting
public import Testing

/// A gesture script as a test: a `*.pan` file, or one of its cases.
///
/// This API is stable.
///
/// ```swift
/// @Suite struct GestureTests {
///   @Test(arguments: PanScript.all(in: "Gestures", catalog: .standard.adding(PhotoViewer.self)))
///   func gestures(_ script: PanScript) { script.run() }
/// }
/// ```
public struct PanScript: Sendable {
  /// The name of the test: `Gestures/flick.pan` or, for a case of the script,
  /// `Gestures/flick.pan:short`.
  public let name: String
  private let content: Content
  /// The path to which file names in a script in a string are relative.
  private var base = ""

  private enum Content: Sendable {
    case test(FolderTest, Catalog)
    /// A script in a string, and the location of the call.
    case text(String, Catalog, SourceLocation)
    /// A script that can't be run: the reason, and the location of the issue.
    case broken(String, SourceLocation)
  }

  private init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  init(_ test: FolderTest, in catalog: Catalog) {
    self.init(test.name, .test(test, catalog))
  }

  /// Creates a script that fails with the given reason.
  init(broken reason: String, name: String, at place: SourceLocation) {
    self.init(name, .broken(reason, place))
  }

  /// Creates a script from its text; a failure is recorded as an issue at the location of the call,
  /// and the issue names the line of the script.
  ///
  /// ```swift
  /// PanScript("scene city-guide; tap on=card; run; expect state expanded").run()
  /// ```
  ///
  /// - Parameters:
  ///   - catalog: the scenes, rules, and estimators that the script may name.
  ///   - folder: the folder that contains the files that the script uses, relative to the folder of
  ///     the calling file.
  public init(
    _ text: String, name: String = "script", catalog: Catalog = .standard,
    in folder: String = ".", filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(name, .text(text, catalog, sourceLocation))
    base = Path.absolute("\(folder)/\(name)", besides: filePath)
  }

  /// Returns the scripts in a folder and its subfolders, sorted by name; a script with several
  /// cases is returned once for each case.
  ///
  /// A script that another script uses isn't returned. If the folder is missing or contains no
  /// script, or if the catalog has a problem, the result contains a test that fails with the
  /// reason.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, relative to the folder of the calling file, or absolute.
  ///   - catalog: the scenes, rules, and estimators that the scripts may name.
  public static func all(
    in folder: String, catalog: Catalog = .standard, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [PanScript] {
    if let problem = FailureWords.text(catalog.problems) {
      return [PanScript(broken: problem, name: folder, at: sourceLocation)]
    }
    let (found, problem) = ScriptFolder(folder, besides: filePath).tests(in: catalog)
    return found.map { PanScript($0, in: catalog) }
      + (problem.map { [PanScript(broken: $0, name: folder, at: sourceLocation)] } ?? [])
  }
}

// MARK: - Running

extension PanScript {
  /// Runs the script, and records an issue at the location of every failure.
  ///
  /// A script that contains `skip` doesn't run; the failures of a script that contains
  /// `known-failure` are known issues.
  public func run() {
    switch content {
    case .broken(let reason, let place):
      TestFailure.record(reason, at: place)
    case .test(let test, let catalog):
      let file = test.test.file(record: nil)
      switch file.content {
      case .failure(let problem):
        TestFailure.record("the script cannot be read: \(problem.reason)", at: test.place())
      case .success(let bytes):
        let script = test.test.script(
          from: bytes, file: test.file, files: file.files, in: catalog)
        run(script, test.file, file.files, catalog) { test.place($0, $1, $2) }
      }
    case .text(let text, let catalog, let place):
      let files = ScriptFiles.access(besides: base)
      let bytes = Array(text.utf8)
      for test in ScriptPreamble.tests(of: bytes, file: nil, files: files, in: catalog) {
        let script = Script(test, file: nil, files: files, in: catalog)
        run(script, nil, files, catalog) { _, _, _ in place }
      }
    }
  }

  /// Runs a script.
  ///
  /// - Parameter place: A closure that returns the source location for a file, a line, and a
  ///   column.
  private func run(
    _ script: Script, _ file: String?, _ files: FileAccess, _ catalog: Catalog,
    at place: (String?, Int, Int) -> SourceLocation
  ) {
    guard script.head.skip == nil else { return }
    guard !script.isEmpty || !script.diagnostics.isEmpty else {
      return TestFailure.record("the script has nothing to run", at: place(nil, 1, 1))
    }
    var session = Session(catalog)
    session.host.files = files
    let replay = Replay(script, file: file, in: session)
    guard let known = script.head.knownFailure, script.diagnostics.isEmpty else {
      return report(replay, isText: file == nil, at: place)
    }
    TestFailure.withKnown(known, at: place(nil, 1, 1)) {
      report(replay, isText: file == nil, at: place)
    }
  }

  private func report(
    _ replay: Replay, isText: Bool, at place: (String?, Int, Int) -> SourceLocation
  ) {
    if replay.expectations == 0, replay.status == .passed {
      TestFailure.warn("the script expects nothing", at: place(nil, 1, 1))
    }
    for failure in replay.failures {
      ScriptFailure.record(
        failure, after: isText ? "\(name):\(failure.line): " : "",
        at: place(failure.file, failure.line, failure.span.start + 1))
    }
    MisuseWatch.report(replay.ignored.map { FoundMisuse(misuse: $0.misuse) }, at: place(nil, 1, 1))
    for diagnostic in replay.diagnostics {
      let line = isText ? "\(name):\(diagnostic.line): " : ""
      TestFailure.record(
        line + FailureWords.text(diagnostic),
        at: place(diagnostic.file, diagnostic.line, diagnostic.column))
    }
  }
}

extension PanScript: CustomTestArgumentEncodable {
  /// Encodes the name, which identifies the script, so that a single script can be run again.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// Records the failures of statements.
enum ScriptFailure {
  /// Records a failure, or collects its misuses if they may be expected.
  ///
  /// - Parameter lead: The place of the statement in its script, or an empty text.
  static func record(_ failure: Failure, after lead: String = "", at place: SourceLocation) {
    let misuses = misuses(failure, after: lead)
    guard misuses.isEmpty else { return MisuseWatch.report(misuses, at: place) }
    TestFailure.record(lead + FailureWords.text(failure), at: place)
  }

  /// Returns the misuses that are the reason for a failure, or an empty array if it has another one.
  static func misuses(_ failure: Failure, after lead: String = "") -> [FoundMisuse] {
    let statement = lead + failure.statement
    guard failure.misuses.isEmpty else {
      // Several events of the same misuse are one finding.
      return failure.misuses.reduce(into: []) { found, entry in
        guard let misuse = entry.event.misuse else { return }
        if let index = found.firstIndex(where: { $0.misuse == misuse }) {
          found[index].events.append(entry)
        } else {
          found.append(
            FoundMisuse(misuse: misuse, events: [entry], statement: statement, uses: failure.uses))
        }
      }
    }
    // An animator that is stopped at the end of its scene leaves no event.
    guard failure.mismatch.actual == "misuse \(Misuse.releasedUnfinished.rawValue)" else {
      return []
    }
    return [
      FoundMisuse(
        misuse: .releasedUnfinished, statement: statement, argument: failure.mismatch.note,
        uses: failure.uses)
    ]
  }
}

extension Failure {
  /// The statement without the others on its line.
  fileprivate var statement: String {
    let scalars = Array(text.unicodeScalars)
    guard span.start < span.end, span.end <= scalars.count else { return text }
    var statement = String.UnicodeScalarView()
    statement.append(contentsOf: scalars[span.start..<span.end])
    return String(statement)
  }
}

/// Creates the text of a test's issues.
enum FailureWords {
  /// Returns the difference between the expected and the actual value.
  static func summary(_ failure: Failure) -> String {
    let mismatch = failure.mismatch
    guard mismatch.sentence.isEmpty else { return Printable.message(mismatch.sentence) }
    let values = "expected \(mismatch.expected), actual \(mismatch.actual)"
    return ([values] + [mismatch.note, mismatch.reason].filter { !$0.isEmpty })
      .map { Printable.message($0) }.joined(separator: "\n")
  }

  /// Returns the message of an error in a statement, and its hint.
  static func text(_ error: ScriptError) -> String {
    ([error.message, error.hint] + error.notes + [ownEntry(error)]).filter { !$0.isEmpty }
      .map { Printable.message($0, most: 2_000) }.joined(separator: "; ")
  }

  /// Returns the message of an error in an assertion that a function in Swift makes, and its hint with the
  /// functions that correspond to its statements.
  static func ofCall(_ error: ScriptError) -> String {
    [error.message, inSwift(error.hint)].filter { !$0.isEmpty }
      .map { Printable.message($0, most: 2_000) }.joined(separator: "; ")
  }

  /// Returns a hint in which functions stand for statements, or an empty text if the hint is an example of
  /// a statement.
  private static func inSwift(_ hint: String) -> String {
    if hint.contains("`show` lists the paths") {
      return hint.replacing("`show` lists the paths", with: "`paths` lists them")
    }
    if hint.contains("omit 'eventually'") { return "use `expect`" }
    let statements = [
      ("expect never event", "expectNever(_:event:)"), ("expect always", "expectAlways"),
      ("expect eventually", "expectEventually"), ("expect events", "expect(_:events:)"),
      ("expect event", "expect(_:event:)"),
    ]
    guard let (_, function) = statements.first(where: { hint.contains($0.0) }) else { return hint }
    return hint.hasPrefix("for example") ? "" : "use `\(function)`"
  }

  /// Returns the way to name an entry of the test itself if a statement names an unknown one;
  /// otherwise, an empty text.
  private static func ownEntry(_ error: ScriptError) -> String {
    ["scene", "rule", "estimator"].contains { error.message.hasPrefix("unknown \($0) '") }
      ? "pass your own with `catalog:`" : ""
  }

  static func text(_ failure: Failure) -> String {
    let mismatch = failure.mismatch
    let (expected, actual) = (
      Printable.message(mismatch.expected), Printable.message(mismatch.actual)
    )
    let difference =
      mismatch.sentence.isEmpty
      ? "expected \(expected), actual \(actual)" : Printable.message(mismatch.sentence)
    var lines = ["\(Printable.message(failure.statement, most: 200)): \(difference)"]
    if !mismatch.note.isEmpty { lines.append(Printable.message(mismatch.note)) }
    if !mismatch.reason.isEmpty { lines.append("because \(Printable.message(mismatch.reason))") }
    lines += failure.uses.map { "used at \(Printable.message($0))" }
    lines += failure.context.map { Printable.text($0.text) }
    return lines.joined(separator: "\n")
  }

  /// Returns the reasons why entries could not be added to a catalog, or `nil` if there are none.
  static func text(_ problems: [CatalogProblem]) -> String? {
    problems.isEmpty ? nil : problems.map(\.description).joined(separator: "\n")
  }

  static func text(_ diagnostic: Diagnostic) -> String {
    let error = diagnostic.error
    return ([error.message, error.hint] + error.notes + [ownEntry(error)]).filter { !$0.isEmpty }
      .map { Printable.message($0, most: 2_000) }.joined(separator: "\n")
  }
}
