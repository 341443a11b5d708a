import Dispatch
import PantomimeFiles

/// Work on numbered items that several threads share.
///
/// The results are values and share no state.
final class ParallelWork<Value: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int, () -> Bool) -> Value
  private let progress = Guarded(Progress())
  private let news = DispatchSemaphore(value: 0)

  /// The state that the threads share.
  private struct Progress {
    var finished: [(index: Int, value: Value)] = []
    var started = 0
    var isCut = false
  }

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
          self.progress.withLock { $0.finished.append((index, value)) }
          self.news.signal()
        }
      }
    }
  }

  /// Ends the work as soon as the items in progress allow.
  func interrupt() {
    progress.withLock { $0.isCut = true }
    news.signal()
  }

  /// Whether the work was ended early.
  var isInterrupted: Bool { progress.withLock { $0.isCut } }

  /// The results so far, in the order of the items.
  var results: [Value] {
    progress.withLock { $0.finished }.sorted { $0.index < $1.index }.map { $0.value }
  }

  private func begin() -> Int? {
    progress.withLock { progress in
      guard progress.started < count, !progress.isCut else { return nil }
      defer { progress.started += 1 }
      return progress.started
    }
  }

  /// Waits for news, and returns whether everything that was started is finished.
  ///
  /// - Parameter tell: Receives the results so far.
  func isOver(waiting tell: ([Value]) -> Void) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(100))
    let progress = progress.withLock { $0 }
    tell(progress.finished.map { $0.value })
    return progress.finished.count == progress.started
      && (progress.isCut || progress.started == count)
  }
}
