import Dispatch
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A run of several tests at the same time, which returns their outcomes in the order of the tests.
///
/// The tests are values and share no state.
final class ReplayRun: Sendable {
  private let count: Int
  private let run: @Sendable (Int) -> Part
  private let stopsAtFailure: Bool

  private let progress: Guarded<Progress>
  private let news = DispatchSemaphore(value: 0)

  /// The state that the threads share.
  private struct Progress {
    var outcomes: [[ReplayOutcome]?]
    var files: Set<FileIdentity> = []
    var names: Set<String> = []
    var started = 0
    var finished = 0
    var handedOver = 0
    var hasFailed = false
    var isInterrupted = false

    /// Whether no more outcomes follow.
    var isOver: Bool {
      isInterrupted || finished == outcomes.count || (hasFailed && finished == started)
    }

    /// Returns the next test to run, or `nil` if no other test begins.
    mutating func begin() -> Int? {
      guard started < outcomes.count, !hasFailed, !isInterrupted else { return nil }
      defer { started += 1 }
      return started
    }

    /// Notes the outcomes of a test, and returns whether the waiting thread should know.
    mutating func finish(_ index: Int, _ part: Part, stopsAtFailure: Bool) -> Bool {
      // An interrupted run keeps the state that it had when it was interrupted.
      guard !isInterrupted else { return true }
      outcomes[index] = part.outcomes
      if !part.files.isEmpty { files.formUnion(part.files) }
      if !part.names.isEmpty { names.formUnion(part.names) }
      finished += 1
      let isFine = part.isFine
      if stopsAtFailure, !isFine { hasFailed = true }
      return isOver || !isFine
    }

    /// Returns the outcomes of the next test, or `nil` if it hasn't finished.
    mutating func take() -> [ReplayOutcome]? {
      guard !isInterrupted, handedOver < outcomes.count, let outcome = outcomes[handedOver] else {
        return nil
      }
      handedOver += 1
      return outcome
    }
  }

  /// The outcome of one test, or several if its script turns out to have cases.
  struct Part {
    let outcomes: [ReplayOutcome]
    /// The identities and the names of the files that were read for the test.
    let files: Set<FileIdentity>
    let names: Set<String>

    /// Whether all outcomes are fine, so that they don't have to be shown immediately.
    var isFine: Bool {
      for outcome in outcomes where outcome.status != .fine { return false }
      return true
    }
  }

  /// The state at the end of a run.
  struct End {
    /// The outcomes in the order of the tests, or `nil` for a test that didn't run to its end.
    let outcomes: [[ReplayOutcome]?]
    /// The identities and the names of the files that were read.
    let files: Set<FileIdentity>
    let names: Set<String>
    let isInterrupted: Bool
  }

  /// Prepares a run of tests.
  ///
  /// - Parameters:
  ///   - count: The number of tests.
  ///   - stopsAtFailure: Whether to start no further tests after a failure.
  ///   - run: Runs the test with the given index.
  init(
    _ count: Int, stopsAtFailure: Bool,
    run: @escaping @Sendable (Int) -> Part
  ) {
    self.count = count
    self.stopsAtFailure = stopsAtFailure
    self.run = run
    progress = Guarded(Progress(outcomes: [[ReplayOutcome]?](repeating: nil, count: count)))
  }

  /// Starts the worker threads.
  func start(jobs: Int) {
    let workers = DispatchQueue(label: "scripts", attributes: .concurrent)
    for _ in 0..<min(jobs, count) {
      workers.async {
        while let index = self.progress.withLock({ $0.begin() }) {
          let part = self.run(index)
          // Waking the waiting thread takes longer than running many tests does.
          if self.progress.withLock({
            $0.finish(index, part, stopsAtFailure: self.stopsAtFailure)
          }) {
            self.news.signal()
          }
        }
      }
    }
  }

  /// Ends the run immediately; tests in progress are dropped.
  func interrupt() {
    progress.withLock { $0.isInterrupted = true }
    news.signal()
  }

  /// The interval, in milliseconds, between updates of the progress line if no outcomes can be
  /// shown; our choice.
  private static let silence = 100

  /// Waits for the outcome of the next test; returns `nil` after the last one.
  ///
  /// - Parameter tell: Receives the number of finished tests, at intervals.
  func next(waiting tell: (Int) -> Void) -> [ReplayOutcome]? {
    while true {
      let (outcome, isOver) = progress.withLock { ($0.take(), $0.isOver) }
      if outcome != nil || isOver { return outcome }
      _ = news.wait(timeout: .now() + .milliseconds(ReplayRun.silence))
      tell(progress.withLock { $0.finished })
    }
  }

  /// Returns the state of the run after the last outcome.
  func end() -> End {
    let progress = progress.withLock { $0 }
    return End(
      outcomes: progress.outcomes, files: progress.files, names: progress.names,
      isInterrupted: progress.isInterrupted && progress.finished < count)
  }
}

/// A request to end the run early (Ctrl-C), and the action that is currently taken in this case.
final class Cancellation: Sendable {
  private let request = Guarded<(isMade: Bool, act: @Sendable () -> Void)>((false, {}))
  private let news = DispatchSemaphore(value: 0)

  func make() {
    let act = request.withLock { request in
      request.isMade = true
      return request.act
    }
    act()
    news.signal()
  }

  /// Sets the action to take when the user interrupts the run, or takes it immediately if the user
  /// has already done so.
  func listen(_ act: @escaping @Sendable () -> Void) {
    let isLate = request.withLock { request in
      request.act = act
      return request.isMade
    }
    if isLate { act() }
  }

  /// Waits until the run is interrupted, at most for a number of milliseconds; returns whether the
  /// run has been interrupted.
  func wait(milliseconds: Int) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(milliseconds))
    return request.withLock { $0.isMade }
  }
}

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
  /// The options that decide how a test is judged, which the command that reruns a test repeats.
  var options: [String] = []
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
    let wanted = recorded(trial)
    for number in 0..<count where recorded(trial) != wanted {
      return [TestReport.Problem(message: "run \(number + 2) differs from run 1")]
    }
    return []
  }

  /// Returns all events of a run as text.
  private func recorded(_ trial: TestTrial) -> [String] {
    var recorded: [String] = []
    let replay = PantomimeScripting.Replay(
      script, file: file.name, in: ScriptRun.session(for: file), within: trial.limits
    ) { _, step in
      recorded += step.entries.map(\.text)
    }
    return recorded + replay.ending.map(\.text)
      + replay.failures.map { "\($0.line) \($0.mismatch.actual)" }
      + replay.diagnostics.map { "\($0.line) \($0.error.message)" }
  }
}
