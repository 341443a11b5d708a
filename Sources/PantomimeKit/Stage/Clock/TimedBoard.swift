/// The interface of a board through which time moves it.
protocol TimedBoard: Sendable {
  /// The next deadline, or `nil` if there is none.
  var nextDeadline: Instant? { get }

  /// Returns the position among all starts of what is due, the least if there are several, or `nil`
  /// if nothing is.
  func turn(at now: Instant) -> Int?
}
