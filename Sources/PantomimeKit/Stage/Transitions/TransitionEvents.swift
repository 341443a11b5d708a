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
    "transition updated", summary: "A percent was assigned to an interactive transition.",
    [
      .transition, .percent, .remaining.optional,
      FieldSchema("raw", .number(.fraction), isOptional: true),
    ], theme: .transitionUpdated)
  /// A transition was released to finish.
  public static let transitionFinishing = EventKind(
    "transition finishing", summary: "A transition was released to finish.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  /// A transition was released to cancel.
  public static let transitionCancelling = EventKind(
    "transition cancelling", summary: "A transition was released to cancel.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  /// A transition finished.
  public static let transitionFinished = EventKind(
    "transition finished", summary: "A transition finished.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)
  /// A transition was cancelled.
  public static let transitionCancelled = EventKind(
    "transition cancelled", summary: "A transition was cancelled.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)

  /// All events of transitions.
  static let transitions: [EventKind] = [
    .transitionBegan, .transitionUpdated, .transitionFinishing, .transitionCancelling,
    .transitionFinished, .transitionCancelled,
  ]
}
