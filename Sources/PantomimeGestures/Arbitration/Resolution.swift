// Arbitration: requirements, prevention, and the delegate's decisions.

extension GestureArena {
  /// Handles the result of an input to a recognizer.
  mutating func note(_ step: consuming RecognizerStep, of index: Int) {
    switch step {
    case .nothing: break
    case .ready: isUnsettled = true
    case .report(let pan):
      report(
        pan, of: index,
        reason: pan.state == .changed
          ? .unsaid : recognizers.entries[index].machine.reason(pan.state, at: clock))
    case .failed(let reason): lose(.failed, index, reason: reason)
    }
  }

  private mutating func report(_ pan: Pan, of index: Int, reason: consuming Reason) {
    let isOver = pan.state != .changed && recognizers.entries[index].machine.isOver
    recognizers.entries[index].report = Report(pan)
    delivery.actions.append(.report(recognizers.entries[index].id, pan, reason: reason))
    if isOver { retire(index) }
  }

  /// Delivers a move of a pan in progress.
  mutating func tell(_ report: Report, of index: Int) {
    recognizers.entries[index].report = report
    delivery.actions.append(.report(recognizers.entries[index].id, report.pan, reason: .unsaid))
  }

  /// Records that a recognizer has failed; no client is notified (G6).
  mutating func lose(
    _ verdict: ArenaDecision.Verdict, _ index: Int, by winner: Int? = nil,
    velocity: Vector? = nil, reason: Reason
  ) {
    recognizers.entries[index].machine.fail()
    decide(verdict, index, by: winner, velocity: velocity, reason: reason)
    retire(index)
  }

  private mutating func retire(_ index: Int) {
    recognizers.setWait(index, for: nil)
    finished.append(index)
    isUnsettled = true
  }

  mutating func decide(
    _ verdict: ArenaDecision.Verdict, _ index: Int, by other: Int? = nil,
    velocity: Vector? = nil, reason: Reason
  ) {
    delivery.decisions.append(
      .decision(
        ArenaDecision(
          gesture: recognizers.entries[index].id, verdict: verdict,
          other: other.map { recognizers.entries[$0].id }, velocity: velocity, reason: reason)))
  }

  /// Arbitrates the ready recognizers repeatedly until nothing changes, because the failure of one
  /// may allow others to begin in the same event (G72, GU18).
  mutating func resolve(asking answers: GestureAnswers) {
    guard isUnsettled else { return }
    // A recognizer that has recognized its gesture stays in that state during the event, so this
    // list doesn't have to be computed for every attempt.
    var recognized = competitors.filter { recognizers.entries[$0].machine.hasRecognized }
    while isUnsettled {
      isUnsettled = false
      for index in competitors where recognizers.entries[index].machine.isReady {
        tryToBegin(index, beside: &recognized, asking: answers)
      }
    }
  }

  private mutating func tryToBegin(
    _ index: Int, beside recognized: inout [Int], asking answers: GestureAnswers
  ) {
    let requirements = requirements(of: index, asking: answers)
    for other in requirements where recognizers.entries[other].machine.hasRecognized {
      return lose(
        .failed, index, by: other,
        reason: "the recognizer that had to fail first recognized (G70)")
    }
    for other in requirements where recognizers.entries[other].machine.isUndecided {
      return wait(index, for: other)
    }
    for other in recognized
    where other != index && recognizers.prevents(other, index, asking: answers) {
      return lose(
        .prevented, index, by: other,
        reason: "two recognizers cannot recognize simultaneously unless a delegate allows it (G67)")
    }
    var opening = recognizers.entries[index].machine.report(at: clock)
    opening.state = .possible
    let velocity = opening.velocity
    switch answers(.begins(recognizers.entries[index].id, opening)).verdict {
    case .begins(let reason):
      begin(index, velocity, reason: reason, asking: answers)
      // Recomputed to restore the order of arbitration.
      recognized = competitors.filter { recognizers.entries[$0].machine.hasRecognized }
    case .refused(let winner, let reason):
      recognizers.entries[index].isOut = true
      lose(.refused(winner: winner), index, velocity: velocity, reason: reason)
    case .undecided(let reason):
      recognizers.entries[index].machine.hesitate()
      decide(.undecided, index, velocity: velocity, reason: "not yet: \(reason)")
    }
  }

