package import PantomimeKit
package import PantomimeReporting

/// The answers to statements.
///
/// Each kind of outcome has a function that returns an answer for a context or `nil`, and a line in
/// `kinds`. The answer is that of the first function that doesn't return `nil`.
package enum Answers {
  private static let kinds: [@Sendable (AnswerContext) -> Answer?] = [
    { Answers.expected($0) },
    { Answers.misused($0) },
    { $0.cutOffAnswer },
    { Answers.sceneBegan($0) },
    { Answers.letGo($0) },
    { Answers.lost($0) },
    { Answers.refused($0) },
    { Answers.ignored($0) },
    { Answers.started($0) },
    { Answers.scrolled($0) },
    { Answers.steered($0) },
    { Answers.transition($0) },
    { Answers.held($0) },
    { Answers.swiped($0) },
    { Answers.leftInPlace($0) },
    { Answers.progressed($0) },
    { Answers.arranged($0) },
    { Answers.moved($0) },
  ]

  /// Returns the answer to a statement, or `nil` if the statement prints its own output.
  ///
  /// - Parameter before: The simulation before the statement, or `nil` if there was none.
  package static func answer(
    _ step: Session.Step, before: Simulation?, after: Session
  ) -> Answer? {
    switch step.response {
    case .answered(let answer, _): return answer
    case .text, .page, .explained, .picture, .values, .everything, .events, .screen, .quit:
      return nil
    case .noted(let clause): if step.entries.isEmpty { return Answer(clause) }
    case .nothing, .verdict: break
    }
    guard let ahead = Ahead(of: after), let simulation = after.simulation else {
      return Answer(Clause(.noted))
    }
    // A scene that starts automatically has a separate answer.
    let entries =
      step.began == nil ? step.entries : step.entries.filter { $0.event.kind != .scene }
    let isSame = !entries.contains { $0.event.kind == .scene }
    let moment = AnswerContext(
      before: isSame ? before : nil, after: simulation, entries: entries,
      response: step.response, ahead: ahead, catalog: after.catalog)
    let answer = kinds.lazy.compactMap { $0(moment) }.first
    let missed = whatTookIt(step, moment)
    let isOfFinger = missed != nil && step.target != nil
    var whole =
      answer ?? (isOfFinger ? Answer(Clause(.nothingMoved)) : nothingMoved(moment))
    // What changed in the meantime isn't an effect of the touch.
    if answer != nil, whole.outcome.first?.kind != .heldStill, simulation.touchesDown.isEmpty,
      isUnrecognizedTouch(moment)
    {
      whole.outcome.insert(.reason("the touch moved nothing"), at: 0)
      whole.because = missed == nil ? nothingMoved(moment, mayReturn: false).because : []
    }
    // A note is part of every answer, also of one that nothing moved.
    if case .noted(let clause) = step.response,
      clause.kind == .reason || clause.kind == .fieldsIgnored
    {
      whole.still = clause
    }
    // Inserted first, because narrow lines omit the later clauses.
    if let missed { whole.because.insert(missed, at: 0) }
    return whole
  }

  /// Returns whether a statement has decided an outcome or failed, so that its answer is printed
  /// even if other statements follow on the same line.
  package static func isNews(_ step: Session.Step) -> Bool {
    if case .verdict(.failed) = step.response { return true }
    return step.entries.contains { entry in
      switch entry.event.kind {
      case .decided, .misuse, .panRefused, .panIgnored, EventKind.ignoredTaps, .holdRefused,
        .transitionCallLost:
        true
      default: false
      }
    }
  }
}

// Answers about assertions and misuses.

extension Answers {
  /// Returns the answer for an expectation that holds or fails.
  static func expected(_ moment: AnswerContext) -> Answer? {
    switch moment.response {
    case .verdict(.passed): return Answer(Clause(.passed))
    case .verdict(.watched): return Answer(Clause(.watched))
    case .verdict(.failed(let mismatch)):
      let mover = mover(of: mismatch.value?.path, moment)
      let reason = situation(moment, of: mover)
      return Answer(clause(mismatch), because: reason.map { [$0] } ?? [])
    case .nothing, .noted, .text, .page, .answered, .explained, .picture, .values, .everything,
      .events, .screen, .quit:
      return nil
    }
  }

