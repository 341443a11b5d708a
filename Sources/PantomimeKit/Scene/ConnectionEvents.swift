// The events of connected recognizers, animators, views and clock.

extension EventKind {
  static let connectionMade = EventKind(
    "connected", "A recognizer was connected to an animator or to a property of a view.",
    [
      .animator.optional, EventField("path", isOptional: true),
      .by,
    ], theme: .constructed)
  static let toggleIgnored = EventKind(
    "toggle ignored", "A toggle had no effect because its animator is active.", [.animator],
    theme: .tapIgnored)
  /// A sheet is presented by program.
  public static let presented = EventKind(
    "presented", "The program presents a sheet, which starts to move.",
    [.view, EventField("from", .number(.points)), EventField("to", .number(.points))])
  /// A sheet is dismissed by program.
  public static let dismissed = EventKind(
    "dismissed", "The program dismisses a sheet, which starts to move off the screen.",
    [.view, EventField("from", .number(.points)), EventField("to", .number(.points))])
  static let presentationIgnored = EventKind(
    "presentation ignored", "Presenting or dismissing a sheet had no effect.", [.view, .cause],
    theme: .tapIgnored)
  static let timerStarted = EventKind(
    "timer started NAME", "A timer was started.", [EventField("after", .number(.seconds))],
    theme: .constructed)
  static let timerFired = EventKind("timer fired NAME", "A timer fired.")
  /// The finger now moves something else: the dragged view, or the list within it.
  static let hand = EventKind(
    "hand HOLDER", "The drag now moves the sheet, or the list.",
    [EventField("sheet", .number(.points)), EventField("list", .number(.points))])
}

extension EventKind {
  /// What programs do to sheets.
  static let presentations: [EventKind] = [.presented, .dismissed, .presentationIgnored]
}

extension Ledger {
  /// Records that a recognizer drives or toggles something from now on.
  mutating func noteConnection(_ driven: Event.Field, by gesture: String) {
    note(.connectionMade, nil, [driven, .word(.by, gesture)])
  }
}
