// Pans that statements report.

extension Simulation.Contents {
  var liftOff: LiftOff? {
    currentPan.isPending
      ? scene.liftOff(for: currentPan.pan, on: stage) : stage.decisions.decisionRecord?.lift
  }

  mutating func handlePan(_ input: PanInput) throws(InputError) {
    if let view = input.view, stage.view(named: view) == nil {
      throw .impossible(.noView(view, among: stage.views.names))
    }
    if stage.gestures.arena.hasTouches { throw .impossible(.fingersDown) }
    currentPan.reportsBegin()
    if input.state == .began { return try beginPan(input) }
    let outcome = try InputError.impossible { () throws(PanError) in
      try currentPan.reported.report(input, at: stage.now)
    }
    switch outcome {
    case .report(let pan):
      if pan.state.isOver { stage.decisions.note(scene.basis(of: pan, on: stage)) }
      var reason: Reason =
        pan.state == .cancelled ? "a cancelled pan has no release velocity" : ""
      if pan.state == .ended, input.velocity == nil {
        reason = currentPan.reported.history.remark(at: stage.now) ?? ""
      }
      stage.note(currentPan.event(pan, reason: reason))
      try InputError.misuse { () throws(Misuse) in try ownScene.pan(pan, on: &stage) }
    case .ignored:
      stage.note(
        Event(
          .panIgnored, nil, [.word("state", input.state.rawValue), .cause("refused")],
          reason: "this touch was refused and belongs to the winner until it lifts (G64)"))
    }
  }

  private mutating func beginPan(_ input: PanInput) throws(InputError) {
    if currentPan.reported.isActive { throw .impossible(.pan(.underWay)) }
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

  /// Returns the center of a view on screen, by default of the view that owns the pan.
  private func middle(of name: String?) -> Point? {
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
  /// Returns the event of a report.
  func event(_ pan: Pan, gesture: String? = nil, reason: consuming Reason) -> Event {
    // A location that no report contains isn't a fact to record.
    let location = gesture != nil || reported.impliedStart == nil ? pan.location : nil
    return Event(
      .pan, pan.state,
      PanFacts(
        translation: pan.translation, velocity: pan.velocity, location: location,
        gesture: gesture),
      reason: reason)
  }
}
