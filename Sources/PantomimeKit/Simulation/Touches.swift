// Fingers: passes touches to the recognizers, and their messages to the scene.

extension Simulation.Contents {
  /// Handles one touch event, and delivers the recognizers' messages.
  mutating func handleTouches(_ touches: [Touch]) throws(InputError) {
    if currentPan.reported.isActive { throw InputError(.pan(.inProgress)) }
    let comesDown = touches.contains { $0.phase == .down }
    let isFirst = comesDown && !stage.gestures.arena.hasTouches
    if isFirst { stage.scrolling.forgetCaught() }
    if comesDown {
      for touch in touches where touch.phase == .down {
        if scene.indexesPlaces(on: stage) { stage.notePlaces() }
        stage.scrolling.prepare(
          along: scene.path(touch.place, on: stage), renewing: &stage.gestures, in: &stage.ledger)
      }
    }
    var messages: [ArenaMessage] = []
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
      throw InputError(.touch(error))
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
    let last = stage.gestures.note(pan.state, at: index)
    var reason = reason
    if pan.state == .ended, last == .began, pan.velocity != .zero {
      if stage.readings[.velocityOfSingleMove] == 0 {
        reason = reason + "; its velocity rests on a single move (U51)"
      } else {
        pan.velocity = .zero
        reason = reason + "; a single move counts as no velocity (U51)"
      }
    }
    switch stage.gestures.parts[index].role {
    case .tap(let name):
      stage.note(Event(.tap, nil, [.word(.on, name)], reason: reason))
      try ownScene.tap(name, on: &stage)
    case .scroll where stage.gestures.parts[index].isDriving:
      pan.view = stage.gestures.parts[index].viewName
      note(pan, of: gesture, at: index, reason: reason)
      stage.scrollOwnPan(of: gesture, pan)
      try ownScene.handle(gesture, report: pan, on: &stage)
    case .scroll where stage.scrolling.isSteered(view):
      // The trace doesn't record this report, only the scene's reaction.
      try ownScene.handle(gesture, report: pan, on: &stage)
    case .scroll: stage.scroll(view, with: pan)
    case .scene:
      pan.view = stage.gestures.parts[index].viewName
      if stage.gestures.parts[index].isPan {
        note(pan, of: gesture, at: index, reason: reason)
      } else {
        if stage.gestures.parts[index].isContinuous { keep(pan, of: gesture, at: index) }
        stage.note(stage.gestures.parts[index].event(of: pan, reason: reason))
      }
      try ownScene.handle(gesture, report: pan, on: &stage)
    }
  }
}

extension Simulation.Contents {
  /// Keeps and records a report of a pan.
  private mutating func note(
    _ pan: borrowing Pan, of gesture: GestureID, at index: Int, reason: consuming Reason
  ) {
    keep(pan, of: gesture, at: index)
    // The reason why the pan began is already recorded.
    stage.note(
      currentPan.event(
        copy pan, gesture: stage.gestures.parts[index].name,
        reason: pan.state == .began ? .unsaid : reason))
  }

  /// Keeps a report of a pan, or of a long press; a long press that drives nothing isn't a pan.
  private mutating func keep(_ pan: borrowing Pan, of gesture: GestureID, at index: Int) {
    stage.gestures.follow(copy pan, of: gesture)
    guard stage.gestures.parts[index].isPan || stage.gestures.parts[index].isDriving else { return }
    currentPan.note(copy pan, of: gesture, in: stage.gestures.arena)
    if pan.state.isOver { stage.decisions.note(scene.basis(of: copy pan, on: stage)) }
  }
}

