// What lift-offs come to, as the trace tells it.

extension EventKind {
  /// At a lift-off it was decided where a transition goes.
  public static let decided = EventKind(
    "decided GOAL",
    "A lift-off was decided: complete, revert, or an anchor.",
    choices: ["end", "start", "anchor"],
    [
      EventField("index", .number(.count), isOptional: true),
      EventField("place", .number(.points), isOptional: true), EventField("by"),
      EventField("margin", isOptional: true), EventField("unit", isOptional: true),
      EventField("rule", isOptional: true),
    ], isOpen: true, tone: .outcome)

  /// All of them.
  static let decisions: [EventKind] = [
    .decided
  ]
}
