// The events of transitions.

extension EventKind {
  static let transitionBegan = EventKind(
    "transition began", "A transition began.",
    [
      EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional,
      EventField("interactive"),
    ])
  static let transitionUpdated = EventKind(
    "transition updated", "A percent was assigned to an interactive transition.",
    [
      EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ])
  static let transitionFinishing = EventKind(
    "transition finishing", "A transition was released to finish.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])
  static let transitionCancelling = EventKind(
    "transition cancelling", "A transition was released to cancel.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])
  static let transitionFinished = EventKind(
    "transition finished", "A transition finished.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])
  static let transitionCancelled = EventKind(
    "transition cancelled", "A transition was cancelled.",
    [EventField("transition"), EventField("percent", .number(.fraction)), .remaining.optional])

  /// All events of transitions.
  static let transitions: [EventKind] = [
    .transitionBegan, .transitionUpdated, .transitionFinishing, .transitionCancelling,
    .transitionFinished, .transitionCancelled,
  ]
}
