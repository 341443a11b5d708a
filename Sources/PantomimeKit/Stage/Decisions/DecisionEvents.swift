// The events of decisions at lift-off.

extension EventKind {
  /// The outcome of a gesture was decided at lift-off.
  public static let decided = EventKind(
    "decided GOAL",
    summary: "The outcome of a gesture was decided at lift-off: the end, the start, or an anchor.",
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
