import PantomimeKit
import PantomimeReporting

// Answers about runs that start, and about scenes that start.

extension Answers {
  /// Returns the answer for a run that starts.
  static func started(_ moment: AnswerContext) -> Answer? {
    let starts = moment.all(.animatorStarted, .animatorDelayed).filter {
      $0.time == moment.after.now
    }
    let isTap = moment.last(EventKind.taps) != nil
    if let waiting = moment.last(.animatorWaiting), waiting.time == moment.after.now,
      let animator = waiting.event.animator
    {
      return Answer(
        Clause(.startsWaiting, animator), because: [.reason(Wording().text(of: waiting.event.why))])
    }
    if let began = moment.last(.transitionBegan), began.event.isInteractive == false {
      guard let end = moment.transitionEnd else { return nil }
      return Answer(
        end.clause(.transitionStarts, began.event.transition ?? "transition"),
        because: whyTapped(moment))
    }
    guard let first = starts.first, !moment.isPanUnderWay, isTap || !moment.hasPassed,
      let animator = first.event.animator, !moment.isHeld(animator)
    else { return nil }
    var answer = Answer(
      startClause(of: animator, first, moment), because: whyTapped(moment))
    if let end = moment.destination(of: animator) { answer.outcome += moment.disagreement(end) }
    if starts.count > 1 {
      answer.outcome.append(Clause(.startsMore, count: starts.count - 1))
    }
    return answer
  }

  private static func startClause(
    of animator: String, _ start: Trace.Entry, _ moment: AnswerContext
  ) -> Clause {
    let end = moment.destination(of: animator)
    var clause = end?.clause(.starts, animator) ?? Clause(.startsEndlessly, animator)
    clause.delay = start.event.delay
    // View animations may share a name, so the end is that of the run that has just started.
    if let own = start.event.remaining, start.event.kind == .animatorStarted, clause.seconds != nil,
      !moment.after.hasAnimator(named: animator)
    {
      clause.seconds = own
    }
    return clause
  }

  private static func whyTapped(_ moment: AnswerContext) -> [Clause] {
    moment.before.flatMap { moment.tapReason(in: $0) }.map { [$0] } ?? []
  }

  /// Returns the answer for a scene that starts, and for what then moves automatically.
  static func sceneBegan(_ moment: AnswerContext) -> Answer? {
    guard moment.entries.last(where: { $0.event.kind == .scene }) != nil, moment.before == nil,
      moment.after.now == .zero
    else { return nil }
    let simulation = moment.after
    let state = moment.hasStates(simulation) ? simulation.state : nil
    let opening = simulation.opening
    let began = Clause(
      .began, simulation.name, to: state, detail: opening.isEmpty ? nil : opening)
    var answer = Answer(
      began, prospect(moment) ?? Clause(.idle),
      still: leftBehind(moment) ?? stillSet(simulation))
    answer.outcome += standingFaults(moment)
    return answer
  }

  /// Returns the clauses for the faults that were switched on and can't change anything, or are
  /// always on, one clause for each reason.
  private static func standingFaults(_ moment: AnswerContext) -> [Clause] {
    var reasons: [(text: String, ids: [String], isAlways: Bool)] = []
    for entry in moment.ownEntries where entry.event.kind == .warning {
      guard case .word(let id)? = entry.event["fault"] else { continue }
      let whole = Wording().text(of: entry.event.why)
      let head = "has no effect here: "
      let text = whole.hasPrefix(head) ? String(whole.dropFirst(head.count)) : whole
      if let place = reasons.firstIndex(where: { $0.text == text }) {
        reasons[place].ids.append(id)
      } else {
        let isAlways = entry.event["cause"] == .word("stays")
        reasons.append((text, [id], isAlways))
      }
    }
    return reasons.map { reason in
      Clause(
        reason.isAlways ? .faultsAlwaysOn : .faultsWithoutEffect, Spelling.list(reason.ids, "and"),
        count: reason.ids.count, detail: reason.text)
    }
  }

  /// Returns the settings that override those of a new scene (rules, estimator, start of pans), or
  /// `nil` if there are none.
  private static func stillSet(_ simulation: Simulation) -> Clause? {
    let preferences = simulation.preferences
    let estimator = preferences.estimator.name
    let texts = [
      preferences.rule.map { "rule \(RuleStatement.text($0))" },
      preferences.axis.map { "axis \($0.name)" },
      estimator == Preferences().estimator.name ? nil : "estimator \(estimator)",
      preferences.panStart.slop.map { "slop \(Prose.points($0))" },
      preferences.panStart.opening.map { "opening \($0.rawValue)" },
    ].compactMap { $0 }
    return texts.isEmpty ? nil : Clause(.stillSet, detail: Spelling.list(texts, "and"))
  }

