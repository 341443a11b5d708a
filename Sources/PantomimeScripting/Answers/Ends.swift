import PantomimeKit
import PantomimeReporting

/// The two ends that a lift-off may lead to, in the scene's own words: each is found on a fork by
/// letting it lead there.
struct Ends {
  /// Where it goes that completes, and where it goes back.
  let (ahead, back): (Destination, Destination)

  /// The ends of a lift-off, or `nil` if the one or the other comes to no end of its own.
  init?(of lift: DecidedLift) {
    guard let ahead = lift.destination(.complete), let back = lift.destination(.revert)
    else { return nil }
    (self.ahead, self.back) = (ahead, back)
  }

  /// Where a decision leads.
  subscript(decision: Decision) -> Destination { decision.completes ? ahead : back }

  /// The word alone, if that tells the ends apart; otherwise with the way.
  func word(_ decision: Decision) -> String {
    ahead.word == back.word ? self[decision].phrase : self[decision].word
  }
}

/// A lift-off that was decided, and the session as it was when the finger was about to lift.
struct DecidedLift {
  let before: Session
  let input: Input

  /// The lift-off of the pan under way, as it would be now, or else the last one; `nil` where nothing
  /// was decided.
  init?(of session: Session) {
    guard let simulation = session.simulation, let decisionRecord = simulation.decisionRecord else {
      return nil
    }
    var fork = session
    fork.recording.sampler = nil
    fork.watchers.assertions = Assertions()
    switch simulation.pan.state {
    case .began, .changed:
      before = fork
      input =
        simulation.touchesDown.isEmpty
        ? .pan(PanInput(.ended, velocity: simulation.pan.velocity))
        : .touch(simulation.touchesDown.map { Touch(.up, id: $0.id, at: $0.place) })
    case .possible, .ended, .cancelled, .failed:
      guard let found = DecidedLift.search(decisionRecord, in: simulation) else { return nil }
      fork.simulation = found.before
      fork.watchers.reactions.skip(to: found.before.trace.count)
      before = fork
      input = found.input
    }
  }

  /// Plays the log again up to the input at which it was decided.
  private static func search(
    _ decisionRecord: DecisionRecord, in simulation: Simulation
  ) -> (before: Simulation, input: Input)? {
    let entries = simulation.log.inputs
    guard let first = entries.firstIndex(where: { $0.time == decisionRecord.time }),
      var past = try? simulation.replayed(first: first, until: decisionRecord.time)
    else { return nil }
    var found: (before: Simulation, input: Input)?
    for entry in entries[first...] {
      guard entry.time == decisionRecord.time else { break }
      let before = past
      // What was refused then is refused again.
      try? past.handle(entry.input)
      if past.entries(since: before).contains(where: { $0.event.theme == .decided }) {
        found = (before, entry.input)
      }
    }
    return found
  }

  /// What came of it, or would come of it now.
  var moment: AnswerContext? { DecidedLift.play(input, in: before) }

  /// Where an outcome leads from here.
  func destination(_ outcome: Decision.Outcome) -> Destination? {
    var fork = before
    let rule = NamedRule(outcome.rawValue, "") { _ in FixedRule(outcome, reason: "") }
    guard (try? fork.set(.rule(rule), span: Span(0, 0))) != nil else { return nil }
    return DecidedLift.play(input, in: fork).flatMap { Answers.landing($0) }
  }

  /// What comes of an input.
  private static func play(_ input: Input, in session: Session) -> AnswerContext? {
    var fork = session
    guard let start = fork.simulation, (try? fork.handle(input, span: Span(0, 0))) != nil,
      let end = fork.simulation, let ahead = Ahead(of: fork)
    else { return nil }
    return AnswerContext(
      before: start, after: end, entries: end.entries(since: start), response: .nothing,
      ahead: ahead, catalogue: fork.catalogue)
  }
}

extension Simulation {
  /// What was recorded after another simulation that it goes on from.
  func entries(since other: Simulation) -> [Trace.Entry] {
    Array(trace.entries.suffix(trace.count - other.trace.count))
  }
}
