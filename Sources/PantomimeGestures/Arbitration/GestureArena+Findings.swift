extension GestureArena {
  /// What is wrong with the declarations and the requirements added by `require`, before any touch.
  ///
  /// A circle of requirements is reported once, from its first recognizer on. Every recognizer in
  /// one, and every one that requires such a one, is reported as well: as soon as those in the
  /// circle have all met their criteria they wait for one another (G74).
  public var findings: [ArenaFinding] {
    var found: [ArenaFinding] = []
    for index in entries.indices {
      // From the lowest of a circle alone, among those not lower, so that it is found once.
      guard let path = requirementPath(from: index, to: { $0 == index }, above: index) else {
        continue
      }
      found.append(.cycle(path.dropLast().map { entries[$0].id }))
    }
    for index in entries.indices {
      if let flaw = entries[index].gesture.flaw {
        let gesture = entries[index].id
        found.append(.neverWins(gesture, path: [gesture], reason: flaw))
      } else if let path = pathIntoCycle(from: index) {
        found.append(
          .neverWins(
            entries[index].id, path: path.map { entries[$0].id },
            reason: "its requirements lead to recognizers that wait for one another (G74)"))
      }
    }
    return found
  }

  private func isInCycle(_ index: Int) -> Bool {
    requirementPath(from: index, to: { $0 == index }, above: 0) != nil
  }

  private func pathIntoCycle(from index: Int) -> [Int]? {
    if isInCycle(index) { return requirementPath(from: index, to: { $0 == index }, above: 0) }
    return requirementPath(from: index, to: { isInCycle($0) }, above: 0)
  }

  /// The shortest way along requirements to a recognizer that will do, among those from a number
  /// on; at least one step.
  private func requirementPath(
    from start: Int, to isGoal: (Int) -> Bool, above lowest: Int
  ) -> [Int]? {
    var paths = [[start]]
    var seen: Set<Int> = []
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      for other in path.last.map({ entries[$0].requirements }) ?? []
      where other >= lowest && !seen.contains(other) {
        if isGoal(other) { return path + [other] }
        seen.insert(other)
        paths.append(path + [other])
      }
    }
    return nil
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
