import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The state or the position in which a run ends, in the words of the scene, and the time until
/// then.
struct Destination {
  /// The state at the end, or the position of an anchor.
  let word: String
  /// The verb for reaching the state, or `nil` if the scene declares none.
  var verb: StateVerb?
  /// Whether the word is the position of an anchor.
  var isAnchor = false
  /// Whether the run returns to its start.
  let isBack: Bool
  /// Whether the animator pauses at its end instead of completing.
  var pauses = false
  /// The time until the end, in seconds.
  let seconds: Double
  /// The state that the scene has recorded, if it isn't the one on the screen.
  var recorded: String?

  /// The end as an outcome: `expands`, `returns to collapsed`, `settles at 480`.
  var phrase: String { clause(.moving).with { $0.seconds = nil }.end }

  /// The end as it follows the word "would": `expand`, `return to collapsed`.
  var wouldPhrase: String { clause(.moving).with { $0.seconds = nil }.would }

  /// Returns a clause of the given kind with this destination.
  func clause(_ kind: Clause.Kind, _ subject: String? = nil) -> Clause {
    Clause(kind, subject, to: word, isReturn: isBack, in: seconds).with {
      ($0.verb, $0.isAnchor, $0.isPause) = (verb, isAnchor, pauses)
    }
  }
}

extension Simulation {
  /// Returns the verb for reaching a state of the scene, or `nil` if the scene declares none.
  func verb(to state: String) -> StateVerb? { stateVerbs.first { $0.state == state } }

  /// The verb for a run that leaves the current state, or `nil` unless exactly one other state has
  /// a verb.
  var leavingVerb: StateVerb? {
    let others = stateVerbs.filter { $0.state != state }
    return others.count == 1 ? others[0] : nil
  }
}

extension AnswerContext {
  /// Returns the destination of an animator's run, or `nil` if the run doesn't end automatically.
  func destination(of animator: String) -> Destination? {
    func isEnd(_ entry: Trace.Entry) -> Bool {
      (entry.event.kind == .completed || entry.event.kind == .animatorParked)
        && entry.event.animator == animator
    }
    let end = entriesAtNow.first(where: isEnd)
    guard ahead.isForeseeable else {
      return (end ?? rest.entries.first(where: isEnd)).map {
        destination(endingWith: $0, of: animator, in: rest.simulation)
      }
    }
    if let end { return destination(endingWith: end, of: animator, in: after) }
    guard let end = Prospect(of: after).ownEnd(of: animator) else { return nil }
    return destination(
      of: animator, isBack: end.position == .start, pauses: end.pauses, place: end.place,
      at: end.time, in: after)
  }

  /// The events at the current instant, including completions that an input causes immediately.
  private var entriesAtNow: [Trace.Entry] {
    guard let turn = entries.lastIndex(where: { AnswerContext.isImpulse($0.event) }) else {
      return []
    }
    return entries[turn...].filter { $0.time == after.now }
  }

  private static func isImpulse(_ event: Event) -> Bool {
    switch event.kind {
    case .animatorContinued, .animatorStarted, .animatorDelayed, .decided: true
    default: false
    }
  }

  /// Returns the destination of a run that has ended.
  ///
  /// - Parameters:
  ///   - end: The event of the completion, or of the pause at the end.
  ///   - animator: The animator whose run has ended.
  ///   - simulation: The simulation whose state is the destination.
  func destination(
    endingWith end: Trace.Entry, of animator: String, in simulation: Simulation
  ) -> Destination {
    destination(
      of: animator, isBack: end.event.endsAtStart, pauses: end.event.kind == .animatorParked,
      place: end.event.runEnd, at: end.time, in: simulation)
  }

  private func destination(
    of animator: String, isBack: Bool, pauses: Bool, place: String?, at time: Instant,
    in simulation: Simulation
  ) -> Destination {
    var anchor = anchor(of: animator)
    // Something else may have moved the number since, such as a view animation.
    if anchor != nil, simulation.now == time, let value = simulation.read(animator)?.numbers.first {
      anchor = value
    }
    let anchorText = anchor.map { Prose.points($0) + frameNote(of: animator, at: $0) }
    // The scene isn't notified of the end of a run that pauses there, so its state stays the same.
    let state =
      anchor == nil && !pauses ? state(of: animator, in: simulation, at: time) : nil
    let shown = state == nil ? nil : simulation.stateOnScreen(movedBy: animator)
    let word = shown ?? state
    return Destination(
      word: anchorText ?? word ?? place ?? (isBack ? "home" : "out"),
      verb: word.flatMap { simulation.verb(to: $0) }, isAnchor: anchor != nil, isBack: isBack,
      pauses: pauses, seconds: seconds(until: time), recorded: word == state ? nil : state)
  }

