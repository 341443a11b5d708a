import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// Answers about the outcome of a gesture at lift-off.

extension Answers {
  /// Returns the answer for a lift-off that led to a decision.
  static func letGo(_ moment: AnswerContext) -> Answer? {
    let all = moment.releases
    guard let last = all.last,
      var answer = all.count > 1 ? letGo(all, moment) : letGo(last, moment)
    else { return nil }
    let isCancelled = moment.after.decisionRecord?.lift.isCancelled ?? false
    answer.outcome[0].isCancelled = isCancelled
    return answer
  }

  /// Returns the answer for a lift-off that released several values, with a clause for each.
  private static func letGo(_ all: [ReleasedValue], _ moment: AnswerContext) -> Answer {
    var answer = Answer()
    for clause in all.map({ clause($0, moment) }) {
      let isAlike =
        clause.kind == .releasedAt && answer.outcome.last.map { $0.place != nil } == true
      answer.outcome.append(isAlike ? clause.with { $0.kind = .releasedAlso } : clause)
    }
    // Only the first clause begins with the word for the lift-off.
    for index in answer.outcome.indices.dropFirst() { answer.outcome[index].isContinued = true }
    answer.because = all.compactMap { release in
      release.reason.isEmpty ? nil : .reason(release.named(release.reason))
    }
    return answer
  }

  /// Returns the clause for one of several values that a lift-off released.
  static func clause(_ release: ReleasedValue, _ moment: AnswerContext) -> Clause {
    if let place = release.decided.event.anchor {
      let end = release.animator.flatMap { moment.destination(of: $0) }
      return Clause(.releasedAt, release.name, in: end?.seconds, place: [place])
    }
    guard let animator = release.animator, let end = moment.destination(of: animator) else {
      return Clause(
        .releasedOn, release.name, isReturn: release.decided.event.lastWord == "start")
    }
    return end.clause(.releasedValue, animator)
  }

  private static func letGo(_ release: ReleasedValue, _ moment: AnswerContext) -> Answer? {
    let decided = release.decided
    if let place = decided.event.anchor {
      return letGo(to: place, decided, moment)
    }
    guard let landing = landing(moment) else {
      return Answer(
        Clause(.releasedOn, isReturn: decided.event.lastWord == "start"),
        because: reasons(decided, moment), now: changes(moment, most: 2))
    }
    guard let animator = moment.released else {
      let last = moment.last(.transitionFinishing, .transitionCancelling)?.event.transition
      let transition = last.flatMap { name in
        moment.after.transitionNames.contains(name) ? name : nil
      }
      let state = transition.map { "\($0).percent" } ?? "state"
      return Answer(
        landing.clause(.released), because: reasons(decided, moment),
        now: moment.after.read(state).map { [Answer.Value(state, $0)] } ?? [])
    }
    var answer = Answer(
      landing.clause(.released, animator),
      because: reasons(decided, moment),
      now: moment.place(of: animator))
    answer.outcome += moment.disagreement(landing)
    if let end = moment.restEnd, moment.seconds(until: end.time) > landing.seconds {
      answer.outcome.append(Clause(.restsIn, in: moment.seconds(until: end.time)))
    }
    answer.still = wrongWay(of: animator, moment)
    if let jump = moment.jumpOnScreen(of: animator) ?? jump(of: animator, moment) {
      answer.outcome.append(jump)
    }
    return answer
  }

  /// Returns the destination of the last lift-off, or `nil` if it never settles.
  static func landing(_ moment: AnswerContext) -> Destination? {
    guard let index = moment.entries.lastIndex(where: { $0.event.kind == .decided }) else {
      return nil
    }
    guard let animator = moment.released else {
      return moment.transitionEnd ?? end(of: moment.entries[index...], moment)
    }
    return moment.destination(of: animator)
  }

  /// Returns the clause for a finger that moved against the direction of the run, so that nothing
  /// could move: on an empty stage, `along` may be the opposite of what was meant.
  private static func wrongWay(of animator: String, _ moment: AnswerContext) -> Clause? {
    guard moment.after.name == Blank.name, let record = moment.after.decisionRecord,
      record.lift.startProgress == 0, moment.number("progress", of: animator) == 0,
      let direction = record.direction, direction.along(moment.after.pan.translation) < 0
    else { return nil }
    return Clause.reason(
      "the finger moved \(direction.opposite.rawValue), but this run goes \(direction.rawValue)")
  }

