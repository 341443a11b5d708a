import Dispatch

/// Lets one thread at a time use something.
package final class Turn: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  /// Nobody's turn.
  package init() {}

  /// Does something while nobody else does.
  package func take<Result>(_ work: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return work()
  }
}
