import Dispatch
import PantomimeFiles
import PantomimeScripting

/// Tests that are run, several at once; their outcomes come in the order of the tests.
///
/// The tests are values and share nothing. All else is used in turn.
final class ReplayRun: @unchecked Sendable {
  private let count: Int
  private let run: @Sendable (Int, inout ScriptMemory) -> Part
  private let stopsAtFailure: Bool

  private let lock = Lock()
  private let news = DispatchSemaphore(value: 0)
  // What follows is used in turn.
  private var outcomes: [[ReplayOutcome]?]
  private var files: Set<FileIdentity> = []
  private var names: Set<String> = []
  private var started = 0
  private var finished = 0
  private var handedOver = 0
  private var hasFailed = false
  private var isInterrupted = false

  /// What has come of one test: several where its script turned out to have cases.
  struct Part {
    let outcomes: [ReplayOutcome]
    /// The files that were read for it, and their names.
    let files: Set<FileIdentity>
    let names: Set<String>

    /// Whether all went well, so that nobody waits to hear of it.
    var isFine: Bool {
      for outcome in outcomes where outcome.status != .fine { return false }
      return true
    }
  }

  /// How a run ended.
  struct End {
    /// The outcomes in the order of the tests; `nil` for what was not run, or not to its end.
    let outcomes: [[ReplayOutcome]?]
    /// The files that were read, and their names.
    let files: Set<FileIdentity>
    let names: Set<String>
    let isInterrupted: Bool
  }

  /// Makes ready to run tests.
  ///
  /// - Parameters:
  ///   - count: how many tests there are.
  ///   - stopsAtFailure: whether none is run after one that did not pass.
  ///   - run: runs the test of that number, with what was learnt from the scripts that were read on
  ///     the same thread.
  init(
    _ count: Int, stopsAtFailure: Bool,
    run: @escaping @Sendable (Int, inout ScriptMemory) -> Part
  ) {
    self.count = count
    self.stopsAtFailure = stopsAtFailure
    self.run = run
    outcomes = [[ReplayOutcome]?](repeating: nil, count: count)
  }

  /// Starts the workers.
  func start(jobs: Int) {
    let workers = DispatchQueue(label: "scripts", attributes: .concurrent)
    for _ in 0..<min(jobs, count) {
      workers.async {
        // Each thread's own: what two of them use they wait for, if only to count its holders.
        var memory = ScriptMemory(in: ProgramCatalogue.catalogue)
        while let index = self.begin() { self.finish(index, self.run(index, &memory)) }
      }
    }
  }

  /// Ends the run as it is; what is under way is forgotten.
  func interrupt() {
    lock.withLock { isInterrupted = true }
    news.signal()
  }

  /// How long nobody hears of a run that goes well, in milliseconds; our choice.
  private static let silence = 100

  /// Waits for the outcome of the next test; `nil` when none is to come.
  ///
  /// - Parameter tell: told now and then how many tests are over.
  func next(waiting tell: (Int) -> Void) -> [ReplayOutcome]? {
    while true {
      let (outcome, isOver) = lock.withLock { take() }
      if outcome != nil || isOver { return outcome }
      _ = news.wait(timeout: .now() + .milliseconds(ReplayRun.silence))
      tell(lock.withLock { finished })
    }
  }

  /// What there is after the last outcome was handed over.
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

  /// Whether no more outcomes are to come.
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
      // What was interrupted has ended already, as it was then.
      guard !isInterrupted else { return true }
      outcomes[index] = part.outcomes
      if !part.files.isEmpty { files.formUnion(part.files) }
      if !part.names.isEmpty { names.formUnion(part.names) }
      finished += 1
      if stopsAtFailure, !isFine { hasFailed = true }
      return isOver || !isFine
    }
    // To wake whoever waits takes longer than many a test.
    if isNews { news.signal() }
  }
}
