// The roles of a scene that adds recognizers, or whose views receive touches and taps.

/// A scene that handles each of its recognizers; other scenes receive only pans.
public protocol GestureHandling: TransitionScene {
  /// Handles a report of a recognizer of the scene, or of a scroll view that the scene controls.
  mutating func handle(_ gesture: GestureID, report: Pan, on stage: inout Stage) throws(Misuse)
}

extension GestureHandling {
  public mutating func _handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) { try handle(gesture, report: report, on: &stage) }
}

/// A scene that decides for each recognizer whether it begins.
///
/// In other scenes, `PanDelegate` and the recognizer's axis rule decide whether a pan begins, and
/// every other recognizer begins.
public protocol GestureBeginDelegate: TransitionScene {
  /// Returns whether a recognizer of the scene may leave `possible` (G63).
  func gestureShouldBegin(_ gesture: GestureID, _ pan: Pan, on stage: Stage) -> PanVerdict
}

extension GestureBeginDelegate {
  public func _gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict { gestureShouldBegin(gesture, pan, on: stage) }
}

/// A scene that arbitrates between its recognizers for each touch, in addition to the permanent
/// relations of the stage.
public protocol RecognizerDelegate: TransitionScene {
  /// Returns whether a recognizer receives a new touch (G65).
  func gestureShouldReceive(_ touch: Touch, _ gesture: GestureID, on stage: Stage) -> Bool

  /// Returns whether two recognizers may recognize at the same time, in addition to the permanently
  /// allowed pairs (G66).
  func recognizesTogether(_ one: GestureID, _ other: GestureID, on stage: Stage) -> Bool

  /// Returns whether, for this touch, a recognizer has to wait until another has failed (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID, on stage: Stage) -> Bool
}

extension RecognizerDelegate {
  public func _gestureShouldReceive(
    _ touch: Touch, _ gesture: GestureID, on stage: Stage
  ) -> Bool { gestureShouldReceive(touch, gesture, on: stage) }
  public func _recognizesTogether(
    _ one: GestureID, _ other: GestureID, on stage: Stage
  ) -> Bool { recognizesTogether(one, other, on: stage) }
  public static var _mayRequireFailures: Bool { true }
  public func _requiresFailure(
    _ gesture: GestureID, of other: GestureID, on stage: Stage
  ) -> Bool { requiresFailure(gesture, of: other, on: stage) }
}

/// A scene whose views handle touches themselves.
public protocol TouchHandling: TransitionScene {
  /// Handles a touch that is delivered to a view, after the recognizers (G9, G75 – G77).
  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse)
}

extension TouchHandling {
  public mutating func _touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) { try touched(view, touch, on: &stage) }
}

/// A scene with views that respond to taps.
public protocol TapHandling: TransitionScene {
  /// The views that respond to taps.
  var tappable: [String] { get }

  /// Handles a tap on one of the tappable views.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse)
}

extension TapHandling {
  public var _tappable: [String] { tappable }
  public mutating func _tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    try tap(view, on: &stage)
  }
}
