// The events of transitions.

extension EventKind {
  /// A transition began.
  public static let transitionBegan = EventKind(
    "transition began", summary: "A transition began.",
    [
      .transition, .percent, .remaining.optional,
      .interactive,
    ], theme: .transitionBegan)
  /// The percentage of an interactive transition was set.
  public static let transitionUpdated = EventKind(
    "transition updated", summary: "The percentage of an interactive transition was set.",
    [
      .transition, .percent, .remaining.optional,
      FieldSchema("raw", .number(.fraction), isOptional: true),
    ], theme: .transitionUpdated)
  /// A transition was released, and runs toward its end.
  public static let transitionFinishing = EventKind(
    "transition finishing", summary: "A transition was released, and runs toward its end.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  /// A transition was released, and returns to its start.
  public static let transitionCancelling = EventKind(
    "transition cancelling", summary: "A transition was released, and returns to its start.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  /// A transition completed at its end.
  public static let transitionFinished = EventKind(
    "transition finished", summary: "A transition finished.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)
  /// A canceled transition arrived back at its start.
  public static let transitionCancelled = EventKind(
    "transition cancelled", summary: "A transition was cancelled.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)

  /// All events of transitions.
  static let transitions: [EventKind] = [
    .transitionBegan, .transitionUpdated, .transitionFinishing, .transitionCancelling,
    .transitionFinished, .transitionCancelled,
  ]
}
