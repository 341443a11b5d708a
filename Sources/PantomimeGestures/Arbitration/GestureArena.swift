/// The arena in which recognizers compete for touches; it receives touches and returns messages.
///
/// An event goes to all recognizers, phase by phase (down, move, up, cancel). After each phase, the
/// recognizers that have met their criteria are arbitrated, from the hit view outward and then in
/// insertion order (G83, GU7). Their reports are delivered at the end of the event (G20). A
/// recognizer keeps its last state until the next event in the arena (G8).
public struct GestureArena: Sendable {
  /// The scope in which recognizers exclude each other.
  public enum Exclusion: String, Sendable, Hashable, CaseIterable {
    /// Recognizers that have received the same touch; our choice, so that two fingers can use two
    /// views.
    case sharedTouches
    /// All recognizers (G67, taken literally).
    case everywhere
  }

  /// The size of the screen, in points, which edge pans use.
  public let screen: Size
  /// The scope in which recognizers exclude each other.
  public var exclusion: Exclusion {
    get { recognizers.exclusion }
    set { recognizers.exclusion = newValue }
  }

  /// All recognizers.
  var recognizers = Recognizers()
  /// The fingers, and the effects of the event in progress.
  var delivery = EventDelivery()
  /// The recognizers that compete for the current touches, in the order of arbitration (G83).
  var competitors: [Int] = []
  /// The recognizers to reset before the next event (G7, G8).
  var finished: [Int] = []
  var clock = Instant.zero
  /// Whether a waiting recognizer may now be able to begin.
  var isUnsettled = false
  /// Whether any of the competitors may have a deadline, checked at every event; `false` if all of
  /// them are plain pans.
  var mayBeDue = false

  /// Creates an arena without recognizers, on a screen with a size in points.
  public init(screen: Size) { self.screen = screen }

  /// Adds a recognizer to a target.
  public mutating func add(_ gesture: Gesture, on target: TouchTarget) -> GestureID {
    recognizers.add(gesture, on: target)
  }

  /// Makes a recognizer wait for another to fail (G70); has no effect if either isn't in this
  /// arena.
  public mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    recognizers.gesture(gesture, waitsForFailureOf: other)
  }

  /// Returns a Boolean value that indicates whether an identifier belongs to a recognizer of this
  /// arena.
  public func contains(_ gesture: GestureID) -> Bool { recognizers.contains(gesture) }

  /// The errors in the declarations and the failure requirements, which are found before any touch.
  ///
  /// A cycle of requirements is reported once, starting with its first recognizer. Every recognizer
  /// in a cycle, and every one that requires such a recognizer, is also reported, because the
  /// recognizers in the cycle wait for each other when all have met their criteria (G74).
  public var findings: [ArenaFinding] { recognizers.findings }

  /// Removes and returns the findings that may have changed since the last call: all findings about
  /// recognizers that were added or redeclared since then, that are now in a cycle, or that wait
  /// for one in a cycle.
  package mutating func takeFindings() -> [ArenaFinding] { recognizers.takeFindings() }

  /// The fingers that are down, each with its last touch.
  public var touchesDown: [Touch] { delivery.touchesDown }

  /// Whether any finger is down.
  package var hasTouches: Bool { delivery.hasTouches }

  /// The status of a recognizer, or `nil` if it isn't in this arena.
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
  /// Handles an event, which consists of the touches that changed at an instant.
  ///
  /// `path` returns the targets under a point, from the hit view outward (G9, G83); it is called
  /// for touch-downs. Everything that is due by that instant happens first.
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

  /// Handles an event, and appends the messages to a list that the caller can reuse.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena and the list are then unchanged.
  public mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking delegate: some GestureDelegate, into messages: inout [ArenaMessage]
  ) throws(TouchError) {
    try handle(
      touches, at: now, path: path, asking: { $0.answer(of: delegate) }, into: &messages)
  }

  /// Handles an event, with a function that answers queries in place of a delegate.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena and the list are then unchanged.
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

  /// The instant of the next automatic change, such as the beginning of a long press, the failure
  /// of a tap, the delivery of a withheld touch, or, if a recognizer was just disabled, the
  /// beginning of one that waited for it.
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

  /// Advances to an instant; an instant in the past has no effect.
  public mutating func advance(
    to now: Instant, asking delegate: some GestureDelegate
  ) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    advance(to: now, asking: delegate, into: &messages)
    return messages
  }

  /// Advances to an instant, and appends the messages to a list that the caller can reuse.
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
  /// A newly enabled recognizer doesn't receive touches that are already down.
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

  /// Lifts a finger outside the view that it pressed, which stops the recognizers that track the
  /// finger; the view receives a location off the screen.
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

  /// Replaces the declaration of a recognizer for the next touches; a gesture in progress isn't
  /// affected, and a disabled recognizer stays disabled.
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

  /// Changes the velocity estimator of all pans, except the given ones, from now on.
  public mutating func setEstimator(_ estimator: VelocityEstimator, except others: [GestureID]) {
    recognizers.setEstimator(estimator, except: others)
  }

  /// Changes the velocity estimator of a pan from now on.
  package mutating func setEstimator(_ estimator: VelocityEstimator, of gesture: GestureID) {
    if contains(gesture) { recognizers.entries[gesture.index].machine.setEstimator(estimator) }
  }

  /// Cancels all touches, as the system does for a call or an alert, or when the app leaves the
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