extension Stage {
  /// Scrolls the scroll view whose own pan has reported, unless a drive moves it.
  mutating func scrollOwnPan(of gesture: GestureID, _ pan: Pan) {
    guard let part = gestures[gesture], part.role == .scroll, !scrolling.isSteered(part.view)
    else { return }
    scroll(part.view, with: pan)
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
    _ place: Point2D, of simulation: inout Self
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
    if stage.gestures.parts[index].isTap, let list = stage.listStopped(before: gesture, on: view) {
      return .verdict(
        .refused(
          winner: list,
          reason: "the touch stopped \(list) and belongs to its pan (G184, U50)"))
    }
    switch stage.gestures.parts[index].role {
    case .scene:
      if let edges = stage.strayedEdges(of: index, pan) {
        return .verdict(
          .refused(
            winner: "none",
            reason: "it did not move inward from the \(edges) edge, more than along it (U53)"))
      }
      if stage.gestures.parts[index].isOfStatement {
        return stage.axisVerdict(for: pan, of: gesture).map { .verdict($0) } ?? begins
      }
    case .tap:
      return .verdict(.begins(reason: "the finger lifted without moving"))
    case .scroll:
      if let outer = stage.scrollView(replacing: view, for: pan) {
        return .verdict(
          .refused(
            winner: outer.isContested ? "none" : outer.name,
            reason: "the content of \(stage.name(of: view)) is at its limit, so a new drag "
              + (outer.isContested
                ? "doesn't scroll it (G92)" : "scrolls \(outer.name) (G92)")))
      }
      return .verdict(scrollShouldBegin(view, pan, on: stage))
    }
    var pan = pan
    pan.view = stage.name(of: view)
    return answer(.begins(gesture, pan), on: stage)
  }
}

extension Stage {
  /// Returns the edges of an edge pan that is about to begin in a direction in which it may not, or
  /// `nil` if it may begin (U53).
  ///
  /// A pan that begins at touch-down has no direction.
  fileprivate func strayedEdges(of index: Int, _ pan: Pan) -> String? {
    guard case .edgePan(_, let traits) = gestures.parts[index].gesture.kind,
      readings[.edgePanDirection] == 0, pan.translation != .zero, let start = pan.origin
    else { return nil }
    guard !traits.pointInward(pan.translation, from: start, on: screen) else { return nil }
    return traits.edges.names.joined(separator: " or ")
  }

  /// Returns the name of the moving scroll view that a tap's touch has stopped, or `nil` if there is
  /// none or the tap is allowed together with its pan (G184, U50).
  fileprivate func listStopped(before tap: GestureID, on view: ViewID) -> String? {
    guard !scrolling.caught.isEmpty, readings[.tapOnMovingList] == 0 else { return nil }
    for index in scrolling.caught {
      let list = scrolling.all[index].view
      guard path(of: view).contains(list) || path(of: list).contains(view) else { continue }
      if let pan = gestures.scrollRecognizer(of: list), isTogether(tap, pan) { continue }
      return scrolling.all[index].name
    }
    return nil
  }
}

// Taps: a finger that wasn't in use touches down and lifts at the same instant.

extension Simulation.Contents {
  /// Taps the center of a view on screen.
  ///
  /// If a view in the scene's `tappable` has no frame, no finger touches it: the scene's `tap` is
  /// called directly.
  mutating func handleTap(on name: String, taps: Int) throws(InputError) {
    try Input.check(taps: taps)
    let isTappable = scene.tappable.contains(name)
    let view = stage.view(named: name)
    if view == nil, !isTappable { throw InputError(.noView(name, among: stage.views.names)) }
    if currentPan.reported.isActive {
      return stage.ledger.noteIgnoredTap(on: name, by: "pan", reason: Reason.busyFinger)
    }
    guard let view,
      (stage.frameOnScreen(of: view) ?? scene.frameOnScreen(of: view, on: stage)) != nil
    else { return try tapDirectly(name, view, isTappable: isTappable, taps: taps) }
    if let reason = scene.invisibility(of: view, on: stage) {
      return stage.ledger.noteIgnoredTap(on: name, reason: reason)
    }
    guard let place = scene.visibleFrame(of: view, on: stage)?.center else {
      return stage.ledger.noteIgnoredTap(
        on: name, reason: "it lies outside the screen or its superview")
    }
    let hit = scene.hit(at: place, meantFor: name, on: stage)
    let refusal = hit == .meant ? nil : scene.untouchability(of: view, on: stage)
    var misuse: InputError?
    do throws(InputError) { try tap(at: place, taps: taps) } catch {
      guard case .misuse = error else { throw error }
      misuse = error
    }
    switch hit {
    case .meant: break
    case .other(let other):
      stage.ledger.noteIgnoredTap(
        on: name, by: other,
        reason: refusal.map { "\($0.text); \(other) takes the touch" }
          ?? "\(other) is on top and takes the touch")
    case .nothing:
      stage.ledger.noteIgnoredTap(on: name, reason: refusal ?? stage.missReason(view, at: place))
    }
    if let misuse { throw misuse }
  }

