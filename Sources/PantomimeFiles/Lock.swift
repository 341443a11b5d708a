import Dispatch

/// A lock that only one thread can hold at a time.
package final class Lock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  /// Creates an unlocked lock.
  package init() {}

  /// Runs a closure while holding the lock.
  package func withLock<Result>(_ work: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return work()
  }
}