  /// Returns the clause for a fraction that changes at lift-off although nothing jumps on screen
  /// (A70).
  private static func jump(of animator: String, _ moment: AnswerContext) -> Clause? {
    guard moment.isRunning(animator), let fraction = moment.number("fraction", of: animator),
      let progress = moment.number("progress", of: animator),
      (fraction - progress).magnitude > PathValue.Unit.fraction.tolerance
    else { return nil }
    return Clause(moment.isReversed(animator) ? .fractionFlips : .fractionRestarts, animator)
  }

  /// Returns the answer for an immediate completion.
  private static func end(
    of entries: ArraySlice<Trace.Entry>, _ moment: AnswerContext
  ) -> Destination? {
    guard let end = entries.first(where: { $0.event.kind == .completed }),
      let animator = end.event.animator
    else { return nil }
    return moment.destination(endingWith: end, of: animator, in: moment.rest.simulation)
  }

  /// Returns the answer for a release to an anchor, which is named by its position.
  private static func letGo(
    to place: Double, _ decided: Trace.Entry, _ moment: AnswerContext
  ) -> Answer {
    // Afterwards, a timer or a reaction may move the number again.
    let animator = moment.released
    let ends = moment.rest.entries.filter { $0.event.kind == .completed }
    let own = ends.filter { $0.event.animator == animator }
    var (place, end) = (place, own.first ?? ends.last)
    var more: [Clause] = []
    if let animator, let other = moment.otherMove(of: animator),
      let value = moment.rest.simulation.read(animator)?.numbers.first
    {
      more = [.reason("that is \(Prose.points(place)), and \(other) moves it on")]
      (place, end) = (value, own.last ?? end)
    }
    let note = animator.map { moment.frameNote(of: $0, at: place) }
    return Answer(
      Clause(
        .releasedAt, in: moment.seconds(until: end?.time ?? moment.after.now), place: [place]
      ).with { $0.placeNote = note ?? "" },
      because: reasons(decided, moment) + more, now: driven(moment) ?? changes(moment, most: 1))
  }

  /// Returns the number that the last lift-off released, or `nil` if no path names it.
  private static func driven(_ moment: AnswerContext) -> [Answer.Value]? {
    guard let path = moment.released, let value = moment.after.read(path) else {
      return nil
    }
    return [Answer.Value(path, value)]
  }

  private static func reasons(_ decided: Trace.Entry, _ moment: AnswerContext) -> [Clause] {
    let wording = moment.wording
    var reasons = wording.text(of: decided.event.why).reasons
    // Inserted next to the velocity's age, because narrow lines omit the last clauses.
    if wording.age != nil, let first = reasons.first, first.text.hasSuffix("old), decides") {
      let zeros = VelocitySource.zeros(
        moment.after, at: decided.time, among: moment.catalog.estimators)
      reasons.insert(.reason(zeros), at: 1)
    }
    return reasons
  }
}

/// One of the values that a lift-off released: the decision about it, and the animator that then
/// moves it.
///
/// A pan that several drives follow releases a value for each of them.
struct ReleasedValue {
  let decided: Trace.Entry
  /// The animator that continued after the decision, or `nil` if there was no distance to travel.
  let animator: String?
  /// The drive that moves the value, or `nil` if the scene's code does.
  fileprivate let drive: (name: String, direction: Direction)?

  /// The finger's velocity along the axis of the value, in points per second, or `nil` if unknown.
  var velocity: Double? {
    for name in ["vy", "vx"] {
      if case .number(let velocity)? = decided.event[name] { return velocity }
    }
    return nil
  }

  /// The name of the value: the animator, or the path of the number.
  var name: String? { drive?.name ?? animator }

  /// The reason for the decision, with the directions of the drive.
  var reason: String {
    Wording(along: drive?.direction).text(of: decided.event.why)
  }

  /// Returns a text that begins with the name of the value.
  func named(_ text: String) -> String { name.map { "\($0): \(text)" } ?? text }

