/// The state machine of one recognizer, of any kind.
///
/// Exactly one of the recognizers is set. The recognizers are optional properties rather than the
/// cases of an enumeration because a property can be changed in place, while the associated value
/// of a case would be copied at every touch.
struct TouchMachine: Sendable {
  private(set) var pan: PanRecognizer?
  private var tap: TapRecognizer?
  private var press: LongPressRecognizer?
  private var swipe: SwipeRecognizer?

  init(_ kind: Gesture.Kind) {
    switch kind {
    case .pan(let traits), .edgePan(let traits, _): pan = PanRecognizer(traits)
    case .tap(let traits): tap = TapRecognizer(traits)
    case .longPress(let traits): press = LongPressRecognizer(traits)
    case .swipe(let traits): swipe = SwipeRecognizer(traits)
    }
  }

  var state: GestureState {
    pan?.gestureState ?? tap?.gestureState ?? press?.gestureState ?? swipe?.gestureState
      ?? .possible
  }

  var isReady: Bool {
    pan?.isReady ?? tap?.isReady ?? press?.isReady ?? swipe?.isReady ?? false
  }

  var isUndecided: Bool {
    pan?.isUndecided ?? tap?.isUndecided ?? press?.isUndecided ?? swipe?.isUndecided ?? false
  }

  var isActive: Bool { state.isActive }

  var isOver: Bool {
    switch state {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the recognizer may have a deadline, which a pan never has.
  var isTimed: Bool { pan == nil }

  var deadline: Instant? { tap?.deadline ?? press?.deadline ?? swipe?.deadline }

  /// The reason why the criteria are met, or `nil` if only arbitration provides a reason.
  var reason: Reason? { swipe?.reason }

  func tracks(_ finger: Int) -> Bool {
    pan?.tracks(finger) ?? tap?.tracks(finger) ?? press?.tracks(finger)
      ?? swipe?.tracks(finger) ?? false
  }

  func report(at now: Instant) -> Pan {
    pan?.pan(at: now) ?? tap?.pan(at: now) ?? press?.pan(at: now) ?? swipe?.pan(at: now)
      ?? Pan(state: .possible)
  }

  mutating func down(_ finger: Int, at place: Point, now: Instant) -> RecognizerStep {
    pan?.down(finger, at: place, now: now) ?? tap?.down(finger, at: place, now: now)
      ?? press?.down(finger, at: place, now: now) ?? swipe?.down(finger, at: place, now: now)
      ?? .nothing
  }

  mutating func move(_ finger: Int, to place: Point) {
    if pan != nil {
      pan?.move(finger, to: place)
    } else {
      tap?.move(finger, to: place)
      press?.move(finger, to: place)
      swipe?.move(finger, to: place)
    }
  }

  /// Evaluates the moves of one event if the recognizer is a pan; otherwise returns `nil`.
  mutating func follow(at now: Instant) -> PanRecognizer.Progress? { pan?.follow(at: now) }

  mutating func settle(at now: Instant) -> RecognizerStep {
    pan?.settle(at: now) ?? tap?.settle(at: now) ?? press?.settle(at: now)
      ?? swipe?.settle(at: now) ?? .nothing
  }

  mutating func up(_ finger: Int, now: Instant) -> RecognizerStep {
    pan?.up(finger, now: now) ?? tap?.up(finger, now: now) ?? press?.up(finger, now: now)
      ?? swipe?.up(finger, now: now) ?? .nothing
  }

  mutating func cancel(_ finger: Int, now: Instant) -> RecognizerStep {
    pan?.cancel(finger, now: now) ?? tap?.cancel(finger, now: now)
      ?? press?.cancel(finger, now: now) ?? swipe?.cancel(finger, now: now) ?? .nothing
  }

  mutating func stop(at now: Instant, reason: Reason) -> RecognizerStep {
    pan?.stop(at: now, reason: reason) ?? tap?.stop(at: now, reason: reason)
      ?? press?.stop(at: now, reason: reason) ?? swipe?.stop(at: now, reason: reason) ?? .nothing
  }

  mutating func begin(at now: Instant) -> Pan? {
    if pan != nil { return pan?.begin(at: now) }
    if tap != nil { return tap?.begin(at: now) }
    if press != nil { return press?.begin(at: now) }
    return swipe?.begin(at: now)
  }

  mutating func hesitate() { pan?.hesitate() }

  mutating func setEstimator(_ estimator: VelocityEstimator) { pan?.setEstimator(estimator) }

  mutating func fail() {
    pan?.fail()
    tap?.fail()
    press?.fail()
    swipe?.fail()
  }

  mutating func reset() {
    pan?.reset()
    tap?.reset()
    press?.reset()
    swipe?.reset()
  }

  mutating func setTranslation(_ translation: Vector) { pan?.setTranslation(translation) }
}
