// The events of transitions.

extension EventKind {
  static let transitionBegan = EventKind(
    "transition began", "A transition begins.",
    [
      EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional,
      EventField("interactive"),
    ])
  static let transitionUpdated = EventKind(
    "transition updated", "A held transition was given a percent.",
    [
      EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ])
  static let transitionFinishing = EventKind(
    "transition finishing", "A transition was let go towards its end.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])
  static let transitionCancelling = EventKind(
    "transition cancelling", "A transition was let go back to its start.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])
  static let transitionFinished = EventKind(
    "transition finished", "A transition has ended at its end.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])
  static let transitionCancelled = EventKind(
    "transition cancelled", "A transition is back at its start.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])

  /// All events of transitions.
  static let transitions: [EventKind] = [
    .transitionBegan, .transitionUpdated, .transitionFinishing, .transitionCancelling,
    .transitionFinished, .transitionCancelled,
  ]
}