  /// Returns the indices of the last lift-off's decisions among some entries.
  static func decisions(in entries: [Trace.Entry]) -> [Int] {
    var found: [Int] = []
    for index in entries.indices.reversed() {
      let entry = entries[index]
      if entry.event.kind == .decided {
        if let last = found.last, entries[last].time != entry.time { break }
        found.append(index)
      } else if !found.isEmpty, entry.event.isMovement {
        break
      }
    }
    return found.reversed()
  }
}

extension Event {
  /// Whether a finger or a reported pan moved, so that later decisions belong to another lift-off.
  fileprivate var isMovement: Bool {
    EventKind.touches.contains(kind)
      || kind == .pan && lastWord != "ended" && lastWord != "cancelled"
  }
}

extension Direction {
  fileprivate var velocityName: String { isVertical ? "vy" : "vx" }
}

extension AnswerContext {
  /// Returns what moves the number of an animator at this instant, too: a view animation that adds up
  /// with the animator, or a reaction that sets the number; `nil` if nothing does.
  fileprivate func otherMove(of animator: String) -> String? {
    let now = entries.filter { $0.time == after.now }.map { $0.event }
    if now.contains(where: { $0.kind == .animatorStarted && $0.animator == animator }) {
      return "a view animation"
    }
    return now.contains { $0.kind == .valueSet && $0["path"] == .word(animator) }
      ? "a reaction" : nil
  }

  /// Returns a note that names the top of a view at rest, or an empty text if that is the anchor.
  ///
  /// A scene may lay out a view at rest itself, as a page sheet does below its largest detent, where
  /// `sheet.place` and `sheet.frame.y` differ (M22), and past its last anchor, where it leaves the screen.
  func frameNote(of view: String, at anchor: Double) -> String {
    guard after.read("\(view).frame.y") != nil,
      after.read("\(view).place")?.numbers.isEmpty == false
    else { return "" }
    let rested = rest.simulation
    guard let place = rested.read("\(view).place")?.numbers.first,
      let top = rested.read("\(view).frame.y")?.numbers.first,
      [place, after.decisionRecord?.lift.anchors.last].contains(where: {
        (($0 ?? place) - anchor).magnitude < 0.5
      }),
      (top - anchor).magnitude > 0.5
    else { return "" }
    return " (\(view).frame.y \(Prose.points(top)))"
  }

  /// Returns whether a pan was cancelled at an instant, and the animator's drive lets its run go on.
  func keepsCancelled(_ animator: String, at time: Instant) -> Bool {
    after.keepsCancelled(animator)
      && entries.contains {
        $0.time == time && $0.event.kind == .pan && $0.event.lastWord == "cancelled"
      }
  }

  /// The values that the last lift-off released, in the order in which they were decided.
  var releases: [ReleasedValue] {
    let decisions = ReleasedValue.decisions(in: entries)
    let drives = decisions.count > 1 ? drives : []
    return decisions.map { index in
      let decided = entries[index]
      let effects = entries[(index + 1)...].prefix { $0.event.kind != .decided }
      let animator = effects.first { $0.event.kind == .animatorContinued }?.event.animator
      // A recognizer has at most one drive per axis.
      let drive = drives.last { drive in
        drive.name == animator
          || animator == nil && decided.event[drive.direction.velocityName] != nil
      }
      return ReleasedValue(decided: decided, animator: animator, drive: drive)
    }
  }

  /// The animator that the last lift-off released, which is the subject of the headline.
  var released: String? { releases.last?.animator }

  /// The drives that statements have connected to the recognizer of the current or last pan.
  private var drives: [(name: String, direction: Direction)] {
    let gesture = last(.pan)?.event.gesture
    return after.log.connections.compactMap { connection in
      switch connection {
      case .drive(let drive) where gesture == nil || drive.gesture == gesture:
        return (drive.animator, drive.direction)
      case .anchors(let drive) where gesture == nil || drive.gesture == gesture:
        let direction = drive.direction ?? (drive.path.hasSuffix("x") ? .right : .down)
        return (drive.path, direction)
      case .drive, .anchors, .toggle, .present, .dismiss, .timer, .state: return nil
      }
    }
  }
}

extension String {
  /// The parts of a reason, separated by semicolons.
  var reasons: [Clause] {
    split(separator: ";").map { part in .reason(String(part.drop { $0 == " " })) }
  }
}

