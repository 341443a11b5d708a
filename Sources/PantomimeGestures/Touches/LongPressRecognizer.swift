/// A long-press recognizer driven by touches and time; after it begins, it continues like a pan.
struct LongPressRecognizer: Sendable {
  /// The press that it recognizes.
  let traits: LongPressTraits
  private var state = State.gathering
  private var fingers = Fingers()
  private var travel = Travel()
  private var hasMoved = false

  private enum State: Sendable, Hashable {
    /// Not all fingers are down.
    case gathering
    /// All fingers are down, and must stay down until this instant.
    case holding(until: Instant)
    /// The fingers have stayed down long enough.
    case ready
    case began
    case changed
    case over(RecognizerState)
  }

  /// Creates a recognizer without touches.
  init(_ traits: LongPressTraits = LongPressTraits()) { self.traits = traits }

  /// The state as clients read it (G1).
  var gestureState: RecognizerState {
    switch state {
    case .gathering, .holding, .ready: .possible
    case .began: .began
    case .changed: .changed
    case .over(let last): last
    }
  }

  /// A Boolean value that indicates whether the criteria are met, and arbitration has yet to
  /// decide.
  var isReady: Bool { state == .ready }

  /// A Boolean value that indicates whether the recognizer has touches and is undecided.
  var isUndecided: Bool { gestureState == .possible && !fingers.isEmpty }

  /// The number of fingers that must be down.
  private var needed: Int { max(1, traits.touches) }

  /// The instant at which the fingers will have stayed down long enough.
  var deadline: Instant? {
    if case .holding(let until) = state { until } else { nil }
  }

  /// Returns the current report; a long press has no velocity.
  func pan(at now: Instant) -> Pan { pan(gestureState, middle: fingers.centroid) }

  private func pan(_ state: RecognizerState, middle: Point2D) -> Pan {
    Pan(state: state, translation: travel.movement, location: middle)
  }

  /// Returns a Boolean value that indicates whether the recognizer tracks a finger.
  func tracks(_ finger: Int) -> Bool { fingers.contains(finger) }

  /// Handles a finger that touches down, in screen points.
  mutating func down(_ finger: Int, at place: Point2D, now: Instant) -> RecognizerStep {
    switch state {
    case .ready, .began, .changed, .over: return .nothing
    case .holding:
      return fail(Fingers.misfit(fingers.count + 1, least: needed, most: needed))
    case .gathering:
      fingers.add(finger, at: place)
      if fingers.count >= needed {
        state = .holding(until: now.advanced(bySeconds: traits.duration))
      }
      return .nothing
    }
  }

  /// Records the new location of a finger; `settle` returns the result.
  mutating func move(_ finger: Int, to place: Point2D) {
    if fingers.move(finger, to: place) == .moves { hasMoved = true }
  }

  /// Evaluates the moves of one event, and everything that is due by its instant.
  mutating func settle(at now: Instant) -> RecognizerStep {
    if let deadline, deadline <= now {
      state = .ready
      return .ready
    }
    guard hasMoved else { return .nothing }
    hasMoved = false
    switch state {
    case .gathering, .holding, .ready:
      return fingers.stay(within: traits.movement)
        ? .nothing : fail("a touch moved too far for a long press (G23)")
    case .began, .changed:
      travel.follow(fingers.centroid)
      state = .changed
      return .report(pan(at: now))
    case .over: return .nothing
    }
  }

  /// Handles a finger that lifts.
  mutating func up(_ finger: Int, now: Instant) -> RecognizerStep {
    let (middle, count) = (fingers.centroid, fingers.count)
    guard fingers.remove(finger) else { return .nothing }
    switch state {
    case .gathering: return fail(Fingers.misfit(count, least: needed, most: needed))
    case .holding: return fail("a touch ended too early for a long press")
    case .ready: return fail("a touch ended while the recognizer was waiting (G73)")
    case .began, .changed:
      travel.rebase(fingers.centroid)
      guard fingers.isEmpty else { return .nothing }
      finish(.ended)
      return .report(pan(.ended, middle: middle))
    case .over: return .nothing
    }
  }

  /// Handles a finger that the system cancels (G15, G16).
  mutating func cancel(_ finger: Int, now: Instant) -> RecognizerStep {
    guard fingers.contains(finger) else { return .nothing }
    return stop(at: now, reason: "the system cancelled its touches (G16)")
  }

  /// Stops the recognizer because of an external event: it is canceled if it had begun, and
  /// otherwise fails without a message (G12, G13).
  mutating func stop(at now: Instant, reason: Reason) -> RecognizerStep {
    guard !fingers.isEmpty else { return .nothing }
    switch state {
    case .gathering, .holding, .ready: return fail(reason)
    case .began, .changed:
      let last = pan(.cancelled, middle: fingers.centroid)
      finish(.cancelled)
      return .report(last)
    case .over: return .nothing
    }
  }

  private mutating func fail(_ reason: Reason) -> RecognizerStep {
    finish(.failed)
    return .failed(reason: reason)
  }

  private mutating func finish(_ last: RecognizerState) {
    state = .over(last)
    fingers.removeAll()
    hasMoved = false
  }

  /// Lets the recognizer leave `possible`, and returns its first report, or `nil` if it isn't ready
  /// (G3.1).
  mutating func begin(at now: Instant) -> Pan? {
    guard state == .ready else { return nil }
    state = .began
    travel = Travel()
    travel.rebase(fingers.centroid)
    return pan(at: now)
  }

  /// Makes the recognizer fail; has no effect after it has begun (G4).
  mutating func fail() {
    if gestureState == .possible { finish(.failed) }
  }

  /// Resets the recognizer to `possible` after its end; fingers that are still down are ignored
  /// (G7).
  mutating func reset() {
    guard case .over = state else { return }
    state = .gathering
    travel = Travel()
  }
}

/// The press that a long-press recognizer recognizes; after it begins, it continues like a pan
/// (G1).
public struct LongPressTraits: Sendable, Hashable {
  /// The time for which the fingers must stay down before the press begins, in seconds (G102,
  /// G104).
  public var duration: Double
  /// The maximum movement of a finger before the press begins, in points (G23).
  public var movement: Double
  /// The number of simultaneous fingers.
  public var touches: Int

  /// Creates the traits of a long press; the duration is in seconds, the movement in points.
  public init(duration: Double = 0.5, movement: Double = 10, touches: Int = 1) {
    self.duration = duration
    self.movement = movement
    self.touches = touches
  }
}
