/// The animators of a stage: their machines, the blocks that wait, and when each does something by
/// itself.
struct AnimatorBoard: Sendable {
  private(set) var parts = PagedArray<AnimatorPart>()
  /// How each goes, for those who ask at every frame: made anew wherever one is changed.
  private(set) var gaits = FrameArray<Gait>()
  /// Those that can be called by a name.
  private var boxedIndex = Boxed(NameIndex())
  /// Those that are stopped, and not yet finished, in the order in which they were added.
  private var stopped: [Int] = []
  /// The animator meant where none is named; the first one added unless a scene says otherwise.
  private(set) var principal: AnimatorID?
  /// Whether what a scene hears of an end is a completion that was added.
  private(set) var runsCompletions = false
  /// Whether there has been an animator whose views take no touches while it is active.
  private(set) var someIgnoreTouches = false
  /// When they end by themselves.
  private(set) var queue = AnimatorQueue()
}

// MARK: - Looking

extension AnimatorBoard {
  private var index: NameIndex {
    _read { yield boxedIndex.value }
    _modify { yield &boxedIndex.value }
  }

  /// Whether an id is that of an animator of this stage.
  func contains(_ id: AnimatorID) -> Bool {
    id.index < parts.count && parts[id.index].id == id
  }

  /// An animator; one that does nothing for an id of another stage.
  subscript(id: AnimatorID) -> Animator { contains(id) ? parts[id.index].animator : .idle }

  /// Looks at an animator where it lies, and not at a copy, which would count every reference in it; at
  /// one that does nothing for an id of another stage.
  @inline(__always)
  func look<Result>(at id: AnimatorID, _ look: (borrowing Animator) -> Result) -> Result {
    contains(id) ? look(parts[id.index].animator) : look(.idle)
  }

  /// Looks at an animator that an operation was just done to.
  ///
  /// It is lent as something to be changed: what is only looked at where others may see it, the compiler
  /// has copied first. What nobody else has, as after a change, is not copied for this.
  @inline(__always)
  mutating func lookAgain<Result>(
    at id: AnimatorID, _ look: (inout Animator) -> Result
  ) -> Result {
    look(&parts[id.index].animator)
  }

  /// The animator of that name; animations of views have none to be called by.
  func animator(named name: some StringProtocol) -> AnimatorID? {
    index[name].map { parts[$0].id }
  }

  /// Whether an animator can be called by its name.
  func isNamed(_ id: AnimatorID) -> Bool { parts[id.index].access.isNamed }

  func name(of id: AnimatorID) -> String { contains(id) ? parts[id.index].name : "?" }

  /// What an animator's `state` tells; inactive for an id of another stage.
  func activity(of id: AnimatorID) -> Animator.Activity { look(at: id) { $0.activity } }

  /// Whether an operation has made an animator another than it was.
  mutating func differs(_ id: AnimatorID, from was: Animator) -> Bool {
    lookAgain(at: id) { $0 != was }
  }

  /// The animator of that name.
  ///
  /// - Throws: `Refusal` if there is none.
  func find(_ name: String) throws(Refusal) -> AnimatorID {
    if let id = animator(named: name) { return id }
    throw .impossible(.noAnimator(name, among: names))
  }

  /// The animator of that name, or without one the principal one.
  ///
  /// - Throws: `Refusal` if there is none.
  func meant(_ name: String?) throws(Refusal) -> AnimatorID {
    if let name { return try find(name) }
    if let principal { return principal }
    throw .impossible(.noAnimator("", among: names))
  }

  /// Whether there is something for an animator to do when it becomes active.
  func hasBlocks(_ id: AnimatorID) -> Bool {
    contains(id) && parts[id.index].work.isWaiting
  }

  /// The names of those that can be called by one.
  var names: [String] { index.names }

  /// How many can be called by a name.
  var countOfNamed: Int { index.count }

  /// The names of those that are stopped, and not yet finished.
  var namesOfStopped: [String] { stopped.map { parts[$0].name } }

  /// What somebody must mean who would hold an animator where there is none: the last animation of
  /// views that is not the scene's own affair.
  var lastThatRefuses: AnimatorID? {
    parts.last { $0.access.refusesHold }?.id
  }

  /// The share of its own way that an animation with an onset has covered.
  func share(of index: Int, since onset: Onset, at now: Instant) -> Double {
    if case .beginning = onset { return progress(of: index, at: now) }
    return parts[index].animator.share(since: onset, at: now)
  }

  /// The pose that an animator shows.
  func progress(of index: Int, at now: Instant) -> Double {
    gaits[index].progress(at: now) ?? parts[index].animator.progress(at: now)
  }
}

// MARK: - Changing

