/// The interface of a board that changes over time.
protocol TimedBoard: Sendable {
  /// The next deadline, or `nil` if there is none.
  var nextDeadline: Instant? { get }

  /// Returns the position among all starts of the due work (if there are several, the smallest
  /// position); `nil` if nothing is due.
  func turn(at now: Instant) -> Int?
}
