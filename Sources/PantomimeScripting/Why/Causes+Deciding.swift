import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// What a rule made of a lift-off, and what followed.

extension Causes {
  /// The decision at the last lift-off, or what it would be now; with all that led to it if wanted.
  static func decision(
    _ session: Session, _ simulation: Simulation, isWhole: Bool
  ) -> Response {
    guard let lift = DecidedLift(of: session), let ruling = ShownRuling(session, lift: lift),
      let moment = lift.moment
    else {
      let isDown = simulation.pan.state.isActive
      let what = isDown ? "no lift-off would decide anything here" : "nothing has been decided yet"
      return nothing(what, session, simulation)
    }
    let isUnderWay = simulation.pan.state.isActive
    let course = Course(
      session, simulation, upTo: isUnderWay ? nil : lastDecision(simulation))
    let time = isUnderWay ? simulation.now : ruling.time
    var why = Explanation(head(moment, ruling, isUnderWay, time))
    if isWhole {
      why.add("touches", touches(course, by: time))
      let source = velocitySource(isUnderWay ? simulation : moment.after, at: time)
      why.add("velocity", source)
      why.add("won", winners(course))
      why.add("lost", losers(course, besides: course.taps))
    } else {
      why.add("lift-off", ruling.stood)
    }
    let decision = ruling.ruling.decision
    let decided = moment.last(.decided)
    why.add("rule", "\(name(of: decided, simulation)): \(ruling.reason(decision))")
    if !isWhole {
      why.add("margin", margin(decision))
      why.add("compare", "`compare rules` shows what other rules would make of it")
    }
    why.add("so", followed(moment))
    if !isUnderWay { why.add("change", Flip.told(session, decidedAt: ruling.time)) }
    for reason in reasons(moment, decision) { why.cite(reason) }
    why.end()
    return .explained(why)
  }

  /// The number of the last decision among all events.
  private static func lastDecision(_ simulation: Simulation) -> Int? {
    simulation.trace.entries.lastIndex { $0.event.theme == .decided }
  }

  private static func head(
    _ moment: Moment, _ ruling: ShownRuling, _ isUnderWay: Bool, _ time: Instant
  ) -> String {
    let outcome =
      Answers.letGo(moment)?.outcome.first?.body ?? ruling.goal(ruling.ruling.decision)
    return isUnderWay
      ? "if the finger lifted now: \(outcome)"
      : "\(outcome), decided at \(Prose.seconds(time.seconds)) s"
  }

  /// The rule that decided, with its parameters where it is still in force.
  private static func name(of decided: Trace.Entry?, _ simulation: Simulation) -> String {
    guard let name = decided?.event.rule else {
      return simulation.name == Blank.name ? "the drive's own" : "the scene's own"
    }
    guard let rule = simulation.rule, rule.name == name else { return name }
    return RuleStatement.text(rule)
  }

  private static func margin(_ decision: Decision) -> String {
    decision.margin.isFinite
      ? "decided by \(decision.by.rawValue), with \(ShownRuling.margin(decision)) to spare"
      : "decided by \(decision.by.rawValue), and no change of it would have mattered"
  }

  /// What the lift-off set going, and where that comes to rest.
  private static func followed(_ moment: Moment) -> [String] {
    var texts: [String] = []
    let continued = moment.all(.continued)
    if let animator = Answers.released(moment),
      let on = continued.last(where: { $0.event.animator == animator })
    {
      let share = on.event.progress.map { " from \(Prose.share($0))" } ?? ""
      let time = on.event.remaining.map { ", \(Prose.seconds($0)) s" } ?? ""
      let curve = moment.after.timing(of: animator).map { " of \($0.told)" } ?? ""
      let turns = moment.all(.reversed, .forward).contains { $0.event.animator == animator }
      let turn = turns ? "turns round, and goes on" : "goes on"
      texts.append("\(animator) \(turn)\(share)\(time)\(curve)")
      let others = continued.compactMap { $0.event.animator }.filter { $0 != animator }
      if !others.isEmpty {
        let verb = others.count == 1 ? "goes on" : "go on"
        texts.append("\(Spelling.list(others, "and")) \(verb) at the same time")
      }
    } else if let on = moment.last(.transitionLetGo, .scrollReleased, .decelerating) {
      let what = on.event.transition ?? on.event.view ?? ""
      texts.append([on.event.name, what].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    if let end = Moment.lastEnd(moment.rest.entries[...]) {
      let rested = moment.rest.simulation
      let state = moment.hasStates(rested) ? "; \(rested.state)" : ""
      texts.append("at rest at \(Prose.seconds(end.time.seconds)) s\(state)")
    }
    return texts
  }

  private static func reasons(_ moment: Moment, _ decision: Decision) -> [String] {
    [decision.reason]
      + moment.all(.decided, .continued, .reversed, .forward, .transitionLetGo).map {
        $0.event.reason
      }
  }
}
