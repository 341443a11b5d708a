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

  /// The transition with the given identifier, or a transition that never starts if the identifier
  /// belongs to another stage.
  subscript(id: TransitionID) -> PercentDrivenTransition {
    contains(id) ? parts[id.index].transition : .idle
  }

  /// Returns the transition with the given name.
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

  /// Returns whether a transition was canceled, and returns to its start.
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

  /// Records the beginning of a transition, its two views, and its position among all starts.
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
  /// Applies the chosen reading of how a percentage determines the pose, overriding the scene's
  /// setting (A226, A234).
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

  /// Records an operation on a transition, along with the transition's percentage and the remaining
  /// time.
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

/// The identifier of a transition on a stage: its index in insertion order.
public struct TransitionID: Sendable, Hashable {
  let place: MarkedPlace

  var index: Int { place.index }
}

/// The context of a transition: its two views, and the container for the views shown during the
/// transition (A249, A252).
public struct TransitionContext: Sendable, Hashable {
  /// The view that is visible before the transition.
  public let from: ViewID?
  /// The destination view.
  public let to: ViewID?
  /// The views in the container, from back to front.
  public internal(set) var container: [ViewID] = []
  /// The outcome, or `nil` before the decision.
  public internal(set) var outcome: PercentDrivenTransition.Outcome?

  /// A Boolean value that indicates whether the transition has been canceled (A249).
  public var wasCancelled: Bool { outcome == .cancel }
}

/// A transition, and the information that the stage keeps about it.
struct TransitionPart: Sendable {
  let id: TransitionID
  let name: String
  var transition: PercentDrivenTransition
  var context = TransitionContext(from: nil, to: nil)
  /// The offsets that the transition's block has added to properties.
  var touched: [Touched] = []
  /// The position of the transition's start among all activations.
  var order = 0
}

// The transitions of a stage. Each input changes the transition's state machine, and the properties
// that the transition's block changes follow its progress.

extension Stage {
  /// Adds a transition.
  ///
  /// Names are unique among the transitions of a stage; adding a second transition with the same
  /// name records a finding (`Misuse.nameTaken`).
  public mutating func addTransition(
    _ name: String, _ transition: PercentDrivenTransition
  ) -> TransitionID {
    ledger.claim(name, taken: transitions.transition(named: name) != nil, by: "transition")
    let id = transitions.add(name, transition)
    if settings.readings.departs(on: .interactivePacing) {
      transitions.pace(by: settings.readings)
    }
    return id
  }

  /// Returns a Boolean value that indicates whether a transition belongs to this stage.
  public func contains(_ transition: TransitionID) -> Bool { transitions.contains(transition) }

  /// The transition with the given identifier, for reading; to give an input to the transition,
  /// call a method of the stage.
  ///
  /// If the identifier belongs to another stage, the result is a transition that never starts, and
  /// a finding is recorded (`Misuse.foreignID`).
  public subscript(transition: TransitionID) -> PercentDrivenTransition {
    mutating get { knows(transition) ? transitions[transition] : .idle }
  }

  /// The transition with the given identifier, on a read-only stage.
  public subscript(transition: TransitionID, looking: ReadOnly = .only) -> PercentDrivenTransition {
    transitions[transition]
  }

  /// Returns the name with which a transition was added.
  public func name(of transition: TransitionID) -> String { transitions.name(of: transition) }

  /// Returns the context of a transition.
  public func context(of id: TransitionID) -> TransitionContext {
    transitions.context(of: id)
  }

  /// Begins a transition by executing a block, whose property changes then follow the transition's
  /// progress.
  ///
  /// The values depend linearly on the progress (S15). At the end, the model values are those that
  /// the block set or, if the transition was canceled, the earlier ones.
  ///
  /// - Returns: Whether the transition began. If the transition is already in flight, it continues,
  ///   and the block isn't executed.
  @discardableResult
  public mutating func begin(
    _ id: TransitionID, interactive: Bool, from: ViewID? = nil, to: ViewID? = nil,
    _ block: (inout Stage) -> Void
  ) -> Bool {
    let now = now
    guard knows(id), transitions.perform(id, { $0.begin(interactive: interactive, at: now) }) else {
      return false
    }
    transitions.begin(id, from: known(from), to: known(to), order: ledger.clock.nextOrder())
    execute(block, as: .transition(id.index), since: .beginning)
    transitions.record(
      id, .transitionBegan, [.flag(.interactive, interactive)], in: &ledger)
    return true
  }

