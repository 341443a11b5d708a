// What transitions do, as the trace tells it.

extension EventKind {
  static let transitionBegan = EventKind(
    "transition began", "A transition begins.",
    [
      .transition, .percent, .remaining.optional,
      .interactive,
    ], theme: .transitionBegan)
  static let transitionUpdated = EventKind(
    "transition updated", "A held transition was given a percent.",
    [
      .transition, .percent, .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ], theme: .transitionUpdated)
  static let transitionFinishing = EventKind(
    "transition finishing", "A transition was let go towards its end.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  static let transitionCancelling = EventKind(
    "transition cancelling", "A transition was let go back to its start.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  static let transitionFinished = EventKind(
    "transition finished", "A transition has ended at its end.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)
  static let transitionCancelled = EventKind(
    "transition cancelled", "A transition is back at its start.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)

  /// All of them.
  static let transitions: [EventKind] = [
    .transitionBegan, .transitionUpdated, .transitionFinishing, .transitionCancelling,
    .transitionFinished, .transitionCancelled,
  ]
}
