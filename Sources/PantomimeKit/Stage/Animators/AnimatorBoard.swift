/// The animators of a stage: their state machines, the pending blocks, and their deadlines.
struct AnimatorBoard: Sendable {
  private(set) var parts = PagedArray<AnimatorPart>()
  /// The motion of each animator, for readers at every frame; updated whenever an animator changes.
  private(set) var gaits = FrameArray<ProgressSnapshot>()
  /// The index of animators that can be referred to by name.
  private var boxedIndex = Boxed(NameIndex())
  /// The animators that are stopped but not yet finished, in insertion order.
  private var stopped: [Int] = []
  /// The animator to which statements without a name apply: the first one added, unless the scene
  /// chooses another.
  private(set) var principal: AnimatorID?
  /// Whether the current notification of an end stands for an added completion.
  private(set) var runsCompletions = false
  /// Whether there has been an animator whose views receive no touches while it is active.
  private(set) var someIgnoreTouches = false
  /// The deadlines of the animators.
  private(set) var queue = AnimatorQueue()
}

// MARK: - Reading

extension AnimatorBoard {
  private var index: NameIndex {
    _read { yield boxedIndex.value }
    _modify { yield &boxedIndex.value }
  }

  /// Returns whether an identifier belongs to an animator of this stage.
  func contains(_ id: AnimatorID) -> Bool {
    id.index < parts.count && parts[id.index].id == id
  }

  /// The animator with an identifier, or an inert one for an identifier of another stage.
  subscript(id: AnimatorID) -> Animator { contains(id) ? parts[id.index].animator : .idle }

  /// Calls a closure with an animator in place rather than with a copy, which would retain every
  /// reference in it; for an identifier of another stage, the animator is inert.
  @inline(__always)
  func look<Result>(at id: AnimatorID, _ look: (borrowing Animator) -> Result) -> Result {
    contains(id) ? look(parts[id.index].animator) : look(.idle)
  }

  /// Calls a closure with an animator on which an operation was just performed.
  ///
  /// The animator is passed as `inout`, because the compiler copies a value before a mere read if
  /// others may access it. A value with no other owner, as after a change, isn't copied for
  /// `inout`.
  @inline(__always)
  mutating func lookAgain<Result>(
    at id: AnimatorID, _ look: (inout Animator) -> Result
  ) -> Result {
    look(&parts[id.index].animator)
  }

  /// Returns the animator with a name; view animations can't be referred to by name.
  func animator(named name: some StringProtocol) -> AnimatorID? {
    index[name].map { parts[$0].id }
  }

  /// Returns whether an animator can be referred to by name.
  func isNamed(_ id: AnimatorID) -> Bool { parts[id.index].access.isNamed }

  func name(of id: AnimatorID) -> String { contains(id) ? parts[id.index].name : "?" }

  /// Returns the field that names an animator in events.
  func field(of id: AnimatorID) -> Event.Field {
    contains(id) ? parts[id.index].field : .word(.animator, "?")
  }

  /// Returns an animator's `state`, or inactive for an identifier of another stage.
  func activity(of id: AnimatorID) -> Animator.Activity { look(at: id) { $0.activity } }

  /// Returns whether an operation has changed an animator.
  mutating func differs(_ id: AnimatorID, from was: Animator) -> Bool {
    lookAgain(at: id) { $0 != was }
  }

  /// Returns the animator with a name.
  ///
  /// - Throws: `InputError` if there is none.
  func find(_ name: String) throws(InputError) -> AnimatorID {
    if let id = animator(named: name) { return id }
    throw .impossible(.noAnimator(name, among: names))
  }

  /// Returns the animator with a name, or the principal one if no name is given.
  ///
  /// - Throws: `InputError` if there is none.
  func meant(_ name: String?) throws(InputError) -> AnimatorID {
    if let name { return try find(name) }
    if let principal { return principal }
    throw .impossible(.noAnimator("", among: names))
  }

  /// Returns whether an animator has anything to do when it becomes active.
  func hasBlocks(_ id: AnimatorID) -> Bool {
    contains(id) && parts[id.index].work.isWaiting
  }

  /// The names of the animators that can be referred to by name.
  var names: [String] { index.names }

  /// The number of animators that can be referred to by name.
  var countOfNamed: Int { index.count }

  /// The names of the animators that are stopped but not yet finished.
  var namesOfStopped: [String] { stopped.map { parts[$0].name } }

  /// The likely target of an attempt to hold an animator if there is no animator: the last view
  /// animation that isn't internal to the scene.
  var lastThatRefuses: AnimatorID? {
    parts.last { $0.access.refusesHold }?.id
  }

  /// Returns the progress of an animation with an onset.
  func share(of index: Int, since onset: AnimationStart, at now: Instant) -> Double {
    if case .beginning = onset { return progress(of: index, at: now) }
    return parts[index].animator.share(since: onset, at: now)
  }

  /// Returns the pose that an animator shows.
  func progress(of index: Int, at now: Instant) -> Double {
    gaits[index].progress(at: now) ?? parts[index].animator.progress(at: now)
  }
}

// MARK: - Changing

