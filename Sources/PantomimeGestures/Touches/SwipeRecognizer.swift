/// A swipe recognizer driven by touches and time.
///
/// The recognizer is ready at the first move after which every finger has traveled far enough along
/// the direction, and not too far across it; both limits decrease with time (M29). Like
/// `TapRecognizer`, it then waits for arbitration to decide.
package struct SwipeRecognizer: DiscreteRecognizer, Sendable {
  /// The swipe that it recognizes.
  package let traits: SwipeTraits
  private var state = State.idle
  package private(set) var fingers = Fingers()
  package private(set) var place = Point2D()
  private var hasMoved = false

  private enum State: Sendable, Hashable {
    case idle
    /// Fingers have been down since this instant.
    case tracking(since: Instant)
    /// All fingers have traveled far enough; the values are the distances along the direction and
    /// across it, in points, and the number of seconds that this took.
    case ready(along: Double, across: Double, after: Double)
    case over(RecognizerState)
  }

  /// Creates a recognizer without touches.
  package init(_ traits: SwipeTraits) { self.traits = traits }

  package var ending: RecognizerState? {
    if case .over(let last) = state { last } else { nil }
  }

  /// Whether the fingers have traveled far enough, and arbitration has yet to decide.
  package var isReady: Bool { if case .ready = state { true } else { false } }

  /// Whether the recognizer has touches and has neither recognized nor failed.
  package var isUndecided: Bool {
    switch state {
    case .tracking, .ready: true
    case .idle, .over: false
    }
  }

  /// The instant at which the recognizer fails if its fingers haven't traveled far enough by then,
  /// which is just after the last instant at which they may; `nil` if no fingers are tracked.
  package var deadline: Instant? {
    guard case .tracking(let since) = state else { return nil }
    return Instant(nanoseconds: since.advanced(bySeconds: SwipeTraits.longest).nanoseconds + 1)
  }

  /// The reason why the recognizer is ready, or `nil` if it isn't.
  var reason: Reason? {
    guard case .ready(let along, let across, let after) = state else { return nil }
    let (least, most) = (
      SwipeTraits.leastAlong(after: after), SwipeTraits.mostAcross(after: after)
    )
    return "\(along.shown) pt \(traits.direction.rawValue) (at least \(least.shown)) and "
      + "\(across.shown) pt across (at most \(most.shown)) after \(after.shown) s (M29)"
  }

  /// The number of fingers that must move.
  private var needed: Int { max(1, traits.touches) }

  /// Returns the reason for a failure if fewer fingers than needed are down, or `nil` if there are
  /// enough.
  private func missing(_ count: Int) -> Reason? {
    count < needed ? Fingers.misfit(count, least: needed, most: needed) : nil
  }

  /// Handles a finger that touches down, in screen points.
  package mutating func down(_ finger: Int, at place: Point2D, now: Instant) -> RecognizerStep {
    switch state {
    case .ready, .over: return .nothing
    case .idle: state = .tracking(since: now)
    case .tracking: break
    }
    guard fingers.count < needed else {
      return fail(Fingers.misfit(fingers.count + 1, least: needed, most: needed))
    }
    fingers.add(finger, at: place)
    return .nothing
  }

  /// Records the new location of a finger; `settle` returns the result.
  package mutating func move(_ finger: Int, to place: Point2D) {
    if fingers.move(finger, to: place) == .moves { hasMoved = true }
  }

  /// Evaluates the moves of one event, and everything that is due by its instant.
  package mutating func settle(at now: Instant) -> RecognizerStep {
    if let deadline, deadline <= now {
      return fail(missing(fingers.count) ?? "the swipe took longer than 0.5 s (M29)")
    }
    guard hasMoved, case .tracking(let since) = state else { return .nothing }
    hasMoved = false
    var (along, across) = (Double.infinity, 0.0)
    for movement in fingers.movements {
      along = min(along, traits.direction.along(movement))
      across = max(across, traits.direction.across(movement).magnitude)
    }
    guard along.exceeds(-SwipeTraits.furthestBack) else {
      return fail("a finger moved back past its start (M29)")
    }
    let seconds = now.seconds(since: since)
    guard fingers.count >= needed,
      along.reaches(SwipeTraits.leastAlong(after: seconds)),
      SwipeTraits.mostAcross(after: seconds).reaches(across)
    else { return .nothing }
    place = fingers.centroid
    state = .ready(along: along, across: across, after: seconds)
    return .ready
  }

  /// Handles a finger that lifts; a recognizer that is ready stays ready.
  package mutating func up(_ finger: Int, now: Instant) -> RecognizerStep {
    let count = fingers.count
    guard fingers.remove(finger) else { return .nothing }
    guard case .tracking = state else { return .nothing }
    return fail(missing(count) ?? "a finger lifted before it had moved far enough (M29)")
  }

  package mutating func finish(_ last: RecognizerState) {
    state = .over(last)
    fingers.removeAll()
    hasMoved = false
  }

  /// Resets the recognizer to `possible` after its end (G7).
  package mutating func reset() {
    if case .over = state { state = .idle }
  }
}

/// The criteria of a swipe recognizer: fast, straight movement in a direction (M29).
package struct SwipeTraits: Sendable, Hashable {
  /// The direction in which the fingers move.
  package var direction: Direction
  /// The number of fingers, each of which must meet the criteria.
  package var touches: Int

  /// The maximum time from the first touch to recognition, in seconds (M29).
  package static let longest = 0.5
  /// The distance, in points, that a finger may move back past its start before the swipe fails
  /// (M29).
  package static let furthestBack = 0.1

  /// Declares a swipe.
  package init(_ direction: Direction, touches: Int = 1) {
    self.direction = direction
    self.touches = touches
  }

  /// Returns the minimum distance along the direction after a number of seconds, in points: 50 −
  /// 47t (M29).
  package static func leastAlong(after seconds: Double) -> Double { 50 - 47 * seconds }

  /// Returns the maximum distance across the direction after a number of seconds, in points: 50 −
  /// 49t (M29).
  package static func mostAcross(after seconds: Double) -> Double { 50 - 49 * seconds }
}
