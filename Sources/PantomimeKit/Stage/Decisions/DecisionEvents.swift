// The events of decisions at lift-off.

extension EventKind {
  /// A transition's target was decided at lift-off.
  public static let decided = EventKind(
    "decided GOAL",
    "A lift-off was decided: complete, revert, or an anchor.",
    choices: ["end", "start", "anchor"],
    [
      EventField("index", .number(.count), isOptional: true),
      .anchor.optional, .by,
      EventField("margin", isOptional: true), EventField("unit", isOptional: true),
      .rule.optional,
    ], isOpen: true, tone: .outcome, theme: .decided)

  /// All events of decisions.
  static let decisions: [EventKind] = [
    .decided
  ]
}
