// What follows from an animator's operations for blocks, properties and the trace.

extension Stage {
  /// What an operation has come to, and the animator as it was before.
  struct Attempt<Result> {
    let result: Result
    let was: Animator
  }

  /// Asks an animator's machine; a misuse is recorded and thrown, or passed over if tolerated, and so
  /// is an id of another stage.
  mutating func attempt<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Attempt<Result>? {
    guard knows(id) else { throw .foreignID }
    let was = animators[id]
    do throws(Misuse) {
      let result = try animators.perform(id, operation)
      carryOn(id, from: was)
      return Attempt(result: result, was: was)
    } catch {
      report(error, by: id)
      if error.isTolerated { return nil }
      throw error
    }
  }

  mutating func report(_ misuse: Misuse, by id: AnimatorID) {
    note(
      Event(
        .misuse, .word(misuse.rawValue), [.word("animator", name(of: id))],
        reason: Reason(misuse.explanation)))
  }

  /// Executes the queued blocks: every change of a model value becomes an animation (A10, A207).
  ///
  /// Those that wait for the start belong to the whole run, those added on the way to the rest of it
  /// (A140, A141).
  mutating func execute(_ id: AnimatorID, whileActive: Bool = false) {
    let blocks = whileActive ? animators.takeBlocks(of: id) : beginRun(id)
    animators.activate(id) { clock.nextOrder() }
    for queued in blocks {
      let now = now
      let onset = animators.lookAgain(at: id) {
        $0.onset(delayedBy: queued.delayFactor, whileActive: whileActive, at: now)
      }
      execute(queued.block, as: .animator(id.index), since: onset)
    }
  }

  /// The blocks of a run that begins; one to and fro that nobody has asked a completion of gets its own.
  private mutating func beginRun(_ id: AnimatorID) -> [QueuedBlock] {
    let blocks = animators.takeBlocks(beginning: id, on: views)
    if animators.roundTrip(of: id) != nil, animators.look(at: id, { $0.completions == 0 }) {
      addCompletion(to: id)
    }
    return blocks
  }

  /// Lets the animations that began late, or still wait, go on from what was shown of them.
  private mutating func carryOn(_ id: AnimatorID, from was: Animator) {
    let now = now
    let touched = animators.parts[id.index].touched
    // Most have nothing to carry on.
    guard animators.lookAgain(at: id, { $0.hasOtherFooting(than: was) }), views.hasLate(touched),
      let next = animators.look(at: id, { $0.footing(after: was, at: now) })
    else { return }
    views.carry(touched) { onset in
      was.onset(onset, carriedTo: next, at: now)
    }
  }

  /// Removes an animator's animations, moving each model value to a share of its way.
  mutating func settle(_ id: AnimatorID, at share: (Offset) -> Double) {
    views.settle(animators.parts[id.index].touched, at: share)
    animators.release(id)
  }

  /// Gives the models the values of the position an animator ended at (A34, A43 – A45).
  mutating func place(_ id: AnimatorID, at position: Position) {
    let kept = animators.takeKept(of: id)
    switch position {
    case .start:
      settle(id) { _ in 0 }
      for values in kept { views.place(values.slot, at: values.start) }
    case .end:
      settle(id) { _ in 1 }
      for values in kept { views.place(values.slot, at: values.end) }
    case .current: break  // the stop has promoted the values already (A24)
    }
  }

  /// The values that the models would have at either end of an animator's way.
  func ends(of id: AnimatorID) -> [KeptValues] {
    let touched = animators.parts[id.index].touched
    var settled = views
    settled.settle(touched) { _ in 0 }
    return touched.map { touched in
      KeptValues(
        slot: touched.slot, start: settled.slots[touched.slot].model,
        end: views.slots[touched.slot].model)
    }
  }

  /// Records an end and makes its completions due.
  mutating func end(_ id: AnimatorID, at position: Position, completions: Int) {
    let animator = Event.Field.word("animator", name(of: id))
    let count = Event.Field.number("completions", Double(completions))
    // Before the count, so that `when "completed end animator=open place=out"` finds it.
    let place = animators.roundTripEnded(id, at: position)
    let fields = place.map { [animator, .word("place", $0.rawValue), count] } ?? [animator, count]
    note(Event(.completed, .word(position.rawValue), fields))
    clock.tell(.animator(id, at: position, completions: completions))
  }

  /// Records what an animator does, with the numbers that say where it stands.
  mutating func record(
    _ id: AnimatorID, _ kind: EventKind, _ extra: [Event.Field] = [], reason: Reason = .unsaid
  ) {
    let now = now
    let shown = animators.lookAgain(at: id) {
      ($0.fraction(at: now), $0.progress(at: now), $0.remaining(at: now))
    }
    let word = Event.Field.word("animator", self.name(of: id))
    let fraction = Event.Field.number("fraction", shown.0)
    let progress = Event.Field.number("progress", shown.1)
    // No longer than it has to be, since the trace keeps it.
    let fields =
      shown.2.map { [word, fraction, progress, .number("remaining", $0)] }
      ?? [word, fraction, progress]
    note(Event(kind, nil, extra.isEmpty ? fields : fields + extra, reason: reason))
  }

  /// The curve that an animator goes by, for the events that set it in motion.
  mutating func curve(of id: AnimatorID) -> [Event.Field] {
    Stage.fields(of: animators.lookAgain(at: id) { $0.curve.timing })
  }

  /// The curve that an animator goes by, and where it leads: the first paths with their targets, and how
  /// many others there are.
  mutating func course(of id: AnimatorID) -> [Event.Field] {
    let touched = animators.parts[id.index].touched
    var targets: [(slot: Int, to: PropertyValue)] = []
    for touched in touched.prefix(Stage.mostTargets) {
      guard let offset = views.slots[touched.slot].offsets[touched.number] else { continue }
      // Of two blocks that move one property the later one has its target.
      targets.removeAll { $0.slot == touched.slot }
      targets.append((touched.slot, offset.to))
    }
    let others = touched.count - Stage.mostTargets
    return curve(of: id)
      + targets.map { slot, to in
        .numbers(
          views.path(ofSlot: slot), (0..<views.slots[slot].shape.count).map { to.lanes[$0] })
      } + (others > 0 ? [.number("others", Double(others))] : [])
  }

  /// The most targets that an event names, so that a start costs the same whatever it moves; our choice.
  private static var mostTargets: Int { 4 }

  static func fields(of timing: Timing) -> [Event.Field] {
    let velocity = timing.initialVelocity
    return [.word("curve", timing.text)] + (velocity == 0 ? [] : [.number("velocity", velocity)])
  }
}

// MARK: - The clock

extension Stage {
  /// Ends an animator whose time has come, or whatever else its time has come for.
  mutating func animatorArrives() {
    guard let (id, arrival, delayed) = animators.arrive(at: now) else { return }
    switch arrival {
    case .began:
      if let delayed { carryOn(id, from: delayed) }
      record(id, .animatorMoving, reason: "the delay has elapsed (A17)")
    case .parked:
      record(id, .animatorParked, reason: "it pauses on completion: no completion runs (A46)")
    case .ended(let position, let completions):
      place(id, at: position)
      end(id, at: position, completions: completions)
    }
  }

  /// Records every animator that must not be dropped as it stands (E2; A50, A51).
  mutating func conclude() {
    for part in animators.parts where part.animator.mustNotBeReleased {
      report(.releasedUnfinished, by: part.id)
    }
  }
}
