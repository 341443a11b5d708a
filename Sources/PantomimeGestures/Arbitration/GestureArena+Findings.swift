extension GestureArena {
  /// What is wrong with the declarations and the requirements added by `require`, before any touch.
  ///
  /// A circle of requirements is reported once, from its first recognizer on. Every recognizer in
  /// one, and every one that requires such a one, is reported as well: as soon as those in the
  /// circle have all met their criteria they wait for one another (G74).
  public var findings: [ArenaFinding] { findings(of: Array(entries.indices)) }

  /// What of this may be otherwise than when it was last taken: all there is to be said of recognizers
  /// that came since, were declared otherwise, or have come to wait in a circle or for one.
  package mutating func takeFindings() -> [ArenaFinding] {
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
            reason: "its requirements lead to recognizers that wait for one another (G74)"))
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
    guard isEnabled else { return "it is switched off (G13)" }
    switch kind {
    case .pan(let traits): return traits.flaw
    case .edgePan(let traits, let edges):
      if edges.edges.isEmpty { return "it has no edge to start from (G60)" }
      return traits.flaw
    case .tap(let traits): return traits.touches > GestureArena.mostTouches ? tooMany : nil
    case .longPress(let traits): return traits.touches > GestureArena.mostTouches ? tooMany : nil
    }
  }

  private var tooMany: Reason { PanTraits.tooMany }
}

extension PanTraits {
  static let tooMany: Reason = "it asks for more fingers than can be down"

  /// Why a pan like this can never begin; `nil` if it can.
  var flaw: Reason? {
    if minimumTouches > GestureArena.mostTouches { return PanTraits.tooMany }
    if maximumTouches < max(1, minimumTouches) {
      return "its fewest fingers are more than its most (G40)"
    }
    if !beginsAtTouchDown, !allowsHorizontal, !allowsVertical {
      return "no axis counts towards its slop (G26)"
    }
    return nil
  }
}
