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

  init(_ kind: GestureRecognizer.Kind) {
    switch kind {
    case .pan(let traits), .edgePan(let traits, _): pan = PanRecognizer(traits)
    case .tap(let traits): tap = TapRecognizer(traits)
    case .longPress(let traits): press = LongPressRecognizer(traits)
    case .swipe(let traits): swipe = SwipeRecognizer(traits)
    }
  }

  var state: RecognizerState {
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

  mutating func down(_ finger: Int, at place: Point2D, now: Instant) -> RecognizerStep {
    pan?.down(finger, at: place, now: now) ?? tap?.down(finger, at: place, now: now)
      ?? press?.down(finger, at: place, now: now) ?? swipe?.down(finger, at: place, now: now)
      ?? .nothing
  }

  mutating func move(_ finger: Int, to place: Point2D) {
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

/// The result of an input to a recognizer.
package enum RecognizerStep: Sendable, Hashable {
  /// Nothing to report.
  case nothing
  /// The criteria are met; arbitration decides whether the recognizer may leave `possible` (G63).
  case ready
  /// An action message: `changed`, `ended`, or `cancelled`.
  case report(Pan)
  /// The recognizer failed without a message (G3.2); the reason is a phrase.
  case failed(reason: Reason)
}

/// A recognizer's report in plain numbers.
///
/// Reports are stored and passed on at every event, and a `Pan` would retain the name of its view
/// each time.
struct Report: Sendable {
  let state: RecognizerState
  let translation: Vector
  let velocity: Vector
  let location: Point2D?

  init(state: RecognizerState, translation: Vector, velocity: Vector, location: Point2D?) {
    self.state = state
    self.translation = translation
    self.velocity = velocity
    self.location = location
  }

  /// Creates a report without the name of a view, which recognizers don't need.
  init(_ pan: Pan) {
    self.init(
      state: pan.state, translation: pan.translation, velocity: pan.velocity,
      location: pan.location)
  }

  @inline(__always)
  var pan: Pan {
    Pan(state: state, translation: translation, velocity: velocity, location: location)
  }
}

/// A recognizer that reports once, when it ends: a tap or a swipe (G3.9).
///
/// When its criteria are met, the recognizer reports that it is ready, and then waits for
/// arbitration to decide.
package protocol DiscreteRecognizer {
  /// The fingers that the recognizer tracks.
  var fingers: Fingers { get }
  /// The location that the recognizer reports.
  var place: Point2D { get }
  /// The state in which the recognizer ended, or `nil` before its end.
  var ending: RecognizerState? { get }
  /// A Boolean value that indicates whether the criteria are met, and arbitration has yet to
  /// decide.
  var isReady: Bool { get }
  /// A Boolean value that indicates whether the recognizer has touches and has neither recognized
  /// its gesture nor failed.
  var isUndecided: Bool { get }
  /// Ends in the given state, and stops tracking fingers.
  mutating func finish(_ last: RecognizerState)
}

extension DiscreteRecognizer {
  /// The state as clients read it (G10).
  package var gestureState: RecognizerState { ending ?? .possible }

  /// Returns the current report.
  package func pan(at now: Instant) -> Pan { Pan(state: gestureState, location: place) }

  /// Returns a Boolean value that indicates whether the recognizer tracks a finger.
  package func tracks(_ finger: Int) -> Bool { fingers.contains(finger) }

  /// Handles a finger that the system cancels (G16).
  package mutating func cancel(_ finger: Int, now: Instant) -> RecognizerStep {
    guard fingers.contains(finger) else { return .nothing }
    return fail("the system cancelled its touches (G16)")
  }

  /// Stops the recognizer because of an external event: it fails without a message (G13).
  package mutating func stop(at now: Instant, reason: Reason) -> RecognizerStep {
    isUndecided ? fail(reason) : .nothing
  }

  mutating func fail(_ reason: Reason) -> RecognizerStep {
    fail()
    return .failed(reason: reason)
  }

  /// Recognizes the gesture, and returns its only report, or `nil` if the recognizer isn't ready
  /// (G3.9).
  package mutating func begin(at now: Instant) -> Pan? {
    guard isReady else { return nil }
    finish(.ended)
    return pan(at: now)
  }

  /// Makes the recognizer fail; has no effect if it has already ended.
  package mutating func fail() {
    if isUndecided { finish(.failed) }
  }
}
