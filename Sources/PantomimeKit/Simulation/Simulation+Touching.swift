// Fingers: from the touches to the recognizers, and from them to the scene.

extension Simulation {
  /// Takes one event of touches.
  mutating func handleTouches(_ touches: [Touch]) throws(Refusal) {
    if reportedPan.isActive { throw .impossible(.pan(.underWay)) }
    let isFirst = stage.gestures.arena.touchesDown.isEmpty
    for touch in touches where touch.phase == .down { stage.prepareScrolling(along: path(touch)) }
    try ask { arena, delegate, now throws(TouchProblem) in
      let (scene, stage) = (delegate.scene, delegate.stage)
      return try arena.handle(
        touches, at: now,
        path: { point in
          stage.views(at: point) { scene.frameOnScreen(of: $0, on: stage) }.map { $0.target }
        },
        asking: delegate)
    }
    if isFirst, touches.contains(where: { $0.phase == .down }) {
      touchedPan = Pan(state: .possible)
    }
    for touch in touches { record(touch) }
    if stage.gestures.arena.touchesDown.isEmpty { stage.clock.tell(.fingersLifted) }
  }

  private func path(_ touch: Touch) -> [ViewID] {
    stage.views(at: touch.place) { scene.frameOnScreen(of: $0, on: stage) }
  }

  /// Lifts a finger outside the view it pressed, which every recognizer misses.
  mutating func liftOutside(_ id: Int) throws(Refusal) {
    guard stage.gestures.arena.touchesDown.contains(where: { $0.id == id }) else {
      throw .impossible(.touch(.unknownTouch(id)))
    }
    stage.record(Event(.touchUpOutside, nil, id == 1 ? [] : [.number("id", Double(id))]))
    stage.hear(stage.gestures.liftOutside(id, at: stage.now))
  }

  /// Takes all fingers away, as an incoming call does (G15).
  mutating func interrupt() {
    stage.record(Event(.touchesCancelled, reason: "the system takes all touches away (G15)"))
    stage.hear(stage.gestures.cancelAll(at: stage.now))
  }

  /// Switches a recognizer on or off, by its name.
  mutating func setEnabled(_ name: String, _ isOn: Bool) throws(Refusal) {
    guard let gesture = stage.gesture(named: name) else {
      throw .impossible(.noGesture(name, among: stage.gestures.parts.map { $0.name }))
    }
    stage.record(
      Event(
        isOn ? .gestureEnabled : .gestureDisabled, nil, [.word("gesture", name)],
        reason: isOn ? "touches that are down stay unseen by it (G14)" : ""))
    stage.setEnabled(gesture, isOn)
  }

  /// Lets the recognizers notice that time has passed: long presses, taps that wait for a second.
  mutating func tellRecognizersTheTime() {
    // To let time pass is never a problem.
    try? ask { arena, delegate, now throws(TouchProblem) in
      arena.advance(to: now, asking: delegate)
    }
  }

  /// Asks the arena while it is out of the stage, so that the delegate can look at the stage.
  private mutating func ask(
    _ body: (inout GestureArena, SceneDelegate<S>, Instant) throws(TouchProblem) -> [ArenaMessage]
  ) throws(Refusal) {
    var arena = stage.gestures.takeArena()
    let result: Result<[ArenaMessage], TouchProblem>
    do throws(TouchProblem) {
      result = .success(try body(&arena, SceneDelegate(scene: scene, stage: stage), stage.now))
    } catch {
      result = .failure(error)
    }
    stage.gestures.putBack(arena)
    switch result {
    case .success(let messages): stage.hear(messages)
    case .failure(let problem): throw .impossible(.touch(problem))
    }
  }

  /// Tells what a recognizer has said.
  mutating func tell(_ message: ArenaMessage) throws(Refusal) {
    switch message {
    case .decision(let decision):
      stage.record(stage.gestures.event(of: decision))
      noteRefusedPan(decision)
    case .view(let target, let phase, let touch):
      guard let view = stage.views.view(target) else { return }
      let touch = Touch(phase, id: touch.id, at: touch.place)
      stage.views.hear(phase, at: view)
      try misuse { () throws(Misuse) in try scene.touched(view, touch, on: &stage) }
    case .report(let gesture, let pan, let reason): try deliver(pan, of: gesture, reason: reason)
    }
  }

  /// Tells of a refused pan in the words that a reported one has, as of every other state of it
  /// (seed scene 11.0).
  private mutating func noteRefusedPan(_ decision: ArenaDecision) {
    guard case .refused = decision.verdict, stage.isPan(decision.gesture) else { return }
    stage.record(stage.gestures.eventOfRefusedPan(decision))
  }

  private mutating func deliver(
    _ pan: Pan, of gesture: GestureID, reason: Reason
  ) throws(Refusal) {
    guard let part = stage.gestures[gesture] else { return }
    switch part.role {
    case .tap(let view):
      stage.record(Event(.tap, nil, [.word("on", view)], reason: reason))
      try misuse { () throws(Misuse) in try scene.tap(view, on: &stage) }
    case .scroll where stage.isSteered(part.view):
      // Not told in the trace: what the scene makes of it is.
      try misuse { () throws(Misuse) in try scene.gesture(gesture, pan, on: &stage) }
    case .scroll: stage.scrollPan(part.view, pan)
    case .scene:
      var pan = pan
      pan.view = stage.name(of: part.view)
      if stage.isPan(gesture) {
        touchedPan = pan
        touchedGesture = gesture
        if pan.state.isOver { noteBasis(of: pan) }
        // Why it began is told already.
        record(pan, gesture: part.name, reason: pan.state == .began ? "" : reason)
      } else {
        let isTap = pan.state == .ended && stage.gestures.isTap(gesture)
        stage.record(
          Event(
            isTap ? .tapRecognized : .press, isTap ? nil : .word(pan.state.rawValue),
            [.word("gesture", part.name)] + (pan.location.map { [.point("location", $0)] } ?? []),
            reason: reason))
      }
      try misuse { () throws(Misuse) in try scene.gesture(gesture, pan, on: &stage) }
    }
  }

  private mutating func record(_ touch: Touch) {
    var fields = [Event.Field.point("place", touch.place)]
    if touch.id != 1 { fields.append(.number("id", Double(touch.id))) }
    stage.record(Event(.touch(touch.phase), nil, fields))
  }
}

/// What the arena asks while it arbitrates, answered by a scene on its stage.
private struct SceneDelegate<S: Scene>: GestureDelegate {
  let scene: S
  let stage: Stage

  func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool {
    scene.gestureShouldReceive(touch, gesture, on: stage)
  }

  func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    guard let part = stage.gestures[gesture] else {
      return .begins(reason: "its criteria are met (G63)")
    }
    switch part.role {
    case .scene: break
    case .tap: return .begins(reason: "its criteria are met (G63)")
    case .scroll: return scene.scrollShouldBegin(part.view, pan, on: stage)
    }
    var pan = pan
    pan.view = stage.view(of: gesture).map(stage.name)
    return scene.gestureShouldBegin(gesture, pan, on: stage)
  }

  func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool {
    stage.isTogether(one, other) || scene.recognizesTogether(one, other, on: stage)
  }

  func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool {
    scene.requiresFailure(gesture, of: other, on: stage)
  }
}
