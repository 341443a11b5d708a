// What touches and recognizers do, as the trace tells it.

extension EventKind {
  static let touchDown = EventKind(
    "touch down", "A finger comes down.",
    [.place, .id.optional], theme: .touch)
  static let touchMove = EventKind(
    "touch move", "A finger moves.",
    [.place, .id.optional], theme: .touch)
  static let touchUp = EventKind(
    "touch up", "A finger lifts.",
    [.place, .id.optional], theme: .touch)
  static let touchCancel = EventKind(
    "touch cancel", "A finger is taken away.",
    [.place, .id.optional], theme: .touch)
  static let touchUpOutside = EventKind(
    "touch up outside", "A finger lifts outside the view it pressed.",
    [.id.optional])
  static let touchesCancelled = EventKind(
    "touches cancelled", "The system takes all touches away.")
  /// A finger has tapped a view.
  public static let tap = EventKind(
    "tap", "A view of the scene was tapped.",
    [.on, EventField("direct", isOptional: true)], theme: .tap)
  static let tapRecognized = EventKind(
    "tap recognized", "A tap recognizer has recognized.",
    [.gesture, .location.optional], theme: .tap)
  static let press = EventKind(
    "press STATE", "A recognizer that is no pan reports.",
    choices: GestureState.allCases.map { $0.rawValue },
    [.gesture, .location.optional])
  static let pan = EventKind(
    "pan STATE", "A pan reports.", choices: GestureState.allCases.map { $0.rawValue },
    [
      .translation,
      .velocity,
      .location.optional,
      .gesture.optional,
    ], theme: .pan)
  /// A pan may not begin.
  public static let panRefused = EventKind(
    "pan refused", "A pan may not begin.",
    [
      .velocity.optional, .winner,
      .gesture.optional,
    ], theme: .panRefused)
  /// A report of a pan that has no effect just now.
  public static let panIgnored = EventKind(
    "pan ignored", "A report of a pan has no effect just now.",
    [EventField("state", isOptional: true), .animator.optional, .cause.optional], theme: .panIgnored
  )
  /// A recognizer has begun.
  public static let gestureBegan = EventKind(
    "gesture began", "A recognizer has won its touches.",
    [.gesture, .velocity.optional], theme: .gestureBegan)
  static let gestureRecognized = EventKind(
    "gesture recognized", "A recognizer has recognized what it looks for.",
    [.gesture])
  static let gestureFailed = EventKind(
    "gesture failed", "A recognizer has failed.",
    [.gesture, .by.optional], theme: .gestureLost)
  static let gesturePrevented = EventKind(
    "gesture prevented", "A recognizer was kept from recognizing by another.",
    [.gesture, .by.optional], theme: .gestureLost)
  static let gestureRefused = EventKind(
    "gesture refused", "A recognizer may not begin.",
    [
      .gesture, .velocity.optional,
      .winner.optional,
    ], theme: .gestureRefused)
  static let gestureWaits = EventKind(
    "gesture waits", "A recognizer waits until another has failed.",
    [.gesture, .by.optional], theme: .gestureWaits)
  static let gestureIgnores = EventKind(
    "gesture ignores", "The delegate of a recognizer lets it have no such touch.",
    [.gesture], theme: .gestureLost)
  static let gestureUndecided = EventKind(
    "gesture undecided", "It cannot be told yet whether a recognizer may begin.",
    [.gesture, .velocity.optional], theme: .gestureLost)
  static let gestureDeadlock = EventKind(
    "gesture deadlock", "Recognizers wait for one another, and none of them can begin.",
    [.gesture, .by.optional], theme: .gestureLost)
  static let gestureEnabled = EventKind(
    "gesture enabled", "A recognizer was switched on.",
    [.gesture])
  static let gestureDisabled = EventKind(
    "gesture disabled", "A recognizer was switched off.",
    [.gesture])
  static let gestureWarning = EventKind(
    "warning gestures", "Something is wrong with how recognizers stand to one another.",
    tone: .warning)

  /// All of them.
  static let gestures: [EventKind] = [
    .touchDown, .touchMove, .touchUp, .touchCancel, .touchUpOutside, .touchesCancelled, .tap,
    .tapRecognized, .press, .pan, .panRefused, .panIgnored, .gestureBegan, .gestureRecognized,
    .gestureFailed, .gesturePrevented, .gestureRefused, .gestureWaits, .gestureIgnores,
    .gestureUndecided, .gestureDeadlock, .gestureEnabled,
    .gestureDisabled, .gestureWarning,
  ]
}

extension Event {
  /// The phase of the touch that it records, or `nil` for any other event.
  package var touch: Touch.Phase? {
    guard theme == .touch else { return nil }
    return isOf(.touchDown) ? .down : isOf(.touchMove) ? .move : isOf(.touchUp) ? .up : .cancel
  }
}
