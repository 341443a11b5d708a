/// The animators of a stage: their state machines, the pending blocks, and their deadlines.
struct AnimatorBoard: Sendable {
  private(set) var parts = PagedArray<AnimatorPart>()
  /// The motion of each animator, stored for reading at every frame, and updated whenever the
  /// animator changes.
  private(set) var progressSnapshots = PagedArray<ProgressSnapshot>()
  /// The index of animators that can be referred to by name.
  private var boxedIndex = Boxed(NameIndex())
  private var boxedRoster = Boxed(AnimatorRoster())
  /// The animators that are stopped but not yet finished, in insertion order.
  private var stopped = MemberSet()
  /// The animator to which a statement applies if it names none: the animator that was added first,
  /// unless the scene chooses another.
  private(set) var principal: AnimatorID?
  /// Whether the scene is currently being notified on behalf of registered completions; if none is
  /// registered, the scene is still notified of the end.
  private(set) var runsCompletions = false
  /// Whether there has ever been an animator whose views receive no touches while it is active.
  private(set) var someIgnoreTouches = false
  /// The view animation that a user probably means when trying to hold an animator although there
  /// is none: the last one that isn't internal to the scene.
  private(set) var lastThatRefuses: AnimatorID?
  /// The keyframe animations that were added at the last instant at which any was added; keyframes
  /// that are added at that instant with the same duration belong to the same call.
  private var keyframeCalls: [KeyframeCall: AnimatorID] = [:]
  /// The deadlines of the animators.
  private(set) var queue = AnimatorQueue()
}

/// The instant and the duration of a keyframe animation, which identify the call.
struct KeyframeCall: Sendable, Hashable {
  let instant: Instant
  let duration: Double
}

// MARK: - Reading

extension AnimatorBoard {
  private var index: NameIndex {
    _read { yield boxedIndex.value }
    _modify { yield &boxedIndex.value }
  }

  private var roster: AnimatorRoster {
    _read { yield boxedRoster.value }
    _modify { yield &boxedRoster.value }
  }

  /// The running animators.
  var running: MemberSet { roster.running }

  /// Returns whether an identifier belongs to an animator of this stage.
  func contains(_ id: AnimatorID) -> Bool {
    id.index < parts.count && parts[id.index].id == id
  }

  /// The animator with the given identifier, or an inert animator if the identifier belongs to
  /// another stage.
  subscript(id: AnimatorID) -> Animator { contains(id) ? parts[id.index].animator : .idle }

  /// Calls a closure with an animator in place, because a copy would retain every reference in the
  /// animator; if the identifier belongs to another stage, the closure receives an inert animator.
  @inline(__always)
  func look<Result>(at id: AnimatorID, _ look: (borrowing Animator) -> Result) -> Result {
    contains(id) ? look(parts[id.index].animator) : look(.idle)
  }

  /// Returns the animator with the given name; view animations can't be referred to by name.
  func animator(named name: some StringProtocol) -> AnimatorID? {
    index[name].map { parts[$0].id }
  }

  /// Returns the animator with the given name, or the view animation that was added last under the
  /// name; of the two, the animation if it was started after the animator's last run.
  ///
  /// A connection's animator has the name of the path that it moves, as a view animation has.
  func animatorOrCall(named name: String) -> AnimatorID? {
    let call = roster.calls[name].map { parts[$0].id }
    guard let own = animator(named: name), let call else { return animator(named: name) ?? call }
    guard let start = parts[call.index].milestones.start else { return own }
    let run = parts[own.index].milestones
    guard let motion = run.motion else { return call }
    return run.end.map { motion < $0 && $0 < start } == true ? call : own
  }

  /// Returns whether an animator can be referred to by name.
  func isNamed(_ id: AnimatorID) -> Bool { parts[id.index].access.isNamed }

  func name(of id: AnimatorID) -> String { contains(id) ? parts[id.index].name : "?" }

  /// Returns the field that names an animator in events.
  func field(of id: AnimatorID) -> Event.Field {
    contains(id) ? parts[id.index].field : .word(.animator, "?")
  }

  /// Returns an animator's `state`, or `inactive` if the identifier belongs to another stage.
  func activity(of id: AnimatorID) -> Animator.Activity { look(at: id) { $0.activity } }

  /// Returns whether an animator differs from its earlier state.
  func differs(_ id: AnimatorID, from was: Animator) -> Bool {
    look(at: id) { $0 != was }
  }

