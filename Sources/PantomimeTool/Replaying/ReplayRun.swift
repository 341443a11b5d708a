import Dispatch
import PantomimeFiles
import PantomimeScripting

/// A concurrent run of tests; their outcomes are returned in the order of the tests.
///
/// The tests are values and share nothing. A lock guards all other state.
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

    /// Whether every outcome is fine, so that none needs to be shown immediately.
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
  ///   - count: the number of tests.
  ///   - stopsAtFailure: whether to stop starting tests after a failure.
  ///   - run: runs the test at an index, reusing the lines that the same thread has parsed.
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
        // One memory per thread: threads that share one would wait for each other, if only for its
        // reference count.
        var memory = ScriptMemory(in: ProgramCatalogue.catalogue)
        while let index = self.begin() { self.finish(index, self.run(index, &memory)) }
      }
    }
  }

  /// Ends the run immediately; tests in progress are dropped.
  func interrupt() {
    lock.withLock { isInterrupted = true }
    news.signal()
  }

  /// The interval between progress updates if there is nothing else to show, in milliseconds; our
  /// choice.
  private static let silence = 100

  /// Waits for the outcome of the next test; returns `nil` after the last one.
  ///
  /// - Parameter tell: receives the number of finished tests from time to time.
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
    // Waking the waiting thread takes longer than many tests.
    if isNews { news.signal() }
  }
}
