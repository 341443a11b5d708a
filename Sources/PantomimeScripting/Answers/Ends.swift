import PantomimeKit
import PantomimeReporting

/// The two possible ends after a lift-off, in the words of the scene, each found by running a fork
/// of the session to it.
struct Ends {
  /// The end if the run completes, and the end if it reverses.
  let (ahead, back): (Destination, Destination)

  /// Creates the ends after a lift-off, or returns `nil` if one of the runs never settles.
  init?(of lift: DecidedLift) {
    guard let ahead = lift.destination(.complete), let back = lift.destination(.revert)
    else { return nil }
    (self.ahead, self.back) = (ahead, back)
  }

  /// Returns the destination of a decision.
  subscript(decision: Decision) -> Destination { decision.completes ? ahead : back }

  /// Returns the destination's word if it distinguishes the two ends, or else the phrase with its
  /// verb.
  func word(_ decision: Decision) -> String {
    ahead.word == back.word ? self[decision].phrase : self[decision].word
  }
}

/// A lift-off that led to a decision, and the session immediately before the lift-off.
struct DecidedLift {
  let before: Session
  let input: Input
  /// The input that would have ended the gesture: the same input, or a release if it cancelled the
  /// gesture.
  private let release: Input

  /// Creates the lift-off that the active pan would have now, or else the last lift-off, or returns
  /// `nil` if there was no decision.
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
      input = DecidedLift.release(in: simulation)
      release = input
    case .possible, .ended, .cancelled, .failed:
      guard let found = DecidedLift.search(decisionRecord, in: simulation) else { return nil }
      fork.simulation = found.before
      fork.watchers.reactions.skip(to: found.before.trace.count)
      before = fork
      input = found.input
      release =
        decisionRecord.lift.isCancelled ? DecidedLift.release(in: found.before) : found.input
    }
  }

  /// Returns the input that would release the active pan.
  private static func release(in simulation: Simulation) -> Input {
    simulation.touchesDown.isEmpty
      ? .pan(PanInput(.ended, velocity: simulation.pan.velocity))
      : .touch(simulation.touchesDown.map { Touch(.up, id: $0.id, at: $0.place) })
  }

  /// Replays the log up to the input that caused the decision.
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
      // An input that was refused then is refused again.
      try? past.handle(entry.input)
      if past.entries(since: before).contains(where: { $0.event.theme == .decided }) {
        found = (before, entry.input)
      }
    }
    return found
  }

  /// The result of the lift-off.
  var moment: AnswerContext? { DecidedLift.play(input, in: before) }

  /// Returns the destination that the lift-off has if its decision has the given outcome.
  ///
  /// A cancelled gesture doesn't consult a rule, so its ends are those of a release.
  func destination(_ outcome: Decision.Outcome) -> Destination? {
    var fork = before
    let rule = NamedRule(outcome.rawValue, "") { _ in FixedRule(outcome, reason: "") }
    guard (try? fork.set(.rule(rule), span: Span(0, 0))) != nil else { return nil }
    return DecidedLift.play(release, in: fork).flatMap { Answers.landing($0) }
  }

  /// Returns the effects of an input on a session.
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
  /// Returns the events since an earlier simulation.
  func entries(since other: Simulation) -> [Trace.Entry] {
    Array(trace.entries.suffix(trace.count - other.trace.count))
  }
}
