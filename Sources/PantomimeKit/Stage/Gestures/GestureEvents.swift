// The events of touches and recognizers.

extension EventKind {
  static let touchDown = EventKind(
    "touch down", summary: "A touch began.",
    [.place, .id.optional], theme: .touch)
  static let touchMove = EventKind(
    "touch move", summary: "A touch moved.",
    [.place, .id.optional], theme: .touch)
  static let touchUp = EventKind(
    "touch up", summary: "A touch ended.",
    [.place, .id.optional], theme: .touch)
  static let touchCancel = EventKind(
    "touch cancel", summary: "A touch was cancelled.",
    [.place, .id.optional], theme: .touch)
  static let touchLost = EventKind(
    "touch lost", summary: "A touch vanished; nothing was delivered.",
    [.place, .id.optional], theme: .touch)
  static let touchUpOutside = EventKind(
    "touch up outside", summary: "A touch ended outside its view.",
    [.id.optional])
  static let touchesCancelled = EventKind(
    "touches cancelled", summary: "The system cancelled all touches.")
  /// A finger has tapped a view.
  public static let tap = EventKind(
    "tap", summary: "A view of the scene was tapped.",
    [.on, FieldSchema("direct", isOptional: true)], theme: .tap)
  static let tapRecognized = EventKind(
    "tap recognized", summary: "A tap recognizer recognized a tap.",
    [.gesture, .location.optional], theme: .tap)
  static let swipeRecognized = EventKind(
    "swipe recognized", summary: "A swipe recognizer recognized a swipe.",
    [.gesture, .location.optional, .direction], theme: .swiped)
  static let press = EventKind(
    "press STATE", summary: "A long press recognizer changed its state.",
    choices: GestureState.allCases.map { $0.rawValue },
    [.gesture, .location.optional])
  static let pan = EventKind(
    "pan STATE", summary: "A pan recognizer changed its state.",
    choices: GestureState.allCases.map { $0.rawValue },
    [
      .translation,
      .velocity,
      .location.optional,
      .gesture.optional,
    ], theme: .pan)
  /// A pan is not allowed to begin.
  public static let panRefused = EventKind(
    "pan refused", summary: "A pan was refused.",
    [
      .velocity.optional, .winner,
      .gesture.optional,
    ], theme: .panRefused)
  /// A report of a pan that has no effect now.
  public static let panIgnored = EventKind(
    "pan ignored", summary: "A report of a pan had no effect.",
    [FieldSchema("state", isOptional: true), .animator.optional, .cause.optional],
    theme: .panIgnored
  )
  /// A recognizer has begun.
  public static let gestureBegan = EventKind(
    "gesture began", summary: "A recognizer won its touches.",
    [.gesture, .velocity.optional], theme: .gestureBegan)
  static let gestureRecognized = EventKind(
    "gesture recognized", summary: "A discrete recognizer recognized its gesture.",
    [.gesture])
  static let gestureFailed = EventKind(
    "gesture failed", summary: "A recognizer failed.",
    [.gesture, .by.optional], theme: .gestureLost)
  static let gesturePrevented = EventKind(
    "gesture prevented", summary: "Another recognizer prevented this one.",
    [.gesture, .by.optional], theme: .gestureLost)
  static let gestureRefused = EventKind(
    "gesture refused", summary: "A recognizer was refused.",
    [
      .gesture, .velocity.optional,
      .winner.optional,
    ], theme: .gestureRefused)
  static let gestureWaits = EventKind(
    "gesture waits", summary: "A recognizer waits for another to fail.",
    [.gesture, .by.optional], theme: .gestureWaits)
  static let gestureIgnores = EventKind(
    "gesture ignores", summary: "The delegate of a recognizer rejected a touch.",
    [.gesture], theme: .gestureLost)
  static let gestureUndecided = EventKind(
    "gesture undecided", summary: "A recognizer needs more movement before it can begin.",
    [.gesture, .velocity.optional], theme: .gestureLost)
  static let gestureDeadlock = EventKind(
    "gesture deadlock", summary: "Recognizers wait for one another, and none can begin.",
    [.gesture, .by.optional], theme: .gestureLost)
  static let gestureEnabled = EventKind(
    "gesture enabled", summary: "A recognizer was enabled.",
    [.gesture], theme: .constructed)
  static let gestureDisabled = EventKind(
    "gesture disabled", summary: "A recognizer was disabled.",
    [.gesture], theme: .constructed)
  static let gestureWarning = EventKind(
    "warning gestures", summary: "The requirements of recognizers conflict.",
    tone: .warning)

  /// All events of gestures.
  static let gestures: [EventKind] = [
    .touchDown, .touchMove, .touchUp, .touchCancel, .touchLost, .touchUpOutside,
    .touchesCancelled, .tap, .tapRecognized, .swipeRecognized, .press, .pan, .panRefused,
    .panIgnored, .gestureBegan,
    .gestureRecognized,
    .gestureFailed, .gesturePrevented, .gestureRefused, .gestureWaits, .gestureIgnores,
    .gestureUndecided, .gestureDeadlock, .gestureEnabled,
    .gestureDisabled, .gestureWarning,
  ]
}

extension Event {
  /// The phase of the touch that it records, or `nil` for any other event.
  package var touch: Touch.Phase? {
    guard theme == .touch else { return nil }
    if self == .touchDown { return .down }
    if self == .touchMove { return .move }
    if self == .touchUp { return .up }
    return self == .touchCancel ? .cancel : .lost
  }
}
