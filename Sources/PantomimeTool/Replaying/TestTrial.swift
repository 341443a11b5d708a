import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The settings that all tests of a run share.
struct TestTrial: Sendable {
  /// The style of human-readable text.
  let style: Style
  /// The style of human-readable text in a file, or `nil` if no file needs text in another style.
  var fileStyle: Style?
  let inspectors: [any TestInspector]
  /// The limits for each test.
  var limits = PantomimeScripting.Replay.Limits()
  /// The number of times to run each test.
  var repeats = 1
  var isStrict = false
  /// Returns whether to run a test whose script is read only during the run.
  let isWanted: @Sendable (TestName) -> Bool
}

extension FinishedTest {
  /// Runs a test whose script has been read.
  init(_ name: TestName, _ file: ScriptFile, _ script: Script, _ trial: TestTrial) {
    var steps: [Step] = []
    let keepsSteps = trial.inspectors.contains { $0.wantsSteps }
    var session = ScriptRun.session(for: file)
    if trial.inspectors.contains(where: { $0.wantsShown }) {
      session.recording.shownRecord = ShownRecord()
    }
    let replay = PantomimeScripting.Replay(
      script, file: file.name, in: session, within: trial.limits
    ) { statement, step in
      if keepsSteps { steps.append(Step(statement: statement, step: step)) }
    }
    self.init(name: name, file: file, script: script, replay: replay, steps: steps)
  }

  /// Repeats a test, and returns the problems if the result of a repetition differs.
  func isSame(again count: Int, _ trial: TestTrial) -> [TestReport.Problem] {
    guard count > 0, script.diagnostics.isEmpty else { return [] }
    let wanted = course(trial)
    for number in 0..<count where course(trial) != wanted {
      return [TestReport.Problem(message: "run \(number + 2) differs from run 1")]
    }
    return []
  }

  /// Returns all events of a run as text.
  private func course(_ trial: TestTrial) -> [String] {
    var course: [String] = []
    let replay = PantomimeScripting.Replay(
      script, file: file.name, in: ScriptRun.session(for: file), within: trial.limits
    ) { _, step in
      course += step.entries.map(\.text)
    }
    return course + replay.ending.map(\.text)
      + replay.failures.map { "\($0.line) \($0.mismatch.actual)" }
      + replay.diagnostics.map { "\($0.line) \($0.error.message)" }
  }
}
