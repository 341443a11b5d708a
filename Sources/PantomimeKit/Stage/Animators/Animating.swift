// The animators of a stage. Each operation changes the animator's state machine, updates the
// animator's blocks and the properties that they move, and is recorded in the trace.

extension Stage {
  /// The animator to which a statement applies if it names none: the animator that was added first,
  /// unless the scene chooses another.
  public var principal: AnimatorID? {
    get { animators.principal }
    set { if newValue.map({ knows($0) }) ?? true { animators.setPrincipal(newValue) } }
  }

  /// Adds an animator.
  ///
  /// Names are unique on a stage; adding a second animator with the same name records a finding
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
  package func contains(_ animator: AnimatorID) -> Bool { animators.contains(animator) }

  /// The animator with the given identifier, for reading; to perform an operation on the animator,
  /// call a method of the stage.
  ///
  /// If the identifier belongs to another stage, the result is an inert animator, and a finding is
  /// recorded (`Misuse.foreignID`).
  public subscript(animator: AnimatorID) -> Animator {
    mutating get { knows(animator) ? animators[animator] : .idle }
  }

  /// The animator with the given identifier, on a read-only stage.
  public subscript(animator: AnimatorID, looking: Void = ()) -> Animator {
    animators[animator]
  }

  /// Returns an animator's `state`; if the identifier belongs to another stage, returns `inactive`
  /// and records a finding.
  mutating func knownActivity(of id: AnimatorID) -> Animator.Activity {
    knows(id) ? animators.activity(of: id) : .inactive
  }

  /// Returns the animator with the given name, or `nil` if there is none.
  package func animator(named name: some StringProtocol) -> AnimatorID? {
    animators.animator(named: name)
  }

  /// Returns the name with which an animator was added.
  public func name(of animator: AnimatorID) -> String { animators.name(of: animator) }

  /// Starts an animator, or resumes a paused animator in its current direction (A10, A11).
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
    if animators.look(at: id, { $0.isRunning }) {
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

  /// Starts an animator after a delay in seconds (A17, A153), or immediately if the delay is `nil`.
  ///
  /// - Throws: `Misuse` if the animator's state doesn't allow it.
  public mutating func start(_ id: AnimatorID, afterDelay delay: Double?) throws(Misuse) {
    guard let delay else { return try start(id) }
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

  /// Pauses an animator; an inactive animator becomes active, and is held at its start (A21 – A23).
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

  /// Sets the fraction of a paused or inactive animator, as `fractionComplete` does in UIKit.
  ///
  /// A fraction outside of 0 to 1 is clamped (A36 – A38; U9). A running animator ignores the call:
  /// pause it first. The fraction measures time, or progress if the animator scrubs linearly, and a
  /// reversed animator measures it from its end.
  ///
  /// - Parameters:
  ///   - id: The animator.
  ///   - fraction: The new fraction, from 0 to 1.
  /// - Throws: `Misuse` if the animator's state doesn't allow it, or if the fraction isn't finite.
  public mutating func setFractionComplete(_ id: AnimatorID, to fraction: Double) throws(Misuse) {
    if !fraction.isFinite {
      let name = self.name(of: id)
      try check(fraction, "to", of: "setFractionComplete", .finite, .word(.animator, name))
    }
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
  ///   - timing: Another timing for the rest of the run, or `nil` to keep the animator's timing.
  ///   - durationFactor: If 0, the remaining time is unchanged; otherwise, the run ends
  ///     `durationFactor` × the duration from now.
  ///   - isRelease: Whether a gesture has held the animator and is now releasing it.
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
        reason: animators.look(at: id) { $0.detour } ?? length, in: &ledger)
    }
    if let fraction { decisions.note(Release(of: self[id], from: fraction, at: now)) }
  }

