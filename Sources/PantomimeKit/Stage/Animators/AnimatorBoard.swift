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

  func name(of id: AnimatorID) -> String { contains(id) ? parts[id.index].name : "?" }

  /// Whether there is something for an animator to do when it becomes active.
  func hasBlocks(_ id: AnimatorID) -> Bool {
    contains(id) && (!parts[id.index].blocks.isEmpty || parts[id.index].roundTrip != nil)
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

  mutating func queue(_ block: QueuedBlock, for id: AnimatorID) {
    parts[id.index].blocks.append(block)
  }

  /// The blocks that wait, which are executed now.
  mutating func takeBlocks(of id: AnimatorID) -> [QueuedBlock] {
    defer { parts[id.index].blocks = [] }
    let made = parts[id.index].blocks.filter { !$0.steps.isEmpty }
    // What is added on the way is of this run alone.
    if !made.isEmpty, parts[id.index].touched.isEmpty { parts[id.index].ran = made }
    return parts[id.index].blocks
  }

  /// Notes the place of an activation among all, unless the animator was active before.
  mutating func activate(_ id: AnimatorID, order: () -> Int) {
    if parts[id.index].touched.isEmpty { parts[id.index].order = order() }
    keepUp(with: id.index)
  }

  /// Notes a property that an animation of the animator moves.
  mutating func touch(_ touched: Touched, by animator: Int) {
    parts[animator].touched.append(touched)
  }

  /// Forgets what the animator moves, which is settled now, and the blocks that wait.
  mutating func release(_ id: AnimatorID) {
    parts[id.index].touched = []
    parts[id.index].blocks = []
  }

  /// Keeps what a finish may give the models (A34).
  mutating func keep(_ values: [KeptValues], for id: AnimatorID) { parts[id.index].kept = values }

  mutating func takeKept(of id: AnimatorID) -> [KeptValues] {
    let kept = parts[id.index].kept
    if !kept.isEmpty { parts[id.index].kept = [] }
    return kept
  }
}

// MARK: - To and fro

extension AnimatorBoard {
  /// The name of an animator whose blocks change a number.
  func nameMoving(_ slot: Int, lane: Int) -> String? {
    parts.first { part in
      let steps = part.blocks.flatMap { $0.steps } + (part.roundTrip?.steps ?? [])
      return steps.contains { $0.slot == slot && ($0.lane == nil || $0.lane == lane) }
    }?.name
  }
}

extension AnimatorBoard {
  /// Lets an animator go to and fro from now on, by the blocks that it has; false if it has none.
  ///
  /// - Parameter began: the value that a property had as the run under way began.
  mutating func makeRoundTrip(
    _ id: AnimatorID, returns: Bool?, began: (Int) -> SIMD4<Double>
  ) -> Bool {
    if parts[id.index].roundTrip == nil {
      let waiting = parts[id.index].blocks.filter { !$0.steps.isEmpty }
      let blocks = waiting.isEmpty ? parts[id.index].ran : waiting
      guard !blocks.isEmpty else { return false }
      var trip = RoundTrip(blocks)
      if !parts[id.index].touched.isEmpty { trip.remember(began) }
      parts[id.index].blocks.removeAll { !$0.steps.isEmpty }
      parts[id.index].roundTrip = trip
    }
    if let returns { parts[id.index].roundTrip?.returns = returns }
    return true
  }

  /// The way of an animator that goes to and fro.
  func roundTrip(of id: AnimatorID) -> RoundTrip? {
    contains(id) ? parts[id.index].roundTrip : nil
  }

  /// The blocks of a run that begins now, those of a round trip first.
  mutating func takeBlocks(beginning id: AnimatorID, on views: ViewBoard) -> [QueuedBlock] {
    let kept = parts[id.index].roundTrip?.begin(on: views) ?? []
    return kept + takeBlocks(of: id)
  }

  /// Keeps a block for every run out; false if the animator does not go to and fro.
  mutating func keepForRuns(_ block: QueuedBlock, of id: AnimatorID) -> Bool {
    guard parts[id.index].roundTrip != nil else { return false }
    parts[id.index].roundTrip?.add(block)
    return true
  }

  /// Takes note of the end of a run; the place that lies there.
  mutating func roundTripEnded(_ id: AnimatorID, at position: Position) -> Grab.Place? {
    parts[id.index].roundTrip == nil ? nil : parts[id.index].roundTrip?.ended(at: position)
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
