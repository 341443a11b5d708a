/// The work of an animator: the blocks that it executes, and the resulting changes of properties.
struct AnimatorWork: Sendable {
  /// The blocks that were submitted while the animator was inactive, to be executed when it becomes
  /// active (A4, A10).
  private(set) var blocks: [QueuedBlock] = []
  /// The blocks with which the current or last run began, if they came from statements.
  private var ran: [QueuedBlock] = []
  /// The round trip, or `nil` if the animator needs new blocks for each run.
  private(set) var roundTrip: RoundTrip?
  /// The property changes that the animator moves, in the order in which they were made.
  private(set) var touched: [Touched] = []
  /// While the animator is stopped, the model values that `finish` may set (A34).
  private var kept: [KeptValues] = []
}

// MARK: - Blocks

extension AnimatorWork {
  /// Whether there are blocks to execute when the animator becomes active.
  var isWaiting: Bool { !blocks.isEmpty || roundTrip != nil }

  /// Returns whether a pending block changes the given number.
  func changes(_ slot: Int, lane: Int) -> Bool {
    let steps = blocks.flatMap { $0.steps } + (roundTrip?.steps ?? [])
    return steps.contains { $0.slot == slot && ($0.lane == nil || $0.lane == lane) }
  }

  /// Adds a block that is executed at the start.
  mutating func queue(_ block: QueuedBlock) { blocks.append(block) }

  /// If the animator makes round trips, adds a block to every outward run.
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

  /// Removes and returns the pending blocks for a run that begins now, preceded by the blocks of
  /// the round trip, if there is one.
  mutating func beginRun(on views: ViewBoard) -> [QueuedBlock] {
    let kept = roundTrip?.begin(on: views) ?? []
    return kept + takeBlocks()
  }

  /// Makes the animator's runs alternate between the targets of its blocks and the original values.
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
  /// - Returns: The place of the round trip at which the run ended, or `nil` if there is none.
  mutating func ended(at position: Position) -> InteractiveTransition.Place? {
    roundTrip == nil ? nil : roundTrip?.ended(at: position)
  }
}

// MARK: - Properties

extension AnimatorWork {
  /// Records a property change that the animator moves.
  mutating func touch(_ change: Touched) { touched.append(change) }

  /// Removes the animations, and sets each model value to the given fraction of the distance from
  /// its old to its new value.
  mutating func settle(on views: inout ViewBoard, at shares: (PropertyAnimation) -> SIMD4<Double>) {
    views.settle(touched, at: shares)
    touched = []
    blocks = []
  }

  /// Sets the model values to those at the position at which the animator ended (A34, A43 – A45).
  mutating func place(at position: Position, on views: inout ViewBoard) {
    let kept = self.kept
    if !kept.isEmpty { self.kept = [] }
    switch position {
    case .start:
      settle(on: &views) { _ in .zero }
      for values in kept { views.place(values.slot, at: values.start) }
    case .end:
      settle(on: &views) { _ in .one }
      for values in kept { views.place(values.slot, at: values.end) }
    case .current: break  // stopping has already set these values (A24)
    }
  }

  /// Stores the model values that `finish` may set (A34).
  mutating func keep(_ values: [KeptValues]) { kept = values }

  /// Returns the model values at both ends of the run.
  func ends(on views: ViewBoard) -> [KeptValues] {
    var settled = views
    settled.settle(touched) { _ in .zero }
    return touched.map { touched in
      KeptValues(
        slot: touched.slot, start: settled.slots[touched.slot].model,
        end: views.slots[touched.slot].model)
    }
  }

  /// Returns the first few paths that the animator moves, with their targets, and the number of
  /// remaining paths.
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

  /// The maximum number of targets in an event, which keeps the cost of a start independent of the
  /// number of properties that move; our choice.
  private static var mostTargets: Int { 4 }
}

/// A block that waits to be executed, and its delay as a fraction of the duration (A147).
struct QueuedBlock: Sendable {
  let block: AnimationBlock
  let delayFactor: Double
  /// The changes that the block makes if it comes from a statement; only such changes can be
  /// reverted.
  var steps: [PropertyStep] = []
  /// The part of the run during which the block moves its values, or `nil` for the entire run.
  var span: KeyframeSpan?
}

/// The values of a property before an animator's blocks and after them.
struct KeptValues: Sendable {
  let slot: Int
  let start: PropertyValue
  let end: PropertyValue
}

/// A block of animations, which sets model values on the stage that is passed to it.
public typealias AnimationBlock = @Sendable (inout Stage) -> Void

/// An animator, and the information that the stage keeps about it.
struct AnimatorPart: Sendable {
  let id: AnimatorID
  let name: String
  /// The field that names the animator in events, created once.
  let field: Event.Field
  var animator: Animator
  /// The access that code outside the scene has to the animator.
  let access: AnimatorAccess
  /// The blocks that the animator executes, and the resulting changes.
  var work = AnimatorWork()
  /// The position of the animator's start among all activations.
  var order = 0
  /// Whether the animator stands in for a keyframe animation of views.
  var isKeyframeCall = false
  /// The indices of the animator's last events in the trace.
  var milestones = Milestones()