extension AnimatorBoard {
  /// Adds an animator; an animator that can't be held doesn't become the principal one.
  mutating func add(_ name: String, _ animator: Animator, _ access: AnimatorAccess) -> AnimatorID {
    let id = AnimatorID(place: MarkedPlace(after: (parts.count, parts.last?.id.place), name))
    parts.append(AnimatorPart(id: id, name: name, animator: animator, access: access))
    gaits.append(ProgressSnapshot(of: animator))
    if access.isNamed { index.add(name, id.index) }
    keepUp(with: id.index)
    if principal == nil, access == .whole { principal = id }
    return id
  }

  /// Sets the principal animator.
  mutating func setPrincipal(_ id: AnimatorID?) { principal = id }

  /// Performs an operation on an animator, which may change its deadline; if the animator becomes
  /// active, call `activate` afterward.
  mutating func perform<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Result {
    let was = lookAgain(at: id) { $0.activity }
    defer {
      // An animator that becomes active is queued by its position among all activations, which is
      // assigned next.
      let isActivated = was != .active && lookAgain(at: id) { $0.activity } == .active
      keepUp(with: id.index, queues: !isActivated)
    }
    return try operation(&parts[id.index].animator)
  }

  /// Changes a property that all animators share.
  mutating func changeAll(_ change: (inout Animator) -> Void) {
    for index in parts.indices { self.change(index, change) }
  }

  /// Adds a completion; nothing else has to be updated, because only the end reads completions.
  mutating func addCompletion(to id: AnimatorID) { parts[id.index].animator.addCompletion() }

  /// Changes an animator and everything derived from its state; nothing else changes them.
  private mutating func change<Result, Failure: Error>(
    _ index: Int, _ operation: (inout Animator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Also on failure, because derived values must never outlive the state from which they were
    // derived.
    defer { keepUp(with: index) }
    return try operation(&parts[index].animator)
  }

  /// Updates derived values after a change to an animator.
  private mutating func keepUp(with index: Int, queues: Bool = true) {
    let (gait, deadline, isStopped) = lookAgain(at: parts[index].id) {
      (ProgressSnapshot(of: $0), $0.deadline, $0.activity == .stopped)
    }
    gaits[index] = gait
    if !parts[index].animator.isUserInteractionEnabled { someIgnoreTouches = true }
    if queues { queue.put(index, at: deadline, order: parts[index].order) }
    guard isStopped || !stopped.isEmpty else { return }
    let place = stopped.firstIndex { $0 >= index } ?? stopped.endIndex
    let isNoted = place < stopped.endIndex && stopped[place] == index
    if isStopped == isNoted { return }
    if isNoted { stopped.remove(at: place) } else { stopped.insert(index, at: place) }
  }

  /// Records that a number of completions of an end are about to run.
  mutating func completionsRun(_ count: Int) { runsCompletions = count > 0 }

  /// Records that the completions of an end have run (U18).
  mutating func completionsHaveRun(_ id: AnimatorID) {
    if look(at: id, { $0.condition == .completing }) {
      change(id.index) { $0.completionsHaveRun() }
    }
  }

  /// The work of an animator of this stage.
  subscript(workOf id: AnimatorID) -> AnimatorWork {
    _read { yield parts[id.index].work }
    _modify { yield &parts[id.index].work }
  }

  /// Records the position of an animator's activation among all, unless the animator was already
  /// active.
  mutating func activate(_ id: AnimatorID, order: () -> Int) {
    if parts[id.index].work.touched.isEmpty { parts[id.index].order = order() }
    keepUp(with: id.index)
  }

  /// Records a property that an animation of the animator moves.
  mutating func touch(_ touched: Touched, by animator: Int) {
    parts[animator].work.touch(touched)
  }
}

// MARK: - Round trips

extension AnimatorBoard {
  /// Returns the round trip of an animator, or `nil` if it has none.
  func roundTrip(of id: AnimatorID) -> RoundTrip? {
    contains(id) ? parts[id.index].work.roundTrip : nil
  }

  /// Makes an animator's blocks alternate between two places.
  mutating func makeRoundTrip(
    _ id: AnimatorID, returns: Bool?, on views: ViewBoard
  ) throws(InputError) {
    let isActive = activity(of: id) == .active
    guard !parts[id.index].work.makeRoundTrip(returns: returns, isActive: isActive, on: views)
    else { return }
    throw .impossible(.connection(.noBlocks(name(of: id))))
  }
}

// MARK: - The clock

extension AnimatorBoard: TimedBoard {
  var nextDeadline: Instant? { queue.next }

  /// The name of the animator that is due next.
  var nextName: String? { queue.nextAnimator.map { parts[$0].name } }

  func turn(at now: Instant) -> Int? { queue.due(at: now).map { parts[$0].order } }

  /// Ends the animator that is due (if there are several, the one that was started first); also
  /// returns its earlier state if it was waiting for its start.
  mutating func arrive(at now: Instant) -> (AnimatorID, Animator.Arrival, delayed: Animator?)? {
    guard let index = queue.due(at: now) else { return nil }
    let delayed = parts[index].animator.condition == .delayed ? parts[index].animator : nil
    guard let arrival = change(index, { $0.arrive(at: now) }) else { return nil }
    return (parts[index].id, arrival, delayed)
  }
}