  /// Returns the animator with the given name.
  ///
  /// - Throws: `InputError` if there is none.
  func find(_ name: String) throws(InputError) -> AnimatorID {
    if let id = animator(named: name) { return id }
    throw InputError(.noAnimator(name, among: names))
  }

  /// Returns the animator with the given name, or the principal animator if no name is given.
  ///
  /// - Throws: `InputError` if there is none.
  func meant(_ name: String?) throws(InputError) -> AnimatorID {
    if let name { return try find(name) }
    if let principal { return principal }
    throw InputError(.noAnimator("", among: names))
  }

  /// Returns whether an animator has anything to do when it becomes active.
  func hasBlocks(_ id: AnimatorID) -> Bool {
    contains(id) && parts[id.index].work.isWaiting
  }

  /// The names of the animators that can be referred to by name.
  var names: [String] { index.names }

  /// The name of the first animator that is active but not running and that can be referred to by
  /// name, or `nil` if there is none.
  var firstHeld: String? { roster.heldNamed.first.map { parts[$0].name } }

  /// The number of animators that can be referred to by name.
  var countOfNamed: Int { index.count }

  /// The first view animation in flight that repeats forever, as a phrase, or `nil` if there is
  /// none.
  var endless: String? {
    roster.runningForever.first.map { "the view animation of \(parts[$0].name)" }
  }

  /// Returns the name of the first animator whose pending work satisfies a predicate, or `nil` if
  /// there is none.
  func nameOfFirst(where isMeant: (AnimatorWork) -> Bool) -> String? {
    roster.waiting.elements.first { isMeant(parts[$0].work) }.map { parts[$0].name }
  }

  /// The names of the animators that are stopped but not yet finished.
  var namesOfStopped: [String] { stopped.elements.map { parts[$0].name } }

  /// Returns the progress of a property's animation, for each of its numbers.
  func shares(of animation: PropertyAnimation, by index: Int, at now: Instant) -> SIMD4<Double> {
    if case .beginning = animation.onset, case .whole = animation.course {
      return SIMD4(repeating: progress(of: index, at: now))
    }
    return parts[index].animator.shares(of: animation, at: now)
  }

  /// Returns the progress that an animator shows.
  func progress(of index: Int, at now: Instant) -> Double {
    progressSnapshots[index].progress(at: now) ?? parts[index].animator.progress(at: now)
  }
}

// MARK: - Changing

extension AnimatorBoard {
  /// Adds an animator; an animator that can't be held doesn't become the principal animator.
  mutating func add(_ name: String, _ animator: Animator, _ access: AnimatorAccess) -> AnimatorID {
    let id = AnimatorID(place: MarkedPlace(after: (parts.count, parts.last?.id.place), name))
    parts.append(AnimatorPart(id: id, name: name, animator: animator, access: access))
    progressSnapshots.append(ProgressSnapshot(of: animator))
    if access.isNamed { index.add(name, id.index) } else { roster.calls.replace(name, id.index) }
    keepUp(with: id.index)
    if principal == nil, access == .whole { principal = id }
    if access.refusesHold { lastThatRefuses = id }
    return id
  }

  /// Returns the keyframe animation in flight to which another keyframe belongs, or `nil` if there is
  /// none.
  func keyframes(of call: KeyframeCall) -> AnimatorID? {
    keyframeCalls[call].flatMap { activity(of: $0) == .active ? $0 : nil }
  }

  /// Records a keyframe animation, so that other keyframes can be added to it at the same instant.
  mutating func note(_ id: AnimatorID, as call: KeyframeCall) {
    if let one = keyframeCalls.first, one.key.instant != call.instant { keyframeCalls = [:] }
    keyframeCalls[call] = id
    parts[id.index].isKeyframeCall = true
  }

  /// Sets the principal animator.
  mutating func setPrincipal(_ id: AnimatorID?) { principal = id }

  /// Performs an operation on an animator, and updates its deadline; if the animator becomes
  /// active, call `activate` afterward.
  mutating func perform<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Result {
    let was = look(at: id) { $0.activity }
    defer {
      // The queue orders animators by their activation, and an animator that has just become active
      // receives its position only afterward.
      let isActivated = was != .active && look(at: id) { $0.activity } == .active
      keepUp(with: id.index, queues: !isActivated)
    }
    return try operation(&parts[id.index].animator)
  }