  private static func clause(_ mismatch: Mismatch) -> Clause {
    Clause(.failed, detail: mismatch.sentence.isEmpty ? nil : mismatch.sentence).with {
      ($0.expected, $0.actual) = (mismatch.expected, mismatch.actual)
    }
  }

  /// Returns the answer for an assertion over time that failed.
  static func violated(_ failure: Failure) -> Answer {
    var answer = Answer(clause(failure.mismatch))
    // A violated assertion prints only the outcome of its answer, so the reason is part of the
    // outcome.
    let reason = Wording.withoutCitations(failure.mismatch.reason)
    if !reason.isEmpty { answer.outcome.append(.reason(reason)) }
    return answer
  }

  /// Returns the failures among the other responses of a statement, which come from an included
  /// file or from reactions.
  static func failures(among responses: [Response]) -> [Answer] {
    responses.compactMap { response in
      guard case .verdict(.failed(let mismatch)) = response else { return nil }
      return Answer(clause(mismatch))
    }
  }

  /// Returns the answer for a misuse, with the immediate effect that it has in UIKit.
  static func misused(_ moment: AnswerContext) -> Answer? {
    guard let entry = moment.ownEntries.first(where: { $0.event.misuse != nil }),
      let misuse = entry.event.misuse
    else { return nil }
    // A misuse changes nothing, so the animator is still in the state that was wrong for the call.
    let activity = entry.event.animator.flatMap { moment.after.activity(of: $0) }
    var answer = Answer(
      because: [.reason(entry.event.numberUsedInstead ?? misuse.account.reason)],
      instead: misuse.instead(in: activity))
    answer.outcome = entry.event.misuseOutcome
    return answer
  }

  /// Returns the reason for the current value at a path, or an empty text if no scene is running.
  ///
  /// - Parameter path: The path of a failed expectation, or `nil` if it is about something else.
  static func situation(of path: String?, in session: Session) -> String {
    guard let moment = AnswerContext(of: session, since: nil) else { return "" }
    let mover = mover(of: path, moment)
    if let mover, moment.isRunning(mover) { return since(mover, moment).text }
    return path == "time" ? "" : situation(moment, of: mover)?.text ?? ""
  }

  /// Returns the animator that moves the value at a path, or `nil` if none does.
  private static func mover(of path: String?, _ moment: AnswerContext) -> String? {
    path.flatMap { path in
      Movement.all(of: path, in: moment.after).lazy.compactMap { movement -> String? in
        if case .animator(let name) = movement.mover { name } else { nil }
      }.first ?? moment.after.animatorNames.first { path.hasPrefix("\($0).") }
    }
  }

  /// Returns the reason for the current values: the run in flight and the time of its start, or
  /// the run that ended last; or `nil` if neither explains them.
  ///
  /// - Parameter mover: The animator that moves the value in question, or `nil` if none does.
  private static func situation(_ moment: AnswerContext, of mover: String?) -> Clause? {
    if let animator = moment.running.first { return since(animator, moment) }
    if let held = moment.after.firstHeldAnimator {
      return Clause(.heldAlready, held, share: moment.number("progress", of: held) ?? 0)
    }
    let entries = moment.after.trace.list
    guard let last = entries.last(where: { $0.event.kind.tone == .outcome }),
      last.event.kind == .completed, let name = last.event.animator
    else { return nil }
    let end = moment.destination(endingWith: last, of: name, in: moment.after).clause(
      .arrived, name)
    // A run without states explains only what it moves.
    guard name == mover || end.hasState else { return nil }
    return end.with { ($0.seconds, $0.ago) = (nil, -moment.seconds(until: last.time)) }
  }

  /// Returns the time since the start of a run, and the run's duration.
  private static func since(_ animator: String, _ moment: AnswerContext) -> Clause {
    let last = moment.after.milestones(of: animator)
    guard let beginning = moment.after.entry(at: last.motion),
      let left = moment.number("remaining", of: animator)
    else {
      return Clause(.runsUnknown, animator)
    }
    let ago = -moment.seconds(until: beginning.time)
    let isRelease =
      beginning.event.kind == .animatorContinued
      && moment.after.entry(at: last.programmed).map { $0.time < beginning.time } ?? true
    return Clause(isRelease ? .releasedBefore : .startedBefore, animator, in: ago + left)
      .with { $0.ago = ago }
  }
}

