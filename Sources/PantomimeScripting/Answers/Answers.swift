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
      step.began == nil ? step.entries : step.entries.filter { $0.event.theme != .scene }
    let isSame = !entries.contains { $0.event.theme == .scene }
    let moment = AnswerContext(
      before: isSame ? before : nil, after: simulation, entries: entries,
      response: step.response, ahead: ahead, catalog: after.catalog)
    var answer = kinds.lazy.compactMap { $0(moment) }.first
    if case .noted(let clause) = step.response,
      clause.kind == .reason || clause.kind == .fieldsIgnored
    {
      answer?.still = clause
    }
    guard let missed = whatTookIt(step, moment) else { return answer ?? nothingMoved(moment) }
    // Inserted first, because narrow lines omit the later clauses.
    let still = step.target == nil ? nothingMoved(moment) : Answer(Clause(.nothingMoved))
    var whole = answer ?? still
    whole.because.insert(missed, at: 0)
    return whole
  }

  /// Returns whether a statement has decided an outcome or failed, so that its answer is printed
  /// even if other statements follow on the same line.
  package static func isNews(_ step: Session.Step) -> Bool {
    if case .verdict(.failed) = step.response { return true }
    return step.entries.contains { entry in
      switch entry.event.theme {
      case .decided, .misuse, .panRefused, .panIgnored, .tapIgnored, .holdRefused: true
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
      return Answer(clause(mismatch), because: [situation(moment)])
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
      because: [.reason(MisuseAdvice.reason(misuse))],
      instead: MisuseAdvice.instead(misuse, activity))
    answer.outcome = MisuseAdvice.outcome(misuse)
    return answer
  }

  /// Returns the reason for the current value at a path, or an empty text if no scene is running.
  ///
  /// - Parameter path: The path of a failed expectation, or `nil` if it is about something else.
  static func situation(of path: String?, in session: Session) -> String {
    guard let ahead = Ahead(of: session), let simulation = session.simulation else { return "" }
    let moment = AnswerContext(
      before: nil, after: simulation, entries: [], response: .nothing, ahead: ahead,
      catalog: session.catalog)
    let mover = path.flatMap { path in
      Movement.all(of: path, in: simulation).lazy.compactMap { movement -> String? in
        if case .animator(let name) = movement.mover { name } else { nil }
      }.first ?? simulation.animatorNames.first { path.hasPrefix("\($0).") }
    }
    if let mover, moment.isRunning(mover) { return since(mover, moment).text }
    let clause = situation(moment)
    return clause.kind == .nothingHappened || path == "time" ? "" : clause.text
  }

  /// Returns the reason for the current values: the run in flight and the time of its start, or
  /// else the last event.
  private static func situation(_ moment: AnswerContext) -> Clause {
    if let animator = moment.running.first { return since(animator, moment) }
    if let held = moment.after.firstHeldAnimator {
      return Clause(.heldAlready, held, share: moment.number("progress", of: held) ?? 0)
    }
    let entries = moment.after.trace.entries
    guard let last = entries.last(where: { $0.event.tone == .outcome }) else {
      return Clause(.nothingHappened)
    }
    let ago = -moment.seconds(until: last.time)
    guard last.event.theme == .completed, let name = last.event.animator else {
      return Clause(.lastEvent, detail: last.event.name).with { $0.ago = ago }
    }
    let end = moment.destination(endingWith: last, of: name, in: moment.after)
    return end.clause(.arrived, name).with { ($0.seconds, $0.ago) = (nil, ago) }
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
      beginning.event.theme == .continued
      && moment.after.entry(at: last.programmed).map { $0.time < beginning.time } ?? true
    return Clause(isRelease ? .releasedBefore : .startedBefore, animator, in: ago + left)
      .with { $0.ago = ago }
  }
}

extension AnswerContext {
  /// The clause for a recognizer that was just added and never begins, or `nil` if it may begin.
  fileprivate var addedFlaw: Clause? {
    guard case .construct(.gesture(let added))? = after.log.inputs.last?.input.kind,
      let axis = added.axis
    else { return nil }
    return Criteria.flaw(of: added.gesture.name, axis: axis, in: after).map { .reason($0) }
  }

  /// The words for a drive of both axes that was just added, or `nil` if none was.
  fileprivate var connectedBothAxes: String? {
    guard case .construct(.connection(.anchors(let drive)))? = after.log.inputs.last?.input.kind,
      all(.constructed).count(where: { $0.event == .connectionMade }) > 1
    else { return nil }
    return "\(drive.gesture) now drives \(drive.path)"
  }

  /// The clause for a drive that was just added whose pan never begins in the direction of a run
  /// out, or `nil` if it may.
  fileprivate var connectedFlaw: Clause? {
    guard case .construct(.connection(.drive(let drive)))? = after.log.inputs.last?.input.kind,
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
    guard ownEntries.contains(where: { $0.event == .endless }) else { return nil }
    let summary = SessionSummary(after)
    return Answer(Clause(.chainCutOff), summary.clause, now: summary.now)
  }
}

