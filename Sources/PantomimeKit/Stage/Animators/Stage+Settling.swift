// What follows from an animator's operations for blocks, properties and the trace.

extension Stage {
  /// Asks an animator's machine; a misuse is recorded and thrown, or passed over if tolerated.
  mutating func attempt<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Result? {
    do throws(Misuse) {
      let result = try operation(&parts[id.index].animator)
      reschedule(id)
      return result
    } catch {
      report(error, by: id)
      if error.isTolerated { return nil }
      throw error
    }
  }

  mutating func report(_ misuse: Misuse, by id: AnimatorID) {
    record(
      Event(
        "misuse \(misuse.rawValue)", [.word("animator", name(of: id))],
        reason: misuse.explanation))
  }

  /// Executes the queued blocks: every change of a model value becomes an animation (A10, A207).
  ///
  /// Those that wait for the start belong to the whole run, those added on the way to the rest of it
  /// (A140, A141).
  mutating func execute(_ id: AnimatorID, onTheWay: Bool = false) {
    let blocks = parts[id.index].blocks
    parts[id.index].blocks = []
    if parts[id.index].touched.isEmpty {
      activations += 1
      parts[id.index].order = activations
      reschedule(id)
    }
    let outer = capturing
    for queued in blocks {
      let onset = self[id].onset(delayedBy: queued.delayFactor, onTheWay: onTheWay, at: now)
      capturing = (.animator(id.index), onset)
      queued.block(&self)
    }
    capturing = outer
  }

  /// Removes an animator's animations, moving each model value to a share of its way.
  mutating func settle(_ id: AnimatorID, at share: (Offset) -> Double) {
    settle(parts[id.index].touched, movedBy: .animator(id.index), at: share)
    parts[id.index].touched = []
    parts[id.index].blocks = []
  }

  /// Removes what one mover adds to some properties, moving each model value to a share of its way.
  mutating func settle(
    _ touched: [Int], movedBy mover: Offset.Mover, at share: (Offset) -> Double
  ) {
    for slot in touched {
      for index in slots[slot].offsets.indices.reversed()
      where slots[slot].offsets[index].mover == mover {
        let offset = slots[slot].offsets.remove(at: index)
        let share = share(offset)
        if share == 0, slots[slot].model == offset.to {
          // Exactly the old value, without the rounding of a difference.
          slots[slot].model = offset.from
        } else {
          slots[slot].model.lanes += (offset.from.lanes - offset.to.lanes) * (1 - share)
        }
      }
    }
  }

  /// Gives the models the values of the position an animator ended at (A34, A43 – A45).
  mutating func place(_ id: AnimatorID, at position: Position) {
    let kept = parts[id.index].kept
    parts[id.index].kept = []
    switch position {
    case .start:
      settle(id) { _ in 0 }
      for values in kept { slots[values.slot].model = values.start }
    case .end:
      settle(id) { _ in 1 }
      for values in kept { slots[values.slot].model = values.end }
    case .current: break  // the stop has promoted the values already (A24)
    }
  }

  /// The values that the models would have at either end of an animator's way.
  func ends(of id: AnimatorID) -> [KeptValues] {
    var copy = self
    copy.settle(id) { _ in 0 }
    return parts[id.index].touched.map { slot in
      KeptValues(slot: slot, start: copy.slots[slot].model, end: slots[slot].model)
    }
  }

  /// Records an end and makes its completions due.
  mutating func end(_ id: AnimatorID, at position: Position, completions: Int) {
    record(
      Event(
        "completed \(position.rawValue)",
        [
          .word("animator", name(of: id)), .number("completions", Double(completions)),
        ]))
    endings.append(.animator(id, at: position, completions: completions))
  }

  /// Records what an animator does, with the numbers that say where it stands.
  mutating func record(
    _ id: AnimatorID, _ name: String, _ extra: [Event.Field] = [], reason: String = ""
  ) {
    let animator = self[id]
    var fields: [Event.Field] = [
      .word("animator", self.name(of: id)),
      .number("fraction", animator.fraction(at: now)),
      .number("progress", animator.progress(at: now)),
    ]
    if let remaining = animator.remaining(at: now) {
      fields.append(.number("remaining", remaining))
    }
    record(Event(name, fields + extra, reason: reason))
  }
}

// MARK: - The clock

extension Stage {
  /// The next instant at which something ends by itself, a timer fires or a recogniser decides.
  var nextDeadline: Instant? {
    var next = agenda.next
    // Asked at every frame, so nothing is put into a list.
    if !layers.isEmpty { next = Stage.earlier(next, nextLayerEnd) }
    if !timers.isEmpty { next = Stage.earlier(next, nextTimerDeadline) }
    if !transitions.isEmpty { next = Stage.earlier(next, nextTransitionEnd) }
    if scrollDeadline != nil { next = Stage.earlier(next, scrollDeadline) }
    if gestureDeadline != nil { next = Stage.earlier(next, gestureDeadline) }
    return next
  }

  private static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Moves the clock if nothing is left to be told and nothing happens up to an instant but that
  /// time passes; false, and nothing is moved, otherwise.
  @usableFromInline
  mutating func passesQuietly(to instant: Instant) -> Bool {
    guard instant >= now, endings.isEmpty else { return false }
    if let next = nextDeadline, next <= instant { return false }
    now = instant
    return true
  }

  /// Notes when an animator ends by itself, as that may have changed.
  mutating func reschedule(_ id: AnimatorID) {
    agenda.put(id.index, at: parts[id.index].animator.deadline, order: parts[id.index].order)
  }

  /// Ends what has come to its time, or fires the timer that has; what was started first, if there
  /// are several.
  mutating func endNext() -> Bool {
    var dues: [(order: Int, due: Due)] = []
    if let animator = agenda.due(at: now) {
      dues.append((parts[animator].order, .animator(animator)))
    }
    if let layer = dueLayer { dues.append((layers[layer].id, .layer(layer))) }
    if let timer = dueTimer { dues.append((timers[timer].id.order, .timer(timer))) }
    if let index = dueTransition { dues.append((transitions[index].order, .transition(index))) }
    if let scroll = dueScroll { dues.append((scroll.order, .scroll(scroll.item))) }
    switch dues.min(by: { $0.order < $1.order })?.due {
    case nil: return false
    case .animator(let index): return arrive(AnimatorID(index: index))
    case .layer(let index): endLayer(index)
    case .timer(let index): fire(index)
    case .transition(let index): endTransition(index)
    case .scroll(let item): finish(item)
    }
    return true
  }

  /// What has come to its time, by its place among its kind.
  private enum Due {
    case animator(Int)
    case layer(Int)
    case timer(Int)
    case transition(Int)
    case scroll(ScrollItem)
  }

  /// Ends an animator, or whatever else its time has come for.
  private mutating func arrive(_ id: AnimatorID) -> Bool {
    guard let arrival = parts[id.index].animator.arrive(at: now) else { return false }
    reschedule(id)
    switch arrival {
    case .began:
      record(id, "animator moving", reason: "the delay has elapsed (A17)")
    case .parked:
      record(id, "animator parked", reason: "it pauses on completion: no completion runs (A46)")
    case .ended(let position, let completions):
      place(id, at: position)
      end(id, at: position, completions: completions)
    }
    return true
  }

  /// Records every animator that must not be dropped as it stands (E2; A50, A51).
  mutating func conclude() {
    for index in parts.indices where parts[index].animator.mustNotBeReleased {
      report(.releasedUnfinished, by: AnimatorID(index: index))
    }
  }
}