extension AnswerContext {
  /// The clause for a recognizer that was just added and never begins, or `nil` if it may begin.
  fileprivate var addedFlaw: Clause? {
    guard case .construct(.gesture(let added))? = after.log.list.last?.input.kind,
      let axis = added.axis
    else { return nil }
    return Criteria.flaw(of: added.gesture.name, axis: axis, in: after).map { .reason($0) }
  }

  /// The words for a drive of both axes that was just added, or `nil` if none was.
  fileprivate var connectedBothAxes: String? {
    guard case .construct(.connection(.anchors(let drive)))? = after.log.list.last?.input.kind,
      all(.connectionMade).count > 1
    else { return nil }
    return "\(drive.gesture) now drives \(drive.path)"
  }

  /// The clause for a drive that was just added whose pan never begins in the direction of a run
  /// out, or `nil` if it may.
  fileprivate var connectedFlaw: Clause? {
    guard case .construct(.connection(.drive(let drive)))? = after.log.list.last?.input.kind,
      let axis = after.axisRule(of: drive.gesture), axis.refuses(drive.direction)
    else { return nil }
    let fitting = Direction.allCases.first { !axis.refuses($0) }
    return .reason(
      "\(drive.gesture) never begins moving \(drive.direction.rawValue) because of "
        + "axis=\(axis.name), so no run goes out"
        + (fitting.map { "; write along=\($0.rawValue)" } ?? ""))
  }

  /// The answer after an endless chain that was cut off, or `nil` if none was.
  ///
  /// It reports only the current state, because a fork that runs to rest would run the chain again.
  var cutOffAnswer: Answer? {
    guard ownEntries.contains(where: { $0.event.kind == .endless }) else { return nil }
    let summary = SessionSummary(after)
    return Answer(Clause(.chainCutOff), summary.clause, now: summary.now)
  }
}

// Answers about additions, about other movements, and about the reason why nothing has moved.

extension Answers {
  /// Returns the answer for an object or a setting that was added.
  static func arranged(_ moment: AnswerContext) -> Answer? {
    guard let entry = moment.last(EventKind.additions + EventKind.changedSettings) else {
      return nil
    }
    let isAddition = !EventKind.changedSettings.contains(entry.event.kind)
    let fields = entry.event.fields
    let pairs = fields.map { "\($0.name)=\($0.value.text)" }
    guard !isAddition else {
      var answer = Answer(
        Clause(.arranged, detail: moment.connectedBothAxes ?? entry.event.happening()))
      if entry.event.kind == .gestureAdded, let flaw = moment.addedFlaw {
        answer.outcome.append(flaw)
      }
      if entry.event.kind == .connectionMade, let flaw = moment.connectedFlaw {
        answer.outcome.append(flaw)
      }
      if entry.event.kind == .connectionMade, !entry.event.reason.isEmpty {
        answer.outcome.append(Clause.reason(entry.event.reason))
      }
      return answer
    }
    let detail = ([entry.event.name] + pairs).joined(separator: " ")
    let reason = Clause.reason(
      subject(of: entry.event) + clause(Wording().text(of: entry.event.why)))
    var answer = Answer(Clause(.set, detail: detail), now: changes(moment, most: 2))
    // For a reading (the choice for a point that UIKit's documentation leaves open), the reason
    // describes that point, so it isn't a cause.
    if entry.event.kind == .reading {
      answer.outcome.append(reason)
    } else {
      answer.because = [reason]
    }
    return answer
  }

  /// Returns the words that, placed before a setting's summary, make it a sentence, because the
  /// summary of an estimator, axis rule or reading is only a phrase.
  private static func subject(of setting: Event) -> String {
    switch setting.kind {
    case .estimator: "it reports "
    case .axis where setting.subject != .word(NamedRule.nameOfOwn): "a pan "
    case .reading: "it decides "
    default: ""
    }
  }

