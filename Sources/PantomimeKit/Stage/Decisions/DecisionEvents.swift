// The events of decisions at lift-off.

extension EventKind {
  /// The outcome of a release was decided at lift-off.
  public static let decided = EventKind(
    "decided GOAL",
    summary: "A lift-off was decided: complete, revert, or an anchor.",
    choices: ["end", "start", "anchor"],
    [
      FieldSchema("index", .number(.count), isOptional: true),
      .anchor.optional, .by,
      FieldSchema("margin", isOptional: true), FieldSchema("unit", isOptional: true),
      .rule.optional,
    ], isOpen: true, tone: .outcome, theme: .decided)

  /// All events of decisions.
  static let decisions: [EventKind] = [
    .decided
  ]
}
