import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A line that tells how far a long run is, on a terminal alone.
struct Progress {
  private let count: Int
  private let isWanted: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  /// When it is told next.
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// A run is long after so much, and told of again after so much; our choice.
  private static let (patience, pause) = (Duration.seconds(1), Duration.milliseconds(100))

  init(of count: Int, isWanted: Bool) {
    self.count = count
    self.isWanted = isWanted && isatty(STDOUT_FILENO) != 0 && !Progress.isDumb
    start = clock.now
    next = start + Progress.patience
  }

  private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? true }

  /// Tells how many are over, unless it has just been told.
  mutating func tell(_ finished: Int) {
    guard isWanted, clock.now >= next else { return }
    next = clock.now + Progress.pause
    isShown = true
    Console.write("\r\u{1B}[K\(finished) of \(count) tests")
    Console.flush()
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    Console.write("\r\u{1B}[K")
  }
}
