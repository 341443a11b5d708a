import PantomimeKit

/// `run`, `run for TIME`, `run until TIME`: advances time until everything is at rest, by a
/// duration, or to an instant.
struct RunCommand: Command {
  static let form = Form(
    "run", "Advances until everything is at rest.",
    details: "The clock stops at the last event. `run for 2` and `run until 1.5` "
      + "advance by or to a time. Endless motion is a failure after 60 s; finite motion "
      + "runs to its end, for one hour at most.",
    positionals: [
      .choice(Relation.self, isOptional: true), Positional(.time, isOptional: true),
    ],
    example: ["scene city-guide", "tap on=card", "run"])

  private enum Relation: String, CaseIterable {
    case duration = "for"
    case instant = "until"
  }

  private enum Goal {
    case rest
    case duration(TimeValue)
    case instant(TimeValue)
  }

  private let goal: Goal
  private let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    if arguments.accept(Relation.duration.rawValue) != nil {
      goal = .duration(try TimeValue(arguments.next("a time after 'for'", example: "run for 2")))
    } else if arguments.accept(Relation.instant.rawValue) != nil {
      goal = .instant(
        try TimeValue(arguments.next("a time after 'until'", example: "run until 1.5")))
    } else {
      goal = .rest
    }
  }

  static let refusalInReaction: RefusalInReaction? = .takesTime

  var elapsed: Elapsed {
    switch goal {
    case .rest: .some
    case .duration(let time): .by(time)
    case .instant(let time): .until(time, span)
    }
  }

  func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(span) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    switch goal {
    case .rest:
      return try runToRest(&session)
    case .duration(let time):
      try session.advance(
        to: session.options.frames.instant(after: time, from: session.now), span: span)
    case .instant(let time):
      try session.advance(to: session.options.frames.instant(at: time), span: span)
    }
    return .nothing
  }

  /// The limits of `run`, in seconds, as the language page states them: the first applies if
  /// something repeats endlessly, the second if every run has an end.
  private static let (patience, bound) = (60.0, 3_600.0)
  /// The maximum number of times that an object may start again after the first limit, before it
  /// counts as repeating endlessly; our choice.
  private static let mostRounds = 16

  private func runToRest(_ session: inout Session) throws(ScriptError) -> Response {
    // Nothing else may hold the simulation here; otherwise, the first event would copy its trace.
    let start = try session.running(span).now
    let limit = start.advanced(bySeconds: RunCommand.patience)
    while let deadline = session.simulation?.nextDeadline, deadline <= limit {
      try session.advance(to: deadline, span: span)
      // After an endless chain of events was cut off, events may still be due that would restart
      // it.
      if let now = session.simulation?.now, let next = session.simulation?.nextDeadline, next <= now
      {
        return RunCommand.unrest(
          RunCommand.patience, "the events at t=\(Numerals.text(now)) never end")
      }
    }
    if session.simulation?.nextEnd != nil {
      // Tried on a fork, which is discarded if something repeats endlessly, so that the trace
      // doesn't contain all the repetitions.
      var fork = session
      if let what = try runToEnds(&fork, by: start.advanced(bySeconds: RunCommand.bound)) {
        try session.advance(to: limit, span: span)
        return RunCommand.unrest(RunCommand.patience, "\(what) restarts repeatedly")
      }
      session = fork
    }
    if let next = session.simulation?.nextEnd {
      return RunCommand.unrest(
        RunCommand.bound, "\(next.what) runs until t=\(Numerals.text(next.time))")
    }
    guard let endless = session.simulation?.endless else { return .nothing }
    if let now = session.simulation?.now, now < limit { try session.advance(to: limit, span: span) }
    return RunCommand.unrest(RunCommand.patience, "\(endless) repeats forever")
  }

  /// Advances until every run that has an end has ended, or to a limit; returns the object that
  /// starts again too often, if there is one.
  private func runToEnds(_ session: inout Session, by bound: Instant) throws(ScriptError) -> String?
  {
    var rounds: [String: Int] = [:]
    while let next = session.simulation?.nextEnd {
      guard next.time <= bound else {
        try session.advance(to: bound, span: span)
        return nil
      }
      rounds[next.what, default: 0] += 1
      if rounds[next.what, default: 0] > RunCommand.mostRounds { return next.what }
      try session.advance(to: next.time, span: span)
    }
    return nil
  }

  private static func unrest(_ seconds: Double, _ actual: String) -> Response {
    .verdict(
      .failed(Mismatch(expected: "rest within \(Numerals.text(seconds)) s", actual: actual)))
  }
}