  /// Taps a point of the screen.
  mutating func handleTap(at place: Point2D, taps: Int) throws(InputError) {
    try Input.check(taps: taps)
    if currentPan.reported.isActive {
      return stage.ledger.noteIgnoredTap(by: "pan", reason: Reason.busyFinger)
    }
    try tap(at: place, taps: taps)
  }

  /// Puts an unused finger down and lifts it, as many times as `taps` specifies; each tap takes
  /// effect before the next one, as if the touches were separate inputs.
  private mutating func tap(at place: Point2D, taps: Int) throws(InputError) {
    let id = stage.gestures.arena.touchesDown.freeFinger
    var misuse: InputError?
    for _ in 0..<taps {
      for phase in [Touch.Phase.down, .up] {
        let known = stage.ledger.trace.count
        do throws(InputError) { try handleTouches([Touch(phase, id: id, at: place)]) } catch {
          guard case .misuse = error else { throw error }
          let recorded = stage.ledger.onRecord(error, since: known)
          misuse = misuse ?? recorded
        }
        let later = deliver().refusal
        misuse = misuse ?? later
      }
    }
    if let misuse { throw misuse }
  }

  /// Calls the scene, and notifies the tap recognizers of a view that has no position on the
  /// screen.
  private mutating func tapDirectly(
    _ name: String, _ view: ViewID?, isTappable: Bool, taps: Int
  ) throws(InputError) {
    let recognizers =
      isTappable ? [] : stage.gestures.singleTaps.filter { $0.viewName == name }.map { $0.id }
    guard isTappable || !recognizers.isEmpty else {
      return stage.ledger.noteIgnoredTap(on: name, reason: "it has no frame for a finger to hit")
    }
    for _ in 0..<taps {
      stage.note(Event(.tap, nil, [.word(.on, name), .flag("direct", true)]))
      if isTappable {
        try InputError.misuse { () throws(Misuse) in try ownScene.tap(name, on: &stage) }
      }
      for gesture in recognizers {
        stage.note(Event(.tapRecognized, nil, [.word(.gesture, stage.name(of: gesture))]))
        try InputError.misuse { () throws(Misuse) in
          try ownScene.handle(gesture, report: Pan(state: .ended, view: name), on: &stage)
        }
      }
    }
  }
}

extension Input {
  fileprivate static func check(taps: Int) throws(InputError) {
    guard (1...mostTaps).contains(taps) else {
      throw InputError(
        .badOption(OptionError("taps", Double(taps), allowed: "1 to \(mostTaps)")))
    }
  }
}

extension Reason {
  fileprivate static var busyFinger: Reason { "the finger of the reported pan is still down" }
}

extension Ledger {
  fileprivate mutating func noteIgnoredTap(
    on name: String? = nil, by other: String? = nil, reason: Reason
  ) {
    var fields: [Event.Field] = []
    if let name { fields.append(.word(.on, name)) }
    if let other { fields.append(.word(.by, other)) }
    note(Event(.tapIgnored, nil, fields, reason: reason))
  }
}

// MARK: - Hit testing

extension SceneBox {
  /// Returns the part of a view's frame that lies on the screen and within all ancestors of the
  /// view, or `nil` if there is none.
  func visibleFrame(of view: ViewID, on stage: Stage) -> Rect2D? {
    guard let box = boxOnScreen(of: view, on: stage) else { return nil }
    var visible = box.intersection(
      Rect2D(width: stage.screen.width, height: stage.screen.height))
    for parent in stage.path(of: view).dropFirst() {
      guard let outer = boxOnScreen(of: parent, on: stage) else { continue }
      visible = visible?.intersection(outer)
    }
    return visible
  }

