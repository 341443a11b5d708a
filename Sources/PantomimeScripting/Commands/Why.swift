import PantomimeKit

/// `why [won|velocity|decision|PATH|EVENT]`: explains the cause of an outcome, a value or an event,
/// and the change to the gesture that would have led to a different outcome.
package struct Why: Command {
  package static let form = Form(
    "why", "Explains the last outcome, a value or an event.",
    details:
      "Alone, it lists the causal chain from the touches to the outcome, and ends with a small change "
      + "of one number that would have flipped it, as a statement to type: the smallest, relative to "
      + "the number, of those that the decision depends on, unless that is large and one of half its "
      + "size to another number would do. `why won` "
      + "explains which recognizer won the touch. `why velocity` shows the samples that count; "
      + "`why decision` shows the rule's decision; `why` with any other label of an answer, such as "
      + "`lost`, shows only that line. `why PATH` explains the motion of a value, and `why EVENT` the "
      + "last event of that name.",
    positionals: [Positional(.cause, isOptional: true)], more: "…",
    example: ["scene city-guide", "drag on=card by=30,-140 over=0.3", "why"])

  private let words: [Word]
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    var words: [Word] = []
    while let word = arguments.next() { words.append(word) }
    self.words = words
  }

  package var undoBehavior: UndoBehavior { .past(isStep: false) }

  /// Returns the subject that the statement's words name in a scene.
  private func subject(_ simulation: Simulation?) throws(ScriptError) -> Causes.Subject {
    guard let first = words.first, let last = words.last else { return .outcome }
    if words.count == 1 {
      if let link = Causes.links.first(where: { $0.name == first.text }) { return link.subject }
      if simulation?.read(first.text) != nil { return .path(first) }
      if let simulation, simulation.hasRuns(named: first.text) {
        return .path(Word("\(first.text).progress", first.span))
      }
      if let simulation, simulation.gestureNames.contains(first.text) {
        return .path(Word("gesture.\(first.text)", first.span))
      }
      if let simulation, simulation.viewNames.contains(first.text) {
        throw ScriptError(
          "'\(first.text)' is a view", first.span,
          hint: "name one of its properties, for example: why \(first.text).frame")
      }
    }
    // "Why did nothing move" asks about the last outcome.
    if words.contains(where: { $0.text.lowercased() == "nothing" }) { return .outcome }
    let text = Word(words.map { $0.text }.joined(separator: " "), first.span.union(last.span))
    guard let simulation else { return .event(text) }
    let parts = text.text.split { $0.isWhitespace }.map(String.init)
    let near = Why.near(text, simulation)
    if near.isEmpty, !Causes.kinds(parts, simulation).isEmpty { return .event(text) }
    let known =
      !near.isEmpty
      ? near
      : Causes.links.map { $0.name } + simulation.paths
        + simulation.events.flatMap { $0.kinds }.flatMap { Causes.names($0) }
    throw ScriptError(
      "'\(text.text)' is not a label of an answer, a path or an event", text.span,
      hint: Spelling.hint(
        near.isEmpty ? first.text : text.text, among: known, what: "topics of `why`",
        longList: "the labels are \(Spelling.list(Causes.links.map { $0.name }, "and")); `show` "
          + "lists the paths, `help events` the events"))
  }

  /// Returns the events whose names are similar to words that name no event.
  private static func near(_ text: Word, _ simulation: Simulation) -> [String] {
    let check = EventCheck(simulation.events)
    let name = text.text.split { $0.isWhitespace }.prefix { !$0.contains("=") }
    return name.count > 1 && check.kinds(of: text).isEmpty ? check.near(Array(name)) : []
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    guard words.count == 1, scene.mayRead(words[0]) else {
      _ = try subject(scene.simulation)
      return
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try Causes.answer(try subject(session.simulation), session, verb)
  }

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    let simulation = completer.session.simulation
    var events: [String] = []
    for entry in simulation?.trace.list.suffix(200) ?? [] {
      let name = entry.event.name
      // Completion offers only single words.
      if !name.contains(" "), !events.contains(name) { events.append(name) }
    }
    return Causes.links.map { Candidate($0.name, $0.meaning) }
      + (simulation?.paths ?? []).map { Candidate($0) }
      + events.map { Candidate($0) }
  }
}

extension Simulation {
  /// Returns whether a name is that of an animator or a transition.
  fileprivate func hasRuns(named name: String) -> Bool {
    animatorNames.contains(name) || transitionNames.contains(name)
  }
}
