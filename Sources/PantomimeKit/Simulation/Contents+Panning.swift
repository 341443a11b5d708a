// Pans as a recognizer is said to report them.

extension Simulation.Contents {
  /// The pan as last reported.
  var pan: Pan { touchedPan ?? reportedPan.shownPan }

  /// The samples that the velocity of that pan is made of.
  var panSamples: [PointSample] {
    guard touchedPan != nil, let touchedGesture else { return reportedPan.samples }
    return touchedSamples ?? stage.gestures.arena[touchedGesture]?.history?.samples ?? []
  }

  var isPanPending: Bool { pan.state.isActive }

  var liftOff: LiftOff? {
    isPanPending ? scene.liftOff(for: pan, on: stage) : stage.decisions.ruling?.lift
  }

  mutating func handlePan(_ input: PanInput) throws(Refusal) {
    if let view = input.view, stage.view(named: view) == nil {
      throw .impossible(.noView(view, among: stage.views.names))
    }
    if stage.gestures.arena.hasTouches { throw .impossible(.fingersDown) }
    touchedPan = nil
    let input = placed(input)
    guard input.state == .began else { return try reportPan(input) }
    if reportedPan.isActive { throw .impossible(.pan(.underWay)) }
    let opening = reportedPan.opening(input)
    let verdict: PanVerdict =
      input.velocity == nil
      ? .begins(reason: "taken as already won: without a velocity no arbitration is asked")
      : scene.panShouldBegin(opening, on: stage)
    switch verdict {
    case .begins(let reason):
      let pan = try Self.impossible { () throws(PanProblem) in
        try reportedPan.begin(input, at: stage.now)
      }
      record(pan, reason: reason)
      try Self.misuse { () throws(Misuse) in try ownScene.pan(pan, on: &stage) }
    case .undecided(let reason):
      try refuse(opening, winner: "none", reason: "not yet: \(reason)")
    case .refused(let winner, let reason):
      try refuse(opening, winner: winner, reason: reason)
    }
  }

  /// A report with the finger's place, where nothing is said of it: the pan began at the middle of
  /// what the screen shows of its view, and the finger has come as far as the pan since.
  private mutating func placed(_ input: PanInput) -> PanInput {
    guard input.state != .began || !reportedPan.isActive else { return input }
    if input.location != nil { impliedStart = nil }
    guard input.location == nil else { return input }
    var input = input
    if input.state == .began {
      impliedStart = nil
      let view = input.view.map { stage.view(named: $0) } ?? stage.gestures.panView
      if let view, let place = visibleFrame(of: view)?.center {
        let translation = input.translation(after: .zero)
        impliedStart = Point(x: place.x - translation.dx, y: place.y - translation.dy)
      }
    }
    if let start = impliedStart {
      let translation = input.translation(
        after: input.state == .began ? .zero : reportedPan.pan.translation)
      input.location = Point(x: start.x + translation.dx, y: start.y + translation.dy)
    }
    return input
  }

  private mutating func refuse(_ opening: Pan, winner: String, reason: Reason) throws(Refusal) {
    reportedPan.refuse()
    stage.note(
      Event(
        .panRefused, nil, [.vector("velocity", opening.velocity), .word("winner", winner)],
        reason: reason))
    try Self.misuse { () throws(Misuse) in try ownScene.panRefused(opening, on: &stage) }
  }

  private mutating func reportPan(_ input: PanInput) throws(Refusal) {
    let outcome = try Self.impossible { () throws(PanProblem) in
      try reportedPan.report(input, at: stage.now)
    }
    switch outcome {
    case .report(let pan):
      if pan.state.isOver { noteBasis(of: pan) }
      var reason: Reason =
        pan.state == .cancelled ? "cancelled is not ended: no velocity counts" : ""
      if pan.state == .ended, input.velocity == nil {
        reason = reportedPan.history.remark(at: stage.now) ?? ""
      }
      record(pan, reason: reason)
      try Self.misuse { () throws(Misuse) in try ownScene.pan(pan, on: &stage) }
    case .ignored:
      stage.note(
        Event(
          .panIgnored, nil, [.word("state", input.state.rawValue), .cause("refused")],
          reason: "this touch was refused and belongs to the winner until it lifts (G64)"))
    }
  }

  mutating func record(_ pan: Pan, gesture: String? = nil, reason: consuming Reason) {
    // What nobody has said is no fact to be recorded.
    let location = gesture != nil || impliedStart == nil ? pan.location : nil
    stage.note(
      Event(
        .pan, pan.state,
        PanFacts(
          translation: pan.translation, velocity: pan.velocity, location: location,
          gesture: gesture),
        reason: reason))
  }
}
