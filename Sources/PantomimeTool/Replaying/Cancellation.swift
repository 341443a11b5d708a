import Dispatch

/// Ctrl-C, for whatever is at work when it comes.
final class Cancellation: @unchecked Sendable {
  private let turns = DispatchQueue(label: "cut")
  private let news = DispatchSemaphore(value: 0)
  // What follows is used in turn.
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

  /// Says what is to be done from now on; at once where it has come already.
  func listen(_ act: @escaping @Sendable () -> Void) {
    let isLate = turns.sync {
      self.act = act
      return isMade
    }
    if isLate { act() }
  }

  /// Waits so long; true where it has come by then.
  func wait(milliseconds: Int) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(milliseconds))
    return turns.sync { isMade }
  }
}
