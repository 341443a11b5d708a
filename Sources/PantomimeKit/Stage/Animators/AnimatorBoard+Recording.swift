// The consequences of an animator's operations for properties, the trace, and the scene.

extension AnimatorBoard {
  /// Continues the animations that began late, or are still waiting, from their presentation
  /// values.
  mutating func carryOn(
    _ id: AnimatorID, from was: Animator, on views: inout ViewBoard, at now: Instant
  ) {
    let touched = self[workOf: id].touched
    // Most animators have no late animations.
    guard touched.contains(where: { $0.isLate }),
      let next = look(at: id, { $0.footing(after: was, at: now) })
    else { return }
    views.carry(touched) { onset in
      was.onset(onset, carriedTo: next, at: now)
    }
  }

  /// Returns the blocks of a run that begins; a round-trip run without a completion receives one.
  mutating func beginRun(_ id: AnimatorID, on views: ViewBoard) -> [QueuedBlock] {
    let blocks = self[workOf: id].beginRun(on: views)
    if roundTrip(of: id) != nil, look(at: id, { $0.completions == 0 }) { addCompletion(to: id) }
    return blocks
  }

  /// Records an end, and schedules its completions.
  mutating func end(
    _ id: AnimatorID, at position: Position, completions: Int, in ledger: inout Ledger
  ) {
    let animator = field(of: id)
    let count = Event.Field.number("completions", Double(completions))
    // The place precedes the count, so that `when "completed end animator=open place=out"` matches.
    let place = self[workOf: id].ended(at: position)
    let fields = place.map { [animator, .word(.runEnd, $0.rawValue), count] } ?? [animator, count]
    ledger.note(Event(.completed, .word(position.rawValue), fields))
    ledger.clock.tell(.animator(id, at: position, completions: completions))
  }

  /// Records an operation of an animator, with its fraction, its progress, and the remaining time.
  mutating func record(
    _ id: AnimatorID, _ kind: EventKind, _ extra: [Event.Field] = [], reason: Reason = .unsaid,
    in ledger: inout Ledger
  ) {
    let now = ledger.now
    let shown = lookAgain(at: id) {
      ($0.fraction(at: now), $0.progress(at: now), $0.remaining(at: now))
    }
    let subject = parts[id.index].field
    let fraction = Event.Field.number(.fraction, shown.0)
    let progress = Event.Field.number(.progress, shown.1)
    // Created without spare capacity, because the trace keeps the array.
    let fields =
      shown.2.map { [subject, fraction, progress, .number(.remaining, $0)] }
      ?? [subject, fraction, progress]
    ledger.note(Event(kind, nil, extra.isEmpty ? fields : fields + extra, reason: reason))
  }

  /// Returns the timing of an animator, for the events that start its motion.
  mutating func curve(of id: AnimatorID) -> [Event.Field] {
    lookAgain(at: id) { $0.pacing.curve.timing }.fields
  }

  /// Returns the timing of an animator, and the paths that it moves, with their targets.
  mutating func course(of id: AnimatorID, on views: ViewBoard) -> [Event.Field] {
    curve(of: id) + self[workOf: id].targets(on: views)
  }

  /// Returns the finding for a misuse of an animator.
  func finding(_ misuse: Misuse, by id: AnimatorID) -> Finding {
    Finding(misuse, [field(of: id)])
  }

  /// Returns whether an animator stands for a `UIView.animate` and can't be held; records that if
  /// so.
  func refusesHold(_ id: AnimatorID, in ledger: inout Ledger) -> Bool {
    guard parts[id.index].access.refusesHold else { return false }
    ledger.note(
      Event(
        .holdRefused, nil, [field(of: id)],
        reason: "UIView.animate returns no object to control, so its animation runs to its end"))
    return true
  }

  /// Records every animator that must not be released in its current state (E2; A50, A51).
  func conclude(in ledger: inout Ledger) {
    for part in parts where part.animator.mustNotBeReleased {
      ledger.note(finding(.releasedUnfinished, by: part.id))
    }
  }

  /// Ends the animator that is due, or the delay of its start.
  mutating func arrive(on views: inout ViewBoard, in ledger: inout Ledger) {
    guard let (id, arrival, delayed) = arrive(at: ledger.now) else { return }
    switch arrival {
    case .began:
      if let delayed { carryOn(id, from: delayed, on: &views, at: ledger.now) }
      record(id, .animatorMoving, reason: "the delay has elapsed (A17)", in: &ledger)
    case .parked:
      record(
        id, .animatorParked, reason: "it pauses on completion, so no completion handler runs (A46)",
        in: &ledger)
    case .ended(let position, let completions):
      self[workOf: id].place(at: position, on: &views)
      end(id, at: position, completions: completions, in: &ledger)
    }
  }
}

extension Timing {
  /// The fields of an event about the animator.
  var fields: [Event.Field] {
    [.word("curve", text)] + (initialVelocity == 0 ? [] : [.number("velocity", initialVelocity)])
  }
}