  /// Returns the animators that were in flight when the previous scene was replaced, or `nil` if
  /// there were none.
  private static func leftBehind(_ moment: AnswerContext) -> Clause? {
    let old = moment.entries[..<moment.ownEntries.startIndex]
    let names = old.filter { $0.event.misuse != nil }.compactMap { $0.event.animator }
    guard !names.isEmpty else { return nil }
    return Clause(.leftUnfinished, count: names.count, detail: Spelling.list(names, "and"))
  }

  /// Returns the answer for a scene that a statement started automatically; it's printed before the
  /// answer to the statement itself.
  static func began(_ step: Session.Step) -> Answer? {
    step.began.map { Answer(Clause(.offered, $0), Clause(.otherScenes)) }
  }

  /// Returns the pending events, or `nil` if everything is at rest.
  static func prospect(_ moment: AnswerContext) -> Clause? {
    if moment.ahead.isForeseeable, moment.after.endless == nil {
      let ends = Prospect(of: moment.after).lastEnds
      return (ends.ofRuns ?? ends.ofLayers).map { Clause(.restsIn, in: moment.seconds(until: $0)) }
    }
    let rest = moment.rest
    guard
      let end = rest.entries.last(where: { $0.event.kind.tone == .outcome }) ?? rest.entries.last
    else {
      let what = rest.simulation.endless ?? "something"
      return rest.isEndless ? Clause(.endless, what) : nil
    }
    let time = moment.seconds(until: end.time)
    let state = rest.simulation.state
    if state != moment.after.state,
      let change = rest.entries.last(where: { $0.event.kind == .state })
    {
      return Clause(.becomesIn, to: state, in: moment.seconds(until: change.time)).with {
        // The subject of this verb is the scene, which only the answer for a starting scene names.
        $0.verb = moment.before == nil ? moment.after.verb(to: state) : nil
        $0.rest = change.time < end.time ? time : nil
      }
    }
    guard rest.isEndless else { return Clause(.restsIn, in: time) }
    return rest.simulation.endless.map { Clause(.endless, $0) } ?? Clause(.ongoing)
  }
}

// Answers about the events that occurred while time advanced.

extension Answers {
  /// Returns the answer for completions, running animators, and pending events.
  static func progressed(_ moment: AnswerContext) -> Answer? {
    if let end = moment.last(.completed), let animator = end.event.animator {
      return arrived(animator, main(of: moment) ?? end, moment)
    }
    if let end = moment.last(.transitionLeftOpen), let name = end.event.transition {
      let share = moment.after.transition(named: name)?.progress(at: end.time) ?? 0
      let running = Answer.Value("\(name).running", .flag(true))
      return Answer(
        Clause(.leftOpen, name, share: share), because: Wording().text(of: end.event.why).reasons,
        now: [running])
    }
    if let end = moment.last(.transitionFinished, .transitionCancelled) {
      let isBack = end.event.lastWord == "cancelled"
      if let name = end.event.transition, moment.after.transitionNames.contains(name) {
        let outcome = "\(name).outcome"
        return ended(
          end, Clause(.reached, name, to: isBack ? "home" : "out", isReturn: isBack),
          moment.after.read(outcome).map { [Answer.Value(outcome, $0)] } ?? [], moment)
      }
      return ended(
        end,
        Clause(.reached, to: moment.after.state, isReturn: isBack).with {
          $0.verb = moment.after.verb(to: moment.after.state)
        },
        [Answer.Value("state", .word(moment.after.state))], moment)
    }
    if let end = moment.last(.scrollEnded), let view = end.event.view {
      let clause = Clause(.scrollEnded, view, place: place(of: view, in: moment.after))
      return ended(end, clause, offset(of: view, moment), moment)
    }
    guard moment.hasPassed else { return nil }
    if let animator = moment.running.first { return inProgress(animator, moment) }
    return waiting(moment)
  }

  /// Returns the most important completion, which is that of the default animator.
  private static func main(of moment: AnswerContext) -> Trace.Entry? {
    moment.all(.completed).last { $0.event.animator == moment.after.principalAnimator }
  }

  private static func arrived(
    _ last: String, _ end: Trace.Entry, _ moment: AnswerContext
  ) -> Answer {
    let animator = end.event.animator ?? last
    let destination = moment.destination(endingWith: end, of: animator, in: moment.after)
    let position = Position(rawValue: end.event.lastWord)
    let clause =
      position == .current
      ? Clause(.endedInPlace, animator)
      : destination.clause(.reached, animator).with {
        ($0.isReturn, $0.seconds) = (position == .start, nil)
      }
    if moment.state(of: animator, in: moment.after, at: end.time) != nil {
      var answer = ended(end, clause, [Answer.Value("state", .word(moment.after.state))], moment)
      answer.outcome.insert(contentsOf: moment.disagreement(destination), at: 1)
      return answer
    }
    // An animator that moves a number to its anchors has the name of the number's path.
    if destination.isAnchor, let value = moment.after.read(animator) {
      return ended(end, clause, [Answer.Value(animator, value)], moment)
    }
    let ending = moment.value("position", of: animator).map { [$0] } ?? []
    let changed = shownChanges(moment)
    return ended(end, clause, changed.isEmpty ? ending : changed, moment)
  }

