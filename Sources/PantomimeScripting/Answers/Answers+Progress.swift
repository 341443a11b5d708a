import PantomimeKit
import PantomimeReporting

// Answers about the events that occurred while time advanced.

extension Answers {
  /// Returns the answer for completions, running animators, and pending events.
  static func progressed(_ moment: AnswerContext) -> Answer? {
    if let end = moment.last(.completed), let animator = end.event.animator {
      return arrived(animator, main(of: moment) ?? end, moment)
    }
    if let end = moment.last(.transitionEnded) {
      let isBack = end.event.lastWord == "cancelled"
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
    if let animator = moment.running.first { return underWay(animator, moment) }
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
      return ended(end, clause, [Answer.Value("state", .word(moment.after.state))], moment)
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
    if let animator = moment.running.first, let next = moment.destination(of: animator) {
      answer.outcome.append(next.clause(.next, animator))
    } else {
      answer.outcome.append(prospect(moment) ?? atRest(since: end, moment))
    }
    return answer
  }

  /// Returns the clause that everything is at rest, with the instant of the last end if that is
  /// later than the given end.
  private static func atRest(since end: Trace.Entry, _ moment: AnswerContext) -> Clause {
    guard let last = AnswerContext.lastEnd(moment.ownEntries), last.time > end.time else {
      return Clause(.atRest)
    }
    return Clause(.rested, at: last.time.seconds)
  }

  private static func underWay(_ animator: String, _ moment: AnswerContext) -> Answer {
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
      let end = place(of: moving, in: moment.rest.simulation)
      let last = moment.rest.entries.last { $0.event.theme == .scrollEnded }
      return Answer(
        Clause(
          .scrollMoving, moving, to: end.map { Prose.points($0) }.joined(separator: ","),
          in: last.map { moment.seconds(until: $0.time) },
          place: place(of: moving, in: moment.after)),
        now: offset(of: moving, moment))
    }
    if let transition = transitionUnderWay(moment) { return transition }
    guard let held = moment.after.animatorNames.first(where: { moment.isHeld($0) }) else {
      return nil
    }
    let isTouched = moment.isPanUnderWay
    return Answer(
      Clause(.heldStill, held, share: moment.number("progress", of: held) ?? 0),
      because: [Clause(isTouched ? .heldByFinger : .paused)], now: moment.place(of: held),
      still: isTouched ? nil : Clause(.waitsForAnimator))
  }

  private static func transitionUnderWay(_ moment: AnswerContext) -> Answer? {
    guard moment.after.read("transition.running") == .flag(true), let end = moment.transitionEnd,
      let progress = moment.after.read("progress")
    else { return nil }
    return Answer(
      end.clause(.transitionMoving), now: [Answer.Value("progress", progress)])
  }
}