  /// Gives an animator that hasn't started a duration of 0.
  mutating func makeInstant(_ id: AnimatorID) {
    change(id.index) { animator in
      let timing = animator.pacing.curve.timing
      // A physical spring has a duration of its own.
      guard
        var next = [timing, .linear].lazy.compactMap({ try? Animator(duration: 0, timing: $0) })
          .first(where: { $0.duration == 0 })
      else { return }
      next.isUserInteractionEnabled = animator.isUserInteractionEnabled
      next.readings = animator.readings
      next.pacing.imitated = animator.pacing.imitated
      for _ in 0..<animator.completions { next.addCompletion() }
      animator = next
    }
  }

  /// Changes a property that all animators share.
  mutating func changeAll(_ change: (inout Animator) -> Void) {
    for index in parts.indices { self.change(index, change) }
  }

  /// Adds a completion; no derived value has to be updated, because completions are read only at
  /// the end of a run.
  mutating func addCompletion(to id: AnimatorID) { parts[id.index].animator.addCompletion() }

  /// Changes an animator, and everything that is derived from its state.
  private mutating func change<Result, Failure: Error>(
    _ index: Int, _ operation: (inout Animator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Runs even if the operation throws, because derived values must never outlive the state from
    // which they were derived.
    defer { keepUp(with: index) }
    return try operation(&parts[index].animator)
  }

  /// Updates the derived values after a change to an animator.
  private mutating func keepUp(with index: Int, queues: Bool = true) {
    let (snapshot, deadline, activity, isRunning, isEndless) = look(at: parts[index].id) {
      (ProgressSnapshot(of: $0), $0.deadline, $0.activity, $0.isRunning, $0.isEndless)
    }
    progressSnapshots[index] = snapshot
    if !parts[index].animator.isUserInteractionEnabled { someIgnoreTouches = true }
    if queues { queue.put(index, at: deadline, order: parts[index].order) }
    roster.note(
      index, isNamed: parts[index].access.isNamed, isActive: activity == .active,
      isRunning: isRunning, isEndless: isEndless)
    stopped.set(index, activity == .stopped)
  }

  /// Records that a run has ended, and that the given number of completions are about to run.
  mutating func completionsRun(_ count: Int) { runsCompletions = count > 0 }

  /// Records that the completions of a run have been executed (U18).
  mutating func completionsHaveRun(_ id: AnimatorID) {
    if look(at: id, { $0.condition == .completing }) {
      change(id.index) { $0.completionsHaveRun() }
    }
  }

  /// The work of an animator of this stage.
  subscript(workOf id: AnimatorID) -> AnimatorWork {
    _read { yield parts[id.index].work }
    _modify {
      defer { roster.waiting.set(id.index, parts[id.index].work.isWaiting) }
      yield &parts[id.index].work
    }
  }

  /// Records that the program moves an animator to an anchor, with the index of the event in the
  /// trace.
  mutating func noteProgrammed(_ id: AnimatorID, at event: Int) {
    if contains(id) { parts[id.index].milestones.programmed = event }
  }

  /// Records that a toggle reverses an animator, with the index of the event in the trace.
  mutating func noteReversal(_ id: AnimatorID, at event: Int) {
    if contains(id) { parts[id.index].milestones.reversal = event }
  }

  /// Records the position of an animator's activation among all activations, unless the animator
  /// was already active.
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

  /// Makes an animator's runs alternate between the targets of its blocks and the original values.
  mutating func makeRoundTrip(
    _ id: AnimatorID, returns: Bool?, on views: ViewBoard
  ) throws(InputError) {
    let isActive = activity(of: id) == .active
    guard !parts[id.index].work.makeRoundTrip(returns: returns, isActive: isActive, on: views)
    else { return }
    throw InputError(.connection(.noBlocks(name(of: id))))
  }
}

// MARK: - The clock

extension AnimatorBoard: TimedBoard {
  var nextDeadline: Instant? { queue.next }

  /// The name of the animator that is due next.
  var nextName: String? { queue.nextAnimator.map { parts[$0].name } }

  func turn(at now: Instant) -> Int? { queue.due(at: now).map { parts[$0].order } }

  /// Ends the run or the start delay of the animator that is due (if there are several, the one
  /// that was started first); after a delay, also returns the animator's earlier state.
  mutating func arrive(at now: Instant) -> (AnimatorID, Animator.Arrival, delayed: Animator?)? {
    guard let index = queue.due(at: now) else { return nil }
    let delayed = parts[index].animator.condition == .delayed ? parts[index].animator : nil
    guard let arrival = change(index, { $0.arrive(at: now) }) else { return nil }
    return (parts[index].id, arrival, delayed)
  }
}

/// The identifier of an animator on a stage: its index in insertion order.
public struct AnimatorID: Sendable, Hashable {
  private let number: UInt32
  private let mark: UInt32

