/// A pan recognizer driven by touches: one state machine with one method for each input.
///
/// When its criteria are met, the recognizer returns `RecognizerStep.ready`, but it leaves
/// `possible` only when its client calls `begin` or `fail`, because whether it may begin depends on
/// other recognizers (G63, G67, G70). The moves of one event are recorded finger by finger and then
/// evaluated together, so that an event with several fingers produces one report (G20).
///
/// ```swift
/// var pan = PanRecognizer()
/// _ = pan.down(1, at: Point2D(x: 100, y: 400), now: .zero)
/// pan.move(1, to: Point2D(x: 100, y: 380))
/// let step = pan.settle(at: Instant(seconds: 0.016))  // .ready: 20 pt are more than the slop
/// let began = pan.begin(at: Instant(seconds: 0.016))  // its translation is what is beyond: −10
/// ```
package struct PanRecognizer: Sendable {
  /// The movement that it recognizes.
  package private(set) var traits: PanTraits
  var state = State.possible
  var fingers = Fingers()
  var travel = Travel()
  /// The difference between the travel and the translation: the slop, and the effect of
  /// `setTranslation`.
  private var lead = Vector.zero
  var samples: VelocityTracker
  var hasMoved = false
  /// Whether a move was reported for a finger that hasn't moved.
  var hasStayed = false
  /// The instant of the last touch-down or lift-off, as long as the samples from before that
  /// instant haven't been dropped (G47); otherwise `nil`.
  var changedAt: Instant?
  var lastNews = Instant.zero
  private var lastMiddle = Point2D()
  /// The number of fingers whose touch or movement didn't count because it was wrong, or `nil` if
  /// the last one counted.
  private var misfit: Int?

  enum State: Sendable, Hashable {
    /// Nothing has been recognized yet.
    case possible
    /// The criteria are met, but clients still read `possible` (G72).
    case ready
    case began
    case changed
    /// The recognizer has ended, was canceled, or has failed, and will be reset (G7, G8).
    case over(RecognizerState)
  }

  /// Creates a recognizer without touches.
  package init(_ traits: PanTraits = PanTraits()) {
    self.traits = traits
    samples = VelocityTracker(estimator: traits.estimator)
  }

  // MARK: - State

  /// The state as clients read it (G1).
  package var gestureState: RecognizerState {
    switch state {
    case .possible, .ready: .possible
    case .began: .began
    case .changed: .changed
    case .over(let last): last
    }
  }

  /// A Boolean value that indicates whether the criteria are met, and arbitration has yet to
  /// decide.
  package var isReady: Bool { state == .ready }

  /// A Boolean value that indicates whether the recognizer has touches and is undecided.
  package var isUndecided: Bool { gestureState == .possible && !fingers.isEmpty }

  /// The movement of the fingers' centroid since touch-down, in points.
  package var movement: Vector { travel.movement }

  /// The history from which the velocity is estimated.
  package var history: VelocityTracker { samples }

  /// Returns a Boolean value that indicates whether the recognizer tracks a finger.
  package func tracks(_ finger: Int) -> Bool { fingers.contains(finger) }

  /// Returns the current report: it contains the travel since touch-down while the state is
  /// `possible` (G32), and the translation afterward.
  package func pan(at now: Instant) -> Pan { report(at: now).pan }

  /// Returns the current report, in plain numbers.
  func report(at now: Instant) -> Report {
    report(gestureState, at: now, middle: fingers.isEmpty ? lastMiddle : fingers.centroid)
  }

  private func pan(_ state: RecognizerState, at now: Instant, middle: Point2D) -> Pan {
    report(state, at: now, middle: middle).pan
  }

  private func report(_ state: RecognizerState, at now: Instant, middle: Point2D) -> Report {
    Report(
      state: state, translation: travel.movement - lead, velocity: samples.velocity(at: now),
      location: middle)
  }

  /// Whether the required number of fingers is down (G41, G46).
  var hasItsFingers: Bool {
    fingers.count >= max(1, traits.minimumTouches) && fingers.count <= traits.maximumTouches
  }
}

// MARK: - Touches

