import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The outcome of a test and its messages.
struct ReplayOutcome: Sendable {
  let result: TestReport.Case
  /// The wall time for reading and running the test.
  private(set) var wallTime = Duration.zero
  /// The human-readable text.
  private let text: Text
  /// The human-readable text for a file, or `nil` if it is the same.
  private let fileText: Text?
  /// The text that is printed regardless of the outcome.
  private let news: String
  /// The options that the command that reruns the test repeats.
  private var options: [String] = []

  /// Human-readable text in one style.
  private struct Text {
    /// The problems.
    var problems = ""
    /// The notes to print about a test that passes.
    var notes = ""
  }

  /// Reads and runs a test; returns several outcomes if its script turns out to have cases.
  ///
  /// - Parameter record: Receives the files that are read.
  static func all(
    of test: ScriptTest, _ trial: TestTrial, record: ReadingRecord?
  ) -> [ReplayOutcome] {
    let file = test.file(record: record)
    switch file.content {
    case .failure(let error):
      return [ReplayOutcome(test.name, unreadable: "it cannot be read: \(error.reason)")]
    case .success(let bytes):
      guard test.isOpen else {
        return [
          ReplayOutcome(test.name, file, trial) {
            test.script(
              from: bytes, file: file.name, files: file.files, in: ProgramCatalog.catalog)
          }
        ]
      }
      return ScriptPreamble.tests(
        of: bytes, file: file.name, files: file.files, in: ProgramCatalog.catalog
      )
      .map { (name: TestName($0, of: test.script), test: $0) }
      .filter { trial.isWanted($0.name) }
      .map { found in
        ReplayOutcome(found.name, file, trial) {
          Script(found.test, file: file.name, files: file.files, in: ProgramCatalog.catalog)
        }
      }
    }
  }

  private init(
    _ name: TestName, _ file: ScriptFile, _ trial: TestTrial, parsing script: () -> Script
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let script = script()
    var options = trial.options
    if let reason = script.head.skip {
      self.init(name, skipped: reason)
    } else if script.isEmpty, script.diagnostics.isEmpty {
      self.init(name, unreadable: "it has nothing to run")
    } else {
      var test = FinishedTest(name, file, script, trial)
      test.wallTime = clock.now - start
      let differences = test.isSame(again: trial.repeats - 1, trial)
      if !differences.isEmpty { options += ["--repeat", "\(trial.repeats)"] }
      self.init(test, trial, besides: differences)
    }
    wallTime = clock.now - start
    self.options = options
  }

  private init(_ name: TestName, unreadable reason: String) {
    (text, fileText, news) = (Text(problems: "  \(reason)\n"), nil, "")
    result = TestReport.Case(
      name, outcome: .broken(.init([TestReport.Problem(message: reason)])))
  }

  private init(_ name: TestName, skipped reason: String) {
    (text, fileText, news) = (Text(), nil, "")
    result = TestReport.Case(name, outcome: .skipped(reason))
  }

  /// Returns the findings of the inspectors, in order; each inspector knows whether an earlier one
  /// has found a problem.
  private static func findings(
    _ test: FinishedTest, _ trial: TestTrial, isWanting: Bool
  ) -> [TestFinding] {
    var test = test
    test.isFoundWanting = isWanting
    return trial.inspectors.map { inspector in
      let finding = inspector.inspect(test)
      if !finding.problems.isEmpty { test.isFoundWanting = true }
      return finding
    }
  }

