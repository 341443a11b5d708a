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

  /// Returns the transition of a statement with the given name; the transitions of a scene's code
  /// aren't controlled by statements.
  func built(named name: some StringProtocol) -> TransitionID? {
    parts.first { $0.isBuilt && $0.name == name }?.id
  }

  /// The names of the transitions that statements have added.
  var builtNames: [String] { parts.filter { $0.isBuilt }.map { $0.name } }

  /// The name of the first transition, among those that statements have added, that is held at its
  /// percentage, or `nil` if there is none.
  var firstHeld: String? {
    parts.first { $0.isBuilt && $0.transition.isInteractive }?.name
  }

  /// The name of the first transition, among those that statements have added, whose animation has
  /// ended, but that was never completed; or `nil` if there is none.
  var firstOpen: String? { parts.first { $0.isBuilt && $0.transition.isOpen }?.name }

  /// Returns the reason why a call of a transition doesn't apply.
  func objection(
    to call: PercentDrivenTransition.Call, of id: TransitionID
  ) -> PercentDrivenTransition.Objection? {
    self[id].objection(to: call)
  }

  /// Records that statements control a transition, and whether it starts interactively.
  mutating func build(_ id: TransitionID, startsInteractively: Bool) {
    parts[id.index].isBuilt = true
    parts[id.index].startsInteractively = startsInteractively
  }

  /// Returns whether a transition starts interactively (A228).
  func startsInteractively(_ id: TransitionID) -> Bool {
    contains(id) && parts[id.index].startsInteractively
  }

  /// Adds a block that every start of a transition executes.
  mutating func add(_ block: QueuedBlock, to id: TransitionID) {
    if contains(id) { parts[id.index].blocks.append(block) }
  }

  /// Returns the blocks that a start executes.
  func blocks(of id: TransitionID) -> [QueuedBlock] { contains(id) ? parts[id.index].blocks : [] }

  /// Keeps a call until the transition starts: a reading of U48.
  mutating func keep(_ call: PercentDrivenTransition.Call, of id: TransitionID) {
    parts[id.index].kept.append(call)
  }

  /// Removes and returns the calls that were kept until the start.
  mutating func takeKept(of id: TransitionID) -> [PercentDrivenTransition.Call] {
    defer { parts[id.index].kept = [] }
    return parts[id.index].kept
  }

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

  /// Returns the progress of a property's animation, for each of its numbers.
  func shares(of animation: PropertyAnimation, by index: Int, at now: Instant) -> SIMD4<Double> {
    let progress = progress(of: index, at: now)
    guard case .keyframe(let span, _) = animation.course else { return SIMD4(repeating: progress) }
    return SIMD4(repeating: span.share(at: progress))
  }

  /// Returns the instants at which the progress of a transition may reverse or jump automatically.
  func criticalInstants(of index: Int) -> CriticalInstants {
    parts[index].transition.criticalInstants
  }

  /// Returns the seconds until a transition ends, or `nil` if it isn't running.
  func remaining(at index: Int, _ now: Instant) -> Double? {
    parts[index].transition.remaining(at: now)
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
    views.settle(touched) { _ in SIMD4(repeating: outcome == .finish ? 1 : 0) }
    guard !self[id].isOpen else {
      record(id, .transitionLeftOpen, reason: Reason.neverCompleted, in: &ledger)
      return
    }
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
  /// Whether a statement has added the transition, so that statements control it.
  var isBuilt = false
  /// Whether the transition starts interactively (A228, A233).
  var startsInteractively = true
  /// The blocks that every start executes.
  var blocks: [QueuedBlock] = []
  /// The calls that are kept until the start, under one reading of U48.
  var kept: [PercentDrivenTransition.Call] = []
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
  package func contains(_ transition: TransitionID) -> Bool { transitions.contains(transition) }

  /// The transition with the given identifier, for reading; to give an input to the transition,
  /// call a method of the stage.
  ///
  /// If the identifier belongs to another stage, the result is a transition that never starts, and
  /// a finding is recorded (`Misuse.foreignID`).
  public subscript(transition: TransitionID) -> PercentDrivenTransition {
    mutating get { knows(transition) ? transitions[transition] : .idle }
  }

  /// The transition with the given identifier, on a read-only stage.
  public subscript(transition: TransitionID, looking: Void = ()) -> PercentDrivenTransition {
    transitions[transition]
  }

  /// Returns the name with which a transition was added.
  package func name(of transition: TransitionID) -> String { transitions.name(of: transition) }

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

  /// Adds a block that every start of a transition executes, as `animateTransition` does.
  public mutating func addAnimations(
    to id: TransitionID, during span: KeyframeSpan? = nil, _ block: @escaping AnimationBlock
  ) {
    if knows(id) {
      transitions.add(QueuedBlock(block: block, delayFactor: 0, span: span), to: id)
    }
  }

  /// Starts a transition by executing its blocks, either held at 0 or running automatically,
  /// depending on how it was declared (A228).
  ///
  /// - Returns: Whether the transition began; a transition in flight continues.
  @discardableResult
  public mutating func start(_ id: TransitionID) -> Bool {
    guard knows(id) else { return false }
    let blocks = transitions.blocks(of: id)
    let now = now
    let isInteractive = transitions.startsInteractively(id)
    guard transitions.perform(id, { $0.begin(interactive: isInteractive, at: now) }) else {
      return false
    }
    transitions.begin(id, from: nil, to: nil, order: ledger.clock.nextOrder())
    for block in blocks {
      execute(
        block.block, as: .transition(id.index), since: .beginning,
        course: block.span.map { .keyframe($0, isLinear: false) } ?? .whole)
    }
    transitions.record(id, .transitionBegan, [.flag(.interactive, isInteractive)], in: &ledger)
    for call in transitions.takeKept(of: id) { _ = try? perform(call, on: id) }
    return true
  }

  /// Sets the percentage of a held transition; the percentage is a fraction, clamped to 0 … 1
  /// (A222; U34).
  ///
  /// - Returns: Whether the transition was held. Otherwise, the trace records the misuse (U47), or
  ///   that the call was lost (U48), or that the percentage isn't finite.
  @discardableResult
  public mutating func update(_ id: TransitionID, to percent: Double) -> Bool {
    guard ledger.accepts(percent, "to", of: "update") else { return false }
    return (try? perform(.update(percent), on: id)) ?? false
  }

  /// Makes a running transition interactive at its present progress (A229, A251).
  ///
  /// - Returns: Whether the transition was in flight. Otherwise, the trace records that the call was
  ///   lost (U48).
  @discardableResult
  public mutating func pause(_ id: TransitionID) -> Bool {
    (try? perform(.pause, on: id)) ?? false
  }

  /// Releases a held transition toward its end (A224).
  ///
  /// - Returns: Whether the transition was held. Otherwise, the trace records the misuse (U47), or
  ///   that the call was lost (U48).
  @discardableResult
  public mutating func finish(_ id: TransitionID) -> Bool {
    (try? perform(.finish, on: id)) ?? false
  }

  /// Releases a held transition toward its start (A225; U35).
  ///
  /// - Returns: Whether the transition was held. Otherwise, the trace records the misuse (U47), or
  ///   that the call was lost (U48).
  @discardableResult
  public mutating func cancel(_ id: TransitionID) -> Bool {
    (try? perform(.cancel, on: id)) ?? false
  }

  /// Carries out a call of a transition.
  ///
  /// - Returns: Whether the call applied.
  /// - Throws: `transitionNotPaused` (U47); the stage is unchanged, and the trace records the misuse.
  mutating func perform(
    _ call: PercentDrivenTransition.Call, on id: TransitionID
  ) throws(Misuse) -> Bool {
    guard knows(id) else { return false }
    switch transitions.objection(to: call, of: id) {
    case nil: return apply(call, to: id)
    case .notStarted:
      let isKept = settings.readings.departs(on: .callBeforeStart)
      if isKept { transitions.keep(call, of: id) }
      let place = transitions[id].outcome == nil ? "has not started" : "has ended"
      transitions.record(
        id, .transitionCallLost, [.word("call", call.name)],
        reason: isKept
          ? "the transition \(place); the call waits for the next start (U48)"
          : "the transition \(place), so the call has no effect and is not repeated (U48)",
        in: &ledger)
      return false
    case .open:
      transitions.record(
        id, .transitionCallLost, [.word("call", call.name)],
        reason: "the animation has ended; only `completeTransition` ends the transition",
        in: &ledger)
      return false
    case .running:
      guard settings.readings.departs(on: .callAfterRelease) else {
        let misuse = Misuse.transitionNotPaused
        ledger.note(Event(misuse, [.word(.transition, name(of: id))]))
        throw misuse
      }
      transitions.perform(id) { $0.jumpBack() }
      return apply(call, to: id)
    }
  }

  /// Carries out a call that applies.
  private mutating func apply(_ call: PercentDrivenTransition.Call, to id: TransitionID) -> Bool {
    let now = now
    switch call {
    case .start: return start(id)
    case .update(let percent):
      transitions.perform(id) { _ = $0.update(percent) }
      let isClamped = !(0...1).contains(percent)
      transitions.record(
        id, .transitionUpdated, isClamped ? [.number("raw", percent)] : [],
        reason: isClamped ? "the percent is clamped to 0–1 (U34)" : "", in: &ledger)
    case .pause:
      guard transitions.perform(id, { $0.pause(at: now) }) else { return true }
      transitions.record(
        id, .transitionPaused,
        reason: "it is interactive again, at the percent that the screen shows (A229, A251)",
        in: &ledger)
    case .finish:
      transitions.perform(id) { _ = $0.finish(at: now) }
      decisions.note(transitions.release(of: id, isReversed: false, at: now))
      transitions.record(
        id, .transitionFinishing,
        reason: "the completion curve runs from its beginning over the remaining distance (U36)",
        in: &ledger)
    case .cancel:
      transitions.perform(id) { _ = $0.cancel(at: now) }
      decisions.note(transitions.release(of: id, isReversed: true, at: now))
      transitions.record(
        id, .transitionCancelling, reason: "cancelling takes percent × duration ÷ speed (U35)",
        in: &ledger)
    }
    return true
  }

  /// Sets how a transition continues after its release (A224, A226).
  ///
  /// - Throws: `OptionError` under the same conditions as `PercentDrivenTransition.setCompletion`.
  public mutating func setCompletion(
    of id: TransitionID, speed: Double = 1, curve: Timing = .easeInOut
  ) throws(OptionError) {
    guard knows(id) else { return }
    try transitions.perform(id) { (transition: inout PercentDrivenTransition) throws(OptionError) in
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
  package mutating func dropContainer(of id: TransitionID) {
    if knows(id) { transitions.changeContainer(of: id) { $0 = [] } }
  }
}

extension Reason {
  /// The reason why an open transition takes every touch.
  static let neverCompleted: Reason =
    "the container covers the screen: `completeTransition` was never called"
}

// The events of transitions.

extension EventKind {
  /// A transition began.
  public static let transitionBegan = EventKind(
    "transition began", summary: "A transition began.",
    [
      .transition, .percent, .remaining.optional,
      .interactive,
    ])
  /// The percentage of an interactive transition was set.
  public static let transitionUpdated = EventKind(
    "transition updated", summary: "The percentage of an interactive transition was set.",
    [
      .transition, .percent, .remaining.optional,
      FieldSchema("raw", .number(.fraction), isOptional: true),
    ])
  /// A running transition was paused, and is interactive again.
  public static let transitionPaused = EventKind(
    "transition paused", summary: "A running transition was paused, and is interactive again.",
    [.transition, .percent, .remaining.optional])
  /// A call had no effect because the transition wasn't in flight, or was never completed.
  public static let transitionCallLost = EventKind(
    "transition call lost",
    summary:
      "A call had no effect because the transition was not in flight, or was never completed.",
    [.transition, .percent, .remaining.optional, FieldSchema("call")], tone: .warning)
  /// A transition was added.
  package static let transitionAdded = EventKind(
    "transition added", summary: "A percent-driven transition was added.",
    [.transition, FieldSchema("duration", .number(.seconds))] + FieldSchema.ofTiming
      + [
        FieldSchema("completion-speed", .number(.fraction)), FieldSchema("completion-curve"),
        .interactive, FieldSchema("completes"),
      ].map { $0.optional })
  /// A transition was released, and runs toward its end.
  public static let transitionFinishing = EventKind(
    "transition finishing", summary: "A transition was released, and runs toward its end.",
    [.transition, .percent, .remaining.optional])
  /// A transition was released, and returns to its start.
  public static let transitionCancelling = EventKind(
    "transition cancelling", summary: "A transition was released, and returns to its start.",
    [.transition, .percent, .remaining.optional])
  /// A transition completed at its end.
  public static let transitionFinished = EventKind(
    "transition finished", summary: "A transition finished.",
    [.transition, .percent, .remaining.optional])
  /// A canceled transition arrived back at its start.
  public static let transitionCancelled = EventKind(
    "transition cancelled", summary: "A transition was cancelled.",
    [.transition, .percent, .remaining.optional])

  /// The animation of a transition ended, and the transition was never completed.
  package static let transitionLeftOpen = EventKind(
    "transition left open",
    summary: "A transition's animation ended, and `completeTransition` was never called.",
    [.transition, .percent, .remaining.optional])

  /// All events of transitions.
  static let transitions: [EventKind] = [
    .transitionAdded, .transitionBegan, .transitionUpdated, .transitionPaused,
    .transitionFinishing, .transitionCancelling, .transitionFinished, .transitionCancelled,
    .transitionCallLost, .transitionLeftOpen,
  ]
}
