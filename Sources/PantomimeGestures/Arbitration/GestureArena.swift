/// Where recognizers compete for touches: touches in, messages out.
///
/// One event goes to all recognizers, phase by phase (down, move, up, cancel), and after each phase
/// those that have met their criteria are judged in order, from the hit view outwards and then as
/// they were added (G83, GU7). What they report is delivered after the whole event (G20).
/// A recognizer keeps its last state until the next thing that happens here (G8).
public struct GestureArena: Sendable {
  /// Which recognizers keep one another from recognizing.
  public enum Exclusion: String, Sendable, Hashable, CaseIterable {
    /// Those that were given a touch in common; our choice, so that two fingers can use two views.
    case sharedTouches
    /// Any two (G67, word for word).
    case everywhere
  }

  /// The size of the screen, in points, which edge pans measure by.
  public let screen: Size
  /// Which recognizers keep one another from recognizing.
  public var exclusion: Exclusion {
    get { recognizers.exclusion }
    set { recognizers.exclusion = newValue }
  }

  /// Who competes.
  var recognizers = Recognizers()
  /// The fingers, and what the event under way leads to.
  var delivery = EventDelivery()
  /// Those with something at stake, in the order in which they are judged (G83).
  var competitors: [Int] = []
  /// Those whose reset is due before the next thing happens (G7, G8).
  var finished: [Int] = []
  var clock = Instant.zero
  /// Whether somebody may have become free to begin.
  var isUnsettled = false
  /// Whether any of those with something at stake may have a deadline: none has where all are plain
  /// pans, which is what is asked at every event.
  var mayBeDue = false

  /// Makes an arena without recognizers on a screen of that size, in points.
  public init(screen: Size) { self.screen = screen }

  /// Adds a recognizer to something that takes touches.
  public mutating func add(_ gesture: Gesture, on target: TouchTarget) -> GestureID {
    recognizers.add(gesture, on: target)
  }

  /// Makes a recognizer wait for another's failure (G70); one that is not here changes nothing.
  public mutating func require(_ gesture: GestureID, toFail other: GestureID) {
    recognizers.require(gesture, toFail: other)
  }

  /// Whether an id is that of a recognizer of this arena.
  public func contains(_ gesture: GestureID) -> Bool { recognizers.contains(gesture) }

  /// What is wrong with the declarations and the requirements added by `require`, before any touch.
  ///
  /// A circle of requirements is reported once, from its first recognizer on. Every recognizer in
  /// one, and every one that requires such a one, is reported as well: as soon as those in the
  /// circle have all met their criteria they wait for one another (G74).
  public var findings: [ArenaFinding] { recognizers.findings }

  /// What of this may be otherwise than when it was last taken: all there is to be said of recognizers
  /// that came since, were declared otherwise, or have come to wait in a circle or for one.
  package mutating func takeFindings() -> [ArenaFinding] { recognizers.takeFindings() }

  /// The fingers that are down, each with its last news.
  public var touchesDown: [Touch] { delivery.touchesDown }

  /// Whether any finger is down.
  package var hasTouches: Bool { delivery.hasTouches }

  /// Where a recognizer stands; `nil` if it is not one of this arena.
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
  /// Takes one event: the touches that changed, at an instant.
  ///
  /// `path` gives what is under a point, the hit view first, then outwards (G9, G83); it is asked
  /// where fingers come down. What is due by that instant happens first.
  ///
  /// - Throws: `TouchProblem` if the event cannot have happened; the arena is then as it was.
  public mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking delegate: some GestureDelegate
  ) throws(TouchProblem) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    try handle(touches, at: now, path: path, asking: delegate, into: &messages)
    return messages
  }

  /// Takes one event and appends what follows to a list that the caller can use again.
  ///
  /// - Throws: `TouchProblem` if the event cannot have happened; arena and list are then as before.
  public mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking delegate: some GestureDelegate, into messages: inout [ArenaMessage]
  ) throws(TouchProblem) {
    try handle(
      touches, at: now, path: path, asking: { $0.answer(of: delegate) }, into: &messages)
  }

  /// Takes one event, of whoever answers questions in place of a delegate.
  ///
  /// - Throws: `TouchProblem` if the event cannot have happened; arena and list are then as before.
  package mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point) -> [TouchTarget],
    asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) throws(TouchProblem) {
    guard now >= clock else { throw .tooEarly(now, now: clock) }
    try delivery.check(touches)
    advance(to: now, asking: answers, into: &messages)
    runResets()
    takeDown(touches, path: path, asking: answers)
    take(touches, asking: answers)
    finishEvent(touches, into: &messages)
  }

  /// When something happens by itself next: a long press begins, a further tap has not come, a view
  /// hears of a touch withheld from it, or a recognizer that waited for one just switched off may
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

  /// Lets time pass; an instant that has been changes nothing.
  public mutating func advance(
    to now: Instant, asking delegate: some GestureDelegate
  ) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    advance(to: now, asking: delegate, into: &messages)
    return messages
  }

  /// Lets time pass and appends what follows to a list that the caller can use again.
  public mutating func advance(
    to now: Instant, asking delegate: some GestureDelegate, into messages: inout [ArenaMessage]
  ) {
    advance(to: now, asking: { $0.answer(of: delegate) }, into: &messages)
  }

  /// Lets time pass, of whoever answers questions in place of a delegate.
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

  /// Switches a recognizer on or off; off while recognizing cancels it (G12 – G14).
  ///
  /// Touches that are down already stay unseen by one that is switched on.
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

  /// Sets the translation of a pan, in points, and so resets its velocity (G37, GU5).
  public mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    guard contains(gesture) else { return }
    recognizers.entries[gesture.index].machine.setTranslation(translation)
  }

  /// A finger lifts outside the view it pressed, which the recognizers that could have followed it
  /// there miss; the view is told of a place beyond the screen.
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

  /// Declares a recognizer anew, for the touches that come next; one in the middle of something
  /// stays as it is, and one that is switched off stays off.
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

  /// Makes the velocities of pans by another estimator from now on, but for those left out.
  public mutating func setEstimator(_ estimator: VelocityEstimator, except others: [GestureID]) {
    recognizers.setEstimator(estimator, except: others)
  }

  /// Makes the velocity of a pan by another estimator from now on.
  package mutating func setEstimator(_ estimator: VelocityEstimator, of gesture: GestureID) {
    if contains(gesture) { recognizers.entries[gesture.index].machine.setEstimator(estimator) }
  }

  /// The system takes all touches away: a call, an alert, the app leaves the screen (G15, G16).
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
