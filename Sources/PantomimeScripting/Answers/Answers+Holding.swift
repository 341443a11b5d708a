import PantomimeKit
import PantomimeReporting

// Answers about animators held by a finger, and about animators controlled through their interface.

extension Answers {
  /// Returns the answer for an animator that is paused or scrubbed, with or without a finger.
  static func held(_ moment: AnswerContext) -> Answer? {
    if let hold = moment.all(.paused, .scrubbed).last, let name = hold.event.animator {
      let first = moment.all(.paused, .scrubbed).first { $0.time == hold.time }
      let animator = first?.event.animator ?? name
      if moment.isHeld(animator) { return held(animator, moment) }
    }
    if let update = moment.last(.transitionUpdated, .transitionBegan),
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
      because: winning(moment), now: changes(moment, most: 2))
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
    let isCaught = moment.after.pan.translation == .zero && share > 0
    var clause = Clause(isCaught ? .caught : .held, name, share: share)
    if let decisionRecord = moment.after.decisionRecord, let heading = Heading(decisionRecord),
      decisionRecord.lift.distance > 0
    {
      let way = heading.way(of: moment.after.pan.translation)
      clause.travel = Clause.Travel(
        points: way.points, of: decisionRecord.lift.distance,
        way.points == 0 ? heading.ahead : way.word, from: decisionRecord.lift.startProgress,
        isAtLimit: way.points > 0 && share == 0 && way.word == heading.behind)
      clause.verb = moment.after.leavingVerb
    }
    return Answer(clause, because: winning(moment), now: now)
  }

  /// Returns the reason why a pan began: the axis rule that accepted it, or that no rule applied.
  private static func winning(_ moment: AnswerContext) -> [Clause] {
    guard moment.after.pan.state == .began,
      let began = moment.last(.gestureBegan) ?? moment.last(.pan)
    else { return [] }
    return axisReason(began, isRefusal: false, among: moment.catalogue.axes).reasons
  }

  /// Returns the answer for reversing, continuing, stopping or finishing through the animator's
  /// interface.
  static func steered(_ moment: AnswerContext) -> Answer? {
    guard !moment.hasPassed || moment.last(.tap) == nil,
      let last = moment.last(.reversed, .forward, .continued, .stopped, .parked),
      last.time == moment.after.now, !moment.isPanUnderWay || moment.last(.pan) == nil,
      let animator = last.event.animator
    else { return nil }
    let now = moment.place(of: animator)
    let share = moment.number("progress", of: animator) ?? 0
    switch last.event.theme {
    case .stopped where moment.after.unfinished.contains(animator):
      return Answer(
        Clause(.stopped, animator, share: share), now: now, still: Clause(.waitsForFinish))
    case .stopped: return Answer(Clause(.stoppedForGood, animator, share: share), now: now)
    case .parked:
      let place = last.event.endsAtStart ? "home" : "out"
      return Answer(Clause(.parked, animator, to: place, share: share), now: now)
    case .reversed, .forward:
      if moment.isInactive(animator) {
        // A run that is reversed at the instant of its start ends immediately.
        let isOver = moment.last(.reversed, .forward, .completed)?.event.theme == .completed
        guard !isOver else { return nil }
        let isReversed = last.event.theme == .reversed
        return Answer(Clause(isReversed ? .startsReversed : .startsForward, animator))
      }
      guard let end = moment.destination(of: animator) else {
        return Answer(
          Clause(.reversedAndHeld, animator, share: share), now: now,
          still: Clause(.waitsForAnimator))
      }
      return Answer(end.clause(.reverses, animator), now: now)
    default:
      guard let end = moment.destination(of: animator) else {
        return Answer(Clause(.continuesEndlessly, animator), now: now)
      }
      let isStart = moment.entries.contains {
        $0.time == last.time && $0.event.isProgrammed(animator)
      }
      let tapped = isStart ? moment.tapReason(in: moment.after) : nil
      var answer = Answer(
        end.clause(isStart ? .starts : .continues, animator),
        because: tapped.map { [$0] } ?? [], now: now)
      if now.count > 1 { answer.outcome.append(Clause(.fractionCounts, animator)) }
      return answer
    }
  }
}
