import PantomimeKit
import PantomimeReporting

/// The end of a run, in the scene's own words, and when it comes.
struct Destination {
  /// The state at the end, or the place of an anchor.
  let word: String
  /// The verb that leads to the state, or `nil` if the scene declares none.
  var verb: StateVerb?
  /// Whether the word is the place of an anchor.
  var isAnchor = false
  /// Whether the run returns to where it came from.
  let isBack: Bool
  /// The seconds until the end.
  let seconds: Double

  /// The end as an outcome: `expands`, `returns to collapsed`, `settles at 480`.
  var phrase: String { clause(.moving).with { $0.seconds = nil }.end }

  /// The same after "would": `expand`, `return to collapsed`.
  var wouldPhrase: String { clause(.moving).with { $0.seconds = nil }.would }

  /// A clause of a kind that ends here.
  func clause(_ kind: Clause.Kind, _ subject: String? = nil) -> Clause {
    Clause(kind, subject, to: word, isReturn: isBack, in: seconds).with {
      ($0.verb, $0.isAnchor) = (verb, isAnchor)
    }
  }
}

extension Simulation {
  /// The verb that leads to a state of the scene, or `nil` if the scene declares none.
  func verb(to state: String) -> StateVerb? { stateVerbs.first { $0.state == state } }

  /// The verb for a run that leaves the present state, or `nil` unless there is exactly one.
  var leavingVerb: StateVerb? {
    let others = stateVerbs.filter { $0.state != state }
    return others.count == 1 ? others[0] : nil
  }
}

extension AnswerContext {
  /// Where an animator comes to its end by itself; `nil` if it does not.
  func destination(of animator: String) -> Destination? {
    func isEnd(_ entry: Trace.Entry) -> Bool {
      entry.event.theme == .completed && entry.event.animator == animator
    }
    let end = entriesAtNow.first(where: isEnd)
    guard ahead.isForeseeable else {
      return (end ?? rest.entries.first(where: isEnd)).map {
        destination(endingWith: $0, of: animator, in: rest.simulation)
      }
    }
    if let end { return destination(endingWith: end, of: animator, in: after) }
    guard let end = Prospect(of: after).ownEnd(of: animator) else { return nil }
    return destination(
      of: animator, isBack: end.position == .start, place: end.place, at: end.time, in: after)
  }

  /// What has happened at this instant already: an end that an input creates comes at once.
  private var entriesAtNow: [Trace.Entry] {
    guard let turn = entries.lastIndex(where: { AnswerContext.isImpulse($0.event) }) else {
      return []
    }
    return entries[turn...].filter { $0.time == after.now }
  }

  private static func isImpulse(_ event: Event) -> Bool {
    switch event.theme {
    case .continued, .started, .delayed, .decided: true
    default: false
    }
  }

  /// Where a completion leads.
  ///
  /// - Parameters:
  ///   - end: the completion.
  ///   - animator: whose it is.
  ///   - simulation: the one whose state is asked.
  func destination(
    endingWith end: Trace.Entry, of animator: String, in simulation: Simulation
  ) -> Destination {
    destination(
      of: animator, isBack: end.event.lastWord == "start", place: end.event.runEnd,
      at: end.time, in: simulation)
  }

  private func destination(
    of animator: String, isBack: Bool, place: String?, at time: Instant,
    in simulation: Simulation
  ) -> Destination {
    let state = anchor == nil ? state(of: animator, in: simulation) : nil
    return Destination(
      word: anchor ?? state ?? place ?? (isBack ? "home" : "out"),
      verb: state.flatMap { simulation.verb(to: $0) }, isAnchor: anchor != nil, isBack: isBack,
      seconds: seconds(until: time))
  }

  /// The anchor that was chosen last, by its place; `nil` where there are two ends.
  private var anchor: String? {
    guard !isPanUnderWay, let decisionRecord = after.decisionRecord,
      decisionRecord.lift.scope == .anchors
    else {
      return nil
    }
    return Prose.points(decisionRecord.decision.anchor)
  }

  /// The word of the scene's state that an animator leads to; `nil` where the scene has none for it.
  func state(of animator: String, in simulation: Simulation) -> String? {
    if case .word(let word)? = simulation.read("\(animator).state") { return word }
    guard hasStates(simulation) else { return nil }
    let isItsOwn =
      simulation.principalAnimator == animator || simulation.state != after.state
      || before.map { simulation.state != $0.state } ?? false
    return isItsOwn ? simulation.state : nil
  }

  /// Whether the state tells anything; an empty stage has none until it is given one.
  func hasStates(_ simulation: Simulation) -> Bool {
    simulation.state != simulation.name
  }

  /// What a transition leads to, from now on or just now.
  var transitionEnd: Destination? {
    guard
      let end = (entries.filter { $0.time == after.now } + rest.entries).first(where: {
        $0.event.theme == .transitionEnded
      })
    else { return nil }
    let state = rest.simulation.state
    return Destination(
      word: state, verb: after.verb(to: state), isBack: end.event.lastWord == "cancelled",
      seconds: seconds(until: end.time))
  }
}