  private mutating func wait(_ index: Int, for other: Int) {
    guard recognizers.entries[index].waitsFor != other else { return }
    recognizers.setWait(index, for: other)
    decide(
      .waits, index, by: other,
      reason: "the recognizer's criteria are met, but another recognizer must fail first (G70, G72)"
    )
    // If no recognizer waits for this one, there is no cycle.
    guard recognizers.entries[index].waiting > 0 else { return }
    // A cycle has at most as many steps as there are recognizers.
    var next: Int? = other
    for _ in recognizers.entries.indices {
      guard let current = next, current != index else { break }
      next =
        recognizers.entries[current].machine.isReady ? recognizers.entries[current].waitsFor : nil
    }
    guard next == index else { return }
    decide(
      .deadlock, index, by: other,
      reason: "they wait for one another, so none can begin (G74)")
  }

  private mutating func begin(
    _ index: Int, _ velocity: Vector, reason: Reason, asking answers: GestureAnswers
  ) {
    let reason = recognizers.entries[index].machine.reason ?? reason
    guard let pan = recognizers.entries[index].machine.begin(at: clock) else { return }
    recognizers.setWait(index, for: nil)
    let isDiscrete = pan.state == .ended
    decide(
      isDiscrete ? .recognized : .began, index, velocity: isDiscrete ? nil : velocity,
      reason: reason)
    delivery.claim(index, among: recognizers.entries)
    report(pan, of: index, reason: reason)
    for other in competitors where other != index && recognizers.entries[other].machine.isUndecided
    {
      if recognizers.requires(other, index, asking: answers) {
        lose(
          .failed, other, by: index,
          reason: "the recognizer that had to fail first recognized (G70)")
      } else if recognizers.prevents(index, other, asking: answers) {
        lose(
          .prevented, other, by: index,
          reason: "the first recognizer to recognize prevents the others (G67)")
      } else {
        // The other recognizer continues, and its current requirements stay in effect.
        _ = requirements(of: other, asking: answers, knownNotToNeed: index)
      }
    }
  }

  /// Returns the recognizers whose failure a recognizer requires; the delegate is queried once for
  /// each attempt (G71).
  private mutating func requirements(
    of index: Int, asking answers: GestureAnswers, knownNotToNeed known: Int? = nil
  ) -> [Int] {
    if let asked = recognizers.entries[index].askedRequirements { return asked }
    var all = recognizers.requirements.needs(of: index)
    if answers(.mayRequire).isYes {
      let said = Set(all)
      for other in competitors
      where other != index && other != known && !said.contains(other)
        && answers(
          .requires(recognizers.entries[index].id, failureOf: recognizers.entries[other].id)
        ).isYes
      {
        all.append(other)
      }
    }
    recognizers.entries[index].askedRequirements = all
    return all
  }
}

extension TouchMachine {
  /// Returns the reason for a pan's state.
  fileprivate func reason(_ state: RecognizerState, at clock: Instant) -> Reason {
    switch state {
    case .ended:
      if let remark = pan?.history.remark(at: clock) {
        "all its touches ended (G41); \(remark)"
      } else {
        "all its touches ended (G41)"
      }
    case .cancelled: "its touches were cancelled, or it was disabled (G12, G15)"
    case .possible, .began, .changed, .failed: ""
    }
  }

  /// Whether the recognizer is recognizing, or has recognized in this event.
  var hasRecognized: Bool { isActive || state == .ended }
}

extension GestureRecognizer {
  /// Returns whether recognizing this gesture can exclude the other; by our choice, a tap
  /// recognizer doesn't exclude one that needs more taps, because both begin with the same touches.
  func competes(with other: GestureRecognizer) -> Bool {
    guard case .tap(let mine) = kind, case .tap(let others) = other.kind else { return true }
    return mine.taps >= others.taps
  }
}
