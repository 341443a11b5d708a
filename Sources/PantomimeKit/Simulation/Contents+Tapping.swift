// Taps: an unused finger that touches down and lifts at the same instant.

extension Simulation.Contents {
  /// Taps the center of a view on screen.
  ///
  /// If a view in the scene's `tappable` has no frame, no finger is involved: the scene is called
  /// directly.
  mutating func handleTap(on name: String, taps: Int) throws(InputError) {
    try Input.check(taps: taps)
    let isTappable = scene.tappable.contains(name)
    let view = stage.view(named: name)
    if view == nil, !isTappable { throw .impossible(.noView(name, among: stage.views.names)) }
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
    var misuse: InputError?
    do throws(InputError) { try tap(at: place, taps: taps) } catch {
      guard case .misuse = error else { throw error }
      misuse = error
    }
    switch hit {
    case .meant: break
    case .other(let other):
      stage.ledger.noteIgnoredTap(
        on: name, by: other, reason: "\(other) is on top and takes the touch")
    case .nothing: stage.ledger.noteIgnoredTap(on: name, reason: "it takes no touches")
    }
    if let misuse { throw misuse }
  }

  /// Taps a point of the screen.
  mutating func handleTap(at place: Point, taps: Int) throws(InputError) {
    try Input.check(taps: taps)
    if currentPan.reported.isActive {
      return stage.ledger.noteIgnoredTap(by: "pan", reason: Reason.busyFinger)
    }
    try tap(at: place, taps: taps)
  }

  /// Puts an unused finger down and lifts it, a number of times; each tap takes effect before the
  /// next, as if the touches were separate inputs.
  private mutating func tap(at place: Point, taps: Int) throws(InputError) {
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

  /// Calls the scene and the tap recognizers of a view that has no position on the screen.
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
      throw .impossible(
        .badOption(OptionError(option: "taps", problem: "must be 1 to \(mostTaps)")))
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
  func visibleFrame(of view: ViewID, on stage: Stage) -> Rect? {
    guard let frame = frameOnScreen(of: view, on: stage) else { return nil }
    var visible = frame.intersection(
      Rect(width: stage.screen.width, height: stage.screen.height))
    for parent in stage.path(of: view).dropFirst() {
      guard let outer = frameOnScreen(of: parent, on: stage) else { continue }
      visible = visible?.intersection(outer)
    }
    return visible
  }

  /// Returns the reason why a view is invisible regardless of its position, or `nil` if it isn't
  /// hidden.
  fileprivate func invisibility(of view: ViewID, on stage: Stage) -> Reason? {
    if frameOnScreen(of: view, on: stage) == nil { return "it is hidden" }
    for holder in stage.path(of: view) where stage.isTransparent(holder) {
      return holder == view
        ? "it is transparent" : "its superview \(stage.name(of: holder)) is transparent"
    }
    return nil
  }

  /// Returns the views under a point, the hit view first; valid only after the stage has recorded
  /// the positions of its views.
  func path(_ place: Point, on stage: Stage) -> [ViewID] {
    indexesPlaces(on: stage)
      ? stage.views(noted: place) { frameOnScreen(of: $0, on: $1) }
      : stage.views(at: place) { frameOnScreen(of: $0, on: $1) }
  }

  /// Returns whether hit-testing uses a spatial index, which costs more than checking a few views
  /// and doesn't cover a scene that provides frames.
  func indexesPlaces(on stage: Stage) -> Bool {
    !traits.overridesFrames && stage.views.all.count > 16
  }

  /// Returns the hit-testing result for a finger at a point of the screen that is aimed at a view.
  func hit(at place: Point, meantFor view: String, on stage: Stage) -> TouchHit {
    var noted = stage
    if indexesPlaces(on: stage) { noted.views.notePlaces() }
    let path = path(place, on: noted)
    guard let first = path.first else { return .nothing }
    let isMeant = stage.view(named: view).map { path.contains($0) } ?? false
    return isMeant ? .meant : .other(stage.name(of: first))
  }
}

extension [Touch] {
  /// The smallest unused finger number.
  package var freeFinger: Int {
    let taken = Set(map { $0.id })
    return (1...(taken.count + 1)).first { !taken.contains($0) } ?? 1
  }
}
