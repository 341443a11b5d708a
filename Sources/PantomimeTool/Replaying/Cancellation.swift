import Dispatch

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
