/// A board that changes over time.
protocol TimedBoard: Sendable {
  /// The next deadline, or `nil` if there is none.
  var nextDeadline: Instant? { get }

  /// Returns the position, among all starts, of the work that is due, or `nil` if nothing is due;
  /// if several items are due, returns the smallest position.
  func turn(at now: Instant) -> Int?
}
