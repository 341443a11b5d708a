import Dispatch
import PantomimeFiles

/// Work on numbered items that several threads share.
///
/// The results are values and share no state. A lock guards all other state.
final class ParallelWork<Value: Sendable>: @unchecked Sendable {
  private let count: Int
  private let work: @Sendable (Int, () -> Bool) -> Value
  private let lock = Lock()
  private let news = DispatchSemaphore(value: 0)
  // The lock guards the following state.
  private var finished: [(index: Int, value: Value)] = []
  private var started = 0
  private var isCut = false

  /// Prepares work.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - work: Returns the result for the item with an index; the second argument returns whether to
  ///     end early.
  init(count: Int, work: @escaping @Sendable (Int, () -> Bool) -> Value) {
    (self.count, self.work) = (count, work)
  }

  /// Starts the threads.
  func start(jobs: Int) {
    let workers = DispatchQueue(label: "work", attributes: .concurrent)
    for _ in 0..<min(jobs, count) {
      workers.async {
        while let index = self.begin() {
          let value = self.work(index) { self.isInterrupted }
          self.lock.withLock { self.finished.append((index, value)) }
          self.news.signal()
        }
      }
    }
  }

  /// Ends the work as soon as the items in progress allow.
  func interrupt() {
    lock.withLock { isCut = true }
    news.signal()
  }

  /// Whether the work was ended early.
  var isInterrupted: Bool { lock.withLock { isCut } }

  /// The results so far, in the order of the items.
  var results: [Value] {
    lock.withLock { finished.sorted { $0.index < $1.index }.map { $0.value } }
  }

  private func begin() -> Int? {
    lock.withLock {
      guard started < count, !isCut else { return nil }
      defer { started += 1 }
      return started
    }
  }

  /// Waits for news, and returns whether everything that was started is finished.
  ///
  /// - Parameter tell: Receives the results so far.
  func isOver(waiting tell: ([Value]) -> Void) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(100))
    let (isOver, values) = lock.withLock {
      (
        finished.count == started && (isCut || started == count),
        finished.map { $0.value }
      )
    }
    tell(values)
    return isOver
  }
}