  /// Returns the clause for a state that isn't the one on the screen, with the faults that have
  /// caused it, or an empty array if the two agree.
  func disagreement(_ destination: Destination) -> [Clause] {
    guard let recorded = destination.recorded else { return [] }
    let faults = faultsSoFar.suffix(2)
    return [
      Clause(
        .recordedState, to: recorded,
        detail: faults.isEmpty ? nil : Spelling.list(Array(faults), "and"))
    ]
  }

  /// The ids of the faults that have changed anything in the current scene.
  private var faultsSoFar: [String] {
    var ids: [String] = []
    let known = ahead.isForeseeable ? [] : rest.entries
    for entry in Array(after.trace.list) + known where entry.event.kind == .fault {
      ids.removeAll { $0 == entry.event.lastWord }
      ids.append(entry.event.lastWord)
    }
    return ids
  }

  /// Returns the initial velocity that a released spring would have without a limit, in remaining
  /// distances per second, or `nil` if it isn't limited.
  func unlimitedVelocity(of animator: String, _ continued: Event) -> Double? {
    guard let initial = continued.initialVelocity, initial != 0, after.name == Blank.name,
      let release = releases.first(where: { $0.animator == animator })
    else { return nil }
    let natural: Double
    if let anchor = release.decided.event.anchor {
      guard let place = after.read(animator)?.numbers.first, anchor != place,
        let velocity = release.velocity
      else { return nil }
      natural = velocity / (anchor - place)
    } else {
      guard let record = after.decisionRecord, record.time == release.decided.time,
        let progress = continued.progress
      else { return nil }
      let left = record.distanceLeft(from: progress)
      guard left > 0 else { return nil }
      natural = record.lift.velocity / left
    }
    return natural.magnitude > initial.magnitude * 1.001
      ? (initial < 0 ? -natural.magnitude : natural.magnitude) : nil
  }

  /// Returns the reasons of an event; for a fault, they describe the fault and not, like the trace,
  /// the default.
  func reasons(of event: Event) -> [Clause] {
    guard event.kind == .fault else { return Wording().text(of: event.why).reasons }
    let id = event.lastWord
    let fault = catalog.scene(after.name)?.faults.first { $0.id == id }
    guard let fault else { return Wording().text(of: event.why).reasons }
    let text = Answers.clause(Wording.withoutCitations(fault.published))
    guard let colon = text.firstIndex(of: ":") else { return [.reason("\(id): \(text)")] }
    // The consequence is a clause of its own, which narrow lines omit.
    return [
      .reason("\(id): \(text[..<colon])"),
      .reason(String(text[text.index(after: colon)...].drop { $0 == " " })),
    ]
  }

  /// Returns the position of the anchor to which an animator moves, or `nil` if its run has two
  /// ends.
  ///
  /// The anchor is the one that the last decision selected, or a later one to which a toggle or the
  /// program moves the animator.
  private func anchor(of animator: String) -> Double? {
    guard !isPanUnderWay else { return nil }
    let record = after.decisionRecord.flatMap { $0.lift.scope == .anchors ? $0 : nil }
    // An animator for an anchor has the name of the number's path, or a decision was made for it.
    let last = after.milestones(of: animator)
    if let entry = after.entry(at: last.programmed), entry.time >= record?.time ?? .zero {
      let move = entry.event
      guard move.kind == .toggled || after.stateVerbs.isEmpty,
        case .number(let place)? = move["to"]
      else { return nil }
      return place
    }
    guard let record else { return nil }
    if let anchor = decided(before: last.continuation, since: record.time) { return anchor }
    // A view animation that started meanwhile moves its own number to its own target.
    let isOther = after.entry(at: last.start).map { $0.time >= record.time } ?? false
    return isOther ? nil : record.decision.anchor
  }

  /// Returns the anchor of the last decision before a continuation, since an instant: a lift-off
  /// that releases several animators decides about each of them.
  private func decided(before continuation: Int?, since time: Instant) -> Double? {
    var index = continuation ?? 0
    while let entry = after.entry(at: index), entry.time >= time {
      if entry.event.kind == .decided { return entry.event.anchor }
      index -= 1
    }
    return nil
  }

