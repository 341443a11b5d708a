// What lift-offs come to, as the trace tells it.

extension EventKind {
  /// At a lift-off it was decided where a transition goes.
  public static let decided = EventKind(
    "decided GOAL",
    "At a lift-off it was decided where a transition goes: to its end, its start, or an anchor.",
    choices: ["end", "start", "anchor"],
    [
      EventField("index", .number(.count), isOptional: true),
      .anchor.optional, .by,
      EventField("margin", isOptional: true), EventField("unit", isOptional: true),
      .rule.optional,
    ], isOpen: true, tone: .outcome, theme: .decided)

  /// All of them.
  static let decisions: [EventKind] = [
    .decided
  ]
}
