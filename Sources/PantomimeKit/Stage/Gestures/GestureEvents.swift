// The events of touches and recognizers.

extension EventKind {
  /// A touch began.
  public static let touchDown = EventKind(
    "touch down", summary: "A touch began.",
    [.place, .id.optional], theme: .touch)
  /// A touch moved.
  public static let touchMove = EventKind(
    "touch move", summary: "A touch moved.",
    [.place, .id.optional], theme: .touch)
  /// A touch ended.
  public static let touchUp = EventKind(
    "touch up", summary: "A touch ended.",
    [.place, .id.optional], theme: .touch)
  /// A touch was cancelled.
  public static let touchCancel = EventKind(
    "touch cancel", summary: "A touch was cancelled.",
    [.place, .id.optional], theme: .touch)
  /// A touch vanished; nothing was delivered.
  public static let touchLost = EventKind(
    "touch lost", summary: "A touch vanished; nothing was delivered.",
    [.place, .id.optional], theme: .touch)
  /// A touch ended outside its view.
  public static let touchUpOutside = EventKind(
    "touch up outside", summary: "A touch ended outside its view.",
    [.id.optional])
  /// The system cancelled all touches.
  public static let touchesCancelled = EventKind(
    "touches cancelled", summary: "The system cancelled all touches.")
  /// A view of the scene was tapped.
  public static let tap = EventKind(
    "tap", summary: "A view of the scene was tapped.",
    [.on, FieldSchema("direct", isOptional: true)], theme: .tap)
  /// A tap recognizer recognized a tap.
  public static let tapRecognized = EventKind(
    "tap recognized", summary: "A tap recognizer recognized a tap.",
    [.gesture, .location.optional], theme: .tap)
  /// A swipe recognizer recognized a swipe.
  public static let swipeRecognized = EventKind(
    "swipe recognized", summary: "A swipe recognizer recognized a swipe.",
    [.gesture, .location.optional, .direction], theme: .swiped)
  /// A long press recognizer changed its state.
  public static let press = EventKind(
    "press STATE", summary: "A long press recognizer changed its state.",
    choices: GestureState.allCases.map { $0.rawValue },
    [.gesture, .location.optional])
  /// A pan recognizer changed its state.
  public static let pan = EventKind(
    "pan STATE", summary: "A pan recognizer changed its state.",
    choices: GestureState.allCases.map { $0.rawValue },
    [
      .translation,
      .velocity,
      .location.optional,
      .gesture.optional,
    ], theme: .pan)
  /// A pan wasn't allowed to begin.
  public static let panRefused = EventKind(
    "pan refused", summary: "A pan was refused.",
    [
      .velocity.optional, .winner,
      .gesture.optional,
    ], theme: .panRefused)
  /// A report of a pan had no effect.
  public static let panIgnored = EventKind(
    "pan ignored", summary: "A report of a pan had no effect.",
    [FieldSchema("state", isOptional: true), .animator.optional, .cause.optional],
    theme: .panIgnored
  )
  /// A recognizer won its touches and began.
  public static let gestureBegan = EventKind(
    "gesture began", summary: "A recognizer won its touches.",
    [.gesture, .velocity.optional], theme: .gestureBegan)
  /// A discrete recognizer recognized its gesture.
  public static let gestureRecognized = EventKind(
    "gesture recognized", summary: "A discrete recognizer recognized its gesture.",
    [.gesture])
  /// A recognizer failed.
  public static let gestureFailed = EventKind(
    "gesture failed", summary: "A recognizer failed.",
    [.gesture, .by.optional], theme: .gestureLost)
  /// Another recognizer prevented this one.
  public static let gesturePrevented = EventKind(
    "gesture prevented", summary: "Another recognizer prevented this one.",
    [.gesture, .by.optional], theme: .gestureLost)
  /// A recognizer was refused.
  public static let gestureRefused = EventKind(
    "gesture refused", summary: "A recognizer was refused.",
    [
      .gesture, .velocity.optional,
      .winner.optional,
    ], theme: .gestureRefused)
  /// A recognizer waits for another to fail.
  public static let gestureWaits = EventKind(
    "gesture waits", summary: "A recognizer waits for another to fail.",
    [.gesture, .by.optional], theme: .gestureWaits)
  /// The delegate of a recognizer rejected a touch.
  public static let gestureIgnores = EventKind(
    "gesture ignores", summary: "The delegate of a recognizer rejected a touch.",
    [.gesture], theme: .gestureLost)
  /// A recognizer needs more movement before it can begin.
  public static let gestureUndecided = EventKind(
    "gesture undecided", summary: "A recognizer needs more movement before it can begin.",
    [.gesture, .velocity.optional], theme: .gestureLost)
  /// Recognizers wait for one another, and none can begin.
  public static let gestureDeadlock = EventKind(
    "gesture deadlock", summary: "Recognizers wait for one another, and none can begin.",
    [.gesture, .by.optional], theme: .gestureLost)
  /// A recognizer was enabled.
  public static let gestureEnabled = EventKind(
    "gesture enabled", summary: "A recognizer was enabled.",
    [.gesture], theme: .constructed)
  /// A recognizer was disabled.
  public static let gestureDisabled = EventKind(
    "gesture disabled", summary: "A recognizer was disabled.",
    [.gesture], theme: .constructed)
  /// The requirements of recognizers conflict.
  public static let gestureWarning = EventKind(
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
  /// The state that a pan or a long press reports, or `nil` for any other event.
  public var gestureState: GestureState? {
    self == .pan || self == .press ? subject.flatMap { GestureState(rawValue: $0.text) } : nil
  }

  /// The phase of the touch that the event records, or `nil` for any other event.
  package var touch: Touch.Phase? {
    guard theme == .touch else { return nil }
    if self == .touchDown { return .down }
    if self == .touchMove { return .move }
    if self == .touchUp { return .up }
    return self == .touchCancel ? .cancel : .lost
  }
}