extension PanRecognizer {
  /// The reason why the pan couldn't begin if the number of fingers was wrong, or `nil` if it wasn't.
  private var misfitReason: Reason? {
    guard let misfit else { return nil }
    let least = max(1, traits.minimumTouches)
    let reason = Fingers.misfit(misfit, least: least, most: traits.maximumTouches)
    return misfit < least ? reason + " (G41)" : reason + " (G46)"
  }

  /// Handles a finger that touches down, in screen points.
  package mutating func down(_ finger: Int, at place: Point2D, now: Instant) -> RecognizerStep {
    switch state {
    case .over: return .nothing
    case .began, .changed:
      // Fingers beyond the maximum don't disturb a pan in progress (GU3).
      guard fingers.count < traits.maximumTouches else { return .nothing }
      add(finger, at: place, now: now)
      return .nothing
    case .possible, .ready:
      add(finger, at: place, now: now)
      return reconsider()
    }
  }

  private mutating func add(_ finger: Int, at place: Point2D, now: Instant) {
    let isFirst = fingers.isEmpty
    fingers.add(finger, at: place)
    travel.rebase(fingers.centroid)
    lastNews = now
    misfit = hasItsFingers ? nil : fingers.count
    if isFirst { samples.add(translation: travel.movement, at: now) } else { changedAt = now }
  }

  /// Handles a change in the number of fingers before the pan begins.
  ///
  /// A pan that begins at touch-down may now be ready. A pan that was ready no longer is if there
  /// are now too many or too few fingers.
  private mutating func reconsider() -> RecognizerStep {
    guard hasItsFingers else {
      state = .possible
      return .nothing
    }
    guard state == .possible, traits.beginsAtTouchDown else { return .nothing }
    state = .ready
    return .ready
  }

  /// Records the new location of a finger; `settle` returns the result.
  ///
  /// A screen may report a finger that hasn't moved. The recognizer reports nothing, but the
  /// location is a sample like any other, so that estimators that use every event can detect a
  /// resting finger.
  package mutating func move(_ finger: Int, to place: Point2D) {
    switch fingers.move(finger, to: place) {
    case .moves: hasMoved = true
    case .stays: hasStayed = true
    case .unknown: break
    }
  }

  /// Handles a finger that lifts at its last location (G3.4, G3.7, G41, G73).
  package mutating func up(_ finger: Int, now: Instant) -> RecognizerStep {
    let middle = fingers.centroid
    guard fingers.remove(finger) else { return .nothing }
    lastMiddle = middle
    startSamplesAgain(ifBefore: now)
    guard fingers.isEmpty else {
      travel.rebase(fingers.centroid)
      changedAt = now
      lastNews = now
      return state == .ready ? reconsider() : .nothing
    }
    switch state {
    case .possible, .ready:
      let reason: Reason =
        state == .ready
        ? "the touches ended while the recognizer was waiting (G73)"
        : misfitReason
          ?? (traits.allowsHorizontal || traits.allowsVertical
            ? "the touches ended before the movement exceeded the slop (G3.2)"
            : "there is no axis along which it could begin (G81)")
      finish(.failed)
      return .failed(reason: reason)
    case .began, .changed:
      let last = pan(.ended, at: now, middle: middle)
      finish(.ended)
      return .report(last)
    case .over: return .nothing
    }
  }

  /// Handles a finger that the system cancels (G15, G16); one canceled finger cancels the gesture.
  package mutating func cancel(_ finger: Int, now: Instant) -> RecognizerStep {
    guard fingers.contains(finger) else { return .nothing }
    return stop(at: now, reason: "the system cancelled its touches (G16)")
  }

  /// Stops the recognizer because of an external event: it is canceled if it had begun, and
  /// otherwise fails without a message (G12, G13).
  package mutating func stop(at now: Instant, reason: Reason) -> RecognizerStep {
    guard !fingers.isEmpty else { return .nothing }
    startSamplesAgain(ifBefore: now)
    switch state {
    case .possible, .ready:
      finish(.failed)
      return .failed(reason: reason)
    case .began, .changed:
      let last = pan(.cancelled, at: now, middle: fingers.centroid)
      finish(.cancelled)
      return .report(last)
    case .over: return .nothing
    }
  }

  mutating func finish(_ last: RecognizerState) {
    state = .over(last)
    if !fingers.isEmpty { lastMiddle = fingers.centroid }
    fingers.removeAll()
    hasMoved = false
    hasStayed = false
    changedAt = nil
  }