  /// Returns a sentence as a clause, without its initial capital and its period.
  static func clause(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    // A word in capitals is a name, except for the article `A`, and so is a word in the possessive.
    guard let first = text.first, let second = text.dropFirst().first,
      second.isLowercase || (first == "A" && second == " "),
      text.prefix(while: { $0 != " " }).suffix(2) != "'s"
    else { return text }
    return first.lowercased() + text.dropFirst()
  }

  /// Returns the answer for values without anchors that a finger released.
  static func leftInPlace(_ moment: AnswerContext) -> Answer? {
    let released = moment.entries.map { $0.event }.filter { $0.kind == .valueReleased }
    guard let last = released.last else { return nil }
    var answer = Answer(
      Clause(.happened, detail: "released: " + stays(released)),
      because: Wording().text(of: last.why).reasons, now: changes(moment, most: 2))
    if let prospect = prospect(moment) { answer.outcome.append(prospect) }
    return answer
  }

  /// Returns the places of released values as a phrase.
  static func stays(_ released: [Event]) -> String {
    let places = released.map { event in
      guard case .number(let place)? = event.fields.first(where: { $0.name == "at" })?.value else {
        return event.lastWord
      }
      return "\(event.lastWord) at \(Prose.points(place))"
    }
    return Spelling.list(places, "and")
  }

  /// Returns the answer for any other visible change.
  static func moved(_ moment: AnswerContext) -> Answer? {
    let happened = moment.entries.filter { !isOfTouch($0.event) }
    let changed = changes(moment, most: 3)
    let prospect = prospect(moment)
    let reason = happened.last.map { moment.reasons(of: $0.event) } ?? []
    if let before = moment.before, before.state != moment.after.state {
      let why = moment.last(.state).map { Wording().text(of: $0.event.why).reasons }
      var answer = Answer(
        Clause(.becomes, before.state, to: moment.after.state),
        because: moment.tapReason(in: before).map { [$0] } ?? why ?? reason,
        now: [Answer.Value("state", .word(moment.after.state))])
      if let prospect { answer.outcome.append(prospect) }
      return answer
    }
    if changed.isEmpty, let pan = moment.last(.pan), prospect == nil {
      let unused = Clause(.panUnused, detail: pan.event.name)
      guard let left = moment.after.leftByPan else {
        guard let hung = HungTransition(moment.after) else {
          return Answer(unused, because: [Clause(.nothingHeld)])
        }
        return Answer(
          unused, because: [hung.clause, .reason("neither `finish` nor `cancel` followed")],
          still: Clause(.waitsForCall))
      }
      return Answer(
        unused, because: reason, still: Clause(.heldAlready, left.animator, share: left.share))
    }
    guard
      let what = happened.last.map({ clause(of: $0, among: happened) })
        ?? changed.first.map({ Clause(.moved, $0.path) })
    else { return nil }
    // A fault replaces the effect that the tap would have had.
    let isFault = happened.last.map { $0.event.kind == .fault } ?? false
    let because = moment.tapReason(in: moment.after).map { [$0] } ?? reason
    var answer = Answer(what, because: isFault ? [] : because, now: changed)
    answer.outcome.append(prospect ?? Clause(.atRest))
    return answer
  }

  /// Returns whether an event is part of a touch that had no effect: its course, or its loss.
  private static func isOfTouch(_ event: Event) -> Bool {
    if case EventKind.taps = event.kind { return true }
    return isOfUnrecognizedTouch(event)
  }

  private static func clause(of entry: Trace.Entry, among entries: [Trace.Entry]) -> Clause {
    let count = entries.count { $0.event.matches(kindAndSubject: entry.event) }
    return Clause(.happened, detail: entry.event.happening(count: count))
  }

  /// Returns the answer for a lost touch, after which the animators that it held are still held.
  static func lost(_ moment: AnswerContext) -> Answer? {
    guard let last = moment.last(EventKind.touches), last.event.kind == .touchLost else {
      return nil
    }
    return Answer(Clause(.vanished), because: [Clause(.undelivered)], still: moment.after.held)
  }