  init(place: MarkedPlace) { (number, mark) = place.numbers }

  var place: MarkedPlace { MarkedPlace((number, mark)) }

  var index: Int { Int(number) }
}

// The effects of an animator's operations on properties, the trace, and the scene.

extension AnimatorBoard {
  /// Continues the animations that began later than their animator, or haven't begun yet, from
  /// their presentation values.
  mutating func carryOn(
    _ id: AnimatorID, from was: Animator, on views: inout ViewBoard, at now: Instant
  ) {
    let touched = self[workOf: id].touched
    // Most animators have no late animations.
    guard touched.contains(where: { $0.isLate }),
      let next = look(at: id, { $0.lateBasis(after: was, at: now) })
    else { return }
    views.carry(touched) { onset in
      was.onset(onset, carriedTo: next, at: now)
    }
  }

  /// Returns the blocks of a run that begins now; if the animator makes round trips and has no
  /// completion, adds one.
  mutating func beginRun(_ id: AnimatorID, on views: ViewBoard) -> [QueuedBlock] {
    let blocks = self[workOf: id].beginRun(on: views)
    if roundTrip(of: id) != nil, look(at: id, { $0.completions == 0 }) { addCompletion(to: id) }
    return blocks
  }

  /// Records the end of an animator's run, and schedules the completions.
  mutating func end(
    _ id: AnimatorID, at position: Position, completions: Int, in ledger: inout Ledger,
    unfinished reason: Reason? = nil
  ) {
    let animator = field(of: id)
    let count = Event.Field.number("completions", Double(completions))
    // The field `place` precedes the count, so that `when "completed end animator=open place=out"`
    // matches.
    let place = self[workOf: id].ended(at: position)
    var fields = place.map { [animator, .word(.runEnd, $0.rawValue), count] } ?? [animator, count]
    if reason != nil { fields.append(.flag("finished", false)) }
    if contains(id) { parts[id.index].milestones.note(.completed, at: ledger.trace.count) }
    ledger.note(
      Event(.completed, .word(position.rawValue), fields, reason: reason ?? .unsaid))
    ledger.clock.tell(.animator(id, at: position, completions: completions))
  }

  /// Records an operation on an animator, along with the animator's fraction, its progress, and the
  /// remaining time.
  mutating func record(
    _ id: AnimatorID, _ kind: EventKind, _ extra: [Event.Field] = [], reason: Reason = .unsaid,
    in ledger: inout Ledger
  ) {
    let now = ledger.now
    let shown = look(at: id) {
      ($0.fraction(at: now), $0.progress(at: now), $0.remaining(at: now))
    }
    let subject = parts[id.index].field
    let fraction = Event.Field.number(.fraction, shown.0)
    let progress = Event.Field.number(.progress, shown.1)
    // Created without spare capacity, because the trace keeps the array.
    let fields =
      shown.2.map { [subject, fraction, progress, .number(.remaining, $0)] }
      ?? [subject, fraction, progress]
    parts[id.index].milestones.note(kind, at: ledger.trace.count)
    ledger.note(Event(kind, nil, extra.isEmpty ? fields : fields + extra, reason: reason))
  }

  /// Returns the timing of an animator as fields, for the events that start its motion.
  mutating func curve(of id: AnimatorID) -> [Event.Field] {
    look(at: id) { $0.pacing.fields }
  }

  /// Returns the timing of an animator, and the paths that it moves with their targets, as fields.
  mutating func course(of id: AnimatorID, on views: ViewBoard) -> [Event.Field] {
    let takesTouches =
      parts[id.index].access == .unnamed && look(at: id) { $0.isUserInteractionEnabled }
    return curve(of: id) + (takesTouches ? [.flag("interaction", true)] : [])
      + self[workOf: id].targets(on: views)
  }

  /// Returns the event that records a misuse of an animator.
  func finding(_ misuse: Misuse, by id: AnimatorID) -> Event {
    Event(misuse, [field(of: id)])
  }

  /// Returns whether an animator stands in for a `UIView.animate` call and thus can't be held; if
  /// so, also records the refusal.
  func refusesHold(_ id: AnimatorID, in ledger: inout Ledger) -> Bool {
    guard parts[id.index].access.refusesHold else { return false }
    ledger.note(
      Event(
        .holdRefused, nil, [field(of: id)],
        reason: "UIView.animate returns no object to control, so its animation runs to its end"))
    return true
  }

