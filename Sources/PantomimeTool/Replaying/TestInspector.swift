import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// Looks closer at the tests of a run than a report does: an option's part in `replay`.
///
/// Each is a file with the options that ask for it (a `ParsableArguments`), and a line in `Replay`.
protocol TestInspector: Sendable {
  /// Whether it wants the statements of each test and what they did; they are kept only then.
  var wantsSteps: Bool { get }

  /// Whether it wants the digests of what each test shows (`Session.shownRecord`).
  var wantsShown: Bool { get }

  /// Looks at a test that was run, on any thread, and at several at once.
  ///
  /// Tests that were skipped, and scripts that cannot be read, were not run.
  func inspect(_ test: FinishedTest) -> TestFinding

  /// Does what is to be done when the last test is over, or the run was cut.
  ///
  /// - Parameter report: how the tests did, with what inspectors have found.
  func conclude(_ report: TestReport) -> TestConclusion
}

extension TestInspector {
  var wantsSteps: Bool { false }
  var wantsShown: Bool { false }
  func conclude(_ report: TestReport) -> TestConclusion { TestConclusion() }
}

/// A test that was run.
struct FinishedTest: Sendable {
  /// Which it is: the path of its script, its case, and what the script says of it.
  let name: TestName
  /// The script's file: its name as it is shown, its bytes as they were read, and how the files that it
  /// names are found.
  let file: ScriptFile
  /// The script as it was read for this case.
  let script: Script
  /// How it went: what failed (with the place and the bytes of the value, `Failure.value`), what could
  /// not be carried out, the session as it was left.
  let replay: PantomimeScripting.Replay
  /// Its statements in order, each with what it did; empty unless an inspector wants them.
  let steps: [Step]
  /// How long it took to read and run it: never to be told where bytes are to be the same.
  var wallTime = Duration.zero
  /// Whether something is wrong besides what its run says: what inspectors before this one have found.
  var isFoundWanting = false

  /// A statement, and what it did.
  struct Step: Sendable {
    let statement: Statement
    let step: Session.Step
  }

  /// The script's bytes.
  var bytes: [UInt8] { (try? file.content.get()) ?? [] }
}

/// What an inspector has found at a test.
struct TestFinding: Sendable {
  /// What is wrong, for every format: a test with something wrong has failed.
  var problems: [TestReport.Problem] = []
  /// The same for people, with line feeds.
  var text = ""
  /// What there is to say however the test went, with line feeds.
  var notes = ""
}

/// What an inspector has to say when all is over.
struct TestConclusion: Sendable {
  /// What people read before the counts, with line feeds.
  var text = ""
  /// What programs read before the summary: JSON, an object each.
  var lines: [String] = []
  /// The status that it asks for; the worst of all is taken.
  var status = ExitStatus.fine
}
