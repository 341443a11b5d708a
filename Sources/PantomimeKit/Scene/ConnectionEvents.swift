// What comes of joining recognizers, animators, views and the clock, as the trace tells it.

extension EventKind {
  static let connectionMade = EventKind(
    "connected", "A recognizer drives or toggles an animator, or a number of a view, from now on.",
    [
      EventField("animator", isOptional: true), EventField("path", isOptional: true),
      EventField("by"),
    ])
  static let toggleIgnored = EventKind(
    "toggle ignored", "An animator was to be sent to its other end, and is active.", [.animator])
  /// A sheet is presented by program.
  public static let presented = EventKind(
    "presented", "A sheet begins to move to where it is presented, by program.",
    [EventField("view"), EventField("from", .number(.points)), EventField("to", .number(.points))])
  /// A sheet is dismissed by program.
  public static let dismissed = EventKind(
    "dismissed", "A sheet begins to move off the screen, by program.",
    [EventField("view"), EventField("from", .number(.points)), EventField("to", .number(.points))])
  static let presentationIgnored = EventKind(
    "presentation ignored", "A sheet was to be presented or dismissed, and does not move.",
    [EventField("view"), .cause])
  static let timerStarted = EventKind(
    "timer started NAME", "A timer was started.", [EventField("after", .number(.seconds))])
  static let timerFired = EventKind("timer fired NAME", "The time of a timer is over.")
  /// The finger has something else in hand: what is dragged, or the list within it.
  static let hand = EventKind(
    "hand HOLDER", "The finger moves the sheet, or the list, from here on.",
    [EventField("sheet", .number(.points)), EventField("list", .number(.points))])
}

extension EventKind {
  /// What programs do to sheets.
  static let presentations: [EventKind] = [.presented, .dismissed, .presentationIgnored]
}

extension Ledger {
  /// Records that a recognizer drives or toggles something from now on.
  mutating func noteConnection(_ driven: Event.Field, by gesture: String) {
    note(.connectionMade, nil, [driven, .word("by", gesture)])
  }
}
