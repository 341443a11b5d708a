// The ends of runs in flight, computed without advancing the clock.

/// The end of a run in flight if nothing interferes.
package struct RunEnd: Sendable, Hashable {
  /// The instant of the end.
  package let time: Instant
  /// The position that the run reaches, which is the one that the completion handler receives.
  package let position: Position
  /// Whether the animator pauses at its end, so that no completion handler runs (A46).
  package let pauses: Bool
  /// The place that the run reaches if it is part of a round trip; otherwise `nil`.
  package let place: String?
}

extension AnimatorBoard {
  /// Returns the end that an animator reaches if nothing interferes, or `nil` if it has none.
  func ownEnd(of id: AnimatorID) -> RunEnd? {
    var animator = self[id]
    while let time = animator.deadline {
      let arrival = animator.arrive(at: time)
      let position: Position
      switch arrival {
      case .began: continue
      case nil: return nil
      case .parked: position = animator.isReversed ? .start : .end
      case .ended(let reached, _): position = reached
      }
      var trip = roundTrip(of: id)
      return RunEnd(
        time: time, position: position, pauses: arrival == .parked,
        place: trip?.ended(at: position)?.rawValue)
    }
    return nil
  }

  /// Returns the earliest end of the animators with the given name if nothing interferes, or `nil`
  /// if none ends; there may be several, because view animations may share a name.
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

  /// The first running animator that can be referred to by name, and the number of such animators.
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
