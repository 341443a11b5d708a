// The ends of runs in flight, computed without advancing the clock.

/// The end of a run in flight if nothing interferes.
package struct RunEnd: Sendable, Hashable {
  /// The instant of the end.
  package let time: Instant
  /// The position that the completion handler receives.
  package let position: Position
  /// The place that the run reaches if it is part of a round trip; otherwise `nil`.
  package let place: String?
}

extension AnimatorBoard {
  /// Returns the end that an animator reaches if nothing interferes, or `nil` if it has none.
  func ownEnd(of id: AnimatorID) -> RunEnd? {
    var animator = self[id]
    while let time = animator.deadline {
      switch animator.arrive(at: time) {
      case .began: continue
      case .parked, nil: return nil
      case .ended(let position, _):
        var trip = roundTrip(of: id)
        return RunEnd(time: time, position: position, place: trip?.ended(at: position)?.rawValue)
      }
    }
    return nil
  }

  /// Returns the first end of the animators with a name if nothing interferes, or `nil` if none
  /// ends; view animations may share a name.
  func ownEnd(of name: String) -> RunEnd? {
    if let id = animator(named: name) { return ownEnd(of: id) }
    var first: RunEnd?
    for index in parts.indices where parts[index].name == name {
      guard let end = ownEnd(of: parts[index].id) else { continue }
      if first.map({ end.time < $0.time }) ?? true { first = end }
    }
    return first
  }

  /// The latest end of all runs in flight, or `nil` if there is none.
  var lastRunEnd: Instant? {
    var last: Instant?
    for (index, deadline) in queue.deadlines {
      let end = gaits[index].endsAtDeadline ? deadline : ownEnd(of: parts[index].id)?.time
      if let end, last.map({ $0 < end }) ?? true { last = end }
    }
    return last
  }

  /// The named animators that are running: the first one, and their count.
  var running: (first: AnimatorID?, count: Int) {
    var (first, count): (AnimatorID?, Int) = (nil, 0)
    for index in parts.indices where parts[index].animator.isRunning && parts[index].access.isNamed
    {
      if first == nil || parts[index].id == principal { first = parts[index].id }
      count += 1
    }
    return (first, count)
  }
}