  /// Records every animator that must not be released in its current state (E2; A50, A51).
  func conclude(in ledger: inout Ledger) {
    for part in parts where part.animator.mustNotBeReleased {
      ledger.note(finding(.releasedUnfinished, by: part.id))
    }
  }

  /// Ends the run, or the start delay, of the animator that is due.
  mutating func arrive(on views: inout ViewBoard, in ledger: inout Ledger) {
    guard let (id, arrival, delayed) = arrive(at: ledger.now) else { return }
    switch arrival {
    case .began:
      if let delayed { carryOn(id, from: delayed, on: &views, at: ledger.now) }
      record(id, .animatorMoving, reason: "the delay has elapsed (A17)", in: &ledger)
    case .parked:
      record(
        id, .animatorParked, reason: "it pauses on completion, so no completion handler runs (A46)",
        in: &ledger)
    case .ended(let position, let completions):
      self[workOf: id].place(at: position, on: &views)
      end(id, at: position, completions: completions, in: &ledger)
    }
  }
}

extension Timing {
  /// The timing as fields of an event.
  var fields: [Event.Field] {
    [.word("curve", text)] + (initialVelocity == 0 ? [] : [.number("velocity", initialVelocity)])
  }
}

extension Pacing {
  /// The current timing as fields of an event.
  var fields: [Event.Field] {
    var fields = curve.timing.fields
    if let verticalCurve {
      fields.append(.number("velocity-y", verticalCurve.timing.initialVelocity))
    }
    guard let repetition = curve.repetition else { return fields }
    fields.append(
      repetition.isEndless ? .word("repeat", "forever") : .number("repeat", repetition.count))
    return repetition.autoreverses ? fields + [.flag("autoreverse", true)] : fields
  }
}

// The ends of runs in flight, computed without advancing the clock.

/// The end of a run in flight if nothing interferes.
package struct RunEnd: Sendable, Hashable {
  /// The instant of the end.
  package let time: Instant
  /// The position that the run reaches, which is the one that the completion handler receives.
  package let position: Position
  /// Whether the animator pauses at its end, so that no completion handler runs (A46).
  package let pauses: Bool
  /// The place that the run reaches if it is part of a round trip; otherwise `nil`.
  package let place: String?
}

extension AnimatorBoard {
  /// The latest end of all runs in flight, or `nil` if no run ends.
  var lastEnd: Instant? {
    queue.turns.elements.compactMap { turn in
      progressSnapshots[turn.animator].endsAtDeadline
        ? Instant(nanoseconds: turn.nanoseconds) : ownEnd(of: parts[turn.animator].id)?.time
    }.max()
  }

  /// Returns the end that an animator reaches if nothing interferes, or `nil` if it has none.
  func ownEnd(of id: AnimatorID) -> RunEnd? {
    var animator = self[id]
    while let time = animator.deadline {
      let arrival = animator.arrive(at: time)
      let position: Position
      switch arrival {
      case .began: continue
      case nil: return nil
      case .parked: position = animator.isReversed ? .start : .end
      case .ended(let reached, _): position = reached
      }
      var trip = roundTrip(of: id)
      return RunEnd(
        time: time, position: position, pauses: arrival == .parked,
        place: trip?.ended(at: position)?.rawValue)
    }
    return nil
  }

  /// Returns the end that the animator with the given name reaches if nothing interferes, or `nil`
  /// if it has none; if view animations share the name, returns the end of the last one.
  func ownEnd(of name: String) -> RunEnd? {
    animatorOrCall(named: name).flatMap { ownEnd(of: $0) }
  }

