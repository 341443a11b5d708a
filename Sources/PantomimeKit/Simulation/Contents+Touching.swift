// Fingers: from the touches to the recognizers, and from them to the scene.

extension Simulation.Contents {
  /// Takes one event of touches, and tells what recognizers make of it.
  mutating func handleTouches(_ touches: [Touch]) throws(Refusal) {
    if reportedPan.isActive { throw .impossible(.pan(.underWay)) }
    let comesDown = touches.contains { $0.phase == .down }
    let isFirst = comesDown && !stage.gestures.arena.hasTouches
    if comesDown {
      for touch in touches where touch.phase == .down {
        if !traits.hasOwnFrames { stage.views.notePlaces() }
        prepareScrolling(along: path(touch.place))
      }
    }
    var messages = stage.gestures.takeRoom()
    try arbitrate(touches, into: &messages)
    if isFirst { touchedPan = Pan(state: .possible) }
    for touch in touches { record(touch) }
    if !stage.gestures.arena.hasTouches { stage.ledger.clock.tell(.fingersLifted) }
    var refusal: Refusal?
    // Each leaves the list as it is told, which copies nothing.
    if messages.count > 1 { messages.reverse() }
    while let message = messages.popLast() {
      let known = stage.ledger.trace.count
      do throws(Refusal) { try tell(message) } catch {
        let next = onRecord(error, since: known)
        refusal = refusal ?? next
      }
    }
    stage.gestures.giveBack(room: &messages)
    if let refusal { throw refusal }
  }

  /// Stops the scroll views that a finger is about to come down on, and renews their pans.
  private mutating func prepareScrolling(along path: [ViewID]) {
    for view in path {
      guard let index = stage.scrolling.index(of: view) else { continue }
      stage.scrolling.touchDown(index, in: &stage.ledger)
      stage.gestures.renew(view, stage.scrolling.recognizer(of: index))
    }
  }

  /// The views under a place, the hit view first; valid once the stage has noted where views are.
  func path(_ place: Point) -> [ViewID] {
    // Captured alone, so that the blocks copy nothing else.
    let scene = scene
    return traits.hasOwnFrames
      ? stage.views(at: place) { scene.frameOnScreen(of: $0, on: $1) }
      : stage.views(noted: place) { scene.frameOnScreen(of: $0, on: $1) }
  }

  /// Lifts a finger outside the view it pressed, which every recognizer misses.
  mutating func liftOutside(_ id: Int) throws(Refusal) {
    guard stage.gestures.arena.touchesDown.contains(where: { $0.id == id }) else {
      throw .impossible(.touch(.unknownTouch(id)))
    }
    stage.note(Event(.touchUpOutside, nil, id == 1 ? [] : [.number("id", Double(id))]))
    stage.ledger.clock.tell(stage.gestures.liftOutside(id, at: stage.now))
  }

  /// Takes all fingers away, as an incoming call does (G15).
  mutating func interrupt() {
    stage.note(Event(.touchesCancelled, reason: "the system takes all touches away (G15)"))
    stage.ledger.clock.tell(stage.gestures.cancelAll(at: stage.now))
  }

  /// Switches a recognizer on or off, by its name.
  mutating func setEnabled(_ name: String, _ isOn: Bool) throws(Refusal) {
    guard let gesture = stage.gesture(named: name) else {
      throw .impossible(.noGesture(name, among: stage.gestures.parts.map { $0.name }))
    }
    stage.note(
      Event(
        isOn ? .gestureEnabled : .gestureDisabled, nil, [.word("gesture", name)],
        reason: isOn ? "touches that are down stay unseen by it (G14)" : ""))
    stage.setEnabled(gesture, isOn)
  }

  /// Lets the arena take an event while it is out of the stage, so that it can ask about the stage.
  private mutating func arbitrate(
    _ touches: [Touch], into messages: inout [ArenaMessage]
  ) throws(Refusal) {
    do throws(TouchProblem) {
      let progress = try stage.gestures.follow(touches, at: stage.now, into: &messages)
      if case .done = progress { return }
      var arena = GestureArena(screen: stage.screen)
      stage.gestures.exchange(&arena)
      defer { stage.gestures.exchange(&arena) }
      if case .moved = progress {
        return arena.judge(
          touches, asking: { Self.answer($0, of: &self) }, into: &messages)
      }
      try arena.handle(
        touches, at: stage.now, path: { Self.targets($0, of: &self) },
        asking: { Self.answer($0, of: &self) }, into: &messages)
    } catch {
      throw .impossible(.touch(error))
    }
  }

  /// Lets the recognizers notice that time has passed: long presses, taps that wait for a second.
  mutating func tellRecognizersTheTime() {
    var arena = GestureArena(screen: stage.screen)
    var messages: [ArenaMessage] = []
    stage.gestures.exchange(&arena)
    arena.advance(
      to: stage.now, asking: { Self.answer($0, of: &self) }, into: &messages)
    stage.gestures.exchange(&arena)
    stage.ledger.clock.tell(messages)
  }