  /// Returns the word for the state that the scene has when an animator's run ends, or `nil` if the
  /// scene has none.
  ///
  /// If the state changes at another time, the change isn't due to this animator.
  func state(of animator: String, in simulation: Simulation, at time: Instant) -> String? {
    if case .word(let word)? = simulation.read("\(animator).state") { return word }
    guard hasStates(simulation) else { return nil }
    if simulation.state != after.state || before.map({ simulation.state != $0.state }) ?? false {
      let isOwn = simulation.principalAnimator == animator || changesState(at: time)
      return isOwn ? simulation.state : nil
    }
    guard simulation.principalAnimator == animator, !isAddition(animator, to: simulation) else {
      return nil
    }
    return simulation.state
  }

  private func changesState(at time: Instant) -> Bool {
    let known = ahead.isForeseeable ? entries : entries + rest.entries
    return known.contains { $0.event.kind == .state && $0.time == time }
  }

  /// The number of inputs among which to search for the addition of an animator; our choice.
  private static let searchedInputs = 2000

  /// Returns whether a statement has added an animator to a scene; the runs of such an animator
  /// don't end in states of the scene.
  private func isAddition(_ animator: String, to simulation: Simulation) -> Bool {
    guard simulation.name != Blank.name else { return false }
    return simulation.log.list.suffix(AnswerContext.searchedInputs).contains { entry in
      switch entry.input.kind {
      case .construct(.running(let name, _, _)), .construct(.animator(let name, _)):
        name == animator
      default: false
      }
    }
  }

  /// Returns whether the scene has states; an empty stage has none until one is defined.
  func hasStates(_ simulation: Simulation) -> Bool {
    simulation.state != simulation.name
  }

  /// The destination of a transition that is pending or has just ended.
  var transitionEnd: Destination? {
    guard
      let end = (entries.filter { $0.time == after.now } + rest.entries).first(where: {
        $0.event.kind == .transitionFinished || $0.event.kind == .transitionCancelled
          || $0.event.kind == .transitionLeftOpen
      })
    else { return nil }
    let left = end.event.transition.flatMap { rest.simulation.transition(named: $0) }
    let isBack =
      end.event.kind == .transitionLeftOpen
      ? left?.progress(at: end.time) == 0 : end.event.lastWord == "cancelled"
    if let name = end.event.transition, after.transitionNames.contains(name) {
      return Destination(
        word: isBack ? "home" : "out", isBack: isBack, seconds: seconds(until: end.time))
    }
    let state = rest.simulation.state
    return Destination(
      word: state, verb: after.verb(to: state), isBack: isBack,
      seconds: seconds(until: end.time))
  }
}

extension Event {
  /// Whether the event is the end of a run at its start: a completion there, or a pause.
  var endsAtStart: Bool { kind == .animatorParked ? progress == 0 : lastWord == "start" }
}

/// The two possible ends after a lift-off, in the words of the scene, each found by running a fork
/// of the session to it.
struct Ends {
  /// The end if the run completes, and the end if it reverses.
  let (ahead, back): (Destination, Destination)

  /// Creates the ends after a lift-off, or returns `nil` if one of the runs never settles.
  init?(of lift: DecidedLift) {
    guard let ahead = lift.destination(.complete), let back = lift.destination(.revert)
    else { return nil }
    (self.ahead, self.back) = (ahead, back)
  }

  /// Returns the destination of a decision.
  subscript(decision: Decision) -> Destination { decision.completes ? ahead : back }

  /// Returns the destination's word if it distinguishes the two ends, or else the phrase with its
  /// verb.
  func word(_ decision: Decision) -> String {
    ahead.word == back.word ? self[decision].phrase : self[decision].word
  }
}

/// A lift-off that led to a decision, and the session immediately before the lift-off.
struct DecidedLift {
  let before: Session
  let input: Input
  /// The input that would have ended the gesture: the same input, or a release if it cancelled the
  /// gesture.
  private let release: Input

