import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// Explaining the decision at a lift-off, and the effects of that decision.

extension Causes {
  /// Returns the explanation of the decision at the last lift-off, or of the decision that a
  /// lift-off would cause now, optionally with all its causes.
  static func decision(
    _ session: Session, _ simulation: Simulation, isWhole: Bool
  ) -> Response {
    guard let lift = DecidedLift(of: session),
      let decisionRecord = ShownDecision(session, lift: lift),
      let moment = lift.moment
    else {
      let isDown = simulation.pan.state.isActive
      let what = isDown ? "no decision is made at lift-off here" : "nothing has been decided yet"
      return nothing(what, session, simulation)
    }
    let isUnderWay = simulation.pan.state.isActive
    let course = Course(
      session, simulation, upTo: isUnderWay ? nil : lastDecision(simulation))
    let time = isUnderWay ? simulation.now : decisionRecord.time
    var why = Explanation(head(moment, decisionRecord, isUnderWay, time))
    if isWhole {
      why.add("touches", touches(course, by: time))
      let source = velocitySource(
        isUnderWay ? simulation : moment.after, at: time, among: session.catalogue.estimators)
      why.add("velocity", source)
      why.add("won", winners(course))
      why.add("lost", losers(course, besides: course.taps))
    } else {
      why.add("lift-off", decisionRecord.stood)
    }
    let decision = decisionRecord.decisionRecord.decision
    let decided = moment.last(.decided)
    let reason = decisionRecord.reason(decision, omitsKnown: isWhole)
    why.add("rule", "\(name(of: decided, simulation)): \(reason)")
    if !isWhole {
      why.add("margin", margin(decision))
      why.add("compare", "`compare rules` shows the outcome under other rules")
    }
    why.add("then", followed(moment))
    why.add("fault", faults(course))
    if !isUnderWay { why.add(.last(session, decidedAt: decisionRecord.time)) }
    for reason in reasons(moment, decision) { why.cite(reason) }
    for animator in moment.all(.continued).compactMap({ $0.event.animator }) {
      if let stray = moment.after.curve(of: animator)?.strayFit { why.cite(stray.text) }
    }
    why.end()
    return .explained(why)
  }

  /// Returns the index of the last decision among all events.
  private static func lastDecision(_ simulation: Simulation) -> Int? {
    simulation.trace.entries.lastIndex { $0.event.theme == .decided }
  }

  private static func head(
    _ moment: AnswerContext, _ decisionRecord: ShownDecision, _ isUnderWay: Bool, _ time: Instant
  ) -> String {
    let clause = Answers.letGo(moment)?.outcome.first
    let goal = decisionRecord.goal(decisionRecord.decisionRecord.decision)
    return isUnderWay
      ? "if released now: \(clause?.body ?? goal)"
      : "\(clause?.pastBody ?? goal); decided at \(Prose.seconds(time.seconds)) s"
  }

  /// Returns the name of the rule that decided, with the rule's parameters if it's still in effect.
  private static func name(of decided: Trace.Entry?, _ simulation: Simulation) -> String {
    guard let name = decided?.event.rule else {
      return simulation.name == Blank.name ? "this drive's rule" : "this scene's rule"
    }
    guard let rule = simulation.preferences.rule, rule.name == name else { return name }
    return RuleStatement.text(rule)
  }

  private static func margin(_ decision: Decision) -> String {
    decision.margin.isFinite
      ? "\(decision.by.rawValue), by \(ShownDecision.margin(decision))"
      : "\(decision.by.rawValue), at any value"
  }

  /// Returns the effects of the lift-off, and the state in which they end.
  private static func followed(_ moment: AnswerContext) -> [String] {
    var texts: [String] = []
    let continued = moment.all(.continued)
    if let animator = Answers.released(moment),
      let on = continued.last(where: { $0.event.animator == animator })
    {
      let time = on.event.remaining.map { " and takes \(Prose.seconds($0)) s" } ?? ""
      let curve = moment.after.curve(of: animator).map { ", \($0.text)" } ?? ""
      let turns = moment.all(.reversed, .forward).contains { $0.event.animator == animator }
      let verb = turns ? "reverses at" : "continues from"
      let share = on.event.progress.map { " \(verb) \(Prose.share($0))" }
      texts.append("\(animator)\(share ?? (turns ? " reverses" : " continues"))\(time)\(curve)")
      if let stray = moment.after.curve(of: animator)?.strayFit { texts.append(stray.text) }
      if let measure = ownMeasure(of: on.event, moment) { texts.append(measure) }
      let others = continued.compactMap { $0.event.animator }.filter { $0 != animator }
      if !others.isEmpty {
        let verb = others.count == 1 ? "continues" : "continue"
        let noun = others.count == 1 ? "the animator" : "the animators"
        texts.append("\(noun) \(Spelling.list(others, "and")) \(verb) at the same time")
      }
    } else if let on = moment.last(.transitionLetGo, .scrollReleased, .decelerating) {
      texts.append(followed(on.event))
    }
    if let end = AnswerContext.lastEnd(moment.rest.entries[...]) {
      let rested = moment.rest.simulation
      let state = moment.hasStates(rested) ? ", \(rested.state)" : ""
      let rest = "at rest at \(Prose.seconds(end.time.seconds)) s\(state)"
      if let first = texts.first { texts[0] = "\(first); \(rest)" } else { texts.append(rest) }
    }
    return texts
  }

  /// Returns the effect of a lift-off on a transition or a scroll view.
  private static func followed(_ event: Event) -> String {
    if let transition = event.transition {
      let verb = event == .transitionCancelling ? "is cancelled" : "finishes"
      return "the \(transition) transition \(verb)"
    }
    let verb = event.theme == .decelerating ? "decelerates" : "is released"
    return "\(event.view ?? "the scroll view") \(verb)"
  }

  /// Returns the text about how a scene normalizes the initial velocity of a spring, or `nil` if it
  /// divides by the remaining distance.
  private static func ownMeasure(of continued: Event, _ moment: AnswerContext) -> String? {
    guard moment.after.name != Blank.name, let record = moment.after.decisionRecord,
      record.lift.scope == .twoEnds, let progress = continued.progress,
      let initial = continued.initialVelocity, initial != 0
    else { return nil }
    let speed = record.lift.velocity.magnitude
    let left = record.lift.distance * (record.decision.completes ? 1 - progress : progress)
    let (divisor, natural) = (speed / initial.magnitude, speed / left)
    guard left > 0, (natural / initial.magnitude - 1).magnitude > 0.01 else { return nil }
    return "\(moment.after.name) divides the speed by \(Prose.plain(divisor)), as published; "
      + "dividing by the remaining distance would give \(Prose.plain(natural))"
  }

  private static func reasons(_ moment: AnswerContext, _ decision: Decision) -> [String] {
    [decision.reason]
      + moment.all(.decided, .continued, .reversed, .forward, .transitionLetGo).map {
        $0.event.reason
      }
  }
}
