// The events of connected recognizers, animators, views, and timers.

extension EventKind {
  /// A recognizer was connected to an animator or to a property of a view.
  public static let connectionMade = EventKind(
    "connected", summary: "A recognizer was connected to an animator or to a property of a view.",
    [
      .animator.optional, FieldSchema("path", isOptional: true),
      .by,
    ], theme: .constructed)
  /// A toggle moves a number between its anchors.
  public static let toggled = EventKind(
    "toggled PATH", summary: "A toggle moves a number between its anchors.",
    [FieldSchema("from", .number(.points)), FieldSchema("to", .number(.points))])
  /// A toggle had no effect because of its animator's state.
  public static let toggleIgnored = EventKind(
    "toggle ignored",
    summary: "A toggle had no effect because of its animator's state.",
    [.animator],
    theme: .tapIgnored)
  /// A sheet is presented programmatically.
  public static let presented = EventKind(
    "presented", summary: "The app's code presents a sheet, which starts to move.",
    [.view, FieldSchema("from", .number(.points)), FieldSchema("to", .number(.points))])
  /// A sheet is dismissed programmatically.
  public static let dismissed = EventKind(
    "dismissed", summary: "The app's code dismisses a sheet, which starts to move off the screen.",
    [.view, FieldSchema("from", .number(.points)), FieldSchema("to", .number(.points))])
  /// Presenting or dismissing a sheet had no effect.
  public static let presentationIgnored = EventKind(
    "presentation ignored", summary: "Presenting or dismissing a sheet had no effect.",
    [.view, .cause],
    theme: .tapIgnored)
  /// A timer was started.
  public static let timerStarted = EventKind(
    "timer started NAME", summary: "A timer was started.",
    [FieldSchema("after", .number(.seconds))],
    theme: .constructed)
  /// A timer fired.
  public static let timerFired = EventKind("timer fired NAME", summary: "A timer fired.")
  /// The drag now moves the sheet, or the list.
  public static let hand = EventKind(
    "hand HOLDER", summary: "The drag now moves the sheet, or the list.",
    [FieldSchema("sheet", .number(.points)), FieldSchema("list", .number(.points))],
    theme: .handedOff)
}

extension EventKind {
  /// The events of programmatic sheet motion.
  static let presentations: [EventKind] = [.presented, .dismissed, .presentationIgnored]
}

extension Ledger {
  /// Records that a recognizer now drives or toggles a target.
  mutating func noteConnection(_ driven: Event.Field, by gesture: String) {
    note(.connectionMade, nil, [driven, .word(.by, gesture)])
  }
}
