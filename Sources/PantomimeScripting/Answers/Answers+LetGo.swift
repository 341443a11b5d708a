import PantomimeKit
import PantomimeReporting

// Answers about the outcome of a gesture at lift-off.

extension Answers {
  /// Returns the answer for a lift-off that led to a decision.
  static func letGo(_ moment: AnswerContext) -> Answer? {
    guard let decided = moment.last(.decided), var answer = letGo(decided, moment) else {
      return nil
    }
    let isCancelled = moment.after.decisionRecord?.lift.isCancelled ?? false
    answer.outcome[0].isCancelled = isCancelled
    return answer
  }

  private static func letGo(_ decided: Trace.Entry, _ moment: AnswerContext) -> Answer? {
    if let place = decided.event.anchor {
      return letGo(to: place, decided, moment)
    }
    guard let landing = landing(moment) else {
      return Answer(
        Clause(.releasedOn, isReturn: decided.event.lastWord == "start"),
        because: reasons(decided, moment), now: changes(moment, most: 2))
    }
    guard let animator = released(moment) else {
      let state = "state"
      return Answer(
        landing.clause(.released), because: reasons(decided, moment),
        now: moment.after.read(state).map { [Answer.Value(state, $0)] } ?? [])
    }
    var answer = Answer(
      landing.clause(.released, animator),
      because: reasons(decided, moment),
      now: moment.place(of: animator))
    if let end = moment.restEnd, moment.seconds(until: end.time) > landing.seconds {
      answer.outcome.append(Clause(.restsIn, in: moment.seconds(until: end.time)))
    }
    if let jump = jump(of: animator, moment) { answer.outcome.append(jump) }
    return answer
  }

  /// Returns the destination of the last lift-off, or `nil` if it never settles.
  static func landing(_ moment: AnswerContext) -> Destination? {
    guard let index = moment.entries.lastIndex(where: { $0.event.theme == .decided }) else {
      return nil
    }
    guard let animator = released(moment) else {
      return moment.transitionEnd ?? end(of: moment.entries[index...], moment)
    }
    return moment.destination(of: animator)
  }

  /// Returns the first animator that the last lift-off released, which is the subject of the
  /// headline.
  static func released(_ moment: AnswerContext) -> String? {
    let index = moment.entries.lastIndex { $0.event.theme == .decided } ?? 0
    return moment.entries[index...].first { entry in
      entry.event.theme == .continued && entry.event.animator != nil
    }?.event.animator
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
    guard let end = entries.first(where: { $0.event.theme == .completed }),
      let animator = end.event.animator
    else { return nil }
    return moment.destination(endingWith: end, of: animator, in: moment.rest.simulation)
  }

  /// Returns the answer for a release to an anchor, which is named by its position.
  private static func letGo(
    to place: Double, _ decided: Trace.Entry, _ moment: AnswerContext
  ) -> Answer {
    let end = moment.rest.entries.last { $0.event.theme == .completed }
    return Answer(
      Clause(
        .releasedAt, in: moment.seconds(until: end?.time ?? moment.after.now), place: [place]),
      because: reasons(decided, moment), now: changes(moment, most: 1))
  }

  private static func reasons(_ decided: Trace.Entry, _ moment: AnswerContext) -> [Clause] {
    let wording = moment.wording
    var reasons = wording.text(of: decided.event.why).reasons
    // Inserted next to the velocity's age, because narrow lines omit the last clauses.
    if wording.age != nil, let first = reasons.first, first.text.hasSuffix("old), decides") {
      let zeros = VelocityAge.zeros(
        moment.after, at: decided.time, among: moment.catalogue.estimators)
      reasons.insert(.reason(zeros), at: 1)
    }
    return reasons
  }
}

extension String {
  /// The parts of a reason, separated by semicolons.
  var reasons: [Clause] {
    split(separator: ";").map { part in .reason(String(part.drop { $0 == " " })) }
  }
}
