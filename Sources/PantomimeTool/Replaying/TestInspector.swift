import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// An inspector that examines the tests of a run in more detail than a report does; it implements
/// an option of `replay`.
///
/// Each inspector is a file with its options (a `ParsableArguments`), and a line in
/// `ReplaySubcommand`.
protocol TestInspector: Sendable {
  /// Whether the inspector needs the statements of each test and their effects, which are recorded
  /// only in that case.
  var wantsSteps: Bool { get }

  /// Whether the inspector needs the digests of the frames that each test displays
  /// (`Session.shownRecord`).
  var wantsShown: Bool { get }

  /// Inspects a finished test, on any thread and concurrently with others.
  ///
  /// Skipped tests, and scripts that can't be read, aren't inspected.
  func inspect(_ test: FinishedTest) -> TestFinding

  /// Draws a conclusion after the last test, or after the run was cut short.
  ///
  /// - Parameter report: the outcomes of the tests, with the findings of the inspectors.
  func conclude(_ report: TestReport) -> TestConclusion
}

extension TestInspector {
  var wantsSteps: Bool { false }
  var wantsShown: Bool { false }
  func conclude(_ report: TestReport) -> TestConclusion { TestConclusion() }
}

/// A test that has run.
struct FinishedTest: Sendable {
  /// The path of the test's script, its case, and the properties that the script declares.
  let name: TestName
  /// The script's file: its name as shown, its bytes as read, and the resolution of the files that
  /// it names.
  let file: ScriptFile
  /// The script as parsed for this case.
  let script: Script
  /// The result of the run: the failures (with the position and the bytes of the value,
  /// `Failure.value`), the errors, and the final session.
  let replay: PantomimeScripting.Replay
  /// The statements of the test in order, each with its effects; empty unless an inspector needs
  /// them.
  let steps: [Step]
  /// The wall time for reading and running the test; never part of output that must be
  /// reproducible.
  var wallTime = Duration.zero
  /// Whether an earlier inspector has found a problem.
  var isFoundWanting = false

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
  /// The problems, for every format: a test with a problem has failed.
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
  /// The machine-readable lines before the summary: one JSON object each.
  var lines: [String] = []
  /// The exit status that the conclusion requires; the worst of all is used.
  var status = ExitStatus.fine
}
