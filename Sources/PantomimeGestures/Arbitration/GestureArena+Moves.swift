// Events of moves, which are nearly all there are: of most of them nobody need be asked anything.

extension GestureArena {
  /// How far an event was taken without a question.
  package enum Progress: Sendable {
    /// Not at all: it is no mere move, or something is due before it. `handle` takes it.
    case none
    /// To the point where recognizers are to be judged: `judge` goes on.
    case moved
    /// To its end.
    case done
  }

  /// Takes one event as far as nobody need be asked anything.
  ///
  /// - Throws: `TouchProblem` if the event cannot have happened; arena and list are then as before.
  package mutating func follow(
    _ touches: [Touch], at now: Instant, into messages: inout [ArenaMessage]
  ) throws(TouchProblem) -> Progress {
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

  /// Goes on with an event whose moves have been taken.
  package mutating func judge(
    _ touches: [Touch], asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) {
    resolve(asking: answers)
    finishEvent(touches, into: &messages)
  }
}
