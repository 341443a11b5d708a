/// The arena where recognizers compete for touches: touches in, messages out.
///
/// One event goes to all recognizers, phase by phase (down, move, up, cancel), and after each phase
/// those that have met their criteria are arbitrated in order, from the hit view outward and then
/// in insertion order (G83, GU7). Their reports are delivered after the whole event (G20). A
/// recognizer keeps its last state until the next event here (G8).
public struct GestureArena: Sendable {
  /// The scope in which recognizers exclude each other.
  public enum Exclusion: String, Sendable, Hashable, CaseIterable {
    /// Recognizers that received a common touch; our choice, so that two fingers can use two views.
    case sharedTouches
    /// Any two recognizers (G67, literally).
    case everywhere
  }

  /// The size of the screen, in points, which edge pans use.
  public let screen: Size
  /// The scope in which recognizers exclude each other.
  public var exclusion: Exclusion {
    get { recognizers.exclusion }
    set { recognizers.exclusion = newValue }
  }

  /// The recognizers that compete.
  var recognizers = Recognizers()
  /// The fingers, and the effects of the event in progress.
  var delivery = EventDelivery()
  /// The recognizers with something at stake, in the order of arbitration (G83).
  var competitors: [Int] = []
  /// The recognizers that are reset before the next event (G7, G8).
  var finished: [Int] = []
  var clock = Instant.zero
  /// Whether a recognizer may have become free to begin.
  var isUnsettled = false
  /// Whether any of the competitors may have a deadline; false if all are plain pans, as checked at
  /// every event.
  var mayBeDue = false

  /// Creates an arena without recognizers on a screen of a size, in points.
  public init(screen: Size) { self.screen = screen }

  /// Adds a recognizer to a target.
  public mutating func add(_ gesture: Gesture, on target: TouchTarget) -> GestureID {
    recognizers.add(gesture, on: target)
  }

  /// Makes a recognizer wait for another's failure (G70); has no effect for one that is not in this
  /// arena.
  public mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    recognizers.gesture(gesture, waitsForFailureOf: other)
  }

  /// Returns a Boolean value that indicates whether an id belongs to a recognizer of this arena.
  public func contains(_ gesture: GestureID) -> Bool { recognizers.contains(gesture) }

  /// The errors in the declarations and the requirements added by `require`, before any touch.
  ///
  /// A cycle of requirements is reported once, from its first recognizer on. Every recognizer in
  /// one, and every one that requires such a one, is reported as well: once those in the cycle have
  /// all met their criteria they wait for each other (G74).
  public var findings: [ArenaFinding] { recognizers.findings }

  /// Removes and returns the findings that may have changed since they were last taken: all
  /// findings about recognizers that were added or declared again since, or that now wait in a
  /// cycle or for one that does.
  package mutating func takeFindings() -> [ArenaFinding] { recognizers.takeFindings() }

  /// The fingers that are down, each with its last touch.
  public var touchesDown: [Touch] { delivery.touchesDown }

  /// Whether any finger is down.
  package var hasTouches: Bool { delivery.hasTouches }

  /// The status of a recognizer, or `nil` if it is not in this arena.
  public subscript(gesture: GestureID) -> GestureStatus? {
    guard contains(gesture) else { return nil }
    let entry = recognizers.entries[gesture.index]
    return GestureStatus(
      gesture: entry.gesture, target: entry.target, state: entry.machine.state,
      waitsFor: entry.waitsFor.map { recognizers.entries[$0].id },
      pan: entry.machine.report(at: clock), report: entry.report?.pan,
      history: entry.machine.pan?.history)
  }
}

// MARK: - Events