// Answers about animators held by a finger, and about animators controlled through their interface.

extension Answers {
  /// Returns the answer for an animator that is paused or scrubbed, with or without a finger.
  static func held(_ moment: AnswerContext) -> Answer? {
    if let hold = moment.all(.animatorPaused, .animatorScrubbed).last,
      let name = hold.event.animator
    {
      let first = moment.all(.animatorPaused, .animatorScrubbed).first { $0.time == hold.time }
      let animator = first?.event.animator ?? name
      if moment.isHeld(animator) { return held(animator, moment) }
    }
    if let update = moment.last(.transitionUpdated, .transitionPaused, .transitionBegan),
      update.event.isInteractive != false, moment.isPanUnderWay
    {
      let name = update.event.transition ?? "transition"
      let share = update.event.percent ?? 0
      return held(name, at: share, [], moment)
    }
    guard moment.isPanUnderWay, moment.last(.pan) != nil else { return nil }
    let translation = moment.after.pan.translation
    return Answer(
      translation == .zero
        ? Clause(.panBegan) : Clause(.panMoved, place: [translation.dx, translation.dy]),
      because: winning(moment), now: pannedChanges(moment))
  }

  /// Returns the values that a pan has changed; the numbers of a run that it has stopped aren't visible,
  /// so they are the last choice.
  private static func pannedChanges(_ moment: AnswerContext) -> [Answer.Value] {
    let seen = changes(moment, most: 2) { !Causes.animatorPaths.contains($0) }
    return seen.isEmpty ? changes(moment, most: 2) : seen
  }

  private static func held(_ animator: String, _ moment: AnswerContext) -> Answer {
    let share = moment.number("progress", of: animator) ?? 0
    guard moment.isPanUnderWay else {
      return Answer(
        Clause(.held, animator, share: share), now: moment.place(of: animator),
        still: Clause(.waitsForAnimator))
    }
    return held(animator, at: share, moment.place(of: animator), moment)
  }

  private static func held(
    _ name: String, at share: Double, _ now: [Answer.Value], _ moment: AnswerContext
  ) -> Answer {
    // The movement that begins a pan is not yet part of the drag.
    if moment.after.pan.state == .began, moment.after.pan.translation != .zero {
      return Answer(
        Clause(.holdBegan, name, share: share), because: winning(moment), now: now)
    }
    let shown = moment.after.progressWhenCaught(name)
    let isCaught =
      moment.after.pan.translation == .zero && share > 0
      && shown.map { ($0 - share).magnitude <= PathValue.Unit.fraction.tolerance } ?? true
    var clause = Clause(isCaught ? .caught : .held, name, share: share)
    if let decisionRecord = moment.after.decisionRecord, let direction = decisionRecord.direction,
      decisionRecord.lift.distance > 0
    {
      let way = direction.along(moment.after.pan.translation)
      clause.travel = Clause.Travel(
        points: way.magnitude, of: decisionRecord.lift.distance,
        (way < 0 ? direction.opposite : direction).rawValue,
        from: decisionRecord.lift.startProgress, isAtLimit: way < 0 && share == 0)
      let start = decisionRecord.lift.startProgress
      if !isCaught, let shown, (shown - start).magnitude > PathValue.Unit.fraction.tolerance {
        clause.travel?.shown = shown
      }
      clause.verb = moment.after.leavingVerb
    }
    return Answer(clause, because: winning(moment), now: now)
  }

  /// Returns the reason why a pan began: the axis rule that accepted it, or that no rule applied.
  private static func winning(_ moment: AnswerContext) -> [Clause] {
    guard moment.after.pan.state == .began,
      let began = moment.last(.gestureBegan) ?? moment.last(.pan)
    else { return [] }
    return axisReason(began, isRefusal: false, moment.after, among: moment.catalog.axes).reasons
  }

