// What comes of joining recognizers, animators, views and the clock, as the trace tells it.

extension EventKind {
  static let connectionMade = EventKind(
    "connected", "A recognizer drives or toggles an animator, or a number of a view, from now on.",
    [
      .animator.optional, EventField("path", isOptional: true),
      .by,
    ], theme: .constructed)
  static let toggleIgnored = EventKind(
    "toggle ignored", "An animator was to be sent to its other end, and is active.", [.animator],
    theme: .tapIgnored)
  static let timerStarted = EventKind(
    "timer started NAME", "A timer was started.", [EventField("after", .number(.seconds))],
    theme: .constructed)
  static let timerFired = EventKind("timer fired NAME", "The time of a timer is over.")
  /// The finger has something else in hand: what is dragged, or the list within it.
  static let hand = EventKind(
    "hand HOLDER", "The finger moves the sheet, or the list, from here on.",
    [EventField("sheet", .number(.points)), EventField("list", .number(.points))])
}

extension Ledger {
  /// Records that a recognizer drives or toggles something from now on.
  mutating func noteConnection(_ driven: Event.Field, by gesture: String) {
    note(.connectionMade, nil, [driven, .word(.by, gesture)])
  }
}