  /// Returns the reason why nothing has moved.
  ///
  /// - Parameter mayReturn: Whether everything that repeats may be where it was before.
  static func nothingMoved(_ moment: AnswerContext, mayReturn: Bool = true) -> Answer {
    let pan = moment.after.pan.state
    if !moment.after.touchesDown.isEmpty, let gesture = moment.after.activeGesture,
      moment.entries.contains(where: { $0.event.touch == .up })
    {
      return Answer(
        Clause(.nothingMoved),
        because: [.reason("\(gesture) continues with the fingers that are still down")])
    }
    if !moment.after.touchesDown.isEmpty, pan != .began, pan != .changed {
      return Answer(
        Clause(.nothingMovedYet), because: [Clause(.nothingRecognized)],
        still: Clause(.waitsForGesture))
    }
    // A touch that nothing has recognized changes nothing, whatever is running.
    let isUnanswered = isUnrecognizedTouch(moment)
    if !isUnanswered, let animator = moment.running.first {
      let end = moment.destination(of: animator)?.clause(.runsAlready, animator)
      return Answer(
        Clause(.nothingChanged), because: [end ?? Clause(.runsAlready, animator)])
    }
    if !isUnanswered, let held = moment.after.firstHeldAnimator {
      guard moment.after.animator(named: held)?.condition != .waiting else {
        return Answer(Clause(.nothingChanged), because: [Clause(.unanimated, held)])
      }
      let share = moment.number("progress", of: held) ?? 0
      return Answer(
        Clause(.nothingChanged), because: [Clause(.heldAlready, held, share: share)])
    }
    if let hung = HungTransition(moment.after) {
      return Answer(
        Clause(.nothingMoved), because: [hung.clause], still: hung.expected)
    }
    if mayReturn, let answer = cameBack(moment) { return answer }
    if !isUnanswered, let prospect = prospect(moment) {
      return Answer(Clause(.nothingMovedYet), prospect)
    }
    if !isUnanswered, let held = moment.after.held {
      return Answer(Clause(.nothingMoved), because: [held, moment.holder])
    }
    let down = moment.entries.first { $0.event.touch == .down }?.event.place
    // A tap would miss an edge pan anywhere.
    let isTap = moment.after.touchesDown.isEmpty && moment.all(.touchMove).isEmpty
    let missed = isTap ? [] : down.map { Criteria.missedEdges(from: $0, in: moment.after) } ?? []
    if !missed.isEmpty {
      return Answer(Clause(.nothingMoved), because: missed.flatMap { $0.text.reasons })
    }
    if let wait = moment.last(.gestureWaits)?.event, let name = wait.gesture, let other = wait.by {
      return Answer(Clause(.nothingMoved), because: [.reason("\(name) waits for \(other) to fail")])
    }
    if let loss = moment.last(EventKind.losses) {
      var reason = Criteria.missed(loss.event, in: moment.after)
      if let gesture = loss.event.gesture, reason.hasPrefix("it ") {
        reason = gesture + reason.dropFirst(2)
      }
      let isFitting = loss.event.gesture.map { moment.after.contentFits(in: $0) } ?? false
      return Answer(
        Clause(.nothingMoved),
        because: isFitting
          ? ["\(loss.event.gesture ?? "") has \(reason)"].flatMap { $0.reasons }
          : [Clause(.nothingResponded)] + reason.reasons)
    }
    let disabled = moment.after.disabledRecognizers.filter { one in
      down.map { moment.after.covers(one.view, $0) } ?? false
    }
    let reasons = disabled.prefix(2).map { Clause.reason("\($0.label) is disabled") }
    return Answer(
      Clause(.nothingMoved),
      because: [Clause(moment.last(EventKind.touches) != nil ? .nothingResponded : .nothingRuns)]
        + reasons)
  }

  /// Returns whether a statement has touched the screen without an effect: besides the touch, nothing
  /// has happened but the ends of runs.
  private static func isUnrecognizedTouch(_ moment: AnswerContext) -> Bool {
    moment.last(EventKind.touches) != nil
      && moment.entries.allSatisfy { entry in
        switch entry.event.kind {
        case .completed, .state, .animatorMoving, .transitionFinished, .transitionCancelled,
          .scrollEnded:
          true
        default: isOfUnrecognizedTouch(entry.event)
        }
      }
  }