  /// Stops an animator at its current values, either for good or so that `finish` can be called
  /// (A24 – A26).
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
    // The values at the current progress or, under the other reading of the open question U2, the
    // start values.
    animators[workOf: id].settle(on: &views) {
      progress == 0 ? .zero : was.shares(of: $0, at: now)
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

// The contents of an animator: blocks, completions, and settings.

extension Stage {
  /// Submits a block, which is queued if the animator is inactive, or executed immediately if it is
  /// active (A140, A141).
  ///
  /// - Parameters:
  ///   - id: The animator.
  ///   - delayFactor: The delay of the block, 0 … 1, as a fraction of the duration if the animator
  ///     is inactive, or of the remaining duration if it is active; the block ends at the same time
  ///     as the other blocks (A147, A148; U27).
  ///   - block: A closure that sets the model values to animate to.
  /// - Throws: `addStopped` (E5), or `notFinite` or `outOfRange` for a delay that isn't from 0 to 1.
  public mutating func addAnimations(
    to id: AnimatorID, delayFactor: Double = 0, _ block: @escaping AnimationBlock
  ) throws(Misuse) {
    try check(delayFactor, "delayFactor", of: "addAnimations", .fraction)
    try addAnimations(QueuedBlock(block: block, delayFactor: delayFactor), to: id)
  }

  /// Submits a keyframe: a block whose changes move during a part of the animator's run (A95; U46).
  ///
  /// - Throws: `addStopped` (E5).
  public mutating func addKeyframe(
    _ span: KeyframeSpan, to id: AnimatorID, _ block: @escaping AnimationBlock
  ) throws(Misuse) {
    try addAnimations(QueuedBlock(block: block, delayFactor: 0, span: span), to: id)
  }

  /// Submits a block.
  ///
  /// If the animator makes round trips, the block is kept for every outward run, unless a run is in
  /// flight.
  mutating func addAnimations(_ block: QueuedBlock, to id: AnimatorID) throws(Misuse) {
    let now = now
    let was = animators.look(at: id) { $0.condition }
    guard
      let addition = try attempt(
        id, { (animator: inout Animator) throws(Misuse) in try animator.addBlock(at: now) })
    else { return }
    let isActive = animators.activity(of: id) == .active
    if isActive || block.steps.isEmpty || !animators[workOf: id].keepForRuns(block) {
      animators[workOf: id].queue(block)
    }
    if addition.result == .activated { execute(id, whileActive: was != .waiting) }
    if was == .waiting {
      animators.record(
        id, .animatorStarted, animators.course(of: id, on: views), in: &ledger)
    }
  }

  /// Registers a completion.
  ///
  /// When the run ends, the scene is notified once for each completion (A40, A41), or once if no
  /// completion is registered.
  public mutating func addCompletion(to id: AnimatorID) {
    if knows(id) { animators.addCompletion(to: id) }
  }

  /// A Boolean value that indicates whether the scene's `animatorDidComplete` is currently called
  /// on behalf of registered completions.
  ///
  /// If none is registered, the scene is still notified of the end, once.
  package var runsCompletions: Bool { animators.runsCompletions }

  /// Adds an animator and starts it, optionally after a delay in seconds (A9, A164).
  ///
  /// If `allowsUserInteraction` is `false`, the moving views receive no touches (U40).
  ///
  /// - Throws: `OptionError` under the same conditions as `Animator.init`, and for a negative delay.
  package mutating func addRunningAnimator(
    _ name: String, duration: Double, delay: Double = 0, timing: Timing = .easeInOut,
    allowsUserInteraction: Bool = false, _ block: @escaping AnimationBlock
  ) throws(OptionError) -> AnimatorID {
    guard delay >= 0, delay.isFinite else {
      throw OptionError("delay", delay, allowed: "finite and at least 0 seconds")
    }
    var animator = try Animator(duration: duration, timing: timing)
    animator.isUserInteractionEnabled = allowsUserInteraction
    let id = addAnimator(name, animator)
    // A new animator refuses neither a block nor a start.
    try? addAnimations(to: id, block)
    if delay > 0 { try? start(id, afterDelay: delay) } else { try? start(id) }
    return id
  }

  /// Changes a setting of an animator.
  ///
  /// - Throws: `interruptibleActive` (E9), `interactionActive` (E10).
  public mutating func configure(
    _ id: AnimatorID, _ setting: AnimatorSetting, _ isOn: Bool
  ) throws(Misuse) {
    guard
      try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in
          switch setting {
          case .scrubsLinearly: animator.scrubsLinearly = isOn
          case .pausesOnCompletion: animator.pausesOnCompletion = isOn
          case .isManualHitTestingEnabled: animator.isManualHitTestingEnabled = isOn
          case .isInterruptible: try animator.setInterruptible(isOn)
          case .isUserInteractionEnabled: try animator.setUserInteractionEnabled(isOn)
          }
        }) != nil
    else { return }
    note(
      Event(.animatorSet, nil, [.word(.animator, name(of: id)), .flag(setting.rawValue, isOn)]))
  }
}

// View animations, which have no object that could control them.

