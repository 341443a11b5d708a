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
  func _frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D?
  func _concealment(of view: ViewID, on stage: Stage) -> Reason
  func _stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String?
  func _shownView(_ view: ViewID, on stage: Stage) -> ShownView?
  func _shownParts(on stage: Stage) -> [ShownView]
  var _namedPaths: [String] { get }
  func _pathValue(of path: Substring, on stage: Stage) -> PathValue?
}

// The fallbacks for the roles that a scene doesn't have.

extension TransitionScene {
  public func _panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "the recognizer's criteria are met and the scene allows it (G63)")
  }
  // A pan can reach a scene that has no role for it, unlike a tap or a signal, which a scene has to
  // declare.
  public mutating func _pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard stage.declarations?.value.isNews("pan") ?? false else { return }
    stage.note(
      Event(
        .panIgnored, nil, [.word("state", pan.state.rawValue), .cause("unhandled")],
        reason: "the scene has no role for pans: it conforms to neither PanHandling nor "
          + "PanReportHandling"))
  }
  public mutating func _panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  public mutating func _panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  public func _liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { nil }
}

// MARK: - Recognizers, touches and taps

extension TransitionScene {
  public func _gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    guard stage.isPan(gesture) else {
      return .begins(reason: "the recognizer's criteria are met (G63)")
    }
    let verdict = _panShouldBegin(pan, on: stage)
    guard case .begins = verdict else { return verdict }
    return stage.axisVerdict(for: pan, of: gesture) ?? verdict
  }
  public func _gestureShouldReceive(
    _ touch: Touch, _ gesture: GestureID, on stage: Stage
  ) -> Bool { true }
  public func _recognizesTogether(
    _ one: GestureID, _ other: GestureID, on stage: Stage
  ) -> Bool { false }
  public static var _mayRequireFailures: Bool { false }
  public func _requiresFailure(
    _ gesture: GestureID, of other: GestureID, on stage: Stage
  ) -> Bool { false }
  public mutating func _handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if stage.isPan(gesture) { try _pan(report, on: &stage) }
  }
  public mutating func _touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) {}
  public var _tappable: [String] { [] }
  public func _describesTap(by gesture: GestureID) -> Bool { true }
  public mutating func _tap(_ view: String, on stage: inout Stage) throws(Misuse) {}
}

// MARK: - Starting and ending

extension TransitionScene {
  public mutating func _start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    if let animator = stage.principal { try stage.start(animator, after: delay) }
  }
  public mutating func _animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {}
  public mutating func _layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {}
  public mutating func _transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) {}
  public mutating func _timerFired(_ timer: StageTimer, on stage: inout Stage) {
    stage.ledger.noteMissing("TimerHandling", by: &stage.declarations)
  }
}

// MARK: - Scroll views

extension TransitionScene {
  public func _scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "the recognizer's criteria are met (G63)")
  }
  public mutating func _scrollBegan(_ view: ViewID, on stage: inout Stage) {}
  public mutating func _scrolled(_ view: ViewID, on stage: inout Stage) {}
  public mutating func _scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {}
  public mutating func _scrollEnded(_ view: ViewID, on stage: inout Stage) {}
  public mutating func _scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    stage.ledger.noteMissing("ScrollWatchHandling", by: &stage.declarations)
  }
}

// MARK: - Signals, options and connections

extension TransitionScene {
  public static var _signals: [SignalForm] { [] }
  public mutating func _didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {}
  public mutating func _optionsDidChange(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {}
  public mutating func _connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) { throw InputError(.connection(.notInScene(Self.name))) }
}

// MARK: - Appearance and paths

extension TransitionScene {
  public static var _overridesFrames: Bool { false }
  public func _frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    stage.frameOnScreen(of: view)
  }
  public func _concealment(of view: ViewID, on stage: Stage) -> Reason { "it is hidden" }
  public func _stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? { nil }
  public func _shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    stage.shownView(view) { _frameOnScreen(of: $0, on: stage) }
  }
  public func _shownParts(on stage: Stage) -> [ShownView] { [] }
  public var _namedPaths: [String] { [] }
  public func _pathValue(of path: Substring, on stage: Stage) -> PathValue? { nil }
}
