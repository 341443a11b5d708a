import Dispatch

/// Tests that are run, several at once; their outcomes come in the order of the tests.
///
/// The tests are values and share nothing. All else is used in turn, on a queue.
final class ReplayRun: @unchecked Sendable {
  private let count: Int
  private let run: @Sendable (Int) -> Part
  private let stopsAtFailure: Bool

  private let turns = DispatchQueue(label: "outcomes")
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
  ///   - run: runs the test of that number.
  init(
    _ count: Int, stopsAtFailure: Bool, run: @escaping @Sendable (Int) -> Part
  ) {
    self.count = count
    self.stopsAtFailure = stopsAtFailure
    self.run = run
    outcomes = [[ReplayOutcome]?](repeating: nil, count: count)
  }

  /// Begins with so many at once.
  func start(jobs: Int) {
    let workers = DispatchQueue(label: "scripts", attributes: .concurrent)
    for _ in 0..<min(jobs, count) {
      workers.async {
        while let index = self.begin() { self.finish(index, self.run(index)) }
      }
    }
  }

  /// Ends the run as it is; what is under way is forgotten.
  func interrupt() {
    turns.sync { isInterrupted = true }
    news.signal()
  }

  /// How long nobody hears of a run that goes on, in milliseconds; our choice.
  private static let silence = 100

  /// Waits for the outcome of the next test; `nil` when none is to come.
  ///
  /// - Parameter tell: told now and then how many tests are over.
  func next(waiting tell: (Int) -> Void) -> [ReplayOutcome]? {
    while true {
      let (outcome, isOver) = turns.sync { take() }
      if outcome != nil || isOver { return outcome }
      _ = news.wait(timeout: .now() + .milliseconds(ReplayRun.silence))
      tell(turns.sync { finished })
    }
  }

  /// What there is after the last outcome was handed over.
  func end() -> End {
    turns.sync {
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
    return (nil, isInterrupted || finished == count || (hasFailed && finished == started))
  }

  private func begin() -> Int? {
    turns.sync {
      guard started < count, !hasFailed, !isInterrupted else { return nil }
      defer { started += 1 }
      return started
    }
  }

  private func finish(_ index: Int, _ part: Part) {
    turns.sync {
      // What was interrupted has ended already, as it was then.
      guard !isInterrupted else { return }
      outcomes[index] = part.outcomes
      files.formUnion(part.files)
      names.formUnion(part.names)
      finished += 1
      if stopsAtFailure, part.outcomes.contains(where: { $0.status != .fine }) { hasFailed = true }
    }
    news.signal()
  }
}