  private func boxOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    traits.computesFrames ? frameOnScreen(of: view, on: stage) : stage.boxOnScreen(of: view)
  }

  /// Returns the reason why a view is invisible regardless of its position, or `nil` if it isn't
  /// hidden.
  fileprivate func invisibility(of view: ViewID, on stage: Stage) -> Reason? {
    if stage.transitions.firstOpen != nil { return .neverCompleted }
    if frameOnScreen(of: view, on: stage) == nil { return concealment(of: view, on: stage) }
    for holder in stage.path(of: view) {
      guard let state = stage.invisibility(of: holder) else { continue }
      return holder == view
        ? "it is \(state)" : "its superview \(stage.name(of: holder)) is \(state)"
    }
    return nil
  }

  /// Returns the reason why a view receives no touches, wherever it is, or `nil` if it receives
  /// some.
  func untouchability(of view: ViewID, on stage: Stage) -> Reason? {
    if let reason = invisibility(of: view, on: stage) { return reason }
    for holder in stage.path(of: view) {
      let it = holder == view ? "it" : "its superview \(stage.name(of: holder))"
      switch stage.refusal(by: holder) {
      case nil: continue
      case .disabled: return "user interaction is off for \(it)"
      case .animated:
        return
          "\(it) takes no touches while a view animation moves it, unless interaction=yes (A159)"
      }
    }
    return nil
  }

  /// Returns the views under a point, beginning with the hit view; valid only after the stage has
  /// recorded the positions of its views.
  func path(_ place: Point2D, on stage: Stage) -> [ViewID] {
    // The container of a transition that was never completed takes every touch.
    if stage.transitions.firstOpen != nil { return [] }
    if traits.computesFrames { return stage.views(at: place) { frameOnScreen(of: $0, on: $1) } }
    return indexesPlaces(on: stage) ? stage.views(noted: place) : stage.views(at: place)
  }

  /// Returns whether hit-testing uses a spatial index, which is slower than checking each of a few
  /// views and doesn't cover a scene that provides frames.
  func indexesPlaces(on stage: Stage) -> Bool {
    !traits.computesFrames && stage.views.all.count > 16
  }

  /// Returns the topmost view that is shown at a point but that a finger there doesn't hit, with the
  /// reason.
  func missed(at place: Point2D, on stage: Stage) -> (view: String, reason: Reason)? {
    var noted = stage
    if indexesPlaces(on: stage) { noted.notePlaces() }
    return stage.missed(at: place, hitting: path(place, on: noted))
      .map { (stage.name(of: $0.view), $0.reason) }
  }

  /// Returns the hit-testing result for a finger at a point of the screen that is aimed at a view.
  func hit(at place: Point2D, meantFor view: String, on stage: Stage) -> TouchHit {
    var noted = stage
    if indexesPlaces(on: stage) { noted.notePlaces() }
    let path = path(place, on: noted)
    guard let first = path.first else { return .nothing }
    let isMeant = stage.view(named: view).map { path.contains($0) } ?? false
    return isMeant ? .meant : .other(stage.name(of: first))
  }
}

extension Stage {
  /// Returns the topmost view that is shown at a point but that a finger there doesn't hit, with the
  /// reason, or `nil` if there is none in front of the view that it hits.
  func missed(at point: Point2D, hitting path: [ViewID]) -> (view: ViewID, reason: Reason)? {
    for view in viewsInOrder.reversed() {
      if path.contains(view) { return nil }
      if isShown(view, at: point) { return (view, missReason(view, at: point)) }
    }
    return nil
  }

  /// Returns whether a view is shown at a point, even outside its ancestors.
  func isShown(_ view: ViewID, at point: Point2D) -> Bool {
    var place = point
    for holder in path(of: view).reversed() {
      let geometry = geometry(of: holder, .shown)
      guard isVisible(holder), let next = geometry.inverted(place) else { return false }
      if holder == view { return geometry.hasBounds && geometry.frame.contains(next) }
      let offset = contentOffset(of: holder)
      place = Point2D(
        x: next.x - geometry.frame.x + offset.dx, y: next.y - geometry.frame.y + offset.dy)
    }
    return false
  }