  private static func ended(
    _ end: Trace.Entry, _ clause: Clause, _ now: [Answer.Value], _ moment: AnswerContext
  ) -> Answer {
    let time = moment.hasPassed ? end.time.seconds : nil
    var answer = Answer(clause.with { $0.time = time }, now: now)
    answer.outcome += alsoSettled(with: end, moment)
    if let animator = moment.running.first, let next = moment.destination(of: animator) {
      answer.outcome.append(next.clause(.next, animator))
    } else {
      answer.outcome.append(prospect(moment) ?? atRest(since: end, moment))
    }
    return answer
  }

  /// Returns the clauses for the other numbers that have settled at an anchor, because a pan can
  /// drive several of them.
  private static func alsoSettled(with end: Trace.Entry, _ moment: AnswerContext) -> [Clause] {
    var names = [end.event.animator]
    var clauses: [Clause] = []
    for other in moment.all(.completed).reversed() {
      guard let animator = other.event.animator, !names.contains(animator) else { continue }
      names.append(animator)
      let destination = moment.destination(endingWith: other, of: animator, in: moment.after)
      guard destination.isAnchor, moment.after.read(animator) != nil else { continue }
      clauses.append(
        destination.clause(.reached, animator).with {
          $0.seconds = nil
          $0.time = other.time == end.time ? nil : other.time.seconds
        })
    }
    return clauses
  }

  /// Returns the clause that everything is at rest, with the instant of the last end if that is
  /// later than the given end.
  private static func atRest(since end: Trace.Entry, _ moment: AnswerContext) -> Clause {
    guard let last = AnswerContext.lastEnd(moment.ownEntries), last.time > end.time else {
      return Clause(.atRest)
    }
    return Clause(.rested, at: last.time.seconds)
  }

  private static func inProgress(_ animator: String, _ moment: AnswerContext) -> Answer {
    let end = moment.destination(of: animator)
    var clause = Clause(
      .moving, animator, to: end?.word, isReturn: moment.isReversed(animator), in: end?.seconds,
      share: moment.number("progress", of: animator) ?? 0)
    (clause.verb, clause.isAnchor) = (end?.verb, end?.isAnchor ?? false)
    clause.timeShare = moment.number("time-fraction", of: animator) ?? 0
    var answer = Answer(clause, now: moment.place(of: animator))
    let others = moment.running.count - 1
    if others > 0 { answer.outcome.append(Clause(.movingMore, count: others)) }
    return answer
  }

  /// Returns the answer for elapsed time while an animator is held, or a scroll view or a
  /// transition moves.
  private static func waiting(_ moment: AnswerContext) -> Answer? {
    let moving = moment.after.scrollViewNames.first { view in
      let (path, now) = ("\(view).offset", moment.after.read("\(view).offset"))
      return moment.before?.read(path) != now && moment.rest.simulation.read(path) != now
    }
    if let moving {
      let next = nextRest(of: moving, moment)
      return Answer(
        Clause(
          .scrollMoving, moving, to: next.place.map { Prose.points($0) }.joined(separator: ","),
          in: next.time.map { moment.seconds(until: $0) },
          place: place(of: moving, in: moment.after)),
        now: offset(of: moving, moment))
    }
    if let transition = transitionUnderWay(moment) ?? transitionWaiting(moment) {
      return transition
    }
    guard let held = moment.after.held else { return nil }
    let animator = moment.after.firstHeldAnimator
    let isTouched = moment.isPanUnderWay
    if let changed = shownChanges(moment).first {
      var answer = Answer(held, because: [moment.holder], now: [changed])
      answer.outcome.append(Clause(.moved, changed.path))
      return answer
    }
    return Answer(
      held.with { $0.kind = .heldStill }, because: [moment.holder],
      now: animator.map { moment.place(of: $0) } ?? [],
      still: isTouched || animator == nil ? nil : Clause(.waitsForAnimator))
  }

  private static func transitionUnderWay(_ moment: AnswerContext) -> Answer? {
    guard moment.after.read("transition.running") == .flag(true), let end = moment.transitionEnd,
      let progress = moment.after.read("progress")
    else { return nil }
    return Answer(
      end.clause(.transitionMoving), now: [Answer.Value("progress", progress)])
  }
}

// Answers about scroll views, moved by a finger or by the program.

