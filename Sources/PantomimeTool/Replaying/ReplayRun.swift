import Dispatch
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A run of several tests at the same time, which returns their outcomes in the order of the tests.
///
/// The tests are values and share no state. A lock guards all other state.
final class ReplayRun: @unchecked Sendable {
  private let count: Int
  private let run: @Sendable (Int, inout ScriptMemory) -> Part
  private let stopsAtFailure: Bool

  private let lock = Lock()
  private let news = DispatchSemaphore(value: 0)
  // The lock guards the following state.
  private var outcomes: [[ReplayOutcome]?]
  private var files: Set<FileIdentity> = []
  private var names: Set<String> = []
  private var started = 0
  private var finished = 0
  private var handedOver = 0
  private var hasFailed = false
  private var isInterrupted = false

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
  ///   - run: Runs the test with the given index, and reuses lines that the same thread has already
  ///     parsed.
  init(
    _ count: Int, stopsAtFailure: Bool,
    run: @escaping @Sendable (Int, inout ScriptMemory) -> Part
  ) {
    self.count = count
    self.stopsAtFailure = stopsAtFailure
    self.run = run
    outcomes = [[ReplayOutcome]?](repeating: nil, count: count)
  }

  /// Starts the worker threads.
  func start(jobs: Int) {
    let workers = DispatchQueue(label: "scripts", attributes: .concurrent)
    for _ in 0..<min(jobs, count) {
      workers.async {
        // Each thread has a separate memory: threads that shared one would wait for each other, if
        // only because they update its reference count.
        var memory = ScriptMemory(in: ProgramCatalog.catalog)
        while let index = self.begin() { self.finish(index, self.run(index, &memory)) }
      }
    }
  }

  /// Ends the run immediately; tests in progress are dropped.
  func interrupt() {
    lock.withLock { isInterrupted = true }
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
      let (outcome, isOver) = lock.withLock { take() }
      if outcome != nil || isOver { return outcome }
      _ = news.wait(timeout: .now() + .milliseconds(ReplayRun.silence))
      tell(lock.withLock { finished })
    }
  }

  /// Returns the state of the run after the last outcome.
  func end() -> End {
    lock.withLock {
      End(
        outcomes: outcomes, files: files, names: names,
        isInterrupted: isInterrupted && finished < count)
    }
  }

  private func take() -> ([ReplayOutcome]?, isOver: Bool) {
    if !isInterrupted, handedOver < count, let outcome = outcomes[handedOver] {
      handedOver += 1
      return (outcome, false)
    }
    return (nil, isOver)
  }

  /// Whether no more outcomes follow.
  private var isOver: Bool {
    isInterrupted || finished == count || (hasFailed && finished == started)
  }

  private func begin() -> Int? {
    lock.withLock {
      guard started < count, !hasFailed, !isInterrupted else { return nil }
      defer { started += 1 }
      return started
    }
  }

  private func finish(_ index: Int, _ part: Part) {
    let isFine = part.isFine
    let isNews = lock.withLock {
      // An interrupted run keeps the state that it had when it was interrupted.
      guard !isInterrupted else { return true }
      outcomes[index] = part.outcomes
      if !part.files.isEmpty { files.formUnion(part.files) }
      if !part.names.isEmpty { names.formUnion(part.names) }
      finished += 1
      if stopsAtFailure, !isFine { hasFailed = true }
      return isOver || !isFine
    }
    // Waking the waiting thread takes longer than running many tests does.
    if isNews { news.signal() }
  }
}

/// A request to end the run early (Ctrl-C), and the action that is currently taken in this case.
final class Cancellation: @unchecked Sendable {
  private let turns = DispatchQueue(label: "cut")
  private let news = DispatchSemaphore(value: 0)
  // Accessed only on `turns`.
  private var isMade = false
  private var act: @Sendable () -> Void = {}

  func make() {
    let act = turns.sync {
      isMade = true
      return self.act
    }
    act()
    news.signal()
  }

  /// Sets the action to take when the user interrupts the run, or takes it immediately if the user
  /// has already done so.
  func listen(_ act: @escaping @Sendable () -> Void) {
    let isLate = turns.sync {
      self.act = act
      return isMade
    }
    if isLate { act() }
  }

  /// Waits until the run is interrupted, at most for a number of milliseconds; returns whether the
  /// run has been interrupted.
  func wait(milliseconds: Int) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(milliseconds))
    return turns.sync { isMade }
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
