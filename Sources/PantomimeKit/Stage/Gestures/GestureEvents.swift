// The events of touches and recognizers.

extension EventKind {
  static let touchDown = EventKind(
    "touch down", "A touch began.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchMove = EventKind(
    "touch move", "A touch moved.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchUp = EventKind(
    "touch up", "A touch ended.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchCancel = EventKind(
    "touch cancel", "A touch was cancelled.",
    [EventField("place", .numbers(.points)), EventField("id", .number(.count), isOptional: true)])
  static let touchUpOutside = EventKind(
    "touch up outside", "A touch ended outside its view.",
    [EventField("id", .number(.count), isOptional: true)])
  static let touchesCancelled = EventKind(
    "touches cancelled", "The system cancelled all touches.")
  /// A finger has tapped a view.
  public static let tap = EventKind(
    "tap", "A view of the scene was tapped.",
    [EventField("on"), EventField("direct", isOptional: true)])
  static let tapRecognized = EventKind(
    "tap recognized", "A tap recognizer recognized a tap.",
    [EventField("gesture"), EventField("location", .numbers(.points), isOptional: true)])
  static let swipeRecognized = EventKind(
    "swipe recognized", "A swipe recognizer has recognized.",
    [
      EventField("gesture"), EventField("location", .numbers(.points), isOptional: true),
      EventField("direction"),
    ])
  static let press = EventKind(
    "press STATE", "A long press recognizer changed its state.",
    choices: GestureState.allCases.map { $0.rawValue },
    [EventField("gesture"), EventField("location", .numbers(.points), isOptional: true)])
  static let pan = EventKind(
    "pan STATE", "A pan recognizer changed its state.",
    choices: GestureState.allCases.map { $0.rawValue },
    [
      EventField("translation", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)),
      EventField("location", .numbers(.points), isOptional: true),
      EventField("gesture", isOptional: true),
    ])
  /// A pan is not allowed to begin.
  public static let panRefused = EventKind(
    "pan refused", "A pan was refused.",
    [
      EventField("velocity", .numbers(.pointsPerSecond), isOptional: true), EventField("winner"),
      EventField("gesture", isOptional: true),
    ])
  /// A report of a pan that has no effect now.
  public static let panIgnored = EventKind(
    "pan ignored", "A report of a pan had no effect.",
    [EventField("state", isOptional: true), .animator.optional, .cause.optional])
  /// A recognizer has begun.
  public static let gestureBegan = EventKind(
    "gesture began", "A recognizer won its touches.",
    [EventField("gesture"), EventField("velocity", .numbers(.pointsPerSecond), isOptional: true)])
  static let gestureRecognized = EventKind(
    "gesture recognized", "A discrete recognizer recognized its gesture.",
    [EventField("gesture")])
  static let gestureFailed = EventKind(
    "gesture failed", "A recognizer failed.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gesturePrevented = EventKind(
    "gesture prevented", "Another recognizer prevented this one.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gestureRefused = EventKind(
    "gesture refused", "A recognizer was refused.",
    [
      EventField("gesture"), EventField("velocity", .numbers(.pointsPerSecond), isOptional: true),
      EventField("winner", isOptional: true),
    ])
  static let gestureWaits = EventKind(
    "gesture waits", "A recognizer waits for another to fail.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gestureIgnores = EventKind(
    "gesture ignores", "The delegate of a recognizer rejected a touch.",
    [EventField("gesture")])
  static let gestureUndecided = EventKind(
    "gesture undecided", "A recognizer needs more movement before it can begin.",
    [EventField("gesture"), EventField("velocity", .numbers(.pointsPerSecond), isOptional: true)])
  static let gestureDeadlock = EventKind(
    "gesture deadlock", "Recognizers wait for one another, and none can begin.",
    [EventField("gesture"), EventField("by", isOptional: true)])
  static let gestureEnabled = EventKind(
    "gesture enabled", "A recognizer was enabled.",
    [EventField("gesture")])
  static let gestureDisabled = EventKind(
    "gesture disabled", "A recognizer was disabled.",
    [EventField("gesture")])
  static let gestureWarning = EventKind(
    "warning gestures", "The requirements of recognizers conflict.",
    tone: .warning)

  /// All events of gestures.
  static let gestures: [EventKind] = [
    .touchDown, .touchMove, .touchUp, .touchCancel, .touchUpOutside, .touchesCancelled, .tap,
    .tapRecognized, .swipeRecognized, .press, .pan, .panRefused, .panIgnored, .gestureBegan,
    .gestureRecognized,
    .gestureFailed, .gesturePrevented, .gestureRefused, .gestureWaits, .gestureIgnores,
    .gestureUndecided, .gestureDeadlock, .gestureEnabled,
    .gestureDisabled, .gestureWarning,
  ]
}
