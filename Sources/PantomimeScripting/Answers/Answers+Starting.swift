import PantomimeKit
import PantomimeReporting

// Answers about runs that start, and about scenes that start.

extension Answers {
  /// Returns the answer for a run that starts.
  static func started(_ moment: AnswerContext) -> Answer? {
    let starts = moment.all(.started, .delayed).filter { $0.time == moment.after.now }
    let isTap = moment.last(.tap) != nil
    if let waiting = moment.last(.waiting), waiting.time == moment.after.now,
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
    return clause
  }

  private static func whyTapped(_ moment: AnswerContext) -> [Clause] {
    moment.before.flatMap { moment.tapReason(in: $0) }.map { [$0] } ?? []
  }

  /// Returns the answer for a scene that starts, and for what then moves automatically.
  static func sceneBegan(_ moment: AnswerContext) -> Answer? {
    guard moment.entries.last(where: { $0.event.theme == .scene }) != nil, moment.before == nil,
      moment.after.now == .zero
    else { return nil }
    let simulation = moment.after
    let state = moment.hasStates(simulation) ? simulation.state : nil
    return Answer(
      Clause(.began, simulation.name, to: state), prospect(moment) ?? Clause(.idle),
      still: leftBehind(moment) ?? stillSet(simulation))
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
    if moment.ahead.isForeseeable, moment.after.endless.isEmpty {
      let ends = Prospect(of: moment.after).lastEnds
      return (ends.ofRuns ?? ends.ofLayers).map { Clause(.restsIn, in: moment.seconds(until: $0)) }
    }
    let rest = moment.rest
    guard let end = rest.entries.last(where: { $0.event.tone == .outcome }) ?? rest.entries.last
    else {
      let what = rest.simulation.endless.first ?? "something"
      return rest.isEndless ? Clause(.endless, what) : nil
    }
    let time = moment.seconds(until: end.time)
    let state = rest.simulation.state
    if state != moment.after.state,
      let change = rest.entries.last(where: { $0.event.theme == .state })
    {
      return Clause(.becomesIn, to: state, in: moment.seconds(until: change.time)).with {
        // The subject of this verb is the scene, which only the answer for a starting scene names.
        $0.verb = moment.before == nil ? moment.after.verb(to: state) : nil
        $0.rest = change.time < end.time ? time : nil
      }
    }
    guard rest.isEndless else { return Clause(.restsIn, in: time) }
    return rest.simulation.endless.first.map { Clause(.endless, $0) } ?? Clause(.ongoing)
  }
}
