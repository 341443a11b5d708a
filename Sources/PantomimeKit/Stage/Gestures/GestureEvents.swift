// What touches and recognizers do, as the trace tells it.

extension EventKind {
  static let touchDown = EventKind(
    "touch down", "A finger comes down.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchMove = EventKind(
    "touch move", "A finger moves.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchUp = EventKind(
    "touch up", "A finger lifts.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchCancel = EventKind(
    "touch cancel", "A finger is taken away.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchUpOutside = EventKind(
    "touch up outside", "A finger lifts outside the view it pressed.",
    [EventField("id", .number(.count), isOptional: true)])
  static let touchesCancelled = EventKind(
    "touches cancelled", "The system takes all touches away.")
  /// A finger has tapped a view.
  public static let tap = EventKind(
    "tap", "A view of the scene was tapped.",
    [EventField("on"), EventField("direct", isOptional: true)])
  static let tapRecognized = EventKind(
    "tap recognized", "A tap recognizer has recognized.",
    [EventField("gesture"), EventField("location", .numbers(.points), isOptional: true)])
  static let swipeRecognized = EventKind(
    "swipe recognized", "A swipe recognizer has recognized.",
    [
      EventField("gesture"), EventField("location", .numbers(.points), isOptional: true),
      EventField("direction"),
    ])
  static let press = EventKind(
    "press STATE", "A recognizer that is no pan reports.",
    choices: GestureState.allCases.map { $0.rawValue },
    [EventField("gesture"), EventField("location", .numbers(.points), isOptional: true)])
  static let pan = EventKind(
    "pan STATE", "A pan reports.", choices: GestureState.allCases.map { $0.rawValue },
    [
      EventField("translation", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)),
      EventField("location", .numbers(.points), isOptional: true),
      EventField("gesture", isOptional: true),
    ])
  /// A pan may not begin.
  public static let panRefused = EventKind(
    "pan refused", "A pan may not begin.",
    [
      EventField("velocity", .numbers(.pointsPerSecond), isOptional: true), EventField("winner"),
      EventField("gesture", isOptional: true),
    ])
  /// A report of a pan that has no effect just now.
  public static let panIgnored = EventKind(
    "pan ignored", "A report of a pan has no effect just now.",
    [EventField("state", isOptional: true), .animator.optional, .cause.optional])
  /// A recognizer has begun.
  public static let gestureBegan = EventKind(
    "gesture began", "A recognizer has won its touches.",
    [EventField("gesture"), EventField("velocity", .numbers(.pointsPerSecond), isOptional: true)])
  static let gestureRecognized = EventKind(
    "gesture recognized", "A recognizer has recognized what it looks for.",
    [EventField("gesture")])
  static let gestureFailed = EventKind(
    "gesture failed", "A recognizer has failed.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gesturePrevented = EventKind(
    "gesture prevented", "A recognizer was kept from recognizing by another.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gestureRefused = EventKind(
    "gesture refused", "A recognizer may not begin.",
    [
      EventField("gesture"), EventField("velocity", .numbers(.pointsPerSecond), isOptional: true),
      EventField("winner", isOptional: true),
    ])
  static let gestureWaits = EventKind(
    "gesture waits", "A recognizer waits until another has failed.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gestureIgnores = EventKind(
    "gesture ignores", "The delegate of a recognizer lets it have no such touch.",
    [EventField("gesture")])
  static let gestureUndecided = EventKind(
    "gesture undecided", "It cannot be told yet whether a recognizer may begin.",
    [EventField("gesture"), EventField("velocity", .numbers(.pointsPerSecond), isOptional: true)])
  static let gestureDeadlock = EventKind(
    "gesture deadlock", "Recognizers wait for one another, and none of them can begin.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gestureEnabled = EventKind(
    "gesture enabled", "A recognizer was switched on.",
    [EventField("gesture")])
  static let gestureDisabled = EventKind(
    "gesture disabled", "A recognizer was switched off.",
    [EventField("gesture")])
  static let gestureWarning = EventKind(
    "warning gestures", "Something is wrong with how recognizers stand to one another.",
    tone: .warning)

  /// All of them.
  static let gestures: [EventKind] = [
    .touchDown, .touchMove, .touchUp, .touchCancel, .touchUpOutside, .touchesCancelled, .tap,
    .tapRecognized, .swipeRecognized, .press, .pan, .panRefused, .panIgnored, .gestureBegan,
    .gestureRecognized,
    .gestureFailed, .gesturePrevented, .gestureRefused, .gestureWaits, .gestureIgnores,
    .gestureUndecided, .gestureDeadlock, .gestureEnabled,
    .gestureDisabled, .gestureWarning,
  ]
}