  /// Creates an outcome.
  ///
  /// - Parameter others: The problems that neither the run nor the inspectors have reported.
  private init(_ test: FinishedTest, _ trial: TestTrial, besides others: [TestReport.Problem]) {
    let isRead = test.script.diagnostics.isEmpty
    let passes = test.replay.status == .passed
    var own = others
    if trial.isStrict, passes { own += StrictChecks.problems(test) }
    let findings = isRead ? ReplayOutcome.findings(test, trial, isWanting: !own.isEmpty) : []
    let found = findings.flatMap(\.problems)
    let fails = !passes || !found.isEmpty || !own.isEmpty
    if trial.isStrict, !fails, let known = test.name.knownFailure {
      own = [StrictChecks.passing(known)]
    }
    let isSilent = !fails && own.isEmpty && findings.isEmpty
    func text(_ style: Style) -> Text {
      Text(
        problems: isSilent ? "" : ReplayOutcome.text(of: test, style, own, findings),
        notes: ReplayOutcome.notes(of: test, style))
    }
    (self.text, fileText) = (text(trial.style), trial.fileStyle.map(text))
    let outcome: TestReport.Outcome
    if !fails, own.isEmpty {
      outcome = .passed
    } else {
      let all = TestReport.Problems(test.replay, besides: own + found)
      let isKnown = test.failsAsKnown && own.isEmpty && found.isEmpty
      outcome =
        isKnown
        ? .failedAsKnown(all) : test.replay.status == .broken ? .broken(all) : .failed(all)
    }
    result = TestReport.Case(test.name, outcome: outcome)
    news =
      ReplayOutcome.omissions(test, isCompared: trial.inspectors.contains { $0.comparesTraces })
      + ReplayOutcome.remarks(test)
      + ReplayOutcome.passes(test.name, outcome)
      + findings.map(\.notes).joined()
  }

  /// Returns the problems as human-readable text.
  private static func text(
    of test: FinishedTest, _ style: Style, _ own: [TestReport.Problem], _ findings: [TestFinding]
  ) -> String {
    Failure.text(of: test.replay.failures, file: test.file.name, style: style)
      + Diagnostic.text(of: test.replay.diagnostics, style: style) + StrictChecks.text(own)
      + findings.map(\.text).joined()
  }

  /// Returns the notes about a test that passes.
  private static func notes(of test: FinishedTest, _ style: Style) -> String {
    test.replay.ending.map { entry in
      "  note: " + Listing.line(entry, style: style, indent: 8) + "\n"
    }.joined()
  }

  /// Returns the notes about calls that UIKit ignores, which are problems under `--strict`, and about
  /// fields and commands of files that had no effect.
  private static func remarks(_ test: FinishedTest) -> String {
    let calls = test.replay.ignored.prefix(Failure.mostShown).map(\.note)
    return (calls + test.replay.omissions.prefix(Failure.mostShown))
      .map { "note: \($0.placed(in: test.file.name))\n" }.joined()
  }

  /// Returns the note about a test that has no scene and so runs in the example, or that passes
  /// without expecting anything.
  ///
  /// - Parameter isCompared: Whether the test's trace is compared, which is an expectation, too.
  private static func omissions(_ test: FinishedTest, isCompared: Bool) -> String {
    guard test.script.diagnostics.isEmpty else { return "" }
    let isVoid = test.replay.expectations == 0 && !isCompared && !test.isPreparation
    let lacks =
      (test.script.startsExample
        ? ["has no scene, so it runs in \(FirstScene.example)"]
        : test.replay.session.simulation == nil ? ["starts no scene"] : [])
      + (isVoid ? ["expects nothing"] : [])
    guard test.script.startsExample || isVoid && test.replay.status == .passed else { return "" }
    return "note: \(Printable.name(test.name.full)) \(lacks.joined(separator: " and "))\n"
  }

  /// Returns the text about a known failure that now passes.
  private static func passes(_ name: TestName, _ outcome: TestReport.Outcome) -> String {
    guard case .passed = outcome, let known = name.knownFailure else { return "" }
    return "note: \(Printable.name(name.full)) passes but is a known failure: "
      + Printable.message(known) + "\n"
  }

  var status: ExitStatus {
    switch result.outcome {
    case .passed, .failedAsKnown, .skipped: .fine
    case .failed: .failed
    case .broken, .notRun: .couldNotRun
    }
  }

  /// Returns the human-readable text, which is empty for a test that passes, unless the listing is
  /// verbose.
  ///
  /// - Parameter isForFile: Whether to return the text for a file.
  func listing(isVerbose: Bool, isForFile: Bool = false) -> String {
    let text = isForFile ? fileText ?? self.text : self.text
    return result.listing(
      isVerbose: isVerbose, options, notes: text.notes, news: news, problems: text.problems)
  }
}

