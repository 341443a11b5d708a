import PantomimeKit

/// `run`, `run for TIME`, `run until TIME`: lets time pass until something is reached.
package struct Run: Command {
  package static let form = Form(
    "run", "Advances until nothing more will happen by itself.",
    details: "The clock stops at the last thing that happened. `run for 2` and `run until 1.5` "
      + "advance by or to a time. What has not come to rest after 60 s is reported as a failure.",
    positionals: [
      Positional(.words(["for", "until"]), isOptional: true), Positional(.time, isOptional: true),
    ],
    example: ["scene city-guide", "tap on=card", "run"])

  private enum Goal {
    case rest
    case duration(TimeValue)
    case instant(TimeValue)
  }

  private let goal: Goal
  private let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    if arguments.accept("for") != nil {
      goal = .duration(try TimeValue(arguments.next("a time after 'for'", example: "run for 2")))
    } else if arguments.accept("until") != nil {
      goal = .instant(
        try TimeValue(arguments.next("a time after 'until'", example: "run until 1.5")))
    } else {
      goal = .rest
    }
  }

  package var elapsed: Elapsed {
    switch goal {
    case .rest: .some
    case .duration(let time): .by(time)
    case .instant(let time): .until(time, span)
    }
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(span) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch goal {
    case .rest:
      return try runToRest(&session)
    case .duration(let time):
      try session.advance(to: session.instant(after: time), span: span)
    case .instant(let time):
      try session.advance(to: session.instant(at: time), span: span)
    }
    return .nothing
  }

  /// How long a `run` waits for rest, in seconds (the language page).
  private static let patience = 60.0

  private func runToRest(_ session: inout Session) throws(ScriptError) -> Response {
    // Nothing else may hold the simulation now, or its trace would be copied at the first event.
    let limit = try session.running(span).now.advanced(bySeconds: Run.patience)
    while let deadline = session.simulation?.nextDeadline {
      if deadline > limit {
        try session.advance(to: limit, span: span)
        return .verdict(
          .failed(
            Mismatch(
              expected: "rest within \(Numerals.text(Run.patience)) s",
              actual: "something is still to happen at t=\(Numerals.text(deadline))")))
      }
      try session.advance(to: deadline, span: span)
    }
    guard let endless = session.simulation?.endless.first else { return .nothing }
    try session.advance(to: limit, span: span)
    return .verdict(
      .failed(
        Mismatch(
          expected: "rest within \(Numerals.text(Run.patience)) s",
          actual: "\(endless) goes on for ever")))
  }
}
