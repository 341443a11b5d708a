/// What a board tells of itself so that time can move it.
protocol TimedBoard: Sendable {
  /// The next instant at which something happens by itself; `nil` if nothing will.
  var nextDeadline: Instant? { get }

  /// The place among all starts of what is due, the least if there are several; `nil` if nothing is.
  func turn(at now: Instant) -> Int?
}
