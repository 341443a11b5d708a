/// The recognizers of an arena: what each was declared to be, on which target, and which must fail before
/// which others may begin.
struct Recognizers: Sendable {
  var entries = EntryList()
  /// Which of them must fail before which others may begin (G70).
  var requirements = Requirements()
  /// Which of them keep one another from recognizing.
  var exclusion = GestureArena.Exclusion.sharedTouches
  /// The recognizers of each target, in the order in which they were added.
  private(set) var roster = TargetRoster()

  /// Whether an id is that of a recognizer of this arena.
  func contains(_ gesture: GestureID) -> Bool {
    gesture.index < entries.count && entries[gesture.index].id == gesture
  }

  /// Adds a recognizer to something that takes touches.
  mutating func add(_ gesture: Gesture, on target: TouchTarget) -> GestureID {
    let place = MarkedPlace(after: (entries.count, entries.last?.id.place), gesture.name)
    roster.add(on: target)
    entries.append(Entry(GestureID(place: place), gesture, on: target))
    requirements.add()
    return GestureID(place: place)
  }

  /// Makes a recognizer wait for another's failure (G70); one that is not here changes nothing.
  mutating func require(_ gesture: GestureID, toFail other: GestureID) {
    guard contains(gesture), contains(other) else { return }
    requirements.add(gesture.index, needs: other.index)
  }

  /// Makes the velocities of pans by another estimator from now on, but for those left out.
  mutating func setEstimator(_ estimator: VelocityEstimator, except others: [GestureID]) {
    for index in entries.indices where !others.contains(entries[index].id) {
      entries[index].machine.setEstimator(estimator)
    }
  }
}

// MARK: - One against another

extension Recognizers {
  /// Makes a recognizer wait for another, or for none.
  mutating func setWait(_ index: Int, for other: Int?) {
    if let former = entries[index].waitsFor { entries[former].waiting -= 1 }
    entries[index].waitsFor = other
    if let other { entries[other].waiting += 1 }
  }

  /// Whether a recognizer needs another to fail; of no other pair the delegate is asked, since it is
  /// out of it if so.
  func requires(_ index: Int, _ other: Int, asking answers: GestureAnswers) -> Bool {
    if let asked = entries[index].askedRequirements { return asked.contains(other) }
    return requirements.needs(of: index).contains(other)
      || answers(.mayRequire).isYes
        && answers(
          .requires(entries[index].id, failureOf: entries[other].id)
        ).isYes
  }

  /// Whether one recognizer keeps another from recognizing (G66 – G68).
  func prevents(_ one: Int, _ other: Int, asking answers: GestureAnswers) -> Bool {
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
  /// Whether time alone may tell a recognizer something, or a view of a touch that it keeps from it.
  func mayHaveDeadline(_ index: Int) -> Bool {
    entries[index].isTimed
      || entries[index].gesture.contentTouchDelay != nil
  }
}

// MARK: - Findings

extension Recognizers {
  /// What is wrong with the declarations and the requirements (`GestureArena.findings`).
  var findings: [ArenaFinding] { findings(of: Array(entries.indices)) }

  /// What of this may be otherwise than when it was last taken: all there is to be said of recognizers
  /// that came since, were declared otherwise, or have come to wait in a circle or for one.
  mutating func takeFindings() -> [ArenaFinding] {
    let doubtful = requirements.takeDoubtful()
    return findings(of: doubtful)
  }

  /// What is wrong with some recognizers, given in order.
  private func findings(of indices: [Int]) -> [ArenaFinding] {
    var found: [ArenaFinding] = []
    for index in indices where requirements.isInCircle(index) {
      // From the lowest of a circle alone, among those not lower, so that it is found once.
      guard let way = requirements.way(from: index, to: { $0 == index }, above: index) else {
        continue
      }
      found.append(.cycle(way.dropLast().map { entries[$0].id }))
    }
    for index in indices {
      if let flaw = entries[index].gesture.flaw {
        let gesture = entries[index].id
        found.append(.neverWins(gesture, path: [gesture], reason: flaw))
      } else if let way = wayIntoCircle(from: index) {
        found.append(
          .neverWins(
            entries[index].id, path: way.map { entries[$0].id },
            reason: "its requirements form a cycle (G74)"))
      }
    }
    return found
  }

  private func wayIntoCircle(from index: Int) -> [Int]? {
    guard requirements.leadsIntoCircle(index) else { return nil }
    return requirements.isInCircle(index)
      ? requirements.way(from: index, to: { $0 == index })
      : requirements.way(from: index, to: { requirements.isInCircle($0) })
  }
}

extension Gesture {
  /// Why it can never recognize anything, as it is declared; `nil` if it can.
  var flaw: Reason? {
    guard isEnabled else { return "it is disabled (G13)" }
    switch kind {
    case .pan(let traits): return traits.flaw
    case .edgePan(let traits, let edges):
      if edges.edges.isEmpty { return "it has no edges (G60)" }
      return traits.flaw
    case .tap(let traits): return traits.touches > Touch.mostDown ? tooMany : nil
    case .longPress(let traits): return traits.touches > Touch.mostDown ? tooMany : nil
    case .swipe(let traits): return traits.touches > Touch.mostDown ? tooMany : nil
    }
  }

  private var tooMany: Reason { PanTraits.tooMany }
}

extension PanTraits {
  static let tooMany: Reason = "it requires more touches than are possible"

  /// Why a pan like this can never begin; `nil` if it can.
  var flaw: Reason? {
    if minimumTouches > Touch.mostDown { return PanTraits.tooMany }
    if maximumTouches < max(1, minimumTouches) {
      return "its minimum number of touches exceeds its maximum (G40)"
    }
    if !beginsAtTouchDown, !allowsHorizontal, !allowsVertical {
      return "no axis counts toward its slop (G26)"
    }
    return nil
  }
}
