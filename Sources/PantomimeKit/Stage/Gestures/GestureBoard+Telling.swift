// Converts the decisions of the arena to events.

extension GestureBoard {
  /// Returns the event for a decision of the arena.
  func event(of decision: ArenaDecision) -> Event {
    var fields: [Event.Field] = []
    fields.reserveCapacity(4)
    if let label = label(of: decision.gesture) { fields.append(label) }
    if let other = decision.other.flatMap(label) {
      fields.append(Event.Field("by", other.value))
    }
    addFacts(of: decision, to: &fields)
    return Event(kind(of: decision), nil, fields, reason: decision.reason)
  }

  /// Returns the event for a refused pan in the format of a reported pan, with the recognizer's
  /// name last.
  func eventOfRefusedPan(_ decision: ArenaDecision) -> Event {
    var fields: [Event.Field] = []
    addFacts(of: decision, to: &fields)
    if let label = label(of: decision.gesture) { fields.append(label) }
    return Event(.panRefused, nil, fields, reason: decision.reason)
  }

  private func label(of gesture: GestureID) -> Event.Field? { self[gesture]?.label }

  private func addFacts(of decision: ArenaDecision, to fields: inout [Event.Field]) {
    if let velocity = decision.velocity { fields.append(.vector(.velocity, velocity)) }
    if case .refused(let winner) = decision.verdict { fields.append(.word(.winner, winner)) }
  }

  private func kind(of decision: ArenaDecision) -> EventKind {
    switch decision.verdict {
    case .ignores: .gestureIgnores
    case .waits: .gestureWaits
    case .deadlock: .gestureDeadlock
    case .undecided: .gestureUndecided
    case .began: .gestureBegan
    case .recognized: .gestureRecognized
    case .refused: .gestureRefused
    case .prevented: .gesturePrevented
    case .failed: .gestureFailed
    }
  }
}

extension GestureBoard {
  /// Records each error in the recognizers' relations once.
  mutating func recordFindings(in ledger: inout Ledger) {
    for finding in takeFindings() {
      ledger.note(Event(.gestureWarning, reason: reason(finding)))
    }
  }

  private func reason(_ finding: ArenaFinding) -> Reason {
    func name(_ gesture: GestureID) -> String { self[gesture]?.name ?? "?" }
    func names(_ path: [GestureID]) -> String { path.map(name).joined(separator: " → ") }
    switch finding {
    case .cycle(let path):
      return "\(names(path + path.prefix(1))): each waits for the next to fail, so none "
        + "can begin (G74)"
    case .neverWins(let gesture, let path, let reason):
      let way = path.count > 1 ? " (\(names(path)))" : ""
      return "\(name(gesture)) can never win\(way): \(reason)"
    }
  }
}

// MARK: - Inputs

extension GestureBoard {
  /// Lifts a finger outside the view that it pressed, which stops its recognizers.
  mutating func liftOutside(_ id: Int, in ledger: inout Ledger) throws(InputError) {
    guard arena.touchesDown.contains(where: { $0.id == id }) else {
      throw .impossible(.touch(.unknownTouch(id)))
    }
    ledger.note(Event(.touchUpOutside, nil, id == 1 ? [] : [.number(.id, Double(id))]))
    ledger.clock.tell(liftOutside(id, at: ledger.now))
  }

  /// Cancels all fingers, as an incoming call does (G15).
  mutating func interrupt(in ledger: inout Ledger) {
    ledger.note(Event(.touchesCancelled, reason: "the system cancels all touches (G15)"))
    ledger.clock.tell(cancelAll(at: ledger.now))
  }

  /// Enables or disables the recognizer with a name.
  mutating func setEnabled(
    _ name: String, _ isOn: Bool, in ledger: inout Ledger
  ) throws(InputError) {
    let gesture = try find(name)
    ledger.note(
      Event(
        isOn ? .gestureEnabled : .gestureDisabled, nil, [.word(.gesture, name)],
        reason: isOn ? "it ignores touches that are already down (G14)" : ""))
    ledger.clock.tell(setEnabled(gesture, isOn, at: ledger.now))
  }
}

extension RecognizerRecord {
  /// Returns the event for a report of a recognizer that isn't a pan.
  func event(of report: Pan, reason: Reason) -> Event {
    var fields = [label]
    if let location = report.location { fields.append(.point(.location, location)) }
    guard report.state == .ended else {
      return Event(.press, .word(report.state.rawValue), fields, reason: reason)
    }
    if let swipe {
      fields.append(.word(.direction, swipe.rawValue))
      return Event(.swipeRecognized, nil, fields, reason: reason)
    }
    return isTap
      ? Event(.tapRecognized, nil, fields, reason: reason)
      : Event(.press, .word(report.state.rawValue), fields, reason: reason)
  }
}
