import PantomimeKit

/// `again [N] [NAME=VALUE …]`: repeats the last gesture with changes.
package struct Again: Command {
  package static let form = Form(
    "again", "Repeats the last gesture with changes.",
    details:
      "It starts where the gesture started and ends at the current time, or at lift-off if that is "
      + "later; a table compares both. `again 2` repeats the last two gestures with everything "
      + "in between. An option is replaced wherever it was given; a new option "
      + "goes to the last statement that accepts it. `rule`, `estimator` and `axis`, followed by their "
      + "parameters, apply to this replay only. Later `set` statements apply from the start; other "
      + "statements after the gesture are not repeated.",
    positionals: [Positional(.number, isOptional: true)], more: "[NAME=VALUE …]",
    example: [
      "scene city-guide", "pan began", "pan changed dy=-120", "pan ended vy=-300", "again vy=300",
    ])

  private let count: Int
  private let changes: [NamedValue]
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    count =
      try arguments.next().map { word throws(ScriptError) in
        try word.steps("a number of gestures", instead: "write options as NAME=VALUE")
      } ?? 1
    changes = try arguments.allOptions(areOthers: true)
  }

  package static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] {
    choices(for: completer) + options(of: completer.session.lastGestures(), besides: given)
  }

  /// Returns the candidates for the value of a choice, after its name.
  private static func choices(for completer: Completer) -> [Candidate] {
    PastGesture.choices.filter { completer.word.hasPrefix("\($0.name)=") }
      .flatMap { $0.candidates(in: completer.session.catalog) }
  }

  /// Returns the options that may change a gesture, without the options that are already given.
  private static func options(
    of gesture: PastGesture?, besides given: [String]
  ) -> [Candidate] {
    guard let gesture else { return [] }
    let meanings = gesture.statements.flatMap { $0.form?.options ?? [] }
    return gesture.optionNames.filter { name in !given.contains { $0.hasPrefix("\(name)=") } }
      .map { name in
        let meaning = meanings.first { $0.name == name }?.meaning
        return Candidate("\(name)=", meaning ?? "for this replay")
      }
  }

  package var role: CommandRole {
    .fingers(on: GivenOption(FingerPlace.view, in: changes)?.word.text)
  }

  package var undoBehavior: UndoBehavior { .past(isStep: true) }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(verb) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    guard let gesture = session.lastGestures(count) else {
      if session.host.shouldStop() { throw ScriptError.interrupted(verb) }
      let known = PastGesture.count(in: session)
      throw ScriptError(
        known == 0
          ? "this scene has no gesture yet"
          : "this scene has \(known) gesture\(known == 1 ? "" : "s"), not \(count)",
        verb, hint: known == 0 ? "for example: drag by=0,-120" : "write again, or again \(known)")
    }
    let replayed = try session.replaying(gesture, with: changes, verb: verb)
    let comparison = GestureComparison(gesture, replayed)
    // The session before `again` stays in the history, so `again` can be undone.
    var other = replayed.present
    let past = other.history?.past
    other.history = session.history
    other.history?.kind = .instead(of: past)
    session.become(other, from: replayed.start.simulation?.trace.count)
    return .answered(comparison.answer, comparison.page)
  }
}

extension Word {
  /// Parses a count of 1 or more.
  func steps(_ what: String, instead: String) throws(ScriptError) -> Int {
    guard !isQuoted, let numeral = Numeral(text), numeral.unit.isEmpty else {
      throw ScriptError("'\(text)' is not \(what)", span, hint: instead)
    }
    guard let count = Int(exactly: numeral.value), count > 0 else {
      throw ScriptError(
        "'\(text)' is not \(what)", span, hint: "write a whole number, at least 1")
    }
    return count
  }
}