  init(id: AnimatorID, name: String, animator: Animator, access: AnimatorAccess) {
    (self.id, self.name, self.animator, self.access) = (id, name, animator, access)
    field = .word(.animator, name)
  }
}

/// The indices in a trace of the last events of an animator, with which explanations find the
/// events without searching the trace.
///
/// Every snapshot that changes an animator copies them, so they are stored in 4 bytes each.
package struct Milestones: Sendable {
  private var storedStart = CompactIndex()
  private var storedMotion = CompactIndex()
  private var storedContinuation = CompactIndex()
  private var storedEnd = CompactIndex()
  private var storedProgrammed = CompactIndex()
  private var storedReversal = CompactIndex()

  /// The last start.
  package var start: Int? { storedStart.value }
  /// The last start, end of a start delay, or continuation.
  package var motion: Int? { storedMotion.value }
  /// The last continuation.
  package var continuation: Int? { storedContinuation.value }
  /// The last completion.
  package var end: Int? { storedEnd.value }
  /// The last move to an anchor without a decision: a toggle, or a sheet that the program presents
  /// or dismisses.
  package internal(set) var programmed: Int? {
    get { storedProgrammed.value }
    set { storedProgrammed = CompactIndex(newValue) }
  }
  /// The last reversal by a toggle.
  package internal(set) var reversal: Int? {
    get { storedReversal.value }
    set { storedReversal = CompactIndex(newValue) }
  }

  /// Records the index of an event of the animator.
  mutating func note(_ kind: EventKind, at index: Int) {
    let index = CompactIndex(index)
    switch kind {
    case .animatorStarted: (storedStart, storedMotion) = (index, index)
    case .animatorMoving: storedMotion = index
    case .animatorContinued: (storedMotion, storedContinuation) = (index, index)
    case .completed: storedEnd = index
    default: break
    }
  }
}

/// An index or nothing, in 4 bytes.
///
/// An index that doesn't fit counts as nothing.
private struct CompactIndex: Sendable {
  private var raw = UInt32.max

  init(_ index: Int? = nil) { raw = index.map { UInt32(clamping: $0) } ?? .max }

  var value: Int? { raw == .max ? nil : Int(raw) }
}

/// The access that code outside the scene, such as a statement, has to an animator.
enum AnimatorAccess: Sendable {
  /// Full access, by name or as the principal animator.
  case whole
  /// Inspection by name, but no control: the animator stands in for a `UIView.animate` call that is
  /// repeated.
  case name
  /// No name and no control, although a statement that names no animator may mean this one: it
  /// stands in for a `UIView.animate` call in the app.
  case unnamed
  /// No access: the animator is internal to the scene, and stands in for a single `UIView.animate`
  /// call.
  case hidden

  var isNamed: Bool {
    switch self {
    case .whole, .name: true
    case .unnamed, .hidden: false
    }
  }

  /// Whether an attempt to hold the animator is refused explicitly.
  var refusesHold: Bool {
    switch self {
    case .whole, .hidden: false
    case .name, .unnamed: true
    }
  }
}

/// The animators of each kind for which an answer looks, so that it doesn't check all animators.
struct AnimatorRoster: Sendable {
  /// The index of the view animations that were added last under each name.
  var calls = NameIndex()
  /// The animators that execute blocks at their next start.
  var waiting = MemberSet()
  /// The running animators.
  private(set) var running = MemberSet()
  /// The running animators that repeat forever.
  private(set) var runningForever = MemberSet()
  /// The running animators that can be referred to by name.
  private(set) var runningNamed = MemberSet()
  /// The animators that are active but not running and that can be referred to by name.
  private(set) var heldNamed = MemberSet()

  /// Records the state of an animator.
  mutating func note(
    _ index: Int, isNamed: Bool, isActive: Bool, isRunning: Bool, isEndless: Bool
  ) {
    running.set(index, isRunning)
    runningForever.set(index, isRunning && isEndless)
    guard isNamed else { return }
    runningNamed.set(index, isRunning)
    heldNamed.set(index, isActive && !isRunning)
  }
}

/// A queue of the animators' deadlines, which finds the next one without checking all of them.
///
/// Animators that are due at the same instant are ordered by when they were started (U19).
//
// An end takes 1.2 µs among 100 animators and 5 among 10,000; with a check of all deadlines, 1.9 and
// 118.
struct AnimatorQueue: Sendable {
  /// A deadline of an animator.
  struct Turn: Comparable, Sendable {
    /// The instant, as a plain number, because it is compared often.
    let nanoseconds: Int64
    /// The position of the animator's start among all activations.
    let order: Int
    let animator: Int