extension Stage {
  /// Animates the changes of a block, as `UIView.animate` does (S13, A207, A209).
  ///
  /// A call that changes no model value completes immediately. Otherwise, the block is executed
  /// immediately; only the property animations that it creates wait for the
  /// delay, and show the old values until then. Changes of anything other than view properties take
  /// effect immediately. The default curve is ease-in-out. The animation can't be controlled: it
  /// isn't among the scene's animators, and its name need not be unique. At the end of the
  /// animation, the scene receives `animatorDidComplete`.
  ///
  /// - Parameters:
  ///   - name: The name in the trace.
  ///   - duration: The time in seconds. A negative number, or one that isn't finite, is recorded as a
  ///     finding, and nothing changes.
  ///   - delay: The time in seconds, under the same conditions.
  ///   - curve: The timing curve.
  ///   - allowsUserInteraction: Whether the animated views receive touches during the animation; by
  ///     default they don't, as documented for `UIView.animate`.
  ///   - evenIfUnchanged: Whether the animation takes its time even if the block changes no model
  ///     value, for a scene whose times build on one another.
  ///   - repetition: The cycles of the animation, or `nil` for a single pass; at the end, the screen
  ///     shows the model values, so the views jump if the last cycle ends elsewhere (T84, T85).
  ///   - block: A closure that sets the model values to animate to.
  /// - Returns: The animation, or `nil` if a number is recorded as a finding, or if the animation is
  ///   longer than any animator, in which case the changes take effect immediately.
  @discardableResult
  public mutating func animate(
    _ name: String, duration: Double, delay: Double = 0, curve: UnitBezier = .easeInOut,
    allowsUserInteraction: Bool = false, repeating repetition: Repetition? = nil,
    evenIfUnchanged: Bool = false, _ block: (inout Stage) -> Void
  ) -> AnimatorID? {
    guard ledger.accepts(duration, "duration", of: "animate", .notNegative),
      ledger.accepts(delay, "delay", of: "animate", .notNegative)
    else { return nil }
    guard
      var animator = try? Animator(
        duration: duration, timing: .cubic(curve), repeating: repetition)
    else {
      block(&self)
      return nil
    }
    animator.isUserInteractionEnabled = allowsUserInteraction
    return animate(
      name, animator, delay: delay, access: .hidden, evenIfUnchanged: evenIfUnchanged, block)
  }

  /// Animates the changes of several keyframes, as `UIView.animateKeyframes` does.
  ///
  /// The curve warps the time of the whole animation, in which the keyframes have their spans (T97).
  /// The animation can't be controlled, like one of `animate`.
  ///
  /// - Parameters:
  ///   - name: The name in the trace.
  ///   - duration: The time in seconds. A negative number, or one that isn't finite, is recorded as a
  ///     finding, and nothing changes.
  ///   - delay: The time in seconds, under the same conditions.
  ///   - curve: The overall timing curve.
  ///   - keyframes: The spans, and the closures that set the model values to animate to.
  /// - Returns: The animation, or `nil` if a number is recorded as a finding, or if the animation is
  ///   longer than any animator, in which case the changes take effect immediately.
  @discardableResult
  public mutating func animateKeyframes(
    _ name: String, duration: Double, delay: Double = 0, curve: UnitBezier = .easeInOut,
    _ keyframes: [(span: KeyframeSpan, block: AnimationBlock)]
  ) -> AnimatorID? {
    guard ledger.accepts(duration, "duration", of: "animateKeyframes", .notNegative),
      ledger.accepts(delay, "delay", of: "animateKeyframes", .notNegative)
    else { return nil }
    guard var animator = try? Animator(duration: duration, timing: .cubic(curve)) else {
      for keyframe in keyframes { keyframe.block(&self) }
      return nil
    }
    animator.isUserInteractionEnabled = false
    let blocks = keyframes.map { QueuedBlock(block: $0.block, delayFactor: 0, span: $0.span) }
    return animate(
      name, animator, delay: delay, access: .hidden, isWhole: true, keyframes: blocks)
  }

  /// Animates the changes of keyframes, with the duration and the timing of the given animator, which
  /// isn't exposed.
  ///
  /// - Parameter isWhole: Whether these are all keyframes of the call. If they change nothing, the
  ///   call completes immediately, as a call of one block does.
  @discardableResult
  mutating func animate(
    _ name: String, _ animator: Animator, delay: Double, access: AnimatorAccess,
    isWhole: Bool = false, keyframes: [QueuedBlock]
  ) -> AnimatorID {
    let id = add(name, animator, access: access)
    animators.note(id, as: KeyframeCall(instant: now, duration: animator.duration))
    addCompletion(to: id)
    // A new animator refuses neither a block nor a start.
    for keyframe in keyframes { try? addAnimations(keyframe, to: id) }
    if isWhole {
      var trial = self
      try? trial.start(id)
      if trial.animators[workOf: id].touched.isEmpty {
        animators.makeInstant(id)
        try? start(id)
        return id
      }
    }
    if delay > 0 { try? start(id, afterDelay: delay) } else { try? start(id) }
    return id
  }