  /// The running animator that can be referred to by name: the principal animator if it is running,
  /// or else the first one; and the number of such animators.
  var inFlight: (first: AnimatorID?, count: Int) {
    let running = roster.runningNamed
    let chosen = principal.flatMap { running.contains($0.index) ? $0.index : nil }
    return ((chosen ?? running.first).map { parts[$0].id }, running.count)
  }
}

// The events of animators.

extension EventKind {
  /// An animator started to move automatically.
  public static let animatorStarted = EventKind(
    "animator started",
    summary: "An animator started; the fields list its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional] + FieldSchema.ofRuns, isOpen: true)
  /// An animator became active, and its start delay began; the fields list the paths that it moves,
  /// and their targets.
  public static let animatorDelayed = EventKind(
    "animator delayed",
    summary:
      "An animator is active and in its start delay; the fields list its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional, .delay]
      + FieldSchema.ofRuns, isOpen: true)
  /// The start delay of an animator elapsed.
  public static let animatorMoving = EventKind(
    "animator moving", summary: "The start delay of an animator elapsed.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// An animator became active without any animations.
  public static let animatorWaiting = EventKind(
    "animator waiting", summary: "An animator is active without animations.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// An animator was paused at its current pose.
  public static let animatorPaused = EventKind(
    "animator paused", summary: "An animator was paused.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// The fraction of a paused animator was set.
  public static let animatorScrubbed = EventKind(
    "animator scrubbed", summary: "A fraction was assigned to a paused animator.",
    [
      .animator, .fraction, .progress, .remaining.optional,
      FieldSchema("raw", .number(.fraction), isOptional: true),
    ])
  /// An animator was reversed and runs toward its start.
  public static let animatorReversed = EventKind(
    "animator reversed", summary: "An animator was reversed and runs toward its start.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// A reversed animator runs toward its end again.
  public static let animatorForward = EventKind(
    "animator forward", summary: "A reversed animator runs toward its end again.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// A paused animator continued.
  public static let animatorContinued = EventKind(
    "animator continued",
    summary: "A paused animator continued, with its current timing.",
    [.animator, .fraction, .progress, .remaining.optional] + FieldSchema.ofTiming
  )
  /// An animator was stopped.
  public static let animatorStopped = EventKind(
    "animator stopped", summary: "An animator was stopped and its animations were removed.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// An animator that pauses on completion reached its end.
  public static let animatorParked = EventKind(
    "animator parked", summary: "An animator that pauses on completion reached its end.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// A setting of an animator has changed.
  package static let animatorSet = EventKind(
    "animator set", summary: "A setting of an animator has changed.",
    [.animator], isOpen: true)
  /// An attempt to pause a `UIView.animate` animation was refused.
  public static let holdRefused = EventKind(
    "hold refused", summary: "A `UIView.animate` animation cannot be paused.", [.animator])
  /// The run of an animator has ended, and the completions run.
  public static let completed = EventKind(
    "completed POSITION",
    summary:
      "An animator ended at its start, end or current values, and its completion handlers ran.",
    choices: Position.allCases.map { $0.rawValue },
    [
      .animator, .runEnd.optional, FieldSchema("completions", .number(.count)),
      FieldSchema("finished", isOptional: true),
    ], tone: .outcome)
  /// A call was made for which UIKit raises an exception, or that is invalid.
  public static let misuse = EventKind(
    "misuse NAME",
    summary: "A call for which UIKit raises an exception, that it ignores, or that is invalid.",
    choices: Misuse.allCases.map { $0.rawValue },
    [
      .animator.optional, .transition.optional, FieldSchema("of", isOptional: true),
      FieldSchema("name", isOptional: true),
      .view.optional, FieldSchema("property", isOptional: true), .gesture.optional,
      FieldSchema("call", isOptional: true), FieldSchema("argument", isOptional: true),
      FieldSchema("value", isOptional: true), FieldSchema("flaw", isOptional: true),
    ], tone: .warning)

  /// All events of animators.
  static let animators: [EventKind] = [
    .animatorStarted, .animatorDelayed, .animatorMoving, .animatorWaiting, .animatorPaused,
    .animatorScrubbed, .animatorReversed, .animatorForward, .animatorContinued, .animatorStopped,
    .animatorParked, .animatorSet, .holdRefused, .completed, .misuse,
  ]
}

extension FieldSchema {
  /// The fields for the curve, and for the initial velocity of a spring, in total distances per
  /// second.
  static let ofTiming = [
    .curve, FieldSchema("velocity", .number(.fraction), isOptional: true),
    FieldSchema("velocity-y", .number(.fraction), isOptional: true),
  ]

  /// The fields for the timing of a run, its repetition, and whether the views of a view animation
  /// receive touches meanwhile.
  static let ofRuns =
    ofTiming
    + [FieldSchema("repeat"), FieldSchema("autoreverse"), FieldSchema("interaction")]
    .map { $0.optional }
}

extension Event {
  /// The position at which an animator's run ended, or `nil` for any other event.
  public var position: Position? {
    kind == .completed ? subject.flatMap { Position(rawValue: $0.text) } : nil
  }
}
