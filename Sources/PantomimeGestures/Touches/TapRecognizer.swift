/// A tap recognizer driven by touches.
///
/// After the required taps, the recognizer reports that it is ready, and then waits for arbitration
/// to decide, like `PanRecognizer`.
struct TapRecognizer: DiscreteRecognizer, Sendable {
  /// The taps that it recognizes.
  let traits: TapTraits
  private var state = State.idle
  private(set) var fingers = Fingers()
  /// The number of fingers that have touched down in the current tap.
  private var most = 0
  private(set) var place = Point2D()
  private var hasMoved = false

  private enum State: Sendable, Hashable {
    case idle
    /// Fingers are down for another tap, after the given number of taps.
    case touched(after: Int)
    /// The recognizer waits for the next tap until an instant.
    case between(taps: Int, until: Instant)
    /// All required taps have occurred.
    case ready
    case over(RecognizerState)
  }

  /// Creates a recognizer without touches.
  init(_ traits: TapTraits = TapTraits()) { self.traits = traits }

  var ending: RecognizerState? {
    if case .over(let last) = state { last } else { nil }
  }

  /// A Boolean value that indicates whether all required taps have occurred, and arbitration has
  /// yet to decide.
  var isReady: Bool { state == .ready }

  /// A Boolean value that indicates whether the recognizer has begun to count taps, and has neither
  /// recognized its gesture nor failed.
  var isUndecided: Bool {
    switch state {
    case .touched, .between, .ready: true
    case .idle, .over: false
    }
  }

  /// The instant at which the recognizer fails if there is no further tap.
  var deadline: Instant? {
    if case .between(_, let until) = state { until } else { nil }
  }

  /// Handles a finger that touches down, in screen points.
  mutating func down(_ finger: Int, at place: Point2D, now: Instant) -> RecognizerStep {
    switch state {
    case .ready, .over: return .nothing
    case .idle: state = .touched(after: 0)
    case .between(let taps, _):
      guard max(0, traits.reach.sanitized).reaches(distance(to: place)) else {
        return fail("the next tap is too far from the previous one (G102)")
      }
      state = .touched(after: taps)
    case .touched: break
    }
    guard most < max(1, traits.touches) else { return fail("too many touches began") }
    most += 1
    fingers.add(finger, at: place)
    self.place = fingers.centroid
    return .nothing
  }

  private func distance(to other: Point2D) -> Double {
    let dx = other.x - place.x
    let dy = other.y - place.y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Records the new location of a finger; `settle` returns the result.
  mutating func move(_ finger: Int, to place: Point2D) {
    if fingers.move(finger, to: place) == .moves { hasMoved = true }
  }

  /// Evaluates the moves of one event, and everything that is due by its instant.
  mutating func settle(at now: Instant) -> RecognizerStep {
    if let deadline, deadline <= now { return fail("the next tap did not come in time (G102)") }
    guard hasMoved else { return .nothing }
    hasMoved = false
    return fingers.stay(within: traits.movement)
      ? .nothing : fail("a touch moved too far for a tap")
  }

  /// Handles a finger that lifts.
  mutating func up(_ finger: Int, now: Instant) -> RecognizerStep {
    guard case .touched(let taps) = state, fingers.remove(finger) else { return .nothing }
    guard most >= max(1, traits.touches) else {
      return fail("a touch ended before all touches were down")
    }
    guard fingers.isEmpty else { return .nothing }
    most = 0
    if taps + 1 >= max(1, traits.taps) {
      state = .ready
      return .ready
    }
    state = .between(taps: taps + 1, until: now.advanced(bySeconds: traits.interval))
    return .nothing
  }

  mutating func finish(_ last: RecognizerState) {
    state = .over(last)
    fingers.removeAll()
    most = 0
    hasMoved = false
  }

  /// Resets the recognizer to `possible` after its end (G7).
  mutating func reset() {
    if case .over = state { state = .idle }
  }
}

/// The taps that a tap recognizer recognizes.
public struct TapTraits: Sendable, Hashable {
  /// The number of successive taps.
  public var taps: Int
  /// The number of simultaneous fingers.
  public var touches: Int
  /// The maximum movement of a finger, in points, as for a long press (G23); our choice.
  package var movement = 10.0
  /// The longest time from the lift-off of one tap to the touch-down of the next, in seconds (G102,
  /// G104).
  package var interval = 0.3
  /// The maximum distance from one tap to the next, in points (G102).
  package var reach = 100.0

  /// Creates the traits of a tap, or of several successive taps.
  public init(taps: Int = 1, touches: Int = 1) {
    self.taps = taps
    self.touches = touches
  }
}
