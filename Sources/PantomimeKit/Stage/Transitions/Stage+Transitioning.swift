// The transitions of a stage: each input goes to the transition's machine, and what its block
// changed follows the progress.

extension Stage {
  /// Adds a transition; names are unique among the transitions of a stage.
  public mutating func addTransition(
    _ name: String, _ transition: PercentDrivenTransition
  ) -> TransitionID {
    transitions.append(TransitionPart(name: name, transition: transition))
    return TransitionID(index: transitions.count - 1)
  }

  /// A transition's readings; its inputs are methods of the stage.
  public subscript(transition: TransitionID) -> PercentDrivenTransition {
    transitions[transition.index].transition
  }

  /// The name a transition was added with.
  public func name(of transition: TransitionID) -> String { transitions[transition.index].name }

  /// What a transition takes place among.
  public func context(of id: TransitionID) -> TransitionContext {
    var context = transitions[id.index].context
    context.outcome = self[id].outcome
    return context
  }

  /// Begins a transition: executes the block, whose changes then follow the progress.
  ///
  /// Every pose is linear in the progress (S15). At the end the models keep the values that the
  /// block set, or get those from before it back if the transition is cancelled.
  ///
  /// - Returns: whether it began; one that is under way goes on, and no block is executed.
  @discardableResult
  public mutating func begin(
    _ id: TransitionID, interactive: Bool, from: ViewID? = nil, to: ViewID? = nil,
    _ block: (inout Stage) -> Void
  ) -> Bool {
    guard transitions[id.index].transition.begin(interactive: interactive, at: now) else {
      return false
    }
    activations += 1
    transitions[id.index].order = activations
    let container = transitions[id.index].context.container
    transitions[id.index].context = TransitionContext(from: from, to: to, container: container)
    let outer = capturing
    capturing = (.transition(id.index), .beginning)
    block(&self)
    capturing = outer
    record(id, "transition began", [.flag("interactive", interactive)])
    return true
  }

  /// Gives a held transition its percent, clamped to 0 … 1 (A222; U34).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func update(_ id: TransitionID, to percent: Double) -> Bool {
    guard transitions[id.index].transition.update(percent) else { return false }
    let isClamped = !(0...1).contains(percent)
    record(
      id, "transition updated", isClamped ? [.number("raw", percent)] : [],
      reason: isClamped ? "a percent is clamped to 0 … 1 (U34)" : "")
    return true
  }

  /// Lets a held transition go towards its end (A224).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func finish(_ id: TransitionID) -> Bool {
    guard transitions[id.index].transition.finish(at: now) else { return false }
    noteRelease(id, isReversed: false)
    record(
      id, "transition finishing",
      reason: "the completion curve, from its beginning, over the way that is left (U36)")
    return true
  }

  /// Lets a held transition go back to its start (A225; U35).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func cancel(_ id: TransitionID) -> Bool {
    guard transitions[id.index].transition.cancel(at: now) else { return false }
    noteRelease(id, isReversed: true)
    record(
      id, "transition cancelling",
      reason: "going back takes percent × duration ÷ speed (U35)")
    return true
  }

  /// Sets how a transition goes on after the release (A224, A226).
  ///
  /// - Throws: `OutOfRange` as `PercentDrivenTransition.setCompletion` does.
  public mutating func setCompletion(
    of id: TransitionID, speed: Double = 1, curve: Timing = .easeInOut
  ) throws(OutOfRange) {
    try transitions[id.index].transition.setCompletion(speed: speed, curve: curve)
  }

  private mutating func noteRelease(_ id: TransitionID, isReversed: Bool) {
    release = Release(
      fraction: self[id].percent, timeShare: self[id].percent,
      remaining: self[id].remaining(at: now) ?? 0, isReversed: isReversed)
  }
}

// MARK: - The container

extension Stage {
  /// Puts a view on top of a transition's container, or below another; one that is in it moves.
  public mutating func insert(
    _ view: ViewID, into id: TransitionID, below other: ViewID? = nil
  ) {
    guard view != other else { return }
    remove(view, from: id)
    let views = transitions[id.index].context.container
    let place = views.firstIndex { $0 == other } ?? views.count
    transitions[id.index].context.container.insert(view, at: place)
  }

  /// Takes a view out of a transition's container.
  public mutating func remove(_ view: ViewID, from id: TransitionID) {
    transitions[id.index].context.container.removeAll { $0 == view }
  }

  /// Drops a transition's container with everything that is left in it.
  ///
  /// When that happens is up to the scene: a modal container stays for as long as what is presented.
  public mutating func dropContainer(of id: TransitionID) {
    transitions[id.index].context.container = []
  }
}

// MARK: - The clock

extension Stage {
  /// The transition whose end is due, the one begun first if there are several.
  var dueTransition: Int? {
    var due: Int?
    for index in transitions.indices {
      guard let deadline = transitions[index].transition.deadline, deadline <= now else { continue }
      if let other = due, transitions[other].order < transitions[index].order { continue }
      due = index
    }
    return due
  }

  /// The next instant at which a transition ends.
  var nextTransitionEnd: Instant? {
    var next: Instant?
    for part in transitions {
      guard let deadline = part.transition.deadline else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  /// Ends a transition whose time has come, and makes its end known.
  mutating func endTransition(_ index: Int) {
    guard let outcome = transitions[index].transition.arrive(at: now) else { return }
    let touched = transitions[index].touched
    transitions[index].touched = []
    settle(touched, movedBy: .transition(index)) { _ in outcome == .finish ? 1 : 0 }
    let id = TransitionID(index: index)
    record(id, outcome == .finish ? "transition finished" : "transition cancelled")
    endings.append(.transition(id, finished: outcome == .finish))
  }

  /// Records what a transition does, with the numbers that say where it stands.
  private mutating func record(
    _ id: TransitionID, _ name: String, _ extra: [Event.Field] = [], reason: String = ""
  ) {
    let transition = self[id]
    var fields: [Event.Field] = [
      .word("transition", self.name(of: id)), .number("percent", transition.percent),
    ]
    if let remaining = transition.remaining(at: now) {
      fields.append(.number("remaining", remaining))
    }
    record(Event(name, fields + extra, reason: reason))
  }
}