// Answers about additions, about other movements, and about the reason why nothing has moved.

extension Answers {
  /// Returns the answer for an object or a setting that was added.
  static func arranged(_ moment: AnswerContext) -> Answer? {
    guard let entry = moment.last(.added, .constructed, .setting) else { return nil }
    let isAddition = entry.event.theme != .setting
    let fields = entry.event.fields
    let pairs = fields.map { "\($0.name)=\($0.value.text)" }
    guard !isAddition else {
      var answer = Answer(
        Clause(.arranged, detail: moment.connectedBothAxes ?? Happening.text(entry.event)))
      if entry.event == .gestureAdded, let flaw = moment.addedFlaw { answer.outcome.append(flaw) }
      if entry.event == .connectionMade, let flaw = moment.connectedFlaw {
        answer.outcome.append(flaw)
      }
      if entry.event == .connectionMade, !entry.event.reason.isEmpty {
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
    if entry.event == .reading { answer.outcome.append(reason) } else { answer.because = [reason] }
    return answer
  }

  /// Returns the words that, placed before a setting's summary, make it a sentence, because the
  /// summary of an estimator, axis rule or reading is only a phrase.
  private static func subject(of setting: Event) -> String {
    switch setting.name.prefix(while: { $0 != " " }) {
    case "estimator": "it reports "
    case "axis" where !setting.name.hasSuffix(" \(NamedRule.nameOfOwn)"): "a pan "
    case "reading": "it decides "
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
    let released = moment.entries.map { $0.event }.filter { $0 == .valueReleased }
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
    let isFault = happened.last.map { $0.event == .fault } ?? false
    let because = moment.tapReason(in: moment.after).map { [$0] } ?? reason
    var answer = Answer(what, because: isFault ? [] : because, now: changed)
    answer.outcome.append(prospect ?? Clause(.atRest))
    return answer
  }

  /// Returns whether an event is part of a touch that had no effect: its course, or its loss.
  private static func isOfTouch(_ event: Event) -> Bool {
    switch event.theme {
    case .tap, .touch, .gestureLost, .gestureWaits: true
    default: false
    }
  }

  private static func clause(of entry: Trace.Entry, among entries: [Trace.Entry]) -> Clause {
    let count = entries.count { $0.event.matches(kindAndSubject: entry.event) }
    return Clause(.happened, detail: Happening.text(entry.event, count: count))
  }

  /// Returns the answer for a lost touch, after which the animators that it held are still held.
  static func lost(_ moment: AnswerContext) -> Answer? {
    guard let last = moment.last(.touch), last.event == EventKind.touchLost else {
      return nil
    }
    let held = moment.after.firstHeldAnimator
    return Answer(
      Clause(.vanished), because: [Clause(.undelivered)],
      still: held.map {
        Clause(.heldAlready, $0, share: moment.number("progress", of: $0) ?? 0)
      })
  }

  /// Returns the reason why nothing has moved.
  static func nothingMoved(_ moment: AnswerContext) -> Answer {
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
    if let animator = moment.running.first {
      let end = moment.destination(of: animator)?.clause(.runsAlready, animator)
      return Answer(
        Clause(.nothingChanged), because: [end ?? Clause(.runsAlready, animator)])
    }
    if let held = moment.after.firstHeldAnimator {
      guard moment.after.animator(named: held)?.condition != .waiting else {
        return Answer(Clause(.nothingChanged), because: [Clause(.unanimated, held)])
      }
      let share = moment.number("progress", of: held) ?? 0
      return Answer(
        Clause(.nothingChanged), because: [Clause(.heldAlready, held, share: share)])
    }
    if let hung = HungTransition(moment.after) {
      return Answer(
        Clause(.nothingMoved), because: [hung.clause], still: Clause(.waitsForCall))
    }
    if let prospect = prospect(moment) { return Answer(Clause(.nothingMovedYet), prospect) }
    let down = moment.entries.first { $0.event.touch == .down }?.event.place
    let missed = down.map { Criteria.missedEdges(from: $0, in: moment.after) } ?? []
    if !missed.isEmpty {
      return Answer(Clause(.nothingMoved), because: missed.flatMap { $0.reasons })
    }
    if let loss = moment.last(.gestureLost, .gestureWaits) {
      let reason = Criteria.missed(loss.event, in: moment.after)
      let isFitting = loss.event.gesture.map { moment.after.contentFits(in: $0) } ?? false
      return Answer(
        Clause(.nothingMoved),
        because: isFitting
          ? ["\(loss.event.gesture ?? "") has \(reason)"].flatMap { $0.reasons }
          : [Clause(.nothingResponded)] + reason.reasons)
    }
    let isTouch = moment.last(.touch) != nil
    return Answer(
      Clause(.nothingMoved), because: [Clause(isTouch ? .nothingResponded : .nothingRuns)])
  }

  /// Returns the paths whose values have changed most visibly, beginning with the paths of the
  /// scene.
  static func changes(_ moment: AnswerContext, most: Int) -> [Answer.Value] {
    guard let before = moment.before, !moment.isStill else { return [] }
    var found: [Answer.Value] = []
    moment.after.forEachPath(thatMayDifferFrom: before) { path in
      if isReported(path), let value = moment.after.read(path), before.read(path) != value {
        found.append(Answer.Value(path, value))
      }
      return found.count < most
    }
    return found
  }

  /// Returns the values that have changed visibly, with their paths in the scene.
  static func shownChanges(_ moment: AnswerContext) -> [Answer.Value] {
    let own = moment.after.viewNames.map { "\($0)." }
    return changes(moment, most: 12).filter { value in
      own.contains { value.path.hasPrefix($0) }
    }.prefix(1).map { $0 }
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

/// The words for events in an answer: `animator open added`.
enum Happening {
  /// Returns the words for an event, or for several events of its kind.
  static func text(_ event: Event, count: Int = 1) -> String {
    let name = event.name
    if count > 1 { return plural(name, count) }
    func field(_ name: String) -> String { event[name]?.text ?? "" }
    // If a layer animation has no key, the `key` of its event is `none`.
    var key: String { field("key") == "none" ? "" : " \(field("key"))" }
    switch name {
    case "animator moving": return "\(field("animator")) starts to move"
    case "animator delayed": return "\(field("animator")) waits for its start delay"
    case "animator added": return "animator \(field("animator")) added"
    case "animator set":
      let setting = event.fields.last
      return
        "\(setting?.name ?? "") of the animator \(field("animator")) is now \(setting?.value.text ?? "")"
    case "animations added":
      let owner = event.transition.map { "transition \($0)" } ?? "animator \(field("animator"))"
      let kind = event["length"] == nil ? "animations" : "keyframe"
      return "\(kind) added to the \(owner)"
    case "transition added": return "transition \(field("transition")) added"
    case "transition paused": return "\(field("transition")) paused"
    case "transition call lost": return "the call \(field("call")) was lost"
    case "completion added": return "completion handler added to the animator \(field("animator"))"
    case "gesture added": return "gesture \(field("gesture")) added to \(field("on"))"
    case "gesture recognized": return "\(field("gesture")) recognized the touch"
    case "follows": return "\(field("path")) now follows \(field("leader"))"
    case "follow ended": return "\(field("path")) follows nothing now, and keeps its value"
    case "value set": return "\(field("path")) set"
    case "connected" where event.animator != nil && event["way"] == nil:
      return "\(field("by")) now toggles \(event.animator ?? "")"
    case "connected":
      return "\(field("by")) now drives \(event.animator ?? event.transition ?? field("path"))"
    case "layer added": return "layer animation\(key) added to \(field("path"))"
    case "layer joined": return "\(field("path")) added to the group \(field("group"))"
    case "layer ended": return "layer animation\(key) of \(field("path")) ended"
    case "layer removed": return "layer animation\(key) removed from \(field("path"))"
    case "layer absent": return "\(field("path")) has no layer animation named '\(field("key"))'"
    default: break
    }
    let words = name.split(separator: " ").map(String.init)
    switch (words.first ?? "", words.dropFirst().first ?? "") {
    case ("fault", _): return "\(name) changed the outcome"
    case ("view", let view): return "view \(view) added"
    case ("remove", let view): return "view \(view) removed"
    case ("order", let view):
      switch field("to") {
      case "front": return "\(view) is in front of its siblings"
      case "back": return "\(view) is behind its siblings"
      default:
        let above = field("above")
        return above.isEmpty
          ? "\(view) is behind \(field("below"))" : "\(view) is in front of \(above)"
      }
    case ("scroll", "view"): return "scroll view \(event.lastWord) added"
    case ("gesture", let verb): return "\(field("gesture")) \(verb)"
    case ("timer", "started"): return "timer \(event.lastWord) fires in \(field("after")) s"
    default: return name
    }
  }

  private static func plural(_ name: String, _ count: Int) -> String {
    let words = name.split(separator: " ")
    switch (words.first, words.last) {
    case ("fault", _): return "faults changed the outcome \(count) times"
    case ("layer", let verb?): return "\(count) layer animations \(verb)"
    case ("gesture", let verb?): return "\(count) recognizers \(verb)"
    case ("animator", let verb?): return "\(count) animators \(verb)"
    default: return "\(name) and \(count - 1) more"
    }
  }
}

extension AxisRule {
  /// Returns whether a finger that moves straight in a direction never lets a pan begin.
  fileprivate func refuses(_ direction: Direction) -> Bool {
    let speed = 1_000.0
    let velocity =
      switch direction {
      case .up: Vector(dy: -speed)
      case .down: Vector(dy: speed)
      case .left: Vector(dx: -speed)
      case .right: Vector(dx: speed)
      }
    return answer(AxisMoment(velocity: velocity, translation: velocity)) == .refused
  }
}