extension Answers {
  /// Returns the answer for a scroll view that a finger moves or releases, or that moves without a
  /// finger.
  static func scrolled(_ moment: AnswerContext) -> Answer? {
    let last = moment.last(
      .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .decelerating, .scrollEnded,
      .scrolled)
    guard let last, let view = last.event.view else { return nil }
    if let caught = moment.last(.scrollCaught), caught.event.view == view,
      moment.last(.scrollBegan, .decelerating, .scrolled) == nil
    {
      // A finger that stops the view and lifts without dragging it has only stopped it.
      return Answer(
        clause(caught, view, moment), because: because(caught, moment),
        now: offset(of: view, moment))
    }
    // For a scroll view that settles, the answer is the one for elapsed time.
    if last.event.kind == .scrollEnded, moment.last(.scrollReleased, .scrolled) == nil {
      return nil
    }
    if last.event.kind == .scrollBegan, let handoff = moment.last(.hand),
      handoff.event.lastWord != view
    {
      // Within one touch report, the content has reached its limit, and the rest of the movement
      // goes to the other view.
      return Answer(
        Clause(.tookOver, handoff.event.lastWord, detail: view),
        because: Wording().text(of: handoff.event.why).reasons, now: changes(moment, most: 2))
    }
    var answer = Answer(clause(last, view, moment), now: offset(of: view, moment))
    answer.because = because(last, moment)
    return answer
  }

  private static func clause(_ last: Trace.Entry, _ view: String, _ moment: AnswerContext) -> Clause
  {
    let present = place(of: view, in: moment.after)
    switch last.event.kind {
    case .scrollBegan: return Clause(.dragged, view)
    case .scrollRefused: return Clause(.undraggable, view)
    case .scrollCaught: return Clause(.scrollCaught, view, place: present)
    case .scrollReleased where moment.stopped(view) != nil,
      .scrollEnded where moment.stopped(view) != nil:
      return Clause(.scrollCaught, view, place: present)
    case .scrolled:
      let time = last.event.over ?? 0
      guard time > 0 else { return Clause(.scrolled, view, place: present) }
      return Clause(.scrolling, view, in: time, place: nextRest(of: view, moment).place)
    default:
      let next = nextRest(of: view, moment)
      return Clause(
        .releasedAt, view, in: next.time.map { moment.seconds(until: $0) } ?? 0, place: next.place)
    }
  }

  /// Returns the instant at which a scroll view settles next, and the offset there; later, a timer
  /// or a reaction may move it again.
  private static func nextRest(
    of view: String, _ moment: AnswerContext
  ) -> (time: Instant?, place: [Double]) {
    let last = place(of: view, in: moment.rest.simulation)
    let ends = moment.rest.entries.filter {
      $0.event.kind == .scrollEnded && $0.event.view == view
    }
    guard let first = ends.first, ends.count > 1, let next = pair(of: first),
      let final = pair(of: ends[ends.count - 1])
    else { return (ends.first?.time, last) }
    // The path of a view that scrolls along one axis is a single number.
    guard last.count == 1 else { return (first.time, next) }
    let isDown = (final[1] - last[0]).magnitude <= (final[0] - last[0]).magnitude
    return (first.time, [next[isDown ? 1 : 0]])
  }

  /// Returns the two components of the offset that an event records, or `nil` if it records none.
  private static func pair(of entry: Trace.Entry) -> [Double]? {
    guard case .numbers(let offset)? = entry.event["offset"], offset.count == 2 else { return nil }
    return offset
  }

  private static func because(_ last: Trace.Entry, _ moment: AnswerContext) -> [Clause] {
    if last.event.kind == .scrollRefused || last.event.kind == .scrollCaught {
      return Wording().text(of: last.event.why).reasons
    }
    if last.event.kind == .scrollReleased || last.event.kind == .scrollEnded,
      let view = last.event.view, let stop = moment.stopped(view)
    {
      return Wording().text(of: stop.event.why).reasons
    }
    return []
  }

  /// Returns the offset of a scroll view, as its path shows it.
  static func offset(of view: String, _ moment: AnswerContext) -> [Answer.Value] {
    let path = "\(view).offset"
    return moment.after.read(path).map { [Answer.Value(path, $0)] } ?? []
  }

  /// Returns the offset of a scroll view in points, or an empty array if the view has no offset.
  static func place(of view: String, in simulation: Simulation) -> [Double] {
    simulation.read("\(view).offset")?.numbers ?? []
  }
}

extension AnswerContext {
  /// Returns the event with which a touch stopped a scroll view that it then didn't drag, or `nil` if
  /// there is none.
  fileprivate func stopped(_ view: String) -> Trace.Entry? {
    let own = all(.scrollCaught, .scrollBegan).filter { $0.event.view == view }
    return own.last.flatMap { $0.event.kind == .scrollCaught ? $0 : nil }
  }
}