  /// Returns the reason why a finger at a point where a view is shown doesn't hit the view.
  fileprivate func missReason(_ view: ViewID, at point: Point2D) -> Reason {
    var place = point
    for holder in path(of: view).reversed() {
      let (shown, touched) = (geometry(of: holder, .shown), geometry(of: holder, .touched))
      if shown != touched, touched.hasBounds,
        !(touched.inverted(place).map { touched.frame.contains($0) } ?? false)
      {
        return "\(name(of: holder)) takes touches only at its model's frame (A160)"
      }
      guard let next = descend(into: holder, from: place, isTarget: false) else {
        return "the point lies outside \(name(of: holder))"
      }
      place = next
    }
    return "it takes no touches"
  }

  /// Returns the word for the state that makes a view invisible, or `nil` if it is visible.
  fileprivate func invisibility(of view: ViewID) -> Reason? {
    guard contains(view) else { return nil }
    if views.all[view.index].isRemoved { return "removed" }
    if views.all[view.index].isHidden { return "hidden" }
    return isTransparent(view) ? "transparent" : nil
  }
}

extension [Touch] {
  /// The smallest unused finger number.
  package var freeFinger: Int {
    let taken = Set(map { $0.id })
    return (1...(taken.count + 1)).first { !taken.contains($0) } ?? 1
  }
}

// Pans that statements report.

extension Simulation.Contents {
  var liftOff: LiftOff? {
    currentPan.isPending
      ? scene.liftOff(for: currentPan.pan, on: stage) : stage.decisions.decisionRecord?.lift
  }

  mutating func handlePan(_ input: PanInput) throws(InputError) {
    if let view = input.view, stage.view(named: view) == nil {
      throw InputError(.noView(view, among: stage.views.names))
    }
    if stage.gestures.arena.hasTouches { throw InputError(.fingersDown) }
    currentPan.reportsBegin()
    if input.state == .began { return try beginPan(input) }
    try report(input)
  }

  /// - Parameter reason: The reason for the report, or `nil` for the usual one.
  private mutating func report(_ input: PanInput, reason: Reason? = nil) throws(InputError) {
    let outcome = try InputError.impossible { () throws(PanError) in
      try currentPan.reported.report(input, at: stage.now)
    }
    switch outcome {
    case .report(let pan):
      if pan.state.isOver { stage.decisions.note(scene.basis(of: pan, on: stage)) }
      var usual: Reason =
        pan.state == .cancelled ? "a cancelled pan has no release velocity" : ""
      if pan.state == .ended, input.velocity == nil {
        usual = currentPan.reported.history.remark(at: stage.now) ?? ""
      }
      stage.note(currentPan.event(pan, reason: reason ?? usual))
      try InputError.misuse { () throws(Misuse) in try ownScene.pan(pan, on: &stage) }
    case .ignored:
      stage.note(
        Event(
          .panIgnored, nil, [.word("state", input.state.rawValue), .cause("refused")],
          reason: "this touch was refused and belongs to the winner until it lifts (G64)"))
    }
  }

  /// Cancels the pan that statements report, if its recognizer is the one that was disabled (G12).
  mutating func cancelPan(ofDisabled name: String) throws(InputError) {
    guard currentPan.isPending, currentPan.reported.isActive,
      reportedGesture == stage.gesture(named: name)
    else { return }
    try report(PanInput(.cancelled), reason: "its recognizer was disabled (G12)")
  }

  /// The recognizer of the pan that statements report: one on the view that the pan names, or on
  /// its nearest ancestor that has one.
  private var reportedGesture: GestureID? {
    let name = currentPan.reported.pan.view
    guard let view = name.map({ stage.view(named: $0) }) ?? stage.gestures.panView else {
      return nil
    }
    for view in stage.path(of: view) {
      if let list = stage.scrollRecognizer(of: view) { return list }
      let pans = stage.gestures.pans(on: view)
      if let pan = pans.first(where: { stage.gestures[$0]?.isDriving == true }) ?? pans.first {
        return pan
      }
    }
    return nil
  }