  /// Sets the percentage of a held transition; the percentage is a fraction, clamped to 0 … 1
  /// (A222; U34).
  ///
  /// - Returns: Whether the transition was held.
  @discardableResult
  public mutating func update(_ id: TransitionID, to percent: Double) -> Bool {
    guard knows(id), transitions.perform(id, { $0.update(percent) }) else { return false }
    let isClamped = !(0...1).contains(percent)
    transitions.record(
      id, .transitionUpdated, isClamped ? [.number("raw", percent)] : [],
      reason: isClamped ? "the percent is clamped to 0–1 (U34)" : "", in: &ledger)
    return true
  }

  /// Releases a held transition toward its end (A224).
  ///
  /// - Returns: Whether the transition was held.
  @discardableResult
  public mutating func finish(_ id: TransitionID) -> Bool {
    let now = now
    guard knows(id), transitions.perform(id, { $0.finish(at: now) }) else { return false }
    decisions.note(transitions.release(of: id, isReversed: false, at: now))
    transitions.record(
      id, .transitionFinishing,
      reason: "the completion curve runs from its beginning over the remaining distance (U36)",
      in: &ledger)
    return true
  }

  /// Releases a held transition toward its start (A225; U35).
  ///
  /// - Returns: Whether the transition was held.
  @discardableResult
  public mutating func cancel(_ id: TransitionID) -> Bool {
    let now = now
    guard knows(id), transitions.perform(id, { $0.cancel(at: now) }) else { return false }
    decisions.note(transitions.release(of: id, isReversed: true, at: now))
    transitions.record(
      id, .transitionCancelling, reason: "cancelling takes percent × duration ÷ speed (U35)",
      in: &ledger)
    return true
  }

  /// Sets how a transition continues after its release (A224, A226).
  ///
  /// - Throws: `OutOfRange` under the same conditions as `PercentDrivenTransition.setCompletion`.
  public mutating func setCompletion(
    of id: TransitionID, speed: Double = 1, curve: Timing = .easeInOut
  ) throws(OutOfRange) {
    guard knows(id) else { return }
    try transitions.perform(id) { (transition: inout PercentDrivenTransition) throws(OutOfRange) in
      try transition.setCompletion(speed: speed, curve: curve)
    }
  }
}

// MARK: - The container

extension Stage {
  /// Inserts a view in a transition's container, at the top or below another view; a view that is
  /// already in the container is moved there.
  public mutating func insert(
    _ view: ViewID, into id: TransitionID, below other: ViewID? = nil
  ) {
    guard knows(id), knows(view), view != other else { return }
    let other = known(other)
    remove(view, from: id)
    transitions.changeContainer(of: id) { views in
      views.insert(view, at: views.firstIndex { $0 == other } ?? views.count)
    }
  }

  /// Removes a view from a transition's container.
  public mutating func remove(_ view: ViewID, from id: TransitionID) {
    guard knows(id), knows(view) else { return }
    transitions.changeContainer(of: id) { $0.removeAll { $0 == view } }
  }

  /// Removes a transition's container and all views that are still in it.
  ///
  /// The scene decides when to do so: the container of a modal presentation stays as long as the
  /// presented view.
  public mutating func dropContainer(of id: TransitionID) {
    if knows(id) { transitions.changeContainer(of: id) { $0 = [] } }
  }
}

// The events of transitions.

extension EventKind {
  /// A transition began.
  public static let transitionBegan = EventKind(
    "transition began", summary: "A transition began.",
    [
      .transition, .percent, .remaining.optional,
      .interactive,
    ], theme: .transitionBegan)
  /// The percentage of an interactive transition was set.
  public static let transitionUpdated = EventKind(
    "transition updated", summary: "The percentage of an interactive transition was set.",
    [
      .transition, .percent, .remaining.optional,
      FieldSchema("raw", .number(.fraction), isOptional: true),
    ], theme: .transitionUpdated)
  /// A transition was released, and runs toward its end.
  public static let transitionFinishing = EventKind(
    "transition finishing", summary: "A transition was released, and runs toward its end.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  /// A transition was released, and returns to its start.
  public static let transitionCancelling = EventKind(
    "transition cancelling", summary: "A transition was released, and returns to its start.",
    [.transition, .percent, .remaining.optional], theme: .transitionLetGo)
  /// A transition completed at its end.
  public static let transitionFinished = EventKind(
    "transition finished", summary: "A transition finished.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)
  /// A canceled transition arrived back at its start.
  public static let transitionCancelled = EventKind(
    "transition cancelled", summary: "A transition was cancelled.",
    [.transition, .percent, .remaining.optional], theme: .transitionEnded)

  /// All events of transitions.
  static let transitions: [EventKind] = [
    .transitionBegan, .transitionUpdated, .transitionFinishing, .transitionCancelling,
    .transitionFinished, .transitionCancelled,
  ]
}
