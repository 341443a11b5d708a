// The events of connected recognizers, animators, views and clock.

extension EventKind {
  static let connectionMade = EventKind(
    "connected", "A recognizer drives or toggles an animator, or a number of a view, from now on.",
    [
      EventField("animator", isOptional: true), EventField("path", isOptional: true),
      EventField("by"),
    ])
  static let toggleIgnored = EventKind(
    "toggle ignored", "An animator was to be sent to its other end, and is active.", [.animator])
  static let timerStarted = EventKind(
    "timer started NAME", "A timer was started.", [EventField("after", .number(.seconds))])
  static let timerFired = EventKind("timer fired NAME", "The time of a timer is over.")
  /// The finger now moves something else: the dragged view, or the list within it.
  static let hand = EventKind(
    "hand HOLDER", "The finger moves the sheet, or the list, from here on.",
    [EventField("sheet", .number(.points)), EventField("list", .number(.points))])
}

extension Ledger {
  /// Records that a recognizer drives or toggles something from now on.
  mutating func noteConnection(_ driven: Event.Field, by gesture: String) {
    note(.connectionMade, nil, [driven, .word("by", gesture)])
  }
}
