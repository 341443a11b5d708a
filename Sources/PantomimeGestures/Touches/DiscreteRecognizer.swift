/// A recognizer that reports once, when it ends: a tap or a swipe (G3.9).
///
/// When its criteria are met, the recognizer reports that it is ready, and then waits for
/// arbitration to decide.
package protocol DiscreteRecognizer {
  /// The fingers that the recognizer tracks.
  var fingers: Fingers { get }
  /// The location that the recognizer reports.
  var place: Point { get }
  /// The state in which the recognizer ended, or `nil` before its end.
  var ending: GestureState? { get }
  /// A Boolean value that indicates whether the criteria are met, and arbitration has yet to
  /// decide.
  var isReady: Bool { get }
  /// A Boolean value that indicates whether the recognizer has touches and has neither recognized
  /// its gesture nor failed.
  var isUndecided: Bool { get }
  /// Ends in the given state, and stops tracking fingers.
  mutating func finish(_ last: GestureState)
}

extension DiscreteRecognizer {
  /// The state as clients read it (G10).
  package var gestureState: GestureState { ending ?? .possible }

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
