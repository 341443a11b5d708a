import Dispatch

/// A request to cut the run short (Ctrl-C), and the current action to take.
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

  /// Sets the action for an interruption; calls it immediately if the interruption has already
  /// occurred.
  func listen(_ act: @escaping @Sendable () -> Void) {
    let isLate = turns.sync {
      self.act = act
      return isMade
    }
    if isLate { act() }
  }

  /// Waits for an interruption, for a number of milliseconds; returns whether it has occurred.
  func wait(milliseconds: Int) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(milliseconds))
    return turns.sync { isMade }
  }
}
