// Who may recognize: requirements, prevention, and the delegate's word.

extension GestureArena {
  /// Takes up what a recognizer's input led to.
  mutating func note(_ step: consuming RecognizerStep, of index: Int) {
    switch step {
    case .nothing: break
    case .ready: isUnsettled = true
    case .report(let pan):
      report(pan, of: index, reason: pan.state == .changed ? .unsaid : reason(pan.state, of: index))
    case .failed(let reason): lose(.failed, index, reason: reason)
    }
  }

  private func reason(_ state: GestureState, of index: Int) -> Reason {
    switch state {
    case .ended:
      if let remark = entries[index].machine.pan?.history.remark(at: clock) {
        "all its fingers lifted (G41); \(remark)"
      } else {
        "all its fingers lifted (G41)"
      }
    case .cancelled: "its touches were taken away, or it was switched off (G12, G15)"
    case .possible, .began, .changed, .failed: ""
    }
  }

  private mutating func report(_ pan: Pan, of index: Int, reason: consuming Reason) {
    let isOver = pan.state != .changed && entries[index].machine.isOver
    entries[index].report = Report(pan)
    actions.append(.report(entries[index].id, pan, reason: reason))
    if isOver { retire(index) }
  }

  /// Hands on that the fingers of a pan that is under way have moved.
  mutating func tell(_ report: Report, of index: Int) {
    entries[index].report = report
    actions.append(.report(entries[index].id, report.pan, reason: .unsaid))
  }

  /// Records that a recognizer is out of it; nobody else is told (G6).
  mutating func lose(
    _ verdict: ArenaDecision.Verdict, _ index: Int, by winner: Int? = nil,
    velocity: Vector? = nil, reason: Reason
  ) {
    entries[index].machine.fail()
    decide(verdict, index, by: winner, velocity: velocity, reason: reason)
    retire(index)
  }

  private mutating func retire(_ index: Int) {
    setWait(index, for: nil)
    finished.append(index)
    isUnsettled = true
  }

  mutating func decide(
    _ verdict: ArenaDecision.Verdict, _ index: Int, by other: Int? = nil,
    velocity: Vector? = nil, reason: Reason
  ) {
    decisions.append(
      .decision(
        ArenaDecision(
          gesture: entries[index].id, verdict: verdict,
          other: other.map { entries[$0].id }, velocity: velocity, reason: reason)))
  }

  /// Judges those that are ready until nothing changes any more: a failure may set others free to
  /// begin in the same event (G72, GU18).
  mutating func resolve(asking answers: GestureAnswers) {
    guard isUnsettled else { return }
    // Who has recognized stays so meanwhile, so that they need not be looked for at every attempt.
    var recognized = competitors.filter { entries[$0].machine.hasRecognized }
    while isUnsettled {
      isUnsettled = false
      for index in competitors where entries[index].machine.isReady {
        tryToBegin(index, beside: &recognized, asking: answers)
      }
    }
  }

  private mutating func tryToBegin(
    _ index: Int, beside recognized: inout [Int], asking answers: GestureAnswers
  ) {
    let requirements = requirements(of: index, asking: answers)
    for other in requirements where entries[other].machine.hasRecognized {
      return lose(
        .failed, index, by: other,
        reason: "the recognizer whose failure it required has recognized (G70)")
    }
    for other in requirements where entries[other].machine.isUndecided {
      return wait(index, for: other)
    }
    for other in recognized where other != index && prevents(other, index, asking: answers) {
      return lose(
        .prevented, index, by: other,
        reason: "no two recognize at once unless a delegate allows it (G67)")
    }
    var opening = entries[index].machine.report(at: clock)
    opening.state = .possible
    let velocity = opening.velocity
    switch answers(.begins(entries[index].id, opening)).verdict {
    case .begins(let reason):
      begin(index, velocity, reason: reason, asking: answers)
      // In the order in which they are judged, as ever.
      recognized = competitors.filter { entries[$0].machine.hasRecognized }
    case .refused(let winner, let reason):
      entries[index].isOut = true
      lose(.refused(winner: winner), index, velocity: velocity, reason: reason)
    case .undecided(let reason):
      entries[index].machine.hesitate()
      decide(.undecided, index, velocity: velocity, reason: "not yet: \(reason)")
    }
  }

