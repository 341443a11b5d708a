// The transitions of a stage: each input changes the transition's state machine, and the changes of
// its block follow the progress.

extension Stage {
  /// Adds a transition.
  ///
  /// Names are unique among the transitions of a stage; a second transition with the same name is a
  /// finding (`Misuse.nameTaken`).
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

  /// The transition with an identifier, for reading; its inputs are methods of the stage.
  ///
  /// An identifier of another stage returns a transition that never starts, and is a finding
  /// (`Misuse.foreignID`).
  public subscript(transition: TransitionID) -> PercentDrivenTransition {
    mutating get { knows(transition) ? transitions[transition] : .idle }
  }

  /// The transition with an identifier, on a read-only stage.
  public subscript(transition: TransitionID, looking: ReadOnly = .only) -> PercentDrivenTransition {
    transitions[transition]
  }

  /// Returns the name with which a transition was added.
  public func name(of transition: TransitionID) -> String { transitions.name(of: transition) }

  /// Returns the context of a transition.
  public func context(of id: TransitionID) -> TransitionContext {
    transitions.context(of: id)
  }

  /// Begins a transition by executing a block, whose changes then follow the progress.
  ///
  /// The values depend linearly on the progress (S15). At the end, the model values are those that
  /// the block set, or revert to the earlier ones if the transition is canceled.
  ///
  /// - Returns: Whether the transition began; a transition in flight continues, and the block isn't
  ///   executed.
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

  /// Sets the percentage of a held transition, clamped to 0 … 1 (A222; U34).
  ///
  /// - Returns: Whether it was held.
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
  /// - Returns: Whether it was held.
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
  /// - Returns: Whether it was held.
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

  /// Sets how a transition continues after the release (A224, A226).
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
  /// Inserts a view at the top of a transition's container, or below another view; a view that is
  /// already in the container moves.
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

  /// Removes a transition's container with all remaining views in it.
  ///
  /// The scene decides when to do so: the container of a modal presentation stays as long as the
  /// presented view.
  public mutating func dropContainer(of id: TransitionID) {
    if knows(id) { transitions.changeContainer(of: id) { $0 = [] } }
  }
}