    static func < (one: Turn, other: Turn) -> Bool {
      if one.nanoseconds != other.nanoseconds { return one.nanoseconds < other.nanoseconds }
      return one.isStartedBefore(other)
    }

    func isStartedBefore(_ other: Turn) -> Bool {
      order != other.order ? order < other.order : animator < other.animator
    }
  }

  /// The pending deadlines.
  private(set) var turns = SortedList<Turn>()
  /// The deadline of every animator, or `nil` if it has none.
  private var turnOfEach = PagedArray<Turn?>()

  /// The next deadline.
  var next: Instant? { turns.first.map { Instant(nanoseconds: $0.nanoseconds) } }

  /// The animator with the next deadline (if there are several, the one that was started first).
  var nextAnimator: Int? { turns.first?.animator }

  /// Returns the animator that is due at an instant (if there are several, the one that was started
  /// first).
  func due(at now: Instant) -> Int? {
    guard let first = turns.first, first.nanoseconds <= now.nanoseconds else { return nil }
    // A deadline can be in the past only after an endless chain of completions was cut off.
    guard first.nanoseconds < now.nanoseconds else { return first.animator }
    return turns.elements.prefix { $0.nanoseconds <= now.nanoseconds }
      .min { $0.isStartedBefore($1) }?.animator
  }

  /// Sets an animator's deadline, or removes it if the instant is `nil`.
  mutating func put(_ animator: Int, at instant: Instant?, order: Int) {
    while turnOfEach.count <= animator { turnOfEach.append(nil) }
    let turn = instant.map {
      Turn(nanoseconds: $0.nanoseconds, order: order, animator: animator)
    }
    // Most operations leave the deadline of an animator unchanged.
    let last = turnOfEach[animator]
    guard last != turn else { return }
    turnOfEach[animator] = turn
    if let last { turns.remove(last) }
    if let turn { turns.insert(turn) }
  }
}

/// The round trip of an animator: an outward run moves to the targets of its blocks, and the next
/// run returns home, to the earlier values.
///
/// Without a round trip, an animator needs new blocks before each run. A round trip keeps its
/// blocks: each outward run executes them, and each return run reverts them.
struct RoundTrip: Sendable {
  /// Whether a return run follows each outward run; otherwise every run is an outward one.
  var returns = true
  /// The place that the last completed run reached; initially `home`.
  private(set) var place = InteractiveTransition.Place.home
  /// The blocks that an outward run executes.
  private var blocks: [QueuedBlock]
  /// The blocks that revert `blocks`, by restoring the model values from the start of the last
  /// outward run.
  private var originals: [QueuedBlock] = []

  /// Creates a round trip from the blocks of an outward run.
  init(_ blocks: [QueuedBlock]) { self.blocks = blocks }

  /// The place to which the current run moves, or the next run if none is in flight.
  var destination: InteractiveTransition.Place { returns && place == .out ? .home : .out }

  /// The changes that an outward run makes.
  var steps: [PropertyStep] { blocks.flatMap { $0.steps } }

  /// Adds a block to all later outward runs.
  mutating func add(_ block: QueuedBlock) { blocks.append(block) }

  /// Returns the blocks of a run that begins now.
  mutating func begin(on views: ViewBoard) -> [QueuedBlock] {
    guard destination == .out else { return originals }
    remember { views.slots[$0].model.lanes }
    return blocks
  }

  /// Stores the initial values of an outward run that is already in flight; the closure returns the
  /// initial value of a slot.
  mutating func remember(_ lanes: (Int) -> SIMD4<Double>) {
    guard blocks.contains(where: { $0.span != nil }) else {
      originals = blocks.map { block in
        .setting(
          block.steps.map { $0.leading(to: lanes($0.slot)) }, delayFactor: block.delayFactor)
      }
      return
    }
    // Keyframes return in the opposite order, each to the values that it left.
    var known: [Int: SIMD4<Double>] = [:]
    originals = blocks.map { block in
      var steps: [PropertyStep] = []
      for step in block.steps {
        let from = known[step.slot] ?? lanes(step.slot)
        known[step.slot] = step.applied(to: from)
        steps.append(step.leading(to: from))
      }
      return .setting(
        steps.reversed(), delayFactor: block.delayFactor, span: block.span?.mirrored)
    }.reversed()
  }

  /// Records the end of a run, and returns the place at that position, or `nil` if the run stopped
  /// between the two places.
  mutating func ended(at position: Position) -> InteractiveTransition.Place? {
    switch position {
    case .end:
      place = destination
      return place
    case .start: return destination == .out ? .home : .out
    case .current: return nil
    }
  }
}

extension QueuedBlock {
  /// Returns a block that makes the given changes, whose paths are already resolved.
  static func setting(
    _ steps: [PropertyStep], delayFactor: Double = 0, span: KeyframeSpan? = nil
  ) -> QueuedBlock {
    QueuedBlock(
      block: { stage in for step in steps { step.apply(to: &stage) } }, delayFactor: delayFactor,
      steps: steps, span: span)
  }
}