extension AnimatorBoard {
  /// Adds an animator; one that cannot be held is not meant where none is named.
  mutating func add(_ name: String, _ animator: Animator, _ access: AnimatorAccess) -> AnimatorID {
    let id = AnimatorID(place: MarkedPlace(after: (parts.count, parts.last?.id.place), name))
    parts.append(AnimatorPart(id: id, name: name, animator: animator, access: access))
    gaits.append(Gait(of: animator))
    if access.isNamed { index.add(name, id.index) }
    keepUp(with: id.index)
    if principal == nil, access == .whole { principal = id }
    return id
  }

  /// Makes an animator the one meant where none is named.
  mutating func setPrincipal(_ id: AnimatorID?) { principal = id }

  /// Asks an animator's machine, which may have another deadline then; `activate` follows where it has
  /// become active.
  mutating func perform<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Result {
    let was = lookAgain(at: id) { $0.activity }
    defer {
      // What becomes active is queued by its place among all activations, which it gets next.
      let isActivated = was != .active && lookAgain(at: id) { $0.activity } == .active
      keepUp(with: id.index, queues: !isActivated)
    }
    return try operation(&parts[id.index].animator)
  }

  /// Changes what all animators have in common.
  mutating func changeAll(_ change: (inout Animator) -> Void) {
    for index in parts.indices { self.change(index, change) }
  }

  /// Adds a completion, which nothing but the end itself asks for.
  mutating func addCompletion(to id: AnimatorID) { parts[id.index].animator.addCompletion() }

  /// Changes an animator, and all that follows from its state: the one way to do so.
  private mutating func change<Result, Failure: Error>(
    _ index: Int, _ operation: (inout Animator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Also where it fails: what is kept by must never outlive what it was made of.
    defer { keepUp(with: index) }
    return try operation(&parts[index].animator)
  }

  /// Follows a change of an animator.
  private mutating func keepUp(with index: Int, queues: Bool = true) {
    let (gait, deadline, isStopped) = AnimatorBoard.outlook(&parts[index].animator)
    gaits[index] = gait
    if !parts[index].animator.isUserInteractionEnabled { someIgnoreTouches = true }
    if queues { queue.put(index, at: deadline, order: parts[index].order) }
    guard isStopped || !stopped.isEmpty else { return }
    let place = stopped.firstIndex { $0 >= index } ?? stopped.endIndex
    let isNoted = place < stopped.endIndex && stopped[place] == index
    if isStopped == isNoted { return }
    if isNoted { stopped.remove(at: place) } else { stopped.insert(index, at: place) }
  }

  /// What follows from an animator's state, looked at where it lies: a copy counts every reference.
  private static func outlook(
    _ animator: inout Animator
  ) -> (gait: Gait, deadline: Instant?, isStopped: Bool) {
    (Gait(of: animator), animator.deadline, animator.activity == .stopped)
  }

  /// So many completions of an end are about to run.
  mutating func completionsRun(_ count: Int) { runsCompletions = count > 0 }

  /// The completions of an end have run (U18).
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

  /// Notes the place of an activation among all, unless the animator was active before.
  mutating func activate(_ id: AnimatorID, order: () -> Int) {
    if parts[id.index].work.touched.isEmpty { parts[id.index].order = order() }
    keepUp(with: id.index)
  }

  /// Notes a property that an animation of the animator moves.
  mutating func touch(_ touched: Touched, by animator: Int) {
    parts[animator].work.touch(touched)
  }
}

// MARK: - To and fro

extension AnimatorBoard {
  /// The way of an animator that goes to and fro.
  func roundTrip(of id: AnimatorID) -> RoundTrip? {
    contains(id) ? parts[id.index].work.roundTrip : nil
  }

  /// Makes an animator go to and fro by its blocks.
  mutating func makeRoundTrip(
    _ id: AnimatorID, returns: Bool?, on views: ViewBoard
  ) throws(Refusal) {
    let isActive = activity(of: id) == .active
    guard !parts[id.index].work.makeRoundTrip(returns: returns, isActive: isActive, on: views)
    else { return }
    throw .impossible(.connection(.noBlocks(name(of: id))))
  }
}

// MARK: - The clock

extension AnimatorBoard: TimedBoard {
  var nextDeadline: Instant? { queue.next }

  /// The name of the animator that does something by itself next.
  var nextName: String? { queue.nextAnimator.map { parts[$0].name } }

  func turn(at now: Instant) -> Int? { queue.due(at: now).map { parts[$0].order } }

  /// Lets the animator arrive whose time has come, the one started first if there are several; and
  /// how it was if it waited for its start.
  mutating func arrive(at now: Instant) -> (AnimatorID, Animator.Arrival, delayed: Animator?)? {
    guard let index = queue.due(at: now) else { return nil }
    let delayed = parts[index].animator.condition == .delayed ? parts[index].animator : nil
    guard let arrival = change(index, { $0.arrive(at: now) }) else { return nil }
    return (parts[index].id, arrival, delayed)
  }
}