  /// Returns the answer for reversing, continuing, stopping or finishing through the animator's
  /// interface.
  static func steered(_ moment: AnswerContext) -> Answer? {
    guard !moment.hasPassed || moment.last(EventKind.taps) == nil,
      let last = moment.last(
        .animatorReversed, .animatorForward, .animatorContinued, .animatorStopped, .animatorParked),
      last.time == moment.after.now, !moment.isPanUnderWay || moment.last(.pan) == nil,
      let animator = last.event.animator
    else { return nil }
    let now = moment.place(of: animator)
    let share = moment.number("progress", of: animator) ?? 0
    switch last.event.kind {
    case .animatorStopped where moment.after.unfinished.contains(animator):
      return Answer(
        Clause(.stopped, animator, share: share), now: now, still: Clause(.waitsForFinish))
    case .animatorStopped: return Answer(Clause(.stoppedForGood, animator, share: share), now: now)
    case .animatorParked:
      let place = last.event.endsAtStart ? "home" : "out"
      return Answer(Clause(.parked, animator, to: place, share: share), now: now)
    case .animatorReversed, .animatorForward:
      if moment.isInactive(animator) {
        // A run that is reversed at the instant of its start ends immediately.
        let isOver =
          moment.last(.animatorReversed, .animatorForward, .completed)?.event.kind == .completed
        guard !isOver else { return nil }
        let isReversed = last.event.kind == .animatorReversed
        return Answer(Clause(isReversed ? .startsReversed : .startsForward, animator))
      }
      guard let end = moment.destination(of: animator) else {
        return Answer(
          Clause(.reversedAndHeld, animator, share: share), now: now,
          still: Clause(.waitsForAnimator))
      }
      let tapped =
        moment.last(EventKind.taps) == nil
        ? nil
        : moment.after.reversalByToggle(of: animator, at: last.time).map { Clause.reason($0) }
          ?? moment.tapReason(in: moment.after)
      return Answer(
        end.clause(.reverses, animator), because: tapped.map { [$0] } ?? [], now: now)
    default:
      guard let end = moment.destination(of: animator) else {
        return Answer(Clause(.continuesEndlessly, animator), now: now)
      }
      if moment.keepsCancelled(animator, at: last.time) {
        return Answer(
          end.clause(.released, animator).with { $0.isCancelled = true },
          because: [.reason(Answers.keptReason)], now: now)
      }
      let programmed = moment.after.milestones(of: animator).programmed
      let isStart = moment.after.entry(at: programmed)?.time == last.time
      let tapped = isStart ? moment.tapReason(in: moment.after) : nil
      var answer = Answer(
        end.clause(isStart ? .starts : .continues, animator),
        because: tapped.map { [$0] } ?? [], now: now)
      if !isStart, let jump = moment.jumpOnScreen(of: animator) {
        answer.outcome.append(jump)
      } else if now.count > 1 {
        answer.outcome.append(Clause(.fractionCounts, animator))
      }
      return answer
    }
  }
}

// Answers about which recognizer gets a touch, and about inputs without effect.

extension Answers {
  /// Returns the answer for a pan that was refused, and for the effect of the recognizer that won.
  static func refused(_ moment: AnswerContext) -> Answer? {
    guard let refusal = moment.last(.panRefused) else { return nil }
    let winner = moment.winner(after: refusal, in: moment.after)
    // A reported pan names no recognizer, and the view on which it began may belong to the winner.
    let view = moment.after.panView
    let pan = view.map { $0 == winner ? "the scene's pan" : "the pan of \($0)" } ?? "the pan"
    var answer = Answer(
      refusal.event.gesture.map { Clause(.refused, winner, detail: $0) }
        ?? Clause(.panRefused, detail: pan),
      because: axisReason(refusal, isRefusal: true, moment.after, among: moment.catalog.axes)
        .reasons)
    if let scroll = scrolled(moment) {
      answer.outcome += scroll.outcome
      answer.now = scroll.now
      answer.still = scroll.still
    } else if let winner {
      answer.now = offset(of: winner, moment)
    }
    return answer
  }

