// Move events, which are nearly all events; most of them need no query.

extension GestureArena {
  /// How far an event was handled without querying the delegate.
  package enum Progress: Sendable {
    /// Not at all, because the event contains more than moves, or something else is due before it;
    /// call `handle`.
    case none
    /// Up to the point at which recognizers have to be arbitrated; call `judge` to continue.
    case moved
    /// Completely.
    case done
  }

  /// Handles an event up to the first query to the delegate.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena and the list are then unchanged.
  package mutating func follow(
    _ touches: [Touch], at now: Instant, into messages: inout [ArenaMessage]
  ) throws(TouchError) -> Progress {
    for touch in touches where touch.phase != .move { return .none }
    if isUnsettled { return .none }
    if let due = earliestDeadline, due <= now { return .none }
    guard now >= clock else { throw .tooEarly(now, now: clock) }
    try delivery.check(touches)
    clock = now
    runResets()
    for touch in touches { move(touch) }
    settle()
    if isUnsettled { return .moved }
    finishEvent(touches, into: &messages)
    return .done
  }

  /// Continues with an event whose moves have been handled.
  package mutating func judge(
    _ touches: [Touch], asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) {
    resolve(asking: answers)
    finishEvent(touches, into: &messages)
  }
}
