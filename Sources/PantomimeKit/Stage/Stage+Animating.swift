// The animators of a stage: each operation changes the animator's state machine, updates blocks and
// properties, and is recorded.

extension Stage {
  /// The animator to which statements without a name apply: the first one added, unless the scene
  /// chooses another.
  public var principal: AnimatorID? {
    get { animators.principal }
    set { if newValue.map({ knows($0) }) ?? true { animators.setPrincipal(newValue) } }
  }

  /// Adds an animator.
  ///
  /// Names are unique on a stage; a second animator with the same name is a finding
  /// (`Misuse.nameTaken`).
  @discardableResult
  public mutating func addAnimator(_ name: String, _ animator: Animator) -> AnimatorID {
    add(name, animator, access: .whole)
  }

  mutating func add(_ name: String, _ animator: Animator, access: AnimatorAccess) -> AnimatorID {
    if access.isNamed {
      ledger.claim(name, taken: self.animator(named: name) != nil, by: "animator")
    }
    var animator = animator
    animator.readings = settings.readings
    animator.pacing.imitated = settings.quirks
    return animators.add(name, animator, access)
  }

  /// Returns a Boolean value that indicates whether an animator belongs to this stage.
  public func contains(_ animator: AnimatorID) -> Bool { animators.contains(animator) }

  /// The animator with an identifier, for reading; its operations are methods of the stage.
  ///
  /// An identifier of another stage returns an inert animator, and is a finding
  /// (`Misuse.foreignID`).
  public subscript(animator: AnimatorID) -> Animator {
    mutating get { knows(animator) ? animators[animator] : .idle }
  }

  /// The animator with an identifier, on a read-only stage.
  public subscript(animator: AnimatorID, looking: ReadOnly = .only) -> Animator {
    animators[animator]
  }

  /// Returns an animator's `state`; an identifier of another stage returns inactive, and is a
  /// finding.
  mutating func knownActivity(of id: AnimatorID) -> Animator.Activity {
    knows(id) ? animators.activity(of: id) : .inactive
  }

  /// Returns the animator with a name, or `nil` if there is none.
  public func animator(named name: some StringProtocol) -> AnimatorID? {
    animators.animator(named: name)
  }

  /// Returns the name with which an animator was added.
  public func name(of animator: AnimatorID) -> String { animators.name(of: animator) }