  /// Creates the lift-off that the active pan would have now, or else the last lift-off, or returns
  /// `nil` if there was no decision.
  init?(of session: Session) {
    guard let simulation = session.simulation, let decisionRecord = simulation.decisionRecord else {
      return nil
    }
    var fork = session
    fork.recording.sampler = nil
    fork.watchers.assertions = Assertions()
    switch simulation.pan.state {
    case .began, .changed:
      before = fork
      input = DecidedLift.release(in: simulation)
      release = input
    case .possible, .ended, .cancelled, .failed:
      let gesture = session.lastGestures()?.start.simulation
      guard let found = DecidedLift.search(decisionRecord, in: simulation, from: gesture) else {
        return nil
      }
      fork.simulation = found.before
      fork.watchers.reactions.skip(to: found.before.trace.count)
      before = fork
      input = found.input
      release =
        decisionRecord.lift.isCancelled ? DecidedLift.release(in: found.before) : found.input
    }
  }

  /// Returns the input that would release the active pan.
  private static func release(in simulation: Simulation) -> Input {
    simulation.touchesDown.isEmpty
      ? .pan(PanInput(.ended, velocity: simulation.pan.velocity))
      : .touch(simulation.touchesDown.map { Touch(.up, id: $0.id, at: $0.place) })
  }

  /// Replays the log up to the input that caused the decision.
  ///
  /// - Parameter earlier: An earlier state of the simulation, from which the replay starts if the
  ///   decision is later, so that it takes no longer in a long session.
  private static func search(
    _ decisionRecord: DecisionRecord, in simulation: Simulation, from earlier: Simulation?
  ) -> (before: Simulation, input: Input)? {
    let entries = simulation.log.list
    let first = entries.firstIndex(notBefore: decisionRecord.time)
    guard first < entries.count, entries[first].time == decisionRecord.time,
      var past = earlier?.replayed(of: simulation, first: first, until: decisionRecord.time)
        ?? (try? simulation.replayed(first: first, until: decisionRecord.time))
    else { return nil }
    var found: (before: Simulation, input: Input)?
    for entry in entries[first...] {
      guard entry.time == decisionRecord.time else { break }
      let before = past
      // An input that was refused then is refused again.
      try? past.handle(entry.input)
      if past.entries(since: before).contains(where: { $0.event.kind == .decided }) {
        found = (before, entry.input)
      }
    }
    return found
  }

  /// The result of the lift-off.
  var moment: AnswerContext? { DecidedLift.play(input, in: before) }

  /// Returns the destination that the lift-off has if its decision has the given outcome.
  ///
  /// A cancelled gesture doesn't consult a rule, so its ends are those of a release.
  func destination(_ outcome: Decision.Outcome) -> Destination? {
    var fork = before
    let rule = NamedRule(outcome.rawValue, "") { _ in FixedRule(outcome, reason: "") }
    guard (try? fork.set(.rule(rule), span: Span(0, 0))) != nil else { return nil }
    return DecidedLift.play(release, in: fork).flatMap { Answers.landing($0) }
  }

  /// Returns the effects of an input on a session.
  private static func play(_ input: Input, in session: Session) -> AnswerContext? {
    var fork = session
    guard let start = fork.simulation, (try? fork.handle(input, span: Span(0, 0))) != nil else {
      return nil
    }
    return AnswerContext(of: fork, since: start)
  }
}

extension SharedList<InputLog.Entry> {
  /// Returns the index of the first input that isn't earlier than an instant, or the end index.
  ///
  /// - Complexity: O(log *n*), because the inputs are sorted by time.
  func firstIndex(notBefore time: Instant) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Simulation {
  /// Returns the simulation after it has handled the inputs of a later state that precede an index,
  /// and has advanced to an instant, or `nil` if that state isn't a later one of this simulation.
  fileprivate func replayed(
    of later: Simulation, first count: Int, until instant: Instant
  ) -> Simulation? {
    let (known, entries) = (log.list, later.log.list)
    guard name == later.name, log.options == later.log.options, known.count <= count,
      now <= instant, known.last == (known.isEmpty ? nil : entries[known.count - 1])
    else { return nil }
    var past = self
    for entry in entries[known.count..<count] {
      // An input that was refused then is refused again.
      _ = try? past.advance(to: entry.time)
      try? past.handle(entry.input)
    }
    _ = try? past.advance(to: max(past.now, instant))
    return past
  }

  /// Returns the events since an earlier simulation.
  func entries(since other: Simulation) -> [Trace.Entry] {
    Array(trace.list.suffix(trace.count - other.trace.count))
  }
}

extension AnswerContext {
  /// The wording of the reason for the last decision.
  var wording: Wording {
    guard let direction = after.decisionRecord?.direction else { return Wording() }
    var wording = Wording(along: direction)
    wording.age = after.decisionRecord.flatMap { VelocitySource.age(after, at: $0.time) }
    return wording
  }
}
