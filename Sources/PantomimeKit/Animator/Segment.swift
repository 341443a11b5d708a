/// A stretch of an animator's run in which time flows evenly towards one end.
///
/// It begins where a start, a continue or a reversal left the animator and ends at the end it
/// travels to; the time share *u* is linear in between (model of animator-semantics 10.1).
struct Segment: Sendable, Equatable {
  /// The time share at the beginning, 0 … 1.
  let from: Double
  /// The time share at the end: 1 forwards, 0 reversed.
  let goal: Double
  /// When it began.
  let begin: Instant
  /// How long it lasts, in seconds.
  let length: Double
  /// When it ends, to the nanosecond.
  let end: Instant

  init(from: Double, goal: Double, begin: Instant, length: Double) {
    self.from = from
    self.goal = goal
    self.begin = begin
    self.length = length
    end = begin.advanced(bySeconds: length)
  }

  /// The time share at an instant.
  func time(at now: Instant) -> Double {
    guard now < end, length > 0 else { return goal }
    let share = min(max(now.seconds(since: begin) / length, 0), 1)
    return from + (goal - from) * share
  }

  /// Seconds of the segment per unit of the time share; `nil` where nothing is left to travel.
  var pace: Double? {
    let distance = (goal - from).magnitude
    return distance > 0 ? length / distance : nil
  }
}