  /// Returns the reason that an axis rule gives, with the velocities that it compared.
  ///
  /// - Parameter isBrief: Whether to print the unit only once.
  static func axisReason(
    _ entry: Trace.Entry, isRefusal: Bool, isBrief: Bool = false, _ simulation: Simulation,
    among axes: [AxisRule]
  ) -> String {
    let reason = entry.event.reason
    guard let velocity = entry.event.velocity,
      let rule = axes.first(where: { $0.summary == reason })
    else {
      return Criteria.met(entry.event, in: simulation) ?? Wording().text(of: entry.event.why)
    }
    let (across, along) = (velocity.dx.magnitude, velocity.dy.magnitude)
    let vertical = "vertical \(Prose.speed(along, apart: [across]))"
    let horizontal = "horizontal \(Prose.speed(across, apart: [along]))"
    func compared(_ one: String, _ other: String) -> String {
      // If the velocity is zero, the rules compare the displacements (G86).
      guard velocity != .zero else {
        let verb = isRefusal ? "is not mostly" : "is mostly"
        let isAtOnce = Criteria.instant(of: entry.event.gesture, in: simulation) == "at touch-down"
        if isAtOnce, isRefusal {
          return
            "it asks at touch-down, when nothing has moved, and axis=\(rule.name) refuses zero velocity"
        }
        return "the velocity is zero, and the displacement \(verb) \(one.prefix { $0 != " " })"
      }
      return one + (isBrief ? "" : " pt/s") + (isRefusal ? " does not exceed " : " exceeds ")
        + other + " pt/s"
    }
    switch rule.name {
    case AxisRule.vertical.name: return compared(vertical, horizontal)
    case AxisRule.horizontal.name: return compared(horizontal, vertical)
    default:
      return "the pan \(Wording.withoutCitations(rule.summary)): \(vertical), \(horizontal) pt/s"
    }
  }

  /// Returns the answer for a recognized swipe and its effect.
  static func swiped(_ moment: AnswerContext) -> Answer? {
    guard let swipe = moment.last(.swipeRecognized), moment.last(.decided) == nil,
      let gesture = swipe.event.gesture, let direction = swipe.event.direction
    else { return nil }
    var answer = Answer(
      Clause(.happened, detail: "\(gesture) recognized a swipe \(direction)"),
      because: Wording().text(of: swipe.event.why).reasons, now: changes(moment, most: 2))
    if let prospect = prospect(moment) { answer.outcome.append(prospect) }
    return answer
  }

  /// Returns the answer for a tap, a pan or a hold that has no effect in the current state.
  static func ignored(_ moment: AnswerContext) -> Answer? {
    guard
      let ignored = moment.last(
        [.panIgnored, .holdRefused, .transitionCallLost] + EventKind.ignoredTaps),
      moment.last(.animatorStarted, .transitionBegan) == nil
    else { return nil }
    // If another view took the tap, the answer for that view mentions this one in a note.
    if ignored.event.by != nil, moment.last(EventKind.taps) != nil { return nil }
    let on = ignored.event.on ?? ignored.event.animator
    return Answer(
      Clause(.ignored, on, detail: ignored.event.name),
      because: Wording().text(of: ignored.event.why).reasons,
      now: moment.hasStates(moment.after)
        ? [Answer.Value("state", .word(moment.after.state))] : [])
  }

  /// Returns the view that a finger hit instead of its intended target, or `nil` if it hit the
  /// target.
  static func whatTookIt(_ step: Session.Step, _ moment: AnswerContext) -> Clause? {
    if let ignored = moment.last(EventKind.ignoredTaps), let other = ignored.event.by,
      let view = ignored.event.on,
      moment.last([.animatorStarted, .transitionBegan] + EventKind.taps) != nil
    {
      return Clause(.touchTaken, other, detail: view)
    }
    guard let down = moment.entries.first(where: { $0.event.touch == .down }),
      let place = down.event.place, var before = moment.before,
      (try? before.advance(to: down.time)) != nil
    else { return nil }
    guard let view = step.target else {
      // A finger at a point may have been meant for a view that takes no touches at present.
      guard
        moment.last([.gestureBegan, .pan, .scrollBegan] + EventKind.taps + EventKind.ignoredTaps)
          == nil
      else {
        return nil
      }
      return Ineffective.passedThrough(place, before).first.map { .reason($0) }
    }
    switch before.hit(at: place, meantFor: view) {
    case .meant: return nil
    case .other(let other): return Clause(.touchTaken, other, detail: view)
    case .nothing:
      let reason = before.untouchability(of: view).map { Wording().text(of: $0) }
      return reason.map { .reason("\(view): \($0)") } ?? Clause(.untouchable, view)
    }
  }

  /// The reason why a run continues after a cancelled pan.
  static let keptReason = "the pan was cancelled, and `cancelled=keep` lets the run go on"
}
