/// The percent-driven transitions of a stage: their state machines, their contexts, and the
/// properties that they move.
struct TransitionBoard: Sendable {
  private var parts: [TransitionPart] = []
}

extension TransitionBoard {
  /// Returns whether an identifier belongs to a transition of this stage.
  func contains(_ id: TransitionID) -> Bool {
    id.index < parts.count && parts[id.index].id == id
  }

  /// The transition with an identifier, or one that never starts for an identifier of another
  /// stage.
  subscript(id: TransitionID) -> PercentDrivenTransition {
    contains(id) ? parts[id.index].transition : .idle
  }

  /// Returns the transition with a name.
  func transition(named name: String) -> TransitionID? { parts.first { $0.name == name }?.id }

  var count: Int { parts.count }

  /// The properties that transitions move.
  var slots: [Int] { parts.flatMap { $0.touched.map { $0.slot } } }

  /// Returns the name of the transition at an index.
  func name(at index: Int) -> String { parts[index].name }

  func name(of id: TransitionID) -> String { contains(id) ? parts[id.index].name : "?" }

  /// Returns the context of a transition.
  func context(of id: TransitionID) -> TransitionContext {
    guard contains(id) else { return TransitionContext(from: nil, to: nil) }
    var context = parts[id.index].context
    context.outcome = parts[id.index].transition.outcome
    return context
  }

  /// Returns the progress that a transition shows.
  func progress(of index: Int, at now: Instant) -> Double {
    parts[index].transition.progress(at: now)
  }

  /// Returns the instants at which the progress of a transition may reverse or jump automatically.
  func criticalInstants(of index: Int) -> CriticalInstants {
    parts[index].transition.criticalInstants
  }

  /// Returns whether a transition is returning to its start.
  func leadsBack(_ index: Int) -> Bool { parts[index].transition.outcome == .cancel }

  mutating func add(_ name: String, _ transition: PercentDrivenTransition) -> TransitionID {
    let id = TransitionID(place: MarkedPlace(after: (parts.count, parts.last?.id.place), name))
    parts.append(TransitionPart(id: id, name: name, transition: transition))
    return id
  }

  /// Performs an operation on a transition.
  mutating func perform<Result, Problem: Error>(
    _ id: TransitionID, _ operation: (inout PercentDrivenTransition) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try operation(&parts[id.index].transition)
  }

  /// Changes a property that all transitions share.
  mutating func changeAll(_ change: (inout PercentDrivenTransition) -> Void) {
    for index in parts.indices { change(&parts[index].transition) }
  }

  /// Records the beginning of a transition, with its views and its position among all starts.
  mutating func begin(_ id: TransitionID, from: ViewID?, to: ViewID?, order: Int) {
    parts[id.index].order = order
    let container = parts[id.index].context.container
    parts[id.index].context = TransitionContext(from: from, to: to, container: container)
  }

  /// Changes the views in a transition's container.
  mutating func changeContainer(of id: TransitionID, _ change: (inout [ViewID]) -> Void) {
    change(&parts[id.index].context.container)
  }

  /// Records a property that a transition moves.
  mutating func touch(_ touched: Touched, by index: Int) { parts[index].touched.append(touched) }
}

extension TransitionBoard: TimedBoard {
  var nextDeadline: Instant? {
    var next: Instant?
    for part in parts {
      guard let deadline = part.transition.deadline else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  func turn(at now: Instant) -> Int? { due(at: now).map { parts[$0].order } }

  /// Returns the transition whose end is due (if there are several, the one that began first).
  private func due(at now: Instant) -> Int? {
    var due: Int?
    for index in parts.indices {
      guard let deadline = parts[index].transition.deadline, deadline <= now else { continue }
      if let other = due, parts[other].order < parts[index].order { continue }
      due = index
    }
    return due
  }

  /// Ends the transition that is due, and returns its identifier, its outcome, and the properties
  /// that it moved.
  private mutating func arrive(
    at now: Instant
  ) -> (TransitionID, PercentDrivenTransition.Outcome, touched: [Touched])? {
    guard let index = due(at: now), let outcome = parts[index].transition.arrive(at: now) else {
      return nil
    }
    defer { parts[index].touched = [] }
    return (parts[index].id, outcome, parts[index].touched)
  }
}

// MARK: - Recording

extension TransitionBoard {
  /// Applies the reading about percentages, overriding the scene's setting (A226, A234).
  mutating func pace(by readings: Interpretations) {
    let isClock = readings.departs(on: .interactivePacing)
    changeAll { $0.scrubCurve = isClock ? .timeline : .linear }
  }

  /// Returns the state of a transition at lift-off.
  func release(of id: TransitionID, isReversed: Bool, at now: Instant) -> Release {
    Release(
      fraction: self[id].percent, timeShare: self[id].percent,
      remaining: self[id].remaining(at: now) ?? 0, isReversed: isReversed)
  }

  /// Records an operation of a transition, with its percentage and the remaining time.
  func record(
    _ id: TransitionID, _ kind: EventKind, _ extra: [Event.Field] = [], reason: Reason = .unsaid,
    in ledger: inout Ledger
  ) {
    var fields: [Event.Field] = [
      .word(.transition, name(of: id)), .number(.percent, self[id].percent),
    ]
    if let remaining = self[id].remaining(at: ledger.now) {
      fields.append(.number(.remaining, remaining))
    }
    ledger.note(Event(kind, nil, fields + extra, reason: reason))
  }

  /// Ends the transition that is due, and reports its end to the scene.
  mutating func arrive(on views: inout ViewBoard, in ledger: inout Ledger) {
    guard let (id, outcome, touched) = arrive(at: ledger.now) else { return }
    views.settle(touched) { _ in outcome == .finish ? 1 : 0 }
    record(id, outcome == .finish ? .transitionFinished : .transitionCancelled, in: &ledger)
    ledger.clock.tell(.transition(id, finished: outcome == .finish))
  }
}
