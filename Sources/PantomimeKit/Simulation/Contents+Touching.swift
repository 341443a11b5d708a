// Fingers: passes touches to the recognizers, and their messages to the scene.

extension Simulation.Contents {
  /// Handles one touch event, and delivers the recognizers' messages.
  mutating func handleTouches(_ touches: [Touch]) throws(InputError) {
    if currentPan.reported.isActive { throw .impossible(.pan(.underWay)) }
    let comesDown = touches.contains { $0.phase == .down }
    let isFirst = comesDown && !stage.gestures.arena.hasTouches
    if comesDown {
      for touch in touches where touch.phase == .down {
        if scene.indexesPlaces(on: stage) { stage.views.notePlaces() }
        stage.scrolling.prepare(
          along: scene.path(touch.place, on: stage), renewing: &stage.gestures, in: &stage.ledger)
      }
    }
    var messages = stage.gestures.takeRoom()
    try arbitrate(touches, into: &messages)
    if isFirst { currentPan.touchesBegin() }
    for touch in touches { stage.ledger.note(touch) }
    // A lost finger isn't reported as lifted.
    if !stage.gestures.arena.hasTouches, touches.contains(where: { $0.phase != .lost }) {
      stage.ledger.clock.tell(.fingersLifted)
    }
    var refusal: InputError?
    // The messages are removed from the list as they are delivered, which avoids copying them.
    if messages.count > 1 { messages.reverse() }
    while let message = messages.popLast() {
      let known = stage.ledger.trace.count
      do throws(InputError) { try tell(message) } catch {
        let next = stage.ledger.onRecord(error, since: known)
        refusal = refusal ?? next
      }
    }
    stage.gestures.giveBack(room: &messages)
    if let refusal { throw refusal }
  }

  /// Moves the arena out of the stage while the arena processes an event, so that it can query the
  /// stage.
  private mutating func arbitrate(
    _ touches: [Touch], into messages: inout [ArenaMessage]
  ) throws(InputError) {
    do throws(TouchError) {
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

  /// Notifies the recognizers of the time, because long presses, and taps that wait for a second
  /// tap, depend on it.
  mutating func tellRecognizersTheTime() {
    var arena = GestureArena(screen: stage.screen)
    var messages: [ArenaMessage] = []
    stage.gestures.exchange(&arena)
    arena.advance(
      to: stage.now, asking: { Self.answer($0, of: &self) }, into: &messages)
    stage.gestures.exchange(&arena)
    stage.ledger.clock.tell(messages)
  }

  /// Delivers a message of a recognizer.
  mutating func tell(_ message: consuming ArenaMessage) throws(InputError) {
    // Consumed, so that the payload is moved rather than copied.
    switch consume message {
    case .decision(let decision):
      stage.note(stage.gestures.event(of: decision))
      // A refused pan is also recorded in the format of a reported pan, because all other states of
      // a pan are (seed scene 11.0).
      if case .refused = decision.verdict, stage.isPan(decision.gesture) {
        stage.note(stage.gestures.eventOfRefusedPan(decision))
      }
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

  private mutating func deliver(
    _ pan: consuming Pan, of gesture: GestureID, at index: Int, reason: consuming Reason
  ) throws(Misuse) {
    let view = stage.gestures.parts[index].view
    switch stage.gestures.parts[index].role {
    case .tap(let name):
      stage.note(Event(.tap, nil, [.word(.on, name)], reason: reason))
      try ownScene.tap(name, on: &stage)
    case .scroll where stage.scrolling.isSteered(view):
      // The trace doesn't record this report, only the scene's reaction.
      try ownScene.handle(gesture, report: pan, on: &stage)
    case .scroll: stage.scrollPan(view, pan)
    case .scene:
      pan.view = stage.gestures.parts[index].viewName
      if stage.gestures.parts[index].isPan {
        currentPan.note(pan, of: gesture, in: stage.gestures.arena)
        if pan.state.isOver { stage.decisions.note(scene.basis(of: pan, on: stage)) }
        // The reason why the pan began is already recorded.
        stage.note(
          currentPan.event(
            pan, gesture: stage.gestures.parts[index].name,
            reason: pan.state == .began ? .unsaid : reason))
      } else {
        stage.note(stage.gestures.parts[index].event(of: pan, reason: reason))
      }
      try ownScene.handle(gesture, report: pan, on: &stage)
    }
  }
}

extension Ledger {
  /// Records a touch.
  fileprivate mutating func note(_ touch: Touch) {
    // No helper function takes the kind of event as a parameter, because a kind contains strings
    // and arrays, which would be copied on each call.
    switch touch.phase {
    case .down: note(event(.touchDown, touch))
    case .move: note(event(.touchMove, touch))
    case .up: note(event(.touchUp, touch))
    case .cancel: note(event(.touchCancel, touch))
    case .lost: note(event(.touchLost, touch))
    }
  }

  @inline(__always)
  private func event(_ kind: EventKind, _ touch: Touch) -> Event {
    if touch.id == 1 { return Event(kind, at: touch.place) }
    return Event(
      kind, nil, [.point(.place, touch.place), .number(.id, Double(touch.id))])
  }
}

// MARK: - Queries of the arena during arbitration

extension Simulation.Contents {
  /// Answers a query of the arena by calling the scene.
  //
  // The simulation is passed as `inout`: with read access only, the compiler couldn't exclude that
  // the simulation changes during a query, and would copy all of it.
  @inline(never)
  private static func answer(
    _ question: GestureQuestion, of simulation: inout Self
  ) -> GestureAnswer {
    simulation.scene.answer(asked: question, on: simulation.stage)
  }

  /// Returns the targets under a point, beginning with the hit view.
  @inline(never)
  private static func targets(
    _ place: Point, of simulation: inout Self
  ) -> [TouchTarget] {
    simulation.scene.path(place, on: simulation.stage).map { $0.target }
  }
}

extension SceneBox {
  /// Answers a query of the arena that the stage can't answer.
  fileprivate func answer(asked question: GestureQuestion, on stage: Stage) -> GestureAnswer {
    switch question {
    case .begins(let gesture, let pan): answer(beginning: pan, of: gesture, on: stage)
    case .recognizes(let one, let other) where stage.isTogether(one, other): .word(true)
    case .receives, .recognizes, .requires, .mayRequire: answer(question, on: stage)
    }
  }

  private func answer(
    beginning pan: Pan, of gesture: GestureID, on stage: Stage
  ) -> GestureAnswer {
    let begins = GestureAnswer.verdict(.begins(reason: "the recognizer's criteria are met (G63)"))
    guard let index = stage.gestures.index(of: gesture) else { return begins }
    let view = stage.gestures.parts[index].view
    switch stage.gestures.parts[index].role {
    case .scene: break
    case .tap: return begins
    case .scroll: return .verdict(scrollShouldBegin(view, pan, on: stage))
    }
    var pan = pan
    pan.view = stage.name(of: view)
    return answer(.begins(gesture, pan), on: stage)
  }
}
