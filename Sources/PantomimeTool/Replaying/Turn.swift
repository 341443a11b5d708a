import Dispatch

/// Lets one thread at a time use something.
final class Turn: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  /// Does something while nobody else does.
  func take<Result>(_ work: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return work()
  }
}