  /// Drops the samples from before the last change in the number of fingers, unless that change was
  /// at `now`: fingers that lift at the same instant lift together.
  mutating func startSamplesAgain(ifBefore now: Instant?) {
    guard let changedAt else { return }
    if let now, changedAt >= now { return }
    self.changedAt = nil
    clearSamples(at: changedAt)
  }

  private mutating func clearSamples(at instant: Instant) {
    samples.restart()
    samples.add(translation: travel.movement, at: instant)
  }
}

// MARK: - Arbitration and clients

extension PanRecognizer {
  /// Lets the recognizer leave `possible`, and returns its first report, or `nil` if it isn't ready
  /// (G3.1).
  package mutating func begin(at now: Instant) -> Pan? {
    guard state == .ready else { return nil }
    state = .began
    lead = travel.movement - traits.openingTranslation(travel.movement)
    return pan(at: now)
  }

  /// Continues as if the criteria weren't met yet; the recognizer is ready again at the next move.
  mutating func hesitate() {
    if state == .ready { state = .possible }
  }

  /// Changes the velocity estimator from now on, with the same samples.
  package mutating func setEstimator(_ estimator: VelocityEstimator) {
    traits.estimator = estimator
    samples.estimator = estimator
  }

  /// Makes the recognizer fail; has no effect after it has begun (G4).
  package mutating func fail() {
    if gestureState == .possible { finish(.failed) }
  }

  /// Resets the recognizer to `possible` after its end; fingers that are still down are ignored
  /// (G7).
  package mutating func reset() {
    guard case .over = state else { return }
    state = .possible
    travel = Travel()
    lead = .zero
    misfit = nil
    samples.restart()
  }

  /// Sets the translation, in points, and clears the velocity (G37).
  ///
  /// The current location is kept as a sample, so that the next move yields a velocity (GU5).
  package mutating func setTranslation(_ translation: Vector) {
    lead = travel.movement - translation.mapped { $1.sanitized }
    changedAt = nil
    clearSamples(at: lastNews)
  }
}

// The moves of a pan's fingers, which are nearly all of its inputs.

extension PanRecognizer {
  /// Evaluates the moves of one event (G3.1, G3.3, G3.6).
  package mutating func settle(at now: Instant) -> RecognizerStep {
    switch follow(at: now) {
    case .nothing: .nothing
    case .ready: .ready
    case .moves(let report): .report(report.pan)
    case .misses: .failed(reason: PanRecognizer.miss)
    }
  }

  /// The result of the moves of one event.
  enum Progress {
    /// Nothing to report.
    case nothing
    /// The criteria are met.
    case ready
    /// A move to report.
    case moves(Report)
    /// The recognizer has failed.
    case misses
  }

  /// The reason why the recognizer fails at a move.
  static var miss: Reason { "the movement is mostly along the other axis (G81)" }

  /// Evaluates the moves of one event.
  mutating func follow(at now: Instant) -> Progress {
    guard hasMoved else {
      if hasStayed { rest(at: now) }
      return .nothing
    }
    (hasMoved, hasStayed) = (false, false)
    if changedAt != nil { startSamplesAgain(ifBefore: nil) }
    lastNews = now
    // While there are too few or too many fingers, nothing changes, and their travel doesn't count:
    // the finger that ends this state starts from where they are then (G41, G42).
    guard hasItsFingers else {
      misfit = fingers.count
      return .nothing
    }
    misfit = nil
    travel.follow(fingers.centroid)
    samples.add(translation: travel.movement, at: now)
    switch state {
    case .possible: return judge()
    case .ready, .over: return .nothing
    case .began, .changed:
      state = .changed
      return .moves(report(at: now))
    }
  }

  /// Records the unchanged location of the fingers as a sample like any other.
  private mutating func rest(at now: Instant) {
    hasStayed = false
    guard hasItsFingers else { return }
    startSamplesAgain(ifBefore: now)
    samples.add(translation: travel.movement, at: now)
  }

  private mutating func judge() -> Progress {
    switch traits.judge(travel.movement) {
    case .within: return .nothing
    case .met:
      state = .ready
      return .ready
    case .missed:
      finish(.failed)
      return .misses
    }
  }
}
