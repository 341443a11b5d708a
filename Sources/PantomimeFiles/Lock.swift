import Dispatch

/// A lock that one thread at a time holds.
package final class Lock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  /// Creates an open lock.
  package init() {}

  /// Runs a closure while no other thread holds the lock.
  package func withLock<Result>(_ work: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return work()
  }
}
