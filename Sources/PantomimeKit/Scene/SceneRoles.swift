/// The calls that a simulation makes, each implemented by a role of the scene or by a fallback.
///
/// A scene implements none of these. Conformance to a role, such as `PanHandling`, supplies the
/// members of that role, which forward to the role's methods. The role's methods have no defaults,
/// so a misspelled method is a compile-time error. `TransitionScene` has the fallbacks.
public protocol SceneRoles: Sendable {
  // MARK: Pans

  func _panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict
  mutating func _pan(_ pan: Pan, on stage: inout Stage) throws(Misuse)
  mutating func _panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse)
  mutating func _panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse)
  func _liftOff(for pan: Pan, on stage: Stage) -> LiftOff?

  // MARK: Recognizers, touches and taps

  func _gestureShouldBegin(_ gesture: GestureID, _ pan: Pan, on stage: Stage) -> PanVerdict
  func _gestureShouldReceive(_ touch: Touch, _ gesture: GestureID, on stage: Stage) -> Bool
  func _recognizesTogether(_ one: GestureID, _ other: GestureID, on stage: Stage) -> Bool
  // If false, the arena doesn't have to check every pair of recognizers on a view.
  static var _mayRequireFailures: Bool { get }
  func _requiresFailure(_ gesture: GestureID, of other: GestureID, on stage: Stage) -> Bool
  mutating func _handle(_ gesture: GestureID, report: Pan, on stage: inout Stage) throws(Misuse)
  mutating func _touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse)
  var _tappable: [String] { get }
  // If false, the scene's description of taps doesn't apply to taps of the recognizer.
  func _describesTap(by gesture: GestureID) -> Bool
  mutating func _tap(_ view: String, on stage: inout Stage) throws(Misuse)

  // MARK: Starting and ending

  mutating func _start(after delay: Double?, on stage: inout Stage) throws(Misuse)
  mutating func _animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage)
  mutating func _layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage)
  mutating func _transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage)
  mutating func _timerFired(_ timer: StageTimer, on stage: inout Stage)

  // MARK: Scroll views

  func _scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict
  mutating func _scrollBegan(_ view: ViewID, on stage: inout Stage)
  mutating func _scrolled(_ view: ViewID, on stage: inout Stage)
  mutating func _scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage)
  mutating func _scrollEnded(_ view: ViewID, on stage: inout Stage)
  mutating func _scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage)

  // MARK: Signals, options and connections

  static var _signals: [SignalForm] { get }
  mutating func _didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage) throws(OptionError)
  mutating func _optionsDidChange(
    _ options: SceneOptions, on stage: inout Stage) throws(OptionError)
  mutating func _connect(_ connection: Connection, on stage: inout Stage) throws(InputError)

  // MARK: Appearance and paths

  // If false, hit-testing checks only the views under a finger, however many there are.
  static var _overridesFrames: Bool { get }
  func _frameOnScreen(of view: ViewID, on stage: Stage) -> Rect?
  func _shownView(_ view: ViewID, on stage: Stage) -> ShownView?
  func _shownParts(on stage: Stage) -> [ShownView]
  var _namedPaths: [String] { get }
  func _pathValue(of path: Substring, on stage: Stage) -> PathValue?
}
