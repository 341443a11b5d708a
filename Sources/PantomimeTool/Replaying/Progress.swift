import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A progress line for a long run, shown only on a terminal.
struct Progress {
  private let count: Int
  private let isWanted: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  /// The instant of the next update.
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// The time before the first update, and the time between updates; our choice.
  private static let (patience, pause) = (Duration.seconds(1), Duration.milliseconds(100))

  init(of count: Int, isWanted: Bool) {
    self.count = count
    self.isWanted = isWanted && isatty(STDOUT_FILENO) != 0 && !Progress.isDumb
    start = clock.now
    next = start + Progress.patience
  }

  private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? true }

  /// Shows the number of finished tests, unless it was last shown only a moment ago.
  mutating func tell(_ finished: Int) {
    guard isWanted, clock.now >= next else { return }
    next = clock.now + Progress.pause
    isShown = true
    Console.write("\r\u{1B}[K\(finished) of \(count) tests")
    Console.flush()
  }

  /// Clears the progress line.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    Console.write("\r\u{1B}[K")
  }
}