  private mutating func beginPan(_ input: PanInput) throws(InputError) {
    if currentPan.reported.isActive { throw InputError(.pan(.inProgress)) }
    // A finger without a location starts at the center of its view and moves with the pan.
    let middle = input.location == nil ? middle(of: input.view) : nil
    let opening = currentPan.reported.opening(input, at: middle)
    let verdict: PanVerdict =
      input.velocity == nil
      ? .begins(reason: "`began` without a velocity skips arbitration")
      : scene.panShouldBegin(opening, on: stage)
    switch verdict {
    case .begins(let reason):
      let pan = try InputError.impossible { () throws(PanError) in
        try currentPan.reported.begin(input, from: middle, at: stage.now)
      }
      stage.note(currentPan.event(pan, reason: reason))
      try InputError.misuse { () throws(Misuse) in try ownScene.pan(pan, on: &stage) }
    case .undecided(let reason):
      try refuse(opening, winner: "none", reason: "not yet: \(reason)")
    case .refused(let winner, let reason):
      try refuse(opening, winner: winner, reason: reason)
    }
  }

  /// Returns the center of a view on screen, or of the view that owns the pan if no name is given.
  private func middle(of name: String?) -> Point2D? {
    let view = name.map { stage.view(named: $0) } ?? stage.gestures.panView
    return view.flatMap { scene.visibleFrame(of: $0, on: stage) }?.center
  }

  private mutating func refuse(_ opening: Pan, winner: String, reason: Reason) throws(InputError) {
    currentPan.reported.refuse()
    stage.note(
      Event(
        .panRefused, nil, [.vector(.velocity, opening.velocity), .word(.winner, winner)],
        reason: reason))
    try InputError.misuse { () throws(Misuse) in try ownScene.panRefused(opening, on: &stage) }
  }
}

extension CurrentPan {
  /// Returns the event that records a report.
  func event(_ pan: Pan, gesture: String? = nil, reason: consuming Reason) -> Event {
    // A location that no report contains isn't recorded, because it is only assumed.
    let location = gesture != nil || reported.impliedStart == nil ? pan.location : nil
    return Event(
      .pan, pan.state,
      PanFacts(
        translation: pan.translation, velocity: pan.velocity, location: location,
        gesture: gesture),
      reason: reason)
  }
}

/// The current or last pan of a simulation, from statements or from touches.
struct CurrentPan: Sendable {
  /// The pan that statements report.
  var reported = ReportedPan()
  /// The last pan from touches, or `nil` if a statement has reported one since.
  private var touched: Pan?
  /// The recognizer of that pan.
  private var gesture: GestureID?
  /// The samples for the velocity of that pan, kept after the pan's end, when its recognizer may
  /// have been reset.
  private var samples: [PointSample]?
  /// The claims about what the finger holds that the pan has broken.
  var following = FollowingCheck()
}

extension CurrentPan {
  /// The pan as last reported.
  var pan: Pan { touched ?? reported.shownPan }

  /// Whether the pan is in progress.
  var isPending: Bool { pan.state.isActive }

  /// Whether a statement has given the velocity of the pan.
  var hasGivenVelocity: Bool { touched == nil && reported.givesVelocity }

  /// Returns the samples from which the velocity of the pan is computed.
  func samples(in arena: GestureArena) -> [PointSample] {
    guard touched != nil, let gesture else { return reported.samples }
    return samples ?? arena[gesture]?.history?.samples ?? []
  }

  /// Records that the first finger touches down.
  mutating func touchesBegin() { touched = Pan(state: .possible) }

  /// Records that a statement reports a pan.
  mutating func reportsBegin() { touched = nil }

  /// Records a pan from touches.
  mutating func note(_ pan: Pan, of gesture: GestureID, in arena: GestureArena) {
    touched = pan
    self.gesture = gesture
    samples = pan.state.isOver ? arena[gesture]?.history?.samples : nil
  }
}
