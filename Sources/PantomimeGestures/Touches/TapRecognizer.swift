/// A tap recognizer driven by touches.
///
/// Like `PanRecognizer` it says when it has seen its taps and waits to be told what becomes of them.
public struct TapRecognizer: Sendable {
  /// What it looks for.
  public let traits: TapTraits
  private var state = State.idle
  private var fingers = Fingers()
  /// How many fingers have come down in this tap.
  private var most = 0
  private var place = Point()
  private var hasMoved = false

  private enum State: Sendable, Hashable {
    case idle
    /// Fingers are down for a tap, after that many.
    case touched(after: Int)
    /// Waits for the next tap, until an instant.
    case between(taps: Int, until: Instant)
    /// All taps seen.
    case ready
    case over(GestureState)
  }

  /// Makes a recognizer that has seen nothing.
  public init(_ traits: TapTraits = TapTraits()) { self.traits = traits }

  /// Its state as clients read it (G10).
  public var gestureState: GestureState {
    if case .over(let last) = state { last } else { .possible }
  }

  /// Whether it has seen its taps and only the arbitration is missing.
  public var isReady: Bool { state == .ready }

  /// Whether it has begun to count and may still go either way.
  public var isUndecided: Bool {
    switch state {
    case .touched, .between, .ready: true
    case .idle, .over: false
    }
  }

  /// When it fails if no further tap comes.
  public var deadline: Instant? {
    if case .between(_, let until) = state { until } else { nil }
  }

  /// What it would report now.
  public func pan(at now: Instant) -> Pan { Pan(state: gestureState, location: place) }

  /// Whether it follows that finger.
  public func tracks(_ finger: Int) -> Bool { fingers.contains(finger) }

  /// A finger comes down, in points of the screen.
  public mutating func down(_ finger: Int, at place: Point, now: Instant) -> RecognizerStep {
    switch state {
    case .ready, .over: return .nothing
    case .idle: state = .touched(after: 0)
    case .between(let taps, _):
      guard distance(to: place) <= max(0, traits.reach.sanitized) else {
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

  private func distance(to other: Point) -> Double {
    let dx = other.x - place.x
    let dy = other.y - place.y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Notes where a finger has moved to; `settle` says what follows.
  public mutating func move(_ finger: Int, to place: Point) {
    if fingers.move(finger, to: place) == .moves { hasMoved = true }
  }

  /// Settles the moves of one event, and what is due by then.
  public mutating func settle(at now: Instant) -> RecognizerStep {
    if let deadline, deadline <= now { return fail("the next tap did not come in time (G102)") }
    guard hasMoved else { return .nothing }
    hasMoved = false
    return fingers.stay(within: traits.movement)
      ? .nothing : fail("a touch moved too far for a tap")
  }

  /// A finger lifts.
  public mutating func up(_ finger: Int, now: Instant) -> RecognizerStep {
    guard case .touched(let taps) = state, fingers.remove(finger) else { return .nothing }
    guard most >= max(1, traits.touches) else {
      return fail("a touch ended before all were down")
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

  /// The system takes a finger away (G16).
  public mutating func cancel(_ finger: Int, now: Instant) -> RecognizerStep {
    guard fingers.contains(finger) else { return .nothing }
    return fail("the system cancelled its touches (G16)")
  }

  /// Stops it from outside: it fails silently (G13).
  public mutating func stop(at now: Instant, reason: Reason) -> RecognizerStep {
    isUndecided ? fail(reason) : .nothing
  }

  private mutating func fail(_ reason: Reason) -> RecognizerStep {
    fail()
    return .failed(reason: reason)
  }

  private mutating func finish(_ last: GestureState) {
    state = .over(last)
    fingers.removeAll()
    most = 0
    hasMoved = false
  }

  /// Recognizes the taps: its only report, `nil` unless it is ready (G3.9).
  public mutating func begin(at now: Instant) -> Pan? {
    guard state == .ready else { return nil }
    finish(.ended)
    return pan(at: now)
  }

  /// Makes it fail; without effect once it is over.
  public mutating func fail() {
    if isUndecided { finish(.failed) }
  }

  /// Makes it possible again after its end (G7).
  public mutating func reset() {
    if case .over = state { state = .idle }
  }
}