extension TestReport.Case {
  /// Returns the human-readable text about the test, which is empty for a test that passes or didn't
  /// run, unless the listing is verbose.
  ///
  /// - Parameters:
  ///   - options: The options that decide how a test is judged.
  ///   - notes: The text about a test that passes, for a verbose listing.
  ///   - news: The text that every listing has.
  ///   - problems: The text about a test that fails.
  func listing(
    isVerbose: Bool, _ options: [String], notes: String = "", news: String = "",
    problems: @autoclosure () -> String
  ) -> String {
    if case .passed = outcome, !isVerbose { return news }
    let about = test.about.isEmpty ? "" : ": " + Printable.message(test.about)
    let name = Printable.name(test.full) + about
    switch outcome {
    case .passed: return "ok   \(name)\n\(notes)\(news)"
    case .failedAsKnown:
      let known = Printable.message(test.knownFailure ?? "")
      return (isVerbose ? "ok   \(name) (known failure: \(known))\n" : "") + news
    case .skipped(let reason):
      return isVerbose ? "skip \(name) (\(Printable.message(reason)))\n" : ""
    case .notRun: return ""
    case .failed, .broken:
      return "FAIL \(name)\n\(problems())    rerun     \(ShellWord.replay(test, options))\n" + news
    }
  }
}

extension StatementNote {
  /// Returns the note with its place, which by default is in a file.
  func placed(in file: String) -> String {
    "\(Printable.name(self.file ?? file)):\(line):\(column): \(Printable.message(text))"
  }
}

// The problems of a test, for reports in every format.

extension TestReport.Problems {
  /// Creates the problems of a script, but no more of them than human-readable output shows.
  init(
    _ replay: PantomimeScripting.Replay, besides found: [TestReport.Problem]
  ) {
    let failures = replay.failures.prefix(Failure.mostShown)
    let errors = replay.diagnostics.prefix(Diagnostic.mostShown)
    // Only an error during the run has preceding events; errors found before the run have no
    // events.
    let trace = errors.isEmpty ? [] : replay.session.recentEntries
    self.init(
      failures.map(TestReport.Problem.init) + errors.map { TestReport.Problem($0, trace: trace) }
        + found,
      more: replay.failures.count + replay.diagnostics.count - failures.count - errors.count)
  }
}

extension TestReport.Problem {
  init(_ failure: Failure) {
    let mismatch = failure.mismatch
    let (expected, actual) = (
      Printable.message(mismatch.expected), Printable.message(mismatch.actual)
    )
    let statement = Printable.message(failure.text, most: 200)
    let place = (line: failure.line, column: failure.span.start + 1)
    let used = failure.file.map { "\(Printable.name($0)):\(place.line):\(place.column): " }
    let uses = failure.uses.map { "; used at \(Printable.message($0))" }.joined()
    self.init(
      message: "\(used ?? "")\(statement): expected \(expected), actual \(actual)\(uses)",
      place: place, values: (expected, actual))
    file = failure.file
    difference = Printable.message(mismatch.note)
    reason = Printable.message(mismatch.reason)
    trace = failure.context
  }

  init(_ diagnostic: Diagnostic, trace: [PantomimeKit.Trace.Entry]) {
    let hint = diagnostic.error.hint
    let isUsed = diagnostic.error.place?.file != nil
    let place = (line: diagnostic.line, column: diagnostic.column)
    let file = isUsed ? diagnostic.file.map(Printable.name) : nil
    let notes = diagnostic.error.notes.map { "; " + Printable.message($0) }.joined()
    self.init(
      message: (file.map { "\($0):\(place.line):\(place.column): " } ?? "")
        + Printable.message(diagnostic.error.message)
        + (hint.isEmpty ? "" : "; " + Printable.message(hint, most: 2_000)) + notes,
      place: place)
    self.file = isUsed ? diagnostic.file : nil
    self.trace = trace
  }
}