  /// Starts an animator, or resumes a paused one in its current direction (A10, A11).
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it; the stage is unchanged, and the
  ///   trace records the misuse.
  public mutating func start(_ id: AnimatorID) throws(Misuse) {
    let now = now
    let hasBlocks = animators.hasBlocks(id)
    guard
      let start = try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in
          try animator.start(hasBlocks: hasBlocks, at: now)
        })
    else { return }
    if start.result == .activated { execute(id) }
    guard animators.differs(id, from: start.was) else { return }
    if animators.lookAgain(at: id, { $0.isRunning }) {
      let begins = start.was.activity == .inactive
      animators.record(
        id, begins ? .animatorStarted : .animatorContinued,
        begins ? animators.course(of: id, on: views) : animators.curve(of: id), in: &ledger)
    } else {
      animators.record(
        id, .animatorWaiting,
        reason: "it has no animations yet and starts moving with its first block (A15)",
        in: &ledger)
    }
  }

  /// Starts an animator after a delay in seconds (A17, A153).
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func start(_ id: AnimatorID, afterDelay delay: Double) throws(Misuse) {
    let now = now
    let hasBlocks = animators.hasBlocks(id)
    guard
      let start = try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in
          try animator.start(afterDelay: delay, hasBlocks: hasBlocks, at: now)
        })
    else { return }
    if start.result == .activated { execute(id) }
    guard animators.differs(id, from: start.was) else { return }
    animators.record(
      id, .animatorDelayed, [.number(.delay, delay)] + animators.course(of: id, on: views),
      reason:
        "it is active immediately, with the models at their targets, and moves after the delay (A17, A154)",
      in: &ledger)
  }

  /// Starts an animator immediately, or after a delay in seconds if one is given.
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func start(_ id: AnimatorID, after delay: Double?) throws(Misuse) {
    if let delay { try start(id, afterDelay: delay) } else { try start(id) }
  }

  /// Pauses an animator; an inactive one becomes active and is held at its start (A21 – A23).
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func pause(_ id: AnimatorID) throws(Misuse) {
    let now = now
    guard
      let pause = try attempt(
        id, { (animator: inout Animator) throws(Misuse) in try animator.pause(at: now) })
    else { return }
    if pause.result == .activated { execute(id) }
    guard animators.differs(id, from: pause.was) else { return }
    let converts = pause.was.isRunning && pause.was.scrubsLinearly
    animators.record(
      id, .animatorPaused,
      reason: converts ? "its fraction now measures progress instead of time (A70)" : "",
      in: &ledger)
  }

  /// Sets the fraction of a paused or inactive animator, clamped to 0 … 1 (A36 – A38; U9).
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func scrub(_ id: AnimatorID, to fraction: Double) throws(Misuse) {
    let now = now
    guard
      let scrub = try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in try animator.scrub(to: fraction, at: now) })
    else { return }
    if scrub.result == .activated { execute(id) }
    let isClamped = !(0...1).contains(fraction)
    animators.record(
      id, .animatorScrubbed, isClamped ? [.number("raw", fraction)] : [],
      reason: isClamped ? "the fraction is clamped to 0–1 (U9)" : "", in: &ledger)
  }

  /// Sets an animator's direction; nothing moves on screen, and the fraction is mirrored (A77).
  ///
  /// - Throws: `controlUninterruptible` if the animator is running and isn't interruptible (E12).
  public mutating func setReversed(_ id: AnimatorID, _ reversed: Bool) throws(Misuse) {
    let now = now
    guard
      let turn = try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in
          try animator.setReversed(reversed, at: now)
        }),
      animators.differs(id, from: turn.was)
    else { return }
    animators.record(
      id, reversed ? .animatorReversed : .animatorForward,
      reason: turn.was.activity == .active
        ? "the fraction is measured in the direction of travel (A77)" : "", in: &ledger)
  }

  /// Continues a paused animator in its current direction (A115 – A119).
  ///
  /// - Parameters:
  ///   - id: The animator.
  ///   - timing: Another timing for the rest of the run, or `nil` to keep the animator's.
  ///   - durationFactor: 0 for the remaining time; otherwise the run ends `durationFactor` × duration from now.
  ///   - isRelease: Whether a gesture has held the animator and releases it now.
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func continueAnimation(
    _ id: AnimatorID, timing: Timing? = nil, durationFactor: Double = 0, isRelease: Bool = false
  ) throws(Misuse) {
    let now = now
    let fraction = isRelease ? self[id].fraction(at: now) : nil
    let resumption = try attempt(
      id,
      { (animator: inout Animator) throws(Misuse) in
        try animator.resume(timing: timing, durationFactor: durationFactor, at: now)
      })
    if let resumption, animators.differs(id, from: resumption.was) {
      let length: Reason =
        durationFactor > 0 ? "it ends factor × duration from now, whatever its progress (A119)" : ""
      animators.record(
        id, .animatorContinued, animators.curve(of: id),
        reason: animators.lookAgain(at: id) { $0.detour } ?? length, in: &ledger)
    }
    if let fraction { decisions.note(Release(of: self[id], from: fraction, at: now)) }
  }

  /// Stops an animator at its current values, either for good or so that it can be finished (A24 –
  /// A26).
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func stop(_ id: AnimatorID, withoutFinishing: Bool) throws(Misuse) {
    let now = now
    guard
      let stop = try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in
          try animator.stop(withoutFinishing: withoutFinishing, at: now)
        }),
      case .stopped(let progress) = stop.result
    else { return }
    let was = stop.was
    let waits = animators.activity(of: id) == .stopped
    let kept = waits ? animators[workOf: id].ends(on: views) : []
    // The progress at that instant, or the start values under the other reading of U2.
    animators[workOf: id].settle(on: &views) {
      progress == 0 ? 0 : was.share(since: $0.onset, at: now)
    }
    animators[workOf: id].keep(kept)
    animators.record(
      id, .animatorStopped,
      reason: waits
        ? "the models take the values on screen; `finish` must follow (A24, A26)"
        : "the models take the values on screen; no completion handler runs (A24, A25)", in: &ledger
    )
  }

  /// Finishes a stopped animator at a position, and schedules its completions (A32, A34).
  ///
  /// - Throws: `Misuse` if the animator isn't stopped.
  public mutating func finish(_ id: AnimatorID, at position: Position) throws(Misuse) {
    guard
      let completions = try attempt(
        id, { (animator: inout Animator) throws(Misuse) in try animator.finish(at: position) })
    else { return }
    animators[workOf: id].place(at: position, on: &views)
    animators.end(id, at: position, completions: completions.result, in: &ledger)
  }
}