  /// Animates the changes of a block, with the duration and the timing of the given animator, which
  /// isn't exposed.
  @discardableResult
  mutating func animate(
    _ name: String, _ animator: Animator, delay: Double, access: AnimatorAccess,
    evenIfUnchanged: Bool = false, _ block: (inout Stage) -> Void
  ) -> AnimatorID {
    let id = add(name, animator, access: access)
    addCompletion(to: id)
    animators.activate(id) { ledger.clock.nextOrder() }
    let onset = animators.look(at: id) {
      $0.onset(delayedBy: 0, whileActive: false, at: ledger.now)
    }
    execute(
      block, as: .animator(id.index), since: onset,
      course: animator.course(of: nil, isCall: true))
    // A call that changes nothing has nothing to animate, so it completes immediately (T105).
    let isIdle = !evenIfUnchanged && animators[workOf: id].touched.isEmpty
    if isIdle { animators.makeInstant(id) }
    // A new animator refuses neither a block nor a start.
    try? addAnimations(to: id) { _ in }
    if delay > 0, !isIdle { try? start(id, afterDelay: delay) } else { try? start(id) }
    return id
  }

  /// Adds an animator that stands in for a `UIView.animate` call that is repeated; you can inspect
  /// the animator by name, but you can't control it.
  ///
  /// The scene adds animations to the animator and starts it like any other. If code outside the
  /// scene tries to pause, scrub, reverse, or continue it, the attempt is refused, and the trace
  /// records the reason.
  @discardableResult
  package mutating func addViewAnimation(_ name: String, _ animator: Animator) -> AnimatorID {
    add(name, animator, access: .name)
  }

  /// Stops a running view animation: the model values are set to the presentation values, and no
  /// completion is reported.
  ///
  /// Has no effect if the animation is over.
  public mutating func cancel(_ animation: AnimatorID) {
    guard knows(animation), animators.activity(of: animation) == .active else { return }
    try? stop(animation, withoutFinishing: true)
  }
}

// Performs the operations of animators on the stage.

extension Stage {
  /// The result of an operation, and the animator's earlier state.
  struct Attempt<Result> {
    let result: Result
    let was: Animator
  }

  /// Performs an operation on an animator.
  ///
  /// A misuse is recorded and, unless UIKit tolerates it, thrown; an identifier of another stage
  /// counts as a misuse.
  mutating func attempt<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Attempt<Result>? {
    guard knows(id) else { throw .foreignID }
    let was = animators[id]
    do throws(Misuse) {
      let result = try animators.perform(id, operation)
      animators.carryOn(id, from: was, on: &views, at: now)
      return Attempt(result: result, was: was)
    } catch {
      ledger.note(animators.finding(error, by: id))
      if error.isTolerated { return nil }
      throw error
    }
  }

  /// Executes the queued blocks: every change of a model value becomes an animation (A10, A207).
  ///
  /// Blocks that waited for the start belong to the entire run; blocks added in flight belong to
  /// the rest of the run (A140, A141).
  mutating func execute(_ id: AnimatorID, whileActive: Bool = false) {
    let blocks =
      whileActive ? animators[workOf: id].takeBlocks() : animators.beginRun(id, on: views)
    animators.activate(id) { ledger.clock.nextOrder() }
    let isCall = animators.parts[id.index].isKeyframeCall
    for queued in blocks {
      let now = now
      let (onset, course) = animators.look(at: id) {
        (
          $0.onset(delayedBy: queued.delayFactor, whileActive: whileActive, at: now),
          $0.course(of: queued.span, isCall: isCall)
        )
      }
      execute(queued.block, as: .animator(id.index), since: onset, course: course)
    }
  }

  /// Executes a block; every change of a model value in the block becomes an animation of the given
  /// animator or transition.
  mutating func execute(
    _ block: (inout Stage) -> Void, as mover: PropertyAnimation.Mover, since onset: AnimationStart,
    course: AnimationCourse = .whole
  ) {
    let outer = views.capture(ViewBoard.Capture(mover: mover, onset: onset, course: course))
    block(&self)
    _ = views.capture(outer)
  }
}