  /// Returns whether an event is part of a touch that no recognizer has recognized.
  private static func isOfUnrecognizedTouch(_ event: Event) -> Bool {
    switch event.kind {
    case EventKind.touches, EventKind.losses, .gestureWaits: true
    default: false
    }
  }

  /// Returns the answer for time after which everything that repeats is where it was before, as after
  /// whole turns, or `nil` if nothing has moved.
  private static func cameBack(_ moment: AnswerContext) -> Answer? {
    guard let before = moment.before, before.endless == moment.after.endless,
      before.endless != nil || before.nextDeadline != nil, moment.after.now > before.now
    else { return nil }
    // Neither a half nor a third of a turn is a whole one.
    let passed = min(moment.after.now.seconds - before.now.seconds, 1)
    var between = before
    let end = before.now.advanced(bySeconds: passed * 0.37)
    _ = try? between.advance(to: end, maxSteps: 1_000)
    let own = before.viewNames.map { "\($0)." }
    var moved: Answer.Value?
    between.forEachPath(thatMayDifferFrom: before) { path in
      if isReported(path), own.contains(where: { path.hasPrefix($0) }),
        let value = before.read(path), between.read(path) != value
      {
        moved = Answer.Value(path, value)
      }
      return moved == nil
    }
    let ahead = moment.after.endless.map { Clause(.endless, $0) } ?? prospect(moment)
    return moved.map { value in
      var answer = Answer(Clause(.cameBack, value.path), now: [value])
      if let ahead { answer.outcome.append(ahead) }
      return answer
    }
  }

  /// Returns the paths whose values have changed most visibly, beginning with the paths of the
  /// scene.
  ///
  /// - Parameter isWanted: Whether a path counts.
  static func changes(
    _ moment: AnswerContext, most: Int, where isWanted: (String) -> Bool = { _ in true }
  ) -> [Answer.Value] {
    guard let before = moment.before, !moment.isStill else { return [] }
    var found: [Answer.Value] = []
    moment.after.forEachPath(thatMayDifferFrom: before) { path in
      if isReported(path), isWanted(path), let value = moment.after.read(path),
        before.read(path) != value
      {
        found.append(Answer.Value(path, value))
      }
      return found.count < most
    }
    return found
  }

  /// Returns the values that have changed visibly, with their paths in the scene.
  static func shownChanges(_ moment: AnswerContext) -> [Answer.Value] {
    let own = moment.after.viewNames.map { "\($0)." }
    return changes(moment, most: 1) { path in own.contains { path.hasPrefix($0) } }
  }

  /// Returns whether a path is reported without a request; the clock isn't, and neither are values
  /// that are set but not displayed.
  private static func isReported(_ path: String) -> Bool {
    path != "time" && path != "touches" && !path.hasPrefix("pan.")
      && !path.hasPrefix("gesture.")
      && !path.hasPrefix("release.") && !path.hasPrefix("decision") && path != "raw"
      && !path.split(separator: ".").contains("model") && !path.hasSuffix(".layers")
      && !path.hasSuffix(".touch")
  }
}

extension EventKind {
  /// The kinds of events for objects that a statement adds, and for what it does to them.
  static let additions: [EventKind] =
    construction + [
      .transitionAdded, .connectionMade, .timerStarted, .timerCancelled, .gestureEnabled,
      .gestureDisabled,
    ]
  /// The kinds of events for settings of the simulation and for options of the scene.
  static let changedSettings: [EventKind] = settings + [.optionSet]
}