extension GestureArena {
  /// Handles one event: the touches that changed, at an instant.
  ///
  /// `path` returns what is under a point, the hit view first, then outward (G9, G83); it is called
  /// where fingers come down. Anything due by that instant happens first.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena is then unchanged.
  public mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking delegate: some GestureDelegate
  ) throws(TouchError) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    try handle(touches, at: now, path: path, asking: delegate, into: &messages)
    return messages
  }

  /// Handles one event and appends the messages to a list that the caller can reuse.
  ///
  /// - Throws: `TouchError` if the event is impossible; arena and list are then unchanged.
  public mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking delegate: some GestureDelegate, into messages: inout [ArenaMessage]
  ) throws(TouchError) {
    try handle(
      touches, at: now, path: path, asking: { $0.answer(of: delegate) }, into: &messages)
  }

  /// Handles one event, with a function that answers queries in place of a delegate.
  ///
  /// - Throws: `TouchError` if the event is impossible; arena and list are then unchanged.
  package mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) throws(TouchError) {
    guard now >= clock else { throw .tooEarly(now, now: clock) }
    try delivery.check(touches)
    advance(to: now, asking: answers, into: &messages)
    runResets()
    takeDown(touches, path: path, asking: answers)
    take(touches, asking: answers)
    finishEvent(touches, into: &messages)
  }

  /// The instant of the next automatic change: a long press begins, a further tap has not come, a
  /// view receives a touch withheld from it, or a recognizer that waited for one just disabled may
  /// begin.
  public var nextDeadline: Instant? { isUnsettled ? clock : earliestDeadline }

  @inline(__always)
  var earliestDeadline: Instant? { mayBeDue ? foundDeadline : nil }

  private var foundDeadline: Instant? {
    var earliest = delivery.contentDeadline(among: recognizers.entries, at: clock)
    for place in competitors.indices {
      let index = competitors[place]
      guard recognizers.entries[index].isTimed,
        let deadline = recognizers.entries[index].machine.deadline
      else { continue }
      earliest = min(earliest ?? deadline, deadline)
    }
    return earliest
  }

  /// Advances to an instant; one in the past has no effect.
  public mutating func advance(
    to now: Instant, asking delegate: some GestureDelegate
  ) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    advance(to: now, asking: delegate, into: &messages)
    return messages
  }

  /// Advances to an instant and appends the messages to a list that the caller can reuse.
  public mutating func advance(
    to now: Instant, asking delegate: some GestureDelegate, into messages: inout [ArenaMessage]
  ) {
    advance(to: now, asking: { $0.answer(of: delegate) }, into: &messages)
  }

  /// Advances to an instant, with a function that answers queries in place of a delegate.
  package mutating func advance(
    to now: Instant, asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) {
    guard now >= clock else { return }
    if isUnsettled {
      runResets()
      resolve(asking: answers)
      finishEvent([], into: &messages)
    }
    while let due = earliestDeadline, due <= now {
      runResets()
      clock = max(clock, due)
      for index in competitors
      where recognizers.entries[index].machine.deadline.map({ $0 <= due }) ?? false {
        note(recognizers.entries[index].machine.settle(at: clock), of: index)
      }
      resolve(asking: answers)
      finishEvent([], into: &messages)
    }
    clock = now
  }

  /// Enables or disables a recognizer; disabling it while recognizing cancels it (G12 – G14).
  ///
  /// A recognizer that is enabled does not receive touches that are down already.
  public mutating func setEnabled(
    _ gesture: GestureID, _ isOn: Bool, at now: Instant
  ) -> [ArenaMessage] {
    guard contains(gesture) else { return [] }
    runResets()
    clock = max(clock, now)
    recognizers.entries[gesture.index].gesture.isEnabled = isOn
    recognizers.requirements.doubt(gesture.index)
    if !isOn {
      note(
        recognizers.entries[gesture.index].machine.stop(
          at: clock, reason: "it was disabled (G13)"),
        of: gesture.index)
    }
    isUnsettled = competitors.contains { recognizers.entries[$0].machine.isReady }
    var messages: [ArenaMessage] = []
    finishEvent([], into: &messages)
    return messages
  }

  /// Sets the translation of a pan, in points, and resets its velocity (G37, GU5).
  public mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    guard contains(gesture) else { return }
    recognizers.entries[gesture.index].machine.setTranslation(translation)
  }

  /// Lifts a finger outside the view it pressed, which the recognizers that could have tracked it
  /// there miss; the view receives a location beyond the screen.
  public mutating func liftOutside(_ id: Int, at now: Instant) -> [ArenaMessage] {
    guard let finger = delivery.downFinger(id) else { return [] }
    runResets()
    clock = max(clock, now)
    for index in delivery.fingers[finger].takers {
      note(
        recognizers.entries[index].machine.stop(
          at: clock, reason: "the touch ended outside its view"),
        of: index)
    }
    isUnsettled = false
    delivery.fingers[finger].isDown = false
    let touch = Touch(.up, id: id, at: Point(x: -1, y: -1))
    var messages: [ArenaMessage] = []
    finishEvent([touch], into: &messages)
    return messages
  }

  /// Replaces the declaration of a recognizer, for the next touches; one in progress is unchanged,
  /// and a disabled one stays disabled.
  public mutating func renew(_ gesture: GestureID, _ declaration: Gesture) {
    guard contains(gesture),
      !competitors.contains(gesture.index) || finished.contains(gesture.index)
    else { return }
    runResets()
    let isEnabled = recognizers.entries[gesture.index].gesture.isEnabled
    recognizers.entries[gesture.index].gesture = declaration
    recognizers.entries[gesture.index].gesture.isEnabled = isEnabled
    recognizers.entries[gesture.index].machine = TouchMachine(declaration.kind)
    recognizers.entries[gesture.index].isTimed = recognizers.entries[gesture.index].machine.isTimed
    mayBeDue = competitors.contains { recognizers.mayHaveDeadline($0) }
    recognizers.requirements.doubt(gesture.index)
  }

  /// Changes the estimator of all pans from now on, except those given.
  public mutating func setEstimator(_ estimator: VelocityEstimator, except others: [GestureID]) {
    recognizers.setEstimator(estimator, except: others)
  }

  /// Changes the estimator of a pan from now on.
  package mutating func setEstimator(_ estimator: VelocityEstimator, of gesture: GestureID) {
    if contains(gesture) { recognizers.entries[gesture.index].machine.setEstimator(estimator) }
  }

  /// Cancels all touches, as the system does for a call, an alert, or when the app leaves the
  /// screen (G15, G16).
  public mutating func cancelAll(at now: Instant) -> [ArenaMessage] {
    runResets()
    clock = max(clock, now)
    for index in competitors {
      note(
        recognizers.entries[index].machine.stop(
          at: clock, reason: "the system cancelled its touches (G16)"),
        of: index)
    }
    isUnsettled = false
    for index in delivery.fingers.indices {
      delivery.cancelInView(index, to: .decision)
      delivery.fingers[index].isDown = false
    }
    var messages: [ArenaMessage] = []
    finishEvent([], into: &messages)
    return messages
  }
}
