/// The work of an animator: the blocks that it executes, and the resulting changes of properties.
struct AnimatorWork: Sendable {
  /// The blocks that were submitted while the animator was inactive, and that it executes when it
  /// becomes active (A4, A10).
  private(set) var blocks: [QueuedBlock] = []
  /// The blocks with which the current or last run began, if they came from statements.
  private var ran: [QueuedBlock] = []
  /// The round trip, or `nil` if the animator's blocks are added before each start.
  private(set) var roundTrip: RoundTrip?
  /// The property changes that move with the animator, in order.
  private(set) var touched: [Touched] = []
  /// While the animator is stopped, the model values that `finish` may set (A34).
  private var kept: [KeptValues] = []
}

// MARK: - Blocks

extension AnimatorWork {
  /// Whether there are blocks to execute when the animator becomes active.
  var isWaiting: Bool { !blocks.isEmpty || roundTrip != nil }

  /// Returns whether a block changes a number.
  func changes(_ slot: Int, lane: Int) -> Bool {
    let steps = blocks.flatMap { $0.steps } + (roundTrip?.steps ?? [])
    return steps.contains { $0.slot == slot && ($0.lane == nil || $0.lane == lane) }
  }

  /// Adds a block that waits for the start.
  mutating func queue(_ block: QueuedBlock) { blocks.append(block) }

  /// Adds a block to every run out.
  ///
  /// - Returns: Whether the animator makes round trips.
  mutating func keepForRuns(_ block: QueuedBlock) -> Bool {
    guard roundTrip != nil else { return false }
    roundTrip?.add(block)
    return true
  }

  /// Removes and returns the pending blocks.
  mutating func takeBlocks() -> [QueuedBlock] {
    defer { blocks = [] }
    let made = blocks.filter { !$0.steps.isEmpty }
    // Blocks added during a run belong only to that run.
    if !made.isEmpty, touched.isEmpty { ran = made }
    return blocks
  }

  /// Removes and returns the blocks of a run that begins now, with those of a round trip first.
  mutating func beginRun(on views: ViewBoard) -> [QueuedBlock] {
    let kept = roundTrip?.begin(on: views) ?? []
    return kept + takeBlocks()
  }

  /// Makes the animator's blocks alternate between two places.
  ///
  /// - Returns: Whether the animator has blocks.
  mutating func makeRoundTrip(
    returns: Bool?, isActive: Bool, on views: ViewBoard
  ) -> Bool {
    if roundTrip == nil {
      let waiting = blocks.filter { !$0.steps.isEmpty }
      let blocks = waiting.isEmpty ? ran : waiting
      guard !blocks.isEmpty else { return false }
      var trip = RoundTrip(blocks)
      if !touched.isEmpty {
        let began = isActive ? ends(on: views) : []
        trip.remember { slot in
          began.first { $0.slot == slot }?.start.lanes ?? views.slots[slot].model.lanes
        }
      }
      self.blocks.removeAll { !$0.steps.isEmpty }
      roundTrip = trip
    }
    if let returns { roundTrip?.returns = returns }
    return true
  }

  /// Records the end of a run.
  ///
  /// - Returns: The place of a round trip at that position.
  mutating func ended(at position: Position) -> RoundTripPlace? {
    roundTrip == nil ? nil : roundTrip?.ended(at: position)
  }
}

// MARK: - Properties

extension AnimatorWork {
  /// Records a change that moves with the animator.
  mutating func touch(_ change: Touched) { touched.append(change) }

  /// Removes the animations, and moves each model value to a fraction of its distance.
  mutating func settle(on views: inout ViewBoard, at share: (PropertyAnimation) -> Double) {
    views.settle(touched, at: share)
    touched = []
    blocks = []
  }

  /// Sets the model values to those at the position at which the animator ended (A34, A43 – A45).
  mutating func place(at position: Position, on views: inout ViewBoard) {
    let kept = self.kept
    if !kept.isEmpty { self.kept = [] }
    switch position {
    case .start:
      settle(on: &views) { _ in 0 }
      for values in kept { views.place(values.slot, at: values.start) }
    case .end:
      settle(on: &views) { _ in 1 }
      for values in kept { views.place(values.slot, at: values.end) }
    case .current: break  // stopping has already set these values (A24)
    }
  }

  /// Stores the model values that `finish` may set (A34).
  mutating func keep(_ values: [KeptValues]) { kept = values }

  /// Returns the model values at both ends.
  func ends(on views: ViewBoard) -> [KeptValues] {
    var settled = views
    settled.settle(touched) { _ in 0 }
    return touched.map { touched in
      KeptValues(
        slot: touched.slot, start: settled.slots[touched.slot].model,
        end: views.slots[touched.slot].model)
    }
  }

  /// Returns the first paths that the animator moves, with their targets, and the number of the
  /// others.
  func targets(on views: ViewBoard) -> [Event.Field] {
    var targets: [(slot: Int, to: PropertyValue)] = []
    for touched in touched.prefix(AnimatorWork.mostTargets) {
      guard let offset = views.slots[touched.slot].offsets[touched.number] else { continue }
      // If two blocks move the same property, the later one determines its target.
      targets.removeAll { $0.slot == touched.slot }
      targets.append((touched.slot, offset.to))
    }
    let others = touched.count - AnimatorWork.mostTargets
    return targets.map { slot, to in
      .numbers(
        views.path(ofSlot: slot), (0..<views.slots[slot].shape.count).map { to.lanes[$0] })
    } + (others > 0 ? [.number("others", Double(others))] : [])
  }

  /// The maximum number of targets in an event, so that the cost of a start doesn't depend on how
  /// much it moves; our choice.
  private static var mostTargets: Int { 4 }
}

/// A block that waits to be executed, and its delay as a fraction of the time (A147).
struct QueuedBlock: Sendable {
  let block: AnimationBlock
  let delayFactor: Double
  /// The changes of a block that came from a statement; only these can be reverted.
  var steps: [PropertyStep] = []
}

/// The values of a property before an animator's blocks and after them.
struct KeptValues: Sendable {
  let slot: Int
  let start: PropertyValue
  let end: PropertyValue
}