  /// Tells what a recognizer has said.
  mutating func tell(_ message: consuming ArenaMessage) throws(Refusal) {
    // Used up, so that what it holds is handed on and not copied.
    switch consume message {
    case .decision(let decision):
      stage.note(stage.gestures.event(of: decision))
      noteRefusedPan(decision)
    case .view(let target, let phase, let touch):
      guard let view = stage.views.view(target) else { return }
      let touch = Touch(phase, id: touch.id, at: touch.place)
      stage.views.hear(phase, at: view)
      do throws(Misuse) { try ownScene.touched(view, touch, on: &stage) } catch {
        throw .misuse(error)
      }
    case .report(let gesture, let pan, let reason):
      guard let index = stage.gestures.index(of: gesture) else { return }
      do throws(Misuse) { try deliver(pan, of: gesture, at: index, reason: reason) } catch {
        throw .misuse(error)
      }
    }
  }

  /// Tells of a refused pan in the words that a reported one has, as of every other state of it
  /// (seed scene 11.0).
  private mutating func noteRefusedPan(_ decision: ArenaDecision) {
    guard case .refused = decision.verdict, stage.isPan(decision.gesture) else { return }
    stage.note(stage.gestures.eventOfRefusedPan(decision))
  }

  private mutating func deliver(
    _ pan: consuming Pan, of gesture: GestureID, at index: Int, reason: consuming Reason
  ) throws(Misuse) {
    let view = stage.gestures.parts[index].view
    switch stage.gestures.parts[index].role {
    case .tap(let name):
      stage.note(Event(.tap, nil, [.word("on", name)], reason: reason))
      try ownScene.tap(name, on: &stage)
    case .scroll where stage.scrolling.isSteered(view):
      // Not told in the trace: what the scene makes of it is.
      try ownScene.gesture(gesture, pan, on: &stage)
    case .scroll: stage.scrollPan(view, pan)
    case .scene:
      pan.view = stage.gestures.parts[index].viewName
      if stage.gestures.parts[index].isPan {
        touchedPan = pan
        touchedGesture = gesture
        touchedSamples = pan.state.isOver ? stage.gestures.arena[gesture]?.history?.samples : nil
        if pan.state.isOver { noteBasis(of: pan) }
        // Why it began is told already.
        record(
          pan, gesture: stage.gestures.parts[index].name,
          reason: pan.state == .began ? .unsaid : reason)
      } else {
        recordOther(pan, at: index, reason: reason)
      }
      try ownScene.gesture(gesture, pan, on: &stage)
    }
  }

  private mutating func recordOther(_ report: Pan, at index: Int, reason: Reason) {
    var fields = [stage.gestures.parts[index].label]
    if let location = report.location { fields.append(.point("location", location)) }
    let isTap = report.state == .ended && stage.gestures.parts[index].isTap
    stage.note(
      Event(
        isTap ? .tapRecognized : .press, isTap ? nil : .word(report.state.rawValue), fields,
        reason: reason))
  }

  private mutating func record(_ touch: Touch) {
    // Kinds hold texts and lists, and would be copied on their way through a function.
    switch touch.phase {
    case .down: stage.note(event(.touchDown, touch))
    case .move: stage.note(event(.touchMove, touch))
    case .up: stage.note(event(.touchUp, touch))
    case .cancel: stage.note(event(.touchCancel, touch))
    }
  }

  @inline(__always)
  private func event(_ kind: EventKind, _ touch: Touch) -> Event {
    if touch.id == 1 { return Event(kind, at: touch.place) }
    return Event(
      kind, nil, [.point("place", touch.place), .number("id", Double(touch.id))])
  }
}

// MARK: - What the arena asks while it arbitrates

extension Simulation.Contents {
  /// Answers the arena, by the scene on its stage.
  //
  // The simulation is lent: it might change while a question is answered, for all the compiler knows,
  // which therefore has all of it copied for whoever may only look.
  @inline(never)
  private static func answer(
    _ question: GestureQuestion, of simulation: inout Self
  ) -> GestureAnswer {
    simulation.answer(question)
  }

  /// What is under a place, the hit view first.
  @inline(never)
  private static func targets(
    _ place: Point, of simulation: inout Self
  ) -> [TouchTarget] {
    simulation.path(place).map { $0.target }
  }

  private func answer(_ question: GestureQuestion) -> GestureAnswer {
    switch question {
    case .begins(let gesture, let pan): answer(beginning: pan, of: gesture)
    case .recognizes(let one, let other) where stage.isTogether(one, other): .word(true)
    case .receives, .recognizes, .requires, .mayRequire: scene.answer(question, on: stage)
    }
  }

  private func answer(beginning pan: Pan, of gesture: GestureID) -> GestureAnswer {
    let begins = GestureAnswer.verdict(.begins(reason: "its criteria are met (G63)"))
    guard let index = stage.gestures.index(of: gesture) else { return begins }
    let view = stage.gestures.parts[index].view
    switch stage.gestures.parts[index].role {
    case .scene: break
    case .tap: return begins
    case .scroll: return .verdict(scene.scrollShouldBegin(view, pan, on: stage))
    }
    var pan = pan
    pan.view = stage.name(of: view)
    return scene.answer(.begins(gesture, pan), on: stage)
  }
}
