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
/// relations that the stage stores.
public protocol RecognizerDelegate: TransitionScene {
  /// Returns whether a recognizer receives a new touch (G65).
  func gestureShouldReceive(_ touch: Touch, _ gesture: GestureID, on stage: Stage) -> Bool

  /// Returns whether two recognizers may recognize at the same time, in addition to the pairs that
  /// are always allowed to do so (G66).
  func recognizesTogether(_ one: GestureID, _ other: GestureID, on stage: Stage) -> Bool

  /// Returns whether, for this touch, a recognizer has to wait until another has failed (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID, on stage: Stage) -> Bool
}

extension RecognizerDelegate {
  package func _gestureShouldReceive(
    _ touch: Touch, _ gesture: GestureID, on stage: Stage
  ) -> Bool { gestureShouldReceive(touch, gesture, on: stage) }
  package func _recognizesTogether(
    _ one: GestureID, _ other: GestureID, on stage: Stage
  ) -> Bool { recognizesTogether(one, other, on: stage) }
  public static var _mayRequireFailures: Bool { true }
  package func _requiresFailure(
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

// The roles of a scene whose views follow a finger.

/// A scene that handles pans, with one method for each case of the switch in a view controller's
/// handler.
public protocol PanHandling: TransitionScene {
  /// Handles a pan that has been recognized.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a movement of the finger.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles the end of a pan, whether by lift-off, cancellation, or failure (`pan.state`): a
  /// gesture that has begun must end.
  ///
  /// The `LiftOff` of a canceled pan is marked as canceled. Conform to `PanCancellationHandling` to
  /// handle ended and canceled pans separately.
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanHandling {
  /// Forwards a report to the method for its state, for a scene that also implements
  /// `handle(_:report:on:)`.
  public mutating func forwardPan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: break
    case .began: try panBegan(pan, on: &stage)
    case .changed: try panChanged(pan, on: &stage)
    case .ended: try panEnded(pan, on: &stage)
    case .cancelled, .failed: try _panCancelled(pan, on: &stage)
    }
  }

  public mutating func _pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try forwardPan(pan, on: &stage)
  }
  public mutating func _panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panEnded(pan, on: &stage)
  }
}

/// A scene that handles canceled pans differently from ended ones.
public protocol PanCancellationHandling: PanHandling {
  /// Handles a pan that was canceled or has failed.
  mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanCancellationHandling {
  public mutating func _panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panCancelled(pan, on: &stage)
  }
}

/// A scene that handles every report of a pan in one method.
public protocol PanReportHandling: TransitionScene {
  /// Handles a report of the pan recognizer.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanReportHandling {
  public mutating func _pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try self.pan(pan, on: &stage)
  }
}

/// A scene that may refuse a pan; other scenes let every pan begin.
public protocol PanDelegate: TransitionScene {
  /// Returns whether the scene's pan may leave `possible`, given the velocity at that moment (G63).
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict
}

extension PanDelegate {
  public func _panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    panShouldBegin(pan, on: stage)
  }
}

/// A scene that responds to a refused pan.
public protocol PanRefusalHandling: TransitionScene {
  /// Handles a pan that was refused; the touch belongs to another recognizer now.
  mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanRefusalHandling {
  public mutating func _panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panRefused(pan, on: &stage)
  }
}

/// A scene that evaluates a rule when the finger of its pan lifts.
public protocol LiftOffProviding: TransitionScene {
  /// Returns the values that a release of the scene's pan would have at this instant, or `nil` if
  /// there is nothing to decide.
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff?
}

extension LiftOffProviding {
  public func _liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { liftOff(for: pan, on: stage) }
}

// The roles of a scene that observes or controls its scroll views.

/// A scene that depends on the offset of a scroll view.
public protocol ScrollHandling: TransitionScene {
  /// Handles a change of a scroll view's offset, by a finger or by the app, or the end of its
  /// motion.
  ///
  /// The method isn't called at every instant of an automatic motion: read the offset when you need
  /// it, or watch for a particular offset (`ScrollWatchHandling`).
  mutating func scrolled(_ view: ViewID, on stage: inout Stage)
}

extension ScrollHandling {
  public mutating func _scrolled(_ view: ViewID, on stage: inout Stage) {
    scrolled(view, on: &stage)
  }
}

/// A scene that may refuse to scroll; in other scenes, every scroll view may begin to scroll.
public protocol ScrollDelegate: TransitionScene {
  /// Returns whether the pan of a scroll view may leave `possible`, given the velocity at that
  /// moment (G63); called only if there is something to scroll.
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict
}

extension ScrollDelegate {
  public func _scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    scrollShouldBegin(view, pan, on: stage)
  }
}

/// A scene that responds to the beginning of a drag.
public protocol ScrollBeginHandling: TransitionScene {
  /// Handles the beginning of a scroll view's drag.
  mutating func scrollBegan(_ view: ViewID, on stage: inout Stage)
}

extension ScrollBeginHandling {
  public mutating func _scrollBegan(_ view: ViewID, on stage: inout Stage) {
    scrollBegan(view, on: &stage)
  }
}

/// A scene that chooses where a released scroll view settles.
public protocol ScrollTargeting: TransitionScene {
  /// Handles the release of a scroll view; the method may change the target offset (G180, G201).
  ///
  /// The velocity is that of the content, in points per millisecond; the target is the offset at
  /// which the content would settle, in points.
  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage)
}

extension ScrollTargeting {
  public mutating func _scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) { scrollWillEnd(view, velocity: velocity, target: &target, on: &stage) }
}

/// A scene that responds to the settling of a scroll view.
public protocol ScrollEndHandling: TransitionScene {
  /// Handles the settling of a scroll view, after a drag or an automatic motion.
  mutating func scrollEnded(_ view: ViewID, on stage: inout Stage)
}

extension ScrollEndHandling {
  package mutating func _scrollEnded(_ view: ViewID, on stage: inout Stage) {
    scrollEnded(view, on: &stage)
  }
}

/// A scene that watches for particular offsets of a scroll view.
public protocol ScrollWatchHandling: TransitionScene {
  /// Called when the offset of a scroll view crosses an offset that the scene watches.
  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage)
}

extension ScrollWatchHandling {
  public mutating func _scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    scrollCrossed(watch, on: &stage)
  }
}
