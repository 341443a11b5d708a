import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// An inspector, which implements an option of `replay` by examining the tests in more detail than
/// a report does.
///
/// Each inspector consists of a file, which also declares its options (a `ParsableArguments`), and
/// of a line in `ReplaySubcommand`.
protocol TestInspector: Sendable {
  /// Whether the inspector needs the statements of each test and their effects, which are recorded
  /// only if an inspector needs them.
  var wantsSteps: Bool { get }

  /// Whether the inspector needs the digests of the frames that each test displays
  /// (`shownRecord` of a session's recording).
  var wantsShown: Bool { get }

  /// Whether the inspector compares or records the trace of each test.
  var comparesTraces: Bool { get }

  /// Inspects a finished test; called on any thread, also while other tests are being inspected.
  ///
  /// Skipped tests, and scripts that can't be read, aren't inspected.
  func inspect(_ test: FinishedTest) -> TestFinding

  /// Draws a conclusion after the last test, or when the run has been ended early.
  ///
  /// - Parameter report: The outcomes of the tests, with the findings of the inspectors.
  func conclude(_ report: TestReport) -> TestConclusion
}

extension TestInspector {
  var wantsSteps: Bool { false }
  var wantsShown: Bool { false }
  var comparesTraces: Bool { false }
  func conclude(_ report: TestReport) -> TestConclusion { TestConclusion() }
}

/// A test that has run.
struct FinishedTest: Sendable {
  /// The path of the test's script, its case, and the properties that the script declares.
  let name: TestName
  /// The script's file: its displayed name, its bytes, and the access to the files that the script
  /// names.
  let file: ScriptFile
  /// The script as parsed for this case.
  let script: Script
  /// The result of the run: the failures (each with the position and the bytes of its value,
  /// `Failure.span`), the errors, and the session at the end.
  let replay: PantomimeScripting.Replay
  /// The statements of the test in order, each with its effects; empty unless an inspector needs
  /// the statements.
  let steps: [Step]
  /// The wall time for reading and running the test; never include it in output that must be
  /// reproducible.
  var wallTime = Duration.zero
  /// Whether an earlier inspector has found a problem.
  var isFoundWanting = false

  /// Whether the script only builds a stage or declares names, for scripts that use it.
  var isPreparation: Bool {
    guard let simulation = replay.session.simulation else { return false }
    return simulation.now == .zero
      && simulation.log.list.allSatisfy { entry in
        switch entry.input.kind {
        case .construct, .set, .setting: true
        default: false
        }
      }
  }

  /// Whether the test fails only by failed expectations and misuses, which a known failure covers.
  ///
  /// A known failure doesn't cover a statement that can't run, a limit that the script exceeds, or
  /// a problem that an inspector finds.
  var failsAsKnown: Bool {
    name.knownFailure != nil && replay.status == .failed && !replay.isCutOff && !isFoundWanting
  }

  /// A statement and its effects.
  struct Step: Sendable {
    let statement: Statement
    let step: Session.Step
  }

  /// The bytes of the script.
  var bytes: [UInt8] { (try? file.content.get()) ?? [] }
}

/// The finding of an inspector about a test.
struct TestFinding: Sendable {
  /// The problems, for reports in every format; a test with a problem has failed.
  var problems: [TestReport.Problem] = []
  /// The problems as human-readable text, with line feeds.
  var text = ""
  /// The text that is printed regardless of the outcome, with line feeds.
  var notes = ""
}

/// The conclusion of an inspector after all tests.
struct TestConclusion: Sendable {
  /// The human-readable text before the counts, with line feeds.
  var text = ""
  /// The same text in the style of a file, or `nil` if it has no style.
  var fileText: String?
  /// The machine-readable lines before the summary, each of which is a JSON object.
  var lines: [String] = []
  /// The requirements on all tests together that they don't meet, for reports in every format.
  var unmet: [String] = []
  /// The exit status that the conclusion requires; the program exits with the worst of these
  /// statuses.
  var status = ExitStatus.fine
}

/// The details about each test for a page, collected while the tests run.
final class TestDetails: TestInspector {
  /// The details about the tests, by their full names.
  private let details = Guarded<[String: TestPage.Details]>([:])

  var wantsSteps: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    let pictures = TestImages(of: test.replay).images.map { ($0.name, $0.drawing) }
    let steps = test.steps.map { ($0.statement.written, $0.step.entries) }
    let fails = (test.replay.status != .passed || test.isFoundWanting) && !test.failsAsKnown
    let (film, note) = fails ? test.film : (nil, "")
    let details = TestPage.Details(
      film: film.map { (image: $0.image, strip: $0.strip) }, pictures: pictures, steps: steps)
    self.details.withLock { $0[test.name.full] = details }
    return TestFinding(notes: note)
  }

  /// The page, as a report format like those of `replay`; use it only after the tests have run.
  var format: ReportFormat {
    ReportFormat("html", "one page with pictures") { report in
      TestPage.text(report) { name in self.details.withLock { $0[name.full] } }
    }
  }
}

/// The problems that `--strict` reports for a test without failures.
enum StrictChecks {
  static func problems(_ test: FinishedTest) -> [TestReport.Problem] {
    var problems: [TestReport.Problem] = []
    if test.replay.expectations == 0 {
      problems.append(
        TestReport.Problem(message: "it has no expectations; add `expect PATH VALUE`"))
    }
    for call in test.replay.ignored {
      problems.append(
        TestReport.Problem(
          message: "\(call.note.placed(in: test.file.name)); if it is intended, write "
            + "`expect misuse \(call.misuse.rawValue)` next"))
    }
    if test.script.startsExample {
      problems.append(
        TestReport.Problem(
          message: "it has no scene; begin with `scene \(FirstScene.example)`"))
    }
    for entry in test.replay.ending {
      problems.append(
        TestReport.Problem(
          message: "it ends too early: \(Printable.message(entry.event.text))"))
    }
    if let next = test.replay.session.simulation?.nextEnd {
      problems.append(
        TestReport.Problem(
          message: "\(Printable.message(next.what)) still runs at its end, until "
            + "t=\(Numerals.text(next.time)); write `run` there"))
    }
    if let held = test.replay.session.simulation?.hungTransition {
      let transition = test.replay.session.simulation?.transition(named: held)
      guard transition?.isOpen != true else {
        problems.append(
          TestReport.Problem(
            message:
              "\(Printable.message(held)) is never completed: `completeTransition` was never "
              + "called"))
        return problems
      }
      problems.append(
        TestReport.Problem(
          message: "\(Printable.message(held)) is still held at its end; write `finish on=\(held)` "
            + "or `cancel on=\(held)`, or handle the end of its pan"))
    }
    return problems
  }

  /// Returns the problem that a known failure now passes.
  static func passing(_ known: String) -> TestReport.Problem {
    TestReport.Problem(
      message: "it passes but is a known failure: \(Printable.message(known)); remove "
        + "known-failure")
  }

  /// Returns problems as human-readable text.
  static func text(_ problems: [TestReport.Problem]) -> String {
    problems.map { "  \($0.message)\n" }.joined()
  }
}