extension Event {
  /// Returns the words for the event in an answer, such as `animator open added`, or those for
  /// several events of its kind.
  func happening(count: Int = 1) -> String {
    if count > 1 { return plural(count) }
    func field(_ name: String) -> String { self[name]?.text ?? "" }
    // If a layer animation has no key, the `key` of its event is `none`.
    var key: String { field("key") == "none" ? "" : " \(field("key"))" }
    switch kind {
    case .animatorMoving: return "\(field("animator")) starts to move"
    case .animatorDelayed: return "\(field("animator")) waits for its start delay"
    case .animatorAdded: return "animator \(field("animator")) added"
    case .animatorSet:
      let setting = fields.last
      return
        "\(setting?.name ?? "") of the animator \(field("animator")) is now \(setting?.value.text ?? "")"
    case .animationsAdded:
      let owner = transition.map { "transition \($0)" } ?? "animator \(field("animator"))"
      let what = self["length"] == nil ? "animations" : "keyframe"
      return "\(what) added to the \(owner)"
    case .transitionAdded: return "transition \(field("transition")) added"
    case .transitionPaused: return "\(field("transition")) paused"
    case .transitionCallLost: return "the call \(field("call")) was lost"
    case .completionAdded: return "completion handler added to the animator \(field("animator"))"
    case .gestureAdded: return "gesture \(field("gesture")) added to \(field("on"))"
    case .gestureRecognized: return "\(field("gesture")) recognized the touch"
    case EventKind.gestureChanges: return "\(field("gesture")) \(verb)"
    case .follows: return "\(field("path")) now follows \(field("leader"))"
    case .followEnded: return "\(field("path")) follows nothing now, and keeps its value"
    case .valueSet: return "\(field("path")) set"
    case .connectionMade where animator != nil && self["way"] == nil:
      return "\(field("by")) now toggles \(animator ?? "")"
    case .connectionMade:
      return "\(field("by")) now drives \(animator ?? transition ?? field("path"))"
    case .layerAdded: return "layer animation\(key) added to \(field("path"))"
    case .layerJoined: return "\(field("path")) added to the group \(field("group"))"
    case .layerEnded: return "layer animation\(key) of \(field("path")) ended"
    case .layerRemoved: return "layer animation\(key) removed from \(field("path"))"
    case .layerAbsent: return "\(field("path")) has no layer animation named '\(field("key"))'"
    case .fault: return "\(name) changed the outcome"
    case .viewAdded: return "view \(owner) added"
    case .viewRemoved: return "view \(owner) removed"
    case .viewOrdered:
      switch field("to") {
      case "front": return "\(owner) is in front of its siblings"
      case "back": return "\(owner) is behind its siblings"
      default:
        let above = field("above")
        return above.isEmpty
          ? "\(owner) is behind \(field("below"))" : "\(owner) is in front of \(above)"
      }
    case .scrollViewAdded: return "scroll view \(owner) added"
    case .timerStarted: return "timer \(owner) fires in \(field("after")) s"
    default: return name
    }
  }

  /// The name of the object that the event's name contains, or an empty string if it contains none.
  private var owner: String { subject?.text ?? "" }

  /// The last word of the kind's name, which is a verb: `gesture began`.
  private var verb: String { kind.name.split(separator: " ").last.map(String.init) ?? "" }

  /// Returns the words for several events of the kind.
  private func plural(_ count: Int) -> String {
    switch kind {
    case .fault: "faults changed the outcome \(count) times"
    case .layerAdded, .layerJoined, .layerEnded, .layerRemoved, .layerAbsent:
      "\(count) layer animations \(verb)"
    case .gestureAdded, .gestureRecognized, EventKind.gestureChanges:
      "\(count) recognizers \(verb)"
    case .animatorAdded, .animatorSet, EventKind.animatorChanges: "\(count) animators \(verb)"
    default: "\(name) and \(count - 1) more"
    }
  }
}

extension EventKind {
  /// The kinds of events in which something happens to a recognizer.
  fileprivate static let gestureChanges: [EventKind] =
    losses + [
      .gestureBegan, .gestureRefused, .gestureWaits, .gestureRelated, .gestureEnabled,
      .gestureDisabled,
    ]
  /// The kinds of events in which something happens to an animator.
  fileprivate static let animatorChanges: [EventKind] = [
    .animatorStarted, .animatorDelayed, .animatorMoving, .animatorWaiting, .animatorPaused,
    .animatorScrubbed, .animatorReversed, .animatorForward, .animatorContinued, .animatorStopped,
    .animatorParked,
  ]
}

extension AxisRule {
  /// Returns whether a finger that moves straight in a direction never lets a pan begin.
  fileprivate func refuses(_ direction: Direction) -> Bool {
    let velocity = direction.step * 1_000
    return answer(AxisMoment(velocity: velocity, translation: velocity)) == .refused
  }
}