  private mutating func wait(_ index: Int, for other: Int) {
    guard entries[index].waitsFor != other else { return }
    setWait(index, for: other)
    decide(
      .waits, index, by: other,
      reason: "its criteria are met, but the other must fail first (G70, G72)")
    // Nobody waits for it: then no way comes back.
    guard entries[index].waiting > 0 else { return }
    // A way that comes back has no more steps than there are recognizers.
    var next: Int? = other
    for _ in entries.indices {
      guard let current = next, current != index else { break }
      next = entries[current].machine.isReady ? entries[current].waitsFor : nil
    }
    guard next == index else { return }
    decide(
      .deadlock, index, by: other,
      reason: "they wait for one another, so that none can begin (G74)")
  }

  private mutating func begin(
    _ index: Int, _ velocity: Vector, reason: Reason, asking answers: GestureAnswers
  ) {
    guard let pan = entries[index].machine.begin(at: clock) else { return }
    setWait(index, for: nil)
    let isDiscrete = pan.state == .ended
    decide(
      isDiscrete ? .recognized : .began, index, velocity: isDiscrete ? nil : velocity,
      reason: reason)
    claim(index)
    report(pan, of: index, reason: reason)
    for other in competitors where other != index && entries[other].machine.isUndecided {
      if requires(other, index, asking: answers) {
        lose(
          .failed, other, by: index,
          reason: "the recognizer whose failure it required has recognized (G70)")
      } else if prevents(index, other, asking: answers) {
        lose(
          .prevented, other, by: index,
          reason: "the first to recognize prevents the others (G67)")
      } else {
        // It goes on, and so do the requirements that it has now.
        _ = requirements(of: other, asking: answers, knownNotToNeed: index)
      }
    }
  }

  /// Whether a recognizer needs another to fail; of no other pair the delegate is asked, since it is
  /// out of it if so.
  private func requires(_ index: Int, _ other: Int, asking answers: GestureAnswers) -> Bool {
    if let asked = entries[index].askedRequirements { return asked.contains(other) }
    return requirements.needs(of: index).contains(other)
      || answers(.mayRequire).isYes
        && answers(.requires(entries[index].id, failureOf: entries[other].id)).isYes
  }

  /// Those whose failure a recognizer needs; the delegate is asked once for each attempt (G71).
  private mutating func requirements(
    of index: Int, asking answers: GestureAnswers, knownNotToNeed known: Int? = nil
  ) -> [Int] {
    if let asked = entries[index].askedRequirements { return asked }
    var all = requirements.needs(of: index)
    if answers(.mayRequire).isYes {
      let said = Set(all)
      for other in competitors
      where other != index && other != known && !said.contains(other)
        && answers(.requires(entries[index].id, failureOf: entries[other].id)).isYes
      {
        all.append(other)
      }
    }
    entries[index].askedRequirements = all
    return all
  }

  /// Makes a recognizer wait for another, or for none.
  mutating func setWait(_ index: Int, for other: Int?) {
    if let former = entries[index].waitsFor { entries[former].waiting -= 1 }
    entries[index].waitsFor = other
    if let other { entries[other].waiting += 1 }
  }

  /// Whether one recognizer keeps another from recognizing (G66 – G68).
  private func prevents(_ one: Int, _ other: Int, asking answers: GestureAnswers) -> Bool {
    let (active, rival) = (entries[one].gesture, entries[other].gesture)
    guard active.canPrevent, rival.canBePrevented, active.competes(with: rival),
      exclusion == .everywhere || share(one, other)
    else { return false }
    let (oneID, otherID) = (entries[one].id, entries[other].id)
    return !answers(.recognizes(oneID, with: otherID)).isYes
      && !answers(.recognizes(otherID, with: oneID)).isYes
  }

  private func share(_ one: Int, _ other: Int) -> Bool {
    entries[one].offered.contains { entries[other].offered.contains($0) }
  }
}

extension TouchMachine {
  /// Whether it is recognizing, or has been in this very event.
  var hasRecognized: Bool { isActive || state == .ended }
}

extension Gesture {
  /// Whether recognizing this bars the other at all: fewer taps do not bar more of them, which
  /// begin with the same touches; our choice.
  func competes(with other: Gesture) -> Bool {
    guard case .tap(let mine) = kind, case .tap(let others) = other.kind else { return true }
    return mine.taps >= others.taps
  }
}
