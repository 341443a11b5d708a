// The transitions of a stage: each input goes to the transition's machine, and what its block
// changed follows the progress.

extension Stage {
  /// Adds a transition; names are unique among the transitions of a stage, and a second of one name
  /// is a finding (`Misuse.nameTaken`).
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

  /// Whether a transition is one of this stage.
  public func contains(_ transition: TransitionID) -> Bool { transitions.contains(transition) }

  /// A transition's readings; its inputs are methods of the stage.
  ///
  /// Those of one that never begins for an id of another stage, which is a finding
  /// (`Misuse.foreignID`).
  public subscript(transition: TransitionID) -> PercentDrivenTransition {
    mutating get { knows(transition) ? transitions[transition] : .idle }
  }

  /// The same, on a stage that can only be looked at.
  public subscript(transition: TransitionID, looking: Looking = .only) -> PercentDrivenTransition {
    transitions[transition]
  }

  /// The name a transition was added with.
  public func name(of transition: TransitionID) -> String { transitions.name(of: transition) }

  /// What a transition takes place among.
  public func context(of id: TransitionID) -> TransitionContext {
    transitions.context(of: id)
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

  /// Gives a held transition its percent, clamped to 0 … 1 (A222; U34).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func update(_ id: TransitionID, to percent: Double) -> Bool {
    guard knows(id), transitions.perform(id, { $0.update(percent) }) else { return false }
    let isClamped = !(0...1).contains(percent)
    transitions.record(
      id, .transitionUpdated, isClamped ? [.number("raw", percent)] : [],
      reason: isClamped ? "a percent is clamped to 0 … 1 (U34)" : "", in: &ledger)
    return true
  }

  /// Lets a held transition go towards its end (A224).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func finish(_ id: TransitionID) -> Bool {
    let now = now
    guard knows(id), transitions.perform(id, { $0.finish(at: now) }) else { return false }
    decisions.note(transitions.release(of: id, isReversed: false, at: now))
    transitions.record(
      id, .transitionFinishing,
      reason: "the completion curve, from its beginning, over the way that is left (U36)",
      in: &ledger)
    return true
  }

  /// Lets a held transition go back to its start (A225; U35).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func cancel(_ id: TransitionID) -> Bool {
    let now = now
    guard knows(id), transitions.perform(id, { $0.cancel(at: now) }) else { return false }
    decisions.note(transitions.release(of: id, isReversed: true, at: now))
    transitions.record(
      id, .transitionCancelling, reason: "going back takes percent × duration ÷ speed (U35)",
      in: &ledger)
    return true
  }

  /// Sets how a transition goes on after the release (A224, A226).
  ///
  /// - Throws: `OutOfRange` as `PercentDrivenTransition.setCompletion` does.
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
  /// Puts a view on top of a transition's container, or below another; one that is in it moves.
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

  /// Takes a view out of a transition's container.
  public mutating func remove(_ view: ViewID, from id: TransitionID) {
    guard knows(id), knows(view) else { return }
    transitions.changeContainer(of: id) { $0.removeAll { $0 == view } }
  }

  /// Drops a transition's container with everything that is left in it.
  ///
  /// When that happens is up to the scene: a modal container stays for as long as what is presented.
  public mutating func dropContainer(of id: TransitionID) {
    if knows(id) { transitions.changeContainer(of: id) { $0 = [] } }
  }
}
