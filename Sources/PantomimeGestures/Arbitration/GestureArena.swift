/// The arena in which recognizers compete for touches; it receives touches and returns messages.
///
/// An event goes to all recognizers, phase by phase (down, move, up, cancel). After each phase, the
/// recognizers that have met their criteria are arbitrated, from the hit view outward and then in
/// insertion order (G83, GU7). Their reports are delivered at the end of the event (G20). A
/// recognizer keeps its last state until the next event in the arena (G8).
package struct GestureArena: Sendable {
  /// The scope in which recognizers exclude each other.
  package enum Exclusion: String, Sendable, Hashable, CaseIterable {
    /// Recognizers that have received the same touch; our choice, so that two fingers can use two
    /// views.
    case sharedTouches
    /// All recognizers (G67, taken literally).
    case everywhere
  }

  /// The size of the screen, in points, which edge pans use.
  package let screen: Size2D
  /// The scope in which recognizers exclude each other.
  package var exclusion: Exclusion {
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
  package init(screen: Size2D) { self.screen = screen }

  /// Adds a recognizer to a target.
  package mutating func add(_ gesture: GestureRecognizer, on target: TouchTarget) -> GestureID {
    recognizers.add(gesture, on: target)
  }

  /// Makes a recognizer wait for another to fail (G70); has no effect if either isn't in this
  /// arena.
  package mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    recognizers.gesture(gesture, waitsForFailureOf: other)
  }

  /// Returns a Boolean value that indicates whether an identifier belongs to a recognizer of this
  /// arena.
  package func contains(_ gesture: GestureID) -> Bool { recognizers.contains(gesture) }

  /// The errors in the declarations and the failure requirements, which are found before any touch.
  ///
  /// A cycle of requirements is reported once, starting with its first recognizer. Every recognizer
  /// in a cycle, and every one that requires such a recognizer, is also reported, because the
  /// recognizers in the cycle wait for each other when all have met their criteria (G74).
  package var findings: [ArenaFinding] { recognizers.findings }

  /// Removes and returns the findings that may have changed since the last call: all findings about
  /// recognizers that were added or redeclared since then, that are now in a cycle, or that wait
  /// for one in a cycle.
  package mutating func takeFindings() -> [ArenaFinding] { recognizers.takeFindings() }

  /// The fingers that are down, each with its last touch.
  package var touchesDown: [Touch] { delivery.touchesDown }

  /// Whether any finger is down.
  package var hasTouches: Bool { delivery.hasTouches }

  /// Returns whether a finger that is down touched the recognizer's view at touch-down.
  package func isTouched(_ gesture: GestureID) -> Bool {
    contains(gesture) && !recognizers.entries[gesture.index].offered.isEmpty
  }

  /// The first recognizer whose gesture has begun and not ended, or `nil` if there is none.
  package var activeGesture: GestureID? {
    competitors.first { recognizers.entries[$0].machine.isActive }.map {
      recognizers.entries[$0].id
    }
  }

  /// The status of a recognizer, or `nil` if it isn't in this arena.
  package subscript(gesture: GestureID) -> GestureStatus? {
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
  package mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point2D) -> [TouchTarget],
    asking delegate: some GestureDelegate
  ) throws(TouchError) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    try handle(touches, at: now, path: path, asking: delegate, into: &messages)
    return messages
  }

  /// Handles an event, and appends the messages to a list that the caller can reuse.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena and the list are then unchanged.
  package mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point2D) -> [TouchTarget],
    asking delegate: some GestureDelegate, into messages: inout [ArenaMessage]
  ) throws(TouchError) {
    try handle(
      touches, at: now, path: path, asking: { $0.answer(of: delegate) }, into: &messages)
  }

  /// Handles an event, with a function that answers queries in place of a delegate.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena and the list are then unchanged.
  package mutating func handle(
    _ touches: [Touch], at now: Instant, path: (Point2D) -> [TouchTarget],
    asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) throws(TouchError) {
    guard now >= clock else { throw .tooEarly(now, now: clock) }
    try delivery.check(touches)
    advance(to: now, asking: answers, into: &messages)
    runResets()
    takeDown(touches, path: path, asking: answers)
    receive(touches, asking: answers)
    finishEvent(touches, into: &messages)
  }

  /// The instant of the next automatic change, such as the beginning of a long press, the failure
  /// of a tap, the delivery of a withheld touch, or, if a recognizer was just disabled, the
  /// beginning of one that waited for it.
  package var nextDeadline: Instant? { isUnsettled ? clock : earliestDeadline }

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
  package mutating func advance(
    to now: Instant, asking delegate: some GestureDelegate
  ) -> [ArenaMessage] {
    var messages: [ArenaMessage] = []
    advance(to: now, asking: delegate, into: &messages)
    return messages
  }

  /// Advances to an instant, and appends the messages to a list that the caller can reuse.
  package mutating func advance(
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
  package mutating func setEnabled(
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
  package mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    guard contains(gesture) else { return }
    recognizers.entries[gesture.index].machine.setTranslation(translation)
  }

  /// Lifts a finger outside the view that it pressed, which stops the recognizers that track the
  /// finger; the view receives a location off the screen.
  package mutating func liftOutside(_ id: Int, at now: Instant) -> [ArenaMessage] {
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
    let touch = Touch(.up, id: id, at: Point2D(x: -1, y: -1))
    var messages: [ArenaMessage] = []
    finishEvent([touch], into: &messages)
    return messages
  }

  /// Replaces the declaration of a recognizer for the next touches; a gesture in progress isn't
  /// affected, and a disabled recognizer stays disabled.
  package mutating func renew(_ gesture: GestureID, _ declaration: GestureRecognizer) {
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
  package mutating func setEstimator(_ estimator: VelocityEstimator, except others: [GestureID]) {
    recognizers.setEstimator(estimator, except: others)
  }

  /// Changes the velocity estimator of a pan from now on.
  package mutating func setEstimator(_ estimator: VelocityEstimator, of gesture: GestureID) {
    if contains(gesture) { recognizers.entries[gesture.index].machine.setEstimator(estimator) }
  }

  /// Cancels the touches of targets that are removed from the screen, and stops the recognizers on
  /// them; other recognizers keep tracking the fingers.
  public mutating func remove(_ targets: [TouchTarget], at now: Instant) -> [ArenaMessage] {
    guard hasTouches || !competitors.isEmpty else { return [] }
    let targets = Set(targets)
    runResets()
    clock = max(clock, now)
    for index in competitors where targets.contains(recognizers.entries[index].target) {
      note(
        recognizers.entries[index].machine.stop(at: clock, reason: "its view was removed"),
        of: index)
    }
    isUnsettled = competitors.contains { recognizers.entries[$0].machine.isReady }
    for index in delivery.fingers.indices {
      guard let hit = delivery.fingers[index].hit, targets.contains(hit) else { continue }
      delivery.cancelInView(index, to: .decision)
    }
    var messages: [ArenaMessage] = []
    finishEvent([], into: &messages)
    return messages
  }

  /// Cancels all touches, as the system does for a call or an alert, or when the app leaves the
  /// screen (G15, G16).
  package mutating func cancelAll(at now: Instant) -> [ArenaMessage] {
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

// MARK: - The path of an event to the recognizers

extension GestureArena {
  /// Handles fingers that touch down.
  mutating func takeDown(
    _ touches: [Touch], path: (Point2D) -> [TouchTarget], asking answers: GestureAnswers
  ) {
    var isNews = false
    for touch in touches where touch.phase == .down {
      isNews = true
      offer(touch, along: path(touch.place), asking: answers)
    }
    if isNews { resolve(asking: answers) }
  }

  private mutating func offer(
    _ touch: Touch, along path: [TouchTarget], asking answers: GestureAnswers
  ) {
    var finger = EventDelivery.Finger(
      id: touch.id, order: delivery.fingersSeen, phase: .down, place: touch.place, hit: path.first,
      since: clock)
    delivery.fingersSeen += 1
    for (depth, target) in path.enumerated() {
      for index in recognizers.indices(on: target) {
        guard recognizers.entries[index].offered.last != finger.order,
          admits(touch, index, asking: answers)
        else { continue }
        if !recognizers.entries[index].competes { forgetOffers(to: index) }
        recognizers.entries[index].offered.append(finger.order)
        compete(index, depth: depth)
        if recognizers.entries[index].isOut { continue }
        note(
          recognizers.entries[index].machine.down(touch.id, at: touch.place, now: clock), of: index)
        guard recognizers.entries[index].machine.tracks(touch.id) else { continue }
        finger.takers.append(index)
        if recognizers.entries[index].machine.isActive,
          recognizers.entries[index].gesture.cancelsTouchesInView
        {
          finger.delivery = .closed
        }
      }
    }
    delivery.fingers.append(finger)
  }

  private mutating func admits(
    _ touch: Touch, _ index: Int, asking answers: GestureAnswers
  ) -> Bool {
    guard recognizers.entries[index].gesture.isEnabled else { return false }
    if case .edgePan(_, let edges) = recognizers.entries[index].gesture.kind,
      !edges.contain(touch.place, on: screen)
    {
      return false
    }
    if answers(.receives(touch, recognizers.entries[index].id)).isYes { return true }
    decide(.ignores, index, reason: "its delegate rejected the touch (G65)")
    return false
  }

  /// Adds a recognizer to the competitors, which are ordered from the hit view outward and then by
  /// insertion (GU7).
  private mutating func compete(_ index: Int, depth: Int) {
    guard !recognizers.entries[index].competes else { return }
    recognizers.entries[index].competes = true
    recognizers.entries[index].depth = depth
    if recognizers.mayHaveDeadline(index) { mayBeDue = true }
    // Usually the recognizer belongs at the end, because recognizers are offered a touch in this
    // order.
    guard let last = competitors.last, (recognizers.entries[last].depth, last) > (depth, index)
    else {
      return competitors.append(index)
    }
    let place = competitors.partitioningIndex {
      (recognizers.entries[$0].depth, $0) > (depth, index)
    }
    competitors.insert(index, at: place)
  }

  /// Handles first the fingers that move, then those that lift, and finally those that are
  /// canceled; arbitration follows each phase (G19).
  mutating func receive(_ touches: [Touch], asking answers: GestureAnswers) {
    var moved = false
    var left = false
    for touch in touches {
      switch touch.phase {
      case .down: break
      case .move:
        moved = true
        move(touch)
      case .up:
        // A finger that lifts elsewhere has moved there first (G52).
        moved = true
        left = true
        move(touch)
      case .cancel: left = true
      case .lost: delivery.lose(touch.id)
      }
    }
    if moved {
      settle()
      resolve(asking: answers)
    }
    guard left else { return }
    for touch in touches where touch.phase == .up { lift(touch) }
    resolve(asking: answers)
    for touch in touches where touch.phase == .cancel { cancel(touch) }
    resolve(asking: answers)
  }

  /// Notifies the recognizers that track a finger of its location.
  mutating func move(_ touch: Touch) {
    guard let index = delivery.downFinger(touch.id) else { return }
    let isThere = delivery.fingers[index].place == touch.place
    delivery.fingers[index].place = touch.place
    delivery.fingers[index].phase = touch.phase
    // A finger that lifts at its last location hasn't moved.
    if isThere, touch.phase == .up { return }
    for place in delivery.fingers[index].takers.indices {
      recognizers.entries[delivery.fingers[index].takers[place]].machine.move(
        touch.id, to: touch.place)
    }
  }

  /// Makes all competitors evaluate the moves of their fingers.
  mutating func settle() {
    for place in competitors.indices {
      let index = competitors[place]
      // Nearly all competitors are pans, which return a report in plain numbers, or nothing.
      switch recognizers.entries[index].machine.follow(at: clock) {
      case .nothing: continue
      case .ready: isUnsettled = true
      case .moves(let report): tell(report, of: index)
      case .misses: lose(.failed, index, reason: PanRecognizer.miss)
      case nil: note(recognizers.entries[index].machine.settle(at: clock), of: index)
      }
    }
  }

  private mutating func lift(_ touch: Touch) {
    guard let index = delivery.downFinger(touch.id) else { return }
    delivery.fingers[index].isDown = false
    for taker in delivery.fingers[index].takers {
      note(recognizers.entries[taker].machine.up(touch.id, now: clock), of: taker)
    }
  }

  private mutating func cancel(_ touch: Touch) {
    guard let index = delivery.downFinger(touch.id) else { return }
    delivery.fingers[index].isDown = false
    delivery.fingers[index].phase = .cancel
    for taker in delivery.fingers[index].takers {
      note(recognizers.entries[taker].machine.cancel(touch.id, now: clock), of: taker)
    }
    delivery.cancelInView(index, to: .decision)
  }

  /// Resets the recognizers that ended in the last event, which clears their final state (G7).
  mutating func runResets() {
    guard !finished.isEmpty else { return }
    for index in finished {
      recognizers.entries[index].machine.reset()
      recognizers.setWait(index, for: nil)
      recognizers.entries[index].askedRequirements = nil
      recognizers.entries[index].isReset = true
    }
    for finger in delivery.fingers.indices {
      delivery.fingers[finger].takers.removeAll { recognizers.entries[$0].isReset }
    }
    for index in finished { recognizers.entries[index].isReset = false }
    finished.removeAll(keepingCapacity: true)
  }
}

// Move events, which are nearly all events; most of them need no query.

extension GestureArena {
  /// How far an event was handled without querying the delegate.
  package enum Progress: Sendable {
    /// Not at all, because the event contains more than moves, or something else is due before it;
    /// call `handle`.
    case none
    /// Up to the point at which recognizers have to be arbitrated; call `judge` to continue.
    case moved
    /// Completely.
    case done
  }

  /// Handles an event up to the first query to the delegate.
  ///
  /// - Throws: `TouchError` if the event is impossible; the arena and the list are then unchanged.
  package mutating func follow(
    _ touches: [Touch], at now: Instant, into messages: inout [ArenaMessage]
  ) throws(TouchError) -> Progress {
    for touch in touches where touch.phase != .move { return .none }
    if isUnsettled { return .none }
    if let due = earliestDeadline, due <= now { return .none }
    guard now >= clock else { throw .tooEarly(now, now: clock) }
    try delivery.check(touches)
    clock = now
    runResets()
    for touch in touches { move(touch) }
    settle()
    if isUnsettled { return .moved }
    finishEvent(touches, into: &messages)
    return .done
  }

  /// Continues with an event whose moves have been handled.
  package mutating func judge(
    _ touches: [Touch], asking answers: GestureAnswers, into messages: inout [ArenaMessage]
  ) {
    resolve(asking: answers)
    finishEvent(touches, into: &messages)
  }
}

// MARK: - The end of an event

extension GestureArena {
  /// Ends an event: the views receive its touches, and then the actions are sent (G20).
  mutating func finishEvent(_ touches: [Touch], into messages: inout [ArenaMessage]) {
    delivery.finish(touches, among: recognizers.entries, at: clock, into: &messages)
    prune()
  }

  /// Removes fingers that have lifted, and recognizers that no longer compete.
  private mutating func prune() {
    var anyLifted = false
    for finger in delivery.fingers.indices where !delivery.fingers[finger].isDown {
      anyLifted = true
    }
    guard anyLifted || !finished.isEmpty else { return }
    if anyLifted {
      delivery.forgetLifted()
      for index in competitors { forgetOffers(to: index) }
    }
    let down = delivery.fingers.filter { $0.isDown }.map { $0.order }
    competitors.removeAll { index in
      guard !recognizers.entries[index].machine.isUndecided,
        !recognizers.entries[index].machine.isActive,
        !recognizers.entries[index].offered.contains(where: { down.contains($0) })
      else { return false }
      recognizers.entries[index].isOut = false
      recognizers.entries[index].competes = false
      return true
    }
    mayBeDue = mayBeDue && competitors.contains { recognizers.mayHaveDeadline($0) }
  }

  /// Updates a recognizer's record of offered fingers after fingers have been removed.
  mutating func forgetOffers(to index: Int) {
    recognizers.entries[index].offered.removeAll { order in
      !delivery.fingers.contains { $0.order == order }
    }
  }
}
